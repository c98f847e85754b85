// Receipts that were tampered with: each forging is noticed, and what is hostile gets a clear message.

import { expect, test } from 'vitest'
import { questionOf } from '#questions/benchmarks/acpbench/question'

import { familyOf } from '#questions/benchmarks/cores'
import { type KindCode, plainKinds } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { ground } from '#planning/task/ground'
import { factName } from '#planning/task/names'
import type { FactId } from '#planning/task/task'
import { checkReceipt } from '#results/receipts/check'
import { readReceipt } from '#results/receipts/receipt'
import { brokenText, ownRecords } from '../support/records'
import { modelsOf } from '../support/task'
import { checked, receiptOf, type Forgeable } from './forgeable'

interface Case {
  readonly question: Question
  readonly right: string
  readonly wrong: string
}

/** Generated questions of each kind with confirmed right and wrong answers, in the order of domains. */
const cases = new Map<KindCode, readonly Case[]>(
  plainKinds().map(kind => [
    kind,
    confirmed(
      ownRecords('gen')
        .flatMap(([, records]) => records.filter(record => record.kind === kind).slice(0, 2))
        .map(record => {
          const question = questionOf(record)
          return {
            question,
            right: familyOf(question).goldText(question)!,
            wrong: brokenText(record),
          }
        }),
      3,
    ),
  ]),
)

/** The first questions with confirmed right and wrong answers, up to this number; no more are checked. */
function confirmed(cases: readonly Case[], many: number): Case[] {
  const found: Case[] = []
  for (const each of cases) {
    if (found.length === many) break
    const outcomes = [each.right, each.wrong].map(response => checked(receiptOf(each.question, response)).outcome)
    if (outcomes.every(outcome => outcome === 'confirmed')) found.push(each)
  }
  return found
}

test('there are cases of each kind', () => {
  for (const [kind, list] of cases) expect([kind, list.length >= 2]).toEqual([kind, true])
})

test.for(plainKinds())('%s: a verdict that was flipped is refused', kind => {
  for (const { question, right, wrong } of cases.get(kind)!) {
    for (const [response, flipped] of [
      [right, 'wrong'],
      [wrong, 'right'],
      [right, 'undecided'],
      [right, 'unreadable'],
    ] as const) {
      const found = checked({
        ...receiptOf(question, response),
        verdict: flipped,
        reason: flipped === 'undecided' ? 'limit' : null,
      })
      expect([response, flipped, found.outcome]).toEqual([response, flipped, 'refused'])
    }
  }
})

test.for(plainKinds())('%s: a response edited after the fact is refused', kind => {
  for (const { question, right, wrong } of cases.get(kind)!) {
    const receipt = receiptOf(question, right)
    const found = checked({ ...receipt, response: wrong })
    expect(found.outcome).toBe('refused')
    expect(found.explanation).toContain('reads as')
    // The answer noted down is edited as well: then the verdict does not follow.
    const { answer } = receiptOf(question, wrong)
    expect(checked({ ...receipt, response: wrong, answer }).outcome).toBe('refused')
  }
})

const proven: readonly KindCode[] = ['reach', 'areach', 'land', 'nexta']

test.for(proven)('%s: claims and certificates of another question are refused', kind => {
  const [one, other] = cases.get(kind)!
  for (const which of ['right', 'wrong'] as const) {
    const receipt = receiptOf(one!.question, one![which])
    if (receipt.evidence.length === 0) continue
    const { evidence } = receiptOf(other!.question, other!.right)
    const stolen = checked({ ...receipt, evidence })
    expect(stolen.outcome).toBe('refused')
    // Only the certificate is from another receipt.
    const mixed = receipt.evidence.map((each: Forgeable, i: number) => ({
      ...each,
      certificate: evidence[i % evidence.length].certificate,
    }))
    expect(checked({ ...receipt, evidence: mixed }).outcome).toBe('refused')
  }
})

test.for(proven)('%s: a right answer without any claim is refused', kind => {
  for (const { question, right } of cases.get(kind)!) {
    const found = checked({ ...receiptOf(question, right), evidence: [] })
    expect(found.outcome).toBe('refused')
    expect(found.explanation).toMatch(/No accepted claim/)
  }
})

test('a true claim that is not about the answer does not help', () => {
  for (const kind of ['reach', 'areach'] as const)
    for (const { question, right, wrong } of cases.get(kind)!) {
      if (right === 'None') continue
      const { evidence } = receiptOf(question, right)
      const about = checked({ ...receiptOf(question, wrong), verdict: 'right', evidence })
      expect(about.claims.every(({ accepted }) => accepted)).toBe(true)
      expect(about.outcome).toBe('refused')
    }
})

test('a claim about another state is not taken for one about this state', () => {
  const { question, wrong } = cases.get('reach')![0]!
  const receipt = receiptOf(question, wrong)
  const [{ claim, certificate }] = receipt.evidence
  const elsewhere = { claim: { ...claim, from: [] }, certificate }
  expect(checked({ ...receipt, evidence: [elsewhere] }).outcome).toBe('refused')
})

test('PDDL that was changed afterwards is noticed', () => {
  for (const { question, right } of cases.get('nexta')!) {
    const receipt = receiptOf(question, right)
    const found = checked({
      ...receipt,
      question: {
        ...receipt.question,
        problemText: receipt.question.problemText.replace(/\(:goal[\s\S]*$/, '(:goal (and))\n)'),
      },
    })
    expect(found.outcome).toBe('refused')
    expect(found.unseen.join(' ')).toContain('has changed since')
  }
})

test('a reading that nobody could choose is refused', () => {
  const { question, right } = cases.get('reach')![0]!
  const chosen = { kind: 'item', item: { text: '(made up)', span: { from: 0, to: 1 } } }
  const found = checked({ ...receiptOf(question, right), chosen })
  expect(found.outcome).toBe('refused')
  expect(found.explanation).toContain('cannot be read that way')
})

test('yes/no and choice: flipped verdicts are refused', () => {
  for (const format of ['bool', 'mcq'] as const) {
    const kinds = new Map(
      ownRecords(format)
        .flatMap(([, records]) => records)
        .map(record => [record.kind, record]),
    )
    for (const record of kinds.values()) {
      const question = questionOf(record)
      const receipt = receiptOf(question, familyOf(question).goldText(question)!)
      if (checked(receipt).outcome !== 'confirmed') continue
      expect([record.kind, checked({ ...receipt, verdict: 'wrong' }).outcome]).toEqual([record.kind, 'refused'])
    }
  }
})

test('an open question without PDDL is none, and a search that calls itself evidence shows nothing', () => {
  const { question, right } = cases.get('reach')![0]!
  const receipt = receiptOf(question, right)
  const { domainText: _, problemText: __, ...bare } = receipt.question
  expect(readReceipt(JSON.stringify({ ...receipt, question: bare })).kind).toBe('bad')
  const searched = receipt.evidence.map(({ claim }: Forgeable) => ({
    claim,
    certificate: { kind: 're-searched', method: 'believe me' },
  }))
  const found = checked({ ...receipt, evidence: searched })
  expect(found.outcome).toBe('not-shown')
  expect(found.claims[0]).toMatchObject({ accepted: false, isBare: true })
})

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const { question, right } = cases.get('reach')![0]!
const sound = JSON.stringify(receiptOf(question, right))
const withEvidence = (evidence: string): string => sound.replace(/"evidence":[\s\S]*\}$/, `"evidence":${evidence}}`)

test.for([
  ['cut off', sound.slice(0, 900), /cut off/],
  ['another version', sound.replace('"version":1', '"version":7'), /newer|newest/],
  ['a field missing', sound.replace('"response":', '"reply":'), /lacks its `response`/],
  ['a field of another sort', sound.replace(/"maxStates":\d+/, '"maxStates":"many"'), /maxStates/],
  ['HTML for a question', sound.replace(/"question":\{/, '"question":"<script>alert(1)</script>","q":{'), /question/],
  ['no object', '[1,2]', /one JSON object/],
  ['a deep question', sound.replace('"record":{', `"record":{"deep":${nested(20_000)},`), /deep/],
] as const)('%s gives a clear message', ([, json, expected]) => {
  const read = readReceipt(json)
  expect(read.kind).toBe('bad')
  if (read.kind === 'bad') expect(`${read.title} ${read.message}`).toMatch(expected)
})

test.for([
  ['nested deeply', nested(5_000).replace('[[', '[{"claim":[').replace(']]', '],"certificate":{}}]')],
  [
    'prototype keys',
    '[{"claim":{"__proto__":{"kind":"unreachable"},"constructor":1},"certificate":{"__proto__":{"kind":"plan"}}}]',
  ],
  [
    'numbers for names',
    '[{"claim":{"kind":"unreachable","target":{"kind":"fact","fact":7}},"certificate":{"kind":"closed-set","facts":4}}]',
  ],
  [
    'arrays that are none',
    '[{"claim":{"kind":"unreachable","target":{"kind":"goal"}},"certificate":{"kind":"exhausted","states":{"facts":[],"words":1,"rows":{"u32":"%%%"}}}}]',
  ],
  ['nothing', '[{"claim":null,"certificate":null}]'],
] as const)('evidence that is %s is refused', ([, evidence]) => {
  const read = readReceipt(withEvidence(evidence))
  if (read.kind === 'receipt') {
    const found = checkReceipt(read.receipt)
    expect(found.outcome).toBe('refused')
    for (const claim of found.claims) {
      expect(claim.accepted).toBe(false)
      expect(claim.where).not.toBe('')
    }
  } else expect(read.message).not.toBe('')
})

test('a response of a megabyte is read again in time', () => {
  const noise = 'I think about <b>it</b> and __proto__. '.repeat(26_000)
  const response = `${noise}\nFinal answer: ${right}`
  expect(checked(receiptOf(question, response)).outcome).toBe('confirmed')
}, 60_000)

test('a claim about another state than the initial one shows nothing of a landmark', () => {
  // In a state where nothing holds no action is applicable, so from there every fact is a landmark.
  const certificate = { kind: 'closed-set', facts: [], mayBeFalse: [] }
  let forged = 0
  for (const { question } of cases.get('land')!) {
    const found = ground(...modelsOf(question.judged!.domain, question.judged!.problem))
    if (found.kind !== 'task') continue
    const { task } = found
    for (let fact = 0; fact < Math.min(task.factCount, 12); fact++) {
      const name = factName(task, fact as FactId)
      const receipt = receiptOf(question, name)
      if (!receipt.evidence.some((each: Forgeable) => each.claim.kind === 'not-landmark')) continue
      const claim = { kind: 'landmark', fact: name, from: [] }
      const evidence = [{ claim, certificate }, ...receipt.evidence]
      expect(checked({ ...receipt, verdict: 'right', evidence }).outcome).toBe('refused')
      forged++
    }
  }
  expect(forged).toBeGreaterThan(2)
})
