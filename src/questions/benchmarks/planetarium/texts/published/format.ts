// Recognizes the published texts by data: one entry per domain, with a pattern for each sentence and layout. The
// patterns are those of the texts of Zuo et al. (arXiv 2407.03321); the meanings of layouts are defined here.

import type { Role, Scene } from '../../layouts/layout'
import type { Parameters } from '../../layouts/pattern'
import type { Fact, SketchObject } from '../../layouts/sketch'

/** The number of objects of each kind, such as `blocks`. */
export type Counts = Readonly<Record<string, number>>

/** An initial state; `assumed` lists, one sentence each, facts that the text does not state. */
export interface PublishedInit {
  readonly facts: readonly Fact[]
  readonly assumed?: readonly string[]
}

export interface PublishedLayout {
  readonly id: string
  readonly role: Role
  readonly text: string
  /** For initial states: the number of objects, from the parameters. */
  readonly counts?: (parameters: Parameters) => Counts
  /** The facts, or why the text describes no problem. `scene.init`: for goals, the initial state. */
  readonly build: (scene: Scene, parameters: Parameters) => PublishedInit | string
}

export interface PublishedDomain {
  readonly name: string
  /** `You have {blocks:number} blocks`, the beginnings of explicit initial states. */
  readonly headers: readonly string[]
  /** The objects for given counts. */
  readonly objects: (counts: Counts) => readonly SketchObject[]
  /** The facts that declare the objects' sorts, and others that hold in every initial state. */
  readonly always: (counts: Counts) => readonly Fact[]
  /** Facts that explicit texts do not state. */
  readonly assumed: (counts: Counts) => PublishedInit
  /** Per predicate: the sentence for a fact and for a goal; `{1:name}` is the first argument. */
  readonly sentences: readonly (readonly [predicate: string, is: string, should: string])[]
  readonly layouts: readonly PublishedLayout[]
  /** Goals that determine which objects take which places. */
  readonly strict: ReadonlySet<string>
}

/** `b1`, `b2` … */
export const stem = (name: string, count: number, types: readonly string[] = []): SketchObject[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${name}${i + 1}`, types }))

/** The result of a layout's own builder, or a sentence that it has none. */
export const built = (facts: readonly Fact[] | undefined, otherwise: string): PublishedInit | string =>
  facts === undefined ? otherwise : { facts }
