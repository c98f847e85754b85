// The contents of the scroll: instances of what a domain's phrases describe (facts, goals, actions, plans, states,
// whole questions), as PDDL and in each of their wordings, with the rendering by other phrases for comparison.

import type { Span } from '#base/text'
import type { WordChange } from '#base/word-changes'
import type { Scene } from '#language/domain-kit'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { MarkedEnglish } from '#language/english/marked-english'

/** The categories of instances. `objects`: the objects and the static facts. `foreign`: phrases that name no action. */
export const renderableSorts = [
  'holds',
  'fails',
  'goals',
  'actions',
  'plans',
  'states',
  'objects',
  'questions',
  'foreign',
] as const

export type RenderableSort = (typeof renderableSorts)[number]

/** A problem of the domain, by file name. */
export interface ProblemText {
  readonly name: string
  readonly text: string
}

/** The English to compare the edited one with. */
export type Comparison =
  | { readonly kind: 'none' }
  /** Another phrases file, such as the previous version. */
  | { readonly kind: 'text'; readonly phrases: string }
  /** The benchmark's own wording, if known. */
  | { readonly kind: 'published' }
  /** The domain's names read as words. */
  | { readonly kind: 'names' }

/** The two texts and the English to compare with: common to all requests of the scroll. */
export interface RenderingTexts {
  readonly domain: string
  /** `phrases.yaml` */
  readonly phrases: string
  readonly comparison: Comparison
  readonly problems: readonly ProblemText[]
}

/** An item to render; it stays the same while the wording changes. */
export interface Instance {
  readonly what: RenderableSort
  /** The file's name of its problem. */
  readonly problem: string
  /** Predicate, schema, or code of a question kind; '' for other categories. */
  readonly head: string
  /** Facts or actions, `(on a b)`; the facts of a state; '' as an item for categories without one. */
  readonly items: readonly string[]
  readonly seed: string
  /** Number of the sampled state in which it is rendered, for its picture. */
  readonly state?: number
  /** Index among the questions of its kind, or among the foreign phrases. */
  readonly number?: number
  readonly kind?: KindCode
  readonly format?: FormatCode
}

export interface RenderingRequest extends RenderingTexts {
  readonly what: RenderableSort
  /** A predicate, a schema, or the code of a kind; all if absent. */
  readonly head?: string
  /** The number of a wording, from 1; all if absent. */
  readonly wording?: number
  readonly seed: string
  /** True to return only instances with changed renderings. */
  readonly onlyChanged: boolean
  /** Start of the portion in the list. */
  readonly from: number
  readonly count: number
  /** Instances that are always rendered. */
  readonly pinned: readonly Instance[]
}

/** The section or key of a wording in the phrases file. */
export type Section = 'holds' | 'fails' | 'told' | 'read' | 'wordings' | 'foreign' | 'one' | 'many' | 'introduction'

/** One rendering. */
export interface Rendering {
  /** Undefined if wordings of several entries are used. */
  readonly section?: Section
  /** Number of the wording, from 1; undefined if chosen at random. */
  readonly number?: number
  readonly english: MarkedEnglish
  /** The rendering by the other phrases; absent if there are none. */
  readonly comparison?: OtherRendering
}

export interface OtherRendering {
  readonly text: string
  /** Words that differ, in both texts; empty if the texts are equal. */
  readonly changes: readonly WordChange[]
}

export interface RenderedInstance {
  /** Equal for equal instances. */
  readonly key: string
  readonly instance: Instance
  /** As PDDL. */
  readonly raw: string
  readonly renderings: readonly Rendering[]
  /** Why there is no rendering: a question that cannot be asked, or a removed problem. */
  readonly note?: string
  /** True if there is a picture. */
  readonly hasPicture: boolean
}

/** A range of a text with its line, from 1. */
export interface Place extends Span {
  readonly line: number
}

/** A wording in the phrases file, its slots, and their declarations. */
export interface WordingPlace extends Place {
  readonly sort: 'predicate' | 'action' | 'type' | 'introduction' | 'foreign'
  /** Name of the predicate, the action or the type. */
  readonly head: string
  readonly section: Section
  /** From 1, within its section. */
  readonly number: number
  readonly of: number
  readonly text: string
  readonly slots: readonly (Place & { readonly name: string })[]
  /** In the domain's text. */
  readonly declared?: Place
  readonly parameters: readonly (Place & { readonly name: string; readonly type: string })[]
}

export interface Renderings {
  readonly kind: 'rendered'
  readonly what: RenderableSort
  /** The requested portion. */
  readonly renderings: readonly RenderedInstance[]
  readonly from: number
  /** The total number. */
  readonly total: number
  readonly pinned: readonly RenderedInstance[]
  readonly wordings: readonly WordingPlace[]
  /** Problems without instances, and why. */
  readonly faults: readonly { readonly problem: string; readonly message: string }[]
  /** The available filters: predicates, schemas or kinds with instances. */
  readonly heads: readonly string[]
}

export type RenderingOutcome =
  | Renderings
  | { readonly kind: 'bad-domain'; readonly message: string }
  /** The YAML is invalid; nothing in it can be rendered. `span` is a range of the phrases file. */
  | { readonly kind: 'bad-phrases'; readonly message: string; readonly span: Span }

/** The state in which an instance is described. */
export interface PictureRequest {
  readonly domain: string
  readonly problems: readonly ProblemText[]
  readonly instance: Instance
}

export interface RenderingPicture {
  readonly scene: Scene
  /** The caption: `state 4 of the sample`. */
  readonly state: number
}
