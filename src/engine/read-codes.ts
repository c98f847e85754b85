// Finds QR codes in a camera picture: with the browser's detector if available, which finds several at once, otherwise
// with jsQR, which finds one at a time.

import type { Frame } from '#engine/api/polls'
import { partOf } from '#engine/life/alive'

/** Maximum number of codes found in one picture. */
const MAX_CODES = 8

/** The part of the Barcode Detection API (W3C community group) that is used. */
interface Detector {
  detect(image: ImageData): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

let browser: Promise<Detector | null> | undefined

/** The texts of the codes in a picture. */
export async function readCodes(frame: Frame): Promise<readonly string[]> {
  browser ??= ofBrowser()
  const detector = await browser
  if (detector !== null)
    try {
      const image = new ImageData(frame.data, frame.width, frame.height)
      return (await detector.detect(image)).map(({ rawValue }) => rawValue)
    } catch {
      // The browser's detection service may stop working at any time.
      browser = Promise.resolve(null)
    }
  return oneByOne(frame)
}

async function ofBrowser(): Promise<Detector | null> {
  const maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector
  try {
    const formats = (await maker?.getSupportedFormats()) ?? []
    return maker !== undefined && formats.includes('qr_code') ? new maker({ formats: ['qr_code'] }) : null
  } catch {
    return null
  }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * jsQR finds nothing if corners of two codes look like those of one, so the picture is examined as a whole and then in
 * parts. Each code found is painted over, so that the next one can be found.
 */
async function oneByOne(frame: Frame): Promise<readonly string[]> {
  const { default: jsQR } = await partOf(import('jsqr'))
  const texts: string[] = []
  for (const part of partsOf(frame))
    while (texts.length < MAX_CODES) {
      const { data, width, height } = cut(frame, part)
      const code = jsQR(data, width, height, { inversionAttempts: 'dontInvert' })
      if (code === null) break
      if (code.data !== '') texts.push(code.data)
      if (!paintOver(frame, boxOf(Object.values(code.location), part))) break
    }
  return texts
}

/** The whole picture, then overlapping parts in three columns and two rows. */
function partsOf({ width, height }: Frame): readonly Box[] {
  const columns = [0, 1, 2].map(i => [(width * i) / 4, (width * (i + 2)) / 4] as const)
  const rows = [0, 1].map(i => [(height * i) / 3, (height * (i + 2)) / 3] as const)
  const parts = columns.flatMap(([left, right]) => rows.map(([top, bottom]) => ({ left, right, top, bottom })))
  return [{ left: 0, top: 0, right: width, bottom: height }, ...parts].map(rounded)
}

const rounded = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.floor(left),
  top: Math.floor(top),
  right: Math.floor(right),
  bottom: Math.floor(bottom),
})

function cut({ data, width }: Frame, { left, top, right, bottom }: Box): Frame {
  const part = new Uint8ClampedArray((right - left) * (bottom - top) * 4)
  for (let y = top; y < bottom; y++)
    part.set(data.subarray((y * width + left) * 4, (y * width + right) * 4), (y - top) * (right - left) * 4)
  return { data: part, width: right - left, height: bottom - top }
}

const boxOf = (points: readonly { x: number; y: number }[], { left, top }: Box): Box =>
  rounded({
    left: left + Math.min(...points.map(({ x }) => x)),
    top: top + Math.min(...points.map(({ y }) => y)),
    right: left + Math.max(...points.map(({ x }) => x)) + 1,
    bottom: top + Math.max(...points.map(({ y }) => y)) + 1,
  })

/** False if nothing can be painted over: the same code would be found again. */
function paintOver({ data, width, height }: Frame, box: Box): boolean {
  const [left, right] = [Math.max(0, box.left), Math.min(width, box.right)]
  const [top, bottom] = [Math.max(0, box.top), Math.min(height, box.bottom)]
  for (let y = top; y < bottom; y++) data.fill(255, (y * width + left) * 4, (y * width + right) * 4)
  return left < right && top < bottom
}
