// Which fact must every plan pass through?

import { goalFacts, partitionLandmarks } from '../analysis/landmarks'
import { factName } from '../task/names'
import { holds } from '../task/step'
import type { Task, FactId } from '../task/task'
import { askChoice, askYesNo, type Option } from './options'
import { type KindAsker, notHere, posed, WITH_GOAL } from './posed'
import { type Situation, sayFact } from './situation'

export const landmark: KindAsker = {
  gen({ task }) {
    const sides = sidesOf(task)
    if (typeof sides === 'string') return notHere(sides)
    return posed({
      stem: 'Name a proposition that holds at some point of every plan, and that holds neither in the current state nor in the goal; or say None if there is no such proposition.',
      parts: { ...WITH_GOAL, propositions: true },
      asked: { kind: 'land' },
      key: { yes: sides.yes, no: sides.no },
      rightAnswers: Math.max(1, sides.yes.length),
    })
  },

  bool(situation, rng) {
    const sides = sidesOf(situation.task)
    if (typeof sides === 'string') return notHere(sides)
    const side = rng.below(2) === 0 ? passedThrough(situation, sides.yes) : sides.no
    if (side.length === 0) return notHere('the propositions are all on the other side')
    const { text, statement } = optionOf(situation, rng.pick(side))
    return askYesNo(
      situation,
      `Does every plan for the current state pass through a state in which this holds: ${text}?`,
      WITH_GOAL,
      statement,
    )
  },

  mcq(situation, rng) {
    const sides = sidesOf(situation.task)
    if (typeof sides === 'string') return notHere(sides)
    const landmarks = passedThrough(situation, sides.yes)
    if (landmarks.length === 0) return notHere('there is no landmark')
    return askChoice(
      situation,
      rng,
      'Through which of these does every plan for the current state pass?',
      WITH_GOAL,
      optionOf(situation, rng.pick(landmarks)),
      rng
        .shuffled(sides.no)
        .slice(0, 8)
        .map(fact => optionOf(situation, fact)),
    )
  },
}

const optionOf = (situation: Situation, fact: string): Option => ({
  text: sayFact(situation, fact),
  statement: { kind: 'landmark', fact },
})

/** Landmarks for a question that does not rule trivial ones out: goals to come count where there are no others. */
function passedThrough({ task }: Situation, landmarks: readonly string[]): readonly string[] {
  if (landmarks.length > 0) return landmarks
  return goalFacts(task)
    .filter(fact => !holds(task.initial, fact))
    .map(fact => factName(task, fact))
}

/** All propositions outside initial state and goal by whether they are landmarks, or why that is not known. */
function sidesOf(task: Task): { yes: string[]; no: string[] } | string {
  const partition = partitionLandmarks(task)
  if (partition.kind === 'no-plan') return 'there is no plan'
  if (partition.kind === 'undecided') return 'no plan was found within its limits'
  if (partition.undecided.length > 0)
    return `${partition.undecided.length} propositions are undecided`
  const name = (fact: FactId): string => factName(task, fact)
  return { yes: partition.landmarks.map(name), no: partition.notLandmarks.map(name) }
}
