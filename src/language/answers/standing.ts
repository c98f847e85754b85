// The stance of a mention of a possible answer.

export type Stance = 'given' | 'denied' | 'considered' | 'explained'

export interface ItemStance {
  readonly stance: Stance
  /** The response states something about it that makes it the answer, or excludes it. */
  readonly strong: boolean
  /** Its sentence concludes. */
  readonly concluded: boolean
  /** What the question that contains it asks: whether it is the answer, or whether it is not. */
  readonly question?: 'give' | 'deny' | undefined
  /** Struck out. */
  readonly struck?: boolean
  /** It is in a question. */
  readonly asked: boolean
  /** Comes as a later step after the mention before. */
  readonly sequel: boolean
  /** True if something retracts the statements before this sentence. */
  readonly corrects: boolean
  /** Number of its sentence. */
  readonly sentence: number
}
