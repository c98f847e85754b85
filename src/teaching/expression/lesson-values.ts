// The values of a lesson's expressions. Each is parsed once, and evaluated in the state and with the plan of its
// context.

import type { Outcome, Value } from '#teaching/computed'
import type { State } from '#planning/task/task'
import type { Inline, Lesson, LessonExpression, LivePart } from '#teaching/lesson'
import { because } from './because'
import { type Evaluation, stateAfterAll, tested, workOut } from './evaluate'
import type { Moment, Test } from './function'
import { NoValue } from './no-value'
import { valueText } from './value-text'
import { partOf, readExpression, settingOf, shownRun } from './setting'
import type { ExpressionMistake } from './syntax'
import { isMistake, type Typed } from './typed'
import { lessonProblem, type LessonProblem } from './world'

export class LessonValues {
  readonly lesson: Lesson
  private readonly outcomes = new Map<number, Outcome>()

  constructor(lesson: Lesson) {
    this.lesson = lesson
  }

  /** The value of an expression as displayed; for a test, the list of items that pass it. */
  outcome(index: number): Outcome {
    const known = this.outcomes.get(index)
    if (known !== undefined) return known
    const found = this.found(index)
    const outcome = this.explained(index, asOutcome(found.kind === 'test' ? this.list(index, found.test) : found))
    this.outcomes.set(index, outcome)
    return outcome
  }

  /** Adds the reason if a claim is false. */
  private explained(index: number, outcome: Outcome): Outcome {
    const { text, role } = this.lesson.expressions[index] ?? { text: '', role: 'inline' }
    if (role !== 'claim' || outcome.kind !== 'value' || outcome.value !== false) return outcome
    const typed = readExpression(text, settingOf(this.lesson, index))
    const moment = this.moment(index)
    if (isMistake(typed) || 'kind' in moment) return outcome
    return { ...outcome, because: because(typed, text, moment) }
  }

  /** The value of an expression that is an option of a live part, such as its filter. */
  inPart(part: LivePart, text: string): Evaluation | ExpressionMistake {
    const typed = readExpression(text, {
      ...{ role: 'names', hasPlan: false, hasRun: false },
      plans: this.lesson.plans.map(({ name }) => name),
    })
    if (isMistake(typed)) return typed.mistake
    const moment = this.around({ world: part.world }, part)
    return 'kind' in moment ? moment : workOut(typed, moment)
  }

  /** The initial state of a live part, or the state after further actions; a sentence if an action is inapplicable. */
  stateOf({ world: name, at }: LivePart, more: readonly string[] = []): State | string {
    const world = this.lesson.worlds.find(each => each.name === name)
    const problem = world === undefined ? undefined : lessonProblem(world.source)
    if (problem === undefined) return `The lesson has no world “${name}”.`
    if (typeof problem === 'string') return problem
    try {
      return stateAfterAll({ problem, state: problem.task.initial }, [...at, ...more])
    } catch (error) {
      if (error instanceof NoValue) return error.message
      throw error
    }
  }

  /** Evaluates an expression like `outcome`, but returns a test as a test. */
  found(index: number): Evaluation {
    const expression = this.lesson.expressions[index]
    if (expression === undefined) return { kind: 'error', message: 'The lesson has no expression of this number.' }
    const typed = readExpression(expression.text, settingOf(this.lesson, index))
    if (isMistake(typed)) return { kind: 'error', ...typed.mistake }
    const moment = this.moment(index)
    if ('kind' in moment) return moment
    if (expression.rows === undefined) return workOut(typed, moment)
    return this.table(index, typed, moment)
  }

  /** The items that pass a test, among those that the prediction offers. */
  list(index: number, test: Test): Evaluation {
    const moment = this.moment(index)
    if ('kind' in moment) return moment
    const true_: Value[] = []
    for (const each of this.candidates(index, moment)) {
      const found = tested(test, each)
      if (found.kind !== 'value') return found
      if (found.value === true) true_.push(each)
    }
    return { kind: 'value', value: true_ }
  }

  /** The possible answers of a prediction: its options, or all facts, actions or pairs. */
  candidates(index: number, moment: Moment): readonly Value[] {
    const ask = partOf(this.lesson, index)?.predict?.ask
    if (moment.offered !== undefined) return moment.offered
    if (ask === 'pairs') return pairsOf(moment.problem.factNames)
    if (ask === 'action' || ask === 'actions') return moment.problem.actionNames
    return [...moment.problem.factNames, ...moment.problem.staticNames]
  }

  /** A piece of prose as plain text, with its values inserted. */
  text(content: readonly Inline[]): string {
    return content
      .map(each => {
        if (each.kind === 'text' || each.kind === 'code') return each.text
        if (each.kind === 'break') return ' '
        if (each.kind !== 'computed') return this.text(each.content)
        const outcome = this.outcome(each.expression)
        return outcome.kind === 'value' ? outcome.text : '…'
      })
      .join('')
  }

  /** The evaluation context of an expression, or why there is none. */
  moment(index: number): Moment | (Evaluation & { readonly kind: 'undecided' | 'error' }) {
    return this.around(this.lesson.expressions[index]!, partOf(this.lesson, index))
  }

  private around(
    expression: Pick<LessonExpression, 'world' | 'plan'>,
    part: LivePart | undefined,
  ): Moment | (Evaluation & { readonly kind: 'undecided' | 'error' }) {
    const { lesson } = this
    const world = lesson.worlds.find(({ name }) => name === expression.world)
    if (world === undefined) return { kind: 'error', message: `The lesson has no world “${expression.world}”.` }
    const problem = lessonProblem(world.source)
    if (typeof problem === 'string') return { kind: 'error', message: problem }
    try {
      const state = stateAfterAll({ problem, state: problem.task.initial }, part?.at ?? [])
      const offered = part?.predict?.options?.map(each => this.text(each))
      const isOfNames = ['fact', 'facts', 'action', 'actions'].includes(part?.predict?.ask ?? '')
      return {
        problem,
        state,
        plan: planIn(expression.plan, problem, state),
        plans: new Map(lesson.plans.map(({ name, actions }) => [name, actions])),
        run: shownRun(part),
        offered: isOfNames ? offered : undefined,
        bound: new Map(),
        isOneOfMany: false,
      }
    } catch (error) {
      if (error instanceof NoValue) return { kind: error.kind, message: error.message }
      throw error
    }
  }

  /** Evaluates the expression for each row. */
  private table(index: number, typed: Typed, moment: Moment): Evaluation {
    const { rows: text = '' } = this.lesson.expressions[index]!
    const setting = settingOf(this.lesson, index)
    const list = readExpression(text, { ...setting, role: 'rows', rows: undefined })
    if (isMistake(list)) return { kind: 'error', message: list.mistake.message }
    const names = workOut(list, moment)
    if (names.kind !== 'value') return names
    const rows: (readonly [string, Value])[] = []
    for (const row of names.value as readonly Value[]) {
      const found = workOut(typed, { ...moment, bound: new Map([['row', row]]) })
      if (found.kind !== 'value') return found
      rows.push([valueText(row), found.value])
    }
    return { kind: 'value', value: { rows } }
  }
}

function planIn(
  plan: readonly string[] | 'cheapest' | undefined,
  problem: LessonProblem,
  state: Moment['state'],
): readonly string[] | undefined {
  return plan === 'cheapest' ? problem.cheapestPlan(state) : plan
}

const pairsOf = (names: readonly string[]): Value[] =>
  names.flatMap((one, i) => names.slice(i + 1).map(other => [one, other]))

function asOutcome(found: Evaluation): Outcome {
  if (found.kind === 'value') return { ...found, text: valueText(found.value) }
  if (found.kind === 'test') return { kind: 'error', message: 'This is a test, and has no value.' }
  return { kind: found.kind, message: found.message }
}
