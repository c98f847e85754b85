// Two problems side by side, as panes show them: what differs line by line once objects are matched, the state that tells
// them apart, the smallest change that makes them equivalent, and what is proven of them.

import type { PairEvidence, Renaming } from '../../equivalence/comparison'
import type { Span } from '../../base/text'
import type { TextEdit } from '../../pddl/symbols/rename'

/** The domain's text and two problems': the first is the one that is right. `placeholder`: the sense that counts. */
export interface PairRequest {
  readonly domain: string
  readonly a: string
  readonly b: string
  readonly placeholder: boolean
}

export type PairView =
  /** A text has errors. */
  { readonly kind: 'fault'; readonly faults: readonly PairFault[] } | ComparedView

export interface PairFault {
  readonly text: 'domain' | 'a' | 'b'
  /** One sentence with line and column: what is wrong, what was expected, how to mend it. */
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
  /** Objects of a with those of b that they were matched with (in the sense that counts); null: no match at all. */
  readonly renaming: Renaming | null
  readonly goalRenaming: Renaming | null
  readonly sections: readonly SectionDiff[]
  readonly witness: WitnessView | null
  readonly repair: RepairView | null
  /** Asides, a sentence each: another name after `:domain`, costs that differ, a goal that holds at once. */
  readonly notes: readonly string[]
}

/** In one sense: equivalent or not, why, and by which evidence. */
export interface SenseView {
  readonly mode: 'strict' | 'placeholder'
  /** null: undecided. */
  readonly equivalent: boolean | null
  /** One or two sentences; facts and objects in backticks. */
  readonly says: string
  readonly evidence: readonly PairEvidence[]
}

/** One part of the problems, line by line. */
export interface SectionDiff {
  readonly section: 'objects' | 'init' | 'goal'
  readonly lines: readonly DiffLine[]
}

/** One object or fact of either problem. */
export interface DiffLine {
  /**
   * same: in both, under the same names; renamed: in both once objects are matched; missing: only in a; extra: only in b;
   * implied: in one goal only, but true in all goal states of the other, so it changes nothing.
   */
  readonly what: 'same' | 'renamed' | 'missing' | 'extra' | 'implied'
  /** As the problem writes it; null where it has none. */
  readonly inA: { readonly text: string; readonly span: Span | null } | null
  readonly inB: { readonly text: string; readonly span: Span | null } | null
  /** The same in English, where phrases are known: `ball b1 should be in room r2`. */
  readonly english: string
  /** One sentence where it needs one: why it is implied. */
  readonly note: string
}

/** A state that satisfies one goal and not the other. */
export interface WitnessView {
  /** Whose goal it satisfies. */
  readonly of: 'a' | 'b'
  /** How it is reached there, and the same in the other problem. */
  readonly plan: readonly string[]
  readonly facts: { readonly a: readonly string[]; readonly b: readonly string[] }
  /** What the goal that fails asks for and the state lacks, as the problem that asks writes it. */
  readonly unmet: readonly string[]
  /** In English: what the state is like, and what it lacks. */
  readonly says: string
}

/** The smallest change of b found that makes the problems equivalent in the sense that counts; it was compared again. */
export interface RepairView {
  readonly edits: readonly TextEdit[]
  /** The text after it. */
  readonly text: string
  /** One sentence: `Add (at-robby r1) to the goal.` */
  readonly says: string
}
