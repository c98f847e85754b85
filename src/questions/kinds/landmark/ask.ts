// Generates landmark questions: which fact must every plan pass through?

import { goalFacts } from '#planning/analysis/landmarks'
import { factName } from '#planning/task/names'
import { holds, isGoal } from '#planning/task/step'
import type { FactId, Task } from '#planning/task/task'
import { Forms } from '../asking/forms'
import type { OfferedItem } from '../asking/offer'
import { type KindAsker, notHere, posed, WITH_GOAL } from '../asking/posed'
import { factSentence } from '../asking/situation'
import { defaultLimits } from '../judging/draft'
import { landmarksOf } from './solve'
import { words } from './words'

export const landmark: KindAsker = {
  code: words.code,
  gen({ task }) {
    const sides = sidesOf(task)
    if (typeof sides === 'string') return notHere(sides)
    return posed({
      stem: 'Name a proposition that holds at some point of every plan, and that holds neither in the current state nor in the goal; or say None if there is no such proposition.',
      parts: words.contextParts,
      asked: { kind: 'land' },
      key: { yes: sides.yes, no: sides.no },
      rightAnswers: Math.max(1, sides.yes.length),
    })
  },

  offers(situation) {
    const { task } = situation
    const sides = sidesOf(task)
    if (typeof sides === 'string') return sides
    const forms = new Forms(task)
    const item =
      (holds: boolean) =>
      (fact: string): OfferedItem => ({
        statement: { kind: 'landmark', fact },
        form: forms.of([fact]),
        holds,
        text: () => factSentence(situation, fact),
      })
    return [
      {
        situation,
        items: [...passedThrough(task, sides.yes).map(item(true)), ...sides.no.map(item(false))],
        parts: WITH_GOAL,
        yesNo: ({ text }) =>
          `Does every plan for the current state pass through a state in which this holds: ${text()}?`,
        choice: () => 'Through which of these does every plan for the current state pass?',
      },
    ]
  },
}

/** Landmarks for a question that does not exclude trivial ones: unsatisfied goals count if there are no others. */
function passedThrough(task: Task, landmarks: readonly string[]): readonly string[] {
  if (landmarks.length > 0) return landmarks
  return goalFacts(task)
    .filter(fact => !holds(task.initial, fact))
    .map(fact => factName(task, fact))
}

/**
 * All propositions outside of initial state and goal, divided by whether they are landmarks; or why that is unknown.
 */
function sidesOf(task: Task): { yes: string[]; no: string[] } | string {
  if (isGoal(task, task.initial)) return 'the goal holds already'
  const partition = landmarksOf(task, defaultLimits)
  if (partition.kind === 'no-plan') return 'there is no plan'
  if (partition.kind === 'undecided') return 'no plan was found within its limits'
  if (partition.undecided.length > 0) return `${partition.undecided.length} propositions are undecided`
  const name = (fact: FactId): string => factName(task, fact)
  return { yes: partition.landmarks.map(name), no: partition.notLandmarks.map(name) }
}
