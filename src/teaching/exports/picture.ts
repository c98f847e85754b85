// The picture of a problem's initial state as a self-contained SVG on white, for question banks and paper.

import { escaped } from '#base/xml'
import type { Ink, Scene, Shape } from '#language/domain-kit'
import { sceneOf } from '#language/library/picture'
import type { LoadedTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'
import { sceneInWords } from '#questions/views/scene-words'
import { dashesOf, inGrey, letters } from './grey'
import type { ItemPicture } from './item'

/** With more shapes, few programs can open the picture, and it is unreadable anyway. */
const MAX_SHAPES = 2_000

/**
 * The picture of the initial state; null if it has no shapes or too many. `words`: the prompt's words by object, such as
 * `red block`.
 */
export function pictureOf(
  { domain, problem, task }: LoadedTask,
  press: Press = 'colour',
  words: ReadonlyMap<string, string> = new Map(),
): ItemPicture | null {
  const plain = sceneOf(domain, problem, stateFacts(task, task.initial))
  const worded = sceneInWords(plain, words)
  const scene =
    press === 'grey'
      ? { ...worded, shapes: worded.shapes.map((shape, i) => withInk(shape, plain.shapes[i]!.fill)) }
      : worded
  if (scene.shapes.length === 0 || scene.shapes.length > MAX_SHAPES) return null
  return {
    svg: svgOf(scene, press),
    width: Math.ceil(scene.width),
    height: Math.ceil(scene.height),
    caption: scene.caption,
  }
}

/** Black-and-white pictures have the prompt's words, and none of its colours. */
function withInk({ fill: _, ...shape }: Shape, fill: Ink | undefined): Shape {
  return fill === undefined ? shape : { ...shape, fill }
}

/** The colours of the light theme on white, since files have no theme. */
export const inks: Readonly<Record<Exclude<Ink, 'none'>, string>> = {
  paper: '#ffffff',
  card: '#ffffff',
  line: '#8a8c94',
  faint: '#5b5d66',
  ink: '#1e1f24',
  ground: '#efe9da',
  water: '#dcebf3',
  goal: '#b98500',
  'on-hue': '#ffffff',
  black: '#26272d',
  white: '#ffffff',
  hue1: '#2f6db3',
  hue2: '#b4540a',
  hue3: '#2f7d4f',
  hue4: '#7b52ab',
  hue5: '#b83a4b',
  hue6: '#157a84',
  hue7: '#6f6a10',
  hue8: '#5d6675',
  soft1: '#dbe8f6',
  soft2: '#fbe5d0',
  soft3: '#dcefe1',
  soft4: '#e8dff3',
  soft5: '#f8dde0',
  soft6: '#d6eef0',
  soft7: '#efecc9',
  soft8: '#e4e7ec',
  'named-red': '#c8323f',
  'named-blue': '#2c62c0',
  'named-green': '#27793c',
  'named-violet': '#6f4bb8',
  'named-purple': '#7a3a9c',
  'named-magenta': '#b8359b',
  'named-brown': '#7a4a26',
  'named-orange': '#f08a24',
  'named-yellow': '#f2d23b',
  'named-gold': '#c79a1e',
  'named-cyan': '#35c3d6',
  'named-pink': '#f2a0b8',
  'named-silver': '#c6cbd2',
  'named-grey': '#969aa1',
}

/** In colours, or in black only, with patterns instead of hues. */
export type Press = 'colour' | 'grey'

/** Maps an ink to a colour or pattern. */
type Inking = (ink: Ink | undefined) => string

const inColour: Inking = ink => (ink === undefined || ink === 'none' ? 'none' : inks[ink])

/** A scene as SVG text. */
export function svgOf(scene: Scene, press: Press = 'colour'): string {
  const { width, height, shapes, caption } = scene
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  const { defs, fill, stroke } = press === 'grey' ? inGrey(shapes) : { defs: '', fill: inColour, stroke: inColour }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img">`,
    `<title>${escaped(caption)}</title>`,
    ...(defs === '' ? [] : [defs]),
    `<rect width="${w}" height="${h}" fill="#ffffff"/>`,
    ...shapes.map(shape => drawn(shape, fill, stroke)),
    '</svg>',
  ].join('\n')
}

/** Rounded to at most two decimals, so that it is the same on every machine. */
const n = (value: number): string => String(Math.round(value * 100) / 100)

function drawn(shape: Shape, fill: Inking, stroke: Inking): string {
  const look = lookOf(shape, fill, stroke)
  const at = `transform="translate(${n(shape.x)} ${n(shape.y)})"`
  switch (shape.kind) {
    case 'rect':
      return `<rect ${at} width="${n(shape.width)}" height="${n(shape.height)}" rx="${n(shape.radius ?? 0)}" ${look}/>`
    case 'circle':
      return `<circle ${at} r="${n(shape.radius)}" ${look}/>`
    case 'line':
      return `<line x1="${n(shape.x)}" y1="${n(shape.y)}" x2="${n(shape.toX)}" y2="${n(shape.toY)}" ${look}/>${shape.arrow === true ? head(shape, stroke) : ''}`
    case 'path':
      return `<path ${at} d="${escaped(shape.d)}" ${look}/>`
    case 'text':
      return `<text ${at} ${letters(shape.fill ?? 'ink', fill)} font-family="Inter, Helvetica, Arial, sans-serif" font-size="${n(shape.size ?? 14)}" font-weight="${shape.bold ? 650 : 500}" text-anchor="${shape.anchor ?? 'start'}">${escaped(shape.text)}</text>`
    default:
      return shape satisfies never
  }
}

const lookOf = (
  { fill: within, stroke: around, strokeWidth = 2, dashed, kind }: Shape,
  fill: Inking,
  stroke: Inking,
): string => {
  const dashes = dashed === true ? '5 4' : kind === 'line' && fill !== inColour ? dashesOf(around) : ''
  const inside = fill(within)
  // A pattern has no visible edge of its own.
  const isBare = inside.startsWith('url') && (around === undefined || around === 'none')
  const edge = isBare ? stroke('ink') : stroke(around)
  const width = isBare ? 1 : strokeWidth
  return `fill="${inside}" stroke="${edge}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}`
}

type Line = Extract<Shape, { kind: 'line' }>

/** An arrowhead as a path, since markers in the colour of their line are not supported everywhere. */
function head({ x, y, toX, toY, stroke, strokeWidth = 2 }: Line, inking: Inking): string {
  const angle = Math.round((Math.atan2(toY - y, toX - x) * 18_000) / Math.PI) / 100
  return `<path d="M0 0 -10 4.5 -10 -4.5Z" transform="translate(${n(toX)} ${n(toY)}) rotate(${angle}) scale(${n((strokeWidth * 3) / 5)})" fill="${inking(stroke)}"/>`
}
