// The published scorer: every rule and every known gap of it.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { officialScore } from '#questions/benchmarks/acpbench/official'
import { engineOracle } from '#questions/benchmarks/acpbench/official-oracle'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import { loadTask } from '#planning/task/load'
import { dataFolder, dataText, skipMessage } from '../support/data'
import { kindCodes } from './kinds'

const fixture = importAcpbench(readFileSync(new URL('./fixtures/courier.gen.json', import.meta.url), 'utf8')).records
const recordOf = (kind: string): BenchmarkRecord => fixture.find(record => record.kind === kind)!

function score(record: BenchmarkRecord, text: string): 0 | 1 | null {
  const prepared = loadTask(record.source!)
  if (prepared.kind !== 'ready') throw new Error(prepared.message)
  const { score, note } = officialScore(record, text, engineOracle(prepared.task))
  expect(note).not.toBe('')
  return score
}

const scores: readonly [string, string, 0 | 1][] = [
  ['app', '[(go hall kitchen), (take blue hall)]', 1],
  ['app', '(TAKE blue hall) (go hall kitchen) (go hall kitchen)', 1],
  ['app', '(go hall kitchen)', 0],
  ['app', 'none', 0],
  ['app', '(go hall kitchen) (take blue hall ', 1],
  ['app', '(go hall kitchen), (take blue hall )', 0],
  ['app', '(go hall kitchen): (door hall kitchen) holds. (take blue hall)', 0],
  ['prog', '[(at kitchen)] [(at hall)]', 1],
  ['prog', '[(AT kitchen)] [(at hall), (at hall)]', 1],
  ['prog', 'Positive effects: (at kitchen) Negative effects: (at hall)', 1],
  ['prog', '[(at hall)] [(at kitchen)]', 0],
  ['prog', '[(at kitchen)] [(at kitchen)]', 0],
  ['prog', '[(at kitchen)]', 0],
  ['prog', '[] []', 0],
  ['val', '2', 1],
  ['val', 'Index 2.', 1],
  ['val', '02', 0],
  ['val', '3', 0],
  ['val', '-2', 1],
  ['val', 'the third', 0],
  ['val', 'After 2 steps it is 3', 1],
  ['just', '[(go hall kitchen), (take red kitchen), (go kitchen hall), (leave red hall)]', 1],
  ['just', '[]', 0],
  ['just', '(take blue hall) (leave blue hall) (go hall kitchen)', 0],
  ['just', '(go hall kitchen) (go kitchen hall) (take red kitchen) (leave red hall)', 0],
  [
    'just',
    '(take blue hall) (leave blue hall) (go hall kitchen) (take red kitchen) (go kitchen hall) (leave red hall)',
    0,
  ],
  ['just', '(GO hall kitchen) (take red kitchen) (go kitchen hall) (leave red hall)', 0],
  ['land', '(at kitchen)', 1],
  ['land', '(Carrying red)', 1],
  ['land', '(carrying blue)', 0],
  ['land', '(at hall)', 0],
  ['land', 'None', 0],
  ['nexta', '(go hall kitchen)', 1],
  ['nexta', '(take blue hall)', 0],
  ['nexta', '(take red kitchen)', 0],
  ['reach', '(at attic)', 1],
  ['reach', '(lies blue attic)', 1],
  ['reach', '(at kitchen)', 0],
  ['reach', 'None', 0],
  ['reach', 'none', 0],
  // Known gaps: whether a name that is not a proposition counts as unreachable depends on the translator.
  ['reach', '(at cellar)', 1],
  ['reach', '(at red)', 1],
  ['reach', '(lies red red)', 1],
  ['reach', '(door hall attic)', 1],
  ['reach', '(door hall kitchen)', 0],
  ['reach', '(room red)', 1],
  ['reach', '(room hall)', 0],
  ['reach', '(object hall)', 0],
  ['reach', '(or)', 1],
  ['reach', '(and)', 0],
  ['reach', '(holds red)', 0],
  ['reach', '(at hall attic)', 0],
  ['reach', '(not (at attic))', 0],
  ['reach', '(and (at attic) (at hall))', 0],
  ['areach', '(go hall attic)', 1],
  // Known gap: unreachable, but also when deletes are ignored, and therefore "not an action".
  ['areach', '(go attic hall)', 0],
  ['areach', '(go hall kitchen)', 0],
  ['areach', 'None', 0],
  ['areach', '(fly hall attic)', 0],
]
test.each(scores)('%s %j scores %i', (kind, text, expected) => {
  expect(score(recordOf(kind), text)).toBe(expected)
})

test('with an empty list only None counts, whatever can be proven', () => {
  for (const kind of ['reach', 'areach']) {
    const record = { ...recordOf(kind), gold: [] }
    expect(score(record, 'None')).toBe(1)
    expect(score(record, 'Nonesuch')).toBe(1)
    expect(score(record, 'none')).toBe(0)
    expect(score(record, kind === 'reach' ? '(at attic)' : '(go hall attic)')).toBe(0)
  }
  const land = { ...recordOf('land'), gold: { yes: [], no: ['(at kitchen)'] } }
  expect(score(land, 'None')).toBe(1)
  expect(score(land, '(at kitchen)')).toBe(0)
})

test('the list of unreachable actions is compared with a lower-cased answer', () => {
  const record = { ...recordOf('areach'), gold: ['(Go hall attic)'] }
  expect(score(record, '(Go hall attic)')).toBe(0)
})

test('a plan in upper case cannot be answered behind the label, which lower-cases', () => {
  const record = recordOf('just')
  const upper = {
    ...record,
    question: record.question.replace(/"\(.*\)"/, plan => plan.toUpperCase()),
  }
  const answer = '(go hall kitchen) (take red kitchen) (go kitchen hall) (leave red hall)'
  expect(score(upper, answer)).toBe(0)
  expect(score(upper, answer.toUpperCase())).toBe(1)
  expect(score(upper, `Simplified plan: ${answer.toUpperCase()}`)).toBe(0)
  expect(score(record, `Simplified plan: ${answer.toUpperCase()}`)).toBe(1)
})

test('removals may be many and need not be adjacent', () => {
  const record = recordOf('just')
  const plan =
    '(go hall kitchen) (go kitchen hall) (take blue hall) (leave blue hall) (go hall kitchen) (take red kitchen) (go kitchen hall) (leave red hall)'
  const longer = { ...record, question: record.question.replace(/"\(.*\)"/, `"${plan}"`) }
  expect(score(longer, '(go hall kitchen) (take red kitchen) (go kitchen hall) (leave red hall)')).toBe(1)
})

test('an action listed as open is scored by the shortest plan after it', () => {
  const gold = { yes: [], no: [], maybe: ['(go hall kitchen)', '(take blue hall)'], opt: '4' }
  const record = { ...recordOf('nexta'), gold }
  expect(score(record, '(go hall kitchen)')).toBe(1)
  expect(score(record, '(take blue hall)')).toBe(0)
  const { opt: _, ...without } = gold
  expect(score({ ...record, gold: without }, '(go hall kitchen)')).toBe(1)
})

test('an unreachable action that is reachable when deletes are ignored counts by proof', () => {
  const record = recordOf('areach')
  const domain = record.source!.domain.replace(
    '(:action leave',
    '(:action swap :parameters (?p ?q - parcel) :precondition (and (carrying ?p) (carrying ?q) (at attic)) :effect (free))\n(:action swap2 :parameters (?p ?q - parcel) :precondition (and (carrying ?p) (lies ?p hall)) :effect (free))\n(:action leave',
  )
  const changed = {
    ...record,
    source: {
      ...record.source!,
      domain: domain.replace('(:predicates', '(:constants hall attic - room)\n(:predicates'),
      problem: record.source!.problem.replace('hall kitchen attic - room', 'kitchen - room'),
    },
  }
  expect(score(changed, '(swap2 red blue)')).toBe(1)
  expect(score(changed, '(swap red blue)')).toBe(0)
})

test('without a gold answer there is no score', () => {
  expect(score({ ...recordOf('app'), gold: undefined }, '(go hall kitchen)')).toBeNull()
})

test('yes/no and choice go by the file', () => {
  const read = (name: string): readonly BenchmarkRecord[] =>
    importAcpbench(readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')).records
  const oracle = engineOracle((loadTask(fixture[0]!.source!) as { task: Parameters<typeof engineOracle>[0] }).task)
  const [yes] = read('courier.bool.jsonl')
  expect(officialScore(yes!, '**Final Answer**: Yes.', oracle).score).toBe(1)
  expect(officialScore(yes!, '**Final Answer**: Yes', oracle).score).toBe(0)
  expect(officialScore(yes!, 'No way. The answer is yes.', oracle).score).toBe(0)
  const [choice] = read('courier.mcq.json')
  expect(officialScore(choice!, 'A or B? B.', oracle).score).toBe(1)
  expect(officialScore(choice!, 'B. Done', oracle).score).toBe(0)
})

test('an empty last match is scored by the rules after it, and before May 2026 ended the program', () => {
  const [choice] = importAcpbench(readFileSync(new URL('./fixtures/courier.mcq.json', import.meta.url), 'utf8')).records
  const text = 'Option: A is fine\n**Final Answer**: 1'
  const oracle = {} as Parameters<typeof officialScore>[2]
  const right = { ...choice!, gold: 'A' }
  expect(officialScore(right, text, oracle)).toMatchObject({
    score: 1,
    note: expect.stringMatching(/the last letter after a colon, "\(A\)".*0\.4\.11\) it stopped with IndexError/),
  })
  expect(officialScore({ ...choice!, gold: 'B' }, text, oracle).score).toBe(0)
  expect(officialScore(right, text, oracle, '2025-03')).toMatchObject({
    score: null,
    error: 'IndexError',
  })
  expect(officialScore(right, 'A.', oracle).note).not.toContain('2026')
})

test('every published gold answer scores 1', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const missed: string[] = []
  for (const kind of kindCodes)
    for (const record of importAcpbench(dataText(`acpbench/${kind}.gen.json`)).records) {
      const text = goldText(record)!
      if (score(record, text) !== 1) missed.push(`${kind} ${record.id}: ${text.slice(0, 80)}`)
    }
  expect(missed).toEqual([])
})
