// The picture of a problem's initial state as an SVG that stands alone: for question banks and paper, on white.

import { escaped } from '../../base/xml'
import type { Ink, Scene, Shape } from '../../domain-kit'
import { sceneOf } from '../../library/picture'
import type { LoadedTask } from '../../task/load'
import { stateFacts } from '../../task/names'
import type { ItemPicture } from './item'

/** More shapes than this make a picture that few programs open, and in which nobody sees anything. */
const MOST_SHAPES = 2_000

/** The picture of the initial state; null where there is nothing to draw, or very much. */
export function pictureOf({ domain, problem, task }: LoadedTask): ItemPicture | null {
  const scene = sceneOf(domain, problem, stateFacts(task, task.initial))
  if (scene.shapes.length === 0 || scene.shapes.length > MOST_SHAPES) return null
  return {
    svg: svgOf(scene),
    width: Math.ceil(scene.width),
    height: Math.ceil(scene.height),
    caption: scene.caption,
  }
}

/** The colours of the light theme, on white: files know no theme. */
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
}

const colour = (ink: Ink | undefined): string =>
  ink === undefined || ink === 'none' ? 'none' : inks[ink]

/** A scene as a text of SVG. */
export function svgOf({ width, height, shapes, caption }: Scene): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img">`,
    `<title>${escaped(caption)}</title>`,
    `<rect width="${w}" height="${h}" fill="#ffffff"/>`,
    ...shapes.map(drawn),
    '</svg>',
  ].join('\n')
}

/** At most two places after the point, the same on every machine. */
const n = (value: number): string => String(Math.round(value * 100) / 100)

function drawn(shape: Shape): string {
  const at = `transform="translate(${n(shape.x)} ${n(shape.y)})"`
  switch (shape.kind) {
    case 'rect':
      return `<rect ${at} width="${n(shape.width)}" height="${n(shape.height)}" rx="${n(shape.radius ?? 0)}" ${look(shape)}/>`
    case 'circle':
      return `<circle ${at} r="${n(shape.radius)}" ${look(shape)}/>`
    case 'line':
      return `<line x1="${n(shape.x)}" y1="${n(shape.y)}" x2="${n(shape.toX)}" y2="${n(shape.toY)}" ${look(shape)}/>${shape.arrow === true ? head(shape) : ''}`
    case 'path':
      return `<path ${at} d="${escaped(shape.d)}" ${look(shape)}/>`
    case 'text':
      return `<text ${at} fill="${colour(shape.fill ?? 'ink')}" font-family="Inter, Helvetica, Arial, sans-serif" font-size="${n(shape.size ?? 14)}" font-weight="${shape.bold ? 650 : 500}" text-anchor="${shape.anchor ?? 'start'}">${escaped(shape.text)}</text>`
    default:
      return shape satisfies never
  }
}

const look = ({ fill, stroke, strokeWidth = 2, dashed }: Shape): string =>
  `fill="${colour(fill)}" stroke="${colour(stroke)}" stroke-width="${n(strokeWidth)}" stroke-linejoin="round" stroke-linecap="round"${dashed === true ? ' stroke-dasharray="5 4"' : ''}`

/** The head of an arrow, drawn out: markers that take the colour of their line are not known everywhere. */
function head({
  x,
  y,
  toX,
  toY,
  stroke,
  strokeWidth = 2,
}: Extract<Shape, { kind: 'line' }>): string {
  const angle = Math.round((Math.atan2(toY - y, toX - x) * 18_000) / Math.PI) / 100
  return `<path d="M0 0 -10 4.5 -10 -4.5Z" transform="translate(${n(toX)} ${n(toY)}) rotate(${angle}) scale(${n((strokeWidth * 3) / 5)})" fill="${colour(stroke)}"/>`
}
