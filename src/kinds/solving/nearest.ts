// The right answer that is closest to a wrong one, and what has to change for it.

import { type KindCode, kindName } from '../codes'
import { wordsOf } from '../../task/names'
import type { LoadedTask } from '../../task/load'
import { nearestRemoval, removedSteps } from '../judging/removals'
import { capital, listedNames, stepNamed } from '../judging/words'
import { readFreely } from '../../views/names/names'
import type { Nearest } from '../../engine/api/answering'
import type { Question } from '../question'
import type { Limits } from '../../engine/api/engine'
import { listText } from './hinting'
import { readyFor, type Solution, solve } from './solving'

/** The right answer that is closest to this one, and what to change. */
export function nearestTo(question: Question, text: string, limits: Limits): Nearest {
  const nothing = (message: string): Nearest => ({ kind: 'none', message })
  if (question.format !== 'gen') return nothing('')
  const ready = readyFor(question)
  if (typeof ready === 'string') return nothing(ready)
  const solution = solve(ready, question, limits)
  const read = readFreely(question, text)
  switch (solution.kind) {
    case 'app':
      return listChange([read?.lists[0] ?? []], [solution.names])
    case 'prog':
      return listChange(
        [read?.lists[0] ?? [], read?.lists[1] ?? []],
        [solution.gained, solution.lost],
      )
    case 'val':
      return solution.index === null
        ? nothing('Every step can be executed, so no index is right.')
        : {
            kind: 'change',
            answer: String(solution.index),
            add: [],
            drop: [],
            says: `${capital(stepNamed(solution.index))}.`,
          }
    case 'just':
      return nearestPlan(ready, solution, read?.lists[0] ?? [])
    case 'one':
      return nearestItem(question.kind, solution.right, read?.lists[0]?.[0])
    case 'open':
      return nothing(solution.message)
  }
}

function listChange(
  given: readonly (readonly string[])[],
  wanted: readonly (readonly string[])[],
): Nearest {
  const add: string[] = []
  const drop: string[] = []
  const lists = wanted.map((names, i) => {
    const own = [...new Set(given[i])]
    const missing = names.filter(name => !own.includes(name))
    const kept = own.filter(name => names.includes(name))
    add.push(...missing)
    drop.push(...own.filter(name => !names.includes(name)))
    return [...kept, ...missing]
  })
  return {
    kind: 'change',
    answer: lists.map(listText).join(' '),
    add,
    drop,
    says: changeSays(add.length, drop.length),
  }
}

function changeSays(add: number, drop: number): string {
  const parts = [...(add > 0 ? [`add ${add}`] : []), ...(drop > 0 ? [`remove ${drop}`] : [])]
  return `${capital(parts.length === 0 ? 'clean up' : parts.join(', '))}.`
}

function nearestItem(kind: KindCode, right: readonly string[], given: string | undefined): Nearest {
  if (right.length === 0)
    return kind === 'nexta'
      ? { kind: 'none', message: 'No action is right here.' }
      : {
          kind: 'change',
          answer: 'None',
          add: [],
          drop: [],
          says: 'None: there is nothing to name.',
        }
  const words = wordsOf(given ?? '') ?? []
  const shared = (name: string): number =>
    wordsOf(name)!.reduce((sum, word, i) => sum + (words[i] === word ? (i === 0 ? 2 : 1) : 0), 0)
  const nearest = right.reduce((best, name) => (shared(name) > shared(best) ? name : best))
  return {
    kind: 'change',
    answer: nearest,
    add: [nearest],
    drop: given === undefined ? [] : [given],
    says: `A ${kindName[kind]} answer that is right.`,
  }
}

/** Of the ways to shorten the plan the one that differs least from what was left out. */
function nearestPlan(
  { task }: LoadedTask,
  { plan, blocks }: Extract<Solution, { kind: 'just' }>,
  given: readonly string[],
): Nearest {
  const lower = plan.map(step => step.toLowerCase())
  const left = removedSteps(lower, given)
  const best = nearestRemoval(task, plan, blocks, left)
  if (best === undefined)
    return { kind: 'none', message: 'No shorter plan can be made from these steps.' }
  const back = (left ?? []).filter(i => !best.includes(i))
  const out = best.filter(i => !left?.includes(i))
  const said = (what: string, steps: readonly number[]): string[] =>
    steps.length === 0
      ? []
      : [
          `${what} ${listedNames(
            steps.map(i => plan[i]!),
            3,
          )}`,
        ]
  return {
    kind: 'change',
    answer: listText(plan.filter((_, i) => !best.includes(i))),
    add: back.map(i => plan[i]!),
    drop: out.map(i => plan[i]!),
    says: `${capital([...said('put back', back), ...said('leave out', out)].join(', '))}.`,
  }
}
