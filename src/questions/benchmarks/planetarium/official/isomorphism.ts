// Isomorphism as in the published program: objects match by their type as written, without a hierarchy, atoms by
// predicate, argument positions and scene.

import { grouped } from '#base/words'
import { findRenaming } from '#planning/equivalence/structure/find-renaming'
import type { Fact, Structure } from '#planning/equivalence/structure/structure'
import { type Edges, OfficialLimit, type ReducedGraph, type Vertices } from './edges'
import type { OfficialAtom, OfficialProblem } from './problem'

/** Maximum number of search nodes; far more than refinement leaves for any published problem. */
const MAX_NODES = 200_000

/** Throws an `OfficialLimit` if the search exceeds its limit. */
export function isomorphic(a: Structure, b: Structure): boolean {
  const found = findRenaming(a, b, MAX_NODES)
  if (found.kind === 'limit')
    throw new OfficialLimit(`The graphs were not compared to the end in ${grouped(MAX_NODES)} choices.`)
  return found.kind === 'renaming'
}

/** A scene as written, with all objects. */
export function sceneStructure({ objects }: OfficialProblem, atoms: readonly OfficialAtom[]): Structure {
  const numberOf = new Map(objects.map(({ name }, object) => [name, object]))
  return {
    names: objects.map(({ name }) => name),
    numberOf,
    constants: 0,
    types: objects.map(({ type }) => typeMark(type)),
    facts: atoms.map(([predicate, ...args]) => ({
      label: predicate,
      objects: args.map(name => numberOf.get(name)!),
    })),
  }
}

/** A reduced graph: initial state and goal together, or one of them. */
export function reducedStructure(
  { vertices, init, goal }: ReducedGraph,
  scene: 'both' | 'init' | 'goal' = 'both',
): Structure {
  const names = vertices.names.map((name, vertex) => (vertices.isObject(vertex) ? name : ` ${name}`))
  return {
    names,
    numberOf: new Map(names.map((name, vertex) => [name, vertex])),
    constants: 0,
    types: vertices.types.map((type, vertex) => markOf(vertices, vertex, type)),
    facts: [...(scene === 'goal' ? [] : facts('init', init)), ...(scene === 'init' ? [] : facts('goal', goal))],
  }
}

const markOf = (vertices: Vertices, vertex: number, type: string | null): string =>
  vertices.isObject(vertex) ? typeMark(type) : `fixed ${vertices.names[vertex]!}`

/** Untyped, `object` and any other type are all different. */
const typeMark = (type: string | null): string => (type === null ? '' : `type ${type}`)

const facts = (scene: string, { list }: Edges): Fact[] =>
  list.map(({ from, to, predicate }) => ({ label: `${scene} ${predicate}`, objects: [from, to] }))
