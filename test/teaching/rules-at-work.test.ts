// Wrong rules on problems made for them: their answers, which of them is reported, and both rules line by line.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { poseOwn } from '#questions/kinds/asking/pose'
import type { KindCode } from '#questions/kinds/codes'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { traps } from '#teaching/misreadings/answers'
import { cheapestPlans } from '#teaching/misreadings/cheapest-plans'
import { diagnose } from '#teaching/misreadings/diagnose'
import type { Diagnosis } from '#teaching/misreadings/misreading'
import { shippedFiles } from '#teaching/shipped'
import { loadTask } from '#planning/task/load'
import { factName } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { FactId } from '#planning/task/task'

const { files } = shippedFiles('landmarks')!
const toll: Source = { domain: files['toll-domain.pddl']!, problem: files['toll.pddl']! }
const first = (domain: string): Source => {
  const folder = domainFolders.find(({ id }) => id === domain)!
  return { domain: folder.domainText, problem: folder.problems[0]!.text }
}
const asked = (source: Source, kind: KindCode): Question => poseOwn(source, 'test').find(each => each.kind === kind)!
const found = (source: Source, kind: KindCode, answer: string): Diagnosis | null =>
  diagnose(asked(source, kind), answer, defaultLimits)

test('the bridge is on every cheapest way to town, and a dearer way avoids it', () => {
  const diagnosis = found(toll, 'land', '(at bridge)')!
  expect(diagnosis).toMatchObject({ id: 'on-cheapest', lesson: 'landmarks' })
  expect(diagnosis.replay.wrong.map(({ explanation }) => explanation)).toContain('Here `(at bridge)` holds.')
  const { right } = diagnosis.replay
  expect(right.flatMap(({ action }) => (action === '' ? [] : [action]))).toEqual(['(drive home town)'])
  expect(right.at(-1)!.explanation).toContain('of 1 step and cost 5, and `(at bridge)` never holds')
  expect(traps(asked(toll, 'land'), 'on-cheapest', defaultLimits)).toBe(true)
  const loaded = loadTask(toll)
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const { task } = loaded
  const { cost, everywhere } = cheapestPlans(task, 100)!
  expect(cost).toBe(3)
  const names = Array.from({ length: task.factCount }, (_, fact) => fact as FactId)
    .filter(fact => holds(everywhere, fact))
    .map(fact => factName(task, fact))
  expect(names.sort()).toEqual(['(at bridge)', '(at home)', '(at town)'])
})

test('ignoring deletes: every fact of blocks is then reachable', () => {
  const diagnosis = found(first('blocksworld'), 'reach', 'None')!
  expect(diagnosis.id).toBe('relaxed')
  expect(diagnosis.replay.right.at(-1)!.explanation).toContain('in no state that can be reached')
})

test('what is unreadable, right or without a rule has no diagnosis', () => {
  expect(found(first('ferry'), 'land', 'perhaps')).toBeNull()
  expect(found(first('ferry'), 'val', '-7')).toBeNull()
  const broken = { ...asked(toll, 'land'), judged: { domain: '(define', problem: '' } }
  expect(diagnose(broken, 'None', defaultLimits)).toBeNull()
})
