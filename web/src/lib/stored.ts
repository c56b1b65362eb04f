/** What this browser has kept under a key; `otherwise` if there is nothing, or nothing that can be read. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}
