// Worked example of a landmark: candidates from one plan, those that another plan avoids, and a search that avoids the
// fact.

import { searchOptimal } from '#planning/search/a-star'
import { landmarksOf } from '#questions/kinds/landmark/solve'
import { isTrivialLandmark } from '#planning/analysis/landmarks'
import { explainGoal } from '#planning/task/explain'
import { actionName, factName, findFact } from '#planning/task/names'
import { holds, isGoal } from '#planning/task/step'
import { type ActionId, type FactId, FLUENT, type Task } from '#planning/task/task'
import { trace } from '#planning/task/trace'
import type { Board, Lines } from '../board'
import { choiceLine, named, namesLine, oneNameLine, some, yesNoLine } from '../lines'
import { smallSpace } from '../space'
import type { NoExample, WorkedLine } from '../worked'

/** Maximum number of facts of the plan, avoided by another plan, that have a line of their own. */
const AVOIDED = 2
const OFFERED = 8
const EMPTY = 'It runs out of states'
const FINDS = 'It finds a plan'

export function landmark(board: Board): Lines | NoExample {
  const { task, limits, rng } = board
  const found = landmarksOf(task, limits)
  if (found.kind !== 'partition' || found.undecided.length > 0)
    return { problem: 'The landmarks of this problem are not known within the limits.' }
  const shortest = searchOptimal(task, limits)
  if (shortest.kind !== 'plan') return { problem: 'No plan was found within the limits.' }
  const { plan } = shortest
  const name = (fact: number): string => factName(task, fact as FactId)
  const marks = found.landmarks.map(name)
  const passed = passedBy(task, plan)
  const steps = plan.map(action => actionName(task, action))
  const avoided = avoidedOf(board, found, passed)
  const sentences = rng.fork('told').shuffled(marks.filter(fact => passed.includes(fact)))
  const [key = 'None'] = sentences
  const others = some(found.notLandmarks.map(name), OFFERED, rng.fork('offered'))
  const { missing, satisfied } = explainGoal(task, task.initial)
  const rest = marks.length - 1
  const lines: WorkedLine[] = [
    namesLine({
      asks: 'Which parts of the goal are still to be reached?',
      of: 'facts',
      right: missing,
      offered: satisfied.slice(0, 6),
      why: 'Every plan has to make them true. What does it pass on the way?',
    }),
    namesLine({
      asks: `Take one plan: ${named(steps, 10)}. Which of these facts, false at the start and not in the goal, does it make true on the way?`,
      of: 'facts',
      right: passed,
      offered: some(others, 4, rng.fork('passed'), passed),
      at: steps.slice(0, Math.max(1, Math.floor(steps.length / 2))),
      why: 'Only facts on this plan can be on every plan: they are the candidates.',
    }),
    ...avoided.slice(0, key === 'None' ? 4 : AVOIDED).map(avoidedLine),
    ...(key === 'None' ? [] : [withoutLine(board, key)]),
    oneNameLine({
      asks: 'So which fact does every plan make true on the way? Say None if there is none.',
      of: 'facts',
      right: key === 'None' ? [] : [key, ...marks.filter(fact => fact !== key)],
      offered: others,
      none: true,
      why:
        key === 'None'
          ? 'Each candidate is avoided by some plan, so no fact is on every plan.'
          : `No plan avoids \`${key}\`.${rest > 0 ? ` ${rest === 1 ? 'Another fact is a landmark' : `${rest} other facts are landmarks`} too.` : ''}`,
    }),
  ]
  return { lines, key }
}

/** Facts that the plan makes true and that are neither initial nor in the goal. */
function passedBy(task: Task, plan: readonly ActionId[]): string[] {
  const { states } = trace(task, task.initial, plan)
  const found: string[] = []
  for (let fact = 0 as FactId; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT && !isTrivialLandmark(task, fact) && states.some(state => holds(state, fact)))
      found.push(factName(task, fact))
  return found
}

interface Avoided {
  readonly fact: string
  readonly plan: readonly string[]
}

/** Candidates that some plan avoids, with that plan; the shortest plans come first. */
function avoidedOf(
  { task }: Board,
  found: Extract<ReturnType<typeof landmarksOf>, { kind: 'partition' }>,
  passed: readonly string[],
): Avoided[] {
  return found.notLandmarks
    .map(fact => ({ fact, name: factName(task, fact) }))
    .filter(({ name }) => passed.includes(name))
    .flatMap(({ fact, name }) => {
      const decision = found.decisionOf(fact)
      if (decision.kind !== 'not-landmark') return []
      return [{ fact: name, plan: decision.plan.map(action => actionName(task, action)) }]
    })
    .sort((a, b) => a.plan.length - b.plan.length)
}

const avoidedLine = ({ fact, plan }: Avoided): WorkedLine =>
  yesNoLine({
    asks: `Is there a plan that never makes \`${fact}\` true?`,
    right: true,
    at: plan,
    reveals: true,
    names: [fact],
    why: `This one does not: ${named(plan, 10)}. So \`${fact}\` is no landmark.`,
  })

/** The result of a search that excludes the states in which the fact holds. */
function withoutLine({ task }: Board, fact: string): WorkedLine {
  const number = findFact(task, fact)!
  const space = smallSpace(task, state => holds(state, number))
  const isOut = space?.states.every(state => !isGoal(task, state)) === true
  return choiceLine({
    asks: `Throw out every state in which \`${fact}\` holds, and search what is left. How does the search end?`,
    options: [FINDS, EMPTY],
    right: EMPTY,
    names: [fact],
    why:
      isOut && space !== undefined
        ? `${space.states.length === 1 ? 'Only the initial state is' : `${space.states.length} states are`} left that can be reached, and the goal holds in none of them.`
        : 'No state that is left and can be reached satisfies the goal.',
  })
}
