// The misreading: whatever was true once can be used later, as if nothing were ever deleted.

import { capital } from '#base/words'
import { listedNames, quoted } from '#questions/kinds/judging/words'
import { reachWithin } from '#questions/kinds/solving/limits'
import { explainAction } from '#planning/task/explain'
import { actionName, findFact } from '#planning/task/names'
import { isApplicable, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { line, type Misreading, type Put, type ReplayLine } from './misreading'
import { relaxedWay } from './relaxed-way'
import { neverBy, describeTarget, sideOf, targetIn } from './sides'
import { actionNamed, isTrue } from './state-facts'
import { wayLines } from './replay-lines'

export const relaxed: Misreading = {
  id: 'relaxed',
  kinds: ['reach', 'areach'],
  title: 'What was true once stays true on the way.',
  explanation: 'That follows if nothing is ever deleted on the way.',
  lesson: 'reachable',

  // The grounded task contains exactly the relaxed reachable facts and actions, so every member can be reached for this
  // rule.
  open: put => neverBy(put, () => true),

  weighs({ ready: { task } }, statement) {
    if (statement.kind === 'reachable')
      return statement.within === undefined
        ? Number(statement.facts.every(name => findFact(task, name) !== undefined))
        : undefined
    if (statement.kind !== 'becomes-applicable') return undefined
    const { action, also } = statement
    const names = [action, ...(also === undefined ? [] : [also])]
    return Number(names.every(name => actionNamed(task, name) !== undefined))
  },

  replay(put, about) {
    const { task } = put.ready
    const target = targetIn(put, about) ?? overlooked(put)
    const way = target && relaxedWay(task, target)
    if (target === undefined || way === undefined) return { wrong: [line(this.title)], right: [] }
    const text = describeTarget(target)
    return {
      wrong: [
        ...way.map(action => {
          const name = actionName(task, action)
          return line(`${quoted(name)}: what it adds stays for good.`, [name])
        }),
        line(`So ${text}.`),
      ],
      right: [...inTruth(task, way), ...wayLines(put, target, text)],
    }
  },
}

/** An item that is relaxed reachable but not reachable, which the answer None overlooks. */
function overlooked(put: Put) {
  const { task } = put.ready
  const side = sideOf(put)
  const [never] = side.partition(task, reachWithin(put.limits)).unreachable
  return never === undefined ? undefined : side.target(side.nameOf(task, never))
}

/** The same actions with their deletes, up to the first one that is inapplicable. */
function inTruth(task: Task, way: readonly ActionId[]): ReplayLine[] {
  const lines: ReplayLine[] = []
  let state = task.initial
  const before: State[] = [state]
  for (const action of way) {
    const name = actionName(task, action)
    if (!isApplicable(task, state, action)) {
      const { missing } = explainAction(task, state, name)
      const gone = missing.filter(name => before.some(each => isTrue(task, each, name)))
      const named = gone.length > 0 ? gone : missing
      const does = named.length === 1 ? 'does' : 'do'
      lines.push(
        line(
          missing.length === 0
            ? `Then ${quoted(name)} cannot be taken.`
            : `Then ${quoted(name)} cannot be taken: ${listedNames(named, 2)} ${does} not hold${gone.length > 0 ? ' any more' : ''}.`,
          [name, ...missing],
        ),
      )
      return lines
    }
    lines.push(line(`${capital(quoted(name))} can be taken.`, [name], name))
    state = progress(task, state, action)
    before.push(state)
  }
  return lines
}
