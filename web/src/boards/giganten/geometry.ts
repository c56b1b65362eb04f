/** Where things lie on the map.  Wide screens see the land from west to east, phones from north to south. */

import measures from '../../../../src/gusher/games/giganten/art/geometry.json'
import type { Box, Plan, Point } from '../plan'
import { COLUMNS, ROWS } from './notation'

export const UNIT = measures.unit
export const EDGE = measures.edge // letters and numbers
export const SEA = measures.sea // beyond the last column
export const HEADER = measures.header // what a column costs, above the lanes
const TOP = 4 // between the land and the railway

/** The lanes of the players' locomotives are numbered from 0; that of the black one comes last and is wider. */
export const BLACK_LANE = measures.lanes
const laneWidth = (portrait: boolean) => (portrait ? measures.portrait_lane : measures.lane)
const blackWidth = (portrait: boolean) => (portrait ? measures.portrait_black_lane : measures.black_lane)
/** How wide the whole railway is. */
export const railway = (portrait: boolean) => HEADER + BLACK_LANE * laneWidth(portrait) + blackWidth(portrait)

export interface Layout extends Plan {
  land: Box
}

export function layout(portrait: boolean): Layout {
  const track = TOP + railway(portrait) + 2
  const [wide, high] = portrait ? [ROWS, COLUMNS] : [COLUMNS, ROWS]
  const [right, below] = portrait ? [track, SEA] : [SEA, track]
  const land = { x: EDGE, y: EDGE, width: wide * UNIT, height: high * UNIT }
  return { portrait, width: EDGE + land.width + right, height: EDGE + land.height + below, land }
}

/** The point at some distance along the columns and across them. */
function point({ portrait, land }: Layout, along: number, across: number): Point {
  return portrait ? { x: land.x + across, y: land.y + along } : { x: land.x + along, y: land.y + across }
}

/** The middle of a cell; fractions are fine. */
export function middle(plan: Layout, column: number, row: number): Point {
  return point(plan, (column + 0.5) * UNIT, (row + 0.5) * UNIT)
}

/** The middle of a locomotive's place on the track: column 0 … 20. */
export function onTrack(plan: Layout, column: number, lane: number): Point {
  const width = lane === BLACK_LANE ? blackWidth(plan.portrait) : laneWidth(plan.portrait)
  const across = ROWS * UNIT + TOP + HEADER + lane * laneWidth(plan.portrait) + width / 2
  return point(plan, (column + 0.5) * UNIT, across)
}

/** The middle of the figure that says what a column costs. */
export function atHeader(plan: Layout, column: number): Point {
  return point(plan, (column + 0.5) * UNIT, ROWS * UNIT + TOP + HEADER / 2)
}

/** The bed of the railway. */
export function trackBed(plan: Layout): Box {
  const { x, y } = point(plan, 0, ROWS * UNIT + TOP)
  const { width, height } = plan.land
  return plan.portrait ? { x, y, width: railway(true), height } : { x, y, width, height: railway(false) }
}

/** The column of a cell, or of a column's letter. */
export function columnOf(cell: string): number {
  return cell.charCodeAt(0) - 65
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1
}

/** Cell number 23 of the land is D2. */
export function cellAt(cell: number): string {
  return cellName(cell % COLUMNS, Math.floor(cell / COLUMNS))
}

/** A column by its letter; the space beyond the last one is the star's. */
export function columnName(column: number): string {
  return column < COLUMNS ? String.fromCharCode(65 + column) : '★'
}

export function cellName(column: number, row: number): string {
  return columnName(column) + (row + 1)
}

export function place(plan: Layout, cell: string): Point {
  return middle(plan, columnOf(cell), rowOf(cell))
}

/** A number from 0 to 1 that is always the same for the same cell: the art varies, but never flickers. */
export function chanceOf(column: number, row: number, salt = 0): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453
  return mixed - Math.floor(mixed)
}
