// Checks an item of a sheet before the sheet is handed out: it is made and solved as a student will see it.

import type { Limits } from '#base/limits'
import { forPeople } from '#questions/benchmarks/question-summary'
import { type PeopleText, peopleContext } from '#questions/benchmarks/people-text'
import { wordsOfKind } from '#questions/kinds/codes'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { Question } from '#questions/kinds/question'
import { kindOf } from '#questions/kinds/registry'
import { solutionOf } from '#questions/kinds/solutions'
import { isApplicable, progress } from '#planning/task/step'
import { findAction } from '#planning/task/names'
import { shippedDomains } from '#language/library/domains'
import type { ClassItem } from '#teaching/exports/item'
import { itemOf } from '#teaching/exports/make'
import { type Prepared, prepare } from '#teaching/exports/prepared'
import type { Level } from '#teaching/levels/rated'
import { cardOf } from '#teaching/read/card'
import { shippedFiles } from '#teaching/shipped'
import { type MadeItem, makeItem, type OpenForm } from './made'
import type { Sheet, SheetItem, SheetRecipe } from './sheet'

export interface Fault {
  /**
   * `none`: the item cannot be made. `no-answer`: no answer is known to be right. `nothing`: the right answer is empty.
   * `idle`: an action that changes nothing is part of the right answer. `prompt`: wording meant for models. `paper`: it
   * cannot be printed. `same`: an earlier item asks the same. `one-sided`: all yes/no questions have the same answer.
   */
  readonly code: 'none' | 'no-answer' | 'nothing' | 'idle' | 'prompt' | 'paper' | 'same' | 'one-sided'
  /** True if the sheet must not be handed out with this item. */
  readonly isGrave: boolean
  /** One sentence. */
  readonly message: string
}

export interface ItemCheck {
  readonly made: MadeItem
  readonly faults: readonly Fault[]
  /** Estimated minutes of a student's work. */
  readonly minutes: number
  /** One right answer, as a response; '' if none is known. */
  readonly key: string
  /** The item as it is printed; null if it cannot be. */
  readonly paper: ClassItem | null
}

/** The item at an index, from 0, as everyone without a name gets it. */
export function checkItem(sheet: Sheet, index: number, open: OpenForm, limits: Limits): ItemCheck {
  const made = makeItem(sheet, index, '', open)
  const bare = { made, key: '', paper: null }
  switch (made.kind) {
    case 'none':
      return { ...bare, faults: [grave('none', made.message)], minutes: 0 }
    case 'step':
      return { ...bare, faults: stepFaults(made), minutes: STEP_MINUTES }
    case 'response': {
      const { verdict, explanation } = judgeQuestion(made.question, made.response, limits)
      const faults = verdict === 'undecided' ? [grave('no-answer', explanation)] : []
      return {
        ...bare,
        key: verdict === 'right' ? 'right' : 'wrong',
        faults,
        minutes: minutesOf(made.question, null, ''),
      }
    }
    case 'question':
      return checkQuestion(made, made.question, made.level, limits)
    default:
      return made satisfies never
  }
}

const grave = (code: Fault['code'], message: string): Fault => ({ code, isGrave: true, message })
const doubt = (code: Fault['code'], message: string): Fault => ({ code, isGrave: false, message })

function stepFaults({ lesson, step }: Extract<MadeItem, { kind: 'step' }>): readonly Fault[] {
  const files = shippedFiles(lesson)
  const steps = files === null ? 0 : cardOf(files, 'en', 'shipped').steps
  return step <= steps ? [] : [grave('none', `There is no step ${step} of a lesson \`${lesson}\` here.`)]
}

function checkQuestion(made: MadeItem, question: Question, level: Level | null, limits: Limits): ItemCheck {
  const people = forPeople(question)
  const options = { seed: 'class', picture: true, grey: true, pddl: false, limits, linkOf: () => null }
  const put = prepare(question, options)
  const answered = typeof put === 'string' ? { faults: [grave('no-answer', put)], key: '' } : answerOf(put)
  const isKnown = answered.key !== ''
  const paper = isKnown ? itemOf(question, `Item`, options) : 'No answer is known to be right.'
  const faults = [
    ...answered.faults,
    ...(people === null && isForModels(question) ? [doubt('prompt', FOR_MODELS)] : []),
    ...(isKnown && typeof paper === 'string' ? [doubt('paper', `On paper it is left out: ${paper}`)] : []),
  ]
  return {
    ...{ made, faults, key: answered.key },
    minutes: minutesOf(question, level, answered.key, people),
    paper: typeof paper === 'string' ? null : paper,
  }
}

interface Answered {
  readonly faults: readonly Fault[]
  readonly key: string
}

const answerOf = (put: Prepared): Answered => (put.question.format === 'gen' ? openAnswer(put) : closedAnswer(put))

/** Exactly one option is right and the others are wrong. */
function closedAnswer({ question, judge }: Prepared): Answered {
  const labels = question.format === 'bool' ? ['yes', 'no'] : (question.choices?.label ?? [])
  const verdicts = labels.map(judge)
  const right = labels.filter((_, i) => verdicts[i]!.verdict === 'right')
  const odd = verdicts.find(({ verdict }) => verdict !== 'right' && verdict !== 'wrong')
  if (labels.length > 1 && odd === undefined && right.length === 1) return { faults: [], key: right[0]! }
  const message = labels.length < 2 ? 'It has no options to choose from.' : `${right.length} of its options are right.`
  return { faults: [grave('no-answer', odd?.explanation ?? message)], key: '' }
}

function openAnswer(put: Prepared): Answered {
  const { question, ready, options, words } = put
  const none = (message: string): Answered => ({ faults: [grave('no-answer', message)], key: '' })
  const solution = solutionOf(ready, question, options.limits)
  if (solution.kind === 'unsolved') return none(solution.message)
  const { answer, note } = kindOf(question.kind).help.key(solution.right)
  if (answer === undefined) return none(note)
  const verdict = put.judge(answer)
  if (verdict.verdict !== 'right') return none(verdict.explanation)
  const { shape } = words.answer
  const names = answer.match(/\([^()]*\)/g) ?? []
  const isEmpty = shape.form === 'list' && names.length === 0
  const faults = [
    ...(isEmpty
      ? [doubt('nothing', `The right answer is empty: ${words.answer.none ?? 'there is nothing to name'}.`)]
      : []),
    ...idleFaults(put, names),
  ]
  return { faults, key: answer }
}

/** Actions of the right answer that are applicable now and change nothing, such as a move from a room to itself. */
function idleFaults({ ready: { task }, words }: Prepared, names: readonly string[]): readonly Fault[] {
  const { shape } = words.answer
  if (!('sort' in shape) || shape.sort !== 'action' || (shape.form === 'list' && shape.of === 'plan')) return []
  const idle = names.filter(name => {
    const action = findAction(task, name)
    if (action === undefined || !isApplicable(task, task.initial, action)) return false
    return progress(task, task.initial, action).every((word, i) => word === task.initial[i])
  })
  return idle.length === 0 ? [] : [doubt('idle', `The right answer has \`${idle[0]}\`, which changes nothing.`)]
}

const FOR_MODELS = 'Its text is worded for models, and could not be restated for people.'
/** Marks and instructions of prompts. */
const PROMPT =
  /\[(?:STATEMENT|PLAN|PLAN END|VERIFICATION|RESULTING STATE|ACTION SEQUENCE)\]|\*\*Final Answer|think step by step|you are an? (?:expert|assistant|AI)|\bJSON\b|do not (?:output|provide) (?:any|other)|Provide only/i
const isForModels = ({ context, question }: Question): boolean => PROMPT.test(context) || PROMPT.test(question)

/** Minutes to read a step of a lesson. */
const STEP_MINUTES = 3
/** Words that are read in a minute. */
const PACE = 160

/** Reading, thinking by format and level, and writing each name of the answer; at least a minute. */
function minutesOf(question: Question, level: Level | null, key: string, people: PeopleText | null = null): number {
  const { context, question: stem, format } = question
  const text = people === null ? `${context} ${stem}` : `${peopleContext(people)} ${people.ask} ${people.how}`
  const thinking = { bool: 0.5, mcq: 1, gen: 1.5 }[format] * (level ?? 2)
  const names = format === 'gen' ? (key.match(/\([^()]*\)/g)?.length ?? 1) : 0
  return Math.max(1, Math.round(text.split(/\s+/).length / PACE + thinking + names * 0.25))
}

/**
 * A recipe for another question in place of one with a fault: as similar as possible, without any fault. Undefined if
 * none was found. `seed`: distinguishes repeated replacements.
 */
export function replacementFor(
  sheet: Sheet,
  index: number,
  seed: string,
  open: OpenForm,
  limits: Limits,
): SheetRecipe | undefined {
  const item = sheet.items[index]
  if (item?.item !== 'recipe') return undefined
  for (const [i, recipe] of variations(item).entries()) {
    const tried: SheetRecipe = { ...recipe, seed: `${seed}${i}` }
    const items: readonly SheetItem[] = sheet.items.map((old, at) => (at === index ? tried : old))
    const { faults } = checkItem({ ...sheet, items }, index, open, limits)
    if (faults.length === 0) return tried
  }
  return undefined
}

/** Recipes from the most to the least similar: without bounds, of another size, in another form, about another domain. */
function variations(recipe: SheetRecipe): readonly SheetRecipe[] {
  const { item, kind, format, domain, on, points } = recipe
  const plain = { item, kind, domain, on, ...(points === undefined ? {} : { points }) } as const
  const medium = { size: 'medium' } as const
  const formats = [format, ...wordsOfKind(kind).formats.filter(each => each !== format)]
  const near = formats.flatMap(format => [
    { ...plain, format },
    { ...plain, format, on: medium },
  ])
  const others = shippedDomains()
    .filter(({ id }) => id !== domain)
    .slice(0, 4)
  return [recipe, recipe, ...near, ...others.map(({ id }) => ({ ...plain, format, domain: id, on: medium }))]
}
