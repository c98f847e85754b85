// For each of some conditions, the states of a world in which it holds: used to filter the state graph.

import type { Source } from '#planning/pddl/source'
import { exploreStates } from '#planning/search/state-space'
import { holdsIn, readCondition } from '#teaching/expression/condition'
import { workOut } from '#teaching/expression/evaluate'
import { NoValue } from '#teaching/expression/no-value'
import { readExpression } from '#teaching/expression/setting'
import { isMistake } from '#teaching/expression/typed'
import { lessonProblem } from '#teaching/expression/world'

export type FilterConditions =
  | {
      readonly kind: 'conditions'
      readonly conditions: readonly {
        /** PDDL: a fact, or `(not …)`. */
        readonly text: string
        /** For each state, numbered breadth-first as in a state graph: 1 if the condition holds. */
        readonly states: Uint8Array
      }[]
    }
  | { readonly kind: 'none'; readonly message: string }

/** @param text an expression that gives a list of conditions: `precondition("(pick-up b1)")` */
export function filterConditions(source: Source, text: string, maxStates: number): FilterConditions {
  const setting = { role: 'names', plans: [], hasPlan: false, hasRun: false } as const
  const typed = readExpression(text, setting)
  if (isMistake(typed)) return { kind: 'none', message: typed.mistake.message }
  const problem = lessonProblem(source)
  if (typeof problem === 'string') return { kind: 'none', message: problem }
  const found = workOut(typed, {
    problem,
    state: problem.task.initial,
    plan: undefined,
    plans: new Map(),
    run: undefined,
    offered: undefined,
    bound: new Map(),
    isOneOfMany: false,
  })
  if (found.kind === 'test') return { kind: 'none', message: 'A filter is a list of conditions.' }
  if (found.kind !== 'value') return { kind: 'none', message: found.message }
  const texts = (Array.isArray(found.value) ? found.value : [found.value]).map(String)
  // Explored with transitions, since they determine the numbering of states.
  const { states, stateCount } = exploreStates(problem.task, { maxStates })
  try {
    return {
      kind: 'conditions',
      conditions: texts.map(each => {
        const condition = readCondition(problem.ready, each)
        return {
          text: each,
          states: Uint8Array.from({ length: stateCount }, (_, state) =>
            Number(holdsIn(condition, states.stateAt(state))),
          ),
        }
      }),
    }
  } catch (error) {
    if (error instanceof NoValue) return { kind: 'none', message: error.message }
    throw error
  }
}
