// What a heuristic is: an estimate of h* for states in rows, with its properties as data.

/** Names as on the command line. */
export type HeuristicName = 'blind' | 'goalcount' | 'hmax' | 'add' | 'ff' | 'lmcut'

export interface HeuristicProperties {
  /** Never more than h*. */
  readonly admissible: boolean
  /** Never drops by more than a step's cost. */
  readonly consistent: boolean
  /** Infinite only on dead ends. */
  readonly safe: boolean
}

export interface Heuristic {
  readonly name: HeuristicName
  readonly properties: HeuristicProperties
  /** The estimate, in units of `Moves.cost`, for the row that begins at `cells[at]`; Infinity: a dead end. */
  evaluate(cells: Int32Array, at: number): number
}
