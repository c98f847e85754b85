// Paints a slide as a PNG.

import { canvasOf, type Drawing } from '#page/draw/export-picture'
import { readElement } from '#page/draw/paint-element'
import { pinTheme } from '#page/draw/pin-theme'

export interface SlideContent {
  /** The title on the slide, and the name of the file. */
  readonly title: string
  /** The caption below the picture; '' for none. */
  readonly caption: string
  /** The picture in a theme, or an element of the page. */
  readonly picture: (theme: 'light' | 'dark') => Drawing | HTMLElement | undefined
}

const WIDTH = 1_920
const HEIGHT = 1_080
const MARGIN = 80
/** The y coordinate where the picture ends and the caption begins. */
const PICTURE = 836
/** Maximum enlargement of an element of the page: beyond it, lines look coarse. */
const MAX_SCALE = 4

export async function slidePng(content: SlideContent, theme: 'light' | 'dark'): Promise<Blob> {
  const picture = content.picture(theme)
  if (picture === undefined) throw new Error('No picture is shown.')
  const read = picture instanceof HTMLElement ? readElement(picture, theme) : picture
  const { paper, ink, faint } = coloursOf(theme)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser does not let pages draw pictures.')
  await Promise.all([TITLE, TEXT_FONT, ADDRESS].map(font => document.fonts.load(font).catch(() => [])))
  context.fillStyle = 'svg' in read ? read.ground : paper
  context.fillRect(0, 0, WIDTH, HEIGHT)
  const room = { width: WIDTH - 2 * MARGIN, height: PICTURE - MARGIN }
  const scale = Math.min(
    room.width / read.width,
    room.height / read.height,
    'svg' in read ? Number.POSITIVE_INFINITY : MAX_SCALE,
  )
  const left = (WIDTH - read.width * scale) / 2
  const top = MARGIN + (room.height - read.height * scale) / 2
  if ('svg' in read) await drawInto(context, read, left, top, scale)
  else {
    context.save()
    context.translate(left, top)
    context.scale(scale, scale)
    await read.paint(context, (drawing, x, y, width, height) => {
      const fits = Math.min(width / drawing.width, height / drawing.height)
      const margin = (width - drawing.width * fits) / 2
      const above = (height - drawing.height * fits) / 2
      return drawInto(context, drawing, x + margin, y + above, fits, scale)
    })
    context.restore()
  }
  writeCaption(context, content, { ink, faint })
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The browser could not make the picture.'))),
      'image/png',
    ),
  )
}

/** `finer`: the scale already applied to the canvas. */
async function drawInto(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  x: number,
  y: number,
  scale: number,
  finer = 1,
): Promise<void> {
  const about = { title: '', description: '' }
  const from = await canvasOf(drawing, about, scale * finer)
  context.drawImage(from, x, y, drawing.width * scale, drawing.height * scale)
}

const TITLE = '560 46px "Source Serif 4 Variable", Georgia, serif'
const TEXT_FONT = '400 30px "Inter Variable", system-ui, sans-serif'
const ADDRESS = '400 26px "JetBrains Mono Variable", ui-monospace, monospace'

function writeCaption(
  context: CanvasRenderingContext2D,
  { title, caption }: SlideContent,
  { ink, faint }: { readonly ink: string; readonly faint: string },
): void {
  const room = WIDTH - 2 * MARGIN
  context.fillStyle = ink
  context.font = TITLE
  context.fillText(cut(context, title, room), MARGIN, PICTURE + 82)
  context.fillStyle = faint
  context.font = TEXT_FONT
  const lines = wrapped(context, caption, room)
  lines.slice(0, 2).forEach((line, at) => {
    const isCut = at === 1 && lines.length > 2
    context.fillText(isCut ? cut(context, `${line} …`, room) : line, MARGIN, PICTURE + 128 + at * 40)
  })
  context.font = ADDRESS
  context.textAlign = 'right'
  context.fillText(cut(context, addressShown(), room), WIDTH - MARGIN, HEIGHT - 26)
  context.textAlign = 'left'
}

/** The address of the shown content; content that only this browser has gets the address of the page. */
function addressShown(): string {
  const { host, pathname, hash } = location
  const isOwn = /^#q=(?!bundled:)/.test(hash)
  return `${host}${pathname}${isOwn ? '' : hash}`
}

function cut(context: CanvasRenderingContext2D, text: string, room: number): string {
  let shown = text
  while (shown.length > 4 && context.measureText(shown).width > room) shown = `${shown.slice(0, -5).trimEnd()}…`
  return shown
}

function wrapped(context: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const next = line === '' ? word : `${line} ${word}`
    if (line !== '' && context.measureText(next).width > room) {
      lines.push(line)
      line = word
    } else line = next
  }
  return line === '' ? lines : [...lines, line]
}

function coloursOf(theme: 'light' | 'dark') {
  const probe = document.createElement('div')
  pinTheme(probe, theme)
  probe.style.position = 'absolute'
  document.body.append(probe)
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  try {
    return { paper: colour('--paper'), ink: colour('--ink'), faint: colour('--faint') }
  } finally {
    probe.remove()
  }
}
