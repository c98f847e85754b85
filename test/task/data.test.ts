// The published questions and the competition problems, where the data are.

import { expect, test } from 'vitest'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { ground } from '#planning/task/ground'
import { actionName, findAction, findFact, stateFacts } from '#planning/task/names'
import { applicableActions, progress } from '#planning/task/step'
import { classifyAction, classifyAtom, kindsOf } from '#planning/task/universe'
import { acpbenchKinds, acpbenchRecords, dataFolder, ipcInstances, skipMessage } from '../support/data'
import { taskOf } from '../support/task'

const withData = test.skipIf(dataFolder() === undefined)
if (dataFolder() === undefined) console.warn(skipMessage)

const lowerCase = (names: readonly string[]): string[] => names.map(name => name.toLowerCase()).sort()

withData('the applicable actions are those of the published questions', () => {
  for (const record of acpbenchRecords('app')) {
    const task = taskOf(record.PDDL_domain, record.PDDL_problem)
    const actual = applicableActions(task, task.initial).map(action => actionName(task, action))
    expect(actual.sort(), record.id).toEqual(lowerCase(record.answer))
  }
})

withData('the three lists of a next-action question are the applicable actions', () => {
  for (const record of acpbenchRecords('nexta')) {
    const task = taskOf(record.PDDL_domain, record.PDDL_problem)
    const actual = applicableActions(task, task.initial).map(action => actionName(task, action))
    const { yes, no, maybe } = record.answer
    expect(actual.sort(), record.id).toEqual(lowerCase([...yes, ...no, ...maybe]))
  }
})

withData('some action changes a state as each progression question says', () => {
  for (const record of acpbenchRecords('prog')) {
    const task = taskOf(record.PDDL_domain, record.PDDL_problem)
    const changes = (list: readonly string[]): number[] => list.map(name => findFact(task, name)!).sort((a, b) => a - b)
    const [pos, neg] = [changes(record.answer.pos), changes(record.answer.neg)]
    const found = applicableActions(task, task.initial).some(action => {
      const after = progress(task, task.initial, action)
      const added: number[] = []
      const removed: number[] = []
      for (let fact = 0; fact < task.factCount; fact++) {
        const before = (task.initial[fact >> 5]! >>> (fact & 31)) & 1
        const now = (after[fact >> 5]! >>> (fact & 31)) & 1
        if (now > before) added.push(fact)
        if (now < before) removed.push(fact)
      }
      return added.join() === pos.join() && removed.join() === neg.join()
    })
    expect(found, record.id).toBe(true)
  }
})

withData('published unreachable facts and actions are in the universe', () => {
  for (const kind of ['reach', 'areach'] as const)
    for (const record of acpbenchRecords(kind)) {
      const { domain } = parseDomain(record.PDDL_domain)
      const { problem } = parseProblem(record.PDDL_problem, domain)
      for (const name of record.answer) {
        const found = kind === 'reach' ? classifyAtom(domain, problem, name) : classifyAction(domain, problem, name)
        expect(found.kind, `${record.id} ${name}`).toBe('in-universe')
      }
    }
})

withData('every published question grounds, and its initial state is whole', () => {
  for (const kind of acpbenchKinds)
    for (const record of acpbenchRecords(kind)) {
      const task = taskOf(record.PDDL_domain, record.PDDL_problem)
      const kinds = kindsOf(task.domain)
      const isFluent = (name: string): boolean =>
        kinds[task.domain.predicates.findIndex(each => each.name === name)] === 'fluent'
      const wanted = task.problem.init
        .filter(atom => isFluent(atom.predicate.name))
        .map(atom => `(${[atom.predicate.name, ...atom.terms.map(term => term.name)].join(' ')})`)
      expect(stateFacts(task, task.initial), record.id).toEqual([...new Set(wanted)])
    }
})

withData('every competition problem grounds or stops at a stated count', { timeout: 60_000 }, () => {
  for (const instance of ipcInstances()) {
    const { domain } = parseDomain(instance.domainText())
    const { problem } = parseProblem(instance.problemText(), domain)
    const outcome = ground(domain, problem)
    expect(outcome.kind, instance.problem).toBe('task')
    if (outcome.kind !== 'task') continue
    const { task } = outcome
    expect(task.goal.length, instance.problem).toBeGreaterThan(0)
    const last = actionName(task, (task.actionCount - 1) as Parameters<typeof actionName>[1])
    expect(findAction(task, last)).toBe(task.actionCount - 1)
  }
})
