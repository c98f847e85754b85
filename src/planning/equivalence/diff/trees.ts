// Goal parts other than literals, compared as trees: two disjunctions (or quantified formulas, implications) with
// some common parts are shown side by side, part by part.

import type { Condition, TypedName } from '#planning/pddl/model'
import { flatten, formulaKey } from '../structure/formula-key'
import { align, type Aligned, type Keyed } from './align'
import type { Naming } from './diff'

/** A line of a goal: a conjunct, or below a changed one (`depth` 1 and more) one of its parts. */
export interface TreeLine {
  readonly what: Aligned<Condition>['what'] | 'changed'
  readonly depth: number
  readonly a: Condition | null
  readonly b: Condition | null
  /** The conjuncts it consists of; none below the top. */
  readonly from: readonly Aligned<Condition>[]
}

/** Parts that are compared with each other to find corresponding ones. */
const maxTries = 2_000

/** The lines, with corresponding ones joined as one `changed` line, followed by the lines of their parts. */
export function withTrees(lines: readonly Aligned<Condition>[], toB: Naming): readonly TreeLine[] {
  const extras = new Set(lines.filter(({ a, b }) => a === null && isTree(b)))
  const joined = new Map<Aligned<Condition>, Aligned<Condition>>()
  let tries = 0
  for (const line of lines) {
    if (line.a === null || line.b !== null || !isTree(line.a)) continue
    let best: Aligned<Condition> | undefined
    let max = 0
    for (const extra of extras) {
      if (extra.b?.kind !== line.a.kind || tries++ > maxTries) continue
      const shared = partsOf(line.a, extra.b, toB)?.filter(({ a, b }) => a && b).length ?? 0
      if (shared > max) {
        max = shared
        best = extra
      }
    }
    if (best === undefined) continue
    extras.delete(best)
    joined.set(line, best)
  }
  const gone = new Set(joined.values())
  return lines.flatMap((line): TreeLine[] => {
    if (gone.has(line)) return []
    const other = joined.get(line)
    if (other === undefined) return [{ ...line, depth: 0, from: [line] }]
    const from = [line, other]
    const head = { what: 'changed' as const, depth: 0, a: line.a, b: other.b, from }
    const parts = partsOf(line.a!, other.b!, toB) ?? []
    return [head, ...parts.map(part => ({ ...part, depth: 1, from: [] }))]
  })
}

const isTree = (condition: Condition | null): boolean =>
  condition !== null && condition.kind !== 'atom' && condition.kind !== 'equal'

/** The parts of two conditions of one kind side by side; undefined if they have no parts to compare. */
function partsOf(a: Condition, b: Condition, toB: Naming): Aligned<Condition>[] | undefined {
  if ((a.kind === 'forall' || a.kind === 'exists') && a.kind === b.kind) {
    const [first, second] = [a.variables, b.variables]
    if (first.length !== second.length) return undefined
    if (first.some((variable, i) => typesOf(variable) !== typesOf(second[i]!))) return undefined
    const inner = a.kind === 'forall' && a.body.kind === 'imply' && b.body.kind === 'imply'
    return aligned(
      inner ? partsIn(a.body) : flatten(a.body, joinerOf(a.body)),
      inner ? partsIn(b.body) : flatten(b.body, joinerOf(b.body)),
      numbering(first, toB),
      numbering(first, own),
      numbering(second, own),
    )
  }
  if (a.kind !== b.kind || a.kind === 'atom') return undefined
  return aligned(partsIn(a), partsIn(b), toB, own, own)
}

const own: Naming = name => name

const joinerOf = ({ kind }: Condition): 'and' | 'or' => (kind === 'or' ? 'or' : 'and')

/** The direct parts of a condition, in order. */
function partsIn(condition: Condition): readonly Condition[] {
  if (condition.kind === 'and' || condition.kind === 'or') return flatten(condition, condition.kind)
  if (condition.kind === 'imply') return [condition.premise, condition.conclusion]
  return condition.kind === 'not' ? partsIn(condition.body) : [condition]
}

const typesOf = ({ type }: TypedName): string =>
  type
    .map(({ name }) => name)
    .sort()
    .join(' ')

/** Variables are numbered, so that their names do not matter. */
function numbering(variables: readonly TypedName[], naming: Naming): Naming {
  const numbers = new Map(variables.map(({ name }, i) => [name, `?#${i}`]))
  return name => numbers.get(name) ?? (name.startsWith('?') ? name : naming(name))
}

/** Parts with their names in b; equal if they are so in their own names. */
function aligned(
  a: readonly Condition[],
  b: readonly Condition[],
  toB: Naming,
  plainA: Naming,
  plainB: Naming,
): Aligned<Condition>[] {
  const keyed = (parts: readonly Condition[], naming: Naming, plain: Naming): Keyed<Condition>[] =>
    parts.map(item => ({ item, key: formulaKey(item, naming), plain: formulaKey(item, plain) }))
  return align(keyed(a, toB, plainA), keyed(b, plainB, plainB))
}
