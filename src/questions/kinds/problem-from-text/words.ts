// Write the problem that a text describes (Planetarium).

import type { KindTexts, KindWords } from '../kind-words'

export const words = {
  code: 'pddl',
  name: 'problem from text',
  family: 'planetarium',
  summary: 'The PDDL problem that a text describes',
  formats: ['gen'],
  about: 'nothing',
  contextParts: { goal: true, actions: false, propositions: false },
  answer: {
    shape: { form: 'problem' },
    lists: [],
    none: null,
    scope: 'task',
    instruction: 'A PDDL problem of the domain.',
    example: '(define (problem answer) (:domain …) (:objects …) (:init …) (:goal …))',
    plainExample: '(define (problem answer) (:domain …) (:objects …) (:init …) (:goal …))',
  },
  covers: [],
  searches: true,
  priced: true,
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'a PDDL problem',
  promptForm: 'Answer with the PDDL problem only.',
  closedHint: 'Compare the problem with the text, sentence by sentence.',
}
