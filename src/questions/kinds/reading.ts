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
  const ours = readAnswer(sought, text, hints)
  const isUnread = ours.answer === null && ours.doubt === null
  const strict = readStrict(sought.shape, text).answer ?? (isUnread ? announcedAnswer(sought.shape, text, hints) : null)
  if (strict === null) return ours
  const answer = joined(ours.answer, strict)
  return answer === ours.answer ? ours : { answer, trace: traceOf(text, answer), doubt: ours.doubt }
}

function joined(ours: Answer | null, strict: Answer): Answer {
  if (ours === null) return strict
  if (ours.kind === 'list' && strict.kind === 'list') {
    // Repeated text is read once.
    const known = new Set(ours.items.map(({ text }) => text))
    const items = both(
      ours.items,
      strict.items.filter(({ text }) => !known.has(text)),
    )
    return items.length === ours.items.length ? ours : { kind: 'list', items }
  }
  if (ours.kind === 'two-lists' && strict.kind === 'two-lists') {
    const pos = both(ours.pos, strict.pos)
    const neg = both(ours.neg, strict.neg)
    return pos.length + neg.length === ours.pos.length + ours.neg.length ? ours : { kind: 'two-lists', pos, neg }
  }
  return ours
}

/** Removes numbers that count the entries: `(a b) (1) (c d) (2)`. */
function withoutCounts(items: readonly ReadItem[]): readonly ReadItem[] {
  const numbers = items.flatMap(({ text }) => /^\((\d{1,4})\)$/.exec(text)?.[1] ?? [])
  const first = Number(numbers[0])
  const counts = first <= 1 && numbers.every((number, i) => Number(number) === first + i)
  return counts ? items.filter(({ text }) => !/^\(\d+\)$/.test(text)) : items
}

/** The reader's items, and those of the strict reader at other positions, in order of position. */
function both(ours: readonly ReadItem[], inForm: readonly ReadItem[]): ReadItem[] {
  const strict = withoutCounts(inForm)
  const found: ReadItem[] = []
  let at = 0
  for (const item of strict) {
    while (at < ours.length && ours[at]!.span.to <= item.span.from) found.push(ours[at++]!)
    if (at >= ours.length || ours[at]!.span.from >= item.span.to) found.push(item)
  }
  return [...found, ...ours.slice(at)]
}
