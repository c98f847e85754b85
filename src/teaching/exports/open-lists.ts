// Questions that ask for one or two sets of names, exported as a choice with any number of right options: right names
// and near misses. A wrong option is a name that makes the right answer wrong when added to it.

import type { AnswerShape } from '#language/answers/shape'
import { listed } from '#base/words'
import { becauseOf } from '#questions/kinds/judging/option-reasons'
import { givenSteps } from '#questions/kinds/question'
import { listText } from '#questions/kinds/solving/help'
import type { Verdict } from '#questions/kinds/verdict'
import { holds } from '#planning/task/step'
import { findFact } from '#planning/task/names'
import { type Answered, asSentence } from './closed'
import { fewestMissingFirst, namesIn, nearestFirst, rulesAnswers } from './distractors'
import type { ItemOption } from './item'
import { isChecked, named, NOT_CHECKED, type Prepared } from './prepared'
import { plainText, richOf } from './rich'

/** If there are more right answers than this, not all of them become options. */
const MAX_RIGHT = 8
/** The number of right options if there are too many right answers. */
const SOME_RIGHT = 6
const MAX_OPTIONS = 10
/** Maximum number of names that are judged to find wrong options. */
const MAX_TRIED = 40

type ListShape = Extract<AnswerShape, { form: 'list' | 'two-lists' }>

/** A name in one of the lists. */
interface Entry {
  readonly list: number
  readonly name: string
}

/** The options, and a remark if right answers are missing among them; undefined if no wrong option was found. */
export function listAnswer(put: Prepared, shape: ListShape, key: Verdict): Answered | undefined {
  const right = entriesOf(key)
  if (right === undefined) return 'Its right answer is not a list.'
  if (!isChecked(key.evidence)) return NOT_CHECKED
  const shown = right.length <= MAX_RIGHT ? right : put.rng.fork('right').shuffled(right).slice(0, SOME_RIGHT)
  const wanted = Math.min(MAX_OPTIONS - shown.length, Math.max(3, shown.length + 1))
  const options = [...rightOptions(put, shape, shown, key)]
  let tried = 0
  const isKnown = new Set(right.map(keyOf))
  for (const entry of candidates(put, shape, right)) {
    if (options.length === shown.length + wanted || tried === MAX_TRIED) break
    if (isKnown.has(keyOf(entry))) continue
    isKnown.add(keyOf(entry))
    tried++
    const verdict = put.judge(textOf([...right, entry], shape))
    if (verdict.verdict !== 'wrong' || !isChecked(verdict.evidence)) continue
    options.push(option(put, shape, entry, false, whyWrong(put, entry, right, verdict)))
  }
  if (options.every(each => each.right)) return undefined
  return {
    answer: { form: 'several', options: put.rng.fork('order').shuffled(options) },
    explanation: richOf(rightText(shape, right, key)),
    how:
      shown.length === right.length
        ? 'Select every option that is right.'
        : `Select every option that is right; of the ${right.length} right answers, ${shown.length} are among the options.`,
  }
}

/** For a single list, a sentence that names all right answers; otherwise the verdict's explanation. */
function rightText({ form }: ListShape, right: readonly Entry[], { explanation }: Verdict): string {
  if (form !== 'list' || right.length === 0) return explanation
  const names = listed(
    right.map(({ name }) => `\`${name}\``),
    right.length,
  )
  return right.length === 1 ? `Only ${names} is right.` : `${names} are right, and nothing else.`
}

const keyOf = ({ list, name }: Entry): string => `${list} ${name}`

/** The names in the key; undefined if it has another shape. */
function entriesOf({ reading }: Verdict): Entry[] | undefined {
  const { answer } = reading
  if (answer?.kind === 'list') return answer.items.map(({ text }) => ({ list: 0, name: text }))
  if (answer?.kind === 'two-lists')
    return [answer.pos, answer.neg].flatMap((items, list) => items.map(({ text }) => ({ list, name: text })))
  return answer?.kind === 'none' ? [] : undefined
}

const textOf = (entries: readonly Entry[], { form }: ListShape): string =>
  (form === 'list' ? [0] : [0, 1])
    .map(list => listText(entries.filter(each => each.list === list).map(({ name }) => name)))
    .join(' ')

function rightOptions(put: Prepared, shape: ListShape, right: readonly Entry[], key: Verdict): readonly ItemOption[] {
  const { none } = put.words.answer
  if (right.length === 0) {
    const text = none ?? 'None'
    return [{ text: plainText(text), short: text, right: true, feedback: richOf(key.explanation) }]
  }
  return right.map(entry => option(put, shape, entry, true, whyRight(put, entry)))
}

function option(
  put: Prepared,
  { form, sort }: ListShape,
  { list, name }: Entry,
  right: boolean,
  feedback: string,
): ItemOption {
  const title = form === 'list' ? undefined : put.words.answer.lists[list]?.title
  const after = title === undefined ? '' : ` ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
  const text = named(put, sort, name)
  return {
    text: after === '' ? text : [text[0]!, { kind: 'text', text: after }, ...text.slice(1)],
    short: `${name}${after}`,
    right,
    feedback: richOf(feedback),
  }
}

/** The action in the question; undefined if it asks only about the state. */
const actionOf = ({ question }: Prepared): string | undefined => question.asked?.action

function whyRight(put: Prepared, { list, name }: Entry): string {
  const { ready } = put
  const action = actionOf(put)
  const { because } =
    action === undefined
      ? becauseOf(ready, { kind: 'applicable', action: name }, true, [])
      : becauseOf(ready, { kind: 'holds-after', action, facts: [name] }, list === 0, [])
  return asSentence(because[0]!)
}

/** Why the name must not be selected; if it belongs in the other list, what the action does with it. */
function whyWrong(put: Prepared, entry: Entry, right: readonly Entry[], { explanation }: Verdict): string {
  const other = right.find(({ list, name }) => name === entry.name && list !== entry.list)
  return other === undefined ? explanation : whyRight(put, other)
}

/** First the answers of misreadings, then near misses. */
function* candidates(put: Prepared, { form, sort }: ListShape, right: readonly Entry[]): Iterable<Entry> {
  for (const given of rulesAnswers(put)) {
    const lists = given.kind === 'list' ? [given.items] : given.kind === 'two-lists' ? [given.pos, given.neg] : []
    // A single misreading must not fill all places.
    for (const [list, names] of lists.entries())
      for (const name of nearestFirst(names, namesOf(right), put.rng.fork(`rule ${list}`)).slice(0, 2))
        yield { list, name }
  }
  const { task } = put.ready
  const names = namesIn(task, sort, put.rng.fork('names'))
  if (form === 'list') {
    for (const name of fewestMissingFirst(task, names, put.rng.fork('near'))) yield { list: 0, name }
    return
  }
  // Facts that hold are offered as becoming false, other facts as becoming true, and facts that change with the wrong
  // sign.
  const objects = new Set(actionOf(put)?.slice(1, -1).split(' ').slice(1) ?? givenSteps(put.question.asked))
  const isAbout = (name: string): boolean =>
    name
      .slice(1, -1)
      .split(' ')
      .slice(1)
      .some(word => objects.has(word))
  const near = nearestFirst(names, namesOf(right), put.rng.fork('near'))
  const ordered = [...near.filter(isAbout), ...near.filter(name => !isAbout(name))]
  const swapped = put.rng.fork('swapped').shuffled([...right])[0]
  if (swapped !== undefined) yield { list: 1 - swapped.list, name: swapped.name }
  for (const name of ordered) {
    const fact = findFact(task, name)
    yield { list: fact !== undefined && holds(task.initial, fact) ? 1 : 0, name }
  }
}

const namesOf = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name)
