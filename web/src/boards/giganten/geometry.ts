/** Where things lie on the map.  Wide screens see the land from west to east, phones from north to south. */

import measures from '../../../../src/gusher/games/giganten/art/geometry.json'
import { COLUMNS, ROWS } from './notation'

export const UNIT = measures.unit
export const EDGE = measures.edge // letters and numbers
export const SEA = measures.sea // beyond the last column
export const LANES = measures.lanes
export const HEADER = measures.header // what a column costs, above the lanes

/** How wide the lane of one locomotive is. */
export const lane = (portrait: boolean) => (portrait ? measures.portrait_lane : measures.lane)
/** How wide the whole railway is. */
export const railway = (portrait: boolean) => LANES * lane(portrait) + HEADER + 4

export interface Point {
  x: number
  y: number
}

export interface Layout {
  portrait: boolean
  width: number
  height: number
  land: { x: number; y: number; width: number; height: number }
}

export function layout(portrait: boolean): Layout {
  const track = railway(portrait) + 6
  const long = COLUMNS * UNIT
  const short = ROWS * UNIT
  return portrait
    ? {
        portrait,
        width: EDGE + short + track,
        height: EDGE + long + SEA,
        land: { x: EDGE, y: EDGE, width: short, height: long },
      }
    : {
        portrait,
        width: EDGE + long + SEA,
        height: EDGE + short + track,
        land: { x: EDGE, y: EDGE, width: long, height: short },
      }
}

/** The middle of a cell; fractions are fine. */
export function middle(plan: Layout, column: number, row: number): Point {
  const along = (column + 0.5) * UNIT
  const across = (row + 0.5) * UNIT
  return plan.portrait
    ? { x: plan.land.x + across, y: plan.land.y + along }
    : { x: plan.land.x + along, y: plan.land.y + across }
}

/** The middle of a locomotive's place on the track: lane 0 … 4, column 0 … 20. */
export function onTrack(plan: Layout, column: number, number: number): Point {
  const along = (column + 0.5) * UNIT
  const across = ROWS * UNIT + HEADER + 4 + (number + 0.5) * lane(plan.portrait)
  return plan.portrait
    ? { x: plan.land.x + across, y: plan.land.y + along }
    : { x: plan.land.x + along, y: plan.land.y + across }
}

/** The middle of the figure that says what a column costs. */
export function atHeader(plan: Layout, column: number): Point {
  const along = (column + 0.5) * UNIT
  const across = ROWS * UNIT + 4 + HEADER / 2
  return plan.portrait
    ? { x: plan.land.x + across, y: plan.land.y + along }
    : { x: plan.land.x + along, y: plan.land.y + across }
}

/** The column of a cell, or of a column's letter. */
export function columnOf(cell: string): number {
  return cell.charCodeAt(0) - 65
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1
}

/** A column by its letter; the space beyond the last one is the star's. */
/** Cell number 23 of the land is D2. */
export function cellAt(cell: number): string {
  return cellName(cell % COLUMNS, Math.floor(cell / COLUMNS))
}

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
