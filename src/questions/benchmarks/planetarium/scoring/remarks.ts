// Known errors of published rows that can be seen in the row itself: Zuo et al., NAACL 2025 (arXiv 2407.03321), texts
// and problems of the published data.

import type { Question } from '#questions/kinds/question'
import type { Atom, Condition, Problem } from '#planning/pddl/model'
import { loadTask } from '#planning/task/load'
import { cell, flagOf } from '../read/columns'
import { type PlanetariumRecord, recordOf } from '../record'

/** A row with the problem used for judging. */
interface Row {
  readonly record: PlanetariumRecord
  readonly init: string
  readonly goal: string
  readonly isInitAbstract: boolean
  readonly isGoalAbstract: boolean
  readonly text: string
  readonly problem: Problem
  /** Atoms of the goal; undefined if it is not a conjunction of atoms. */
  readonly wanted: readonly Atom[] | undefined
}

type Check = (row: Row) => string | undefined

/** The remarks on a row, one sentence each. */
export function remarksOn(question: Question): readonly string[] {
  const record = recordOf(question)
  if (record === undefined || question.judged === null) return []
  const loaded = loadTask(question.judged)
  if (loaded.kind !== 'ready') return []
  const { problem } = loaded
  const column = (name: string): string => String(cell(record.fields, name) ?? '')
  const row: Row = {
    ...{ record, problem, init: column('init'), goal: column('goal'), text: question.question },
    isInitAbstract: flagOf(cell(record.fields, 'init_is_abstract')) === true,
    isGoalAbstract: flagOf(cell(record.fields, 'goal_is_abstract')) === true,
    wanted: atomsOf(problem.goal),
  }
  return checks.flatMap(check => check(row) ?? [])
}

const named = (atoms: readonly Atom[], predicate: string): readonly Atom[] =>
  atoms.filter(atom => atom.predicate.name === predicate)

/** The numbers before a word in the text: `3 towers`. */
function numbersBefore(text: string, word: string): number[] {
  return [...text.matchAll(new RegExp(String.raw`(\d{1,4}) ${word}`, 'gi'))].map(match => Number(match[1]))
}

const equalTowers: Check = ({ init, goal, isInitAbstract, isGoalAbstract, text, problem, wanted }) => {
  const sides = [
    init === 'equal_towers' && isInitAbstract ? problem.init : undefined,
    goal === 'equal_towers' && isGoalAbstract ? wanted : undefined,
  ].filter(atoms => atoms !== undefined)
  const numbers = numbersBefore(text, 'towers?')
  const isWrong = sides.some(atoms => {
    const towers = named(atoms, 'on-table').length
    return towers > 0 && numbers.length > 0 && !numbers.includes(towers)
  })
  return isWrong
    ? 'The text describes another number of towers than the problem of its row has: a known error of rows with equal towers.'
    : undefined
}

/** In a checkerboard, neighbouring tiles must differ. */
const checkerboard: Check = ({ goal, problem, wanted = [] }) => {
  if (goal !== 'checkerboard') return undefined
  const colors = new Map(named(wanted, 'painted').map(({ terms }) => [terms[0]!.name, terms[1]?.name] as const))
  const isBroken = [...named(problem.init, 'up'), ...named(problem.init, 'right')].some(({ terms: [one, other] }) => {
    const color = colors.get(one?.name ?? '')
    return color !== undefined && color === colors.get(other?.name ?? '')
  })
  return isBroken
    ? 'The goal of the row’s problem is no checkerboard: tiles side by side have one color, a known error of oblong grids.'
    : undefined
}

const holding: Check = ({ record, init, goal, isInitAbstract, isGoalAbstract, problem, wanted }) => {
  if (record.domain !== 'gripper') return undefined
  const sides = [
    init === 'holding' && isInitAbstract ? problem.init : undefined,
    goal === 'holding' && isGoalAbstract ? wanted : undefined,
  ].filter(atoms => atoms !== undefined)
  return sides.some(atoms => named(atoms, 'carry').length === 0)
    ? 'The text describes balls that are held, but no ball is held in the row’s problem: a known error of rows with held balls.'
    : undefined
}

const pickup: Check = ({ goal }) =>
  goal === 'pickup'
    ? 'The published generator draws again in each run which gripper takes which ball; equivalent problems are right all the same.'
    : undefined

const unstatedPlace: Check = ({ record, isInitAbstract, text }) =>
  record.domain === 'gripper' && !isInitAbstract && !/\brob(?:by|ot)\b[^.]*\b(?:in|at)\b/i.test(text)
    ? 'The text does not say where the robot is at the beginning; in the published rows it is in the first room.'
    : undefined

const rings: Check = ({ goal, init, problem }) => {
  if (goal !== 'rings' && init !== 'rings') return undefined
  const corner = named(problem.init, 'robot-at').some(({ terms }) => terms.length === 2)
  return corner
    ? 'Published texts about rings count them wrongly where a robot begins at a corner on the right or at the bottom.'
    : undefined
}

const staircase: Check = ({ init, isInitAbstract, text }) =>
  init === 'staircase' && isInitAbstract && !/\barm\b/i.test(text)
    ? 'The text does not say that the arm is empty at the beginning.'
    : undefined

const holdsAtOnce: Check = ({ problem, wanted }) => {
  if (wanted === undefined) return undefined
  const key = ({ predicate, terms }: Atom): string => [predicate.name, ...terms.map(({ name }) => name)].join(' ')
  const holds = new Set(problem.init.map(key))
  return wanted.every(atom => holds.has(key(atom)))
    ? 'The goal of the row’s problem holds already in its initial state, so solvability means little.'
    : undefined
}

const checks: readonly Check[] = [
  equalTowers,
  checkerboard,
  holding,
  pickup,
  unstatedPlace,
  rings,
  staircase,
  holdsAtOnce,
]

/** The atoms of a conjunction; undefined for other conditions. */
export function atomsOf(goal: Condition): readonly Atom[] | undefined {
  const found: Atom[] = []
  const open: Condition[] = [goal]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    if (next.kind === 'atom') found.push(next.atom)
    else if (next.kind === 'and') open.push(...[...next.parts].reverse())
    else return undefined
  return found
}
