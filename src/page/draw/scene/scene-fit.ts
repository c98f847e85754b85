// How a picture lies in its frame before a hand moves it: the whole of it where its letters can then be read, else as
// much as keeps them readable, from the top; and how high a frame it would like.

import type { Scene } from '#language/domain-kit'

/** Pixels; letters smaller than this are not read. */
export const MIN_LETTER = 9
/** Letters need not be larger than this, however much room there is. */
const MAX_FONT_SIZE = 22
const MARGIN = 12

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Placed {
  /** Pixels to a unit of the scene. */
  readonly k: number
  readonly x: number
  readonly y: number
  /** Some of the picture lies outside the frame. */
  readonly isCut: boolean
}

const sizesOf = ({ shapes }: Pick<Scene, 'shapes'>): readonly number[] =>
  shapes.flatMap(shape => (shape.kind === 'text' ? [shape.size ?? 14] : []))

/** The size of the smallest letters of a scene, in its units; of one without letters, an ordinary one. */
export const leastLetter = (scene: Pick<Scene, 'shapes'>): number =>
  sizesOf(scene).reduce((least, size) => Math.min(least, size), 14)

/** Pixels to a unit at which the letters are neither too small nor needlessly large. */
function readable(scene: Pick<Scene, 'shapes'>): { least: number; most: number } {
  const largest = sizesOf(scene).reduce((most, size) => Math.max(most, size), 12)
  return { least: MIN_LETTER / leastLetter(scene), most: Math.max(1, MAX_FONT_SIZE / largest) }
}

/** Where the picture lies in a frame of this size. */
export function placeScene(scene: Pick<Scene, 'shapes' | 'width' | 'height'>, frame: Size): Placed {
  const { least, most } = readable(scene)
  const across = Math.max(1, frame.width - 2 * MARGIN) / Math.max(1, scene.width)
  const down = Math.max(1, frame.height - 2 * MARGIN) / Math.max(1, scene.height)
  const whole = Math.min(across, down, most)
  const k = whole >= least ? whole : Math.max(least, Math.min(across, most, least * 1.25))
  const [width, height] = [k * scene.width, k * scene.height]
  const isCut = width > frame.width || height > frame.height
  return {
    k,
    x: width > frame.width ? MARGIN : (frame.width - width) / 2,
    y: height > frame.height ? MARGIN : (frame.height - height) / 2,
    isCut,
  }
}

/** The height of a frame of this width that shows all of the picture as wide as is good, in pixels. */
export function heightFor(scene: Pick<Scene, 'shapes' | 'width' | 'height'>, width: number): number {
  const { least, most } = readable(scene)
  const across = Math.max(1, width - 2 * MARGIN) / Math.max(1, scene.width)
  return Math.ceil(Math.max(least, Math.min(across, most)) * scene.height + 2 * MARGIN)
}
