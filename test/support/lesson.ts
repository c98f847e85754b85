// A lesson of a few expressions, for tests: each in its own live part, or in prose.

import type { Outcome, Value } from '#teaching/computed'
import { LessonValues } from '#teaching/expression/lesson-values'
import type { Block, Inline, Lesson, LessonExpression, LivePart, Prediction } from '#teaching/lesson'
import type { Source } from '#planning/pddl/source'
import { textOf } from '../textbook/worlds'

/** The texts of a problem of a shipped domain. */
export const bundledSource = (domain: string, problem = 'p01'): Source => ({
  domain: textOf(domain, 'domain.pddl'),
  problem: textOf(domain, 'problems', `${problem}.pddl`),
})

const place = { file: 'en.md', from: 0, to: 0 }

export interface Around {
  readonly role?: LessonExpression['role']
  readonly plan?: readonly string[] | 'cheapest'
  readonly plans?: Lesson['plans']
}

/** A lesson about one world. */
export function lessonOf(
  source: Source,
  expressions: readonly LessonExpression[],
  parts: readonly LivePart[] = [],
  plans: Lesson['plans'] = [],
): Lesson {
  const blocks = parts.map((part): Block => ({ kind: 'live', part }))
  return {
    ...{ id: 'tried', title: 'Tried', idea: '', kind: null, extra: false, minutes: 1, needs: [] },
    ...{ steps: 1, languages: ['en'], origin: 'own', language: 'en', quiz: [], plans },
    worlds: [{ name: 'here', source, folder: null, phrases: null }],
    parts: [{ id: 'one', title: 'One', isBenchmark: false, blocks, place }],
    expressions,
  }
}

/** The value of an expression in prose. */
export function outcomeOf(source: Source, text: string, around: Around = {}): Outcome {
  const { role = 'inline', plan, plans } = around
  const expression: LessonExpression = {
    ...{ text, world: 'here', place, role },
    ...(plan === undefined ? {} : { plan }),
  }
  return new LessonValues(lessonOf(source, [expression], [], plans)).outcome(0)
}

/** The value of an expression in prose, which must have one. */
export function valueOfText(source: Source, text: string, around: Around = {}): Value {
  const outcome = outcomeOf(source, text, around)
  if (outcome.kind !== 'value') throw new Error(`${text}: ${outcome.message}`)
  return outcome.value
}

export interface Asking extends Partial<Omit<Prediction, 'right' | 'text' | 'options'>> {
  readonly ask: Prediction['ask']
  readonly right: string
  readonly rowsText?: string
  readonly options?: readonly string[]
  readonly part?: Partial<LivePart>
  readonly plan?: readonly string[] | 'cheapest'
}

/** A lesson with one prediction. */
export function predictionOf(
  source: Source,
  { right, rowsText, options, part = {}, plan, ...asked }: Asking,
): { readonly values: LessonValues; readonly prediction: Prediction } {
  const texts = rowsText === undefined ? [right] : [right, rowsText]
  const expressions = texts.map(
    (text, i): LessonExpression => ({
      ...{ text, world: 'here', place, role: 'right' },
      ...(plan === undefined ? {} : { plan }),
      ...(i === 0 && rowsText !== undefined ? { rows: rowsText } : {}),
    }),
  )
  const plain = (text: string): readonly Inline[] => [{ kind: 'text', text }]
  const prediction: Prediction = {
    ...asked,
    text: plain('What is right?'),
    right: 0,
    ...(options === undefined ? {} : { options: options.map(plain) }),
    ...(rowsText === undefined ? {} : { rows: 1 }),
  }
  const live: LivePart = {
    ...{ id: '1.1', show: 'state', world: 'here', at: [], doing: null, more: {}, place },
    // biome-ignore lint/suspicious/noThenProperty: so the field is called in lessons
    then: null,
    ...part,
    predict: prediction,
  }
  return { values: new LessonValues(lessonOf(source, expressions, [live])), prediction }
}
