// The colours of states as pixel values.

import type { GraphColours } from './colours'
import { DEAD_END_COLOUR, ROLE_COLOURS, STANDING_OUT, UNKNOWN_COLOUR } from '../columns'

export interface Palette {
  /** By colour number. */
  readonly pixels: Uint32Array
  /** Opacity of states and edges that are not highlighted. */
  readonly back: number
}

export function createPalette(theme: GraphColours, back: number): Palette {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  const pixelOf = (colour: string): number => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0]!
  }
  const pixels = new Uint32Array(2 * STANDING_OUT)
  const set = (colour: number, value: string): void => {
    const pixel = pixelOf(value)
    pixels[colour + STANDING_OUT] = pixel
    pixels[colour] = ((pixel & 0xffffff) | (Math.round((pixel >>> 24) * back) << 24)) >>> 0
  }
  for (const [shade, value] of theme.shades.entries()) set(shade, value)
  set(UNKNOWN_COLOUR, theme.outline)
  set(DEAD_END_COLOUR, theme.deadEndLine)
  // The roles in a search: discarded, expanded, waiting, chosen last.
  const roles = [theme.faint, theme.slate, theme.ink, theme.focus]
  for (const [role, value] of roles.entries()) set(ROLE_COLOURS + 1 + role, value)
  return { pixels, back }
}
