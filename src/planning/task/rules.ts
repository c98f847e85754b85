// Derived and auxiliary facts of a state: layer by layer, the smallest set closed under the rules.

import { clearBit, hasBit, setBit } from '#base/bits'
import { FLUENT, isNegated, literalFact, type State, type Task } from './task'

type Ruled = Pick<Task, 'factCount' | 'factKind' | 'ruleHead' | 'ruleBody' | 'ruleLayer' | 'hasRules'>

/** Sets the derived and auxiliary facts of `state` from its fluent facts, in place. */
export function closeRules(task: Ruled, state: State, at = 0): void {
  if (!task.hasRules) return
  const { ruleHead, ruleLayer } = task
  for (let fact = 0; fact < task.factCount; fact++) if (task.factKind[fact] !== FLUENT) clearBit(state, at, fact)
  for (let from = 0; from < ruleHead.length; ) {
    let to = from
    while (to < ruleHead.length && ruleLayer[to] === ruleLayer[from]) to++
    for (let grown = true; grown; ) {
      grown = false
      for (let rule = from; rule < to; rule++) {
        const head = ruleHead[rule]!
        if (hasBit(state, at, head) || !bodyHolds(task, state, at, rule)) continue
        setBit(state, at, head)
        grown = true
      }
    }
    from = to
  }
}

function bodyHolds(task: Ruled, state: State, at: number, rule: number): boolean {
  const { first, items } = task.ruleBody
  for (let i = first[rule]!; i < first[rule + 1]!; i++) {
    const lit = items[i]!
    if (hasBit(state, at, literalFact(lit)) === isNegated(lit)) return false
  }
  return true
}
