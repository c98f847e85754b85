// Facts by name, static ones included: a task numbers only facts that can change.

import { declarationOf, findFact, wordsOf } from './names'
import { holds } from './step'
import type { State, Task } from './task'
import { kindsOf, objectsOf } from './universe'

/** True if it is a static fact that the problem states. */
export function isAlways(task: Task, name: string): boolean {
  const words = wordsOf(name)
  if (words === undefined) return false
  const { domain, problem } = task
  const head = declarationOf(domain.predicates, words[0]!)
  if (head < 0 || kindsOf(domain)[head] !== 'static') return false
  if (domain.predicates[head]!.parameters.length !== words.length - 1) return false
  const objects = objectsOf(domain, problem)
  const tuple = Int32Array.from(words.slice(1), word => objects.numberOf(word))
  return !tuple.some(object => object < 0) && task.isStaticTrue(head, tuple)
}

/** True if the fact of this name holds in the state. A name that is not a fact never holds. */
export function holdsNamed(task: Task, state: State, name: string): boolean {
  const fact = findFact(task, name)
  return fact === undefined ? isAlways(task, name) : holds(state, fact)
}
