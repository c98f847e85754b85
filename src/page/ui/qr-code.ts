// A QR code (ISO/IEC 18004) of a text as a picture that is alone: dark on white, with the margin that readers want.

import { encode } from 'uqr'
import { escaped } from '#base/xml'

/** Characters that a code holds at the lowest level of error correction, with room to spare. */
const MAX_LENGTH = 2_900
const MARGIN = 4
/** A code is read from about ten times its width, at 25 modules a side; finer ones from nearer. */
const REACH = 250
/** Pixels of a side that a saved picture has at least. */
const SIDE = 1_200

export interface QrCode {
  /** Modules of a side, with the margin. */
  readonly size: number
  readonly rows: readonly (readonly boolean[])[]
}

/** The code of a text; undefined if it is too long for one. */
export const qrCode = (text: string): QrCode | undefined => {
  if (new TextEncoder().encode(text).length > MAX_LENGTH) return undefined
  const { size, data } = encode(text, { ecc: 'L', border: MARGIN })
  return { size, rows: data }
}

/** Runs of dark modules, row by row, as the path of an SVG. */
export function pathOf(rows: QrCode['rows']): string {
  const parts: string[] = []
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      parts.push(`M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`)
    }
  return parts.join('')
}

/** From how many metres a code is read that is shown one metre wide. */
export const reachOf = ({ size }: QrCode): number => Math.max(1, Math.round(REACH / (size - 2 * MARGIN)))

/** Whole pixels a module, so that all are of one size. */
const scaleOf = ({ size }: QrCode): number => Math.ceil(SIDE / size)

/** The code as a file of its own. */
export function qrSvg(code: QrCode, title: string): string {
  const side = code.size * scaleOf(code)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<path fill="#fff" d="M0 0h${code.size}v${code.size}h-${code.size}z"/>`,
    `<path d="${pathOf(code.rows)}"/>`,
    '</svg>',
  ].join('\n')
}

/** The code in pixels; null if the browser makes none. */
export function qrPng(code: QrCode): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const scale = scaleOf(code)
  canvas.width = canvas.height = code.size * scale
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  for (const [y, row] of code.rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale)
  return new Promise(done => canvas.toBlob(done, 'image/png'))
}
