// A QR code (ISO/IEC 18004) of a text as a stand-alone picture: dark on white, with the margin that readers need.

import { encode } from 'uqr'
import { escaped } from '#base/xml'

/** Maximum number of bytes of a text, slightly below the capacity of a code at the lowest level of error correction. */
const MAX_LENGTH = 2_900
const MARGIN = 4
/** A code is readable from about ten times its width if it has 25 modules per side; finer codes from closer. */
const REACH = 250
/** Minimum side length in pixels of a saved picture. */
const SIDE = 1_200

export interface QrCode {
  /** Number of modules per side, including the margin. */
  readonly size: number
  readonly rows: readonly (readonly boolean[])[]
}

/** The code of a text; undefined if the text is too long. */
export const qrCode = (text: string): QrCode | undefined => {
  if (new TextEncoder().encode(text).length > MAX_LENGTH) return undefined
  const { size, data } = encode(text, { ecc: 'L', border: MARGIN })
  return { size, rows: data }
}

/** Runs of dark modules, row by row, as an SVG path. */
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

/** Reading distance in metres of a code shown one metre wide. */
export const reachOf = ({ size }: QrCode): number => Math.max(1, Math.round(REACH / (size - 2 * MARGIN)))

/** A whole number of pixels per module, so that all modules have the same size. */
const scaleOf = ({ size }: QrCode): number => Math.ceil(SIDE / size)

/** The code as a stand-alone SVG file. */
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

/** The code as PNG; null if the browser cannot create one. */
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
