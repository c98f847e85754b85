// `solve`: finds a plan or a cheapest plan, or proves that there is none.

import { EXIT } from './exit'
import { decideReachable } from '#planning/analysis/reachable'
import { decimalText } from '#base/decimal'
import { grouped } from '#base/words'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { searchOptimal } from '#planning/search/a-star'
import { boundCertificate, optimalCertificate } from '#planning/search/evidence'
import { searchAny } from '#planning/search/any-plan'
import { searchQuick } from '#planning/search/greedy'
import type { HeuristicName } from '#planning/search/heuristics/heuristic'
import type { SearchOutcome } from '#planning/search/outcome'
import { costGap } from '#planning/task/cost-gaps'
import { ground } from '#planning/task/ground'
import { actionName } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { hasConditionalEffects } from '#planning/task/views'
import { boundLimits } from '#planning/search/evidence-limits'
import { reachWithin } from '#questions/kinds/solving/limits'
import { counted } from '#questions/kinds/judging/words'
import { type Arguments, UsageError, type VerbSyntax } from './args'
import { costText } from './cost-text'
import type { Streams } from './io'
import { readSoundPddl } from './pddl-input'
import type { Verb } from './verb'

const heuristics: readonly HeuristicName[] = ['blind', 'hmax', 'lmcut', 'ff', 'add', 'goalcount']
const admissible: readonly HeuristicName[] = ['blind', 'hmax', 'lmcut']
const defaultMaxStates = 10_000_000

const syntax: VerbSyntax = {
  name: 'solve',
  usage: 'solve DOMAIN PROBLEM [--optimal] [--heuristic NAME] [--max-states N] [--json]',
  does: 'Finds a plan, a cheapest plan, or a proof that there is none.',
  options: {
    optimal: { kind: 'flag', help: 'a cheapest plan' },
    heuristic: { kind: 'text', help: `one of ${heuristics.join(', ')}` },
    'max-states': { kind: 'count', help: `states stored at most (${grouped(defaultMaxStates)})` },
    json: { kind: 'flag', help: 'one JSON object on standard output' },
  },
  positions: [2, 2],
}

export const solve: Verb = {
  syntax,
  run: async (args, streams) => {
    const options = optionsOf(args)
    const clock = new Stopwatch()
    const [domainPath, problemPath] = args.positions as [string, string]
    const { domain, problem } = readSoundPddl(domainPath, problemPath)
    const parse = clock.lap()
    const grounded = ground(domain, problem)
    const groundMs = clock.lap()
    if (grounded.kind === 'stopped') {
      streams.note(`Grounding stopped at ${grounded.count} ${grounded.at}.`)
      const counts = { expanded: 0, evaluated: 0, facts: 0, actions: 0 }
      const ms = { parse, ground: groundMs, search: 0 }
      const nothing = { status: 'undecided', optimal: false, cost: null, plan: null }
      if (args.flag('json')) await streams.out(JSON.stringify({ ...nothing, ...counts, ms, certificate: null }))
      return EXIT.undecided
    }
    const { task } = grounded
    const outcome = search(task, options)
    const known = knownPlan(task, outcome, options)
    const ms = { parse, ground: groundMs, search: clock.lap() }
    const result = {
      ...resultOf(task, outcome),
      ...(known === undefined ? {} : planOf(task, known)),
      ...(outcome.kind === 'stopped' ? { atLeast: outcome.lowerBound } : {}),
      expanded: outcome.expanded,
      evaluated: outcome.evaluated,
      facts: task.factCount,
      actions: task.actionCount,
      ms,
      certificate: certify(task, outcome, options.maxStates),
    }
    if (outcome.kind === 'plan' && outcome.optimal && outcome.evaluated > maxCertified)
      streams.note(
        `${counted(outcome.evaluated, 'state')} were evaluated; evidence that no plan is cheaper is made of up to ${grouped(maxCertified)}.`,
      )
    if (args.flag('json')) await streams.out(JSON.stringify(result))
    else await tell(task, result, outcome, options, streams)
    return outcome.kind === 'stopped' ? EXIT.undecided : EXIT.done
  },
}

interface Options {
  readonly optimal: boolean
  readonly heuristic: HeuristicName | undefined
  readonly maxStates: number
}

function optionsOf(args: Arguments): Options {
  const optimal = args.flag('optimal')
  const name = args.text('heuristic')
  const heuristic = heuristics.find(each => each === name)
  if (name !== undefined && heuristic === undefined)
    throw new UsageError(`There is no heuristic ${JSON.stringify(name)}; there are ${heuristics.join(', ')}.`)
  if (optimal && heuristic !== undefined && !admissible.includes(heuristic))
    throw new UsageError(
      `${heuristic} may overestimate, so it cannot find a cheapest plan; with --optimal there are ${admissible.join(', ')}.`,
    )
  return { optimal, heuristic, maxStates: args.count('max-states') ?? defaultMaxStates }
}

function search(task: Task, { optimal, heuristic, maxStates }: Options): SearchOutcome {
  return optimal
    ? searchOptimal(task, { heuristic, maxStates, keepEvidence: keepsEvidence(task, heuristic) })
    : heuristic === undefined
      ? searchAny(task, { maxStates })
      : searchQuick(task, { heuristic, maxStates })
}

/**
 * True if the search should record evidence while it runs: if that takes no extra time and does not change the result.
 */
const keepsEvidence = (task: Task, heuristic: HeuristicName | undefined): boolean =>
  heuristic === undefined && !hasConditionalEffects(task)

/** If the search for a cheapest plan stopped early: some plan. */
function knownPlan(task: Task, outcome: SearchOutcome, { optimal, maxStates }: Options) {
  if (!optimal || outcome.kind !== 'stopped' || outcome.at === 'cost') return undefined
  const any = searchAny(task, { maxStates })
  return any.kind === 'plan' ? any : undefined
}

const planOf = (task: Task, { plan, cost }: Extract<SearchOutcome, { kind: 'plan' }>) => ({
  cost,
  plan: plan.map(action => actionName(task, action)),
})

function resultOf(task: Task, outcome: SearchOutcome) {
  if (outcome.kind === 'plan') return { status: 'plan', optimal: outcome.optimal, ...planOf(task, outcome) }
  const status = outcome.kind === 'no-plan' ? 'no-plan' : 'undecided'
  return { status, optimal: false, cost: null, plan: null }
}

/** Maximum number of evaluated states of a search for which step-by-step evidence is made. */
const maxCertified = 1_000_000

/** The kind of evidence, and whether the checker accepts it; null if nothing was decided. */
function certify(task: Task, outcome: SearchOutcome, maxStates: number): { kind: string; checked: boolean } | null {
  const { domain, problem } = task
  const look = (claim: Claim, certificate: Certificate) => ({
    kind: certificate.kind,
    checked: checkCertificate(domain, problem, claim, certificate).accepted,
  })
  if (outcome.kind === 'stopped') {
    if (outcome.evidence === undefined || outcome.lowerBound === 0) return null
    const claim: Claim = { kind: 'at-least', cost: outcome.lowerBound }
    return look(claim, boundCertificate(outcome.evidence, boundLimits))
  }
  if (outcome.kind === 'no-plan') {
    const decision = decideReachable(task, task.goal, reachWithin({ maxStates }))
    const certificate: Certificate =
      decision.kind === 'unreachable'
        ? decision.certificate()
        : { kind: 're-searched', method: 'every reachable state was looked at' }
    return look({ kind: 'unreachable', target: { kind: 'goal' } }, certificate)
  }
  if (outcome.optimal) {
    if (outcome.evaluated > maxCertified) return { kind: 're-searched', checked: false }
    const isKept = outcome.evidence !== undefined
    const shown = isKept ? outcome : searchOptimal(task, { maxStates, keepEvidence: true })
    if (shown.kind !== 'plan' || shown.evidence === undefined) return { kind: 're-searched', checked: false }
    const claim: Claim = { kind: 'optimal', cost: outcome.cost }
    return look(claim, optimalCertificate(outcome.plan, shown.evidence, boundLimits))
  }
  const actions = outcome.plan.map(action => actionName(task, action))
  return look({ kind: 'reachable', target: { kind: 'goal' } }, { kind: 'plan', actions })
}

/** A sentence about a missing cost value because of which there is no plan. */
function gapOf({ domain, problem }: Task): string {
  const gap = costGap(domain, problem)
  return gap === undefined ? '' : ` ${gap.message}`
}

async function tell(
  task: Task,
  result: {
    readonly plan: readonly string[] | null
    readonly cost: number | null
    readonly expanded: number
    readonly facts: number
    readonly actions: number
    readonly ms: { readonly parse: number; readonly ground: number; readonly search: number }
    readonly certificate: { readonly kind: string; readonly checked: boolean } | null
  },
  outcome: SearchOutcome,
  options: Options,
  streams: Streams,
): Promise<void> {
  const { plan, cost, ms, certificate } = result
  for (const action of plan ?? []) await streams.out(action)
  const evidence =
    certificate === null
      ? ''
      : certificate.checked
        ? ` Evidence: ${certificate.kind}, accepted by the checker.`
        : ` Evidence: ${certificate.kind}, only confirmed by search.`
  const told =
    outcome.kind === 'plan'
      ? `; ${counted(plan!.length, 'step')}, ${costText(cost!)}${outcome.optimal ? ', and no plan is cheaper' : ''}.`
      : outcome.kind === 'no-plan'
        ? `; there is no plan.${gapOf(task)}`
        : outcome.at === 'cost'
          ? `; what plans cost is beyond what is counted exactly, and costs are never rounded: every plan costs at least ${decimalText(outcome.lowerBound)}.`
          : `; stopped at ${outcome.at === 'states' ? `the limit of ${counted(options.maxStates, 'state')}` : 'the limit of memory'}: ${options.optimal && plan !== null ? `this plan costs ${decimalText(cost!)}; whether one is cheaper is not known` : 'whether there is a plan is not known'}; every plan costs at least ${decimalText(outcome.lowerBound)}.`
  await streams.out(`${told}${evidence}`)
  await streams.out(
    `; ${counted(result.facts, 'fact')}, ${counted(result.actions, 'action')}; ${counted(result.expanded, 'state')} expanded; parse ${ms.parse} ms, ground ${ms.ground} ms, search ${ms.search} ms.`,
  )
}

/** Current time in milliseconds. Node's `performance` is not used, since loading it takes two of them. */
const now = (): number => Number(process.hrtime.bigint()) / 1e6

/** Measures the time since the previous lap, in milliseconds with two decimals. */
class Stopwatch {
  private last = now()

  lap(): number {
    const present = now()
    const passed = present - this.last
    this.last = present
    return Math.round(passed * 100) / 100
  }
}
