/** Copy a text.  Browsers offer the clipboard to safe origins only: over plain HTTP, a field is copied instead. */
export async function copy(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  const page = document.querySelector('dialog[open]') ?? document.body
  page.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
