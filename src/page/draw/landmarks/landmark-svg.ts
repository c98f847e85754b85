// The landmark graph as an exportable picture, with the colours of its theme included.

import { escaped } from '#base/xml'
import type { LandmarkSet, LandmarkPicture, OrderKind, LandmarkNode } from '#questions/views/landmarks/landmark-data'
import { type Drawing, SANS_FAMILY } from '../export-picture'
import { starPath } from '../graph/paint/shapes'
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

/** The exportable picture: the landmarks with their arrows, and a legend of the arrows. */
export function landmarkDrawing(
  { set: { nodes }, picture }: { readonly set: LandmarkSet; readonly picture: LandmarkPicture },
  theme: 'light' | 'dark',
): Drawing {
  const colours = palettes[theme]
  const { boxes, arrows, left, right, top, bottom } = drawLandmarks(nodes, picture, 1.4)
  const y = bottom + MARGIN + 6
  const sample = (x: number, kind: OrderKind, text: string): string =>
    `${arrowText(`M${x},${y}h24`, `M${x + 24},${y - 3.5}l7,3.5l-7,3.5`, kind, colours.arrow)}<text x="${x + 38}" y="${y + 4}" fill="${colours.faint}" font-family="${SANS_FAMILY}" font-size="11.5">${text}</text>`
  return {
    nodes: boxes.length,
    width: Math.max(right - left, 420) + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN + LEGEND,
    ground: colours.ground,
    paint: null,
    *svg() {
      yield `<g transform="translate(${MARGIN - left},${MARGIN - top})" font-family="'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace" font-size="12">`
      for (const { path, head, kind } of arrows) yield arrowText(path, head, kind, colours.arrow)
      for (const box of boxes) yield boxText(box, nodes[box.node]!, colours)
      yield sample(left, 'greedy-necessary', 'right before')
      yield sample(left + 140, 'natural', 'some time before')
      yield '</g>'
    },
  }
}

const arrowText = (path: string, head: string, kind: OrderKind, colour: string): string =>
  kind === 'natural'
    ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.2" stroke-dasharray="4 3"/><path d="${head}" fill="none" stroke="${colour}" stroke-width="1.2"/>`
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5"/><path d="${head}Z" fill="${colour}"/>`

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

/** The path of a small flag with its pole at x. */
export const flagPath = (x: number, y: number): string => `M${x},${y - 7}h1.6v1h7.4l-2,2.6l2,2.6h-7.4v7.8h-1.6Z`
