// The conditions on a generated text: its problem has a plan, its goal is not empty, and the text is parsed back as an
// equivalent problem.

import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import type { Difficulty } from '#questions/kinds/question'
import { parseProblem } from '#planning/pddl/problem'
import { isError } from '#planning/pddl/diagnostic'
import type { Problem } from '#planning/pddl/model'
import { searchOptimal } from '#planning/search/a-star'
import { searchQuick } from '#planning/search/greedy'
import { loadTask } from '#planning/task/load'
import { isGoal } from '#planning/task/step'
import { pddlOf, sketchOf } from '../layouts/sketch'
import { readText } from '../texts/read-text'
import type { Draft } from './draft'
import type { MakePlace } from './places'

export interface Proven {
  readonly text: string
  readonly problem: string
  readonly difficulty: Difficulty
}

/** Maximum number of states stored for a cheapest plan, and for any plan. */
const OPTIMAL_STATES = 5_000
const QUICK_STATES = 30_000
const COMPARED_STATES = 50_000

/** The text with its problem, or why it is rejected. */
export function proven(place: MakePlace, { sketch, text: renderedText }: Draft): Proven | string {
  const problem = pddlOf(sketch)
  const text = `${renderedText.init.text}\n${renderedText.goal.text}`
  const loaded = loadTask({ domain: place.domainText, problem })
  if (loaded.kind !== 'ready') return loaded.message
  const { task } = loaded
  if (isGoal(task, task.initial)) return 'the goal holds already'
  const read = readText(place.domain, text, place.phrases)
  if (read.kind === 'unread') return `the text does not read back: ${read.places[0]!.text}`
  if (read.placeholder !== renderedText.placeholder) return 'the text reads back as one that leaves other things open'
  const back = parseProblem(read.problem, place.domain)
  if (back.diagnostics.some(isError)) return 'the text reads back as a problem with errors'
  if (!agree(place, loaded.problem, back.problem, renderedText.placeholder))
    return 'the text does not read back as an equivalent problem'
  const optimal = searchOptimal(task, { maxStates: OPTIMAL_STATES })
  if (optimal.kind === 'no-plan') return 'there is no plan'
  if (optimal.kind !== 'plan' && searchQuick(task, { maxStates: QUICK_STATES }).kind !== 'plan')
    return 'no plan was found within its limits'
  return {
    text,
    problem,
    difficulty: {
      facts: task.factCount,
      actions: task.actionCount,
      goalDistance: optimal.kind === 'plan' ? optimal.cost : null,
      givenSteps: 0,
      rightAnswers: 1,
    },
  }
}

/** Compares by names first, else by the comparison that judges answers. */
function agree({ domain }: MakePlace, a: Problem, b: Problem, placeholder: boolean): boolean {
  if (namesOf(domain, a) === namesOf(domain, b)) return true
  const mode = placeholder ? 'placeholder' : 'strict'
  const found = comparePair({ domain, a, b }, mode, pairLimits({ maxStates: COMPARED_STATES }))
  return found.equivalent === true
}

/** The contents of a problem in a canonical order. */
function namesOf(domain: MakePlace['domain'], problem: Problem): string {
  const sketch = sketchOf(domain, problem)
  if (typeof sketch === 'string') return sketch
  const { objects, init, values, goal, minimizesCost } = sketch
  const lines = [
    ...objects.map(({ name, types }) => `${name} - ${[...types].sort().join(' ')}`),
    ...init.map(fact => fact.join(' ')),
    ...values.map(({ term, value }) => `${term.join(' ')} = ${value}`),
  ]
  const asked =
    goal.kind === 'all' ? [...new Set(goal.parts.map(part => JSON.stringify(part)))].sort() : [JSON.stringify(goal)]
  return [...lines.sort(), '.', ...asked, String(minimizesCost)].join('\n')
}
