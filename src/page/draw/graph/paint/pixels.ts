// Writes the pixels of a large graph directly, because a canvas cannot paint tens of thousands of columns and dots in
// every frame.

import { type Columns, columnHeight } from '../columns'
import type { Geometry } from '../geometry'

/** A pixel buffer in the format of `ImageData`, one number per pixel. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint32Array
}

/** The transform of the drawing, in pixels. */
export interface Place {
  readonly k: number
  readonly x: number
  readonly y: number
}

/** Height of a layer in screen pixels, at a scale. */
export const layerHeight = (geo: Geometry, k: number): number =>
  2 * Math.max(1.5, Math.min(geo.layerGap * 0.36 * k, 14))

/** Writes all visible columns. `ratio`: pixels per CSS pixel; `palette`: pixel values by colour. */
export function writeColumns(
  { width, height, data }: Pixels,
  columns: Columns,
  geo: Geometry,
  place: Place,
  palette: Uint32Array,
  ratio: number,
): void {
  const step = columns.width * place.k
  const room = Math.round(layerHeight(geo, place.k / ratio) * ratio)
  columns.layers.forEach((layer, at) => {
    if (layer === undefined) return
    const middle = geo.layerY[at]! * place.k + place.y
    if (middle + room < 0 || middle - room > height) return
    const { start, first, colours } = layer
    const from = Math.max(0, Math.floor(-place.x / step) - start)
    const to = Math.min(first.length - 1, Math.ceil((width - place.x) / step) - start)
    for (let column = from; column < to; column++) {
      const begin = first[column]!
      const states = first[column + 1]! - begin
      if (states === 0) continue
      const left = Math.max(0, Math.round((start + column) * step + place.x))
      const right = Math.min(width, Math.round((start + column + 1) * step + place.x))
      const high = columnHeight(states, columns.most, room)
      const top = Math.round(middle - high / 2)
      for (let row = Math.max(0, -top); row < high && top + row < height; row++) {
        const pixel = palette[colours[begin + Math.floor((row * states) / high)]!]!
        const line = (top + row) * width
        for (let column = left; column < right; column++) data[line + column] = pixel
      }
    }
  })
}

/** Writes a dot with a soft rim over the existing pixels. */
export function writeDot({ width, height, data }: Pixels, x: number, y: number, r: number, pixel: number): void {
  const [left, right] = [Math.max(0, Math.floor(x - r)), Math.min(width - 1, Math.ceil(x + r))]
  const [top, bottom] = [Math.max(0, Math.floor(y - r)), Math.min(height - 1, Math.ceil(y + r))]
  const alpha = pixel >>> 24
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const covered = r + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y)
      if (covered <= 0) continue
      const at = row * width + column
      const seen = Math.round(alpha * Math.min(1, covered))
      // The rim is drawn over the existing pixels: the more opaque of both stays.
      if (covered >= 1 || seen > data[at]! >>> 24) data[at] = ((pixel & 0xffffff) | (seen << 24)) >>> 0
    }
}
