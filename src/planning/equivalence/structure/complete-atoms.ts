// Complete cells of wide atoms: they contain all possible atoms, so they follow from their objects.

import { ATOM, type Graph } from './graph'
import type { Partition } from './partition'

/** Per cell: 1 if each tuple of objects of the right cells with the same pattern of equal positions is such an atom. */
export function completeAtoms(partition: Partition): Uint8Array {
  const { order, length, graph } = partition
  const complete = new Uint8Array(order.length)
  for (let at = 0; at < order.length; at += length[at]!)
    if (graph.kind[order[at]!] === ATOM && isComplete(partition, at)) complete[at] = 1
  return complete
}

function isComplete(partition: Partition, atoms: number): boolean {
  const [first, ...others] = partition.members(atoms)
  const max = countOfPattern(partition, first!)
  if (max !== partition.length[atoms]) return false
  const pattern = patternOf(partition, first!)
  return others.every(atom => patternOf(partition, atom) === pattern)
}

/** The objects of an atom, each with its positions. */
function objectsOf({ first, to, label }: Graph, atom: number): Map<number, number[]> {
  const objects = new Map<number, number[]>()
  for (let edge = first[atom]!; edge < first[atom + 1]!; edge++) {
    const places = objects.get(to[edge]!)
    if (places === undefined) objects.set(to[edge]!, [label[edge]!])
    else places.push(label[edge]!)
  }
  return objects
}

/** The number of possible atoms with objects of the same cells and the same pattern of equal arguments. */
function countOfPattern({ graph, cell, length }: Partition, atom: number): number {
  const used = new Map<number, number>()
  let count = 1
  for (const object of objectsOf(graph, atom).keys()) {
    const taken = used.get(cell[object]!) ?? 0
    count *= length[cell[object]!]! - taken
    used.set(cell[object]!, taken + 1)
  }
  return count
}

/** The places of each object with its cell, as text. */
function patternOf({ graph, cell }: Partition, atom: number): string {
  return [...objectsOf(graph, atom)]
    .map(([object, places]) => `${places.sort((x, y) => x - y).join(' ')}:${cell[object]!}`)
    .sort()
    .join(', ')
}
