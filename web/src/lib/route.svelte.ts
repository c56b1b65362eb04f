/** Which page is shown.  Addresses live behind `#`, so that a seat's token never reaches a server's log. */

export interface Route {
  page: 'start' | 'table' | 'replay' | 'review' | 'rules' | 'puzzles' | 'library'
  parts: string[]
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  switch (parts[0]) {
    case 't':
      return { page: 'table', parts: parts.slice(1) }
    case 'replay':
      return { page: 'replay', parts: parts.slice(1) }
    case 'review':
      return { page: 'review', parts: parts.slice(1) }
    case 'puzzles':
      return { page: 'puzzles', parts: parts.slice(1) }
    case 'rules':
      return { page: 'rules', parts: parts.slice(1) }
    case 'library':
      return { page: 'library', parts: [] }
    default:
      return { page: 'start', parts: [] }
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
