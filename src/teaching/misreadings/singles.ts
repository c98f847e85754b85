// The misreading: to check a plan for redundant steps, it suffices to leave out one step at a time.

import { listedNames, quoted } from '#questions/kinds/judging/words'
import { smallBlocks } from '#questions/kinds/justification/solve'
import { recentOf } from '#base/recent'
import { findAction } from '#planning/task/names'
import { reachesFrom } from '#planning/task/trace'
import type { ActionId, Task } from '#planning/task/task'
import { line, type About, type Misreading, type Put, type ReplayLine } from './misreading'
import { followLines } from './replay-lines'

export const singles: Misreading = {
  id: 'singles',
  kinds: ['just'],
  title: 'Steps are tried one at a time: what no single step can do without stays.',
  explanation: 'That follows if only one step is left out at a time, and never two together.',
  lesson: 'needless',

  open({ ready: { task }, asked }) {
    const plan = asked?.plan
    if (plan === undefined) return undefined
    const alone = removableAlone(task, plan)
    const steps = alone.length === 0 ? plan : plan.filter((_, i) => i !== alone[0])
    return { kind: 'plan', steps }
  },

  weighs({ ready: { task } }, statement) {
    if (statement.kind !== 'removable' && statement.kind !== 'removability') return undefined
    const alone = new Set(removableAlone(task, statement.plan))
    const canGo = (positions: readonly number[]): boolean => positions.every(at => alone.has(at))
    return Number(
      statement.kind === 'removable'
        ? canGo(statement.positions)
        : statement.can.every(canGo) && !statement.cannot.some(canGo),
    )
  },

  replay(put, about) {
    const plan = planIn(put, about) ?? []
    const { task } = put.ready
    const alone = new Set(removableAlone(task, plan))
    const block = blockIn(task, plan, about)
    const looked = about.statement === null ? plan.map((_, i) => i) : (block ?? [])
    const wrong = looked.map(i =>
      line(`Without index ${i}, ${quoted(plan[i]!)}, alone: ${alone.has(i) ? 'still a plan.' : 'no longer a plan.'}`, [
        plan[i]!,
      ]),
    )
    return {
      wrong: [...wrong, line(conclusion(looked, alone))],
      right: block === undefined ? [] : withoutLines(task, plan, block),
    }
  },
}

function conclusion(looked: readonly number[], alone: ReadonlySet<number>): string {
  const can = looked.filter(i => alone.has(i)).length
  if (can === looked.length) return 'Each can go, so they can go together.'
  return can === 0 ? 'None of them can go, so all of them stay.' : 'So not all of them can go.'
}

const planIn = ({ asked }: Put, { statement }: About): readonly string[] | undefined =>
  statement?.kind === 'removable' || statement?.kind === 'removability' ? statement.plan : asked?.plan

/** The steps that the question is about, or a pair of steps that can be removed together. */
function blockIn(task: Task, plan: readonly string[], { statement }: About): readonly number[] | undefined {
  if (statement?.kind === 'removable') return statement.positions
  if (statement?.kind === 'removability')
    return [...statement.can, ...statement.cannot].find(({ length }) => length > 1)
  return smallBlocks(task, plan).find(({ length }) => length > 1)
}

function withoutLines(task: Task, plan: readonly string[], block: readonly number[]): ReplayLine[] {
  const left = plan.filter((_, i) => !block.includes(i))
  const gone = block.map(i => plan[i]!)
  return [line(`Leave out ${listedNames(gone)} together, and follow the rest.`, gone), ...followLines(task, left)]
}

/** Indexes of steps that are each removable by themselves. */
const removableAlone = recentOf(
  4,
  (plan: readonly string[]) => plan.join('\n'),
  (task: Task, plan): readonly number[] => {
    const actions = plan.map(name => findAction(task, name))
    if (actions.includes(undefined)) return []
    return plan.flatMap((_, i) => {
      const rest = actions.filter((_, j) => j !== i) as ActionId[]
      return reachesFrom(task, task.initial, rest, task.goal) ? [i] : []
    })
  },
)
