// Pictures that leave the page: SVG that is alone (colours resolved for one theme, fonts named with fallbacks, title
// and description inside, nothing that runs) and PNG drawn from it.

import { once } from '#base/once'
import { escaped } from '#base/xml'
import { pinTheme } from './pin-theme'

/** A picture that can be saved, in the colours of one theme. */
export interface Drawing {
  /** Things in it; very many make an SVG that few programs open. */
  readonly nodes: number
  readonly width: number
  readonly height: number
  /** What is inside the `<svg>`, in pieces, so that making it can pause. */
  readonly svg: () => Iterable<string>
  /** Paints it on a canvas, in pieces, where that is better than drawing its SVG. */
  readonly paint: ((context: CanvasRenderingContext2D, scale: number) => Iterable<void>) | null
  /** The colour behind it. */
  readonly ground: string
}

/** A text alternative for the picture. */
export interface About {
  readonly title: string
  readonly description: string
}

/** Up to this many nodes a picture is saved as SVG. */
export const MAX_SVG_NODES = 5_000

export const SANS_FAMILY = "Inter, 'Helvetica Neue', Arial, sans-serif"

/** Milliseconds of work between two looks of the browser at its events. */
const SLICE = 12
/** Browsers refuse larger canvases. */
const MAX_SIDE_LENGTH = 8_192
const MAX_PIXELS = 40_000_000

/** The picture as a separate file. */
export async function svgText(drawing: Drawing, about: About, style = ''): Promise<string> {
  const [width, height] = [drawing.width, drawing.height].map(size => String(Math.ceil(size)))
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(about.title)}</title>`,
    `<desc id="description">${escaped(about.description)}</desc>`,
    style,
    `<rect width="${width}" height="${height}" fill="${drawing.ground}"/>`,
  ]
  await inSlices(drawing.svg(), part => parts.push(part))
  parts.push('</svg>')
  return parts.join('\n')
}

/** The picture in pixels, `scale` to a unit or as many as browsers allow. */
export async function canvasOf(drawing: Drawing, about: About, scale: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser gives no canvas to draw on.')
  const { width, height } = drawing
  if (drawing.paint) await inSlices(drawing.paint(context, scale), () => {})
  else {
    const least = Math.min(scale, MAX_SIDE_LENGTH / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)))
    canvas.width = Math.ceil(Math.ceil(width) * least)
    canvas.height = Math.ceil(Math.ceil(height) * least)
    const text = await svgText(drawing, about, await fontStyle())
    const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
    try {
      const image = new Image()
      image.src = url
      await image.decode()
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
    } finally {
      URL.revokeObjectURL(url)
    }
  }
  return canvas
}

/** The same as a file. */
export async function pngOf(drawing: Drawing, about: About, scale = 2): Promise<Blob> {
  const canvas = await canvasOf(drawing, about, scale)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The picture is too large for a PNG.'))),
      'image/png',
    ),
  )
}

async function inSlices<T>(pieces: Iterable<T>, take: (piece: T) => void): Promise<void> {
  let end = performance.now() + SLICE
  for (const piece of pieces) {
    take(piece)
    if (performance.now() < end) continue
    await new Promise(done => setTimeout(done))
    end = performance.now() + SLICE
  }
}

/** Properties that stylesheets may set and that a file needs as attributes. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const

/** Initial values of style properties. */
const initial: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'font-style': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'paint-order': 'normal',
}

/** An SVG that is alone already, as a text of our own, with its size in its first tag. */
export function drawingOfText(text: string): Drawing {
  const side = (name: string): number => Number(new RegExp(`^<svg[^>]* ${name}="([\\d.]+)"`).exec(text)?.[1] ?? 0)
  return {
    nodes: text.split('<').length - 1,
    width: side('width'),
    height: side('height'),
    svg: () => [text],
    paint: null,
    ground: 'none',
  }
}

/**
 * An SVG of the page as a drawing in another theme: a copy is styled where the original is, and what its style
 * comes to is written down.
 */
export function drawingOf(picture: SVGSVGElement, theme: 'light' | 'dark'): Drawing {
  const stand = document.createElement('div')
  stand.setAttribute('aria-hidden', 'true')
  stand.style.cssText = 'position:absolute;left:-99999px;top:0;background:var(--graph-ground)'
  pinTheme(stand, theme)
  const copy = picture.cloneNode(true) as SVGSVGElement
  stand.append(copy)
  const place = picture.parentElement ?? document.body
  place.append(stand)
  try {
    const ground = getComputedStyle(stand).backgroundColor
    const box = picture.viewBox.baseVal
    const [left, top, width, height] =
      box !== null && box.width > 0
        ? [box.x, box.y, box.width, box.height]
        : [0, 0, picture.width.baseVal.value, picture.height.baseVal.value]
    const nodes = writeDown(copy)
    const serialise = new XMLSerializer()
    const inside = [...copy.children].map(child =>
      serialise.serializeToString(child).replaceAll(' xmlns="http://www.w3.org/2000/svg"', ''),
    )
    const open = left === 0 && top === 0 ? '<g>' : `<g transform="translate(${-left} ${-top})">`
    return { nodes, width, height, svg: () => [open, ...inside, '</g>'], paint: null, ground }
  } finally {
    stand.remove()
  }
}

/** Replaces classes and styles by attributes throughout; how many elements there are. */
function writeDown(root: SVGSVGElement): number {
  for (const unwanted of root.querySelectorAll('script, foreignObject, style, a')) unwanted.remove()
  for (const foreign of root.querySelectorAll('title, desc')) {
    // Made in the page, a title may be one of HTML.
    const told = document.createElementNS(root.namespaceURI, foreign.localName)
    told.textContent = foreign.textContent
    foreign.replaceWith(told)
  }
  const elements = [...root.querySelectorAll<SVGElement>('*')]
  // All is read before anything is written, so that the style is computed once.
  const looks = elements.map(element => {
    const style = getComputedStyle(element)
    return {
      values: properties.map(property => style.getPropertyValue(property)),
      transform: element.style.transform === '' ? null : style.transform,
      gone: style.display === 'none' && element.closest('defs, title, desc') === null,
    }
  })
  elements.forEach((element, i) => {
    const { values, transform, gone } = looks[i]!
    if (gone) {
      element.remove()
      return
    }
    for (const { name } of [...element.attributes])
      if (/^(?:class|style|role|tabindex|data-|aria-|on)/.test(name) || name.endsWith('href'))
        element.removeAttribute(name)
    if (['title', 'desc', 'defs'].includes(element.localName)) return
    properties.forEach((property, p) => {
      const value = values[p]!
      const isText = element.localName === 'text' || element.localName === 'tspan'
      if (!isText && /^(?:font|text|dominant)/.test(property)) element.removeAttribute(property)
      else if (value === (initial[property] ?? '')) element.removeAttribute(property)
      else setLook(element, property, value)
    })
    if (transform !== null && transform !== 'none') element.setAttribute('transform', transform)
  })
  return elements.length
}

function setLook(element: SVGElement, property: string, value: string): void {
  if (property === 'font-family') element.setAttribute(property, value.replaceAll(' Variable', '').replaceAll('"', "'"))
  else if (property === 'fill' || property === 'stroke') {
    const { colour, alpha } = plainColour(value)
    element.setAttribute(property, colour)
    if (alpha < 1) element.setAttribute(`${property}-opacity`, String(alpha))
  } else element.setAttribute(property, value)
}

/** `rgb(…)`, `rgba(…)` and `color(srgb …)` as six hexadecimal digits, which every program reads; anything else unchanged. */
function plainColour(value: string): { colour: string; alpha: number } {
  const numbers = (value.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  const whole = value.startsWith('rgb') ? 1 : value.startsWith('color(srgb') ? 255 : 0
  if (whole === 0 || numbers.length < 3) return { colour: value, alpha: 1 }
  const digits = numbers.slice(0, 3).map(part =>
    Math.max(0, Math.min(255, Math.round(part * whole)))
      .toString(16)
      .padStart(2, '0'),
  )
  return { colour: `#${digits.join('')}`, alpha: numbers[3] ?? 1 }
}

/** The page's own fonts for pictures that become pixels: an image sees no stylesheet but its own. */
const fontStyle = once(embeddedFonts)

async function embeddedFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules].flatMap(rule =>
      rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href ?? document.baseURI }] : [],
    ),
  )
  const faces = await Promise.all(
    rules.map(async ({ rule, base }) => {
      const family = rule.style.getPropertyValue('font-family').replace(/["']/g, '')
      const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1]
      if (!/^(?:Inter|JetBrains Mono) Variable$/.test(family) || !address) return ''
      try {
        const blob = await (await fetch(new URL(address, base))).blob()
        return `@font-face{font-family:'${family.replace(' Variable', '')}';font-weight:100 900;src:url(${await dataUrl(blob)})}`
      } catch {
        // The picture is drawn in the fonts that the system has.
        return ''
      }
    }),
  )
  return `<style>${faces.join('')}</style>`
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
