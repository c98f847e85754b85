// Paints an element of the page on a canvas, as it looks in a theme: boxes, borders, text, pictures. Controls are left
// out. Everything is read synchronously, so that the page never visibly changes its theme.

import { type Drawing, drawingOf } from './export-picture'

export interface Painted {
  readonly width: number
  readonly height: number
  readonly ground: string
  /** Paints the element with its upper left corner at the origin; `draw` paints an SVG. */
  readonly paint: (
    context: CanvasRenderingContext2D,
    draw: (drawing: Drawing, x: number, y: number, width: number, height: number) => Promise<void>,
  ) => Promise<void>
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Op =
  | ({
      readonly kind: 'box'
      readonly fill: string
      readonly edges: readonly (readonly [width: number, colour: string])[]
      readonly radius: number
    } & Box)
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly height: number
      readonly width: number
      readonly font: string
      readonly spacing: string
      readonly colour: string
      readonly struck: boolean
    }
  | ({ readonly kind: 'svg'; readonly drawing: Drawing } & Box)
  | ({ readonly kind: 'canvas'; readonly canvas: HTMLCanvasElement } & Box)
type Clipped = Op & { readonly clip: Box | null; readonly opacity: number }

const isControl = (element: Element): boolean =>
  element.matches('input[type=range], select, [role=toolbar], .unseen, .button, .icon-button')

/** Reads an element as it looks in a theme; a canvas in it keeps the page's theme. */
export function readElement(root: HTMLElement, theme: 'light' | 'dark'): Painted {
  const { documentElement } = document
  const before = documentElement.dataset.theme
  const still = new CSSStyleSheet()
  still.replaceSync('*,*::before,*::after{transition:none!important;animation:none!important}')
  const isPainted = root.querySelector('canvas') !== null
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  if (!isPainted) documentElement.dataset.theme = theme
  try {
    return paintedOf(root, isPainted ? themeNow() : theme)
  } finally {
    if (before === undefined) delete documentElement.dataset.theme
    else documentElement.dataset.theme = before
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== still)
  }
}

const themeNow = (): 'light' | 'dark' => {
  const asked = document.documentElement.dataset.theme
  if (asked === 'light' || asked === 'dark') return asked
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function paintedOf(root: HTMLElement, theme: 'light' | 'dark'): Painted {
  const whole = root.getBoundingClientRect()
  const ops: Clipped[] = []
  const zoom = (root as { currentCSSZoom?: number }).currentCSSZoom ?? 1
  const context = { theme, zoom, left: whole.left, top: whole.top, ops }
  walk(root, { clip: null, opacity: 1 }, context)
  const ground = getComputedStyle(document.body.parentElement!).backgroundColor
  return {
    width: whole.width,
    height: whole.height,
    ground,
    async paint(to, draw) {
      for (const op of ops) await paintOp(to, op, draw)
    },
  }
}

interface Walked {
  readonly theme: 'light' | 'dark'
  readonly zoom: number
  readonly left: number
  readonly top: number
  readonly ops: Clipped[]
}
interface Within {
  readonly clip: Box | null
  readonly opacity: number
}

function walk(element: Element, within: Within, to: Walked): void {
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden' || isControl(element)) return
  const rect = element.getBoundingClientRect()
  const box = boxOf(rect, to)
  const opacity = within.opacity * Number(style.opacity)
  const put = (op: Op): void => void to.ops.push({ ...op, clip: within.clip, opacity })
  if (element instanceof SVGSVGElement) {
    if (box.width > 0 && box.height > 0) put({ kind: 'svg', drawing: drawingOf(element, to.theme), ...box })
    return
  }
  putBox(style, box, to.zoom, put)
  if (element instanceof HTMLCanvasElement) {
    put({ kind: 'canvas', canvas: element, ...box })
    return
  }
  const isClipping = style.overflowX !== 'visible' || style.overflowY !== 'visible'
  const inside = { clip: isClipping ? overlap(within.clip, box) : within.clip, opacity }
  for (const child of element.childNodes)
    if (child instanceof Text) putWords(child, style, inside, to)
    else if (child instanceof Element) walk(child, inside, to)
}

const boxOf = (rect: DOMRect, { left, top }: Walked): Box => ({
  x: rect.left - left,
  y: rect.top - top,
  width: rect.width,
  height: rect.height,
})

function overlap(one: Box | null, other: Box): Box {
  if (one === null) return other
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  const right = Math.min(one.x + one.width, other.x + other.width)
  const bottom = Math.min(one.y + one.height, other.y + other.height)
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}

function putBox(style: CSSStyleDeclaration, box: Box, zoom: number, put: (op: Op) => void): void {
  const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map(side => {
    const isDrawn = style[`border${side}Style`] !== 'none'
    const width = isDrawn ? Number.parseFloat(style[`border${side}Width`]) * zoom : 0
    return [width, style[`border${side}Color`]] as const
  })
  const fill = style.backgroundColor
  const isClear = /^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(fill)
  if (isClear && edges.every(([width]) => width === 0)) return
  const radius = Number.parseFloat(style.borderTopLeftRadius) * zoom || 0
  put({ kind: 'box', fill: isClear ? 'transparent' : fill, edges, radius, ...box })
}

/** Draws each word at its position. */
function putWords(node: Text, style: CSSStyleDeclaration, within: Within, to: Walked): void {
  const range = document.createRange()
  const size = Number.parseFloat(style.fontSize) * to.zoom
  const font = `${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`
  for (const found of node.data.matchAll(/\S+/g)) {
    range.setStart(node, found.index)
    range.setEnd(node, found.index + found[0].length)
    const [rect, ...broken] = range.getClientRects()
    if (rect === undefined || rect.width === 0) continue
    const box = boxOf(broken.length > 0 ? range.getBoundingClientRect() : rect, to)
    const text = style.textTransform === 'uppercase' ? found[0].toUpperCase() : found[0]
    to.ops.push({
      ...within,
      kind: 'text',
      text,
      ...box,
      font,
      spacing: style.letterSpacing,
      colour: style.color,
      struck: style.textDecorationLine.includes('line-through'),
    })
  }
}

async function paintOp(
  to: CanvasRenderingContext2D,
  op: Clipped,
  draw: Parameters<Painted['paint']>[1],
): Promise<void> {
  to.save()
  if (op.clip !== null) {
    to.beginPath()
    to.rect(op.clip.x, op.clip.y, op.clip.width, op.clip.height)
    to.clip()
  }
  to.globalAlpha = op.opacity
  if (op.kind === 'box') paintBox(to, op)
  else if (op.kind === 'text') paintText(to, op)
  else if (op.kind === 'canvas') to.drawImage(op.canvas, op.x, op.y, op.width, op.height)
  else await draw(op.drawing, op.x, op.y, op.width, op.height)
  to.restore()
}

function paintBox(to: CanvasRenderingContext2D, op: Extract<Op, { kind: 'box' }>): void {
  const { x, y, width, height, edges, radius } = op
  to.fillStyle = op.fill
  to.beginPath()
  to.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2))
  to.fill()
  const [[line, colour]] = edges as [readonly [number, string]]
  if (edges.every(([other, same]) => other === line && same === colour)) {
    if (line === 0) return
    to.lineWidth = line
    to.strokeStyle = colour
    to.beginPath()
    to.roundRect(
      x + line / 2,
      y + line / 2,
      width - line,
      height - line,
      Math.max(0, Math.min(radius, width / 2, height / 2) - line / 2),
    )
    to.stroke()
    return
  }
  const sides = [
    [x, y, width, edges[0]![0]],
    [x + width - edges[1]![0], y, edges[1]![0], height],
    [x, y + height - edges[2]![0], width, edges[2]![0]],
    [x, y, edges[3]![0], height],
  ] as const
  sides.forEach((side, at) => {
    to.fillStyle = edges[at]![1]
    if (edges[at]![0] > 0) to.fillRect(...side)
  })
}

function paintText(to: CanvasRenderingContext2D, op: Extract<Op, { kind: 'text' }>): void {
  to.font = op.font
  if ('letterSpacing' in to && op.spacing !== 'normal') to.letterSpacing = op.spacing
  to.fillStyle = op.colour
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = to.measureText(op.text)
  const y = op.y + (op.height - up - down) / 2 + up
  to.fillText(op.text, op.x, y)
  if (op.struck) to.fillRect(op.x, op.y + op.height * 0.55, op.width, Math.max(1, op.height / 16))
}
