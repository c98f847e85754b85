// h-max over the packed relaxed task: the same as `max-costs.ts`, with a bucket for each cost.

import { growQueue, NO_ACTION, NO_ENTRY, type PackedRelaxed } from './packed-relaxed'
import { UNREACHED } from '../relaxed/relaxed-task'

/**
 * Computes the h-max costs of the row at `cells[at]` with the current action costs; returns the goal's cost. Exact for propositions cheaper
 * than the goal. Others keep UNREACHED or some cost not below the goal's, and an action with such conditions has one of them as its
 * supporter: this suffices for cuts, since any choice of supporters gives landmarks (Bonet and Helmert 2010). The first `hints` actions of
 * `hint` are tried first; if they reach the goal for free, as those of a previous state often do, the search ends.
 */
export function explorePacked(
  packed: PackedRelaxed,
  cells: Int32Array,
  at: number,
  hint: Int32Array,
  hints: number,
): number {
  const { memory: m, nextAt, costAt, addsAt, conditionsAt, supportedAt, buckets } = packed
  const { propositions, goal, achieverAt } = packed
  m.fill(UNREACHED, propositions, propositions + packed.propositionCount)
  let used = followHint(packed, hint, hints, pushState(packed, cells, at))
  let waiting = (used - packed.queue) >> 1
  let entry = used - 2
  let level = 0
  let work = 0
  for (;;) {
    while (entry !== NO_ENTRY && m[goal]! > level) {
      const p = m[entry]!
      entry = m[entry + 1]!
      waiting--
      if (m[p] !== level) continue
      let previous = NO_ACTION
      let o = m[p + supportedAt]!
      while (o !== NO_ACTION) {
        const next = m[o + nextAt]!
        work++
        const conditions = m[o + conditionsAt]!
        const lastCondition = m[conditions]!
        let i = conditions + 1
        while (i < lastCondition && m[m[i]!]! <= level) i++
        if (i < lastCondition) {
          // A more expensive or unreached condition: it becomes the action's supporter.
          const q = m[i]!
          if (previous === NO_ACTION) m[p + supportedAt] = next
          else m[previous + nextAt] = next
          m[o] = q
          m[o + nextAt] = m[q + supportedAt]!
          m[q + supportedAt] = o
          o = next
          continue
        }
        const through = level + m[o + costAt]!
        const list = m[o + addsAt]!
        const lastAdd = m[list]!
        for (let k = list + 1; k < lastAdd; k++) {
          const q = m[k]!
          if (through >= m[q]!) continue
          m[q] = through
          m[q + achieverAt] = o
          m[used] = q
          if (through === level) {
            m[used + 1] = entry
            entry = used
          } else {
            m[used + 1] = m[buckets + through]!
            m[buckets + through] = used
          }
          used += 2
          waiting++
        }
        previous = o
        o = next
      }
    }
    if (waiting === 0) {
      packed.work += work
      return m[goal]!
    }
    if (level === 0 && hints > 0 && m[goal]! > 0) {
      const end = relaxHint(packed, hint, hints, used)
      waiting += (end - used) >> 1
      used = end
    }
    const highest = level + packed.greatestStep
    do level++
    while (level <= highest && m[buckets + level] === NO_ENTRY)
    if (level >= m[goal]!) {
      m.fill(NO_ENTRY, buckets + level, buckets + highest + 1)
      packed.work += work
      return m[goal]!
    }
    entry = m[buckets + level]!
    m[buckets + level] = NO_ENTRY
  }
}

/** Propagates at once what these actions add for free, as entries from `end` on; returns the new end. */
function followHint(packed: PackedRelaxed, hint: Int32Array, hints: number, end: number): number {
  const { memory: m, costAt, addsAt, conditionsAt, achieverAt } = packed
  let used = end
  packed.work += hints
  for (let h = 0; h < hints; h++) {
    const o = hint[h]!
    if (m[o + costAt] !== 0) continue
    const conditions = m[o + conditionsAt]!
    const lastCondition = m[conditions]!
    let i = conditions + 1
    while (i < lastCondition && m[m[i]!] === 0) i++
    if (i < lastCondition) continue
    const list = m[o + addsAt]!
    const lastAdd = m[list]!
    for (let k = list + 1; k < lastAdd; k++) {
      const q = m[k]!
      if (m[q] === 0) continue
      m[q] = 0
      m[q + achieverAt] = o
      m[used] = q
      m[used + 1] = used - 2
      used += 2
    }
  }
  return used
}

/**
 * Propagates what these actions add at a cost, as entries from `end` on in their buckets; returns the new end. The result is only a bound;
 * if it is the minimum that the goal can cost, the search ends before it has examined anything more expensive.
 */
function relaxHint(packed: PackedRelaxed, hint: Int32Array, hints: number, end: number): number {
  packed.work += hints
  const { memory: m, costAt, addsAt, conditionsAt, achieverAt, buckets, greatestStep } = packed
  let used = end
  for (let h = 0; h < hints; h++) {
    const o = hint[h]!
    const conditions = m[o + conditionsAt]!
    const lastCondition = m[conditions]!
    let through = 0
    for (let i = conditions + 1; i < lastCondition; i++) if (m[m[i]!]! > through) through = m[m[i]!]!
    if (through === UNREACHED) continue
    through += m[o + costAt]!
    // Buckets further on are not examined after cost 0.
    if (through > greatestStep) continue
    const list = m[o + addsAt]!
    const lastAdd = m[list]!
    for (let k = list + 1; k < lastAdd; k++) {
      const q = m[k]!
      if (through >= m[q]!) continue
      m[q] = through
      m[q + achieverAt] = o
      m[used] = q
      m[used + 1] = m[buckets + through]!
      m[buckets + through] = used
      used += 2
    }
  }
  return used
}

/** Inserts what holds in the row at cost 0, as one linked list; returns the end of the entries. */
function pushState(packed: PackedRelaxed, cells: Int32Array, at: number): number {
  const { memory: m, factAt, complementAt, achieverAt, relaxed } = packed
  const { factMask, complementMask } = relaxed
  let used = packed.queue
  m[packed.always] = 0
  m[packed.always + achieverAt] = NO_ACTION
  m[used] = packed.always
  m[used + 1] = NO_ENTRY
  used += 2
  for (let w = 0; w < factMask.length; w++) {
    const word = cells[at + w]!
    for (let bits = word & factMask[w]!; bits !== 0; bits &= bits - 1) {
      const p = m[factAt + (w << 5) + 31 - Math.clz32(bits & -bits)]!
      m[p] = 0
      m[p + achieverAt] = NO_ACTION
      m[used] = p
      m[used + 1] = used - 2
      used += 2
    }
    for (let bits = ~word & complementMask[w]!; bits !== 0; bits &= bits - 1) {
      const p = m[complementAt + (w << 5) + 31 - Math.clz32(bits & -bits)]!
      m[p] = 0
      m[p + achieverAt] = NO_ACTION
      m[used] = p
      m[used + 1] = used - 2
      used += 2
    }
  }
  return used
}

/** Repairs the costs after these actions have become cheaper, as far as `explorePacked` computed them; returns the goal's cost. */
export function lowerPacked(packed: PackedRelaxed, actions: Int32Array, count: number): number {
  const { nextAt, costAt, addsAt, conditionsAt, supportedAt, buckets, goal, queue } = packed
  const { throughs, achieverAt } = packed
  let m = packed.memory
  let used = queue
  let waiting = 0
  let level = UNREACHED
  // All before any is propagated: a lowered condition may support another action, and then need not be the most expensive one.
  for (let k = 0; k < count; k++) {
    const o = actions[k]!
    m[throughs + k] = m[m[o]!]! + m[o + costAt]!
  }
  for (let k = 0; k < count; k++) {
    const through = m[throughs + k]!
    if (through >= UNREACHED) continue
    const list = m[actions[k]! + addsAt]!
    const lastAdd = m[list]!
    for (let i = list + 1; i < lastAdd; i++) {
      const q = m[i]!
      if (through >= m[q]!) continue
      m[q] = through
      m[q + achieverAt] = actions[k]!
      if (through >= m[goal]! && q !== goal) continue
      m[used] = q
      m[used + 1] = m[buckets + through]!
      m[buckets + through] = used
      used += 2
      waiting++
      if (through < level) level = through
    }
  }
  const highest = m[goal]!
  while (waiting > 0 && level < m[goal]!) {
    let entry = m[buckets + level]!
    m[buckets + level] = NO_ENTRY
    while (entry !== NO_ENTRY) {
      const p = m[entry]!
      entry = m[entry + 1]!
      waiting--
      if (m[p] !== level) continue
      let previous = NO_ACTION
      let o = m[p + supportedAt]!
      while (o !== NO_ACTION) {
        const next = m[o + nextAt]!
        packed.work++
        let dearest = p
        let max = level
        const conditions = m[o + conditionsAt]!
        const lastCondition = m[conditions]!
        for (let i = conditions + 1; i < lastCondition; i++) {
          const q = m[i]!
          if (m[q]! > max) {
            dearest = q
            max = m[q]!
          }
        }
        if (dearest === p) previous = o
        else {
          if (previous === NO_ACTION) m[p + supportedAt] = next
          else m[previous + nextAt] = next
          m[o] = dearest
          m[o + nextAt] = m[dearest + supportedAt]!
          m[dearest + supportedAt] = o
        }
        const through = max + m[o + costAt]!
        const list = m[o + addsAt]!
        const lastAdd = m[list]!
        if (used + 2 * (lastAdd - list) > m.length) m = growQueue(packed)
        for (let i = list + 1; i < lastAdd; i++) {
          const q = m[i]!
          if (through >= m[q]!) continue
          m[q] = through
          m[q + achieverAt] = o
          if (through >= m[goal]!) continue
          m[used] = q
          if (through === level) {
            m[used + 1] = entry
            entry = used
          } else {
            m[used + 1] = m[buckets + through]!
            m[buckets + through] = used
          }
          used += 2
          waiting++
        }
        o = next
      }
    }
    level++
  }
  if (waiting > 0) m.fill(NO_ENTRY, buckets + level, buckets + highest + 1)
  return m[goal]!
}
