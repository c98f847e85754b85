// Questions that ask for any one of several right names, exported as a choice with exactly one right option.

import type { AnswerShape } from '#language/answers/shape'
import type { Verdict } from '#questions/kinds/verdict'
import { stateFacts } from '#planning/task/names'
import type { Answered } from './closed'
import { fewestMissingFirst, namesIn, nearestFirst, rulesAnswers } from './distractors'
import type { ItemOption } from './item'
import { isChecked, named, NOT_CHECKED, type Prepared, explanationOf } from './prepared'
import { plainText, richOf } from './rich'

const WRONG = 3
/** Maximum number of names that are judged to find wrong ones. */
const MAX_TRIED = 16
/** The answer that no name is right, as readers recognise it. */
const NONE = 'None'

/** The options; undefined if no wrong one was found. */
export function itemAnswer(
  put: Prepared,
  shape: Extract<AnswerShape, { form: 'item' }>,
  answer: string,
  key: Verdict,
): Answered | undefined {
  if (!isChecked(key.evidence)) return NOT_CHECKED
  const isNone = key.reading.answer?.kind === 'none'
  const right = option(put, shape, isNone ? null : answer, true, explanationOf(key))
  const wrong: ItemOption[] = []
  const judged = new Set([answer])
  const look = (name: string | null): void => {
    const text = name ?? NONE
    if (wrong.length === WRONG || judged.size > MAX_TRIED || judged.has(text)) return
    judged.add(text)
    const verdict = put.judge(text)
    if (verdict.verdict === 'wrong' && isChecked(verdict.evidence))
      wrong.push(option(put, shape, name, false, explanationOf(verdict)))
  }
  const offersNone = shape.none && !isNone
  if (offersNone && put.rng.fork('none').below(2) === 0) look(null)
  for (const name of candidates(put, shape, isNone ? [] : [answer])) {
    if (wrong.length === WRONG || judged.size > MAX_TRIED) break
    look(name)
  }
  if (offersNone) look(null)
  if (wrong.length === 0) return undefined
  return {
    answer: { form: 'one', options: put.rng.fork('order').shuffled([right, ...wrong]) },
    explanation: richOf(explanationOf(key)),
  }
}

function option(
  put: Prepared,
  { sort }: { readonly sort: 'fact' | 'action' },
  name: string | null,
  right: boolean,
  feedback: string,
): ItemOption {
  const none = put.words.answer.none ?? NONE
  return {
    text: name === null ? plainText(none) : named(put, sort, name),
    short: name ?? none,
    right,
    feedback: richOf(feedback),
  }
}

/** First the answers of misreadings, then names similar to the right one; for facts, also facts that hold now. */
function* candidates(
  put: Prepared,
  { sort }: { readonly sort: 'fact' | 'action' },
  right: readonly string[],
): Iterable<string> {
  for (const given of rulesAnswers(put)) if (given.kind === 'one' && given.first !== null) yield given.first
  const { task } = put.ready
  const names = namesIn(task, sort, put.rng.fork('names'))
  // Distractors for actions are applicable, or nearly applicable.
  if (sort === 'action' && put.words.answer.scope === 'task') {
    yield* fewestMissingFirst(task, names, put.rng.fork('near'))
    return
  }
  const near = nearestFirst(names, right, put.rng.fork('near'))
  const now = new Set(sort === 'fact' ? stateFacts(task, task.initial) : [])
  const later = near.filter(name => !now.has(name))
  yield* later.slice(0, MAX_TRIED - 4)
  yield* near.filter(name => now.has(name))
}
