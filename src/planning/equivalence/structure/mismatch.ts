// Where two structures differ, by the simplest evidence: a count, a colour, or only a failed search.

import type { Graph } from './graph'
import type { Structure } from './structure'

export type Mismatch =
  /** Different numbers of objects with exactly these types; each constant is a class of its own. */
  | {
      readonly kind: 'types'
      readonly types: readonly string[]
      readonly inA: number
      readonly inB: number
    }
  /** Different numbers of atoms under a label. */
  | {
      readonly kind: 'label'
      readonly label: string
      readonly inA: number
      readonly inB: number
    }
  /**
   * Objects that are equal up to `round` steps along atoms: the class has different sizes in a and b (one may be empty). Round 0: types,
   * and the name of a constant.
   */
  | {
      readonly kind: 'colour'
      readonly round: number
      readonly inA: readonly string[]
      readonly inB: readonly string[]
    }
  /** All simple counts agree; the search ended without a renaming. */
  | { readonly kind: 'search' }

/** The first count that differs: of objects by types, then of atoms by label. */
export function compareCounts(a: Structure, b: Structure): Mismatch | undefined {
  const types = firstDifference(a.types, b.types)
  if (types !== undefined)
    return {
      kind: 'types',
      types: types.key === '' ? [] : types.key.split(' '),
      inA: types.inA,
      inB: types.inB,
    }
  const label = firstDifference(
    a.facts.map(fact => fact.label),
    b.facts.map(fact => fact.label),
  )
  return label === undefined ? undefined : { kind: 'label', label: label.key, inA: label.inA, inB: label.inB }
}

function firstDifference(
  a: readonly string[],
  b: readonly string[],
): { readonly key: string; readonly inA: number; readonly inB: number } | undefined {
  const counts = new Map<string, [number, number]>()
  for (const [side, list] of [a, b].entries())
    for (const key of list) {
      const count = counts.get(key) ?? [0, 0]
      count[side]!++
      counts.set(key, count)
    }
  for (const [key, [inA, inB]] of counts) if (inA !== inB) return { key, inA, inB }
  return undefined
}

/** Edges examined to find a difference to show; the search has already shown that there is one. */
const MAX_STEPS = 1_000_000

/**
 * The first round of colour refinement after which the numbers of objects of some colour differ, and such a colour with few objects. Round
 * by round: the colour of an object is that of the round before, and for each of its atoms the label, its place in it, and the colours of
 * the others.
 */
export function compareColours(left: Graph, right: Graph, a: Structure, b: Structure): Mismatch {
  let colours: [Int32Array, Int32Array] = [left.colour, right.colour]
  let classes = 0
  // A round covers one edge: the objects of a wide atom are two edges apart, so it takes two.
  for (let round = 0; ; round++) {
    const rare = rarest(colours, a, b, round)
    if (rare !== undefined) return rare
    const before = classes
    const table = new Map<string, number>()
    colours = [recolour(left, colours[0], table), recolour(right, colours[1], table)]
    classes = table.size
    if (classes === before || round * left.to.length > MAX_STEPS) return { kind: 'search' }
  }
}

/** Colours after one more round; equal numbers in all graphs that share the table. */
export function recolour(graph: Graph, colours: Int32Array, table: Map<string, number>): Int32Array {
  return colours.map((colour, vertex) => {
    const around: string[] = []
    for (let edge = graph.first[vertex]!; edge < graph.first[vertex + 1]!; edge++)
      around.push(`${graph.label[edge]!}:${colours[graph.to[edge]!]!}`)
    const key = `${colour} ${around.sort().join(' ')}`
    let number = table.get(key)
    if (number === undefined) table.set(key, (number = table.size))
    return number
  })
}

/** A colour with different numbers of objects in a and b; one with the fewest objects. */
function rarest(
  [left, right]: readonly [Int32Array, Int32Array],
  a: Structure,
  b: Structure,
  round: number,
): Mismatch | undefined {
  const classes = new Map<number, { inA: string[]; inB: string[] }>()
  for (const [colours, { names }, side] of [[left, a, 'inA'] as const, [right, b, 'inB'] as const])
    for (const [object, name] of names.entries()) {
      const colour = colours[object]!
      const known = classes.get(colour) ?? { inA: [], inB: [] }
      known[side].push(name)
      classes.set(colour, known)
    }
  let best: { inA: string[]; inB: string[] } | undefined
  for (const each of classes.values())
    if (
      each.inA.length !== each.inB.length &&
      (best === undefined || each.inA.length + each.inB.length < best.inA.length + best.inB.length)
    )
      best = each
  return best === undefined ? undefined : { kind: 'colour', round, ...best }
}
