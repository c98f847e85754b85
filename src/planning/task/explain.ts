// Why an action is not applicable, or the goal not reached: the parts of the condition that fail and those
// that hold, as printed PDDL. Reads the schema, so it answers for every well-typed ground action by name,
// also for one that the task leaves out.

import type { Condition, Effect, Term, TypedName } from '#planning/pddl/model'
import { type ShownBinding, conditionText, termText } from './condition-text'
import { declarationOf, factOf, findAction, wordsOf } from './names'
import { holds, isApplicable } from './step'
import type { State, Task } from './task'
import { type ActionClass, classifyAction, kindsOf, objectsOf, tuplesOf } from './universe'

/** The parts of a ground condition in the order of the text. */
export interface ConditionParts {
  /** Parts that do not hold, as PDDL: `(clear b)`, `(not (= a b))`. For a `forall`, the failing instances. */
  readonly missing: readonly string[]
  readonly satisfied: readonly string[]
  /** Parts with quantifiers that are too large to evaluate here. */
  readonly unknown: readonly string[]
}

export interface ActionExplanation extends ConditionParts {
  /** Whether the name is a ground action, and why not. The parts are empty if it is not. */
  readonly action: ActionClass
  readonly applicable: boolean
}

/** Why the action of this name is applicable in the state, or not. */
export function explainAction(task: Task, state: State, name: string): ActionExplanation {
  const { domain, problem } = task
  const action = classifyAction(domain, problem, name)
  if (action.kind !== 'in-universe') return { action, applicable: false, missing: [], satisfied: [], unknown: [] }
  const words = wordsOf(action.name)!
  const schema = domain.actions[declarationOf(domain.actions, words[0]!)]!
  const binding = new Map(schema.parameters.map(({ name }, i) => [name, words[i + 1]!]))
  const parts = new Evaluator(task, state).partsOf(schema.precondition, binding)
  const missing = [...parts.missing, ...missingValues(task, schema.effect, binding)]
  const known = findAction(task, action.name)
  const applicable = known !== undefined && isApplicable(task, state, known)
  return { ...parts, action, applicable, missing }
}

/** Which parts of the goal hold in the state, and which do not. */
export function explainGoal(task: Task, state: State): ConditionParts {
  return new Evaluator(task, state).partsOf(task.problem.goal, new Map())
}

/** Atoms examined for one explanation before quantified parts are given up as unknown. */
const maxLooks = 300_000

class Evaluator {
  private readonly task: Task
  private readonly state: State
  private looks = 0

  constructor(task: Task, state: State) {
    this.task = task
    this.state = state
  }

  partsOf(condition: Condition, binding: ShownBinding): ConditionParts {
    const missing = new Set<string>()
    const satisfied: string[] = []
    const unknown: string[] = []
    /** Lists the parts; for a universal part only the failing instances, or else the whole. */
    const visit = (part: Condition, positive: boolean, under: ShownBinding, failing: boolean): void => {
      if (part.kind === 'not') visit(part.body, !positive, under, failing)
      else if (part.kind === 'and' && positive) for (const each of part.parts) visit(each, true, under, failing)
      else if (part.kind === 'or' && !positive) for (const each of part.parts) visit(each, false, under, failing)
      else if (part.kind === 'imply' && !positive) {
        visit(part.premise, true, under, failing)
        visit(part.conclusion, false, under, failing)
      } else {
        const text = conditionText(part, under, positive)
        const value = this.evaluate(part, positive, under)
        if (value === undefined) unknown.push(text)
        else if (value) {
          if (!failing) satisfied.push(text)
        } else if (part.kind === (positive ? 'forall' : 'exists')) {
          for (const each of this.bindings(part.variables, under))
            if (this.evaluate(part.body, positive, each) === false) visit(part.body, positive, each, true)
        } else missing.add(text)
      }
    }
    visit(condition, true, binding, false)
    return { missing: [...missing], satisfied, unknown }
  }

  /** The truth of the condition; undefined if it takes too many evaluations. */
  private evaluate(condition: Condition, positive: boolean, binding: ShownBinding): boolean | undefined {
    if (this.looks++ > maxLooks) return undefined
    switch (condition.kind) {
      case 'atom':
        return this.atomHolds(condition.atom.predicate.name, condition.atom.terms, binding) === positive
      case 'equal': {
        const same = termText(condition.left, binding) === termText(condition.right, binding)
        return same === positive
      }
      case 'not':
        return this.evaluate(condition.body, !positive, binding)
      case 'and':
      case 'or':
        return this.combine((condition.kind === 'and') === positive, condition.parts, part =>
          this.evaluate(part, positive, binding),
        )
      case 'imply':
        return this.combine(!positive, [true, false], premise =>
          premise
            ? this.evaluate(condition.premise, !positive, binding)
            : this.evaluate(condition.conclusion, positive, binding),
        )
      case 'forall':
      case 'exists':
        return this.combine(
          (condition.kind === 'forall') === positive,
          this.bindings(condition.variables, binding),
          each => this.evaluate(condition.body, positive, each),
        )
    }
  }

  /** All or some of the items, stopping where it is settled. */
  private combine<T>(all: boolean, items: Iterable<T>, test: (item: T) => boolean | undefined): boolean | undefined {
    for (const item of items) {
      const value = test(item)
      if (value !== all) return value
    }
    return all
  }

  private atomHolds(predicate: string, terms: readonly Term[], binding: ShownBinding): boolean {
    const { task } = this
    const { domain, problem } = task
    const head = declarationOf(domain.predicates, predicate)
    const objects = objectsOf(domain, problem)
    const tuple = Int32Array.from(terms, term => objects.numberOf(termText(term, binding)))
    if (kindsOf(domain)[head] === 'static') return task.isStaticTrue(head, tuple)
    const fact = factOf(task, head, tuple)
    return fact !== undefined && holds(this.state, fact)
  }

  /** All bindings of the variables on top of one, lazily. */
  private *bindings(variables: readonly TypedName[], on: ShownBinding): Generator<ShownBinding> {
    const { domain, problem, objects } = this.task
    for (const tuple of tuplesOf(domain, problem, variables)) {
      const binding = new Map(on)
      variables.forEach(({ name }, i) => {
        binding.set(name, objects[tuple[i]!]!)
      })
      yield binding
    }
  }
}

/** `(= (price a) …)` for each value that the action's cost needs and the problem leaves out. */
function missingValues(task: Task, effect: Effect, binding: ShownBinding): string[] {
  if (effect.kind === 'and') return effect.parts.flatMap(part => missingValues(task, part, binding))
  if (effect.kind !== 'increase' || effect.amount.kind === 'number') return []
  const { name, terms } = effect.amount
  const given = terms.map(term => termText(term, binding))
  const known = task.problem.values.some(
    value => value.name.name === name.name && value.terms.every((term, i) => term.name === given[i]),
  )
  return known ? [] : [`(= (${[name.name, ...given].join(' ')}) …)`]
}
