// Worked example of the redundant steps of a plan: first a necessary step is tried, then those that can be removed.

import { capital } from '#base/words'
import type { AskedPlan } from '#questions/kinds/justification/solve'
import { solve } from '#questions/kinds/justification/solve'
import type { Task } from '#planning/task/task'
import { validatePlan } from '#planning/task/validate'
import type { Board, Lines } from '../board'
import { choiceLine, named, namesLine, some, stepsOf } from '../lines'
import type { NoExample, WorkedLine } from '../worked'

/** Maximum number of necessary steps that are tried. */
const NEEDED = 3
const STILL = 'None fails, and the goal is reached'
const MISSED = 'None fails, but the goal is missed'

export function justification(board: Board<AskedPlan>): Lines | NoExample {
  const { task, ready, asked, rng } = board
  const found = solve(ready, asked)
  if (found.kind === 'unsolved') return { problem: found.message }
  const { plan, blocks } = found.right
  const block = [...blocks].sort((a, b) => a.length - b.length)[0]
  if (block === undefined) return { problem: 'This plan has no step that can be left out.' }
  const singles = new Set(blocks.flatMap(each => (each.length === 1 ? each : [])))
  const needed = rng.fork('needed').shuffled(plan.map((_, index) => index).filter(index => !singles.has(index)))
  // For a pair, each step is first tried by itself, since many learners stop there.
  const tried =
    block.length > 1
      ? [...block, ...needed.filter(index => !block.includes(index)).slice(0, 1)].slice(0, 3)
      : needed.slice(0, NEEDED)
  const rest = (gone: readonly number[]): string[] => plan.filter((_, index) => !gone.includes(index))
  const key = `[${rest(block).join(', ')}]`
  const lines: WorkedLine[] = [
    ...[...tried].sort((a, b) => a - b).map(index => withoutLine(task, plan, [index], rng)),
    withoutLine(task, plan, block, rng),
    lastLine(plan, blocks, block, key, rest(block)),
  ]
  return { lines, key }
}

/** The result of the plan without these steps. */
function withoutLine(task: Task, plan: readonly string[], gone: readonly number[], rng: Board['rng']): WorkedLine {
  const kept = plan.flatMap((_, index) => (gone.includes(index) ? [] : [index]))
  const check = validatePlan(
    task,
    kept.map(index => plan[index]!),
  )
  const steps = stepsOf(plan)
  const broken = check.step === null ? undefined : kept[check.step]!
  const right = check.valid ? STILL : broken === undefined ? MISSED : steps[broken]!
  const others = some(
    kept.map(index => steps[index]!),
    3,
    rng.fork(`without ${gone.join()}`),
    [right],
  )
  const what = gone.map(index => `index ${index}, \`${plan[index]!}\``).join(', and ')
  const options = [...others, ...(broken === undefined ? [] : [right])].sort(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
  )
  return choiceLine({
    asks: `Leave out ${what}. Which step is then the first that fails?`,
    options: [...options, MISSED, STILL],
    right,
    at: kept.slice(0, check.step ?? kept.length).map(index => plan[index]!),
    names: gone.map(index => plan[index]!),
    reveals: true,
    why: check.valid
      ? 'Every step that is left can be taken, and the goal holds at the end.'
      : broken === undefined
        ? `All steps can be taken, but ${named(check.goalMissing, 3)} ${check.goalMissing.length === 1 ? 'does' : 'do'} not hold at the end.`
        : `It needs ${named(check.missing, 3)}, which ${gone.length === 1 ? `the step at index ${gone[0]!}` : 'what is left out'} would have brought about.`,
  })
}

function lastLine(
  plan: readonly string[],
  blocks: readonly (readonly number[])[],
  block: readonly number[],
  key: string,
  rest: readonly string[],
): WorkedLine {
  const steps = stepsOf(plan)
  const isSmall = blocks.every(each => each.length <= 2)
  const phrase = `${block.length === 1 ? 'the step' : 'the steps'} at index ${block.join(' and ')}`
  const others = blocks.length - 1
  return {
    ...namesLine({
      asks: isSmall
        ? 'So which step, or which two steps in a row, can be left out?'
        : 'So which steps can be left out together?',
      of: 'steps',
      right: block.map(index => steps[index]!),
      offered: steps,
      answer: key,
      at: rest,
      reveals: true,
      names: block.map(index => plan[index]!),
      why: `${capital(phrase)} can go; the answer is the plan that is left.${others > 0 ? ` There ${others === 1 ? 'is another way' : `are ${others} other ways`} to shorten it.` : ''}`,
    }),
    accepts: blocks.map(each => each.map(index => steps[index]!)),
  }
}
