// A layout is an arrangement that a sentence names, such as “a single tower”, with its facts. If a sentence leaves open
// which objects take which places, all its interpretations form one class of equivalent problems.

import type { Rng } from '#base/rng'
import type { Domain } from '#planning/pddl/model'
import type { Parameters } from './pattern'
import type { Fact, SketchObject } from './sketch'
import type { Members } from './sorts'

export type Role = 'init' | 'goal'

/** The data that a layout is built from. */
export interface Scene {
  readonly domain: Domain
  readonly objects: readonly SketchObject[]
  readonly members: Members
  /** For goals the whole initial state, for initial states the facts known so far. */
  readonly init: readonly Fact[]
}

/** `Names`: the domain's names for the predicates of the layout. */
export interface Layout<Names = undefined> {
  /** The id in the benchmark's rows, if they have it. */
  readonly id: string
  /** The title in lists: `One tower`. */
  readonly title: string
  /** The sentences for each role, as patterns of `pattern.ts`. */
  readonly init?: string
  readonly goal?: string
  /** Sorts with interchangeable objects; empty if the sentence determines everything. */
  readonly opens: readonly string[]
  /** True if the goal is determined by the initial state, so that nothing is open once that is known. */
  readonly follows?: true
  /** Random parameters; undefined if the layout does not fit the scene. */
  readonly draw: (scene: Scene, rng: Rng, names: Names, role: Role) => Parameters | undefined
  /** The facts, with objects in order; undefined if the parameters do not fit the scene. */
  readonly build: (scene: Scene, parameters: Parameters, names: Names, role: Role) => readonly Fact[] | undefined
}

/** A layout with its domain's names applied. */
export interface BoundLayout extends Omit<Layout, 'draw' | 'build'> {
  readonly draw: (scene: Scene, rng: Rng, role: Role) => Parameters | undefined
  readonly build: (scene: Scene, parameters: Parameters, role: Role) => readonly Fact[] | undefined
}

export const bound = <Names>(layout: Layout<Names>, names: Names): BoundLayout => ({
  ...layout,
  draw: (scene, rng, role) => layout.draw(scene, rng, names, role),
  build: (scene, parameters, role) => layout.build(scene, parameters, names, role),
})

export const numberIn = (parameters: Parameters, name: string): number => Number(parameters[name])
export const numbersIn = (parameters: Parameters, name: string): readonly number[] =>
  parameters[name] as readonly number[]
export const namesIn = (parameters: Parameters, name: string): readonly string[] =>
  parameters[name] as readonly string[]

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** A random partition of a number, largest summand first. */
export function split(total: number, rng: Rng, max = total): number[] {
  const parts: number[] = []
  for (let left = total; left > 0; ) {
    const part = 1 + rng.below(Math.min(left, max))
    parts.push(part)
    left -= part
  }
  return parts.sort((a, b) => b - a)
}
