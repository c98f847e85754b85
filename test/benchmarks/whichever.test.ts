// A phrase of two actions means the one that is applicable at its place.

import { describe, expect, test } from 'vitest'
import { describedQuestionOf } from '#questions/benchmarks/acpbench/english/read-record'
import type { RecordContent } from '#questions/benchmarks/acpbench/record'

const context = (lamp: string): string =>
  `This is an alfworld domain where an agent does chores. There are 1 object types: 1 desklamp, 1 receptacle types: 1 desk, and 2 locations all numbered consecutively. The receptacles are at locations as follows. desk1 is at location1. Currently, the objects are at locations as follows. desklamp1 is at location1. agent agent1 is at location location1. The objects are in/on receptacle as follows. desklamp1 is on desk1. desklamp1 is ${lamp}. Nothing has been validated. agent1's hands are empty.`
const toggles = 'agent agent1 toggles object desklamp1 that is on the receptacle desk1 at location location1'

function read(kind: RecordContent['kind'], question: string, lamp = 'off') {
  const describedQuestion = describedQuestionOf({
    ...{ id: '1', kind, format: 'bool', group: '', gold: 'yes', source: null },
    ...{ context: context(lamp), question },
  })!
  expect(describedQuestion.parsed.missing).toEqual([])
  return {
    statements: describedQuestion.statements,
    taken: describedQuestion.parsed.taken,
    unread: describedQuestion.parsed.unread,
  }
}

const name = (on: 'on' | 'off'): string => `(toggle_object_${on} agent1 location1 desklamp1 desk1)`

describe('a phrase that represents two actions', () => {
  test.each([
    ['off', 'on'],
    ['on', 'off'],
  ] as const)('switches a lamp that is %s %s', (lamp, to) => {
    const question = `Is the following action applicable in this state: ${toggles}?`
    expect(read('app', question, lamp)).toEqual({
      statements: [{ kind: 'applicable', action: name(to) }],
      taken: ['whichever-applicable'],
      unread: [],
    })
  })

  test('means each time what can be done then', () => {
    const question = `Is the following sequence of actions "${toggles}, ${toggles}, ${toggles}" applicable in the current state?`
    const [statement] = read('val', question).statements!
    expect(
      statement?.kind === 'sequence' && statement.entries.map(entry => entry.kind === 'action' && entry.action),
    ).toEqual([name('on'), name('off'), name('on')])
  })

  test('is left unread where a plan has both of what is left out', () => {
    const plan = `Given the plan: "${toggles}, ${toggles}"; can the following action be removed from this plan and still have a valid plan: ${toggles}?`
    const { statements, unread } = read('just', plan)
    expect(statements).toBeUndefined()
    expect(unread).toEqual([plan])
  })

  test('is left unread where it is asked what becomes possible', () => {
    const question = `Is it possible to transition to a state where the action "${toggles}" can be applied?`
    expect(read('areach', question).statements).toBeUndefined()
  })
})
