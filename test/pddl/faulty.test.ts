// Faulty texts as students write them: the first fault is where it should be, and the fixes lead to sound texts.
// `--- domain` and `--- problem` begin the texts of a case; expected are the first fault, and the texts that *Fix all*
// leads to, or `by hand` where several mendings are possible.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TextRole } from '#planning/pddl/diagnostic'
import { fixesOf } from '#planning/pddl/mending/candidates'
import { countFaults } from '#planning/pddl/mending/fault-count'
import { applied } from '#planning/pddl/mending/fix'
import { fixAll } from '#planning/pddl/mending/fix-all'
import { readSymbols, type Texts } from '#planning/pddl/symbols'
import { outlineOf } from '#planning/pddl/symbols/outline'
import { readCorpus, updateCorpus } from '../support/corpus'

const path = join(import.meta.dirname, 'faulty.txt')
const BY_HAND = 'by hand'

function textsOf(input: string): Texts {
  const [domain = '', problem = ''] = input.split(/^--- problem$/m)
  return { domain: domain.trim(), problem: problem.trim() }
}

/** The first fault with its line, and the text that the fixes lead to. */
function outcome(input: string): string {
  const texts = textsOf(input)
  const { texts: after, left } = fixAll(texts)
  const roles: readonly TextRole[] = texts.problem === '' ? ['domain'] : ['domain', 'problem']
  const changed = roles.filter(role => after[role] !== texts[role]).map(role => `--- ${role}\n${after[role]}`)
  return [firstFault(texts), left > 0 ? BY_HAND : changed.join('\n')].join('\n')
}

function firstFault(texts: Texts): string {
  const { diagnostics } = countFaults(texts)
  const role = diagnostics.domain.length > 0 ? 'domain' : 'problem'
  const first = diagnostics[role][0]
  if (first === undefined) return 'none'
  return `${role} ${texts[role].slice(0, first.span.from).split('\n').length}: ${first.message}`
}

updateCorpus(path, outcome)
const cases = readCorpus(path)

test('more than thirty faulty texts, most repaired by fixes alone', () => {
  expect(cases.length).toBeGreaterThanOrEqual(30)
  expect(cases.filter(({ expected }) => !expected.endsWith(BY_HAND)).length).toBeGreaterThanOrEqual(25)
})

describe.each(cases)('$title', ({ input, expected }) => {
  const texts = textsOf(input)

  test('opens at its first fault, and is mended', () => {
    expect(outcome(input)).toBe(expected)
  })

  test('a second time nothing changes', () => {
    const once = fixAll(texts)
    expect(fixAll(once.texts).labels).toEqual([])
  })

  test('its outline works', () => {
    const role: TextRole = texts.problem === '' ? 'domain' : 'problem'
    const outline = outlineOf(readSymbols(texts), role)
    expect(outline.length).toBeGreaterThan(0)
  })

  test('each fix that is offered leaves fewer faults, or declares a name', () => {
    const now = countFaults(texts)
    for (const role of ['domain', 'problem'] as const)
      for (const diagnostic of now.diagnostics[role]) {
        const fixes = fixesOf(texts, role, diagnostic, now)
        expect(fixes, diagnostic.message).not.toEqual([])
        for (const fix of fixes) {
          const after = countFaults(applied(texts, fix))
          const isFewer = after.errors < now.errors || after.warnings < now.warnings
          const isDeclared = !after.diagnostics[role].some(({ message }) => message === diagnostic.message)
          expect(isFewer || isDeclared, fix.label).toBe(true)
        }
      }
  })
})
