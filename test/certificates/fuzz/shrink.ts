// A forgery made as small as it stays one: pieces of the certificate, the claim and the two texts are left out as long as
// the claim is false and accepted.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { SmallTask } from '../../support/enumerate'
import { type Expression, parsed } from '../../support/plain-pddl'
import { Judge } from './judge'
import { MAX_STATES } from './tasks'
import type { Fault } from './tally'
import { type Case, check, type World, worldFrom } from './world'

/** Tries at most, and what a list of many is cut to first. */
const TRIES = 3000

/** The reduced fault as text: the two texts, the claim, the certificate, and the truth. */
export function shrunk({ world, case: given, what }: Fault): string {
  let [small, smallest] = [world, given]
  if (what === 'a false claim is accepted' && isForged(small, smallest)) {
    smallest = shrunkCase(small, smallest)
    small = shrunkTask(small, smallest)
    smallest = shrunkCase(small, smallest)
  }
  return [
    `${world.name}: ${what}`,
    small.domain,
    small.problem,
    `claim: ${jsonOf(smallest.claim)}`,
    `certificate: ${jsonOf(smallest.certificate)}`,
    `a cheapest plan costs ${small.cheapest}, ${small.judge.initial.states.length} states`,
  ].join('\n')
}

function isForged(world: World, given: Case): boolean {
  return world.judge.isTrue(given.claim) === false && check(world, given).accepted
}

/** Leaves out entries and fields of the case. */
function shrunkCase(world: World, given: Case): Case {
  let best = given
  let tries = TRIES
  for (let changed = true; changed; ) {
    changed = false
    for (const smaller of smallerOf(best)) {
      if (tries-- <= 0) return best
      if (!isForged(world, smaller as Case)) continue
      best = smaller as Case
      changed = true
      break
    }
  }
  return best
}

/** All values that have one piece less. */
function* smallerOf(value: unknown): Iterable<unknown> {
  if (typeof value !== 'object' || value === null) return
  if (value instanceof Uint32Array || value instanceof Float64Array) {
    for (let i = 0; i < value.length; i++) yield value.filter((_, at) => at !== i)
    return
  }
  if (Array.isArray(value)) {
    if (value.length > 8) yield value.slice(0, value.length >> 1)
    for (let i = 0; i < value.length; i++) yield value.filter((_, at) => at !== i)
  }
  const entries = Object.entries(value)
  for (const [key, inner] of entries) {
    if (!Array.isArray(value)) yield Object.fromEntries(entries.filter(([other]) => other !== key))
    for (const smaller of smallerOf(inner))
      yield Array.isArray(value)
        ? value.map((each, at) => (`${at}` === key ? smaller : (each as unknown)))
        : { ...value, [key]: smaller }
  }
}

/** Leaves out pieces of the two texts. */
function shrunkTask(world: World, given: Case): World {
  let best = world
  let tries = TRIES
  const with_ = (domain: string, problem: string): World | undefined => {
    try {
      const judge = Judge.of(new SmallTask(domain, problem), MAX_STATES)
      return judge && worldFrom(world.name, domain, problem, judge)
    } catch {
      return undefined
    }
  }
  for (let changed = true; changed; ) {
    changed = false
    const texts = [best.domain, best.problem] as const
    const smaller = texts.flatMap((text, i) =>
      [...withoutOne(parsed(text))].map(less => (i === 0 ? [textIn(less), texts[1]] : [texts[0], textIn(less)])),
    )
    for (const [domain, problem] of smaller) {
      if (tries-- <= 0) return best
      const next = with_(domain!, problem!)
      if (next === undefined || !isForged(next, given)) continue
      best = next
      changed = true
      break
    }
  }
  return best
}

function* withoutOne(list: Expression): Iterable<Expression> {
  if (typeof list === 'string') return
  for (let i = 0; i < list.length; i++) {
    yield list.filter((_, at) => at !== i)
    for (const less of withoutOne(list[i]!)) yield list.map((each, at) => (at === i ? less : each))
  }
}

const textIn = (part: Expression): string => (typeof part === 'string' ? part : `(${part.map(textIn).join(' ')})`)

/** JSON with arrays of numbers and odd numbers as they are written in code. */
export const jsonOf = (value: Claim | Certificate): string =>
  JSON.stringify(value, (_key, each: unknown) => {
    if (each instanceof Uint32Array) return `Uint32Array.of(${each.join(', ')})`
    if (each instanceof Float64Array) return `Float64Array.of(${each.join(', ')})`
    if (typeof each === 'number' && (!Number.isFinite(each) || Object.is(each, -0)))
      return Object.is(each, -0) ? '-0' : `${each}`
    return each
  })
