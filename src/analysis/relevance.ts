// The part of a task that matters for a condition: backwards from it, whatever some action needs to make a
// needed literal true. The smaller task is exact for that condition: dropped actions make no needed literal
// true, so leaving them out of a sequence leaves every needed literal as true as before.

import { hasBit, wordsFor } from '../base/bits'
import { FLUENT, isNegated, literal, literalFact } from '../task/task'
import type { Disjunction, LiteralId, Rows, State, Task } from '../task/task'
import { alwaysAdds } from './relaxed-graph'

/** A smaller task with its numbers in the larger one. */
export interface Part {
  readonly task: Task
  readonly factOf: Int32Array
  readonly actionOf: Int32Array
  /** A condition of the larger task, all of whose literals matter or are constant, in the part's numbers. */
  readonly condition: (condition: Disjunction) => Disjunction
}

/** Per literal: who makes it true. Built once for a task. */
export interface Makers {
  readonly task: Task
  readonly effectAction: Int32Array
  /** Per literal: effects that may make it true. */
  readonly effects: Rows
  /** Per literal: conditional effects that may make it false. */
  readonly spoilers: Rows
  /** Per fact: rules with this head. */
  readonly rules: Rows
  /** 1: holds initially and no action makes it false. */
  readonly constant: Uint8Array
}

/** Who makes each literal true or false. O(size of the task). */
export function makersOf(task: Task): Makers {
  const effectCount = task.firstEffect[task.actionCount]!
  const effectAction = new Int32Array(effectCount)
  const making: [number, number][] = []
  const spoiling: [number, number][] = []
  for (let action = 0; action < task.actionCount; action++)
    for (let effect = task.firstEffect[action]!; effect < task.firstEffect[action + 1]!; effect++) {
      effectAction[effect] = action
      for (const lit of literalsMade(task, action, effect)) {
        making.push([lit, effect])
        if (isConditional(task, effect)) spoiling.push([lit ^ 1, effect])
      }
    }
  const ruling: [number, number][] = []
  for (let rule = 0; rule < task.ruleHead.length; rule++) ruling.push([task.ruleHead[rule]!, rule])
  const effects = rowsFrom(2 * task.factCount, making)
  const constant = new Uint8Array(2 * task.factCount)
  for (let lit = 0; lit < constant.length; lit++) {
    const fact = literalFact(lit)
    if (task.factKind[fact] !== FLUENT || hasBit(task.initial, 0, fact) === isNegated(lit)) continue
    if (effects.first[lit ^ 1] === effects.first[(lit ^ 1) + 1]) constant[lit] = 1
  }
  return {
    task,
    effectAction,
    effects,
    spoilers: rowsFrom(2 * task.factCount, spoiling),
    rules: rowsFrom(task.factCount, ruling),
    constant,
  }
}

const isConditional = (task: Task, effect: number): boolean =>
  task.effectCondition.first[effect] !== task.effectCondition.first[effect + 1]

/** Literals that an effect may make true: its adds, and its deletes that nothing of the step adds for sure. */
function literalsMade(task: Task, action: number, effect: number): number[] {
  const { effectAdds, effectDeletes } = task
  const adds = effectAdds.items.subarray(effectAdds.first[effect]!, effectAdds.first[effect + 1]!)
  const made = Array.from(adds, fact => 2 * fact)
  for (let i = effectDeletes.first[effect]!; i < effectDeletes.first[effect + 1]!; i++) {
    const fact = effectDeletes.items[i]!
    if (!adds.includes(fact) && !alwaysAdds(task, action, fact)) made.push(2 * fact + 1)
  }
  return made
}

function rowsFrom(count: number, entries: readonly (readonly [number, number])[]): Rows {
  const first = new Int32Array(count + 1)
  for (const [row] of entries) first[row + 1]!++
  for (let row = 0; row < count; row++) first[row + 1]! += first[row]!
  const next = first.slice()
  const items = new Int32Array(entries.length)
  for (const [row, item] of entries) items[next[row]!++] = item
  return { first, items }
}

/** What matters for a condition: needed literals and useful actions, as flags. */
export interface Relevant {
  readonly literals: Uint8Array
  readonly actions: Uint8Array
}

/** Backwards from the literals; actions with a 1 in `without` can never be applied. O(size of the task). */
export function relevantFor(
  makers: Makers,
  literals: Iterable<number>,
  without?: Uint8Array,
): Relevant {
  const { task, effects, spoilers, rules, effectAction, constant } = makers
  const needed = new Uint8Array(2 * task.factCount)
  const useful = new Uint8Array(task.actionCount)
  const open: number[] = []
  const need = (lit: number): void => {
    if (needed[lit] === 1 || constant[lit] === 1) return
    needed[lit] = 1
    open.push(lit)
  }
  const needRow = (rows: Rows, row: number, flip: number): void => {
    for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) need(rows.items[i]! ^ flip)
  }
  const use = (action: number): void => {
    if (useful[action] === 1) return
    useful[action] = 1
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++)
      needRow(task.alternatives, alt, 0)
    // A conditional effect that spoils something needed should be able not to fire.
    for (let effect = task.firstEffect[action]!; effect < task.firstEffect[action + 1]!; effect++)
      if (isConditional(task, effect) && spoilsNeeded(task, action, effect, needed))
        needRow(task.effectCondition, effect, 1)
  }
  for (const lit of literals) need(lit)
  while (open.length > 0) {
    const lit = open.pop()!
    const fact = literalFact(lit)
    if (task.factKind[fact] !== FLUENT) {
      for (let i = rules.first[fact]!; i < rules.first[fact + 1]!; i++)
        needRow(task.ruleBody, rules.items[i]!, lit & 1)
      continue
    }
    for (let i = effects.first[lit]!; i < effects.first[lit + 1]!; i++) {
      const effect = effects.items[i]!
      const action = effectAction[effect]!
      if (without !== undefined && without[action] === 1) continue
      use(action)
      needRow(task.effectCondition, effect, 0)
    }
    for (let i = spoilers.first[lit]!; i < spoilers.first[lit + 1]!; i++) {
      const effect = spoilers.items[i]!
      if (useful[effectAction[effect]!] === 1) needRow(task.effectCondition, effect, 1)
    }
  }
  return { literals: needed, actions: useful }
}

function spoilsNeeded(task: Task, action: number, effect: number, needed: Uint8Array): boolean {
  return literalsMade(task, action, effect).some(lit => needed[lit ^ 1] === 1)
}

/**
 * The task with only what matters. Actions that do the same are one. The goal is the given condition, all of
 * whose literals matter or are constant.
 */
export function partOf(makers: Makers, relevant: Relevant, goal: Disjunction): Part {
  const { task, constant } = makers
  const keptFacts: number[] = []
  const newFact = new Int32Array(task.factCount).fill(-1)
  for (let fact = 0; fact < task.factCount; fact++)
    if (relevant.literals[2 * fact] === 1 || relevant.literals[2 * fact + 1] === 1)
      newFact[fact] = keptFacts.push(fact) - 1
  /** The literals in new numbers, without those that always hold; undefined where one never holds. */
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

/** The rows of the useful actions; of those with the same rows and cost, the first. */
function collectActions(
  task: Task,
  relevant: Relevant,
  renamed: Renamed,
  kept: (rows: Rows, row: number) => number[],
): {
  actionOf: number[]
  rows: Pick<
    Task,
    | 'firstAlternative'
    | 'alternatives'
    | 'firstEffect'
    | 'effectCondition'
    | 'effectAdds'
    | 'effectDeletes'
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
    for (
      let alt = task.firstAlternative[action]!;
      alt < task.firstAlternative[action + 1]!;
      alt++
    ) {
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

/** One unconditional effect at most, first: those whose condition became constant join it. */
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
  for (const row of kept)
    builder.push(Array.from(rows.items.subarray(rows.first[row]!, rows.first[row + 1]!)))
  return builder.rows()
}
