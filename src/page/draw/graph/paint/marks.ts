// The marks in a state graph: the current state, the one under the pointer, the sequence.

export interface GraphMarks {
  readonly current: number | null
  /** The state under the pointer or with keyboard focus. */
  readonly lookedAt: number | null
  /** The edge under the pointer. */
  readonly edge: number | null
  /** The state pointed at in another pane. */
  readonly pointedAt: number | null
  /** Edges of the sequence; the first `taken` are executed. */
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
