// Shows that a's goal, renamed, and b's goal hold in the same reachable states of b: each implies the other there.

import type { Condition } from '#planning/pddl/model'
import type { CheckContext, Subject } from '../context'
import { readKind, readList, readNumber, readObject, reject, rethrowIn } from '../rejection'
import { conjoin, type Formula, negate } from '../semantics/formula'
import type { GoalsAgree, Implication } from './pair-certificate'
import { type ObjectMap, renamedFormula } from './renaming'
import type { TwoProblems } from './two-problems'

/** Rejects where the certificate does not show that the goal of the subject is unreachable. */
export type Prove = (subject: Subject, certificate: unknown) => void

/** The map must take all states reachable in a onto those reachable in b. */
export function checkGoalsAgree({ a, b }: TwoProblems, map: ObjectMap, value: unknown, prove: Prove): void {
  const given = readObject<keyof GoalsAgree<never>>(value, 'The evidence about the goals')
  const inA = conjunctsOf(a.context).map(each => renamedFormula(a, b, map, each))
  const inB = conjunctsOf(b.context)
  const unreachable = (formula: Formula, certificate: unknown): void =>
    prove({ ...b.context.subject, goal: formula }, certificate)
  rethrowIn("From a's goal to b's", () => checkImplies(inA, inB, given.forth, unreachable))
  rethrowIn("From b's goal to a's", () => checkImplies(inB, inA, given.back, unreachable))
}

/** The conjuncts of the goal as written, with each `and` in an `and` opened. */
function conjunctsOf(context: CheckContext): Formula[] {
  const found: Formula[] = []
  const todo: Condition[] = [context.subject.problem.goal]
  for (let next = todo.pop(); next !== undefined; next = todo.pop())
    if (next.kind === 'and') todo.push(...[...next.parts].reverse())
    else found.push(context.ground(next))
  return found
}

function checkImplies(
  premises: readonly Formula[],
  conclusions: readonly Formula[],
  value: unknown,
  unreachable: (formula: Formula, certificate: unknown) => void,
): void {
  const premise = conjoin(premises)
  const stated = new Set(keysOf(premise))
  const isStated = (conclusion: Formula): boolean =>
    stated.has(NEVER.key) || keysOf(conclusion).every(key => stated.has(key))
  const given = readKind<Implication<unknown>>(value, 'The implication')
  if (given.kind === 'never') {
    unreachable(conjoin([premise, negate(conjoin(conclusions))]), given.certificate)
    return
  }
  const proven = new Set<number>()
  if (given.kind === 'each')
    readList(given.parts, 'The list of parts').forEach((entry, i) => {
      const what = `Part ${i}`
      const part = readObject<'conjunct' | 'certificate'>(entry, what)
      const place = readNumber(part.conjunct, `${what}: the conjunct`)
      const conclusion = conclusions[place]
      if (conclusion === undefined) reject(`${what}: there is no conjunct ${place}.`)
      rethrowIn(what, () => unreachable(conjoin([premise, negate(conclusion)]), part.certificate))
      proven.add(place)
    })
  else if (given.kind !== 'text') reject('The implication is of no known kind.')
  const open = conclusions.findIndex((each, place) => !proven.has(place) && !isStated(each))
  if (open >= 0) reject(`Nothing shows that conjunct ${open} follows.`)
}

/** The conjuncts of a ground formula as texts; a true formula has none. */
function keysOf(formula: Formula): readonly string[] {
  const plain = plainOf(formula)
  return plain.any === false ? [...plain.parts.keys()] : [plain.key]
}

/** A formula without repeated parts, parts that consist of one part, or an `and` in an `and` (`or` in an `or`). */
interface Plain {
  /** Equal for equal formulas, whatever the order of their parts. */
  readonly key: string
  /** Undefined for a literal. */
  readonly any: boolean | undefined
  /** By their keys. */
  readonly parts: ReadonlyMap<string, Plain>
}

const NONE: ReadonlyMap<string, Plain> = new Map()
const ALWAYS: Plain = { key: 'all()', any: false, parts: NONE }
const NEVER: Plain = { key: 'any()', any: true, parts: NONE }

function plainOf({ any, literals, parts }: Formula): Plain {
  const found = new Map<string, Plain>()
  const add = (plain: Plain): void => {
    found.set(plain.key, plain)
  }
  for (const literal of literals) add({ key: `${literal}`, any: undefined, parts: NONE })
  for (const part of parts) {
    const plain = plainOf(part)
    if (plain.any === any) plain.parts.forEach(add)
    else if (plain.any !== undefined && plain.parts.size === 0) return plain
    else add(plain)
  }
  for (const { key, any: isAny } of found.values())
    if (isAny === undefined && found.has(`${Number(key) ^ 1}`)) return any ? ALWAYS : NEVER
  const [first] = found.values()
  if (found.size === 1) return first!
  const keys = [...found.keys()].sort()
  return { key: `${any ? 'any' : 'all'}(${keys.join(' ')})`, any, parts: found }
}
