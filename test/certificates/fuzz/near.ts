// Evidence with one fault: right for the task without the states that a false claim denies, or without some of its
// steps. The checker has to notice the missing step.

import type { Certificate, Claim, Target } from '#planning/certificates/certificate'
import type { Facts, Space } from '../../support/enumerate'
import { type Bender, cutIn, opposite } from './bend'
import { walkIn } from './claims'
import { type Kind, planFor } from './grammar'
import { swapsIn } from './honest'
import { boundIn, exhaustedIn, type Row, type Sketch, type Table } from './sketch'
import { costOf, oneOf, someOf } from './world'

/** Literals of a table of pairs, and lists of each sort in clauses. */
const MAX_LITERALS = 24
const MAX_LISTS = 6

/** The reachable states that a false claim denies, and the others; undefined where the claim denies none. */
function leftBy(claim: Claim, space: Space, { world }: Bender): { own: number[]; denied: number[] } | undefined {
  const { judge } = world
  const { states, full } = space
  if (claim.kind !== 'unreachable' && claim.kind !== 'landmark') return undefined
  const fact = claim.kind === 'landmark' ? claim.fact : undefined
  const own: number[] = []
  const denied: number[] = []
  states.forEach((state, at) => {
    if (fact !== undefined && state.has(fact)) return
    const isDenied = claim.kind === 'landmark' ? judge.task.isGoal(full[at]!) : meets(claim.target, at)
    ;(isDenied ? denied : own).push(at)
  })
  return { own, denied }

  function meets(target: Target, at: number): boolean {
    switch (target.kind) {
      case 'goal':
        return judge.task.isGoal(full[at]!)
      case 'fact':
        return full[at]!.has(target.fact)
      case 'facts':
        return target.facts.every(each => full[at]!.has(each))
      default:
        return space.steps[at]!.some(({ action }) => judge.task.actions[action]!.name === target.action)
    }
  }
}

const holds = (literal: string, state: Facts): boolean =>
  literal.startsWith('(not ') ? !state.has(opposite(literal)) : state.has(literal)

/** Undefined where there is nothing of the kind to state. */
export function nearEvidence(kind: Kind, claim: Claim, bender: Bender): Certificate | undefined {
  if (kind === 'lower-bound' || kind === 'optimal') return nearBound(kind, claim, bender)
  const { world, rng } = bender
  const { judge, names } = world
  if (kind === 'parts') return { kind, parts: nearParts(claim, bender) }
  const space = judge.spaceOf(claim)
  const left = space && leftBy(claim, space, bender)
  if (space === undefined || left === undefined) return undefined
  const { states, full } = space
  const own = left.own.map(at => full[at]!)
  const denied = left.denied.map(at => full[at]!)
  const isIn = (literals: readonly string[], state: Facts): boolean => literals.every(literal => holds(literal, state))
  switch (kind) {
    case 'closed-set': {
      const some = [...names.propositions, ...names.derived, ...names.illTyped]
      return {
        kind,
        facts: some.filter(fact => own.some(state => state.has(fact))),
        mayBeFalse: [...states[0]!].filter(fact => own.some(state => !state.has(fact))),
      }
    }
    case 'exhausted':
      return exhaustedIn({
        ...{ cost: 0, outer: undefined, isZoned: false, tables: undefined },
        inner: left.own.map(at => ({ facts: [...states[at]!], value: 0, cuts: [], by: 0 })),
        keptFacts: rng.below(2) === 0 ? someOf(rng, names.propositions, 2) : undefined,
        symmetry: rng.below(2) === 0 ? swapsIn(world, rng) : undefined,
        columns: rng.below(2) === 0 ? [...names.propositions] : [],
      })
    case 'mutex-group': {
      const pool = rng.shuffled(names.propositions)
      const group: string[] = []
      for (const fact of pool)
        if (own.every(state => [...group, fact].filter(each => state.has(each)).length < 2)) group.push(fact)
      return { kind, facts: group }
    }
    case 'h2': {
      const literals = rng.shuffled(names.literals).slice(0, MAX_LITERALS)
      const pairs: number[] = []
      literals.forEach((one, i) => {
        for (let k = i + 1; k < literals.length; k++)
          if (!own.some(state => isIn([one, literals[k]!], state))) pairs.push(i, k)
      })
      const impossible = [...literals.keys()].filter(i => !own.some(state => holds(literals[i]!, state)))
      return {
        ...{ kind, literals, pairs: Uint32Array.from(pairs) },
        impossible: Uint32Array.from(impossible),
      }
    }
    case 'clauses': {
      const fluents = names.literals.filter(each => !names.derived.includes(each))
      const lists = (pool: readonly string[], isGood: (list: readonly string[]) => boolean): string[][] => {
        const found: string[][] = []
        for (let i = 0; i < 40 && found.length < MAX_LISTS; i++) {
          const list = rng.shuffled(pool).slice(0, 1 + rng.below(3))
          if (isGood(list)) found.push(list)
        }
        return found
      }
      const count = (list: readonly string[], state: Facts): number => list.filter(fact => state.has(fact)).length
      return {
        kind,
        atMostOne: lists(names.propositions, list => own.every(state => count(list, state) < 2)),
        atLeastOne: lists(names.propositions, list => own.every(state => count(list, state) > 0)),
        never: [
          // Conditions that hold in a denied state, preferably not in others.
          ...denied
            .slice(0, 3)
            .map(state => rng.shuffled(fluents.filter(each => holds(each, state))).slice(0, 1 + rng.below(4))),
          ...lists(fluents, list => own.every(state => !isIn(list, state))),
        ],
      }
    }
    default:
      return undefined
  }
}

type Parts = Extract<Certificate, { kind: 'parts' }>['parts']

/**
 * Claims that something that the target requires is unreachable, or that everything is reachable; some about other
 * states.
 */
function nearParts(claim: Claim, bender: Bender): Parts {
  const { rng, world } = bender
  const { judge, names } = world
  const elsewhere = (): { from?: string[] } => (rng.below(3) > 0 ? {} : { from: [...rng.pick(judge.initial.states)] })
  if (claim.kind === 'all-reachable') {
    const list = claim.of === 'facts' ? names.propositions : names.actions
    return list.map(name => {
      const target: Target = claim.of === 'facts' ? { kind: 'fact', fact: name } : { kind: 'action', action: name }
      const at = judge.initial.full.find(state => state.has(name)) ?? [name]
      const from = rng.below(2) === 0 ? { from: [...at] } : elsewhere()
      return {
        claim: { kind: 'reachable', target, ...from },
        certificate: { kind: 'plan', actions: rng.below(2) === 0 ? [] : walkIn(world, rng) },
      }
    })
  }
  if (claim.kind !== 'unreachable') return []
  const { target } = claim
  const fact = target.kind === 'facts' ? oneOf(rng, target.facts) : oneOf(rng, judge.goalConjuncts())
  const other: Target = fact === undefined || rng.below(2) === 0 ? target : { kind: 'fact', fact }
  const part: Claim = { ...claim, target: other, ...elsewhere() }
  const kinds = ['closed-set', 'exhausted', 'h2', 'mutex-group', 'clauses'] as const
  const certificate = nearEvidence(rng.pick(kinds), part, bender)
  return certificate === undefined ? [] : [{ claim: part, certificate }]
}

/** Distances as if some of the steps were not there. */
function stretched({ world, rng }: Bender, initial = world.judge.initial): number[] {
  const { task } = world.judge
  const lost = rng.below(2) === 0 ? oneOf(rng, [...task.actions.keys()]) : undefined
  const odds = 1 + rng.below(6)
  const space = {
    ...initial,
    steps: initial.steps.map(list =>
      list.filter(({ action }) => (lost === undefined ? rng.below(odds) > 0 : action !== lost)),
    ),
  }
  return task.distances(space).map(units => costOf(units) ?? Infinity)
}

/** A cost that plans would have if some steps were not there. */
export const stretchedCost = (bender: Bender): number => stretched(bender)[0]!

/** A bound that would be right if some steps were not there, and the rest of their cost is put on the first state. */
function nearBound(kind: 'lower-bound' | 'optimal', claim: Claim, bender: Bender): Certificate | undefined {
  const { world, rng } = bender
  const space = world.judge.spaceOf(claim)
  if (!('cost' in claim) || space === undefined) return undefined
  const { states } = space
  let values = stretched(bender, space)
  for (let i = 0; i < 4 && !(values[0]! >= claim.cost); i++) values = stretched(bender, space)
  const isWhole = rng.below(2) === 0
  const isZoned = rng.below(3) > 0
  const inner: Row[] = []
  const outer: Row[] = []
  states.forEach((state, at) => {
    const value = at === 0 ? claim.cost : Math.min(values[at]!, claim.cost)
    const isInner = isWhole || rng.below(2) === 0
    const cuts = isInner ? [] : [cutIn(isZoned, value, bender)]
    ;(isInner ? inner : outer).push({ facts: [...state], value, cuts, by: 0 })
  })
  const sketch: Sketch = {
    ...{ cost: claim.cost, inner, isZoned, tables: undefined },
    outer: isWhole ? undefined : outer,
    keptFacts: rng.below(3) === 0 ? someOf(rng, world.names.propositions, 3) : undefined,
    symmetry: rng.below(3) === 0 ? swapsIn(world, rng) : undefined,
    columns: rng.below(2) === 0 ? [...world.names.propositions] : [],
  }
  if (!isWhole && isZoned && rng.below(2) === 0) withTables(sketch, states, values, bender)
  const bound = boundIn(sketch)
  return kind === 'lower-bound' ? { kind, bound } : { kind, plan: planFor(claim.cost, bender), bound }
}

/** Proves the frontier by tables: each abstract state has the least value of its states. */
function withTables(sketch: Sketch, states: readonly Facts[], values: readonly number[], { world, rng }: Bender): void {
  const facts = rng.shuffled(world.names.propositions).slice(0, 1 + rng.below(3))
  const least = new Map<string, number>()
  const seenAs = (state: Facts): string => facts.filter(fact => state.has(fact)).join('|')
  states.forEach((state, at) => {
    const key = seenAs(state)
    least.set(key, Math.min(least.get(key) ?? Infinity, values[at]!))
  })
  const all = Array.from({ length: 2 ** facts.length }, (_, bits) => facts.filter((_, i) => (bits >> i) & 1))
  const shown = rng.below(2) === 0 ? all : all.filter(each => least.has(each.join('|')))
  const table: Table = {
    projection: 0,
    values: shown.map(each => least.get(each.join('|')) ?? rng.pick([0, Infinity])),
  }
  sketch.tables = {
    atMostOne: rng.below(2) === 0 ? [] : [someOf(rng, world.names.propositions, 2)],
    projections: [{ facts, states: shown }],
    sums: [[table]],
  }
  for (const row of sketch.outer ?? []) row.by = 1
}
