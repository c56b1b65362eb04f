/** Where the countries of Kark lie.  Phones show the region turned by a quarter, with north to the right. */

import geometry from '../../../../src/gusher/games/nations/art/geometry.json'
import type { NationsEdition, NationsEvent, NationsView } from '../../lib/protocol'
import type { Plan, Point } from '../plan'
import { HALVES, RING } from './notation'

export const WIDTH = geometry.width
export const HEIGHT = geometry.height
export const RADIUS = geometry.radius
export const HEART = geometry.heart // the disc in the middle of a ring
export const SPOT = 29 // half the width of a space's button
/** Half the length and half the height of the places for tankers. */
export const BERTH = geometry.berth

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
/** The lines of the map's frame, and how far each is from the edge. */
export const FRAME = Object.entries(geometry.frame)
/** The points of two hearts between which a pipeline lies, clear of the spaces. */
const PIPES: Record<string, number[]> = geometry.pipes

/** What every layer of the map is drawn from. */
export interface Layer {
  view: NationsView
  edition: NationsEdition
  plan: Plan
  /** What has just happened: pieces travel along their way. */
  fresh: NationsEvent[]
}

export function layout(portrait: boolean): Plan {
  return portrait ? { portrait, width: HEIGHT, height: WIDTH } : { portrait, width: WIDTH, height: HEIGHT }
}

/** The same for a drawing made for wide screens. */
export function turned(plan: Plan): string | undefined {
  return plan.portrait ? `matrix(0 1 -1 0 ${HEIGHT} 0)` : undefined
}

export function turn(plan: Plan, point: Point): Point {
  return plan.portrait ? { x: HEIGHT - point.y, y: point.x } : point
}

function rawMiddle(country: string): Point {
  return MIDDLE[country] ?? { x: 0, y: 0 }
}

export function middleOf(plan: Plan, country: string): Point {
  return turn(plan, rawMiddle(country))
}

function rawSpace(space: string): Point {
  const [country = '', place = '0'] = space.split('.')
  const middle = rawMiddle(country)
  const angle = (Number(place) / RING) * 2 * Math.PI
  return { x: middle.x + RADIUS * Math.sin(angle), y: middle.y - RADIUS * Math.cos(angle) }
}

/** The middle of a ring's space, `N1.3`. */
export function spaceAt(plan: Plan, space: string): Point {
  return turn(plan, rawSpace(space))
}

/** Where tankers lie: offshore in a half of the sea, or inshore of a port. */
export function waterAt(plan: Plan, water: string): Point | null {
  const point = WATERS[water]
  return point ? turn(plan, point) : null
}

export function seaAt(plan: Plan, half: string): Point {
  return turn(plan, SEAS[half] ?? { x: 0, y: 0 })
}

/** The way by sea from one berth to another: round the corners of the coast, never over land. */
export function seaWay(plan: Plan, from: string, to: string): Point[] {
  const [one, two] = [WATERS[from], WATERS[to]]
  const { U: canal, north, south } = WATERS
  if (!one || !two || !canal || !north || !south) return []
  const corners = [north, south].map(({ y }) => ({ x: canal.x, y })).filter(({ y }) => y === one.y || y === two.y)
  const isNorthFirst = one.y < two.y
  const round = one.y === two.y ? [] : isNorthFirst ? corners : corners.reverse()
  return [one, ...round, two].map((point) => turn(plan, point))
}

export function pipeAt(plan: Plan, pair: string): [Point, Point] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = PIPES[pair] ?? PIPES[pair.split('-').reverse().join('-')] ?? []
  return [turn(plan, { x: x1, y: y1 }), turn(plan, { x: x2, y: y2 })]
}

/** A pipeline's lines from the ground up, and how far each lies from the middle; Python's picture has them as well. */
export const PIPE = Object.entries(geometry.pipe)

export function distance(one: Point, two: Point): number {
  return Math.hypot(two.x - one.x, two.y - one.y)
}

/** The middle of a border, where its pipeline is shown. */
export function borderAt(plan: Plan, pair: string): Point {
  const [one, two] = pipeAt(plan, pair)
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
}

const { reach: REACH, sides: SIDES } = geometry.agents
/** An agent nearer to an arrow's direction than this, in degrees, would hide its head. */
const CLEAR = 30

/** Where agents stand: outside the ring, beside their space, starting with the spots where they hide no arrow. */
export function besideOf(plan: Plan, space: string, arrows: string[]): Point[] {
  const at = rawSpace(space)
  const outward = Number(space.split('.')[1]) * (360 / RING)
  const led = arrows
    .map((arrow) => arrow.split('-'))
    .filter((ends) => ends.includes(space))
    .map((ends) => rawSpace(ends.find((end) => end !== space) ?? space))
    .map((end) => (Math.atan2(end.x - at.x, at.y - end.y) * 180) / Math.PI)
  const hides = (side: number) => led.some((way) => Math.abs(((way - outward - side + 540) % 360) - 180) < CLEAR)
  return [...SIDES]
    .sort((one, two) => Number(hides(one)) - Number(hides(two)))
    .map((side) => ((outward + side) * Math.PI) / 180)
    .map((angle) => turn(plan, { x: at.x + REACH * Math.sin(angle), y: at.y - REACH * Math.cos(angle) }))
}

export interface Ornament extends Point {
  art: string
}

/** What grows on the land, or swims in the sea. */
export function ornaments(plan: Plan, where: 'growth' | 'swell'): Ornament[] {
  return geometry[where].map(([art, x, y]) => ({ art: String(art), ...turn(plan, { x: Number(x), y: Number(y) }) }))
}

/** A place that can be pointed at: its middle, and half its width and height. */
export interface Spot extends Point {
  id: string
  wide: number
  high: number
}

const VALVE = 19

/** Every place that can be pointed at, in an order that arrow keys can walk. */
export function spotsOf(plan: Plan, edition: NationsEdition): Spot[] {
  const spaces = edition.countries.list.flatMap(({ id }) => Array.from({ length: RING }, (_, i) => `${id}.${i}`))
  return [
    ...spaces.map((space) => ({ id: `space ${space}`, wide: SPOT, high: SPOT, ...spaceAt(plan, space) })),
    ...BERTHS.map((water) => ({
      id: `water ${water}`,
      ...berth(plan, water),
      ...(waterAt(plan, water) ?? { x: 0, y: 0 }),
    })),
    ...edition.borders.list.map((pair) => ({
      id: `border ${pair}`,
      wide: VALVE,
      high: VALVE,
      ...borderAt(plan, pair),
    })),
  ]
}

function berth(plan: Plan, water: string): { wide: number; high: number } {
  const { half, offshore, port } = BERTH
  const long = isOffshore(water) ? offshore : port
  return isUpright(plan, water) ? { wide: half, high: long } : { wide: long, high: half }
}

export function isOffshore(water: string): boolean {
  return (HALVES as readonly string[]).includes(water)
}

/** Does the shore beside a berth run up and down? */
export function isUpright(plan: Plan, water: string): boolean {
  return (water === 'U') !== plan.portrait
}
