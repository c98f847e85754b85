// Every benchmark text at hand is read without an error.

import { describe, expect, test } from 'vitest'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { acpbenchKinds, acpbenchRecords, dataFolder, ipcInstances } from '../support/data'

describe.skipIf(dataFolder() === undefined)('benchmark texts', () => {
  test('every planning-competition problem is read without errors', () => {
    for (const instance of ipcInstances()) {
      const domain = parseDomain(instance.domainText())
      const problem = parseProblem(instance.problemText(), domain.domain)
      const found = [...domain.diagnostics, ...problem.diagnostics].filter(isError)
      expect(found, instance.problem).toEqual([])
      expect(domain.domain.actions.length).toBeGreaterThan(0)
    }
  })

  test('every question with PDDL is read without errors', () => {
    let count = 0
    for (const kind of acpbenchKinds)
      for (const record of acpbenchRecords(kind)) {
        const domain = parseDomain(record.PDDL_domain)
        const problem = parseProblem(record.PDDL_problem, domain.domain)
        const found = [...domain.diagnostics, ...problem.diagnostics].filter(isError)
        expect(found, record.id).toEqual([])
        expect(problem.problem.init.length).toBeGreaterThan(0)
        count++
      }
    expect(count).toBeGreaterThan(0)
  })
})
