// The mark of a choice in a poll: its letter on a distinct shape and colour, recognisable from a distance, and without
// distinguishing colours.

import '#page/draw/scene/scene-colours.css'
import './choice-mark.css'

/** In a square of 100 by 100; the position and size of the letter. */
interface Shape {
  readonly hue: number
  readonly name: string
  readonly d: string
  readonly y?: number
  readonly size?: number
}

const circle = 'M50 3a47 47 0 1 1 0 94 47 47 0 1 1 0-94z'
const diamond = 'M50 0 100 50 50 100 0 50z'

const shapes: Readonly<Record<string, Shape>> = {
  A: { hue: 1, name: 'circle', d: circle },
  B: { hue: 2, name: 'square', d: 'M8 8H92V92H8z' },
  C: { hue: 3, name: 'triangle', d: 'M50 4 100 94H0z', y: 66, size: 42 },
  D: { hue: 4, name: 'diamond', d: diamond },
  E: { hue: 5, name: 'plus', d: 'M28 2H72V28H98V72H72V98H28V72H2V28H28z' },
  F: { hue: 6, name: 'hexagon', d: 'M25 7H75L100 50 75 93H25L0 50z' },
  G: {
    ...{ hue: 7, name: 'star', y: 55, size: 36 },
    d: 'M50 0 66 32 100 37 75 62 82 97 50 80 18 97 25 62 0 37 34 32z',
  },
  H: { hue: 8, name: 'half circle', d: 'M0 78a50 50 0 0 1 100 0v12H0z', y: 62, size: 46 },
  Y: { hue: 1, name: 'circle', d: circle },
  N: { hue: 2, name: 'diamond', d: diamond },
}

export const shapeOf = (letter: string): Shape => shapes[letter] ?? shapes.A!

/** The label of a choice that has no text. */
export const choiceName = (letter: string): string => (letter === 'Y' ? 'Yes' : letter === 'N' ? 'No' : letter)

/** The colour of a choice, as a CSS value. */
export const hueOf = (letter: string): string => `var(--scene-hue${shapeOf(letter).hue})`

/** Hidden from screen readers, as callers provide the text: letter and shape. */
export function ChoiceMark(props: { letter: string }) {
  const shape = () => shapeOf(props.letter)
  return (
    <svg class="choice-mark rigid" viewBox="-3 -3 106 106" style={{ '--hue': hueOf(props.letter) }} aria-hidden="true">
      <path d={shape().d} />
      <text x="50" y={shape().y ?? 51} style={{ 'font-size': `${shape().size ?? 54}px` }}>
        {props.letter}
      </text>
    </svg>
  )
}
