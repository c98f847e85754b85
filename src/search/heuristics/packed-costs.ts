// h-max over the packed relaxed task: the same as `max-costs.ts`, with a bucket for each cost.

import { growQueue, NO_ENTRY, NO_SUPPORTER, type PackedRelaxed } from './packed-relaxed'
import { UNREACHED } from './relaxed-task'

/**
 * Computes the h-max costs of the row at `cells[at]` with the present action costs; the goal's cost. Where that
 * is 0, the others are not all computed.
 */
export function explorePacked(packed: PackedRelaxed, cells: Int32Array, at: number): number {
  const { memory: m, actionCount, supporterAt, costAt, addsAt, consumersAt, buckets } = packed
  const { propositions, goal } = packed
  m.copyWithin(0, packed.missingTemplate, packed.missingTemplate + actionCount)
  m.fill(NO_SUPPORTER, supporterAt, supporterAt + actionCount)
  m.fill(UNREACHED, propositions, propositions + packed.propositionCount)
  let used = pushState(packed, cells, at)
  let waiting = (used - packed.queue) >> 1
  let entry = used - 2
  let level = 0
  for (;;) {
    while (entry !== NO_ENTRY) {
      const p = m[entry]!
      entry = m[entry + 1]!
      waiting--
      if (m[p] !== level) continue
      const lastConsumer = m[p + consumersAt + 1]!
      for (let c = m[p + consumersAt]!; c < lastConsumer; c++) {
        const o = m[c]!
        const lacks = m[o]! - 1
        m[o] = lacks
        if (lacks !== 0) continue
        m[o + supporterAt] = p
        const through = level + m[o + costAt]!
        const list = m[o + addsAt]!
        const lastAdd = m[list]!
        for (let i = list + 1; i < lastAdd; i++) {
          const q = m[i]!
          if (through >= m[q]!) continue
          m[q] = through
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
      }
    }
    if (waiting === 0) return m[goal]!
    if (level === 0 && m[goal] === 0) {
      m.fill(NO_ENTRY, buckets, buckets + packed.greatestStep + 1)
      return 0
    }
    do level++
    while (m[buckets + level] === NO_ENTRY)
    entry = m[buckets + level]!
    m[buckets + level] = NO_ENTRY
  }
}

/** Enters what holds in the row at cost 0, as one linked list; where the entries end. */
function pushState(packed: PackedRelaxed, cells: Int32Array, at: number): number {
  const { memory: m, factAt, complementAt, relaxed } = packed
  const { factMask, complementMask } = relaxed
  let used = packed.queue
  m[packed.always] = 0
  m[used] = packed.always
  m[used + 1] = NO_ENTRY
  used += 2
  for (let w = 0; w < factMask.length; w++) {
    const word = cells[at + w]!
    for (let bits = word & factMask[w]!; bits !== 0; bits &= bits - 1) {
      const p = m[factAt + (w << 5) + 31 - Math.clz32(bits & -bits)]!
      m[p] = 0
      m[used] = p
      m[used + 1] = used - 2
      used += 2
    }
    for (let bits = ~word & complementMask[w]!; bits !== 0; bits &= bits - 1) {
      const p = m[complementAt + (w << 5) + 31 - Math.clz32(bits & -bits)]!
      m[p] = 0
      m[used] = p
      m[used + 1] = used - 2
      used += 2
    }
  }
  return used
}

/**
 * Repairs the costs after these actions have become cheaper, exactly for what costs less than the goal; what
 * does not keeps some cost that is no less than the goal's, and its consumers some such supporter: all that cuts
 * depend on. The goal's cost.
 */
export function lowerPacked(packed: PackedRelaxed, actions: Int32Array, count: number): number {
  const { supporterAt, costAt, addsAt, conditionsAt, consumersAt, buckets, goal, queue } = packed
  let m = packed.memory
  let used = queue
  let waiting = 0
  let level = UNREACHED
  for (let k = 0; k < count; k++) {
    const o = actions[k]!
    const s = m[o + supporterAt]!
    if (s === NO_SUPPORTER) continue
    const through = m[s]! + m[o + costAt]!
    const list = m[o + addsAt]!
    const lastAdd = m[list]!
    for (let i = list + 1; i < lastAdd; i++) {
      const q = m[i]!
      if (through >= m[q]!) continue
      m[q] = through
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
      const lastConsumer = m[p + consumersAt + 1]!
      for (let c = m[p + consumersAt]!; c < lastConsumer; c++) {
        const o = m[c]!
        // Only where p was the dearest condition can the action become cheaper.
        if (m[o + supporterAt] !== p) continue
        let dearest = p
        let most = level
        const conditions = m[o + conditionsAt]!
        const lastCondition = m[conditions]!
        for (let i = conditions + 1; i < lastCondition; i++) {
          const q = m[i]!
          if (m[q]! > most) {
            dearest = q
            most = m[q]!
          }
        }
        m[o + supporterAt] = dearest
        const through = most + m[o + costAt]!
        const list = m[o + addsAt]!
        const lastAdd = m[list]!
        if (used + 2 * (lastAdd - list) > m.length) m = growQueue(packed)
        for (let i = list + 1; i < lastAdd; i++) {
          const q = m[i]!
          if (through >= m[q]!) continue
          m[q] = through
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
      }
    }
    level++
  }
  if (waiting > 0) m.fill(NO_ENTRY, buckets + level, buckets + highest + 1)
  return m[goal]!
}
