// Why the published answer on a pair and the proven one differ, as a code. The rules are followed in their order, and
// their additions to a goal are compared exactly with the goal as written.

import type { Limits } from '#base/limits'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import { searchQuick } from '#planning/search/greedy'
import { loadTask } from '#planning/task/load'
import type { PlanetariumCause } from '../causes'
import { officialComparison, specifiedGoal } from './compare'
import { rulesOf } from './domains/rules'
import { OfficialError, OfficialLimit } from './edges'
import type { OfficialEvaluation } from './evaluate'
import { officialParse, type RefusalRule } from './parse'
import { type OfficialAtom, type OfficialProblem, atomKey } from './problem'
import { printOfficial } from './solvable'

/** The input of the comparison. */
export interface CauseInput {
  /** The domain for judging the answer. */
  readonly domainText: string
  /** The problem that the text describes. */
  readonly a: string
  /** The raw response. */
  readonly b: string
  /** The problem that the playground's reader finds in the response; null if there is none. */
  readonly read: string | null
  readonly placeholder: boolean
  readonly official: OfficialEvaluation
  /** The proven answer: equivalent in the mode; null if `b` is not a problem of the domain. */
  readonly proven: boolean | null
  readonly limits: Limits
}

/** Maximum number of states explored for a cause, fewer than for a verdict. */
const MAX_STATES = 20_000
/** Maximum number of states of a short search that is tried first. */
const SHORT = 300

const refusals: Readonly<Record<RefusalRule, PlanetariumCause>> = {
  'no-problem': 'layout-refused',
  prose: 'prose-refused',
  'upper-case': 'upper-case',
  syntax: 'layout-refused',
  name: 'name-refused',
  requirements: 'layout-refused',
  'duplicate-object': 'layout-refused',
  either: 'layout-refused',
  init: 'init-beyond-atoms',
  goal: 'goal-beyond-atoms',
  'undeclared-object': 'name-refused',
  hyphens: 'name-refused',
}

/**
 * The first cause that applies, `other` if none is known; null if both agree (ill-formed means not equivalent) or the
 * published answer is unknown. Never throws.
 */
export function officialCause(input: CauseInput): PlanetariumCause | null {
  const { official, proven } = input
  if (official.equivalent === null || official.equivalent === (proven === true)) return null
  const answer = officialParse(input.b)
  if (answer.kind === 'refused') return refusals[answer.rule]
  const truth = officialParse(input.a)
  if (truth.kind === 'refused') return 'other'
  return official.equivalent
    ? whyAccepted(input, truth.problem, answer.problem)
    : whyRefused(input, truth.problem, answer.problem)
}

function whyAccepted(input: CauseInput, a: OfficialProblem, b: OfficialProblem): PlanetariumCause {
  if (input.proven === null) return input.read === null ? 'official-reads-on' : 'unknown-facts-dropped'
  return wrongAddition(input, a) ?? wrongAddition(input, b) ?? (input.placeholder ? 'goals-renamed-apart' : 'other')
}

function whyRefused(input: CauseInput, a: OfficialProblem, b: OfficialProblem): PlanetariumCause {
  if (a.domain !== b.domain) return 'other-domain-name'
  if (rulesOf(b.domain) === undefined) return 'unknown-domain'
  if (input.official.solvable === false) return whyUnsolved(input, b)
  switch (officialComparison(a, b, input.placeholder).rule) {
    case 'initial-states':
      return 'types-as-written'
    case 'raises':
      return 'rules-stop'
    case 'goals':
      return wrongAddition(input, a) ?? wrongAddition(input, b) ?? whyMissed(a, b)
    default:
      return 'other'
  }
}

/** Checks whether there is a plan after all. */
function whyUnsolved({ domainText, limits, read }: CauseInput, b: OfficialProblem): PlanetariumCause {
  const loaded = loadTask({ domain: domainText, problem: read ?? printOfficial(b) })
  if (loaded.kind !== 'ready') return 'other'
  const maxStates = Math.min(MAX_STATES, limits.maxStates)
  const { kind } = searchQuick(loaded.task, { maxStates })
  if (kind === 'plan') return 'plan-not-found'
  return kind === 'no-plan' ? 'no-plan-is-wrong' : 'other'
}

/** A cause if the rules add facts to the problem's goal that it does not imply; else undefined. */
function wrongAddition({ domainText, limits }: CauseInput, problem: OfficialProblem): PlanetariumCause | undefined {
  const rules = rulesOf(problem.domain)
  if (rules === undefined) return undefined
  const atoms = new Set(problem.goal.map(atomKey))
  const added = specifiedAtoms(problem).filter(atom => !atoms.has(atomKey(atom)))
  if (added.length === 0) return undefined
  if (!isWrong(domainText, problem, added, limits)) return undefined
  if (problem.domain === 'blocksworld') return isProper(problem) ? 'placed-on-table' : 'init-ignored'
  return problem.domain === 'floor-tile' ? 'color-forced' : 'wrong-fact-added'
}

/**
 * True if some reachable state satisfies the goal without the added facts. Decided exactly if a short search does not
 * find one.
 */
function isWrong(
  domainText: string,
  problem: OfficialProblem,
  added: readonly OfficialAtom[],
  limits: Limits,
): boolean {
  const written = printOfficial(problem)
  const lacking = added.map(atom => `(not (${atomKey(atom)}))`).join(' ')
  const loaded = loadTask({
    domain: domainText,
    problem: written.replace('(:goal (and', `(:goal (and (or ${lacking})`),
  })
  if (loaded.kind === 'bad-pddl') return false
  if (loaded.kind === 'ready') {
    const { kind } = searchQuick(loaded.task, { maxStates: SHORT })
    if (kind === 'plan') return true
    if (kind === 'no-plan') return false
  }
  const more = printOfficial({ ...problem, goal: [...problem.goal, ...added] })
  const pair = readPair({ domain: domainText, a: written, b: more })
  if (pair.kind === 'fault') return false
  const bounds = pairLimits({ maxStates: Math.min(MAX_STATES, limits.maxStates) })
  const fewer = { ...bounds, maxNodes: 20_000, maxQueries: 300 }
  return comparePair(pair.pair, 'strict', fewer).equivalent === false
}

function specifiedAtoms(problem: OfficialProblem): OfficialAtom[] {
  try {
    return specifiedGoal(problem, rulesOf(problem.domain)!).map(atom => atom.split(' ') as [string, ...string[]])
  } catch (error) {
    if (error instanceof OfficialError || error instanceof OfficialLimit) return []
    throw error
  }
}

/** The goals imply each other, but the rules do not detect it. */
function whyMissed(a: OfficialProblem, b: OfficialProblem): PlanetariumCause {
  if (a.domain === 'blocksworld') return isProper(a) ? 'implied-fact-missed' : 'init-ignored'
  if (a.domain !== 'gripper') return 'implied-fact-missed'
  const count = (atoms: readonly OfficialAtom[], predicate: string): number =>
    atoms.filter(([name, ...args]) => name === predicate && args.length === 1).length
  if (count(a.init, 'room') === 1) return 'single-room'
  return count(a.goal, 'gripper') === count(b.goal, 'gripper') ? 'implied-fact-missed' : 'type-fact-stops-free'
}

/** True if every block has one position, clear blocks have nothing on them, and the arm is empty or holds one block. */
function isProper({ objects, init }: OfficialProblem): boolean {
  const places = new Map<string, number>()
  const covered = new Map<string, number>()
  const tally = (map: Map<string, number>, name: string): void => {
    map.set(name, (map.get(name) ?? 0) + 1)
  }
  let arm = 0
  for (const [predicate, block = '', under = ''] of init) {
    if (predicate === 'arm-empty' || predicate === 'holding') arm++
    if (predicate === 'holding') tally(covered, block)
    if (predicate === 'holding' || predicate === 'on-table' || predicate === 'on') tally(places, block)
    if (predicate === 'on') tally(covered, under)
    if (predicate === 'clear') tally(covered, block)
  }
  return arm === 1 && objects.every(({ name }) => places.get(name) === 1 && covered.get(name) === 1)
}
