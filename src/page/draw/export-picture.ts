// Pictures exported from the page: self-contained SVG (colours resolved for one theme, fonts named with fallbacks,
// title and description included, no scripts) and PNG drawn from it.

import { once } from '#base/once'
import { escaped } from '#base/xml'
import { pinTheme } from './pin-theme'

/** An exportable picture, in the colours of one theme. */
export interface Drawing {
  /** Number of elements; an SVG with very many opens in few programs. */
  readonly nodes: number
  readonly width: number
  readonly height: number
  /** The content of `<svg>` in pieces, so that generating it can pause. */
  readonly svg: () => Iterable<string>
  /** Paints the picture on a canvas, in pieces; null if rasterising its SVG serves better. */
  readonly paint: ((context: CanvasRenderingContext2D, scale: number) => Iterable<void>) | null
  /** The background colour. */
  readonly ground: string
}

/** A text alternative for the picture. */
export interface About {
  readonly title: string
  readonly description: string
}

/** Maximum number of nodes of a picture that is saved as SVG. */
export const MAX_SVG_NODES = 5_000

export const SANS_FAMILY = "Inter, 'Helvetica Neue', Arial, sans-serif"

/** Milliseconds of work between two pauses for the browser's events. */
const SLICE = 12
/** Limits of the canvas size, beyond which browsers fail. */
const MAX_SIDE_LENGTH = 8_192
const MAX_PIXELS = 40_000_000

/** The picture as a stand-alone SVG file. */
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

/** The picture as pixels, `scale` per unit or as many as browsers allow. */
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

/** The picture as a PNG file. */
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

/** CSS properties that style sheets may set and that a stand-alone file needs as attributes. */
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

/** A drawing from the text of a stand-alone SVG created by this page, with its size in the first tag. */
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
 * An SVG of the page as a drawing in another theme: a copy is placed next to the original, and its computed style is
 * written as attributes.
 */
export function drawingOf(picture: SVGSVGElement, theme: 'light' | 'dark'): Drawing {
  const holder = document.createElement('div')
  holder.setAttribute('aria-hidden', 'true')
  holder.style.cssText = 'position:absolute;left:-99999px;top:0;background:var(--graph-ground)'
  pinTheme(holder, theme)
  const copy = picture.cloneNode(true) as SVGSVGElement
  holder.append(copy)
  const place = picture.parentElement ?? document.body
  place.append(holder)
  try {
    const ground = getComputedStyle(holder).backgroundColor
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
    holder.remove()
  }
}

/** Replaces classes and styles by attributes; returns the number of elements. */
function writeDown(root: SVGSVGElement): number {
  for (const unwanted of root.querySelectorAll('script, foreignObject, style, a')) unwanted.remove()
  for (const foreign of root.querySelectorAll('title, desc')) {
    // Created in the page, a title may be in the HTML namespace.
    const copy = document.createElementNS(root.namespaceURI, foreign.localName)
    copy.textContent = foreign.textContent
    foreign.replaceWith(copy)
  }
  const elements = [...root.querySelectorAll<SVGElement>('*')]
  // All styles are read before anything is written, so that they are computed once.
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

/** The page's fonts for rasterised pictures: an SVG image does not use the page's style sheets. */
const fontStyle = once(embeddedFonts)

async function embeddedFonts(): Promise<string> {
  const { typefaces } = await import('./typefaces')
  const faces = await Promise.all(
    typefaces.map(async ({ token, family, file }) => {
      // No picture has texts in the typeface for reading.
      if (token === '--serif') return ''
      try {
        const blob = await (await fetch(file)).blob()
        return `@font-face{font-family:'${family.replace(' Variable', '')}';font-weight:100 900;src:url(${await dataUrl(blob)})}`
      } catch {
        // On failure, the picture is drawn in system fonts.
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
