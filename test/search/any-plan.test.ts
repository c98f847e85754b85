// Some plan where greedy search does not get far: goal by goal, and without what is not needed.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { makeRng } from '#base/rng'
import { printGenerated } from '#planning/pddl/print-generated'
import { searchAny } from '#planning/search/any-plan'
import { planByAgenda } from '#planning/search/goal-agenda'
import { leaveOut } from '#planning/search/leave-out'
import { planByNearest } from '#planning/search/nearest-goals'
import { factLandmarks } from '#planning/search/relaxed/fact-landmarks'
import { findAction, findFact } from '#planning/task/names'
import { isPlan } from '#planning/task/trace'
import type { ActionId, Task } from '#planning/task/task'
import { taskOf } from '../support/task'

const folderOf = (id: string) => domainFolders.find(folder => folder.id === id)!

function made(id: string, seed: string, parameters: Readonly<Record<string, number>>): Task {
  const { domainText, pddlName, generate } = folderOf(id)
  const problem = generate!(makeRng(seed), parameters)
  return taskOf(domainText, printGenerated(pddlName, problem))
}

const tower = (init: string, goal: string): Task =>
  taskOf(
    folderOf('blocksworld').domainText,
    `(define (problem p) (:domain blocksworld-4ops) (:objects a b c d) (:init (handempty) ${init}) (:goal (and ${goal})))`,
  )
const actions = (task: Task, names: readonly string[]): ActionId[] => names.map(name => findAction(task, name)!)

test('towers of thirty blocks that lie wrong are built from below, and little is moved twice', () => {
  const task = made('blocksworld', 'any plan', { blocks: 30 })
  const found = searchAny(task, { maxStates: 50_000 })
  if (found.kind !== 'plan') throw new Error(found.kind)
  expect(isPlan(task, found.plan)).toBe(true)
  expect(found.cost).toBe(found.plan.length)
  expect(found.plan.length).toBeLessThan(4 * 30)
})

test('what lies below is dug out before something is built on what lies above it', () => {
  // b has to go on c, but c is on d, which a goal moves; b on c first would be undone.
  const task = tower('(ontable a) (ontable d) (ontable b) (on c d) (clear a) (clear b) (clear c)', '(on b c) (on d a)')
  const plan = planByAgenda(task)!
  expect(isPlan(task, plan)).toBe(true)
  expect(plan).toHaveLength(6)
})

test('a goal that holds, and has to be given up, is made true again before the next one comes onto it', () => {
  const task = tower(
    '(ontable b) (ontable c) (ontable d) (on a b) (clear a) (clear c) (clear d)',
    '(on a b) (on b c) (on d a)',
  )
  const plan = planByAgenda(task)!
  expect(isPlan(task, plan)).toBe(true)
  expect(leaveOut(task, plan)).toHaveLength(8)
})

test('without conflicting goals there is no agenda', () => {
  const task = tower(
    '(ontable a) (ontable b) (ontable c) (ontable d) (clear a) (clear b) (clear c) (clear d)',
    '(on a b) (on c d)',
  )
  expect(planByAgenda(task)).toBeUndefined()
})

test('landmarks of a fact are what has to be true on every way to it', () => {
  const task = tower('(ontable a) (on b a) (on c b) (ontable d) (clear c) (clear d)', '(on a d) (ontable b)')
  const landmarks = factLandmarks(task)!
  const goal = findFact(task, '(on a d)')!
  const isBefore = (name: string) => landmarks.isBefore(findFact(task, name)!, goal)
  expect(['(clear b)', '(clear a)', '(holding a)'].every(isBefore)).toBe(true)
  expect(['(holding d)', '(on c d)', '(ontable c)'].some(isBefore)).toBe(false)
})

test('steps that a plan can do without are left out, with all that needed them', () => {
  const task = tower(
    '(ontable a) (ontable b) (ontable c) (ontable d) (clear a) (clear b) (clear c) (clear d)',
    '(on a b)',
  )
  const names = ['(pick-up c)', '(stack c d)', '(unstack c d)', '(put-down c)', '(pick-up a)', '(stack a b)']
  const plan = actions(task, names)
  expect(isPlan(task, plan)).toBe(true)
  expect(leaveOut(task, plan)).toEqual(actions(task, names.slice(4)))
})

test('cells of a grid are visited by short ways, few of them twice', () => {
  const side = 8
  const task = made('visitall', 'any plan', { columns: side, rows: side, holes: 0 })
  const found = searchAny(task, { maxStates: 50_000 })
  if (found.kind !== 'plan') throw new Error(found.kind)
  expect(isPlan(task, found.plan)).toBe(true)
  expect(found.plan.length).toBeLessThan(1.2 * side * side)
  expect(planByNearest(task, 100)).toBeUndefined()
})
