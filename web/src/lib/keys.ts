/** Keys that mean something at a table, as the sheet behind “?” lists them. */
export const KEYS = ['1', 'h', 'd', 'u', 'p', 'arrows', 'home', 'enter', 'escape', 'help'] as const

/** Is what is typed there part of a text? */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

/** Is a letter pressed as a shortcut at a table? */
export function isShortcut({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || isWriting(target))
}
