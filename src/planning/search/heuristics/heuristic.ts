// The interface of heuristics: an estimate of h* for states in rows, with its properties as data.

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
  readonly name: HeuristicName | 'projections'
  readonly properties: HeuristicProperties
  /** The estimate, in units of `Moves.cost`, for the row that begins at `cells[at]`; Infinity: a dead end. */
  evaluate(cells: Int32Array, at: number): number
  /** Bytes held, of heuristics that hold many. */
  readonly bytes?: number
}

/** A heuristic that evaluates a successor faster with the results for its parent. */
export interface SuccessorHeuristic extends Heuristic {
  /** The estimate for the state with this number; requests for its successors follow. */
  evaluateState(state: number, cells: Int32Array, at: number): number
  /**
   * The next `successors` calls of `boundAfter` are for successors of the state with its row at `cells[at]`. States
   * are identified by numbers; those of the initial state and of successors must be given.
   */
  enter(state: number, cells: Int32Array, at: number, successors: number): void
  /** A lower bound on the cost of every plan after this action in the entered state: fast to compute, and rarely above the estimate. */
  boundAfter(action: number): number
  /** The estimate for the state that the action leads to from the previous one. */
  evaluateSuccessor(state: number, before: number, action: number, cells: Int32Array, at: number): number
}

export const isSuccessorHeuristic = (heuristic: Heuristic): heuristic is SuccessorHeuristic =>
  'evaluateSuccessor' in heuristic
