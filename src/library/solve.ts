// A plan of two texts without errors, a cheapest plan, or a proof that there is none.

import { decideNoPlan } from '#planning/analysis/reachable'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import type { Domain, Problem } from '#planning/pddl/model'
import { searchOptimal } from '#planning/search/a-star'
import { boundCertificate, optimalCertificate } from '#planning/search/evidence'
import { boundLimits } from '#planning/search/evidence-limits'
import { searchAny } from '#planning/search/any-plan'
import { searchQuick } from '#planning/search/greedy'
import type { HeuristicName } from '#planning/search/heuristics/heuristic'
import type { SearchOutcome } from '#planning/search/outcome'
import { ground } from '#planning/task/ground'
import { actionName } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { hasConditionalEffects } from '#planning/task/views'
import { reachWithin } from '#questions/kinds/solving/limits'
import { certificateFrom, checkedBy } from './certificate'
import { type EvidenceOptions, InputError, type Solution, type SolveOptions } from './types'

export const heuristics: readonly HeuristicName[] = ['blind', 'hmax', 'lmcut', 'ff', 'add', 'goalcount']
const admissible: readonly HeuristicName[] = ['blind', 'hmax', 'lmcut']
export const defaultMaxStates = 10_000_000

interface Asked extends EvidenceOptions {
  readonly optimal: boolean
  readonly heuristic: HeuristicName | undefined
  readonly maxStates: number
}

/** The options with their defaults; throws `InputError` with the heuristics that there are. */
export function askedOf(options: Omit<SolveOptions, 'heuristic'> & { readonly heuristic?: string | undefined }): Asked {
  const { optimal = false, heuristic: name, maxStates = defaultMaxStates, ...evidence } = options
  const heuristic = heuristics.find(each => each === name)
  if (name !== undefined && heuristic === undefined)
    throw new InputError(`There is no heuristic ${JSON.stringify(name)}; there are ${heuristics.join(', ')}.`)
  if (optimal && heuristic !== undefined && !admissible.includes(heuristic))
    throw new InputError(
      `${heuristic} may overestimate, so it cannot find a cheapest plan; with \`optimal\` there are ${admissible.join(', ')}.`,
    )
  return { optimal, heuristic, maxStates, ...evidence }
}

export type Solved =
  /** Grounding stopped; `message` explains at what. */
  | { readonly kind: 'stopped'; readonly message: string; readonly solution: Solution }
  | { readonly kind: 'searched'; readonly task: Task; readonly outcome: SearchOutcome; readonly solution: Solution }

/** Searches; `onProgress` is called after grounding and after the search. */
export function solveProblem(
  domain: Domain,
  problem: Problem,
  asked: Asked,
  onPhase: (done: 'ground' | 'search') => void = () => {},
): Solved {
  const grounded = ground(domain, problem)
  onPhase('ground')
  if (grounded.kind === 'stopped')
    return {
      kind: 'stopped',
      message: `Grounding stopped at ${grounded.count} ${grounded.at}.`,
      solution: nothing,
    }
  const { task } = grounded
  const outcome = search(task, asked)
  const known = knownPlan(task, outcome, asked)
  onPhase('search')
  const solution = {
    ...resultOf(task, outcome),
    ...(known === undefined ? {} : planOf(task, known)),
    ...(outcome.kind === 'stopped' ? { atLeast: outcome.lowerBound } : {}),
    expanded: outcome.expanded,
    evaluated: outcome.evaluated,
    facts: task.factCount,
    actions: task.actionCount,
    certificate: certify(task, outcome, asked),
  }
  return { kind: 'searched', task, outcome, solution }
}

const nothing: Solution = {
  ...{ status: 'undecided', optimal: false, cost: null, plan: null },
  ...{ expanded: 0, evaluated: 0, facts: 0, actions: 0, certificate: null },
}

function search(task: Task, { optimal, heuristic, maxStates }: Asked): SearchOutcome {
  // With conditional effects, a search for evidence takes all facts, which changes what is expanded.
  const options = { maxStates, keepEvidence: !hasConditionalEffects(task) }
  return optimal
    ? searchOptimal(task, { heuristic, ...options })
    : heuristic === undefined
      ? searchAny(task, options)
      : searchQuick(task, { heuristic, ...options })
}

/** If the search for a cheapest plan stopped early: some plan. */
function knownPlan(task: Task, outcome: SearchOutcome, { optimal, maxStates }: Asked) {
  if (!optimal || outcome.kind !== 'stopped' || outcome.at === 'cost') return undefined
  const any = searchAny(task, { maxStates })
  return any.kind === 'plan' ? any : undefined
}

const planOf = (task: Task, { plan, cost }: Extract<SearchOutcome, { kind: 'plan' }>) => ({
  cost,
  plan: plan.map(action => actionName(task, action)),
})

function resultOf(task: Task, outcome: SearchOutcome) {
  if (outcome.kind === 'plan') return { status: 'plan' as const, optimal: outcome.optimal, ...planOf(task, outcome) }
  const status = outcome.kind === 'no-plan' ? ('no-plan' as const) : ('undecided' as const)
  return { status, optimal: false, cost: null, plan: null }
}

/** Maximum number of evaluated states of a search for which step-by-step evidence is made. */
export const maxCertified = 1_000_000

/** The claim that a certificate would show, if one is asked for later. */
export const provenBy = (solved: Solved): { readonly proven: Claim | null } => ({
  proven: solved.kind === 'searched' ? claimOf(solved.outcome) : null,
})

/** The claim that the outcome proves; null if nothing was decided. */
function claimOf(outcome: SearchOutcome): Claim | null {
  if (outcome.kind === 'no-plan') return { kind: 'unreachable', target: { kind: 'goal' } }
  if (outcome.kind === 'stopped')
    return outcome.lowerBound === 0 ? null : { kind: 'at-least', cost: outcome.lowerBound }
  return outcome.optimal ? { kind: 'optimal', cost: outcome.cost } : { kind: 'reachable', target: { kind: 'goal' } }
}

/** null if nothing was decided, or nothing shows it. */
function certify(task: Task, outcome: SearchOutcome, asked: Asked): Solution['certificate'] {
  const claim = claimOf(outcome)
  if (asked.certificates === false || claim === null) return null
  const certificate = evidenceOf(task, outcome, asked)
  if (certificate === 'too-large') return { kind: 're-searched', checked: false }
  const { domain, problem } = task
  return certificate && certificateFrom([checkedBy(domain, problem, claim, certificate)], asked)
}

/** The evidence, from the states of the search if they serve; null if there is none. */
function evidenceOf(task: Task, outcome: SearchOutcome, asked: Asked): Certificate | 'too-large' | null {
  const { maxStates, heuristic } = asked
  if (outcome.kind === 'stopped')
    return outcome.evidence === undefined ? null : boundCertificate(outcome.evidence, boundLimits)
  if (outcome.kind === 'no-plan') {
    const decision = decideNoPlan(task, outcome.evidence, reachWithin({ maxStates }))
    return decision.kind === 'unreachable'
      ? decision.certificate()
      : { kind: 're-searched', method: 'every reachable state was looked at' }
  }
  if (!outcome.optimal) return { kind: 'plan', actions: outcome.plan.map(action => actionName(task, action)) }
  if (outcome.evaluated > maxCertified) return 'too-large'
  const own = outcome.evidence && optimalCertificate(outcome.plan, outcome.evidence, boundLimits)
  if (own?.kind === 'optimal' || (own !== undefined && heuristic === undefined)) return own
  // Another heuristic than the usual one may have left more states than a certificate may have.
  const shown = searchOptimal(task, { maxStates, keepEvidence: true })
  return shown.kind === 'plan' && shown.evidence !== undefined
    ? optimalCertificate(outcome.plan, shown.evidence, boundLimits)
    : 'too-large'
}
