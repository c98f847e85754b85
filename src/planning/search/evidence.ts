// The results of a search as certificates: all reachable states if there is no plan; a plan and a potential if it is
// cheapest. The potential: if h* is C, a state expanded at cost g has at least C - g left, which drops along no
// transition by more than its cost; states made but not expanded are the frontier, where LM-cut's cuts show the same
// value.

import type { Certificate, FactName, LowerBound, ObjectSwap } from '#planning/certificates/certificate'
import { wordsFor } from '#base/bits'
import { recentOf } from '#base/recent'
import { actionName, factName } from '#planning/task/names'
import { type ActionId, type FactId, FLUENT } from '#planning/task/task'
import { Frontier, type FrontierState } from './frontier'
import type { Cut } from './heuristics/shared-cuts'
import { inUnits } from './moves'
import type { SearchEvidence } from './outcome'
import { type EvidenceLimits, evidenceLimits } from './evidence-limits'
import { sumsOfTables } from './evidence-tables'

/** That no plan exists, or none avoiding the fact that was avoided: all states the search could reach. */
export function noPlanCertificate(evidence: SearchEvidence, limits: EvidenceLimits = evidenceLimits): Certificate {
  if (!evidence.complete() || evidence.states.count > limits.maxStates) return reSearched
  const all = Array.from({ length: evidence.states.count }, (_, state) => state)
  return { kind: 'exhausted', states: statesOf(evidence, all), ...coverOf(evidence) }
}

/** That the plan is a cheapest one; `re-searched` where that would be larger than the limits. */
export function optimalCertificate(
  plan: readonly ActionId[],
  evidence: SearchEvidence,
  limits: EvidenceLimits = evidenceLimits,
): Certificate {
  const bound = boundOf(evidence, limits)
  if (bound === undefined) return reSearched
  const { full } = evidence.ready
  return { kind: 'optimal', plan: plan.map(action => actionName(full, action)), bound }
}

/** That every plan costs at least as much as the search that stopped has shown. */
export function boundCertificate(evidence: SearchEvidence, limits: EvidenceLimits = evidenceLimits): Certificate {
  const bound = boundOf(evidence, limits)
  return bound === undefined ? reSearched : { kind: 'lower-bound', bound }
}

const reSearched: Certificate = { kind: 're-searched', method: 'A* search' }

/** Several plans of one search have the same bound. */
const boundOf = recentOf(
  1,
  (limits: EvidenceLimits) => JSON.stringify(limits),
  (evidence: SearchEvidence, limits) => lowerBound(evidence, limits),
)

/** The potential; undefined if it would be larger than the limits. */
function lowerBound(evidence: SearchEvidence, limits: EvidenceLimits): LowerBound | undefined {
  const { ready, cost } = evidence
  if (cost === undefined) return undefined
  const found = new Frontier(evidence, limits).find()
  if (found === undefined) return undefined
  const { inner, outer, reached } = found
  const toCost = (units: number): number => inUnits(ready.moves, units)
  const literals = new LiteralNames(evidence)
  const tables = sumsOfTables(
    outer.map(({ sum }) => sum),
    fact => factName(ready.full, ready.reduced.factOf[fact]! as FactId),
    toCost,
  )
  const named = new EachOnce(({ zone, share }: Cut) => ({
    zone: literals.placesOf(zone),
    share: toCost(share),
  }))
  return {
    cost: toCost(cost),
    states: statesOf(evidence, inner),
    values: Float64Array.from(inner, state => toCost(cost - reached[state]!)),
    frontier: {
      states: statesOf(
        evidence,
        outer.map(({ state }) => state),
      ),
      values: Float64Array.from(outer, ({ value }) => toCost(value)),
      cuts: outer.map(({ cuts }: FrontierState) => cuts.map(cut => named.of(cut))),
      literals: literals.names,
      ...(tables === undefined ? {} : { tables }),
    },
    ...coverOf(evidence),
  }
}

/** Memoises a conversion: many states have the same cuts. */
class EachOnce<From extends object, To> {
  private readonly known = new Map<From, To>()
  private readonly make: (from: From) => To

  constructor(make: (from: From) => To) {
    this.make = make
  }

  of(from: From): To {
    let made = this.known.get(from)
    if (made === undefined) this.known.set(from, (made = this.make(from)))
    return made
  }
}

/** Literals of the reduced task by name, in the order of their first use. */
class LiteralNames {
  readonly names: string[] = []
  /** Per literal: its place, or -1. */
  private readonly places: Int32Array
  private readonly evidence: SearchEvidence

  constructor(evidence: SearchEvidence) {
    this.evidence = evidence
    this.places = new Int32Array(2 * evidence.ready.reduced.task.factCount).fill(-1)
  }

  placesOf(zone: readonly number[]): Uint32Array {
    const { places } = this
    const found = new Uint32Array(zone.length)
    for (let i = 0; i < zone.length; i++) {
      const literal = zone[i]!
      if (places[literal]! < 0) places[literal] = this.add(literal)
      found[i] = places[literal]!
    }
    return found
  }

  private add(literal: number): number {
    const { full, reduced } = this.evidence.ready
    const name = factName(full, reduced.factOf[literal >> 1]! as FactId)
    return this.names.push((literal & 1) === 1 ? `(not ${name})` : name) - 1
  }
}

/** The states over fluent facts; derived ones follow. */
function statesOf({ ready, states }: SearchEvidence, wanted: readonly number[]) {
  const { task, factOf } = ready.reduced
  const columns: number[] = []
  for (let fact = 0; fact < task.factCount; fact++) if (task.factKind[fact] === FLUENT) columns.push(fact)
  const words = wordsFor(columns.length)
  const rows = new Uint32Array(wanted.length * words)
  const { cells } = states
  const isSame = columns.length === task.factCount
  wanted.forEach((state, i) => {
    const from = state * states.words
    if (isSame) for (let w = 0; w < words; w++) rows[i * words + w] = cells[from + w]!
    else
      columns.forEach((fact, column) => {
        if ((cells[from + (fact >>> 5)]! & (1 << (fact & 31))) !== 0)
          rows[i * words + (column >>> 5)]! |= 1 << (column & 31)
      })
  })
  const facts = columns.map(fact => factName(ready.full, factOf[fact]! as FactId))
  return { facts, words, rows }
}

/** The kept facts, if any facts or actions were left out; the exchanges, if states are canonical. */
function coverOf({ ready, swapClasses }: SearchEvidence): {
  keptFacts?: readonly FactName[]
  symmetry?: readonly ObjectSwap[]
} {
  const { full, reduced } = ready
  const { task, factOf } = reduced
  const kept = Array.from(factOf).filter(fact => full.factKind[fact] === FLUENT)
  const swaps = swapClasses.flatMap(({ members }) =>
    members.slice(1).map(member => ({
      one: task.objects[members[0]!]!,
      other: task.objects[member]!,
    })),
  )
  return {
    ...(task === full ? {} : { keptFacts: kept.map(fact => factName(full, fact as FactId)) }),
    ...(swaps.length === 0 ? {} : { symmetry: swaps }),
  }
}
