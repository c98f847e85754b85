// Turns questions into items of a question bank. The form depends on the shape of the answer: for sets of names,
// several options can be selected; for a name, one; an index is a number; long answers (a plan or a problem) become
// essays with one right answer for the marker.

import { grouped } from '#base/words'
import { objectWords } from '#questions/benchmarks/question-summary'
import { kindName } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { solutionOf } from '#questions/kinds/solutions'
import { peopleContext } from '#questions/benchmarks/people-text'
import { forPeople } from '#questions/benchmarks/question-summary'
import { kindOf } from '#questions/kinds/registry'
import { domainNamed } from '#language/library/domains'
import { type Answered, closedAnswer } from './closed'
import type { ClassItem, ClassItems, ItemText, LeftOut } from './item'
import { itemAnswer } from './open-item'
import { listAnswer } from './open-lists'
import { numberAnswer } from './open-number'
import type { ItemOptions } from './options'
import { pictureOf } from './picture'
import { isChecked, NOT_CHECKED, type Prepared, prepare } from './prepared'
import { richOf } from './rich'

/**
 * All questions as items, and those that cannot be exported, with reasons. `first`: the number of the first question,
 * from 1.
 */
export function classItems(questions: readonly Question[], options: ItemOptions, first = 1): ClassItems {
  const items: ClassItem[] = []
  const left: LeftOut[] = []
  for (const [i, question] of questions.entries()) {
    const name = nameOf(question, first + i)
    const made = itemOf(question, name, options)
    if (typeof made === 'string') left.push({ key: question.key, id: question.id, name, reason: made })
    else items.push(made)
  }
  return { items, left }
}

/** One question as an item, or a sentence on why it cannot be one. */
export function itemOf(question: Question, name: string, options: ItemOptions): ClassItem | string {
  const put = prepare(question, options)
  if (typeof put === 'string') return put
  const answered = question.format === 'gen' ? openAnswer(put) : closedAnswer(put)
  if (typeof answered === 'string') return answered
  const { answer, explanation, how = '' } = answered
  return {
    key: question.key,
    id: question.id,
    name,
    domain: titleOf(question),
    kind: kindName(question.kind),
    text: textOf(put, how),
    answer,
    explanation,
    link: options.linkOf(question),
  }
}

const titleOf = ({ domain }: Question): string => domainNamed(domain)?.title ?? domain

const nameOf = (question: Question, number: number): string =>
  `${titleOf(question)}, ${kindName(question.kind)}, ${grouped(number)}`

function textOf({ question, options, ready }: Prepared, how: string): ItemText {
  const { shown } = question
  const people = options.prompts === true ? null : forPeople(question)
  const context = people === null ? question.context : peopleContext(people)
  return {
    context,
    pddl: options.pddl || context.trim() === '' ? shown : null,
    picture:
      options.picture && shown !== null
        ? pictureOf(ready, options.grey === true ? 'grey' : 'colour', new Map(objectWords(question)))
        : null,
    stem: people?.ask ?? withoutOptions(question).trim(),
    how: people?.how ?? how,
  }
}

/** The text of a choice question without the options, since export formats list them separately. */
export function withoutOptions({ question, choices }: Question): string {
  if (choices === undefined) return question
  const places: number[] = []
  for (const [i, text] of choices.text.entries()) {
    const option = `${choices.label[i]}. ${text}`
    const at = question.indexOf(option, places.at(-1) ?? 0)
    if (at < 0) return question
    places.push(at)
  }
  return question.slice(0, places[0])
}

function openAnswer(put: Prepared): Answered {
  const { question, ready, words, options } = put
  const solution = solutionOf(ready, question, options.limits)
  if (solution.kind === 'unsolved') return solution.message
  const { answer, note } = kindOf(question.kind).help.key(solution.right)
  if (answer === undefined) return note
  const key = put.judge(answer)
  if (key.verdict !== 'right') return key.explanation
  const { shape } = words.answer
  const chosen =
    shape.form === 'item'
      ? itemAnswer(put, shape, answer, key)
      : shape.form === 'index'
        ? numberAnswer(put, answer, key)
        : (shape.form === 'list' && shape.of === 'set') || (shape.form === 'two-lists' && shape.of === undefined)
          ? listAnswer(put, shape, key)
          : undefined
  if (chosen !== undefined) return chosen
  if (!isChecked(key.evidence)) return NOT_CHECKED
  return {
    answer: { form: 'essay', right: answer, lines: linesFor(answer) },
    explanation: richOf(note === '' ? key.explanation : `${key.explanation} ${note}`),
    how: words.answer.instruction,
  }
}

/** The number of lines for an answer as long as the right one, with some reserve. */
const linesFor = (answer: string): number =>
  Math.min(30, 4 + answer.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 80), 0))
