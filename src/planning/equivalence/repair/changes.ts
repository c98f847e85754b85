// Single changes that make the second problem equal the first up to names; and the problem after some of them.

import type { Atom, Condition, CostValue, Problem, TypeExpression } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import type { Diff, Naming } from '../diff/diff'
import type { Match } from '../diff/match'
import { objectsIn, renameCondition } from '../diff/rename'
import { flatten, formulaKey } from '../structure/formula-key'

/** One change of the second problem; objects, facts and parts of goals in its names. */
export type Change = ChangeBody & {
  /** Indices of the changes that this one needs, such as the object of a fact. */
  readonly needs: readonly number[]
}

export type ChangeBody =
  | Each<'add-object' | 'retype-object', { readonly name: string; readonly type: TypeExpression }>
  | Each<'remove-object', { readonly name: string }>
  | Each<'add-fact' | 'remove-fact', { readonly atom: Atom }>
  | Each<'add-value' | 'remove-value' | 'set-value', { readonly value: CostValue }>
  | Each<'add-goal' | 'remove-goal', { readonly part: Condition; readonly implied: boolean }>

/** One member for each kind, so that kinds can be extracted. */
type Each<Kind, Body> = Kind extends string ? { readonly kind: Kind } & Body : never

/**
 * All changes under a match: all of them together make the first problem, in the second's names. `isImplied`: whether a line of the goal is
 * known to change nothing.
 */
export function changesOf(
  b: Problem,
  diff: Diff,
  match: Match,
  goalMatch: Match,
  isImplied: (line: Diff['goal'][number]) => boolean,
): readonly Change[] {
  const fresh = freshNames(b, diff, match)
  const naming =
    ({ toB }: Match): Naming =>
    name =>
      toB.get(name) ?? fresh.get(name) ?? name
  const [rename, renameGoal] = [naming(match), naming(goalMatch)]
  const renamed = <Item extends Atom | CostValue>(item: Item): Item => ({
    ...item,
    terms: item.terms.map(term => ({ ...term, name: rename(term.name) })),
  })
  const bodies: ChangeBody[] = []
  for (const { what, a, b } of diff.objects) {
    if (a === null) bodies.push({ kind: 'remove-object', name: b!.name })
    else if (b === null) bodies.push({ kind: 'add-object', name: rename(a.name), type: a.type })
    else if (what === 'changed') bodies.push({ kind: 'retype-object', name: b.name, type: a.type })
  }
  for (const { a, b } of diff.init) {
    if (a === null) bodies.push({ kind: 'remove-fact', atom: b! })
    else if (b === null) bodies.push({ kind: 'add-fact', atom: renamed(a) })
  }
  for (const { what, a, b } of diff.values) {
    if (a === null) bodies.push({ kind: 'remove-value', value: b! })
    else if (b === null) bodies.push({ kind: 'add-value', value: renamed(a) })
    else if (what === 'changed') bodies.push({ kind: 'set-value', value: { ...b, value: a.value } })
  }
  for (const line of diff.goal) {
    const { a, b } = line
    const implied = a === null || b === null ? isImplied(line) : false
    if (a === null) bodies.push({ kind: 'remove-goal', part: b!, implied })
    else if (b === null) bodies.push({ kind: 'add-goal', part: renameCondition(a, renameGoal), implied })
  }
  return withNeeds(bodies)
}

/** Names in b for the objects of a without a counterpart in b. */
function freshNames(b: Problem, diff: Diff, match: Match): ReadonlyMap<string, string> {
  const taken = new Set([...b.objects.map(({ name }) => name), ...match.toA.keys()])
  const found = new Map<string, string>()
  for (const { a, b } of diff.objects) {
    if (a === null || b !== null) continue
    let name = a.name
    for (let i = 2; taken.has(name); i++) name = `${a.name}-${i}`
    taken.add(name)
    found.set(a.name, name)
  }
  return found
}

/** Additions need their objects; an object is removed only with everything that mentions it. */
function withNeeds(bodies: readonly ChangeBody[]): readonly Change[] {
  const added = new Map<string, number>()
  const speaking = new Map<string, number[]>()
  const names = bodies.map(body => namesIn(body))
  bodies.forEach((body, i) => {
    if (body.kind === 'add-object') added.set(body.name, i)
    if (body.kind === 'remove-object') speaking.set(body.name, [])
  })
  bodies.forEach(({ kind }, i) => {
    if (kind.startsWith('remove-')) for (const name of names[i]!) speaking.get(name)?.push(i)
  })
  return bodies.map((body, i) => {
    if (body.kind === 'remove-object') return { ...body, needs: speaking.get(body.name)! }
    const needs = new Set<number>()
    if (body.kind.startsWith('add-')) for (const name of names[i]!) if (added.has(name)) needs.add(added.get(name)!)
    return { ...body, needs: [...needs] }
  })
}

function namesIn(body: ChangeBody): Iterable<string> {
  if ('atom' in body) return body.atom.terms.map(({ name }) => name)
  if ('value' in body) return body.value.terms.map(({ name }) => name)
  return 'part' in body ? objectsIn(body.part) : []
}

const own: Naming = name => name

/** The key with which a change finds the part that it removes. */
export const goalKey = (part: Condition): string => formulaKey(part, own)

/** `(distance a b)`. */
export const valueKey = ({ name, terms }: CostValue): string =>
  `(${[name.name, ...terms.map(each => each.name)].join(' ')})`

/** The problem after the changes. */
export function applied(problem: Problem, changes: readonly Change[]): Problem {
  const of = <Kind extends Change['kind']>(kind: Kind): Extract<Change, { kind: Kind }>[] =>
    changes.filter(change => change.kind === kind) as Extract<Change, { kind: Kind }>[]
  const span = problem.goal.span
  const goneObjects = new Set(of('remove-object').map(({ name }) => name))
  const types = new Map(of('retype-object').map(({ name, type }) => [name, type]))
  const goneFacts = new Set(of('remove-fact').map(({ atom }) => printAtom(atom)))
  const goneValues = new Set(of('remove-value').map(({ value }) => valueKey(value)))
  const set = new Map(of('set-value').map(({ value }) => [valueKey(value), value.value]))
  const goneParts = new Set(of('remove-goal').map(({ part }) => goalKey(part)))
  const added = of('add-goal').map(({ part }) => part)
  const isGoalSame = goneParts.size === 0 && added.length === 0
  return {
    ...problem,
    objects: [
      ...problem.objects
        .filter(({ name }) => !goneObjects.has(name))
        .map(object => ({ ...object, type: types.get(object.name) ?? object.type })),
      ...of('add-object').map(({ name, type }) => ({ name, type, span })),
    ],
    init: [...problem.init.filter(atom => !goneFacts.has(printAtom(atom))), ...of('add-fact').map(({ atom }) => atom)],
    values: [
      ...problem.values
        .filter(value => !goneValues.has(valueKey(value)))
        .map(value => ({ ...value, value: set.get(valueKey(value)) ?? value.value })),
      ...of('add-value').map(({ value }) => value),
    ],
    goal: isGoalSame
      ? problem.goal
      : {
          kind: 'and',
          parts: [...flatten(problem.goal, 'and').filter(part => !goneParts.has(goalKey(part))), ...added],
          span,
        },
  }
}
