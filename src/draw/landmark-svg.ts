// The landmark graph as the text of an SVG file, with the colours of its theme inside.

import type { LandmarkNode, LandmarkPicture, LandmarkSet } from '../worker/landmark-api'
import { starPath } from './graph-shapes'
import { BOX_HEIGHT, drawLandmarks, type LandmarkBox, roleOf } from './landmark-geometry'

const palettes = {
  light: {
    ground: '#fdfcfa',
    card: '#ffffff',
    ink: '#1e1f24',
    soft: '#44464f',
    faint: '#666871',
    line: '#cbc6bb',
    arrow: '#4b5566',
    landmark: '#8f3a73',
    goal: '#8a6100',
    goalWash: '#fff1c9',
  },
  dark: {
    ground: '#191b20',
    card: '#1e2026',
    ink: '#ecebe6',
    soft: '#c9c9c8',
    faint: '#a0a3ad',
    line: '#4a4e5a',
    arrow: '#b4bccb',
    landmark: '#e79bc9',
    goal: '#f2c14e',
    goalWash: '#3a301a',
  },
} as const

const MARGIN = 20
const LEGEND = 34

/** A picture to keep: the landmarks with their arrows, and what the arrows mean. */
export function landmarkSvg(
  graph: { readonly set: LandmarkSet; readonly picture: LandmarkPicture },
  theme: 'light' | 'dark',
): string {
  const colours = palettes[theme]
  const { nodes } = graph.set
  const { boxes, arrows, left, right, top, bottom } = drawLandmarks(nodes, graph.picture, 1.4)
  const width = Math.ceil(Math.max(right - left, 420) + 2 * MARGIN)
  const height = Math.ceil(bottom - top + 2 * MARGIN + LEGEND)
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${Math.floor(left - MARGIN)} ${Math.floor(top - MARGIN)} ${width} ${height}" font-family="'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace" font-size="12">`,
    `<title>Landmarks</title>`,
    `<rect x="${Math.floor(left - MARGIN)}" y="${Math.floor(top - MARGIN)}" width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...arrows.map(({ path, head, kind }) =>
      kind === 'natural'
        ? `<path d="${path}" fill="none" stroke="${colours.arrow}" stroke-width="1.2" stroke-dasharray="4 3"/><path d="${head}" fill="none" stroke="${colours.arrow}" stroke-width="1.2"/>`
        : `<path d="${path}" fill="none" stroke="${colours.arrow}" stroke-width="1.5"/><path d="${head}Z" fill="${colours.arrow}"/>`,
    ),
    ...boxes.map(box => boxText(box, nodes[box.node]!, colours)),
  ]
  const y = bottom + MARGIN + 6
  const sample = (x: number, dashed: boolean, text: string): string =>
    `<path d="M${x},${y}h24" stroke="${colours.arrow}" stroke-width="1.4"${dashed ? ' stroke-dasharray="4 3"' : ''}/><path d="M${x + 24},${y - 3.5}l7,3.5l-7,3.5${dashed ? '' : 'Z'}" fill="${dashed ? 'none' : colours.arrow}" stroke="${colours.arrow}"/><text x="${x + 38}" y="${y + 4}" fill="${colours.faint}" font-family="Inter, system-ui, sans-serif" font-size="11.5">${text}</text>`
  lines.push(sample(left, false, 'right before'), sample(left + 140, true, 'some time before'))
  return `${lines.join('\n')}\n</svg>\n`
}

function boxText(
  { x, y, width, label }: LandmarkBox,
  node: LandmarkNode,
  colours: (typeof palettes)['light' | 'dark'],
): string {
  const role = roleOf(node)
  const [fill, stroke, ink] =
    role === 'landmark'
      ? [colours.card, colours.landmark, colours.ink]
      : role === 'goal'
        ? [colours.goalWash, colours.goal, colours.soft]
        : ['none', colours.line, colours.soft]
  const mark = node.inGoal
    ? `<path d="${starPath(x - width / 2 + 15, y, 6)}" fill="${colours.goal}"/>`
    : role === 'landmark'
      ? `<path d="${flagPath(x - width / 2 + 11, y)}" fill="${colours.landmark}"/>`
      : `<circle cx="${x - width / 2 + 15}" cy="${y}" r="3.5" fill="none" stroke="${colours.faint}" stroke-width="1.4"/>`
  return `<g><rect x="${x - width / 2}" y="${y - BOX_HEIGHT / 2}" width="${width}" height="${BOX_HEIGHT}" rx="6" fill="${fill}" stroke="${stroke}" stroke-width="${role === 'landmark' ? 1.5 : 1}"${role === 'initial' ? ' stroke-dasharray="3 2.5"' : ''}/>${mark}<text x="${x - width / 2 + 28}" y="${y + 4}" fill="${ink}">${escaped(label)}</text></g>`
}

/** A small flag, its pole at x. */
export const flagPath = (x: number, y: number): string =>
  `M${x},${y - 7}h1.6v1h7.4l-2,2.6l2,2.6h-7.4v7.8h-1.6Z`

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
