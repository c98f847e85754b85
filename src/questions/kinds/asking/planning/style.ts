// The layout and wording of questions with prompts. Omitted fields mean the family's default.

export interface LayoutChoice {
  /** The benchmark's layout verbatim, the corrected one, or the PDDL texts. */
  readonly layout?: LayoutName
  readonly wording?: WordingName
  /** Number of worked examples before the question; by default that of the layout. */
  readonly shots?: Shots
  /** The text of a benchmark configuration; its introductions and sentences are used. */
  readonly configuration?: string
  /**
   * For problems described in texts: the styles for the initial state and for the goal, from which one is drawn for
   * each question; by default all.
   */
  readonly init?: readonly TextStyleName[]
  readonly goal?: readonly TextStyleName[]
}

/** Fact by fact (explicit), or as a summary (abstract): “all blocks in one tower”. */
export const styleNames = ['abstract', 'explicit'] as const
export type TextStyleName = (typeof styleNames)[number]

export const layoutNames = ['official', 'corrected', 'pddl'] as const
export type LayoutName = (typeof layoutNames)[number]

/** In sentences, in misleading words, in meaningless words, or as PDDL. */
export const wordingNames = ['english', 'deceptive', 'random', 'pddl'] as const
export type WordingName = (typeof wordingNames)[number]

export const shotCounts = [0, 1, 3] as const
export type Shots = (typeof shotCounts)[number]
