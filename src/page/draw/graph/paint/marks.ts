// The marks in a state graph: the current state, the one under the pointer, the sequence.

export interface GraphMarks {
  readonly current: number | null
  /** Under the pointer or the keyboard's focus. */
  readonly lookedAt: number | null
  /** The state under the pointer or with keyboard focus. */
  readonly edge: number | null
  /** The edge under the pointer. */
  readonly pointedAt: number | null
  /** The state pointed at in another pane. */
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
