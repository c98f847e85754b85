// How the published texts are recognised, as data: one entry a domain, with a pattern for each sentence and layout. The
// patterns are those of the texts of Zuo et al. (arXiv 2407.03321); what a layout stands for is our own.

import type { Role, Scene } from '../../layouts/layout'
import type { Parameters } from '../../layouts/pattern'
import type { Fact, SketchObject } from '../../layouts/sketch'

/** How many objects there are of each kind: `blocks`. */
export type Counts = Readonly<Record<string, number>>

/** An initial state; `assumed`, a sentence each, is what the text leaves unsaid. */
export interface PublishedInit {
  readonly facts: readonly Fact[]
  readonly assumed?: readonly string[]
}

export interface PublishedLayout {
  readonly id: string
  readonly role: Role
  readonly text: string
  /** For initial states: the number of objects by the parameters. */
  readonly counts?: (parameters: Parameters) => Counts
  /** The facts, or why the text can mean no problem. `scene.init`: for goals the initial state. */
  readonly build: (scene: Scene, parameters: Parameters) => PublishedInit | string
}

export interface PublishedDomain {
  readonly name: string
  /** `You have {blocks:number} blocks`, all of which an explicit initial state begins with. */
  readonly headers: readonly string[]
  /** The objects by their counts. */
  readonly objects: (counts: Counts) => readonly SketchObject[]
  /** What the objects are, and other facts that every initial state has. */
  readonly always: (counts: Counts) => readonly Fact[]
  /** What explicit texts leave unsaid. */
  readonly assumed: (counts: Counts) => PublishedInit
  /** By predicate what is, and what should be; `{1:name}` for the first argument. */
  readonly sentences: readonly (readonly [predicate: string, is: string, should: string])[]
  readonly layouts: readonly PublishedLayout[]
  /** Goals that state which objects take which places. */
  readonly strict: ReadonlySet<string>
}

/** `b1`, `b2` … */
export const stem = (name: string, count: number, types: readonly string[] = []): SketchObject[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${name}${i + 1}`, types }))

/** The result of a layout's own builder, or that it has none. */
export const built = (facts: readonly Fact[] | undefined, otherwise: string): PublishedInit | string =>
  facts === undefined ? otherwise : { facts }
