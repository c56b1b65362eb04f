/** Which page is shown.  Addresses live behind `#`, so that a seat's token never reaches a server's log. */

const PAGES = ['replay', 'review', 'rules', 'puzzles', 'library'] as const

export interface Route {
  page: (typeof PAGES)[number] | 'table' | 'start'
  parts: string[]
}

function read(): Route {
  const [name, ...parts] = location.hash.replace(/^#\/?/, '').split('/').map(decoded)
  return { page: name === 't' ? 'table' : (PAGES.find((page) => page === name) ?? 'start'), parts }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // not one of our addresses
  }
}

let now = $state.raw(read())
addEventListener('hashchange', () => {
  now = read()
})

export function route(): Route {
  return now
}

export function go(address: string): void {
  location.hash = address
}

/** Of a game's rules, or of those of the first game. */
export function rulesAddress(game?: string, clause?: string | null): string {
  return ['#/rules', game, clause].filter(Boolean).join('/')
}
