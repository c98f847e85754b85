// True certificates of one task: from analysis and search, with small limits so that every sort of evidence comes up, and
// from enumeration, which knows sorts that no search makes.

import { closedSetOf } from '#planning/analysis/evidence'
import { computeH2, h2Certificate } from '#planning/analysis/h2'
import { conditionOf } from '#planning/analysis/reach-partition'
import type { Rng } from '#base/rng'
import type { Certificate, Claim, LowerBound, StateSet } from '#planning/certificates/certificate'
import { proverOf } from '#planning/equivalence/closure/clauses'
import { searchOptimal } from '#planning/search/a-star'
import { boundCertificate, noPlanCertificate, optimalCertificate } from '#planning/search/evidence'
import { evidenceLimits } from '#planning/search/evidence-limits'
import { relaxedGraph } from '#planning/search/relaxed/and-or-graph'
import { closedSet, relaxedClosure } from '#planning/search/relaxed/closure'
import { followedEvidence } from '#questions/kinds/planning/plan-evidence'
import { followPlan } from '#questions/kinds/planning/followed-plan'
import { withInitial } from '#planning/task/derive'
import { loadTask } from '#planning/task/load'
import { mutexGroups } from '#planning/task/mutex'
import { factName, findFact, stateFacts } from '#planning/task/names'
import { applicableActions, progress } from '#planning/task/step'
import type { FactId, Task } from '#planning/task/task'
import { costs, landmarks, reachability } from '../evidence-of'
import { seenThrough, Truth, upToSwaps } from '../naive-evidence'
import { walkIn } from './claims'
import { MAX_STATES } from './tasks'
import { type Case, oneOf, someOf, type World } from './world'

/** Maximum number from each producer. */
const MAX_EACH = 40

const shown = (pairs: Iterable<readonly [Claim, Certificate]>): Case[] => {
  const found: Case[] = []
  for (const [claim, certificate] of pairs) found.push({ claim, certificate })
  return found
}

/**
 * The claims of analysis and search about the task, with their evidence; claims without evidence are left out.
 * `most`: of each sort.
 */
export function produced(world: World, rng: Rng, max = MAX_EACH): Case[] {
  const { task } = world
  const found = [reachability, landmarks, costs].flatMap(produce => rng.shuffled(shown(produce(task))).slice(0, max))
  found.push(...afterStep(world, rng), ...followed(world, rng))
  for (const limits of [
    { maxStates: 4 },
    { maxStates: 3000, symmetryAfter: 2, tablesAfter: 2 },
    { maxStates: 3000, symmetryAfter: 3, tablesAfter: 100 },
    { maxStates: 12, symmetry: false, tablesAfter: 3 },
  ])
    found.push(...searched(task, limits))
  found.push(...refuted(world, rng))
  return found.filter(({ certificate }) => certificate.kind !== 're-searched')
}

/** True claims about a state after one step. */
function afterStep({ task }: World, rng: Rng): Case[] {
  const action = oneOf(rng, applicableActions(task, task.initial))
  if (action === undefined) return []
  const state = progress(task, task.initial, action)
  const from = stateFacts(task, state)
  const next = withInitial(task, state)
  return [reachability, costs].flatMap(produce =>
    rng
      .shuffled(shown(produce(next)))
      .slice(0, 8)
      .map(({ claim, certificate }) => ({ claim: { ...claim, from } as Claim, certificate })),
  )
}

/** The results of some steps. */
function followed(world: World, rng: Rng): Case[] {
  const loaded = loadTask(world)
  if (loaded.kind !== 'ready') return []
  return Array.from({ length: 4 }, () => walkIn(world, rng)).flatMap(steps =>
    followedEvidence(loaded, followPlan(loaded, steps)).map(({ claim, certificate }) => ({
      claim,
      certificate,
    })),
  )
}

type Limits = Omit<Parameters<typeof searchOptimal>[1], 'keepEvidence'>

function searched(task: Task, options: Limits): Case[] {
  const outcome = searchOptimal(task, { ...options, keepEvidence: true })
  const { evidence } = outcome
  if (evidence === undefined) return []
  // Few states are worth tables otherwise.
  const limits = { ...evidenceLimits, distancesForState: Infinity }
  switch (outcome.kind) {
    case 'plan':
      return [
        {
          claim: { kind: 'optimal', cost: outcome.cost },
          certificate: optimalCertificate(outcome.plan, evidence, limits),
        },
      ]
    case 'no-plan':
      return [
        {
          claim: { kind: 'unreachable', target: { kind: 'goal' } },
          certificate: noPlanCertificate(evidence, limits),
        },
      ]
    default:
      return [
        {
          claim: { kind: 'at-least', cost: outcome.lowerBound },
          certificate: boundCertificate(evidence, limits),
        },
      ]
  }
}

/** Facts and actions that groups and conjunctions refute. */
function refuted({ task }: World, rng: Rng): Case[] {
  const found: Case[] = []
  const targets = Array.from({ length: task.factCount + task.actionCount }, (_, i) => i)
  for (const target of rng.shuffled(targets).slice(0, 6)) {
    const certificate = proverOf(task).refute(conditionOf(task, target))
    if (certificate === undefined || target >= task.factCount) continue
    const fact = factName(task, target as FactId)
    found.push({ claim: { kind: 'unreachable', target: { kind: 'fact', fact } }, certificate })
  }
  return found
}

/** Evidence that enumeration makes for nothing in particular; much of it shows some claim. */
export function enumerated(world: World, rng: Rng): Certificate[] {
  const { task, names } = world
  const truth = Truth.of(...world.models, MAX_STATES)
  if (truth === undefined) return []
  const all = truth.stateSet()
  const avoided = oneOf(rng, names.propositions) ?? '(p)'
  const away = truth.exhausted(state => !state.has(avoided))
  const kept = someOf(rng, all.facts, 3)
  const swaps = swapsIn(world, rng)
  const table = computeH2(task)
  const found: Certificate[] = [
    closedSetOf(task),
    ...(table === undefined ? [] : [h2Certificate(table)]),
    ...mutexGroups(task)
      .slice(0, 4)
      .map(
        (group): Certificate => ({
          kind: 'mutex-group',
          facts: group.map(fact => factName(task, fact as FactId)),
        }),
      ),
    away,
    { kind: 'exhausted', states: all },
    ...coversOf(all, kept, swaps).map((cover): Certificate => ({ kind: 'exhausted', ...cover })),
  ]
  const avoid = findFact(task, avoided)
  if (avoid !== undefined) {
    found.push(closedSet(relaxedClosure(relaxedGraph(task), { avoid })))
    const apart = computeH2(task, undefined, { avoid })
    if (apart !== undefined) found.push(h2Certificate(apart))
  }
  const bounds: LowerBound[] = [truth.bound(), truth.boundWithin(() => rng.below(2) === 0)]
  for (const bound of bounds) {
    found.push({ kind: 'lower-bound', bound })
    if (Number.isFinite(world.cheapest)) found.push({ kind: 'optimal', plan: truth.cheapestPlan(), bound })
  }
  const plan = truth.sequenceTo(state => rng.below(truth.states.length) === 0 || state.size === 0)
  if (plan !== undefined) found.push({ kind: 'plan', actions: plan })
  found.push({
    kind: 'plans',
    plans: truth.states
      .slice(0, 20)
      .map(state => truth.sequenceTo(other => other === state)!)
      .filter(() => rng.below(4) > 0),
  })
  return found
}

/** The states on some facts only, up to exchanges, and both. */
function coversOf(
  all: StateSet,
  kept: readonly string[],
  symmetry: readonly { one: string; other: string }[],
): { states: StateSet; keptFacts?: readonly string[]; symmetry?: typeof symmetry }[] {
  const seen = seenThrough(all, new Set(kept))
  return [
    { states: seen, keptFacts: kept },
    { states: upToSwaps(all, symmetry), symmetry },
    { states: upToSwaps(seen, symmetry), keptFacts: kept, symmetry },
  ]
}

/** Pairs of objects, some of them of one object. */
export function swapsIn({ names }: World, rng: Rng): { one: string; other: string }[] {
  const { objects } = names
  if (objects.length === 0) return []
  return Array.from({ length: 1 + rng.below(2) }, () => ({
    one: rng.pick(objects),
    other: rng.pick(objects),
  }))
}
