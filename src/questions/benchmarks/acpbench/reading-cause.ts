// Why the published reader parsed another answer than the playground's: which feature of the text caused it. Each guess
// is tested: the text is changed in that respect only, and the cause is confirmed if the published reader then parses
// the same answer.

import type { OfficialReading } from '#language/answers/official'
import type { Answer, ReadItem } from '#language/answers/reading'
import type { Span } from '#base/text'
import { wordsOf } from '#planning/task/names'
import type { AcpbenchCause } from './causes'
import { officialReading, type OfficialValue } from './official'
import type { RecordContent } from './record'

/** A text, the parsed value of each reader, and whether another value equals that of the playground's reader. */
export interface ReadApart {
  readonly record: RecordContent
  readonly text: string
  readonly answer: Answer
  readonly reading: OfficialReading
  readonly isSame: (value: OfficialValue) => boolean
}

/** The feature of the text that misled the published reader. */
export function readingCause(apart: ReadApart): AcpbenchCause {
  const { record, reading } = apart
  if (record.format !== 'gen' && reading.value === null)
    return /\b(?:YES|NO)\b/.test(apart.text) ? 'word-in-capitals' : 'official-read-nothing'
  if (record.format === 'bool')
    return isWord(reading.value, ['yes', 'no']) ? 'official-read-first-yes-no' : 'label-cut-off'
  if (record.format === 'mcq')
    return isWord(reading.value, ['a', 'b', 'c', 'd']) ? 'official-read-last-letter' : 'label-cut-off'
  if (record.kind === 'val') return indexCause(apart)
  return triedOut(apart) ?? ownCause(apart)
}

const isWord = (value: OfficialValue, words: readonly string[]): boolean =>
  typeof value === 'string' && words.includes(value.toLowerCase().replace(/[^a-z]/g, ''))

function indexCause({ answer, reading: { value } }: ReadApart): AcpbenchCause {
  if (value === null) return 'number-in-words'
  const isEqual = answer.kind === 'index' && Number(value) === answer.index
  return isEqual ? 'leading-zero' : 'index-from-first-number'
}

type Change = (text: string) => string
/** Features that mislead the published reader, each with a function that removes it from a text. */
const stumbles: readonly (readonly [AcpbenchCause, Change])[] = [
  ['none-in-lower-case', text => text.replace(/\bnone\b/gi, 'None')],
  ['blank-before-parenthesis', text => betweenTrimmed(text, ')')],
  ['line-break-in-name', text => text.replace(/[\r\n]/g, ' ').replace(/ +/g, ' ')],
  ['comma-missing', text => text.replace(/\)[ \t]*\(/g, '), (')],
  ['markup-in-name', text => text.replace(/[`*"'\\$]/g, '')],
]

/** The text without the blanks before each `mark`. */
function betweenTrimmed(text: string, mark: string): string {
  const parts = text.split(mark)
  return parts.map((part, i) => (i + 1 < parts.length ? part.trimEnd() : part)).join(mark)
}

/** The first feature without which both readers agree. */
function triedOut({ record, text, isSame }: ReadApart): AcpbenchCause | undefined {
  for (const [cause, change] of stumbles) {
    const other = change(text)
    if (other !== text && isSame(officialReading(record, other).value)) return cause
  }
  return undefined
}

function ownCause(apart: ReadApart): AcpbenchCause {
  const { record, text, answer, reading } = apart
  if (hasBareNumber(answer)) return 'name-without-letter'
  const { value } = reading
  const where = spanOf(answer)
  const before = keptOutside(reading, where)
  if (record.kind === 'prog') return effectsCause(text, value, before)
  if (record.kind === 'just' && /simplified plan:/i.test(text) && isLost(apart)) return 'text-before-label-lost'
  if (value === 'None') return 'official-read-none-first'
  if (answer.kind === 'none') return value === null ? 'none-in-other-words' : 'official-read-first-parenthesis'
  if (Array.isArray(value) && value.length > 0 && before) return 'official-read-every-parenthesis'
  if (typeof value === 'string' && before) return 'official-read-first-parenthesis'
  if (where !== undefined && !text.slice(where.from, where.to).includes('(')) return 'no-parentheses'
  return value === null ? 'official-read-nothing' : 'other-notation'
}

function effectsCause(text: string, value: OfficialValue, before: boolean): AcpbenchCause {
  const lower = text.toLowerCase()
  const opened = text.split('[').length - 1
  if (opened === 0) {
    const first = lower.indexOf('positive effects')
    const second = lower.indexOf('negative effects')
    return second >= 0 && second < first ? 'effects-reversed' : 'lists-without-brackets'
  }
  if (value !== null && before) return 'official-read-first-lists'
  if (value !== null && value.length === 1) return 'equal-lists-merged'
  if (opened === 1) return 'lone-list'
  return value === null ? 'official-read-nothing' : 'other-notation'
}

/** True if the answer was lost before the label or after its second occurrence. */
function isLost({ record, text, isSame }: ReadApart): boolean {
  const bare = text.replace(/simplified plan:/gi, 'simplified plan')
  const { value } = officialReading(record, bare)
  return isSame(value) || (Array.isArray(value) && value.length > 0)
}

/** The published reader does not accept an argument that does not begin with a letter as a name. */
const hasBareNumber = (answer: Answer): boolean =>
  itemsOf(answer).some(({ text }) => (wordsOf(text) ?? []).some(word => !/^[a-z]/.test(word)))

function itemsOf(answer: Answer): readonly ReadItem[] {
  switch (answer.kind) {
    case 'item':
      return [answer.item]
    case 'list':
      return answer.items
    case 'two-lists':
      return [...answer.pos, ...answer.neg]
    default:
      return []
  }
}

/** From the first to the last item of an answer. */
function spanOf(answer: Answer): Span | undefined {
  if ('span' in answer) return answer.span
  const spans = itemsOf(answer).map(({ span }) => span)
  if (spans.length === 0) return undefined
  const from = spans.reduce((least, span) => Math.min(least, span.from), Infinity)
  return { from, to: spans.reduce((max, span) => Math.max(max, span.to), 0) }
}

/** True if the published reader kept text that is not part of the playground's answer. */
function keptOutside({ trace }: OfficialReading, where: Span | undefined): boolean {
  return trace.some(
    ({ what, from, to }) => what === 'kept' && (where === undefined || to <= where.from || from >= where.to),
  )
}
