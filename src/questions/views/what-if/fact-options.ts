// Facts to add to an edited state: those with names that match the typed words, together with the true facts that can
// never hold with them, by the mutex groups of the original problem.

import { mutexGroups } from '#planning/task/mutex'
import type { Source } from '#planning/pddl/source'
import { factName, findFact, wordsOf } from '#planning/task/names'
import type { FactId, Task } from '#planning/task/task'
import { universeFacts } from '#planning/task/universe'
import { loadTask } from '#planning/task/load'

/** A fact that can be added to the state. */
export interface FactOption {
  readonly name: string
  /** True facts that can never hold together with it. */
  readonly rivals: readonly string[]
}

export interface FactOptions {
  readonly options: readonly FactOption[]
  /** True if further facts match. */
  readonly more: boolean
}

/** The mutex groups of a fact, by name; empty if the task cannot be built. */
interface Exclusions {
  readonly task: Task
  readonly groups: readonly (readonly number[])[]
  readonly groupsOf: ReadonlyMap<number, readonly number[]>
}
const remembered = new WeakMap<Task, Exclusions>()

function exclusionsOf(original: Source): Exclusions | undefined {
  const prepared = loadTask(original)
  if (prepared.kind !== 'ready') return undefined
  const { task } = prepared
  const known = remembered.get(task)
  if (known !== undefined) return known
  const groups = mutexGroups(task)
  const groupsOf = new Map<number, number[]>()
  groups.forEach((group, number) => {
    for (const fact of group) {
      const list = groupsOf.get(fact)
      if (list === undefined) groupsOf.set(fact, [number])
      else list.push(number)
    }
  })
  const exclusions = { task, groups, groupsOf }
  remembered.set(task, exclusions)
  return exclusions
}

/** Maximum number of pairs returned. */
const MAX_PAIRS = 20

/** Pairs of these facts that hold together in no state reachable in the original problem. */
export function conflicts(original: Source, facts: readonly string[]): readonly (readonly [string, string])[] {
  const exclusions = exclusionsOf(original)
  if (exclusions === undefined) return []
  const { task, groupsOf } = exclusions
  const first = new Map<number, number>()
  const pairs = new Map<string, readonly [string, string]>()
  for (const name of facts) {
    const fact = findFact(task, name)
    for (const group of fact === undefined ? [] : (groupsOf.get(fact) ?? [])) {
      const other = first.get(group)
      if (other === undefined) first.set(group, fact!)
      else if (other !== fact && pairs.size < MAX_PAIRS)
        pairs.set(`${other} ${fact}`, [factName(task, other as FactId), factName(task, fact!)])
    }
  }
  return [...pairs.values()]
}

/** Maximum number of facts examined, ranked, and shown per list. */
const MAX_LOOKUPS = 400_000
const MAX_RANKED = 2_000
const MAX_OPTIONS = 40

/** Facts that can be added to a state in which `holding` hold. */
export function factOptions(source: Source, original: Source, holding: readonly string[], typed: string): FactOptions {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return { options: [], more: false }
  const { domain, problem } = prepared
  const words = typed
    .toLowerCase()
    .split(/[\s()]+/)
    .filter(word => word !== '')
  const hold = new Set(holding)
  const found: string[] = []
  let looks = 0
  let more = false
  for (const name of universeFacts(domain, problem)) {
    if (++looks > MAX_LOOKUPS) {
      more = true
      break
    }
    if (hold.has(name) || !words.every(word => name.includes(word))) continue
    if (found.length === MAX_RANKED) {
      more = true
      break
    }
    found.push(name)
  }
  // Names that contain the typed words as whole words come first.
  const whole = (name: string): number => {
    const own = new Set(wordsOf(name))
    return words.filter(word => own.has(word)).length
  }
  const ranked = found
    .map(name => ({ name, rank: whole(name) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MAX_OPTIONS)
  const rivals = rivalsAmong(original, holding)
  const options = ranked.map(({ name }): FactOption => ({ name, rivals: rivals(name) }))
  return { options, more: more || found.length > MAX_OPTIONS }
}

/** Returns a function from a fact to the true facts that can never hold together with it. */
function rivalsAmong(original: Source, holding: readonly string[]): (name: string) => readonly string[] {
  const exclusions = exclusionsOf(original)
  if (exclusions === undefined) return () => []
  const { task, groups, groupsOf } = exclusions
  const holds = new Set<number>()
  for (const name of holding) {
    const fact = findFact(task, name)
    if (fact !== undefined) holds.add(fact)
  }
  return name => {
    const fact = findFact(task, name)
    const others = new Set<number>()
    for (const number of fact === undefined ? [] : (groupsOf.get(fact) ?? []))
      for (const other of groups[number]!) if (other !== fact && holds.has(other)) others.add(other)
    return [...others].map(other => factName(task, other as FactId))
  }
}
