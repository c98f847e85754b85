// What several analyses of one task share, worked out once: pure functions of the task, kept with it.

import type { Task } from '../task/task'
import type { H2Limits } from './h2'
import type { H2Table } from './h2-table'
import { computeH2, impossibleActions } from './h2'
import type { MutexGroup } from './mutex'
import { mutexGroups } from './mutex'
import type { RelaxedClosure } from './relaxed'
import { relaxedClosure } from './relaxed'
import type { RelaxedGraph } from './relaxed-graph'
import { relaxedGraph } from './relaxed-graph'
import type { Makers } from './relevance'
import { makersOf } from './relevance'

/** Shared results about a task, computed when first asked for. */
export class Knowledge {
  private readonly task: Task
  private graphMemo: RelaxedGraph | undefined
  private closureMemo: RelaxedClosure | undefined
  private makersMemo: Makers | undefined
  private groupsMemo: readonly MutexGroup[] | undefined
  private readonly pairsMemo = new Map<string, H2Table | undefined>()
  private impossibleMemo: Uint8Array | undefined

  constructor(task: Task) {
    this.task = task
  }

  get graph(): RelaxedGraph {
    return (this.graphMemo ??= relaxedGraph(this.task))
  }

  /** Reachable from the initial state with deletes ignored. */
  get closure(): RelaxedClosure {
    return (this.closureMemo ??= relaxedClosure(this.graph))
  }

  get makers(): Makers {
    return (this.makersMemo ??= makersOf(this.task))
  }

  get groups(): readonly MutexGroup[] {
    return (this.groupsMemo ??= mutexGroups(this.task))
  }

  /** Pairs that may hold together, or undefined where the limits are too small. */
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

const known = new WeakMap<Task, Knowledge>()

/** What is known of a task; one for each task. */
export function knowledgeOf(task: Task): Knowledge {
  let knowledge = known.get(task)
  if (knowledge === undefined) known.set(task, (knowledge = new Knowledge(task)))
  return knowledge
}
