// The effect of an action on one fact in a state, used to explain why the fact did not change.

import type { Effect, Term } from '#planning/pddl/model'
import { declarationOf, findAction, findFact, wordsOf } from './names'
import { type ActionId, type FactId, isNegated, literalFact, type State, type Task } from './task'
import { holds } from './step'

/** `here`: in this state; `elsewhere`: only under a condition that does not hold here. */
export type Touching = 'here' | 'elsewhere' | 'never'
export interface Touch {
  readonly adds: Touching
  readonly deletes: Touching
}

/** How the action affects the fact in the state; for facts outside the task, only by the schema. */
export function touchOf(task: Task, state: State, actionName: string, factName: string): Touch {
  const action = findAction(task, actionName)
  const fact = findFact(task, factName)
  const written = writtenTouch(task, actionName, factName)
  if (action === undefined || fact === undefined)
    return {
      adds: written.adds ? 'elsewhere' : 'never',
      deletes: written.deletes ? 'elsewhere' : 'never',
    }
  const found = groundTouch(task, state, action, fact)
  // The task leaves out effects that never fire, and a delete next to an add of the same fact.
  return {
    adds: found.adds === 'never' && written.adds ? 'elsewhere' : found.adds,
    deletes:
      found.deletes === 'never' && written.deletes ? (found.adds === 'here' ? 'here' : 'elsewhere') : found.deletes,
  }
}

function groundTouch(task: Task, state: State, action: ActionId, fact: FactId): Touch {
  let adds: Touching = 'never'
  let deletes: Touching = 'never'
  for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++) {
    const fires = conditionHolds(task, state, e) ? 'here' : 'elsewhere'
    if (has(task.effectAdds, e, fact) && adds !== 'here') adds = fires
    if (has(task.effectDeletes, e, fact) && deletes !== 'here') deletes = fires
  }
  return { adds, deletes }
}

function conditionHolds({ effectCondition: rows }: Task, state: State, effect: number): boolean {
  for (let i = rows.first[effect]!; i < rows.first[effect + 1]!; i++) {
    const lit = rows.items[i]!
    if (holds(state, literalFact(lit)) === isNegated(lit)) return false
  }
  return true
}

function has(rows: Task['effectAdds'], row: number, item: number): boolean {
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) if (rows.items[i] === item) return true
  return false
}

/** True if an effect of the schema, as written, could be about the fact. Quantified variables match anything. */
function writtenTouch({ domain }: Task, actionName: string, factName: string): { adds: boolean; deletes: boolean } {
  const [head = '', ...objects] = wordsOf(actionName) ?? []
  const fact = wordsOf(factName) ?? []
  const schema = domain.actions[declarationOf(domain.actions, head)]
  const found = { adds: false, deletes: false }
  if (schema === undefined) return found
  const binding = new Map(schema.parameters.map(({ name }, i) => [name, objects[i]]))
  const visit = (effect: Effect, free: ReadonlySet<string>): void => {
    if (effect.kind === 'and') for (const part of effect.parts) visit(part, free)
    else if (effect.kind === 'when') visit(effect.body, free)
    else if (effect.kind === 'forall')
      visit(effect.body, new Set([...free, ...effect.variables.map(({ name }) => name)]))
    else if (effect.kind !== 'increase') {
      const { predicate, terms } = effect.atom
      const fits = (term: Term, i: number): boolean =>
        (term.kind === 'variable' && free.has(term.name)) ||
        (term.kind === 'object' ? term.name : binding.get(term.name)) === fact[i + 1]
      if (predicate.name === fact[0] && terms.length === fact.length - 1 && terms.every(fits))
        found[effect.kind === 'add' ? 'adds' : 'deletes'] = true
    }
  }
  visit(schema.effect, new Set())
  return found
}
