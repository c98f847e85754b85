// The marks in a state graph: the current state, the one under the pointer, the sequence.

export interface GraphMarks {
  readonly current: number | null
  /** Under the pointer or the keyboard's focus. */
  readonly lookedAt: number | null
  /** Under the pointer. */
  readonly edge: number | null
  /** Pointed at in another pane. */
  readonly pointedAt: number | null
  /** Edges of the sequence; the first `taken` are behind. */
  readonly way: readonly number[]
  readonly taken: number
}

export const noMarks: GraphMarks = {
  current: null,
  lookedAt: null,
  edge: null,
  pointedAt: null,
  way: [],
  taken: 0,
}
