// How questions are to be laid out and worded that have prompts of their own. What is left out is the family's usual.

export interface LayoutChoice {
  /** The benchmark's layout to the letter, our own, or the texts of the PDDL. */
  readonly layout?: LayoutName
  readonly wording?: WordingName
  /** Worked examples before the question; as many as the layout has where it is left out. */
  readonly shots?: Shots
  /** The text of a configuration of the benchmark, whose introductions and sentences are used. */
  readonly configuration?: string
  /**
   * Of problems described in texts: how the initial state and the goal are described, one of each drawn by chance for a question; all
   * ways where left out.
   */
  readonly init?: readonly TextStyleName[]
  readonly goal?: readonly TextStyleName[]
}

/** Fact by fact, or by what they amount to: “all blocks in one tower”. */
export const tellingNames = ['abstract', 'explicit'] as const
export type TextStyleName = (typeof tellingNames)[number]

export const layoutNames = ['official', 'corrected', 'pddl'] as const
export type LayoutName = (typeof layoutNames)[number]

/** In sentences, in words that mislead, in words that mean nothing, or as PDDL. */
export const wordingNames = ['english', 'deceptive', 'random', 'pddl'] as const
export type WordingName = (typeof wordingNames)[number]

export const shotCounts = [0, 1, 3] as const
export type Shots = (typeof shotCounts)[number]
