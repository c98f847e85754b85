// The smaller task relevant for a condition, with its numbers in the larger one. Literals that always hold are left out; actions with equal
// contents are merged.

import { hasBit, wordsFor } from '#base/bits'
import { isNegated, literal, literalFact } from '#planning/task/task'
import type { Disjunction, LiteralId, Rows, State, Task } from '#planning/task/task'
import type { Makers, Relevant } from './sub-task-relevance'

/** A smaller task with its numbers in the larger one. */
export interface SubTask {
  readonly task: Task
  readonly factOf: Int32Array
  readonly actionOf: Int32Array
  /** A condition of the larger task in the part's numbers; all its literals must be relevant or constant. */
  readonly condition: (condition: Disjunction) => Disjunction
}

/**
 * The relevant part of the task. Actions with equal contents are merged. The goal is the given condition; all its
 * literals must be relevant or constant.
 */
export function subTaskOf(makers: Makers, relevant: Relevant, goal: Disjunction): SubTask {
  const { task, constant } = makers
  const keptFacts: number[] = []
  const newFact = new Int32Array(task.factCount).fill(-1)
  for (let fact = 0; fact < task.factCount; fact++)
    if (relevant.literals[2 * fact] === 1 || relevant.literals[2 * fact + 1] === 1)
      newFact[fact] = keptFacts.push(fact) - 1
  /** The literals in new numbers, without those that always hold; undefined if one never holds. */
  const renamed = (items: ArrayLike<number>, from: number, to: number): LiteralId[] | undefined => {
    const found: LiteralId[] = []
    for (let i = from; i < to; i++) {
      const lit = items[i]!
      if (constant[lit] === 1) continue
      if (constant[lit ^ 1] === 1) return undefined
      found.push(literal(newFact[literalFact(lit)]!, isNegated(lit)))
    }
    return found
  }
  const condition = (disjunction: Disjunction): Disjunction =>
    disjunction.flatMap(conjunction => {
      const literals = renamed(conjunction, 0, conjunction.length)
      return literals === undefined ? [] : [literals]
    })
  const kept = (rows: Rows, row: number): number[] => {
    const found: number[] = []
    for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++)
      if (newFact[rows.items[i]!]! >= 0) found.push(newFact[rows.items[i]!]!)
    return found
  }
  const actions = collectActions(task, relevant, renamed, kept)
  const rules = collectRules(task, newFact, renamed)
  const words = wordsFor(keptFacts.length)
  const initial: State = new Uint32Array(words)
  keptFacts.forEach((fact, number) => {
    if (hasBit(task.initial, 0, fact)) initial[number >>> 5]! |= 1 << (number & 31)
  })
  const actionOf = actions.actionOf
  const part: Task = {
    domain: task.domain,
    problem: task.problem,
    objects: task.objects,
    factCount: keptFacts.length,
    words,
    factPredicate: Int32Array.from(keptFacts, fact => task.factPredicate[fact]!),
    factArguments: pickRows(task.factArguments, keptFacts),
    factKind: Uint8Array.from(keptFacts, fact => task.factKind[fact]!),
    actionCount: actionOf.length,
    actionSchema: Int32Array.from(actionOf, action => task.actionSchema[action]!),
    actionArguments: pickRows(task.actionArguments, actionOf),
    actionCost: Float64Array.from(actionOf, action => task.actionCost[action]!),
    ...actions.rows,
    ...rules,
    initial,
    goal: condition(goal),
    isStaticTrue: task.isStaticTrue,
  }
  return {
    task: part,
    factOf: Int32Array.from(keptFacts),
    actionOf: Int32Array.from(actionOf),
    condition,
  }
}

type Renamed = (items: ArrayLike<number>, from: number, to: number) => LiteralId[] | undefined

/** The rows of the useful actions; only the first of those with the same rows and cost. */
function collectActions(
  task: Task,
  relevant: Relevant,
  renamed: Renamed,
  kept: (rows: Rows, row: number) => number[],
): {
  actionOf: number[]
  rows: Pick<
    Task,
    'firstAlternative' | 'alternatives' | 'firstEffect' | 'effectCondition' | 'effectAdds' | 'effectDeletes'
  >
} {
  const actionOf: number[] = []
  const firstAlternative = [0]
  const alternatives = rowBuilder()
  const firstEffect = [0]
  const condition = rowBuilder()
  const adds = rowBuilder()
  const deletes = rowBuilder()
  const seen = new Set<string>()
  for (let action = 0; action < task.actionCount; action++) {
    if (relevant.actions[action] === 0) continue
    const bodies: LiteralId[][] = []
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++) {
      const { first, items } = task.alternatives
      const body = renamed(items, first[alt]!, first[alt + 1]!)
      if (body !== undefined) bodies.push(body)
    }
    if (bodies.length === 0) continue
    const effects: { when: LiteralId[]; add: number[]; del: number[] }[] = []
    for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++) {
      const add = kept(task.effectAdds, e)
      const del = kept(task.effectDeletes, e)
      if (add.length + del.length === 0) continue
      const { first, items } = task.effectCondition
      const when = renamed(items, first[e]!, first[e + 1]!)
      if (when !== undefined) effects.push({ when, add, del })
    }
    const key = `${task.actionCost[action]} ${bodies.map(String).join('|')} ${effects
      .map(effect => `${effect.when}>${effect.add}-${effect.del}`)
      .join('|')}`
    if (seen.has(key)) continue
    seen.add(key)
    actionOf.push(action)
    bodies.forEach(alternatives.push)
    firstAlternative.push(alternatives.count())
    for (const effect of unconditionalFirst(effects)) {
      condition.push(effect.when)
      adds.push(effect.add)
      deletes.push(effect.del)
    }
    firstEffect.push(condition.count())
  }
  return {
    actionOf,
    rows: {
      firstAlternative: Int32Array.from(firstAlternative),
      alternatives: alternatives.rows(),
      firstEffect: Int32Array.from(firstEffect),
      effectCondition: condition.rows(),
      effectAdds: adds.rows(),
      effectDeletes: deletes.rows(),
    },
  }
}

/** Merges the unconditional effects into one, which comes first: conditions may have become constant. */
function unconditionalFirst<E extends { when: LiteralId[]; add: number[]; del: number[] }>(
  effects: readonly E[],
): { when: LiteralId[]; add: number[]; del: number[] }[] {
  const always = effects.filter(effect => effect.when.length === 0)
  const others = effects.filter(effect => effect.when.length > 0)
  if (always.length === 0) return others
  const union = (lists: number[][]): number[] => [...new Set(lists.flat())].sort((a, b) => a - b)
  const joined = {
    when: [],
    add: union(always.map(effect => effect.add)),
    del: union(always.map(effect => effect.del)),
  }
  return [joined, ...others]
}

function collectRules(
  task: Task,
  newFact: Int32Array,
  renamed: Renamed,
): Pick<Task, 'ruleHead' | 'ruleBody' | 'ruleLayer' | 'hasRules'> {
  const heads: number[] = []
  const layers: number[] = []
  const bodies = rowBuilder()
  for (let rule = 0; rule < task.ruleHead.length; rule++) {
    const head = newFact[task.ruleHead[rule]!]!
    if (head < 0) continue
    const { first, items } = task.ruleBody
    const body = renamed(items, first[rule]!, first[rule + 1]!)
    if (body === undefined) continue
    heads.push(head)
    layers.push(task.ruleLayer[rule]!)
    bodies.push(body)
  }
  return {
    ruleHead: Int32Array.from(heads),
    ruleBody: bodies.rows(),
    ruleLayer: Int32Array.from(layers),
    hasRules: heads.length > 0,
  }
}

function rowBuilder(): { push(row: readonly number[]): void; count(): number; rows(): Rows } {
  const first = [0]
  const items: number[] = []
  return {
    push: row => {
      items.push(...row)
      first.push(items.length)
    },
    count: () => first.length - 1,
    rows: () => ({ first: Int32Array.from(first), items: Int32Array.from(items) }),
  }
}

function pickRows(rows: Rows, kept: readonly number[]): Rows {
  const builder = rowBuilder()
  for (const row of kept) builder.push(Array.from(rows.items.subarray(rows.first[row]!, rows.first[row + 1]!)))
  return builder.rows()
}
