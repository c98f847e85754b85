// The right answer that is closest to a wrong one, and what has to change for it.

import { type KindCode, kindName } from '../questions/question'
import { findAction, wordsOf } from '../task/names'
import { validatePlan } from '../task/validate'
import type { ReadyProblem } from '../verdicts/prepared'
import { listedNames } from '../verdicts/words'
import { readFreely } from './answering'
import type { Nearest } from './answering-api'
import type { Limits, PosedQuestion } from './engine-api'
import { listText } from './hinting'
import { readyFor, type Solution, solve } from './solving'

/** The right answer that is closest to this one, and what to change. */
export function nearestTo(question: PosedQuestion, text: string, limits: Limits): Nearest {
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
        ? nothing('Every step can be taken, so no index is right.')
        : {
            kind: 'change',
            answer: String(solution.index),
            add: [],
            drop: [],
            says:
              read?.index == null
                ? `Index ${solution.index}.`
                : `Index ${solution.index} instead of ${read.index}.`,
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
  const parts = [...(add > 0 ? [`add ${add}`] : []), ...(drop > 0 ? [`drop ${drop}`] : [])]
  const says = parts.length === 0 ? 'write it plainly' : parts.join(', ')
  return `${says[0]!.toUpperCase()}${says.slice(1)}.`
}

function nearestItem(kind: KindCode, right: readonly string[], given: string | undefined): Nearest {
  if (right.length === 0)
    return kind === 'nexta'
      ? { kind: 'none', message: 'No action is right here.' }
      : { kind: 'change', answer: 'None', add: [], drop: [], says: 'None, for there is no such.' }
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
  { task }: ReadyProblem,
  { plan, blocks }: Extract<Solution, { kind: 'just' }>,
  given: readonly string[],
): Nearest {
  if (blocks.length === 0)
    return { kind: 'none', message: 'No shorter plan can be made from these steps.' }
  const left = leftOut(plan, given)
  const without = (block: readonly number[]): string[] => plan.filter((_, i) => !block.includes(i))
  const isPlan = (block: readonly number[]): boolean => {
    const steps = without(block)
    return (
      steps.length < plan.length &&
      steps.every(name => findAction(task, name) !== undefined) &&
      validatePlan(task, steps).valid
    )
  }
  const around =
    left === undefined || left.length > MOST_TRIED
      ? []
      : [
          ...left.map(step => left.filter(other => other !== step)),
          ...plan.flatMap((_, i) => (left.includes(i) ? [] : [[...left, i].sort((a, b) => a - b)])),
        ]
          .slice(0, MOST_TRIED)
          .filter(isPlan)
  const distance = (block: readonly number[]): number =>
    block.filter(i => !left?.includes(i)).length +
    (left ?? []).filter(i => !block.includes(i)).length
  const best = [...around, ...blocks].reduce((a, b) => (distance(b) < distance(a) ? b : a))
  const back = (left ?? []).filter(i => !best.includes(i))
  const out = best.filter(i => !left?.includes(i))
  const parts = [
    ...(back.length > 0
      ? [
          `put back ${listedNames(
            back.map(i => plan[i]!),
            3,
          )}`,
        ]
      : []),
    ...(out.length > 0
      ? [
          `leave out ${listedNames(
            out.map(i => plan[i]!),
            3,
          )}`,
        ]
      : []),
  ]
  const says = parts.join(', ')
  return {
    kind: 'change',
    answer: listText(without(best)),
    add: back.map(i => plan[i]!),
    drop: out.map(i => plan[i]!),
    says: `${says.slice(0, 1).toUpperCase()}${says.slice(1)}.`,
  }
}
const MOST_TRIED = 200

/** Indices of the plan's steps that an answer leaves out; undefined where it does not come from the plan. */
function leftOut(plan: readonly string[], given: readonly string[]): number[] | undefined {
  const left: number[] = []
  let at = 0
  for (const [i, step] of plan.entries())
    if (at < given.length && given[at] === step.toLowerCase()) at++
    else left.push(i)
  return at === given.length ? left : undefined
}
