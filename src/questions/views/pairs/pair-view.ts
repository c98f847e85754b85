// Two problems side by side, as panes show them: what differs line by line once objects are matched, the state that describes
// them apart, the smallest change that makes them equivalent, and what is proven of them.

import type { PairEvidence, PairMode, Renaming } from '#planning/equivalence/comparison'
import type { Witness } from '#planning/equivalence/description/witness'
import type { Span } from '#base/text'
import type { TextEdit } from '#planning/pddl/symbols/rename'

/** The domain's text and two problems': the first is the one that is right. `placeholder`: the sense that counts. */
export interface PairRequest {
  readonly domain: string
  readonly a: string
  readonly b: string
  readonly placeholder: boolean
  /** The second problem answers a text that the first fits: they are called so in sentences. */
  readonly isAnswer?: boolean
}

export type PairView =
  /** A text has errors; at most 20 are described. */
  | { readonly kind: 'fault'; readonly faults: readonly PairFault[] }
  /** A counted limit keeps the texts from being compared; `message` is a sentence that states which. */
  | { readonly kind: 'refused'; readonly message: string }
  | ComparedView

export interface PairFault {
  readonly text: 'domain' | 'a' | 'b'
  /** One sentence with line and column: what is wrong, what was expected, how to fix it. */
  readonly message: string
  readonly span: Span
}

export interface ComparedView {
  readonly kind: 'compared'
  /** In the sense that counts, and in the other. */
  readonly equivalent: SenseView
  readonly other: SenseView
  /** How many steps the plan has that was found; null: unsolvable; undefined: undecided. */
  readonly planSteps: { readonly a?: number | null; readonly b?: number | null }
  /** Of b: its plan, to watch. */
  readonly plan: readonly string[] | null
  /**
   * Objects of a with those of b that they are matched with, as the problems spell them; constants are left out. Where
   * the numbers of objects differ, some have none.
   */
  readonly renaming: Renaming
  /** Of the goals alone, where they are compared under another renaming (placeholder); else null. */
  readonly goalRenaming: Renaming | null
  /** Objects, initial state (with values of functions) and goal, in this order. */
  readonly sections: readonly SectionDiff[]
  readonly witness: WitnessView | null
  /** null: equivalent, undecided, too large (6,000 objects, facts and goal parts), or none was found within the limits. */
  readonly repair: RepairView | null
  /** Asides, a sentence each: another name after `:domain`, costs that differ, a goal that holds at once. */
  readonly notes: readonly string[]
}

/** In one sense: equivalent or not, why, and by which evidence. */
export interface SenseView {
  readonly mode: PairMode
  /** null: undecided. */
  readonly equivalent: boolean | null
  /** One or two sentences; facts and objects in backticks. */
  readonly says: string
  readonly evidence: readonly PairEvidence[]
}

/** One part of the problems, line by line. */
export interface SectionDiff {
  readonly section: 'objects' | 'init' | 'goal'
  /** In the order of a; lines of b alone follow their neighbour in b. At most 2,000. */
  readonly lines: readonly DiffLine[]
  /** The number of lines of each kind, including omitted ones. */
  readonly counts: Readonly<Record<LineKind, number>>
  /** How many lines are left out of `lines`: then all that differ come first. */
  readonly leftOut: number
}

/**
 * same: in both, under the same names. renamed: in both once objects are matched. changed: in both with another type, or
 * another value, or with parts that differ (the lines below, one deeper). missing: only in a. extra: only in b. implied: in
 * one goal only, but true in all goal states of the other, so it changes nothing. open: in one goal only, and whether it
 * changes anything was not decided within the limits.
 */
export type LineKind = 'same' | 'renamed' | 'changed' | 'missing' | 'extra' | 'implied' | 'open'

/** One object, fact, value or part of a goal of either problem. */
export interface DiffLine {
  readonly what: LineKind
  /** Nested parts of a goal that is no conjunction: 0 at the top. */
  readonly depth: number
  /** As the problem writes it, on one line; null if it has none. */
  readonly inA: LineText | null
  readonly inB: LineText | null
  /** The same in English, where phrases are known: `ball b1 should be in room r2`; else ''. */
  readonly english: string
  /** One sentence where it needs one: why it is implied, or why it is not; else ''. */
  readonly note: string
}

export interface LineText {
  readonly text: string
  readonly span: Span
}

/** A state that satisfies one goal and not the other: reached in both, facts as pictures are drawn of. */
export interface WitnessView extends Witness {
  /** One or two sentences: which goal holds, which does not, and what it lacks. */
  readonly says: string
  /** What is unmet, in English, where phrases are known; else ''. */
  readonly english: string
}

/** The smallest change of b found that makes the problems equivalent in the sense that counts; it was compared again. */
export interface RepairView {
  /** All of b (`role` is problem); they do not overlap, and are in the order of the text. */
  readonly edits: readonly TextEdit[]
  /** The text after it. */
  readonly text: string
  /** One sentence: `Add (at-robby r1) to the goal.` */
  readonly says: string
  /** The single changes, in words; no part can be left out. */
  readonly steps: readonly string[]
}
