/** Heights of the land as contour bands, from the letters of the edition's terrain. */

import { contours } from 'd3-contour'
import { UNIT } from './geometry'

const FINE = 6 // samples along a cell
const BANDS = [0.3, 0.62, 1.0, 1.45]
const HEIGHT: Record<string, number> = { '.': 0, h: 1, M: 2 }

/** One SVG path for each band, low to high. */
export function reliefPaths(rows: string[], portrait: boolean): string[] {
  const columns = rows[0]?.length ?? 0
  const heights = rows.map((row) => [...row].map((letter) => HEIGHT[letter] ?? 0))
  const at = (column: number, row: number) => heights[row]?.[column] ?? 0
  const [wide, high] = portrait ? [rows.length, columns] : [columns, rows.length]
  const [width, depth] = [wide * FINE, high * FINE]
  const values = new Array<number>(width * depth)
  for (let y = 0; y < depth; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / FINE + 0.09 * Math.sin(y * 0.61 + x * 0.13)
      const v = (y + 0.5) / FINE + 0.09 * Math.sin(x * 0.53 - y * 0.17)
      values[y * width + x] = portrait ? height(at, v, u) : height(at, u, v)
    }
  }
  const scale = UNIT / FINE
  return contours()
    .size([width, depth])
    .thresholds(BANDS)(values)
    .map((band) => band.coordinates.map((polygon) => polygon.map((ring) => ringPath(ring, scale)).join('')).join(''))
}

function height(at: (column: number, row: number) => number, u: number, v: number): number {
  let sum = 0
  const [column, row] = [Math.floor(u), Math.floor(v)]
  for (let c = column - 1; c <= column + 1; c++) {
    for (let r = row - 1; r <= row + 1; r++) {
      const [du, dv] = [u - c - 0.5, v - r - 0.5]
      sum += at(c, r) * Math.exp(-(du * du + dv * dv) / 0.26)
    }
  }
  return sum
}

function ringPath(ring: number[][], scale: number): string {
  const points = ring.map(([x = 0, y = 0]) => `${(x * scale).toFixed(1)},${(y * scale).toFixed(1)}`)
  return `M${points.join('L')}Z`
}
