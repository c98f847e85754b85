// A lesson as data: steps of prose, live parts, claims and worked examples, about small worlds; and a quiz. All of it
// survives structured cloning. What is computed of it (`computed.ts`) and what is right (`Prediction.right`) is apart.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'
import type { HeuristicName, SearchOptions } from '#planning/textbook/options'

/** A stretch of one of the lesson's files, in characters. */
export interface TextPlace {
  readonly file: string
  readonly from: number
  readonly to: number
}

/** The files of a lesson by name: `lesson.yaml`, `en.md`, its own worlds; or one `.lesson.md`. */
export interface LessonFiles {
  /** The folder, or the file without its ending. */
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

/** What a list of lessons shows. */
export interface LessonCard {
  readonly id: string
  readonly title: string
  /** One sentence: the idea of the lesson. */
  readonly idea: string
  readonly kind: KindCode | null
  /** Beyond the course. */
  readonly extra: boolean
  readonly minutes: number
  /** Ids of the lessons that go before. They advise, and lock nothing. */
  readonly needs: readonly string[]
  readonly steps: number
  readonly languages: readonly string[]
  readonly origin: 'shipped' | 'own'
}

/** A problem that a lesson is about. */
export interface LessonWorld {
  readonly name: string
  readonly source: Source
  /** Our folder; null for a world of the lesson's own. */
  readonly folder: string | null
  /** `phrases.yaml` of a world of the lesson's own. */
  readonly phrases: string | null
}

export interface Lesson extends LessonCard {
  /** The language of the shown text; `languages` are all available ones. */
  readonly language: string
  readonly worlds: readonly LessonWorld[]
  readonly parts: readonly LessonStep[]
  readonly quiz: readonly QuizEntry[]
  /** Sequences of actions with a name (`plans:` in the front matter), for `plan: long` in live parts and expressions. */
  readonly plans: readonly { readonly name: string; readonly actions: readonly string[] }[]
  /** All expressions of the lesson; inline code, claims and predictions name them by index. */
  readonly expressions: readonly LessonExpression[]
}

export interface LessonStep {
  /** Of the heading, for addresses: `one-match-two-candles`; unlike all others of the lesson. */
  readonly id: string
  readonly title: string
  /** The last step, *In the benchmark*: a fold. */
  readonly isBenchmark: boolean
  readonly blocks: readonly Block[]
  readonly place: TextPlace
}

/** A stretch of a paragraph. `computed` is the value of an expression. */
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
  /** Shown only if it is not true: then the lesson states that a change made it false. */
  | { readonly kind: 'claim'; readonly expression: number; readonly place: TextPlace }
  | {
      readonly kind: 'explain'
      readonly id: string
      readonly ask: readonly Inline[]
      readonly ours: readonly Inline[]
    }
  | {
      readonly kind: 'worked'
      readonly id: string
      readonly worked: WorkedEntry
      readonly place: TextPlace
    }

/** An expression over a world; `text` is as written, `world` the one it speaks of. */
export interface LessonExpression {
  readonly text: string
  readonly world: string
  readonly place: TextPlace
  /** Its role, which determines the possible values. */
  readonly role: 'inline' | 'claim' | 'right'
  /** Of a `right` with rows: the row it is computed for is bound in it. */
  readonly rows?: string
  /** The plan that the live part around it shows, for `failingStep`, `redundant` and the like. */
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

/** What the learner does besides predicting. */
export type Doing = 'act' | 'try' | 'scrub' | 'strike' | 'walk' | 'paint'

/** One run of textbook search in a live part. */
export interface LessonRun {
  readonly algorithm: SearchOptions['algorithm'] | 'backward' | 'by-hand'
  readonly heuristic?: HeuristicName
  /** Backward search: lists of demands with two mutex facts are thrown away. */
  readonly prune?: 'mutex'
}

/** A live part. Fields that its `show` does not know are a mistake in the file. */
export interface LivePart {
  /** Unlike all others of the lesson: `2.1`, step and place among its live parts. */
  readonly id: string
  readonly show: Show
  readonly world: string
  /** Actions done before the part begins. */
  readonly at: readonly string[]
  readonly doing: Doing | null
  readonly predict: Prediction | null
  readonly then: Then | null
  readonly more: LiveOptions
  readonly place: TextPlace
}

/** Options that only some shows have. */
export interface LiveOptions {
  /** state: static facts are listed too. */
  readonly static?: boolean
  /** state: nothing is ever deleted. */
  readonly relaxed?: boolean
  /** state: actions taken are counted. */
  readonly counter?: 'steps'
  /** graph: states with this fact are closed. */
  readonly avoid?: string
  /** search: states with this fact are left out. */
  readonly without?: string
  /** graph: states that satisfy one chosen fact of these, or all of them. */
  readonly filter?: { readonly each: string } | { readonly all: string }
  /** trace: the actions; `cheapest`: a cheapest plan. */
  readonly plan?: readonly string[] | 'cheapest'
  readonly run?: LessonRun
  readonly beside?: LessonRun
  readonly lens?: 'layers' | 'costs' | 'relaxed-plan' | 'cuts' | 'all-states'
  readonly heuristic?: HeuristicName
  readonly heuristics?: readonly HeuristicName[]
  /** lens cuts: both rules for ties side by side. */
  readonly ties?: 'both'
  /** evidence: a statement as in questions, `(not-reachable (on b1 b1))`, or `invariant`. */
  readonly about?: string
  /** table: only these actions. */
  readonly only?: readonly string[]
}

/** What the learner commits to before anything moves. */
export interface Prediction {
  readonly ask:
    | 'number'
    | 'choice'
    | 'action'
    | 'actions'
    /** Steps of the plan that the part shows. */
    | 'steps'
    | 'fact'
    | 'facts'
    | 'state'
    | 'pairs'
    | 'table'
  readonly text: readonly Inline[]
  /** choice: the texts; fact(s): those offered, else all of the world. */
  readonly options?: readonly (readonly Inline[])[]
  /** state: the expansion after which the next state is asked for. */
  readonly at?: number
  /** table: an expression for the rows. */
  readonly rows?: number
  /** The right answer, an expression: a value, or for facts and actions a test of each (`isLandmark`). */
  readonly right: number
}

/** What happens once the prediction is given or skipped. */
export interface Then {
  readonly apply?: readonly string[]
  readonly show?: Show
  readonly sort?: boolean
  readonly only?: readonly string[]
}

/** A worked example: a question of a kind, or a search, or a table of the lens. */
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
  /** Lines open in the last version: the example fades from none to one, this many, and all. */
  readonly fade: number
}

/** One question of the quiz at the end. */
export type QuizEntry = QuestionEntry | SearchEntry | LensEntry

/** A question made with bounds and a seed, or about a world of the lesson. */
export interface QuestionEntry {
  readonly entry: 'question'
  readonly kind: KindCode
  readonly format: FormatCode
  readonly on: { readonly world: string } | { readonly domain: string; readonly size: Readonly<Record<string, number>> }
  readonly seed: string
  /** Id of a misreading whose answer must be wrong. */
  readonly trap?: string
  /** Most applicable actions. */
  readonly most?: number
  /** The right answer is *None*. */
  readonly none?: boolean
  readonly level?: 1 | 2 | 3 | 4
  readonly steps?: readonly [number, number]
  /** The failure is not at the last step. */
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

/** A fault of a lesson: its description and place, what was expected, how to fix it. */
export interface LessonFinding {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  readonly place: TextPlace
  /** The fix, if it is certain. */
  readonly fix?: { readonly label: string; readonly place: TextPlace; readonly text: string }
}

/** A lesson that was read, as far as it could be; with errors `lesson` may be null. */
export interface LessonRead {
  readonly lesson: Lesson | null
  readonly findings: readonly LessonFinding[]
}
