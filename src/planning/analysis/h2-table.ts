// h^2's table: which pairs of literals may hold together.

import type { Task } from '#planning/task/task'

/** The table: row l, bit m states that literals l and m may hold together; bit l of row l, that l may hold. */
export interface H2Table {
  readonly task: Task
  /** Row → literal. */
  readonly literals: Int32Array
  /** Literal → row; -1 if it is not followed and may hold together with anything. */
  readonly rowOf: Int32Array
  readonly words: number
  readonly rows: Uint32Array
}
