// The whole partition of every published reachability and landmark question: nothing undecided, and each
// difference from the published labels proven.

import { expect, test } from 'vitest'
import { partitionLandmarks } from '#planning/analysis/landmarks'
import { partitionActions, partitionFacts } from '#planning/analysis/reachable'
import type { Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { Domain, Problem } from '#planning/pddl/model'
import { ground } from '#planning/task/ground'
import { actionName, factName, findAction, findFact } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { actionsOutside, factsOutside } from '#planning/task/universe'
import { acpbenchRecords, dataFolder, skipMessage } from '../support/data'
import { modelsOf } from '../support/task'

const withData = test.skipIf(dataFolder() === undefined)
if (dataFolder() === undefined) console.warn(`shared questions: ${skipMessage}`)

interface Posed {
  readonly id: string
  readonly models: [Domain, Problem]
  readonly task: Task
  /** As in the file. */
  readonly answer: ReturnType<typeof acpbenchRecords>[number]
}

function posed(kind: string): Posed[] {
  return acpbenchRecords(kind).map((record, index) => {
    const models = modelsOf(record.PDDL_domain, record.PDDL_problem)
    const outcome = ground(...models)
    if (outcome.kind !== 'task') throw new Error(`${kind} ${index}: grounding stopped`)
    const id = `${kind} ${index} ${models[0].name}`
    return { id, models, task: outcome.task, answer: record.answer }
  })
}

const inBrackets = (name: string): string => (name.startsWith('(') ? name.toLowerCase() : `(${name.toLowerCase()})`)

/** Reachability items where the label states that all is reachable, and something is not. */
const wronglyEmpty: string[] = []

function expectProven({ id, models }: Posed, claim: Claim, certificate: Parameters<typeof checkCertificate>[3]): void {
  const result = checkCertificate(...models, claim, certificate)
  expect([id, claim, result]).toEqual([id, claim, { accepted: true }])
}

withData('every proposition of every reachability question is decided, as labelled or proven', () => {
  for (const each of posed('reach')) {
    const { id, task, answer } = each
    const { unreachable, undecided, decisionOf } = partitionFacts(task)
    expect([id, undecided]).toEqual([id, []])
    const names = new Set(unreachable.map(fact => factName(task, fact)))
    for (const item of (answer as string[]).map(inBrackets))
      expect([id, item, findFact(task, item) === undefined || names.has(item)]).toEqual([id, item, true])
    const someOutside = factsOutside(task).next().done !== true
    const noneUnreachable = unreachable.length === 0 && !someOutside
    if (answer.length === 0 && !noneUnreachable) wronglyEmpty.push(id)
    if (answer.length > 0) expect([id, noneUnreachable]).toEqual([id, false])
    for (const fact of unreachable.slice(0, 5)) {
      const decided = decisionOf(fact)
      if (decided.kind !== 'unreachable') throw new Error(id)
      const target = { kind: 'fact', fact: factName(task, fact) } as const
      expectProven(each, { kind: 'unreachable', target }, decided.certificate())
    }
  }
  // The known wrong labels: a painted tile has no other colour, and never becomes clear.
  expect(wronglyEmpty.every(id => id.endsWith('floor-tile'))).toBe(true)
})

withData('every action of every action reachability question is decided as labelled', () => {
  for (const { id, task, answer } of posed('areach')) {
    const { unreachable, undecided } = partitionActions(task)
    expect([id, undecided]).toEqual([id, []])
    const names = new Set(unreachable.map(action => actionName(task, action)))
    for (const item of (answer as string[]).map(inBrackets))
      expect([id, item, findAction(task, item) === undefined || names.has(item)]).toEqual([id, item, true])
    const someOutside = actionsOutside(task).next().done !== true
    expect([id, answer.length === 0]).toEqual([id, unreachable.length === 0 && !someOutside])
  }
})

withData('every proposition of every landmark question is decided, as labelled or proven', () => {
  let wrongLabels = 0
  for (const each of posed('land')) {
    const { id, task, answer } = each
    const found = partitionLandmarks(task)
    if (found.kind !== 'partition') throw new Error(`${id}: ${found.kind}`)
    expect([id, found.undecided]).toEqual([id, []])
    const landmarks = new Set(found.landmarks.map(fact => factName(task, fact)))
    const listed = new Set([...answer.yes, ...answer.no].map(inBrackets))
    for (const fact of [...found.landmarks, ...found.notLandmarks])
      expect([id, factName(task, fact), listed.has(factName(task, fact))]).toEqual([id, factName(task, fact), true])
    for (const item of answer.yes.map(inBrackets)) expect([id, item, landmarks.has(item)]).toEqual([id, item, true])
    for (const item of answer.no.map(inBrackets)) {
      if (!landmarks.has(item)) continue
      wrongLabels++
      const decided = found.decisionOf(findFact(task, item)!)
      if (decided.kind !== 'landmark') throw new Error(id)
      expectProven(each, { kind: 'landmark', fact: item }, decided.certificate())
    }
  }
  expect(wrongLabels).toBeGreaterThan(0)
})
