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

/** Searches; `hear` is called after grounding and after the search. */
export function solveProblem(
  domain: Domain,
  problem: Problem,
  asked: Asked,
  hear: (done: 'ground' | 'search') => void = () => {},
): Solved {
  const grounded = ground(domain, problem)
  hear('ground')
  if (grounded.kind === 'stopped')
    return {
      kind: 'stopped',
      message: `Grounding stopped at ${grounded.count} ${grounded.at}.`,
      solution: nothing,
    }
  const { task } = grounded
  const outcome = search(task, asked)
  const known = knownPlan(task, outcome, asked)
  hear('search')
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

/** null if nothing was decided. */
function certify(task: Task, outcome: SearchOutcome, { maxStates, heuristic, ...options }: Asked): Solution['certificate'] {
  if (options.certificates === false) return null
  const { domain, problem } = task
  const look = (claim: Claim, certificate: Certificate) =>
    certificateFrom([checkedBy(domain, problem, claim, certificate)], options)
  if (outcome.kind === 'stopped') {
    if (outcome.evidence === undefined || outcome.lowerBound === 0) return null
    const claim: Claim = { kind: 'at-least', cost: outcome.lowerBound }
    return look(claim, boundCertificate(outcome.evidence, boundLimits))
  }
  if (outcome.kind === 'no-plan') {
    const decision = decideNoPlan(task, outcome.evidence, reachWithin({ maxStates }))
    const certificate: Certificate =
      decision.kind === 'unreachable'
        ? decision.certificate()
        : { kind: 're-searched', method: 'every reachable state was looked at' }
    return look({ kind: 'unreachable', target: { kind: 'goal' } }, certificate)
  }
  if (outcome.optimal) {
    if (outcome.evaluated > maxCertified) return { kind: 're-searched', checked: false }
    const claim: Claim = { kind: 'optimal', cost: outcome.cost }
    const own = outcome.evidence && optimalCertificate(outcome.plan, outcome.evidence, boundLimits)
    if (own?.kind === 'optimal' || (own !== undefined && heuristic === undefined)) return look(claim, own)
    // Another heuristic than the usual one may have left more states than a certificate may have.
    const shown = searchOptimal(task, { maxStates, keepEvidence: true })
    if (shown.kind !== 'plan' || shown.evidence === undefined) return { kind: 're-searched', checked: false }
    return look(claim, optimalCertificate(outcome.plan, shown.evidence, boundLimits))
  }
  const actions = outcome.plan.map(action => actionName(task, action))
  return look({ kind: 'reachable', target: { kind: 'goal' } }, { kind: 'plan', actions })
}
