// Worked example of an unreachable action: its preconditions separately, and all of them together.

import { actionSide } from '#questions/kinds/solving/unreachable'
import { explainAction } from '#planning/task/explain'
import { actionName } from '#planning/task/names'
import { applicableActions, isApplicable } from '#planning/task/step'
import type { ActionId } from '#planning/task/task'
import { type Board, factsNow, type Lines, spaceOf } from '../board'
import { timedConditions } from '../conditions'
import { named, namesLine, numberLine, oneNameLine, some, yesNoLine } from '../lines'
import { MAX_STATES } from '../space'
import type { NoExample, WorkedLine } from '../worked'
import { chosenBy, cornered, neverOf, reachableOf } from './out-of-reach'

const OFFERED = 7
const SHOWN = 4

export function actionReachability(board: Board): Lines | NoExample {
  const { task, rng } = board
  const right = neverOf(board, actionSide)
  if (right === undefined) return { problem: 'Some actions could not be decided within the limits.' }
  const offered = some(reachableOf(board, actionSide), OFFERED, rng.fork('offered'))
  if (right.length === 0) return noneOutOfReach(board, offered)
  const key = chosenBy(board, right, name => explainAction(task, task.initial, name).missing.length)
  const { missing, satisfied } = explainAction(task, task.initial, key)
  const [needs, ...why] = cornered(board, key, timedConditions(board, key), {
    now: factsNow(board),
    more: 0,
    whyNever: () => 'No state that can be reached satisfies all of it.',
  })
  const nowLine = namesLine({
    asks: 'Which of its conditions are true now?',
    of: 'facts',
    right: satisfied,
    offered: missing,
    why: 'The others are false now, which alone proves nothing: they might become true.',
  })
  const lines: WorkedLine[] = [
    ...decoyLine(board),
    needs!,
    ...(missing.length + satisfied.length < 2 ? [] : [nowLine]),
    ...why,
    oneNameLine({
      asks: 'So which action can never be taken?',
      of: 'actions',
      right: [key, ...right.filter(name => name !== key)],
      offered,
      none: true,
      why: `In no state that can be reached does the whole precondition of \`${key}\` hold.${right.length > 1 ? ' Other actions are out of reach as well.' : ''}`,
    }),
  ]
  return { lines, key }
}

/** An action that is not applicable now but is reachable. */
function decoyLine({ task, rng }: Board): WorkedLine[] {
  const space = spaceOf(task, MAX_STATES)
  if (space === undefined) return []
  const all = Array.from({ length: task.actionCount }, (_, action) => action as ActionId)
  const now = new Set(applicableActions(task, task.initial))
  const decoy = rng
    .fork('decoy')
    .shuffled(all.filter(action => !now.has(action)))
    .slice(0, 40)
    .map(action => ({
      action,
      state: space.states.findIndex(state => isApplicable(task, state, action)),
    }))
    .find(({ state }) => state > 0)
  if (decoy === undefined) return []
  const way = space.wayTo(decoy.state)
  const name = actionName(task, decoy.action)
  return [
    yesNoLine({
      asks: `\`${name}\` cannot be taken now. Can it be taken at some time?`,
      right: true,
      at: way,
      reveals: true,
      names: [name],
      why: `After ${named(way, 8)} it can. Not now does not mean never.`,
    }),
  ]
}

/** Every action is reachable, which is shown for those that need the most steps. */
function noneOutOfReach(board: Board, offered: readonly string[]): Lines | NoExample {
  const { task } = board
  const space = spaceOf(task, MAX_STATES)
  if (space === undefined) return { problem: 'The problem has too many states for an example.' }
  const firsts = Array.from({ length: task.actionCount }, (_, action) => ({
    name: actionName(task, action as ActionId),
    state: space.states.findIndex(state => isApplicable(task, state, action as ActionId)),
  }))
    .filter(({ state }) => state > 0)
    .sort((a, b) => space.depth[b.state]! - space.depth[a.state]! || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN)
  const lines: WorkedLine[] = [
    ...firsts.map(({ name, state }) => {
      const way = space.wayTo(state)
      return numberLine({
        asks: `\`${name}\` may have to wait. After how few steps can it be taken?`,
        right: space.depth[state]!,
        at: way,
        reveals: true,
        names: [name],
        why: `${named(way, 8)}: then its whole precondition holds, and after no shorter way.`,
      })
    }),
    oneNameLine({
      asks: 'So which action can never be taken? Say None if there is none.',
      of: 'actions',
      right: [],
      offered,
      none: true,
      why: 'Even those that wait longest can be taken at some time, and all others sooner.',
    }),
  ]
  return { lines, key: 'None' }
}
