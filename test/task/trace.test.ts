import { expect, test } from 'vitest'
import { actionName, findAction, stateFacts } from '#planning/task/names'
import { applicableActions, isGoal } from '#planning/task/step'
import { endOf, isPlan, trace } from '#planning/task/trace'
import { Oracle } from '../support/oracle'
import { modelsOf } from '../support/task'
import { groundTiny, tinyTasks } from '../support/tasks'

test('a trace has a state before each step and one at the end, by names and by numbers', () => {
  for (const tiny of tinyTasks) {
    if (tiny.plan === undefined) continue
    const task = groundTiny(tiny)
    const walked = trace(task, task.initial, tiny.plan)
    expect(walked.states, tiny.name).toHaveLength(tiny.plan.length + 1)
    expect(walked.states[0]).toBe(task.initial)
    expect(walked.states.at(-1)).toBe(walked.end)
    expect(walked.taken.map(action => actionName(task, action))).toEqual(tiny.plan)
    expect('broken' in walked).toBe(false)
    expect(isGoal(task, walked.end)).toBe(true)
    expect(isPlan(task, walked.taken)).toBe(true)
    expect(trace(task, task.initial, walked.taken)).toEqual(walked)
  }
})

test('a trace ends before the first step that is not applicable or names no action', () => {
  let broken = 0
  for (const tiny of tinyTasks) {
    const task = groundTiny(tiny)
    const oracle = new Oracle(...modelsOf(tiny.domain, tiny.problem))
    const plan = tiny.plan ?? []
    for (let step = 0; step <= plan.length; step++) {
      const begun = endOf(task, task.initial, plan.slice(0, step))
      const open = new Set(applicableActions(task, begun.end))
      const closed = oracle.actions.find(({ name }) => {
        const action = findAction(task, name)
        return action === undefined || !open.has(action)
      })
      for (const wrong of ['(no such thing)', ...(closed === undefined ? [] : [closed.name])]) {
        const walked = trace(task, task.initial, [...plan.slice(0, step), wrong, ...plan])
        expect(walked.broken, `${tiny.name}: ${wrong} at ${step}`).toBe(step)
        expect(walked.taken).toHaveLength(step)
        expect(walked.end).toEqual(begun.end)
        broken++
      }
    }
  }
  expect(broken).toBeGreaterThan(20)
})

test('the states of a trace are those that the textbook reading gives', () => {
  for (const tiny of tinyTasks) {
    const task = groundTiny(tiny)
    const oracle = new Oracle(...modelsOf(tiny.domain, tiny.problem))
    const followed = trace(task, task.initial, tiny.plan ?? [])
    let state = oracle.initial
    const texts = [state]
    for (const name of tiny.plan ?? []) {
      state = oracle.progress(state, oracle.action(name))
      texts.push(state)
    }
    const propositions = new Set(oracle.propositions())
    expect(followed.states.map(each => stateFacts(task, each).sort())).toEqual(
      texts.map(each => [...each].filter(name => propositions.has(name)).sort()),
    )
  }
})
