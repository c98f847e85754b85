// Facts that a condition requires although it names them only in alternatives: whatever else holds, it fails without them.

import type { Condition } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { conditionText, type ShownBinding, termText } from '#planning/task/condition-text'
import { declarationOf } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { kindsOf, tuplesOf } from '#planning/task/universe'

/** Parts of conditions that are evaluated before a fact counts as not required. */
const MAX_LOOKS = 100_000

/** True if the condition can be met, and not without the fact. */
export function isRequired(task: Task, condition: Condition, binding: ShownBinding, fact: string): boolean {
  const { domain, problem, objects } = task
  const kinds = kindsOf(domain)
  const initial = new Set(problem.init.map(printAtom))
  let looks = 0
  /** The truth of the condition or its negation; undefined if it depends on facts other than the one that is false. */
  const truthIn = (
    part: Condition,
    positive: boolean,
    under: ShownBinding,
    missing: string | undefined,
  ): boolean | undefined => {
    if (looks++ > MAX_LOOKS) return undefined
    const all = (isAll: boolean, values: Iterable<boolean | undefined>): boolean | undefined => {
      let value: boolean | undefined = isAll
      for (const each of values) {
        if (each === !isAll) return each
        if (each === undefined) value = undefined
      }
      return value
    }
    switch (part.kind) {
      case 'atom': {
        const text = conditionText(part, under)
        const isStatic = kinds[declarationOf(domain.predicates, part.atom.predicate.name)] === 'static'
        if (isStatic) return initial.has(text) === positive
        return text === missing ? !positive : undefined
      }
      case 'equal':
        return (termText(part.left, under) === termText(part.right, under)) === positive
      case 'not':
        return truthIn(part.body, !positive, under, missing)
      case 'and':
      case 'or':
        return all(
          (part.kind === 'and') === positive,
          part.parts.map(each => truthIn(each, positive, under, missing)),
        )
      case 'imply':
        return all(!positive, [
          truthIn(part.premise, !positive, under, missing),
          truthIn(part.conclusion, positive, under, missing),
        ])
      default: {
        const values: (boolean | undefined)[] = []
        for (const tuple of tuplesOf(domain, problem, part.variables)) {
          if (looks > MAX_LOOKS) return undefined
          const inner = new Map(under)
          part.variables.forEach(({ name }, i) => {
            inner.set(name, objects[tuple[i]!]!)
          })
          values.push(truthIn(part.body, positive, inner, missing))
        }
        return all((part.kind === 'forall') === positive, values)
      }
    }
  }
  return truthIn(condition, true, binding, undefined) !== false && truthIn(condition, true, binding, fact) === false
}
