// Joins: all bindings of a rule's slots that its atoms admit, given one fact for one atom. Each atom
// finds its rows through an index by the arguments bound so far.

import type { Guard, JoinOrder, Match, Step } from './join-order'

/** Runs join orders and counts the rows examined. */
export class Joiner {
  /** Rows and objects examined so far, and what else was spent. */
  private count = 0
  private readonly maxCount: number
  private readonly stop: () => never
  private readonly tuple: Int32Array

  constructor(maxCount: number, widest: number, stop: () => never) {
    this.maxCount = maxCount
    this.stop = stop
    this.tuple = new Int32Array(widest)
  }

  /** Counts work or memory that no join accounts for, so that it is limited too. */
  spend(amount: number): void {
    this.count += amount
    if (this.count > this.maxCount) this.stop()
  }

  /**
   * Calls the order's `found` for each binding that agrees with the triggering row at `at` of `rows`.
   * `limits[b]` is the largest number that a row of an atom with bound `b` may have.
   */
  run(order: JoinOrder, rows: Int32Array, at: number, limits: Int32Array): void {
    if (++this.count > this.maxCount) this.stop()
    const { binding, matched, steps, cursors } = order
    if (!takeOver(order.trigger, rows, at, binding)) return
    const { guards } = order
    if (guards.length > 0 && !this.pass(guards, binding, matched, limits)) return
    const last = steps.length - 1
    if (last < 0) {
      order.found()
      return
    }
    let depth = 0
    cursors[0] = firstCandidate(steps[0]!, binding)
    while (depth >= 0) {
      const step = steps[depth]!
      const { guards } = step
      if (!this.advance(step, cursors, depth, binding, matched, limits)) depth--
      else if (guards.length > 0 && !this.pass(guards, binding, matched, limits)) continue
      else if (depth === last) order.found()
      else {
        depth++
        cursors[depth] = firstCandidate(steps[depth]!, binding)
      }
    }
  }

  /** Takes over the next row of the step that agrees; false when there is none. */
  private advance(
    step: Step,
    cursors: Int32Array,
    depth: number,
    binding: Int32Array,
    matched: Int32Array,
    limits: Int32Array,
  ): boolean {
    let candidate = cursors[depth]!
    const { atom, index, match } = step
    if (atom === undefined) {
      if (candidate === step.list.length) return false
      if (++this.count > this.maxCount) this.stop()
      binding[step.slot] = step.list[candidate]!
      cursors[depth] = candidate + 1
      return true
    }
    if (candidate < 0) return false
    const { relation, place } = atom
    const { rows, arity } = relation
    const { length, items: ids } = relation.ids
    const limit = limits[atom.bound]!
    const next = index === undefined ? undefined : index.next.items
    while (candidate >= 0 && candidate < length) {
      const id = ids[candidate]!
      if (id > limit) return false
      if (++this.count > this.maxCount) this.stop()
      const row = candidate
      candidate = next === undefined ? row + 1 : next[row]!
      if (!takeOver(match, rows, row * arity, binding)) continue
      if (place >= 0) matched[place] = id
      cursors[depth] = candidate
      return true
    }
    return false
  }

  private pass(guards: readonly Guard[], binding: Int32Array, matched: Int32Array, limits: Int32Array): boolean {
    for (let i = 0; i < guards.length; i++) {
      const guard = guards[i]!
      switch (guard.kind) {
        case 'present': {
          const { atom } = guard
          const row = atom.relation.rowOf(fill(this.tuple, atom.terms, binding))
          if (row < 0) return false
          const id = atom.relation.ids.items[row]!
          if (id > limits[atom.bound]!) return false
          if (atom.place >= 0) matched[atom.place] = id
          break
        }
        case 'absent':
          if (guard.relation.rowOf(fill(this.tuple, guard.terms, binding)) >= 0) return false
          break
        case 'equal': {
          const left = guard.left < 0 ? ~guard.left : binding[guard.left]
          const right = guard.right < 0 ? ~guard.right : binding[guard.right]
          if ((left === right) === guard.negated) return false
          break
        }
        case 'assign': {
          const value = guard.term < 0 ? ~guard.term : binding[guard.term]!
          if (guard.has[value] === 0) return false
          binding[guard.slot] = value
        }
      }
    }
    return true
  }
}

function firstCandidate(step: Step, binding: Int32Array): number {
  if (step.index === undefined) return 0
  return step.index.firstRow(fill(step.key, step.keyTerms, binding))
}

/** The terms under the binding, written to the head of `into`. */
export function fill(into: Int32Array, terms: Int32Array, binding: Int32Array): Int32Array {
  const { length } = terms
  for (let i = 0; i < length; i++) {
    const term = terms[i]!
    into[i] = term < 0 ? ~term : binding[term]!
  }
  return into
}

function takeOver(match: Match, rows: Int32Array, at: number, binding: Int32Array): boolean {
  const { places, terms, admits } = match
  const { length } = admits
  for (let i = 0; i < length; i++) {
    const value = rows[at + places[i]!]!
    const term = terms[i]!
    if (term < 0) {
      if (value !== ~term) return false
      continue
    }
    const has = admits[i]
    if (has === undefined) {
      if (binding[term] !== value) return false
    } else {
      if (has[value] === 0) return false
      binding[term] = value
    }
  }
  return true
}
