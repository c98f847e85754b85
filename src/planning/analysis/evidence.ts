// Certificates, computed on demand; those that many claims share are computed once a task.

import { hasBit, setBit, wordsFor } from '#base/bits'
import type { Certificate, StateSet } from '#planning/certificates/certificate'
import { exploreStates } from '#planning/search/state-space'
import { factName } from '#planning/task/names'
import { hasConditionalEffects } from '#planning/task/views'
import type { Disjunction, FactId, Task } from '#planning/task/task'
import { AUXILIARY } from '#planning/task/task'
import { invariantsOf } from './invariants'
import { closedSet, initialClosure } from '#planning/search/relaxed/closure'
import type { SubTask } from '#planning/search/sub-task'

/** A claim that rests only on the engine's search, without a certificate. */
export const reSearched = (method: string): Certificate => ({ kind: 're-searched', method })

const closedSets = new WeakMap<Task, Certificate>()

/** The facts reachable with deletes ignored: refutes every fact outside the set. */
export function closedSetOf(task: Task): Certificate {
  let certificate = closedSets.get(task)
  if (certificate === undefined) closedSets.set(task, (certificate = closedSet(initialClosure(task))))
  return certificate
}

/** A mutex group that each way to satisfy the condition breaks, as a certificate; undefined if none does. */
export function mutexCertificate(task: Task, condition: Disjunction): Certificate | undefined {
  if (condition.length === 0) return undefined
  for (const group of invariantsOf(task).groups) {
    const members = new Set<number>(group.map(fact => 2 * fact))
    if (condition.every(literals => literals.filter(lit => members.has(lit)).length > 1))
      return { kind: 'mutex-group', facts: group.map(fact => factName(task, fact as FactId)) }
  }
  return undefined
}

/** Beyond this many states, only relevant facts are kept. */
const MAX_WHOLE_STATES = 100_000

/**
 * All reachable states of the part, or of the whole task where they are few or no part is given; undefined: too
 * many. States with the fact `avoid` (its numbers in both) are not entered.
 */
export function exhaustedCertificate(
  task: Task,
  part: SubTask | undefined,
  maxStates: number,
  avoid: { readonly task?: FactId | undefined; readonly part?: FactId | undefined } = {},
): Certificate | undefined {
  if (part === undefined) return statesCertificate(task, maxStates, avoid.task)
  // With conditional effects, relevance can be computed more or less finely; the set of all states serves any checker.
  const whole = hasConditionalEffects(task)
    ? statesCertificate(task, Math.min(maxStates, MAX_WHOLE_STATES), avoid.task)
    : undefined
  if (whole !== undefined) return whole
  const certificate = statesCertificate(part.task, maxStates, avoid.part)
  if (certificate === undefined) return undefined
  return { ...certificate, keptFacts: certificate.states.facts }
}

/** All states of the task that can be reached without entering `avoid`; undefined if there are too many. */
function statesCertificate(
  task: Task,
  maxStates: number,
  avoid?: FactId,
): Extract<Certificate, { kind: 'exhausted' }> | undefined {
  const space = exploreStates(task, { maxStates, avoid, transitions: false })
  if (!space.complete) return undefined
  return { kind: 'exhausted', states: namedStates(task, space.states.rows, space.stateCount) }
}

/** Rows of a task's states as a set in names; auxiliary facts, which have none, are left out. */
function namedStates(task: Task, rows: Uint32Array, count: number): StateSet {
  const named: number[] = []
  for (let fact = 0; fact < task.factCount; fact++) if (task.factKind[fact] !== AUXILIARY) named.push(fact)
  const facts = named.map(fact => factName(task, fact as FactId))
  if (named.length === task.factCount) return { facts, words: task.words, rows: rows.slice(0, count * task.words) }
  const words = wordsFor(named.length)
  const packed = new Uint32Array(count * words)
  for (let state = 0; state < count; state++)
    named.forEach((fact, column) => {
      if (hasBit(rows, state * task.words, fact)) setBit(packed, state * words, column)
    })
  return { facts, words, rows: packed }
}
