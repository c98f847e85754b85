// Facts that every plan for a fact makes true, with deletes ignored: computed for all facts at once, by propagating to each fact what all
// its achievers need (Zhu & Givan 2003; Keyder, Richter & Helmert 2010). A guide, not a proof: actions with several preconditions, and
// negative conditions, count as needing nothing.

import { hasBit, setBit, wordsFor } from '#base/bits'
import { isNegated, literalFact, type Task } from '#planning/task/task'
import { rowOf } from '#planning/task/views'

/** Maximum number of words in all rows, and of words examined. */
const MAX_WORDS = 4_000_000
const MAX_WORK = 400_000_000

export interface FactLandmarks {
  /** Must the fact `landmark` hold at some point before, or when, the fact does? */
  isBefore(landmark: number, fact: number): boolean
  /** Facts that must hold before the fact does, or together with it, including the fact itself. */
  before(fact: number): number[]
  /** Positive literals of the action's precondition; none if it has several. */
  needs(action: number): readonly number[]
}

/** Undefined where the task is too large. */
export function factLandmarks(task: Task): FactLandmarks | undefined {
  const words = wordsFor(task.factCount)
  if (words * task.factCount > MAX_WORDS) return undefined
  const pass = new Pass(task, words)
  return pass.run() ? pass : undefined
}

class Pass implements FactLandmarks {
  private readonly task: Task
  private readonly words: number
  /** Row f: landmarks of f. */
  private readonly rows: Uint32Array
  private readonly reached: Uint8Array
  private readonly needed: readonly (readonly number[])[]
  private readonly users: number[][]
  /** Per action: facts of its precondition that are not reached. */
  private readonly unmet: Int32Array
  private readonly queue: number[] = []
  private readonly isQueued: Uint8Array
  private work = 0

  constructor(task: Task, words: number) {
    const { factCount, actionCount } = task
    this.task = task
    this.words = words
    this.rows = new Uint32Array(factCount * words)
    this.reached = new Uint8Array(factCount)
    this.users = Array.from({ length: factCount }, () => [])
    this.unmet = new Int32Array(actionCount)
    this.isQueued = new Uint8Array(actionCount)
    this.needed = Array.from({ length: actionCount }, (_, action) => neededBy(task, action))
    this.needed.forEach((facts, action) => {
      this.unmet[action] = facts.length
      for (const fact of facts) this.users[fact]!.push(action)
    })
  }

  needs(action: number): readonly number[] {
    return this.needed[action]!
  }

  isBefore(landmark: number, fact: number): boolean {
    return hasBit(this.rows, fact * this.words, landmark)
  }

  before(fact: number): number[] {
    const found: number[] = []
    for (let other = 0; other < this.task.factCount; other++) if (this.isBefore(other, fact)) found.push(other)
    return found
  }

  /** False where that is too much work. */
  run(): boolean {
    const { task, needed, queue } = this
    for (let fact = 0; fact < task.factCount; fact++)
      if (hasBit(task.initial, 0, fact)) {
        setBit(this.rows, fact * this.words, fact)
        this.enter(fact)
      }
    for (let action = 0; action < task.actionCount; action++) if (needed[action]!.length === 0) this.wait(action)
    for (let next = 0; next < queue.length; next++) {
      if (this.work > MAX_WORK) return false
      const action = queue[next]!
      this.isQueued[action] = 0
      this.passOn(action)
    }
    return true
  }

  private wait(action: number): void {
    if (this.isQueued[action] === 1) return
    this.isQueued[action] = 1
    this.queue.push(action)
  }

  private enter(fact: number): void {
    this.reached[fact] = 1
    for (const action of this.users[fact]!) if (--this.unmet[action]! === 0) this.wait(action)
  }

  /** Propagates what the action needs to each fact that it adds. */
  private passOn(action: number): void {
    const { task, words, rows } = this
    const all = new Uint32Array(words)
    this.gather(all, this.needed[action]!)
    const { firstEffect, effectAdds, effectCondition } = task
    for (let e = firstEffect[action]!; e < firstEffect[action + 1]!; e++) {
      const condition = [...rowOf(effectCondition, e)].filter(lit => !isNegated(lit)).map(literalFact)
      if (condition.some(fact => this.reached[fact] === 0)) continue
      let own = all
      if (condition.length > 0) this.gather((own = all.slice()), condition)
      for (const fact of rowOf(effectAdds, e)) {
        if (hasBit(task.initial, 0, fact)) continue
        this.work += words
        const at = fact * words
        if (this.reached[fact] === 0) {
          rows.set(own, at)
          setBit(rows, at, fact)
          this.enter(fact)
        } else if (this.narrow(at, fact, own))
          for (const user of this.users[fact]!) if (this.unmet[user] === 0) this.wait(user)
      }
    }
  }

  private gather(into: Uint32Array, facts: readonly number[]): void {
    const { words, rows } = this
    this.work += words * facts.length
    for (const fact of facts) for (let w = 0; w < words; w++) into[w]! |= rows[fact * words + w]!
  }

  /** Keeps the common facts, and the fact itself; true if the set became smaller. */
  private narrow(at: number, fact: number, own: Uint32Array): boolean {
    const { words, rows } = this
    let isLess = false
    for (let w = 0; w < words; w++) {
      const itself = w === fact >>> 5 ? 1 << (fact & 31) : 0
      const kept = (rows[at + w]! & (own[w]! | itself)) >>> 0
      if (kept === rows[at + w]) continue
      rows[at + w] = kept
      isLess = true
    }
    return isLess
  }
}

function neededBy(task: Task, action: number): readonly number[] {
  const first = task.firstAlternative[action]!
  if (task.firstAlternative[action + 1]! !== first + 1) return []
  return [...rowOf(task.alternatives, first)].filter(lit => !isNegated(lit)).map(literalFact)
}
