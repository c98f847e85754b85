// The initial position of a picture in its frame: the whole picture if its text is then readable, else as much as keeps
// it readable, from the top; and the preferred height of a frame.

import type { Scene } from '#language/domain-kit'

/** Minimum readable font size in pixels. */
export const MIN_LETTER = 9
/** Maximum font size in pixels, however much room there is. */
const MAX_FONT_SIZE = 22
const MARGIN = 12

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Placed {
  /** Pixels per unit of the scene. */
  readonly k: number
  readonly x: number
  readonly y: number
  /** True if part of the picture is outside the frame. */
  readonly isCut: boolean
}

const sizesOf = ({ shapes }: Pick<Scene, 'shapes'>): readonly number[] =>
  shapes.flatMap(shape => (shape.kind === 'text' ? [shape.size ?? 14] : []))

/** The smallest font size of a scene, in its units; a default for a scene without text. */
export const leastLetter = (scene: Pick<Scene, 'shapes'>): number =>
  sizesOf(scene).reduce((least, size) => Math.min(least, size), 14)

/** The scales, in pixels per unit, at which the text is neither too small nor needlessly large. */
function readable(scene: Pick<Scene, 'shapes'>): { least: number; most: number } {
  const largest = sizesOf(scene).reduce((max, size) => Math.max(max, size), 12)
  return { least: MIN_LETTER / leastLetter(scene), most: Math.max(1, MAX_FONT_SIZE / largest) }
}

/** The position of the picture in a frame of this size; a frame without a size, not laid out yet, cuts nothing. */
export function placeScene(scene: Pick<Scene, 'shapes' | 'width' | 'height'>, frame: Size): Placed {
  const { least, most } = readable(scene)
  const across = Math.max(1, frame.width - 2 * MARGIN) / Math.max(1, scene.width)
  const down = Math.max(1, frame.height - 2 * MARGIN) / Math.max(1, scene.height)
  const whole = Math.min(across, down, most)
  const k = whole >= least ? whole : Math.max(least, Math.min(across, most, least * 1.25))
  const [width, height] = [k * scene.width, k * scene.height]
  const isCut = frame.width > 0 && (width > frame.width || height > frame.height)
  return {
    k,
    x: width > frame.width ? MARGIN : (frame.width - width) / 2,
    y: height > frame.height ? MARGIN : (frame.height - height) / 2,
    isCut,
  }
}

/** The height in pixels of a frame of this width that shows the whole picture at its best width. */
export function heightFor(scene: Pick<Scene, 'shapes' | 'width' | 'height'>, width: number): number {
  const { least, most } = readable(scene)
  const across = Math.max(1, width - 2 * MARGIN) / Math.max(1, scene.width)
  return Math.ceil(Math.max(least, Math.min(across, most)) * scene.height + 2 * MARGIN)
}
