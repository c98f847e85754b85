// Formal statements → a yes/no or choice question in the words of the published ones; the reverse of what is tested.

import type { SequenceEntry, Statement } from '#planning/analysis/statement'
import type { RecordContent } from '#questions/benchmarks/acpbench/record'
import type { Rng } from '#base/rng'
import { capital } from '#base/words'
import type { PlainKind } from '#questions/kinds/codes'
import { chooseVoice, describeAction, describeFact, type Voice } from '#language/english/describe'
import type { Phrases } from '#language/english/phrases'

/** States facts and actions, with wordings drawn once a question. */
export class Sayer {
  private readonly phrases: Phrases
  private readonly voice: Voice

  constructor(phrases: Phrases, rng: Rng) {
    this.phrases = phrases
    this.voice = chooseVoice(phrases, rng)
  }

  readonly fact = (name: string): string => capital(describeFact(this.phrases, name, this.voice).text)

  readonly facts = (names: readonly string[]): string => names.map(this.fact).join(' and ')

  readonly action = (name: string): string => describeAction(this.phrases, name, this.voice).text

  readonly entry = (entry: SequenceEntry): string =>
    entry.kind === 'foreign' ? entry.phrase : this.action(entry.action)
}

/** The statement of one option in the published words; undefined if they cannot express it. */
export function optionOf(say: Sayer, statement: Statement): string | undefined {
  switch (statement.kind) {
    case 'applicable':
      return say.action(statement.action)
    case 'becomes-applicable':
      return statement.also === undefined ? say.action(statement.action) : undefined
    case 'foreign':
      return statement.phrase
    case 'holds-after':
      return say.facts(statement.facts)
    case 'reachable':
      return statement.within === undefined ? say.facts(statement.facts) : undefined
    case 'landmark':
      return say.fact(statement.fact)
    case 'removable':
      return isRow(statement.positions)
        ? statement.positions.map(at => say.action(statement.plan[at]!)).join(' and ')
        : undefined
    default:
      return undefined
  }
}

const isRow = (positions: readonly number[]): boolean =>
  positions.length <= 2 && positions.every((at, i) => at === positions[0]! + i)

/** Yes/no: the whole question; undefined where the published words cannot ask it. */
export function yesNoOf(say: Sayer, statement: Statement): string | undefined {
  if (statement.kind === 'sequence') {
    const ends = {
      'is-valid': 'valid in this problem?',
      'is-applicable': 'applicable in the current state?',
      plan: 'a plan for the current state?',
    } as const
    if (!(statement.is in ends) || statement.at !== undefined) return undefined
    const steps = statement.entries.map(say.entry).join(', ')
    return `Is the following sequence of actions "${steps}" ${ends[statement.is as 'plan']}`
  }
  const option = optionOf(say, statement)
  if (option === undefined) return undefined
  switch (statement.kind) {
    case 'applicable':
      return `Is the following action applicable in this state: ${option}?`
    case 'becomes-applicable':
      return `Is it possible to transition to a state where the action "${option}" can be applied?`
    case 'holds-after':
      return `Will the fact "${option}" hold after performing the action "${say.action(statement.action)}" in the current state?`
    case 'reachable':
      return `Is it possible to transition to a state where the following holds: ${option}?`
    case 'landmark':
      return `Is the following fact a landmark (must hold at some point along any plan) for the current state? ${option}`
    case 'removable':
      return `Given the plan: "${statement.plan.map(say.action).join(', ')}"; can the following ${statement.positions.length === 1 ? 'action' : 'pair of consecutive actions'} be removed from this plan and still have a valid plan: ${option}?`
    default:
      return undefined
  }
}

/** Choice: the stem without the choices; by the first statement. */
export function stemOf(say: Sayer, statement: Statement): string | undefined {
  switch (statement.kind) {
    case 'applicable':
      return 'Which of the following actions will be applicable in this state?'
    case 'becomes-applicable':
      return 'Which of the following actions can eventually be applied?'
    case 'holds-after':
      return `Which of the following facts hold after performing the action "${say.action(statement.action)}" in the current state?`
    case 'reachable':
      return 'Which of the following options can hold in a state that can potentially be reached?'
    case 'landmark':
      return 'Which of the following facts is a landmark (must hold at some point along any plan) for the current state?'
    case 'removable':
      return `Given the plan: "${statement.plan.map(say.action).join(', ')}"; which of the following ${statement.positions.length === 1 ? 'actions' : 'pairs of consecutive actions'} can be removed from this plan and still have a valid plan?`
    default:
      return undefined
  }
}

/** The reading of a statement: a removal is described by words, so it means all occurrences of the steps. */
export function asRead(statement: Statement): Statement {
  if (statement.kind !== 'removable') return statement
  const { plan, positions } = statement
  const steps = positions.map(at => plan[at]!)
  const places = plan.flatMap((_, from) =>
    steps.every((step, i) => plan[from + i] === step) ? [steps.map((_step, i) => from + i)] : [],
  )
  return { kind: 'removable-somewhere', plan, places }
}

export const LABELS = ['A', 'B', 'C', 'D'] as const

/** A record as its file has it, in English alone. */
export function recordOf(
  kind: PlainKind,
  context: string,
  question: string,
  choices?: readonly string[],
): RecordContent {
  const label = (choices ?? []).map((_, i) => LABELS[i] ?? `L${i}`)
  return {
    ...{ id: '1', kind, group: '', context, gold: undefined, source: null },
    format: choices === undefined ? 'bool' : 'mcq',
    question:
      choices === undefined ? question : `${question} ${choices.map((text, i) => `${label[i]}. ${text}.`).join(' ')}`,
    ...(choices === undefined ? {} : { choices: { text: choices, label } }),
  }
}
