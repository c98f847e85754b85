// Sheets as links and files, and sheets made from existing questions.

import { familyOf } from '#questions/benchmarks/cores'
import { withContext } from '#questions/benchmarks/question-context'
import { type Question, withoutContext } from '#questions/kinds/question'
import { formOf, readSheet, sheetHash } from '#teaching/sheets/form'
import type { OpenForm } from '#teaching/sheets/made'
import type { PackedForm, Sheet, SheetItem } from '#teaching/sheets/sheet'
import { decodeLink, encodeLink, LINK_VERSION } from '../link-code'
import { namedForm, readNamed } from '../shared-question'

export interface PackedSheet {
  /** The part after `#` of an address: `sheet=1.…`. */
  readonly link: string
  /** The text of a `.planground-sheet.json`. */
  readonly file: string
  readonly hash: string
}

/** The sheet in a link or a file, or an error message. */
export type ReadSheet =
  | { readonly kind: 'sheet'; readonly sheet: Sheet; readonly hash: string }
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }

const MARK = 'sheet'
/** Maximum characters of a sheet file. */
const LONGEST = 6_000_000

export function packSheet(sheet: Sheet): PackedSheet {
  const form = formOf(sheet)
  return {
    link: encodeLink(JSON.stringify(form), 'sheet'),
    file: `${JSON.stringify({ planground: MARK, version: LINK_VERSION, ...form }, null, 2)}\n`,
    hash: sheetHash(sheet),
  }
}

/** Reads the text after the `#`, which is untrusted. */
export function readSheetLink(link: string): ReadSheet {
  const decoded = decodeLink(link, 'sheet')
  return decoded.kind === 'bad' ? decoded : read(parsed(decoded.text), 'This link')
}

/** Reads the text of a file, which is untrusted. */
export function readSheetFile(text: string): ReadSheet {
  const what = 'This file'
  if (text.length > LONGEST)
    return bad(what, `It has more than ${LONGEST / 1e6} million characters, which no sheet needs.`)
  const fields = parsed(text.replace(/^\ufeff/, ''))
  if (fields === undefined) return bad(what, 'It is not complete JSON; it may be cut off.')
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return bad(what, 'It holds no fields of a sheet.')
  const { planground, version, ...form } = fields as Record<string, unknown>
  if (planground !== MARK) return bad(what, 'Its `planground` should be `sheet`.')
  if (typeof version === 'number' && version > LINK_VERSION)
    return {
      kind: 'bad',
      title: 'This file was made by a newer Planground',
      message: 'Reload the page to get the newest one, then open the file again.',
    }
  return version === LINK_VERSION ? read(form, what) : bad(what, 'Its `version` should be 1.')
}

/** True if a file declares itself to be a sheet. */
export const isSheetText = (head: string): boolean =>
  /^\ufeff?\s*\{\s*"planground"\s*:\s*"sheet"/.test(head.slice(0, 400))

function read(form: unknown, what: string): ReadSheet {
  const sheet = readSheet(form)
  return typeof sheet === 'string' ? bad(what, sheet) : { kind: 'sheet', sheet, hash: sheetHash(sheet) }
}

const bad = (what: string, message: string): ReadSheet => ({
  kind: 'bad',
  title: `${what} does not hold a sheet`,
  message,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Questions as items of a sheet; keys from their files are removed if the questions can be judged without them. */
export const itemsOf = (questions: readonly Question[]): SheetItem[] =>
  questions.map(question => ({ item: 'question', form: sealedForm(question) }))

/** A model's answer to a question, as an item that asks whether it is right. */
export const responseItem = (question: Question, response: string): SheetItem => ({
  item: 'response',
  form: sealedForm(question),
  response,
})

function sealedForm(question: Question): PackedForm {
  const { response: _, ...asked } = withoutContext(question)
  const sealed = familyOf(question).sealed(asked)
  // If the context was parsed from English, sealing may remove the problem that answers are judged by.
  const isLost = sealed.judged === null && question.judged !== null
  return namedForm(isLost ? asked : sealed)
}

/** Opens a form of a sheet. */
export const openForm: OpenForm = form => {
  const read = readNamed(form, 'This question')
  return read.kind === 'bad' ? `${read.title}: ${read.message}` : withContext(read.shared.question)
}
