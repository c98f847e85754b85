// Repairs a forgery by the checker's own messages: each named fault is corrected, until the checker accepts or the
// faults repeat. A premise that it never names is where a forgery succeeds.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { type Bender, bends, cutIn, opposite, raise } from './bend'
import { ifWhole, type Row, type Sketch, withStates } from './sketch'
import { type Case, oneOf } from './world'

/** The case with the fault mended, or changed at random where it is not known how; undefined: there is nothing to do. */
export function repaired({ claim, certificate }: Case, where: string, bender: Bender): Case | undefined {
  const mended =
    withStates(certificate, sketch => {
      const isOther = /^The bound is for the cost/.test(where)
      if (isOther && 'cost' in claim) raise(sketch, claim.cost, bender)
      else mend(sketch, where, bender)
    }) ?? ifWhole(() => mendLists(certificate, where, askedBy(claim, bender), bender))
  return mended && { claim, certificate: mended }
}

const literalPattern = String.raw`(?:\(not \([^()]*\)\)|\([^()]*\))`
const literalsIn = (where: string): string[] =>
  [...where.matchAll(new RegExp(literalPattern, 'g'))].map(([name]) => name)

/** Repairs the fault that a check of states names. */
function mend(sketch: Sketch, where: string, bender: Bender): void {
  const { world, rng } = bender
  const { inner, outer = [] } = sketch
  const named = literalsIn(where)
  const numberAfter = (word: string): number => Number(new RegExp(`${word} (\\d+)`).exec(where)?.[1] ?? -1)
  const frontier = outer[numberAfter('Frontier state')]
  const row = frontier ?? [...inner, ...outer][numberAfter('State')]
  if (rng.below(6) === 0) rng.pick(bends)(sketch, bender)
  else if (/^The kept facts lack/.test(where)) sketch.keptFacts?.push(named[0]!)
  else if (/lacks the initial state/.test(where))
    inner.push({ facts: [...world.judge.task.initial], value: sketch.cost, cuts: [], by: 0 })
  else if (/satisfies the (target|goal)/.test(where) && row !== undefined) {
    if (rng.below(2) === 0) row.value = 0
    else inner.splice(inner.indexOf(row), 1)
  } else if (/its successor by .* is (not in the set|in neither set)/.test(where)) {
    const next = row && successorOf(row, named.at(-1)!, bender)
    if (next === undefined) rng.pick(bends)(sketch, bender)
    else (rng.below(2) === 0 ? inner : outer).push(next)
    if (outer.length > 0) sketch.outer = outer
  } else if (/^The initial state, row/.test(where)) {
    const initial = [...inner, ...outer][numberAfter('row')]
    if (initial !== undefined) initial.value = sketch.cost
  } else if (/the value drops from/.test(where)) {
    const [, from, to] = /drops from (\S+) to (\S+)\.$/.exec(where)!
    if (row !== undefined && rng.below(2) === 0) row.value -= Number(from) - Number(to)
    else for (const each of [...inner, ...outer]) if (each.value === Number(to)) each.value += world.unit
  } else if (/^Swap (\d+)/.test(where)) sketch.symmetry?.splice(numberAfter('Swap'), 1)
  else if (frontier !== undefined) mendFrontier(sketch, frontier, where, named, bender)
  else if (sketch.tables !== undefined) mendTables(sketch, where, named, bender)
  else rng.pick(bends)(sketch, bender)
}

/** The state after an action, as far as the row has its facts. */
function successorOf({ facts, value }: Row, name: string, { world }: Bender): Row | undefined {
  const { task } = world.judge
  const action = task.actions.find(each => each.name === name)
  if (action === undefined) return undefined
  const state = new Set(facts)
  const next = task.after(action, state, task.complete(state))
  return { facts: [...next], value: value - Number(`${action.cost ?? 0n}e-30`), cuts: [], by: 0 }
}

function mendFrontier(sketch: Sketch, row: Row, where: string, named: readonly string[], bender: Bender): void {
  const { world, rng } = bender
  const number = Number(/, cut (\d+)/.exec(where)?.[1] ?? -1)
  const cut = row.cuts[number]
  if (/add up to|is of no/.test(where)) {
    if (rng.below(2) === 0 || row.cuts.length === 0) row.cuts.push(cutIn(sketch.isZoned, row.value, bender))
    else rng.pick(row.cuts).share += world.unit
    for (const sum of sketch.tables?.sums ?? [])
      for (const { values } of sum) if (values.length > 0) values[rng.below(values.length)]! += world.unit
  } else if (cut === undefined) {
    const taker = oneOf(rng, row.cuts)
    if (/costs .* given away/.test(where) && taker !== undefined) {
      // Then the action requires something of the zone, or is not in the cut.
      if (taker.zone !== undefined) taker.zone.push(rng.pick(world.names.literals))
      taker.actions = taker.actions?.filter(name => name !== named[0])
    } else row.by = rng.below((sketch.tables?.sums.length ?? 0) + 1)
  } else if (/holds already/.test(where)) cut.zone = cut.zone?.filter(each => each !== named[0])
  else if (/needs none|follows from/.test(where)) cut.zone?.push(rng.pick(world.names.literals))
  else if (/without these/.test(where)) cut.actions?.push(oneOf(rng, world.names.actions)!)
  else row.cuts.splice(number, 1)
}

function mendTables(sketch: Sketch, where: string, named: readonly string[], bender: Bender): void {
  const { rng } = bender
  const tables = sketch.tables!
  const after = (word: string): number => Number(new RegExp(`${word} (\\d+)`).exec(where)?.[1] ?? 0)
  const sum = tables.sums[after('Sum')]
  const table = sum?.[after('table')] ?? sum?.[0]
  const projection = tables.projections[after('Projection')]
  if (/may satisfy the goal/.test(where)) {
    if (table !== undefined) table.values[after('state')] = 0
  } else if (/dead end/.test(where)) {
    if (table !== undefined) table.values[after('out of state')] = 0
  } else if (/is taken/.test(where)) {
    const one = oneOf(rng, sum ?? [])
    if (one !== undefined && one.values.length > 0) one.values[rng.below(one.values.length)] = rng.pick(one.values)
  } else if (/must be (\d+) numbers/.test(where)) {
    const wanted = Number(/must be (\d+) numbers/.exec(where)![1])
    if (table !== undefined) table.values = Array.from({ length: wanted }, (_, i) => table.values[i] ?? 0)
  } else if (/more than one may hold/.test(where)) tables.atMostOne.splice(after('list'), 1)
  else if (/is there twice/.test(where)) projection?.states.splice(after('state'), 1)
  else if (/leads to none that is there/.test(where) && projection !== undefined)
    projection.states.push(projection.facts.filter(() => rng.below(2) === 0))
  else if (/is not tracked|never holds|two columns|depends on others/.test(where)) {
    if (projection === undefined) return
    const rest = projection.facts.filter(fact => fact !== named[0])
    projection.facts = rest.length < projection.facts.length ? rest : rest.slice(1)
    projection.states = projection.states.map(state => state.filter(fact => projection.facts.includes(fact)))
  } else rng.pick(bends)(sketch, bender)
}

/** Facts that never hold together according to the claim. */
function askedBy(claim: Claim, { world }: Bender): readonly string[] {
  const target = claim.kind === 'unreachable' ? claim.target : undefined
  if (target?.kind === 'fact') return [target.fact]
  return target?.kind === 'facts' ? target.facts : world.judge.goalConjuncts()
}

/** The same of evidence that is lists of names. */
function mendLists(
  certificate: Certificate,
  where: string,
  asked: readonly string[],
  { world, rng }: Bender,
): Certificate | undefined {
  const named = literalsIn(where)
  const last = named.at(-1)
  switch (certificate.kind) {
    case 'closed-set': {
      const { kind, facts, mayBeFalse } = certificate
      if (last === undefined || /rule out the target/.test(where))
        return { kind, facts: facts.filter(() => rng.below(4) > 0), mayBeFalse }
      return last.startsWith('(not ')
        ? { kind, facts, mayBeFalse: [...mayBeFalse, opposite(last)] }
        : { kind, facts: [...facts, last], mayBeFalse }
    }
    case 'mutex-group': {
      const { kind, facts } = certificate
      if (last === undefined) return { kind, facts: [...facts, rng.pick(facts)] }
      return { kind, facts: facts.filter(fact => fact !== last) }
    }
    case 'h2': {
      const { kind, literals, impossible, pairs } = certificate
      const places = named.map(name => literals.indexOf(name)).filter(place => place >= 0)
      if (/rule out the target/.test(where) || places.length === 0) {
        const literal = oneOf(rng, world.names.literals)
        if (literal === undefined) return undefined
        return {
          ...{ kind, literals: [...literals, literal], pairs },
          impossible: Uint32Array.from([...impossible, literals.length]),
        }
      }
      const kept: number[] = []
      for (let i = 0; i < pairs.length; i += 2)
        if (!(places.includes(pairs[i]!) && places.includes(pairs[i + 1]!))) kept.push(pairs[i]!, pairs[i + 1]!)
      // A literal that must have held before is claimed impossible as well, or the failing one is given up.
      return rng.below(2) === 0
        ? {
            ...{ kind, literals, pairs: Uint32Array.from(kept) },
            impossible: impossible.filter(place => !places.includes(place)),
          }
        : {
            ...{ kind, literals, impossible },
            pairs: Uint32Array.from([...pairs, places[0]!, rng.below(literals.length)]),
          }
    }
    case 'clauses': {
      const { kind, atMostOne, atLeastOne, never } = certificate
      const without = (lists: readonly (readonly string[])[]) => lists.filter(() => rng.below(3) > 0)
      if (/one at most/.test(where)) return { kind, atMostOne: without(atMostOne), atLeastOne, never }
      if (/one at least/.test(where)) return { kind, atMostOne, atLeastOne: without(atLeastOne), never }
      const more = rng.below(2) === 0 ? asked : rng.shuffled(world.names.literals).slice(0, 2)
      if (/rule out the target/.test(where) && more.length > 0)
        return { kind, atMostOne, atLeastOne, never: [...never, more] }
      if (/A conjunction/.test(where))
        return {
          ...{ kind, atMostOne, atLeastOne },
          never: rng.below(2) === 0 ? without(never) : [...without(never), more],
        }
      return undefined
    }
    default:
      return undefined
  }
}
