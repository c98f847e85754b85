// Levels of questions about sequences: which step fails, and which steps of a plan are redundant.

import type { Statement } from '#planning/analysis/statement'
import { counted } from '#questions/kinds/judging/words'
import { findAction, findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { ActionId, Task } from '#planning/task/task'
import { reachesFrom, trace } from '#planning/task/trace'
import { explainAction } from '#planning/task/explain'
import type { PosedQuestion } from '#teaching/misreadings/misreading'
import { highest, type Rated } from './rated'

/** For an executable sequence, its length is used as the position of the failure. */
export function ofValidation({ ready: { task } }: PosedQuestion, steps: readonly string[]): Rated {
  const { states, broken } = trace(task, task.initial, steps)
  const looked = broken ?? steps.length
  const far = `${counted(looked, 'step')} ${looked === 1 ? 'is' : 'are'} to be followed`
  return highest([
    [1, true, far],
    [2, looked > 2, far],
    [
      3,
      broken !== undefined && isByDelete(task, steps[broken]!, states),
      'the step fails because of something deleted earlier',
    ],
    [4, looked > 10, far],
  ])
}

/** True if a precondition that fails at this step held in some earlier state, so that an earlier step deleted it. */
function isByDelete(task: Task, step: string, states: ReturnType<typeof trace>['states']): boolean {
  const { missing } = explainAction(task, states.at(-1)!, step)
  return missing.some(name => {
    const fact = findFact(task, name)
    return fact !== undefined && states.some(state => holds(state, fact))
  })
}

/** Plans with more steps are not examined for redundant pairs. */
const MAX_STEPS = 60

/** By the redundant steps of the plan; for closed questions, by the steps mentioned in the statements. */
export function ofJustification(
  { ready: { task } }: PosedQuestion,
  plan: readonly string[],
  statements: readonly Statement[],
): Rated | null {
  const [first] = statements
  if (first !== undefined) {
    const blocks =
      first.kind === 'removable'
        ? [first.positions]
        : first.kind === 'removability'
          ? [...first.can, ...first.cannot]
          : first.kind === 'removable-somewhere'
            ? first.places.slice(0, 1)
            : []
    return ofBlocks(blocks)
  }
  const actions = plan.map(name => findAction(task, name))
  if (actions.includes(undefined) || plan.length > MAX_STEPS) return null
  const isRemovable = (block: readonly number[]): boolean =>
    reachesFrom(task, task.initial, actions.filter((_, i) => !block.includes(i)) as ActionId[], task.goal)
  const single = plan.flatMap((_, i) => (isRemovable([i]) ? [i] : []))
  const alone = new Set(single)
  const pairs: number[][] = []
  for (let i = 0; i < plan.length; i++)
    for (let j = i + 1; j < plan.length; j++)
      if (!alone.has(i) && !alone.has(j) && isRemovable([i, j])) pairs.push([i, j])
  return highest([
    [1, true, `${counted(single.length, 'single step')} can go`],
    [2, pairs.length > 0, 'two steps can go only together'],
    [3, pairs.some(([i, j]) => j! > i! + 1), 'two steps that are apart can go only together'],
    [4, areSeveral(pairs), 'several pairs of steps can go, each only together'],
  ])
}

function ofBlocks(blocks: readonly (readonly number[])[]): Rated {
  const pairs = blocks.filter(({ length }) => length > 1)
  return highest([
    [1, true, 'it is about single steps'],
    [2, pairs.length > 0, 'it is about two steps together'],
    [3, pairs.some(([i, j]) => j! > i! + 1), 'it is about two steps that are apart'],
    [4, pairs.length > 1, 'it is about two pairs of steps'],
  ])
}

/** True if there are two disjoint pairs. */
const areSeveral = (pairs: readonly (readonly number[])[]): boolean =>
  pairs.some(one => pairs.some(other => one.every(step => !other.includes(step))))
