// The invariants that an edited state violates: groups with exactly one true fact before, and none or several now.

import { exactlyOneTest } from '#planning/analysis/exactly-one'
import { type MutexGroup, mutexGroups } from '#planning/task/mutex'
import type { Phrases } from '#language/english/phrases'
import type { Source } from '#planning/pddl/source'
import { factName, stateFacts, wordsOf } from '#planning/task/names'
import type { FactId, Task } from '#planning/task/task'
import { loadTask } from '#planning/task/load'
import { quoted } from '../judging/words'
import { phrasesOf } from '#language/library/phrases'
import { listed } from '#base/words'

/** Maximum number of invariants described. */
const MAX_INVARIANTS = 2

/** One sentence on each of the first invariants that the edited state violates; '' if it violates no proven one. */
export function brokenInvariants(original: Source, edit: Source): string {
  const [before, after] = [loadTask(original), loadTask(edit)]
  if (before.kind !== 'ready' || after.kind !== 'ready' || original.domain !== edit.domain) return ''
  const { task, domain } = before
  const holding = new Set(stateFacts(after.task, after.task.initial))
  const phrases = phrasesOf(domain)
  const sentences: string[] = []
  for (const { group, isExact } of invariantsOf(task)) {
    const names = group.map(fact => factName(task, fact as FactId))
    const count = names.filter(name => holding.has(name)).length
    if (count === 1 || (count === 0 && !isExact)) continue
    sentences.push(brokenNote(task, group, count, isExact, phrases))
    if (sentences.length === MAX_INVARIANTS) break
  }
  return sentences.join(' ')
}

interface Invariant {
  readonly group: MutexGroup
  /** True: exactly one fact holds; false: at most one does. */
  readonly isExact: boolean
}

/** Cached by task, since edits follow one another. */
function invariantsOf(task: Task): readonly Invariant[] {
  let known = remembered.get(task)
  if (known === undefined) {
    const test = exactlyOneTest(task)
    known = mutexGroups(task).map(group => ({ group, isExact: test(group) }))
    remembered.set(task, known)
  }
  return known
}
const remembered = new WeakMap<Task, readonly Invariant[]>()

/** Predicates with these prefixes describe locations. */
const placing = /^(?:at|in|on|inside|located|location|pos|position|lies)(?:[-_]|$)/

/** `Each car is in exactly one place, (at c3 *) or (on c3), but c3 is now in none.` */
function brokenNote(task: Task, group: MutexGroup, count: number, isExact: boolean, phrases: Phrases): string {
  const rows = group.map(fact => wordsOf(factName(task, fact as FactId))!)
  const owner = sharedObject(rows)
  const shapes = shapesOf(rows, owner)
  const amount = isExact ? 'exactly one' : 'at most one'
  const found = count === 0 ? 'none' : String(count)
  const list = listed(shapes.map(quoted), 4).replace(/,? and /, ' or ')
  if (owner === undefined)
    return `This state breaks an invariant: ${amount} of ${list} holds at any time, but now ${count === 0 ? 'none does' : `${count} do`}.`
  const kind = kindOf(task, owner, phrases)
  return rows.some(([head]) => placing.test(head!))
    ? `This state breaks an invariant: each ${kind} is in ${amount} place, ${list}, but ${quoted(owner)} is now in ${found}.`
    : `This state breaks an invariant: each ${kind} has ${amount} of ${list}, but ${quoted(owner)} now has ${found}.`
}

/** The object that all facts of the group have in common. */
const sharedObject = (rows: readonly (readonly string[])[]): string | undefined =>
  rows[0]!.slice(1).find(object => rows.every(row => row.slice(1).includes(object)))

/** One pattern per predicate, with `*` where its facts differ. */
function shapesOf(rows: readonly (readonly string[])[], owner: string | undefined): string[] {
  const shapes = new Map<string, string[]>()
  for (const row of rows) {
    const known = shapes.get(row[0]!)
    if (known === undefined) shapes.set(row[0]!, [...row])
    else
      row.forEach((word, i) => {
        if (known[i] !== word && word !== owner) known[i] = '*'
      })
  }
  return [...shapes.values()].map(words => `(${words.join(' ')})`)
}

/** The type of an object in the domain's English. */
function kindOf({ domain, problem }: Task, name: string, phrases: Phrases): string {
  const object = [...domain.constants, ...problem.objects].find(each => each.name === name)
  const type = object?.type[0]?.name ?? 'object'
  return phrases.types.find(each => each.name === type)?.one ?? type
}
