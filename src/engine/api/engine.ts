// What the page may ask of the engine: types and two named numbers. Everything here survives structured cloning.
// Calls carry their input: the worker remembers parsed and grounded tasks by content, so it can be killed
// at any time and only the clock notices. Cancelling is terminating: see `EngineClient.stop`.

import type { ImportIssue } from '../../benchmarks/family'
import type { Size, SizeParameter } from '../../domain-kit'
import type { Diagnostic } from '../../pddl/diagnostic'
import type { FormatCode, KindCode } from '../../kinds/codes'
import type { Question } from '../../kinds/question'
import type { Source } from '../../pddl/source'
import type { Verdict } from '../../kinds/verdict'
import type { ChangesApi } from './changes'
import type { EnglishApi } from './english'
import type { FilesApi } from './files'
import type { GraphApi } from './graph'
import type { HintsApi } from './hints'
import type { JudgingApi } from './judging'
import type { LandmarksApi } from './landmarks'
import type { LibraryApi } from './library'
import type { MakingApi } from './making'
import type { NamesApi } from './names'
import type { ScoreApi } from './score'
import type { SharingApi } from './sharing'
import type { StatesApi } from './states'
import type { TextsApi } from './texts'
import type { TraceApi } from './trace'

/** Counts, never times. */
export interface Limits {
  /** States a search may store. */
  readonly maxStates: number
}

export interface OpenedFile {
  readonly name: string
  /** Of all its bytes; unpacked, where it was packed. */
  readonly hash: string
  readonly questions: readonly Question[]
  readonly issues: readonly ImportIssue[]
}

/** A domain that ships with the playground, without its texts. */
export interface DomainCard {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly problems: readonly { readonly name: string; readonly title: string }[]
  /** What its generator can be asked for. */
  readonly parameters: readonly SizeParameter[]
  readonly presets: { readonly small: Size; readonly medium: Size; readonly large: Size }
}

/** The same with its texts. */
export interface BundledDomain extends DomainCard {
  readonly domain: string
  readonly problems: readonly {
    readonly name: string
    readonly title: string
    readonly text: string
  }[]
}

/** What the two texts amount to; numbers are null where errors keep the task from being built. */
export interface CheckedTexts {
  readonly domain: readonly Diagnostic[]
  readonly problem: readonly Diagnostic[]
  readonly facts: number | null
  readonly actions: number | null
}

/** One state, told in names. */
export interface StateView {
  /** Facts that hold, statics aside. */
  readonly facts: readonly string[]
  /** What the last action of the sequence made true and false. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly applicable: readonly string[]
  readonly goalHolds: boolean
  readonly goal: readonly { readonly text: string; readonly holds: boolean }[]
}

/** The state after a sequence, or where it breaks. */
export type Stepped =
  | { readonly kind: 'state'; readonly state: StateView }
  /** Index from 0 of the step that cannot be taken, and the conditions that fail. */
  | { readonly kind: 'broken'; readonly step: number; readonly missing: readonly string[] }
  | { readonly kind: 'no-task'; readonly message: string }

/** A dead end: the goal is out of reach. */
export const NO_DISTANCE = Number.POSITIVE_INFINITY
/** Not known, because there are more states than were looked at. Larger than every known distance. */
export const UNKNOWN_DISTANCE = Number.MAX_VALUE

/** Where the states of a picture lie, in unit steps. */
export interface Layering {
  readonly x: Float32Array
  /** Grows downwards. */
  readonly y: Float32Array
  /** Per state: its place in `bands`. */
  readonly layer: Uint32Array
  readonly bands: readonly Band[]
}

/** What the states of one layer have in common. */
export interface Band {
  readonly y: number
  /** depth: steps from the start. distance: cost to the goal. unknown, dead-end: the same, for those without one. */
  readonly kind: 'depth' | 'distance' | 'unknown' | 'dead-end'
  /** Steps or cost; steps from the start where there is no cost. */
  readonly value: number
}

/**
 * Reachable states around the start, the first ones breadth-first, then those asked for besides. Edge j leads from
 * `edgeFrom[j]` to `edgeTo[j]` by `actionNames[edgeAction[j]]`. State 0 is the start.
 */
export interface StateGraph {
  readonly count: number
  /** All reachable states are here; otherwise the picture is a part. */
  readonly complete: boolean
  /** How many states can be reached; null where there are more than `seen`, the number looked at. */
  readonly total: number | null
  readonly seen: number
  /** Layers by distance from the start. */
  readonly byDepth: Layering
  /** Layers by goal distance; null where no state has a known one. */
  readonly byDistance: Layering | null
  /** Fewest steps from the start where `depthBound` is 0; at most so many where it is 1, at least where it is 2. */
  readonly depth: Uint32Array
  readonly depthBound: Uint8Array
  /** Cost of a cheapest plan from the state; NO_DISTANCE for dead ends, UNKNOWN_DISTANCE. */
  readonly distance: Float64Array
  readonly isGoal: Uint8Array
  /** Has successors that are not shown. */
  readonly isFrontier: Uint8Array
  readonly edgeFrom: Uint32Array
  readonly edgeTo: Uint32Array
  readonly edgeAction: Uint32Array
  readonly actionNames: readonly string[]
  /** Names of facts, '' for those without; state i's facts are the bits of `rows[i*words ..]`. */
  readonly factNames: readonly string[]
  /** Per fact: 1 where actions change it, 0 where it follows from others. */
  readonly isFluent: Uint8Array
  readonly words: number
  readonly rows: Uint32Array
}

/** What a picture shows besides the first states. */
export interface GraphMore {
  /** States, as rows of `StateGraph.rows`, whose successors are shown. */
  readonly expand: readonly Uint32Array[]
  /** A sequence whose states are shown. */
  readonly along: readonly string[]
  /** States that are shown, one row after the other, and their goal distances. */
  readonly states: Uint32Array
  readonly distances: Float64Array
}

/** All cheapest plans from a state, as a graph: state 0 is where they begin. */
export interface CheapestPlans {
  readonly cost: number
  /** How many there are, in digits; null where free actions can go round in circles, so that there is no end of them. */
  readonly count: string | null
  /** As in `StateGraph`. */
  readonly words: number
  readonly rows: Uint32Array
  readonly distance: Float64Array
  readonly edgeFrom: Uint32Array
  readonly edgeTo: Uint32Array
  readonly edgeAction: Uint32Array
  readonly actionNames: readonly string[]
}

export type PlansOutcome =
  | { readonly kind: 'plans'; readonly plans: CheapestPlans }
  | { readonly kind: 'no-plan' }
  /** More than so many states would have to be looked at. */
  | { readonly kind: 'stopped'; readonly states: number }
  | { readonly kind: 'no-task'; readonly message: string }

/** A shortest way from one state to another. */
export type WayOutcome =
  | { readonly kind: 'way'; readonly actions: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'stopped'; readonly states: number }
  | { readonly kind: 'no-task'; readonly message: string }

export type GraphOutcome =
  | { readonly kind: 'graph'; readonly graph: StateGraph }
  | { readonly kind: 'no-task'; readonly message: string }

/** A verdict, and where it came from. */
export interface Judged {
  readonly verdict: Verdict
  readonly fromCache: boolean
  /** How long it took to find, in milliseconds (when it was found, if it comes from the cache). */
  readonly ms: number
}

/** Where the states come from: problems generated in one of our folders, or a problem given as text. */
export type MakeWorld =
  | { readonly kind: 'folder'; readonly domain: string; readonly size: Size }
  | { readonly kind: 'given'; readonly source: Source }

/** Questions that are made together, of one problem. */
export interface MakeUnit {
  readonly world: MakeWorld
  readonly kind: KindCode
  readonly format: FormatCode
  readonly count: number
  readonly seed: string
  /** Tells generated problems apart. */
  readonly block: number
  /** Blocks of this kind and format in all, 1 where left out: each asks only what falls to it. */
  readonly blocks?: number
  /** Only questions whose goal distance is known and lies within. */
  readonly goalDistance?: { readonly from: number; readonly to: number }
  /** Only states with at most this many applicable actions. */
  readonly maxApplicable?: number
}

export interface MadeQuestions {
  readonly questions: readonly Question[]
  /** How often each reason kept a state from giving a question, most frequent first. */
  readonly passedOver: readonly { readonly reason: string; readonly times: number }[]
}

export type GeneratedText =
  | { readonly kind: 'problem'; readonly source: Source }
  | { readonly kind: 'none'; readonly message: string }

export type ExportForm = 'json' | 'jsonl' | 'csv'

export interface PromptStyle {
  readonly context: 'english' | 'pddl' | 'both'
  /** Ask for the thinking before the answer. */
  readonly steps: boolean
  /** Worked examples from other problems. */
  readonly examples: 0 | 2
}

/** One question of a file, worked out anew and compared. */
export interface Proof {
  readonly domain: string
  /** undecided: a limit, or texts that cannot be used. not-checkable: it came without PDDL or without an answer. */
  readonly outcome: 'agrees' | 'differs' | 'undecided' | 'not-checkable'
  /** Why it was not compared; '' where it was. */
  readonly message: string
  readonly ms: number
  readonly differences: readonly {
    readonly claim: string
    readonly type: string
    readonly ours: string
    readonly gold: string
    /** Kind of the certificate; null where the claim needs none. */
    readonly certificate: string | null
    readonly checked: boolean
  }[]
}

/** All that the page may ask, service by service. */
export interface EngineApi {
  readonly judging: JudgingApi
  readonly hints: HintsApi
  readonly score: ScoreApi
  readonly names: NamesApi
  readonly making: MakingApi
  readonly texts: TextsApi
  readonly english: EnglishApi
  readonly states: StatesApi
  readonly changes: ChangesApi
  readonly graph: GraphApi
  readonly trace: TraceApi
  readonly landmarks: LandmarksApi
  readonly library: LibraryApi
  readonly files: FilesApi
  readonly sharing: SharingApi
}
