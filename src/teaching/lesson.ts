// A lesson as data: steps with prose, live parts, claims and worked examples about small worlds, and a quiz. Everything
// survives structured cloning. Computed values (`computed.ts`) and right answers (`Prediction.right`) are kept
// separately.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'
import type { HeuristicName, SearchOptions } from '#planning/textbook/options'

/** A range of characters in one of the lesson's files. */
export interface TextPlace {
  readonly file: string
  readonly from: number
  readonly to: number
}

/** The files of a lesson by name: `lesson.yaml`, `en.md`, its own worlds; or one `.lesson.md`. */
export interface LessonFiles {
  /** Name of the folder, or of the file without its extension. */
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

/** The data shown in a list of lessons. */
export interface LessonCard {
  readonly id: string
  readonly title: string
  /** The idea of the lesson, in one sentence. */
  readonly idea: string
  readonly kind: KindCode | null
  /** True if it is not part of the basic course. */
  readonly extra: boolean
  readonly minutes: number
  /** Ids of recommended earlier lessons; nothing is locked. */
  readonly needs: readonly string[]
  readonly steps: number
  readonly languages: readonly string[]
  readonly origin: 'shipped' | 'own'
}

/** A problem that a lesson uses. */
export interface LessonWorld {
  readonly name: string
  readonly source: Source
  /** The folder of a shipped domain; null for a domain of the lesson's own. */
  readonly folder: string | null
  /** The `phrases.yaml` of the lesson's own domain. */
  readonly phrases: string | null
}

export interface Lesson extends LessonCard {
  /** The language of the displayed text; `languages` are all available ones. */
  readonly language: string
  readonly worlds: readonly LessonWorld[]
  readonly parts: readonly LessonStep[]
  readonly quiz: readonly QuizEntry[]
  /**
   * Named action sequences (`plans:` in the front matter), referred to as `plan: long` in live parts and expressions.
   */
  readonly plans: readonly { readonly name: string; readonly actions: readonly string[] }[]
  /** All expressions of the lesson; inline code, claims and predictions refer to them by index. */
  readonly expressions: readonly LessonExpression[]
}

export interface LessonStep {
  /** Derived from the heading, for addresses: `one-match-two-candles`; unique in the lesson. */
  readonly id: string
  readonly title: string
  /** True for the last step, *In the benchmark*, which is collapsible. */
  readonly isBenchmark: boolean
  readonly blocks: readonly Block[]
  readonly place: TextPlace
}

/** A piece of a paragraph. `computed` is the value of an expression. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'computed'; readonly expression: number }
  | { readonly kind: 'emphasis' | 'strong'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly Inline[] }
  | { readonly kind: 'break' }

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Block[])[]
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  | { readonly kind: 'live'; readonly part: LivePart }
  /** Shown only if it is false: then the lesson reports that a change made it false. */
  | { readonly kind: 'claim'; readonly expression: number; readonly place: TextPlace }
  | {
      readonly kind: 'explain'
      readonly id: string
      readonly ask: readonly Inline[]
      readonly modelAnswer: readonly Inline[]
    }
  | {
      readonly kind: 'worked'
      readonly id: string
      readonly worked: WorkedEntry
      readonly place: TextPlace
    }

/** An expression about a world; `text` is its source, `world` the world it refers to. */
export interface LessonExpression {
  readonly text: string
  readonly world: string
  readonly place: TextPlace
  /** Its role, which determines the possible values. */
  readonly role: 'inline' | 'claim' | 'right'
  /** For the right answer of a table: the expression of its rows; `row` is bound to each of them. */
  readonly rows?: string
  /** The plan shown by the surrounding live part, for `failingStep`, `redundant` and similar functions. */
  readonly plan?: readonly string[] | 'cheapest'
}

export type Show =
  | 'state'
  | 'graph'
  | 'trace'
  | 'landmarks'
  | 'search'
  | 'lens'
  | 'table'
  | 'pairs'
  | 'evidence'
  | 'bars'
  | 'pddl'

/** What the learner can do in addition to predicting. */
export type Doing = 'act' | 'try' | 'scrub' | 'strike' | 'walk' | 'paint' | 'write'

/** One run of textbook search in a live part. */
export interface LessonRun {
  readonly algorithm: SearchOptions['algorithm'] | 'backward' | 'by-hand'
  readonly heuristic?: HeuristicName
  /** Backward search prunes sets of subgoals that contain two mutex facts. */
  readonly prune?: 'mutex'
}

/** A live part. Fields that do not apply to its `show` are reported as mistakes. */
export interface LivePart {
  /** Unique in the lesson: step number and index among its live parts, such as `2.1`. */
  readonly id: string
  readonly show: Show
  readonly world: string
  /** Actions applied before the live part begins. */
  readonly at: readonly string[]
  readonly doing: Doing | null
  readonly predict: Prediction | null
  readonly then: Then | null
  readonly more: LiveOptions
  readonly place: TextPlace
}

/** Options that apply only to some values of `show`. */
export interface LiveOptions {
  /** state: static facts are listed too. */
  readonly static?: boolean
  /** state: delete effects are ignored. */
  readonly relaxed?: boolean
  /** state: the actions taken are counted. */
  readonly counter?: 'steps'
  /** graph: states with this fact cannot be entered. */
  readonly avoid?: string
  /** search: states with this fact are excluded. */
  readonly without?: string
  /** graph: highlights states that satisfy one selected condition of these, or all of them. */
  readonly filter?: { readonly each: string } | { readonly all: string }
  /** trace: the actions; `cheapest`: a cheapest plan. */
  readonly plan?: readonly string[] | 'cheapest'
  readonly run?: LessonRun
  readonly beside?: LessonRun
  readonly lens?: 'layers' | 'costs' | 'relaxed-plan' | 'cuts' | 'all-states'
  readonly heuristic?: HeuristicName
  readonly heuristics?: readonly HeuristicName[]
  /** lens cuts: shows both tie-breaking rules side by side. */
  readonly ties?: 'both'
  /** evidence: a statement in the syntax of questions, `(not-reachable (on b1 b1))`, or `invariant`. */
  readonly about?: string
  /** table: restricts it to these actions. */
  readonly only?: readonly string[]
  /** pairs: those of this layer of the planning graph, from 0. */
  readonly layer?: number
  /** pddl: the text to begin with is the world's domain, in which `replace` has become `by`. */
  readonly draft?: { readonly replace: string; readonly by: string }
  /** pddl: an expression that is true once the domain is written as it should be. */
  readonly until?: { readonly expression: number; readonly text: string }
}

/** The learner's prediction, made before the live part can be used. */
export interface Prediction {
  readonly ask:
    | 'number'
    | 'choice'
    | 'action'
    | 'actions'
    /** Steps of the plan that the live part shows. */
    | 'steps'
    | 'fact'
    | 'facts'
    | 'state'
    | 'pairs'
    | 'table'
  readonly text: readonly Inline[]
  /** choice: the option texts; fact(s): the offered facts, default all of the world. */
  readonly options?: readonly (readonly Inline[])[]
  /** state: the number of expansions after which the learner predicts the next state. */
  readonly at?: number
  /** table: an expression for the list of rows. */
  readonly rows?: number
  /** An expression for the right answer: a value, or, for facts and actions, a test such as `isLandmark`. */
  readonly right: number
  /** Common wrong rules, special ones before general ones. */
  readonly mistakes?: readonly PredictionMistake[]
}

/** A common wrong rule as what it answers, and why that is wrong. */
export interface PredictionMistake {
  /**
   * answer: the rule leads to this answer, or to any of a list. For lists of names or pairs also extra: to an answer with
   * a wrong member that is in the list or passes the test; missing: to one without a right member that is.
   */
  readonly when: 'answer' | 'extra' | 'missing'
  /** The expression. */
  readonly answer: number
  readonly because: readonly Inline[]
}

/** The text or action after the prediction is given or skipped. */
export interface Then {
  readonly apply?: readonly string[]
  readonly show?: Show
  readonly sort?: boolean
  readonly only?: readonly string[]
}

/** A worked example: a question of a kind, a search, or a table of the lens. */
export type WorkedEntry = (
  | {
      readonly kind: KindCode
      readonly domain: string
      readonly size: Readonly<Record<string, number>>
      readonly seed: string
    }
  | {
      readonly search: LessonRun['algorithm']
      readonly heuristic?: HeuristicName
      readonly world: string
    }
  | {
      readonly lens: NonNullable<LiveOptions['lens']>
      readonly heuristic: HeuristicName
      readonly world: string
    }
) & {
  /** Number of open lines in the version before last: the versions have no open line, one, this many, and all. */
  readonly fade: number
}

/** One question of the quiz at the end. */
export type QuizEntry = QuestionEntry | SearchEntry | LensEntry | OwnEntry

/** A question generated with bounds and a seed, or asked about a world of the lesson. */
export interface QuestionEntry {
  readonly entry: 'question'
  readonly kind: KindCode
  readonly format: FormatCode
  readonly on: { readonly world: string } | { readonly domain: string; readonly size: Readonly<Record<string, number>> }
  readonly seed: string
  /** Id of a misreading; its answer to the question must be wrong. */
  readonly trap?: string
  /** Maximum number of applicable actions. */
  readonly most?: number
  /** True if the right answer must be *None*. */
  readonly none?: boolean
  readonly level?: 1 | 2 | 3 | 4
  readonly steps?: readonly [number, number]
  /** The failing step must not be the last one. */
  readonly failure?: 'inner'
  readonly goalDistance?: readonly [number, number]
  readonly place: TextPlace
}

/** A question about a run. */
export interface SearchEntry {
  readonly entry: 'search'
  readonly ask: 'which-next' | 'expanded' | 'plan-cost' | 'promises' | 'regress'
  readonly world: string
  readonly run?: LessonRun
  readonly at?: number
  readonly heuristics?: readonly HeuristicName[]
  readonly goal?: readonly string[]
  readonly action?: string
  readonly place: TextPlace
}

/** A question about an estimate. */
export interface LensEntry {
  readonly entry: 'lens'
  readonly ask: 'value' | 'exceeds' | 'which-cut'
  readonly world: string
  readonly heuristic?: HeuristicName
  readonly heuristics?: readonly HeuristicName[]
  readonly after?: readonly string[]
  readonly round?: number
  readonly place: TextPlace
}

/** A question in the author's own words, with the right answer as an expression. */
export interface OwnEntry {
  readonly entry: 'own'
  readonly ask: 'number' | 'choice'
  readonly world: string
  readonly text: string
  /** Of a choice. */
  readonly options?: readonly string[]
  /** Gives the number, or the number of the right option, from 1. */
  readonly right: LessonExpression
  readonly because: string
  readonly place: TextPlace
}

/** A fault in a lesson: its place, what was expected, and how to fix it. */
export interface LessonFinding {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  readonly place: TextPlace
  /** The fix, if it is unambiguous. */
  readonly fix?: { readonly label: string; readonly place: TextPlace; readonly text: string }
}

/** The parsed lesson, as far as possible; `lesson` may be null if there are errors. */
export interface LessonRead {
  readonly lesson: Lesson | null
  readonly findings: readonly LessonFinding[]
}
