// The truth of what yes/no and choice questions claim, as it is decided of the problems that their English describes, against
// plain code that knows nothing of `src`: steps taken by hand, and every state of small problems visited. A long run looks
// at all questions of the data.

import { describe, expect, it } from 'vitest'
import type { Statement } from '#planning/analysis/statement'
import { readQuestions } from '#questions/benchmarks/reading'
import { withContext } from '#questions/benchmarks/question-context'
import { groundOf } from '#questions/kinds/judging/option-ground'
import { truthOfOption } from '#questions/kinds/judging/option-truth'
import type { Question } from '#questions/kinds/question'
import { dataFolder, dataText, dataNote } from '../../support/data'
import { samplesOf } from '../../support/long'
import { PlainProblem, type PlainState, type PlainStep } from '../../support/plain-pddl'

/** Maximum numbers of states, and of candidates for actions; larger problems are left out. */
const MAX_STATES = samplesOf(600, 3_000)
const MAX_CANDIDATES = samplesOf(20_000, 60_000)

/** The state after the actions; undefined if one is not applicable. */
function follow(problem: PlainProblem, names: readonly string[]): PlainState | undefined {
  let state = problem.initial
  for (const name of names) {
    const step = problem.step(name)
    if (step === undefined || !problem.allows(state, step)) return undefined
    state = problem.after(state, step)
  }
  return state
}

const isPlan = (problem: PlainProblem, names: readonly string[]): boolean => {
  const end = follow(problem, names)
  return end !== undefined && problem.isGoal(end)
}

const left = (plan: readonly string[], positions: readonly number[]): string[] =>
  plan.filter((_, i) => !positions.includes(i))

interface World {
  readonly problem: PlainProblem
  readonly steps: readonly PlainStep[]
  readonly states: readonly PlainState[]
}

/** All that can be reached; undefined where that is too much. */
function worldOf(problem: PlainProblem): World | undefined {
  const steps = problem.steps(MAX_CANDIDATES)
  const states = steps && problem.states(steps, MAX_STATES)
  return states && { problem, steps, states }
}

/** Undefined if it exceeds the limits; `none` if plans are asked about and there are none. */
function plainTruth(
  problem: PlainProblem,
  world: () => World | undefined,
  statement: Statement,
): boolean | 'none' | undefined {
  switch (statement.kind) {
    case 'applicable':
      return follow(problem, [statement.action]) !== undefined
    case 'holds-after': {
      const end = follow(problem, [statement.action])
      return end !== undefined && statement.facts.every(fact => end.has(fact))
    }
    case 'sequence': {
      const { entries, is } = statement
      if (entries.some(({ kind }) => kind === 'foreign')) return is === 'invalid'
      const names = entries.map(entry => (entry.kind === 'action' ? entry.action : ''))
      const can = follow(problem, names) !== undefined
      const solves = isPlan(problem, names)
      if (is === 'is-valid' || is === 'invalid') return is === 'is-valid'
      if (is === 'inapplicable') return !can
      return is === 'is-applicable' ? can : is === 'plan' ? solves : can && !solves
    }
    case 'removable':
      return isPlan(problem, left(statement.plan, statement.positions))
    case 'removable-somewhere':
      return statement.places.some(places => isPlan(problem, left(statement.plan, places)))
    case 'foreign':
      return false
    case 'reachable':
      return world()?.states.some(state => statement.facts.every(fact => state.has(fact)))
    case 'becomes-applicable': {
      const step = problem.step(statement.action)
      if (step === undefined) return false
      return world()?.states.some(state => problem.allows(state, step))
    }
    case 'landmark': {
      const whole = world()
      if (whole === undefined) return undefined
      if (!whole.states.some(problem.isGoal)) return 'none'
      const { fact } = statement
      if (problem.initial.has(fact) || problem.wants(fact)) return true
      const without = problem.states(whole.steps, MAX_STATES, state => !state.has(fact))!
      return !without.some(problem.isGoal)
    }
    default:
      throw new Error(`${statement.kind} is not asked in published questions`)
  }
}

const isSmall = (domain: string): boolean => ['ferry', 'visitall', 'grippers', 'blocksworld'].includes(domain)

interface Compared {
  readonly looked: number
  readonly differ: readonly string[]
}

function compare(question: Question): Compared {
  const ground = groundOf(question)
  const { judged, parsedContext } = question
  if (ground.kind !== 'ready' || judged === null) return { looked: 0, differ: [] }
  const problems = [judged.problem, ...(parsedContext?.most === undefined ? [] : [parsedContext.most])].map(text => {
    const problem = new PlainProblem(judged.domain, text)
    let world: World | undefined | null = null
    const once = (): World | undefined => (world === null ? (world = worldOf(problem)) : world)
    return { problem, once }
  })
  let looked = 0
  const differ: string[] = []
  for (const [i, statement] of ground.statements.entries()) {
    const truths = problems.map(({ problem, once }) => plainTruth(problem, once, statement))
    if (truths.includes(undefined) || truths.includes('none')) continue
    looked++
    const plain = new Set(truths).size === 1 ? truths[0] : 'open'
    const proven = truthOfOption(ground.by, statement)
    if (proven !== plain)
      differ.push(`${question.key} option ${i}: ${JSON.stringify(statement)} ${proven}, not ${plain}`)
  }
  return { looked, differ }
}

describe.skipIf(dataFolder() === undefined)(`truths of described questions${dataNote}`, () => {
  // A few questions each, of the first, small domains where all states are visited.
  it.for([
    ['app', 27],
    ['prog', 27],
    ['val', 27],
    ['just', 27],
    ['reach', 3],
    ['areach', 3],
    ['land', 3],
  ] as const)('%s', ([kind, usual]) => {
    const step = samplesOf(usual, 1)
    let looked = 0
    for (const format of ['bool', 'mcq']) {
      const file = `${kind}.${format}.json`
      const { questions } = readQuestions(file, dataText(`acpbench/${file}`))
      const some = questions.filter(({ domain }, i) => i % step === 0 && (step !== 3 || isSmall(domain)))
      for (const question of some) {
        const found = compare(withContext(question))
        expect(found.differ).toEqual([])
        looked += found.looked
      }
    }
    expect(looked).toBeGreaterThanOrEqual(samplesOf(3, 50))
    if (step === 1) console.info(`${kind}: ${looked} options looked at`)
  })
})
