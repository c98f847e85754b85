// The reading on which verdicts are based. If a whole text is in the requested format, entries that the reader takes
// for remarks count as well: in a bare list, or an announced one, `(fly x)` is an action that does not exist.

import { announcedAnswer } from '#language/answers/announced'
import { readAnswer, traceOf } from '#language/answers/read'
import type { Hints } from '#language/answers/names'
import type { Answer, FreeReading, ReadItem } from '#language/answers/reading'
import { readStrict } from '#language/answers/strict'
import type { KindCode } from './codes'
import { kindOf } from './registry'

/** The reading of a response to an open question. */
export function readOpenAnswer(kind: KindCode, text: string, hints?: Hints): FreeReading {
  const { sought } = kindOf(kind)
  const own = readAnswer(sought, text, hints)
  const isUnread = own.answer === null && own.doubt === null
  const strict = readStrict(sought.shape, text).answer ?? (isUnread ? announcedAnswer(sought.shape, text, hints) : null)
  if (strict === null) return own
  const answer = joined(own.answer, strict)
  return answer === own.answer ? own : { answer, trace: traceOf(text, answer), doubt: own.doubt }
}

function joined(own: Answer | null, strict: Answer): Answer {
  if (own === null) return strict
  if (own.kind === 'list' && strict.kind === 'list') {
    // Repeated text is read once.
    const known = new Set(own.items.map(({ text }) => text))
    const items = both(
      own.items,
      strict.items.filter(({ text }) => !known.has(text)),
    )
    return items.length === own.items.length ? own : { kind: 'list', items }
  }
  if (own.kind === 'two-lists' && strict.kind === 'two-lists') {
    const pos = both(own.pos, strict.pos)
    const neg = both(own.neg, strict.neg)
    return pos.length + neg.length === own.pos.length + own.neg.length ? own : { kind: 'two-lists', pos, neg }
  }
  return own
}

/** Removes numbers that count the entries: `(a b) (1) (c d) (2)`. */
function withoutCounts(items: readonly ReadItem[]): readonly ReadItem[] {
  const numbers = items.flatMap(({ text }) => /^\((\d{1,4})\)$/.exec(text)?.[1] ?? [])
  const first = Number(numbers[0])
  const counts = first <= 1 && numbers.every((number, i) => Number(number) === first + i)
  return counts ? items.filter(({ text }) => !/^\(\d+\)$/.test(text)) : items
}

/** The reader's items, and those of the strict reader at other positions, in order of position. */
function both(own: readonly ReadItem[], inForm: readonly ReadItem[]): ReadItem[] {
  const strict = withoutCounts(inForm)
  const found: ReadItem[] = []
  let at = 0
  for (const item of strict) {
    while (at < own.length && own[at]!.span.to <= item.span.from) found.push(own[at++]!)
    if (at >= own.length || own[at]!.span.from >= item.span.to) found.push(item)
  }
  return [...found, ...own.slice(at)]
}
