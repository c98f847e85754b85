// The renaming to show if several map one structure onto another: by names if that is one, else one under which as many goal atoms as
// possible agree, found greedily atom by atom.

import { Budget } from './budget'
import { findPair, type RenamingResult } from './find-renaming'
import { likenessOf } from './likeness'
import { Fixed, Matcher } from './match'
import type { Partition } from './partition'
import { type Mapping, renamingOf } from './renaming'
import { type Labelled, type Structure, withLabels } from './structure'

/** Attempts to make one more atom agree. */
const MAX_TRIES = 200

/** A renaming that maps a onto b, with as many of these atoms in common as possible. */
export function bestRenaming(
  a: Structure,
  b: Structure,
  common: { readonly a: readonly Labelled[]; readonly b: readonly Labelled[] },
  maxNodes: number,
): RenamingResult {
  const budget = new Budget(maxNodes)
  const found = findPair(a, b, budget)
  if (found.kind !== 'mapping') return { ...found, nodes: budget.nodes }
  const { mapping, left, right } = found
  const named = mapping.every((to, object) => a.names[object] === b.names[to])
  const best = named ? mapping : new Greedy({ a, b }, common, budget).improve(left, right, mapping)
  return { kind: 'renaming', renaming: renamingOf(a, b, best), nodes: budget.nodes }
}

class Greedy {
  private readonly matcher: Matcher
  private readonly atoms: readonly (readonly [label: string, objects: readonly number[]])[]
  private readonly alike: (x: number, y: number) => number
  /** Atoms of b, by label, that are not matched yet. */
  private readonly open = new Map<string, (readonly number[])[]>()
  private tries = 0

  constructor(
    structures: { readonly a: Structure; readonly b: Structure },
    common: { readonly a: readonly Labelled[]; readonly b: readonly Labelled[] },
    budget: Budget,
  ) {
    this.matcher = new Matcher(budget)
    const { a, b } = structures
    this.alike = likenessOf(withLabels(a, common.a), withLabels(b, common.b))
    this.atoms = common.a.map(({ label, objects }) => [label, objects.map(name => a.numberOf.get(name)!)])
    for (const { label, objects } of common.b) {
      const tuple = objects.map(name => b.numberOf.get(name)!)
      const list = this.open.get(label)
      if (list === undefined) this.open.set(label, [tuple])
      else list.push(tuple)
    }
  }

  improve(left: Partition, right: Partition, mapping: Mapping): Mapping {
    for (const [label, objects] of this.atoms) {
      const open = this.open.get(label)
      if (open === undefined) continue
      // First the atom of the current mapping: then nothing changes.
      const image = open.findIndex(tuple => tuple.every((object, place) => object === mapping[objects[place]!]))
      for (const i of image < 0 ? this.likeliest(objects, open) : [image]) {
        if (this.tries > MAX_TRIES) return mapping
        const fixed = fixAll(left, right, objects, open[i]!)
        if (fixed === undefined) continue
        if (image < 0) {
          this.tries++
          const found = this.matcher.settle(...fixed)
          if (found === undefined) return mapping
          if (found === null) continue
          mapping = found.subarray(0, mapping.length)
        }
        left = fixed[0]
        right = fixed[1]
        open.splice(i, 1)
        break
      }
    }
    return mapping
  }

  /** Atoms of b, those with the most similar objects (goals included) first. */
  private likeliest(objects: readonly number[], open: readonly (readonly number[])[]): number[] {
    const likeness = open.map(tuple =>
      tuple.reduce((sum, object, place) => sum + this.alike(objects[place]!, object), 0),
    )
    return [...open.keys()].sort((i, j) => likeness[j]! - likeness[i]! || i - j)
  }
}

/** Both partitions with each object mapped to the other in its place; undefined if refinement refuses it. */
function fixAll(
  left: Partition,
  right: Partition,
  objects: readonly number[],
  targets: readonly number[],
): readonly [Partition, Partition] | undefined {
  for (const [place, object] of objects.entries()) {
    const target = targets[place]!
    if (left.cell[object] !== right.cell[target]) return undefined
    if (left.length[left.cell[object]!] === 1) continue
    const fixed = new Fixed(left, object)
    const image = fixed.follow(right, target)
    if (image === undefined) return undefined
    left = fixed.partition
    right = image
  }
  return [left, right]
}
