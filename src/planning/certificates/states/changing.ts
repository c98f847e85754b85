// Which actions may change a fact.

import type { SmallerTask } from './smaller-task'

/** Per fact: the actions, by their places in the task, that add or delete it. */
export type Changing = ReadonlyMap<number, readonly number[]>

export function actionsChanging({ actions }: SmallerTask): Changing {
  const changing = new Map<number, number[]>()
  for (let action = 0; action < actions.length; action++)
    for (const { adds, deletes } of actions[action]!.effects)
      for (const facts of [adds, deletes])
        for (let i = 0; i < facts.length; i++) {
          const list = changing.get(facts[i]!)
          if (list === undefined) changing.set(facts[i]!, [action])
          else if (list[list.length - 1] !== action) list.push(action)
        }
  return changing
}
