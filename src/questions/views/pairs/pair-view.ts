// Compares two problems for display: line-by-line differences after objects are matched, a state that distinguishes
// them, the smallest change that makes them equivalent, and what is proven.

import type { PairEvidence, PairMode, Renaming } from '#planning/equivalence/comparison'
import type { Witness } from '#planning/equivalence/description/witness'
import type { Span } from '#base/text'
import type { TextEdit } from '#planning/pddl/symbols/rename'

/** The texts of the domain and two problems, the correct one first. `placeholder`: the mode that counts. */
export interface PairRequest {
  readonly domain: string
  readonly a: string
  readonly b: string
  readonly placeholder: boolean
  /** True if the second problem answers a text described by the first: sentences name them accordingly. */
  readonly isAnswer?: boolean
}

export type PairView =
  /** A text has errors; at most 20 are listed. */
  | { readonly kind: 'fault'; readonly faults: readonly PairFault[] }
  /** A limit prevents the comparison; `message` is a sentence that names it. */
  | { readonly kind: 'refused'; readonly message: string }
  | ComparedView

export interface PairFault {
  readonly text: 'domain' | 'a' | 'b'
  /** One sentence with line and column: the error, what was expected, and the correction. */
  readonly message: string
  readonly span: Span
}

export interface ComparedView {
  readonly kind: 'compared'
  /** The result in the mode that counts, and in the other one. */
  readonly equivalent: SenseView
  readonly other: SenseView
  /** The length of the plan that was found; null: unsolvable; undefined: undecided. */
  readonly planSteps: { readonly a?: number | null; readonly b?: number | null }
  /** The plan of b, to play. */
  readonly plan: readonly string[] | null
  /**
   * Objects of a and the objects of b matched with them, in the problems' spelling, without constants. If the numbers
   * of objects differ, some have no match.
   */
  readonly renaming: Renaming
  /** For the goals, if they are compared under another renaming (placeholder); else null. */
  readonly goalRenaming: Renaming | null
  /** Objects, initial state (with function values) and goal, in this order. */
  readonly sections: readonly SectionDiff[]
  readonly witness: WitnessView | null
  /**
   * Null: equivalent, undecided, too large (6,000 objects, facts and goal conditions), or none was found within the
   * limits.
   */
  readonly repair: RepairView | null
  /** Remarks, one sentence each: another name after `:domain`, different costs, a goal that holds initially. */
  readonly notes: readonly string[]
}

/** The result in one mode: equivalent or not, the reason, and the evidence. */
export interface SenseView {
  readonly mode: PairMode
  /** Null: undecided. */
  readonly equivalent: boolean | null
  /** One or two sentences; facts and objects in backticks. */
  readonly explanation: string
  readonly evidence: readonly PairEvidence[]
}

/** One section of the problems, line by line. */
export interface SectionDiff {
  readonly section: 'objects' | 'init' | 'goal'
  /** In the order of a; lines only in b follow their neighbour in b. At most 2,000. */
  readonly lines: readonly DiffLine[]
  /** The number of lines of each kind, including omitted ones. */
  readonly counts: Readonly<Record<LineKind, number>>
  /** Number of lines omitted from `lines`; if not 0, all differing lines come first. */
  readonly leftOut: number
}

/**
 * same: in both, under the same names. renamed: in both after objects are matched. changed: in both with another type,
 * another value, or different subconditions (the following lines, one level deeper). missing: only in a. extra: only in
 * b. implied: in one goal only, but true in all goal states of the other, so it changes nothing. open: in one goal
 * only, and undecided within the limits whether it changes anything.
 */
export type LineKind = 'same' | 'renamed' | 'changed' | 'missing' | 'extra' | 'implied' | 'open'

/** One object, fact, value or goal condition of either problem. */
export interface DiffLine {
  readonly what: LineKind
  /** Nesting level within a goal that is not a conjunction: 0 at the top. */
  readonly depth: number
  /** The text in the problem, on one line; null if it is not there. */
  readonly inA: LineText | null
  readonly inB: LineText | null
  /** The same in English, if phrases are known: `ball b1 should be in room r2`; else ''. */
  readonly english: string
  /** A sentence that explains why it is implied, or why not; else ''. */
  readonly note: string
}

export interface LineText {
  readonly text: string
  readonly span: Span
}

/** A state that satisfies one goal and not the other, reachable in both; facts in the form used by pictures. */
export interface WitnessView extends Witness {
  /** One or two sentences: which goal holds, which does not, and its missing facts. */
  readonly explanation: string
  /** The unsatisfied condition in English, if phrases are known; else ''. */
  readonly english: string
}

/**
 * The smallest change of b found that makes the problems equivalent in the mode that counts, verified by another
 * comparison.
 */
export interface RepairView {
  /** All edits of b (`role` is problem), not overlapping and in the order of the text. */
  readonly edits: readonly TextEdit[]
  /** The text after the edits. */
  readonly text: string
  /** One sentence: `Add (at-robby r1) to the goal.` */
  readonly description: string
  /** The single changes, in words; all of them are necessary. */
  readonly steps: readonly string[]
}
