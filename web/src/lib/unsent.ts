/** A move on its way, kept until the server has answered: a page that is reloaded sends it after all. */

export interface Unsent {
  /** The request's id, by which the server knows what it has carried out already. */
  id: string
  /** The position that it was made in. */
  rev: number
  action: string
}

interface Seat {
  /** The table. */
  id: string
  you: number | null
}

const keyOf = ({ id, you }: Seat) => `gusher-unsent-${id}-${you}`

export function keep(seat: Seat, unsent: Unsent): void {
  sessionStorage.setItem(keyOf(seat), JSON.stringify(unsent))
}

export function kept(seat: Seat): Unsent | null {
  return JSON.parse(sessionStorage.getItem(keyOf(seat)) ?? 'null') as Unsent | null
}

export function forget(seat: Seat): void {
  sessionStorage.removeItem(keyOf(seat))
}
