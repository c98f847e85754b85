// Certificates of every kind from nothing but their grammar and a task's names: for claims that no honest certificate is
// near.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { type Bender, boundFromNothing, NUMBERS } from './bend'
import { falseClaim, stateIn, walkIn } from './claims'
import { swapsIn } from './honest'
import { boundIn, exhaustedIn, type Row } from './sketch'
import { oneOf, someOf } from './world'

export type Kind = Certificate['kind']

/** Which kinds of certificate a claim may be shown by. */
export function kindsFor(claim: Claim): readonly Kind[] {
  switch (claim.kind) {
    case 'unreachable':
      return ['closed-set', 'mutex-group', 'h2', 'clauses', 'exhausted', 'parts']
    case 'landmark':
      return ['closed-set', 'mutex-group', 'h2', 'exhausted']
    case 'optimal':
      return ['optimal']
    case 'at-least':
      return ['lower-bound', 'lower-bound', 'optimal']
    case 'all-reachable':
      return ['plans', 'parts']
    case 'no-landmark':
      return ['plans']
    default:
      return ['plan']
  }
}

export function certificateOf(kind: Kind, claim: Claim, bender: Bender): Certificate {
  const { world, rng } = bender
  const { names, judge } = world
  const facts = (odds: number): string[] => {
    const own = someOf(rng, names.propositions, odds)
    const more = someOf(rng, [...names.derived, ...names.statics, ...names.illTyped], 3)
    return rng.below(3) === 0 ? [...own, ...more] : own
  }
  switch (kind) {
    case 'closed-set': {
      const initial = rng.below(8) === 0 ? [] : [...judge.task.initial]
      return {
        kind,
        facts: [...new Set([...initial, ...facts(2), ...someOf(rng, names.derived, 2)])],
        mayBeFalse: rng.below(2) === 0 ? initial : facts(3),
      }
    }
    case 'mutex-group':
      return { kind, facts: rng.shuffled(names.propositions).slice(0, 1 + rng.below(4)) }
    case 'h2': {
      const literals = rng.shuffled(names.literals).slice(0, 1 + rng.below(5))
      if (rng.below(5) === 0) literals.push(oneOf(rng, literals)!)
      return {
        kind,
        literals,
        impossible: Uint32Array.from(someOf(rng, [...literals.keys()], 3)),
        pairs: Uint32Array.from({ length: literals.length === 0 ? 0 : 2 * rng.below(4) }, () =>
          rng.below(literals.length),
        ),
      }
    }
    case 'clauses': {
      const lists = (pool: readonly string[]): string[][] =>
        Array.from({ length: rng.below(3) }, () => rng.shuffled(pool).slice(0, rng.below(4)))
      const literals = names.literals.filter(each => !names.derived.includes(each))
      return {
        kind,
        atMostOne: lists(names.propositions),
        atLeastOne: lists(names.propositions),
        never: lists(literals),
      }
    }
    case 'exhausted':
      return exhaustedIn({
        ...{ cost: 0, outer: undefined, isZoned: false, tables: undefined },
        inner: rowsFor(claim, bender),
        keptFacts: rng.below(2) === 0 ? facts(2) : undefined,
        symmetry: rng.below(3) === 0 ? swapsIn(world, rng) : undefined,
        columns: facts(2),
      })
    case 'optimal':
    case 'lower-bound': {
      const cost = 'cost' in claim ? claim.cost : oneOf(rng, NUMBERS)!
      const bound = boundIn(boundFromNothing(cost, bender))
      return kind === 'optimal' ? { kind, plan: planFor(cost, bender), bound } : { kind, bound }
    }
    case 'plans':
      return { kind, plans: plansFor(claim, bender) }
    case 'parts':
      return { kind, parts: partsFor(claim, bender) }
    default:
      return { kind: 'plan', actions: stepsFor(claim, bender) }
  }
}

/** The steps of a claim about steps, a plan, or any steps. */
function stepsFor(claim: Claim, { world, rng }: Bender): readonly string[] {
  if ('actions' in claim) return claim.kind === 'breaks' ? claim.actions.slice(0, -1) : claim.actions
  const plan = claim.kind === 'not-landmark' ? oneOf(rng, world.plans)?.actions : undefined
  const steps = plan ?? walkIn(world, rng)
  if (rng.below(2) === 0) return steps
  // Some of them cannot be taken.
  const { actions, illTypedActions } = world.names
  const pool = rng.below(3) === 0 ? illTypedActions : actions
  const more = rng.shuffled(pool).slice(0, 1 + rng.below(2))
  return rng.below(2) === 0 ? [...steps, ...more] : [...more, ...steps]
}

function plansFor(claim: Claim, { world, rng }: Bender): (readonly string[])[] {
  const walks = Array.from({ length: rng.below(6) }, () => walkIn(world, rng))
  if (claim.kind !== 'no-landmark') return walks
  const plans = world.plans.map(({ actions }) => actions).filter(() => rng.below(3) > 0)
  return rng.below(3) === 0 ? [...plans, ...walks] : plans
}

/** A plan of this cost, or of another if none is known; any steps if there is no plan. */
export function planFor(cost: number, { world, rng }: Bender): readonly string[] {
  const plans = world.plans.filter(plan => plan.cost === cost)
  return oneOf(rng, plans.length > 0 ? plans : world.plans)?.actions ?? walkIn(world, rng)
}

/** Rows of an exhausted set: states that do not meet the target, as far as it is facts, and some others. */
function rowsFor(claim: Claim, { world, rng }: Bender): Row[] {
  const target = claim.kind === 'unreachable' ? claim.target : undefined
  const meets = (state: ReadonlySet<string>): boolean =>
    target?.kind === 'fact'
      ? state.has(target.fact)
      : target?.kind === 'facts'
        ? target.facts.every(fact => state.has(fact))
        : world.judge.task.isGoal(state)
  const { states, full } = world.judge.initial
  const own = states.filter((_, at) => !meets(full[at]!)).map(state => [...state])
  const more = Array.from({ length: rng.below(3) }, () => stateIn(world, rng))
  return [...own, ...more].map(facts => ({ facts, value: 0, cuts: [], by: 0 }))
}

function partsFor(claim: Claim, bender: Bender): { claim: Claim; certificate: Certificate }[] {
  const { world, rng } = bender
  const kind = claim.kind === 'unreachable' ? 'unreachable' : 'reachable'
  return Array.from({ length: rng.below(4) }, () => {
    const part = rng.below(2) === 0 ? claim : (falseClaim(kind, world, rng) ?? claim)
    const inner = rng.pick(kindsFor(part).filter(each => each !== 'parts'))
    return { claim: part, certificate: certificateOf(inner ?? 'plan', part, bender) }
  })
}
