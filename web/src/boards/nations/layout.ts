/** Where the countries of Kark lie.  Phones see the region turned by a quarter, north to the right. */

import geometry from '../../../../src/gusher/games/nations/art/geometry.json'
import type { NationsEdition, NationsEvent, NationsView } from '../../lib/protocol'
import { COUNTRIES, RING } from './notation'

export const WIDTH = geometry.width
export const HEIGHT = geometry.height
export const RADIUS = geometry.radius
export const HEART = geometry.heart // the disc in the middle of a ring
export const SPOT = 28 // half the width of a space's button
export const COAST = 82 // how far the seas reach in
export const CANAL = 66

export interface Point {
  x: number
  y: number
}

const MIDDLE: Record<string, Point> = geometry.middles
const WATERS: Record<string, Point> = geometry.waters
export const BERTHS = Object.keys(WATERS)
/** Where the seas are named. */
const SEAS: Record<string, Point> = geometry.seas
/** Where ornaments find room. */
export const ROSE: Point = geometry.rose
export const TITLE: Point = geometry.title
/** The land without the seas, and the outline of each country, borders drawn with a ruler. */
export const LAND = geometry.land
export const OUTLINES: Record<string, string> = geometry.outlines

export interface Layout {
  portrait: boolean
  width: number
  height: number
}

/** What every layer of the map is drawn from. */
export interface Layer {
  view: NationsView
  edition: NationsEdition
  plan: Layout
  /** What has just happened: pieces travel along their way. */
  fresh: NationsEvent[]
}

export function layout(portrait: boolean): Layout {
  return portrait ? { portrait, width: HEIGHT, height: WIDTH } : { portrait, width: WIDTH, height: HEIGHT }
}

/** The same for a drawing that is made for wide screens. */
export function turned(plan: Layout): string | undefined {
  return plan.portrait ? `matrix(0 1 -1 0 ${HEIGHT} 0)` : undefined
}

export function turn(plan: Layout, point: Point): Point {
  return plan.portrait ? { x: HEIGHT - point.y, y: point.x } : point
}

function rawMiddle(country: string): Point {
  return MIDDLE[country] ?? { x: 0, y: 0 }
}

export function middleOf(plan: Layout, country: string): Point {
  return turn(plan, rawMiddle(country))
}

function rawSpace(space: string): Point {
  const [country = '', place = '0'] = space.split('.')
  const middle = rawMiddle(country)
  const angle = (Number(place) / RING) * 2 * Math.PI
  return { x: middle.x + RADIUS * Math.sin(angle), y: middle.y - RADIUS * Math.cos(angle) }
}

/** The middle of a ring's space, `N1.3`. */
export function spaceAt(plan: Layout, space: string): Point {
  return turn(plan, rawSpace(space))
}

/** Where tankers lie: offshore in a half of the sea, or inshore of a port. */
export function waterAt(plan: Layout, water: string): Point | null {
  const point = WATERS[water]
  return point ? turn(plan, point) : null
}

export function seaAt(plan: Layout, half: string): Point {
  return turn(plan, SEAS[half] ?? { x: 0, y: 0 })
}

const SPACES = COUNTRIES.flatMap((id) => Array.from({ length: RING }, (_, place) => rawSpace(`${id}.${place}`)))

/** How far a point is from a piece of a line. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
}

const pipes = new Map<string, [Point, Point]>()

/** A pipeline between two hearts, moved aside so that it keeps clear of the spaces. */
function rawPipe(pair: string): [Point, Point] {
  const known = pipes.get(pair)
  if (known) return known
  const [a = '', b = ''] = pair.split('-')
  const [one, two] = [rawMiddle(a), rawMiddle(b)]
  const length = Math.hypot(two.x - one.x, two.y - one.y) || 1
  const [ux, uy] = [(two.x - one.x) / length, (two.y - one.y) / length]
  let best: { clear: number; line: [Point, Point] } | null = null
  for (let side = -44; side <= 44; side += 4) {
    const inset = Math.sqrt(HEART * HEART - side * side)
    const line: [Point, Point] = [
      { x: one.x + ux * inset - uy * side, y: one.y + uy * inset + ux * side },
      { x: two.x - ux * inset - uy * side, y: two.y - uy * inset + ux * side },
    ]
    const clear = Math.min(34, ...SPACES.map((space) => distance(space, ...line))) - Math.abs(side) / 100
    if (best === null || clear > best.clear) best = { clear, line }
  }
  const line = best?.line ?? [one, two]
  pipes.set(pair, line)
  return line
}

export function pipeAt(plan: Layout, pair: string): [Point, Point] {
  const [one, two] = rawPipe(pair)
  return [turn(plan, one), turn(plan, two)]
}

/** The middle of a border, where its pipeline is shown. */
export function borderAt(plan: Layout, pair: string): Point {
  const [one, two] = pipeAt(plan, pair)
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
}

const northCoast = (x: number) => COAST + 6 * Math.sin(x * 0.021) + 4 * Math.sin(x * 0.067 + 1) + 2 * Math.sin(x * 0.19)
const southCoast = (x: number) =>
  HEIGHT - COAST + 6 * Math.sin(x * 0.019 + 2) + 4 * Math.sin(x * 0.071) + 2 * Math.sin(x * 0.17)
export interface Ornament extends Point {
  art: string
}

/** A number from 0 to 1 that is always the same for the same numbers: the art varies, but never flickers. */
function chanceOf(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return mixed - Math.floor(mixed)
}

/** Dunes, palms and rocks, wherever nothing else is drawn. */
export function ornaments(plan: Layout, arrows: string[], borders: string[]): Ornament[] {
  const lines: [Point, Point][] = [
    ...arrows.map((arrow): [Point, Point] => [
      rawSpace(arrow.split('-')[0] ?? ''),
      rawSpace(arrow.split('-')[1] ?? ''),
    ]),
    ...borders.map(rawPipe),
  ]
  const keep: Point[] = [ROSE, TITLE]
  const found: Ornament[] = []
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 27; column++) {
      const x = 96 + column * 56 + (row % 2) * 28 + (chanceOf(column, row) - 0.5) * 22
      const y = 112 + row * 48 + (chanceOf(row, column + 50) - 0.5) * 18
      const far = Math.min(...COUNTRIES.map((id) => Math.hypot(x - rawMiddle(id).x, y - rawMiddle(id).y)))
      const roll = chanceOf(column + 7, row + 3)
      if (far < RADIUS + 44 || roll > 0.72 || x > WIDTH - 30) continue
      if (y < northCoast(x) + 24 || y > southCoast(x) - 22 || x < CANAL + 26) continue
      if (lines.some(([from, to]) => distance({ x, y }, from, to) < 25)) continue
      if (keep.some((spot) => Math.hypot(x - spot.x, y - spot.y) < 92)) continue
      const coastal = y < 190 || y > 650 || x < 330
      const art = coastal
        ? roll < 0.36
          ? 'art-palm'
          : 'art-scrub'
        : roll < 0.3
          ? 'art-dune-1'
          : roll < 0.58
            ? 'art-dune-2'
            : 'art-rocks'
      found.push({ art, ...turn(plan, { x, y }) })
    }
  }
  return found
}

/** Little waves out at sea, clear of the berths. */
export function waves(plan: Layout): Point[] {
  const found: Point[] = []
  for (const y of [20, 44, 796, 820]) {
    for (let x = 30; x < WIDTH; x += 64) {
      const at = { x: x + (y % 24) * 1.4, y }
      const busy = [...Object.values(WATERS), ...Object.values(SEAS)].some(
        (spot) => Math.abs(spot.x - at.x) < 132 && Math.abs(spot.y - at.y) < 40,
      )
      if (!busy) found.push(turn(plan, at))
    }
  }
  return found
}

/** A place that can be pointed at: its middle, and half its width and height. */
export interface Spot extends Point {
  id: string
  wide: number
  high: number
}

const PIPE = 19

/** Every place that can be pointed at, in an order that arrow keys can walk. */
export function spotsOf(plan: Layout, edition: NationsEdition): Spot[] {
  const spaces = edition.countries.list.flatMap(({ id }) => Array.from({ length: RING }, (_, i) => `${id}.${i}`))
  return [
    ...spaces.map((space) => ({ id: `space ${space}`, wide: SPOT, high: SPOT, ...spaceAt(plan, space) })),
    ...BERTHS.map((water) => ({
      id: `water ${water}`,
      ...berth(plan, water),
      ...(waterAt(plan, water) ?? { x: 0, y: 0 }),
    })),
    ...edition.borders.list.map((pair) => ({ id: `border ${pair}`, wide: PIPE, high: PIPE, ...borderAt(plan, pair) })),
  ]
}

function berth(plan: Layout, water: string): { wide: number; high: number } {
  const long = water === 'north' || water === 'south' ? 112 : 92
  return water === 'U' || plan.portrait ? { wide: 28, high: long } : { wide: long, high: 28 }
}
