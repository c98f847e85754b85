// Invariants of a task, computed once and cached with it: mutex groups, and pairs of literals that can never hold
// together (h²).

import type { Task } from '#planning/task/task'
import type { H2Limits } from './h2'
import type { H2Table } from './h2-table'
import { computeH2, impossibleActions } from './h2'
import type { MutexGroup } from '#planning/task/mutex'
import { mutexGroups } from '#planning/task/mutex'

/** Invariants of a task, each computed at its first use. */
class Invariants {
  private readonly task: Task
  private groupsMemo: readonly MutexGroup[] | undefined
  private readonly pairsMemo = new Map<string, H2Table | undefined>()
  private impossibleMemo: Uint8Array | undefined

  constructor(task: Task) {
    this.task = task
  }

  /** Mutex groups: at most one fact of each holds in any reachable state. */
  get groups(): readonly MutexGroup[] {
    return (this.groupsMemo ??= mutexGroups(this.task))
  }

  /** Pairs that may hold together, or undefined if the limits are too small. */
  pairs(limits: H2Limits): H2Table | undefined {
    const key = `${limits.maxTableWords} ${limits.maxWork}`
    if (!this.pairsMemo.has(key)) this.pairsMemo.set(key, computeH2(this.task, limits))
    return this.pairsMemo.get(key)
  }

  /** Actions that pairs (or the closure) rule out have a 1. */
  impossible(limits: H2Limits): Uint8Array {
    const table = this.pairs(limits)
    if (table === undefined) return new Uint8Array(this.task.actionCount)
    return (this.impossibleMemo ??= impossibleActions(table))
  }
}

const known = new WeakMap<Task, Invariants>()

/** The invariants of a task; the same object for the same task. */
export function invariantsOf(task: Task): Invariants {
  let invariants = known.get(task)
  if (invariants === undefined) known.set(task, (invariants = new Invariants(task)))
  return invariants
}
