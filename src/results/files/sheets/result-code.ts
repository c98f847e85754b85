// A result as a code that can be put into any text: `PGR1-` and letters of `teaching/sheets/letters.ts`, which chats,
// mail programs and keyboards leave unchanged and QR codes encode compactly. A checksum and a length at the beginning
// detect truncated or changed codes.

import { deflateSync } from 'fflate'
import { checksum } from '#base/base64url'
import { grouped } from '#base/words'
import { bytesOf, digitOf, lengthOf, lettersOf, mended } from '#teaching/sheets/letters'
import { readResult, type SheetResult, tidyResult } from '#teaching/sheets/result'
import { dictionary } from '../link-dictionary'
import { inflateWithin } from '../unpacking'

const MARK = 'PGR1-'
/** Four bytes of checksum, three of length. */
const HEAD = 7
/** Maximum bytes of a compressed result, and maximum characters of an uncompressed one. */
const MAX_PACKED_BYTES = 400_000
const MAX_TEXT_LENGTH = 4_000_000

/** Encodes a result as a code. */
export function resultCode(result: SheetResult): string {
  const { sheet, engine, handle, answers } = tidyResult(result)
  const rows = answers.map(({ answer, hints, revealed, attempts }) =>
    hints === 0 && !revealed && attempts <= 1
      ? attempts === 0
        ? [answer]
        : [answer, 1]
      : [answer, attempts, hints, revealed ? 1 : 0],
  )
  const text = JSON.stringify([sheet, engine, handle, ...rows])
  const packed = deflateSync(new TextEncoder().encode(text), { level: 9, dictionary })
  const bytes = new Uint8Array(HEAD + packed.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, checksum(packed))
  view.setUint8(4, packed.length >> 16)
  view.setUint16(5, packed.length & 0xffff)
  bytes.set(packed, HEAD)
  return MARK + lettersOf(bytes)
}

/** A damaged result code, described in a sentence; `at` is its offset in the text. */
export interface BadCode {
  readonly at: number
  readonly why: string
}

export interface FoundCodes {
  /** In the order of the text, with repeats. */
  readonly results: readonly SheetResult[]
  /** The position of the code of each result. */
  readonly spans: readonly CodeSpan[]
  readonly bad: readonly BadCode[]
}

export interface CodeSpan {
  readonly from: number
  /** The offset after its last character. */
  readonly to: number
}

/** Maximum number of codes examined in one text. */
const MAX_CODES = 20_000

/** All results encoded in a text, whatever surrounds them. Linear in the text. */
export function resultsIn(text: string): FoundCodes {
  const results: SheetResult[] = []
  const bad: BadCode[] = []
  const spans: CodeSpan[] = []
  const starts = [...text.matchAll(/PGR1[-‐-―−]/gi)].map(({ index }) => index)
  for (const [i, at] of starts.slice(0, MAX_CODES).entries()) {
    const found = resultAt(text, at + MARK.length, starts[i + 1] ?? text.length)
    if (typeof found === 'string') bad.push({ at, why: found })
    else {
      results.push(found.result)
      spans.push({ from: at, to: found.to })
    }
  }
  if (starts.length > MAX_CODES)
    bad.push({
      at: starts[MAX_CODES]!,
      why: `The text has more than ${grouped(MAX_CODES)} codes; the codes from here on are not read.`,
    })
  return { results, spans, bad }
}

const CUT_OFF = 'The code is cut off. Ask for it again, or for the file.'
const CHANGED = 'The code was changed on its way: its checksum does not fit. Ask for it again.'

/** Characters within a code that was broken over lines or quoted; `=` ends a line in mails. */
const isBreak = (letter: string): boolean => /[\s>=\u200b\u2060\ufeff]/.test(letter)

/** The result, and where its code ends; or why there is none. */
function resultAt(
  text: string,
  from: number,
  end: number,
): { readonly result: SheetResult; readonly to: number } | string {
  // Text after a code may look like more of it, so the length field decides where it ends.
  const headLetters = lengthOf(HEAD)
  const head = take(text, from, end, headLetters, true)
  if (head.code.length < headLetters) return CUT_OFF
  const bytes = bytesOf(head.code)
  const size = (bytes[4]! << 16) | (bytes[5]! << 8) | bytes[6]!
  if (size > MAX_PACKED_BYTES) return CHANGED
  const wanted = lengthOf(HEAD + size)
  for (const overBreaks of [false, true]) {
    const { code, to } = take(text, from, end, wanted, overBreaks)
    const result = unpacked(code, size)
    if (result !== undefined) return { result, to }
  }
  return take(text, from, end, wanted, false).code.length < wanted ? CUT_OFF : CHANGED
}

interface CodePart {
  readonly code: string
  /** The offset after the last letter. */
  readonly to: number
}

/** Takes `count` letters of a code, or as many as there are. */
function take(text: string, from: number, end: number, count: number, overBreaks: boolean): CodePart {
  const parts: string[] = []
  let at = from
  for (; at < end && parts.length < count; at++) {
    const letter = text[at]!
    if (digitOf(letter) !== undefined) parts.push(letter)
    else if (!overBreaks || !isBreak(letter)) break
  }
  return { code: parts.join(''), to: at }
}

/** Decodes a whole code; undefined if it is truncated or its checksum does not match. */
function unpacked(code: string, size: number): SheetResult | undefined {
  if (code.length !== lengthOf(HEAD + size)) return undefined
  const bytes = bytesOf(code)
  // The padding bits of the last letter are part of no byte, so they are checked by encoding again.
  if (lettersOf(bytes) !== mended(code)) return undefined
  const packed = bytes.subarray(HEAD)
  if (checksum(packed) !== new DataView(bytes.buffer).getUint32(0)) return undefined
  const inflated = inflateWithin(packed, MAX_TEXT_LENGTH, dictionary)
  return inflated.kind === 'bytes' ? fromText(new TextDecoder().decode(inflated.bytes)) : undefined
}

function fromText(text: string): SheetResult | undefined {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(rows)) return undefined
  const [sheet, engine, handle, ...answers] = rows as unknown[]
  return readResult({
    ...{ sheet, engine, handle },
    answers: answers.map(row => {
      const [answer, attempts = 0, hints = 0, revealed = 0] = Array.isArray(row) ? row : []
      return { answer, attempts, hints, revealed: revealed === 1 }
    }),
  })
}
