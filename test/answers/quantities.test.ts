// Numbers and quantities in answers of yes or no: steps within a bound, and preconditions, some of them unmet.

import { expect, test } from 'vitest'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { readRecord } from '../support/judge-record'

const recordOf = (group: string, question: string) =>
  importAcpbench(JSON.stringify([{ id: 1, group, context: '', question, answer: 'no' }])).records[0]!
const read = (text: string, record: ReturnType<typeof recordOf>): boolean | null => {
  const { answer } = readRecord(record, text)
  return answer?.kind === 'yes-no' ? answer.yes : null
}

const bounded = recordOf(
  'reachable_atom_bool',
  'Is there a way to get, in at most 2 steps, to a state in which this holds: the box is at the door?',
)

test.each([
  ['Two steps suffice.', true],
  ['It takes 2 steps.', true],
  ['One step is enough.', true],
  ['It can be reached in two steps.', true],
  ['It does not take more than 2 steps.', true],
  ['It takes 3 steps.', false],
  ['It takes at least 3 steps.', false],
  ['Two steps are too few.', false],
  ['Every way needs more than 2 steps.', false],
  ['No way shorter than 4 steps exists.', false],
  ['It can be done, but not in two steps.', false],
  ['There is a way, but it is longer than two steps.', false],
  ['It can be done in four steps.', null],
  ['It takes at most 3 steps.', null],
  ['It takes no more than 3 steps.', null],
  ['It takes no more than 2 steps.', true],
  ['It does not take more than one step.', true],
  ['It can be reached in at most 4 steps.', null],
  ['It can be reached within 4 steps.', null],
  ['It can be reached within 2 steps.', true],
  ['There is a way shorter than 4 steps.', null],
  ['It cannot be done in fewer than 3 steps.', false],
  ['It cannot be reached in 2 steps.', false],
])('within two steps, “%s” is %s', (text, yes) => {
  expect(read(text, bounded)).toBe(yes)
})

const applicability = recordOf(
  'applicable_actions_bool',
  'Can this action be taken in the current state: open the door?',
)

test.each([
  ['All preconditions hold.', true],
  ['All preconditions hold, as the door is shut.', true],
  ['All but one precondition hold.', false],
  ['Nearly every condition is met.', false],
  ['Almost all preconditions hold.', false],
  ['All preconditions hold except one.', false],
  ['All preconditions hold but the first.', false],
  ['Every precondition apart from (at door) is satisfied.', false],
  ['By no means.', false],
  ['Without a doubt.', true],
  ['Most preconditions hold.', null],
  ['Some of the preconditions hold.', null],
  ['Yes, if the robot were at the door.', null],
  ['Sure, if the robot were there. But it isn’t.', false],
])('of an action, “%s” is %s', (text, yes) => {
  expect(read(text, applicability)).toBe(yes)
})
