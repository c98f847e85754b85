// What the scroll shows: instances of what a domain's phrases tell (facts, goals, actions, plans, states, whole
// questions), raw and in each of their wordings, with the same in another text of phrases next to it.

import type { Span } from '#base/text'
import type { WordChange } from '#base/word-changes'
import type { Scene } from '#language/domain-kit'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { MarkedEnglish } from '#language/english/marked-english'

/** What may be described. `objects`: what there is and what never changes. `foreign`: phrases that name no action. */
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

/** A problem of the domain, by its file's name. */
export interface ProblemText {
  readonly name: string
  readonly text: string
}

/** English to put next to the edited one. */
export type Beside =
  | { readonly kind: 'none' }
  /** Another phrases file, such as that from before. */
  | { readonly kind: 'text'; readonly phrases: string }
  /** The benchmark's own text, if it is known. */
  | { readonly kind: 'published' }
  /** The domain's names read as words. */
  | { readonly kind: 'names' }

/** Two texts and the English beside: what every request of the scroll is about. */
export interface RenderingTexts {
  readonly domain: string
  /** `phrases.yaml` */
  readonly phrases: string
  readonly beside: Beside
  readonly problems: readonly ProblemText[]
}

/** One thing to describe; it stays the same while the wording changes. */
export interface Instance {
  readonly what: RenderableSort
  /** The file's name of its problem. */
  readonly problem: string
  /** Predicate, schema, or code of a kind of question; '' for what has none. */
  readonly head: string
  /** Facts or actions, `(on a b)`; a state's facts; '' inside for what has none. */
  readonly items: readonly string[]
  readonly seed: string
  /** Number of the sampled state in which it is described, for its picture. */
  readonly state?: number
  /** Which of the questions of its kind, or of the foreign phrases. */
  readonly number?: number
  readonly kind?: KindCode
  readonly format?: FormatCode
}

export interface RenderingRequest extends RenderingTexts {
  readonly what: RenderableSort
  /** A predicate, a schema, or the code of a kind; all where left out. */
  readonly head?: string
  /** The number of a wording, from 1; all if absent. */
  readonly wording?: number
  readonly seed: string
  /** Only what is described otherwise beside. */
  readonly onlyChanged: boolean
  /** Which portion of the list. */
  readonly from: number
  readonly count: number
  /** Instances that are described whatever else is asked for. */
  readonly pinned: readonly Instance[]
}

/** A wording's part in the phrases file. */
export type Section = 'holds' | 'fails' | 'told' | 'read' | 'wordings' | 'foreign' | 'one' | 'many' | 'introduction'

/** One rendering. */
export interface Rendering {
  /** Undefined where wordings of several entries take part. */
  readonly section?: Section
  /** Number of the wording, from 1; undefined if chance chooses. */
  readonly number?: number
  readonly english: MarkedEnglish
  /** The same beside; absent if there is nothing to compare with. */
  readonly beside?: OtherRendering
}

export interface OtherRendering {
  readonly text: string
  /** Words that differ, in both texts; empty if they state the same. */
  readonly changes: readonly WordChange[]
}

export interface RenderedInstance {
  /** Equal for equal instances. */
  readonly key: string
  readonly instance: Instance
  /** As PDDL. */
  readonly raw: string
  readonly said: readonly Rendering[]
  /** A question that could not be asked, a problem that is gone: why nothing is stated. */
  readonly note?: string
  /** There is a picture. */
  readonly hasPicture: boolean
}

/** A place of a text with its line, from 1. */
export interface Place extends Span {
  readonly line: number
}

/** A wording of the phrases file, its slots, and what the domain declares. */
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
  readonly kind: 'told'
  readonly what: RenderableSort
  /** The portion asked for. */
  readonly tellings: readonly RenderedInstance[]
  readonly from: number
  /** The total number. */
  readonly total: number
  readonly pinned: readonly RenderedInstance[]
  readonly wordings: readonly WordingPlace[]
  /** Problems that nothing could be taken of, and why. */
  readonly faults: readonly { readonly problem: string; readonly message: string }[]
  /** What may be chosen by: predicates, schemas or kinds with anything to describe. */
  readonly heads: readonly string[]
}

export type RenderingOutcome =
  | Renderings
  | { readonly kind: 'bad-domain'; readonly message: string }
  /** The YAML is broken; nothing of it can be described. `span` lies in the phrases file. */
  | { readonly kind: 'bad-phrases'; readonly message: string; readonly span: Span }

/** The state in which an instance is described. */
export interface PictureRequest {
  readonly domain: string
  readonly problems: readonly ProblemText[]
  readonly instance: Instance
}

export interface RenderingPicture {
  readonly scene: Scene
  /** What the picture is of: `state 4 of the sample`. */
  readonly state: number
}
