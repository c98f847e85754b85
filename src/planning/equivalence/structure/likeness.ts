// How similar objects of two structures are: for how many steps along atoms they cannot be distinguished.

import { graphOf, Vocabulary } from './graph'
import { recolour } from './mismatch'
import type { Structure } from './structure'

/** Steps along atoms over which objects are compared. */
const ROUNDS = 4

/** The rounds of refinement, 0 to 4, after which object x of a and y of b have the same colour. */
export function likenessOf(a: Structure, b: Structure): (x: number, y: number) => number {
  const words = new Vocabulary()
  const [left, right] = [graphOf(a, words), graphOf(b, words)]
  let colours: readonly [Int32Array, Int32Array] = [left.colour, right.colour]
  const rounds: (readonly [Int32Array, Int32Array])[] = [colours]
  while (rounds.length < ROUNDS) {
    const table = new Map<string, number>()
    colours = [recolour(left, colours[0], table), recolour(right, colours[1], table)]
    rounds.push(colours)
  }
  return (x, y) => {
    // Objects that differ once differ in all later rounds.
    let round = 0
    while (round < ROUNDS && rounds[round]![0][x] === rounds[round]![1][y]) round++
    return round
  }
}

/** Maximum similarity of two objects. */
export const MAX_SIMILARITY_ROUNDS = ROUNDS
