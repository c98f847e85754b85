// Fictitious models: their skill by task, how neatly they write, and how often their responses contain no answer.

import { soughtOf } from '#questions/kinds/sought-of'
import type { Question } from '#questions/kinds/question'

export interface SampleModel {
  /** A name that is recognisably fictitious. */
  readonly name: string
  /** Share of right answers on small problems, by the form of the answer. */
  readonly skill: Readonly<Record<Task, number>>
  /** Reduction of the skill for each tenfold increase of the number of ground actions. */
  readonly tires: number
  /** Share of responses that consist only of the answer in the requested form. */
  readonly tidy: number
  /** Share of responses without an answer. */
  readonly spoils: number
}

type Task = 'item' | 'set' | 'rest' | 'plan' | 'two-lists' | 'verification' | 'problem' | 'index' | 'yes-no' | 'choice'

export const sampleModels: readonly SampleModel[] = [
  {
    name: 'Sample model A',
    skill: {
      item: 0.74,
      set: 0.62,
      rest: 0.78,
      plan: 0.78,
      verification: 0.78,
      problem: 0.7,
      'two-lists': 0.9,
      index: 0.8,
      'yes-no': 0.88,
      choice: 0.84,
    },
    tires: 0.1,
    tidy: 0.35,
    spoils: 0.02,
  },
  {
    name: 'Sample model B',
    skill: {
      item: 0.42,
      set: 0.24,
      rest: 0.36,
      plan: 0.36,
      verification: 0.36,
      problem: 0.3,
      'two-lists': 0.62,
      index: 0.33,
      'yes-no': 0.66,
      choice: 0.52,
    },
    tires: 0.12,
    tidy: 0.2,
    spoils: 0.06,
  },
]

/** The task type of a question, which determines the skill. */
export function taskOf({ kind, format }: Question): Task {
  const { shape } = soughtOf(kind, format)
  return shape.form === 'list' ? shape.of : shape.form
}

/** The probability that the model's answer is right. */
export function chanceOf(model: SampleModel, question: Question, actions: number | null): number {
  const size = Math.log10(Math.max(1, (actions ?? 0) / 50))
  return Math.min(0.98, Math.max(0.03, model.skill[taskOf(question)] - model.tires * size))
}
