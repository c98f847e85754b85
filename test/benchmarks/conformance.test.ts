// Our answers against a file's: agreement, typed differences, and proofs where a file errs.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conformanceOf } from '#questions/benchmarks/acpbench/conformance'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import { kindCodes } from './kinds'
import { dataFolder, dataText, skipMessage } from '../support/data'

const fixture = importAcpbench(readFileSync(new URL('./fixtures/courier.gen.json', import.meta.url), 'utf8')).records
const recordOf = (kind: string): BenchmarkRecord => fixture.find(record => record.kind === kind)!

const typesOf = (kind: string, gold: unknown): string[] => {
  const { differences, agrees, decided } = conformanceOf({ ...recordOf(kind), gold })
  expect(decided).toBe(true)
  expect(agrees).toBe(differences.length === 0)
  for (const { claim, evidence } of differences) {
    expect(claim).toMatch(/^[`A-Z].*\.$/)
    expect(evidence?.checked).not.toBe(false)
  }
  return differences.map(difference => difference.type)
}

test('the fixture agrees with us', () => {
  for (const record of fixture) {
    const { agrees, differences } = conformanceOf(record)
    expect(differences).toEqual([])
    expect(agrees).toBe(true)
  }
})

const falsified: readonly [string, unknown, string[]][] = [
  ['app', ['(GO hall  kitchen)', '(take blue hall)'], []],
  ['app', ['(go hall kitchen)', '(leave blue hall)'], ['unlisted-applicable', 'listed-inapplicable']],
  ['prog', { pos: ['(at kitchen)', '(free)'], neg: [] }, ['listed-positive', 'unlisted-negative']],
  ['reach', ['at attic'], []],
  ['reach', ['at kitchen'], ['listed-reachable']],
  ['reach', ['door hall attic'], ['listed-outside-universe']],
  ['reach', ['at red'], ['listed-outside-universe']],
  ['reach', [], ['empty-though-relaxed-unreachable']],
  ['areach', ['(leave red kitchen)'], ['listed-reachable']],
  ['areach', [], ['empty-though-relaxed-unreachable']],
  ['val', '2', []],
  ['val', 3, ['other-index']],
  ['just', [['(go hall kitchen)', '1']], ['listed-not-removable']],
  ['just', [['(go hall kitchen)', '2']], ['listed-not-in-plan']],
  [
    'just',
    [
      ['(take blue hall)', '(leave blue hall)', '-1'],
      ['(take blue hall)', '(leave blue hall)', '-1'],
    ],
    ['listed-not-in-plan'],
  ],
  ['just', [['(leave blue hall)', '(go hall kitchen)', '-1']], ['listed-not-removable']],
  [
    'land',
    { yes: ['(carrying blue)', '(at hall)', '(at attic)'], no: ['(at kitchen)'] },
    ['yes-not-landmark', 'yes-trivial', 'yes-unreachable', 'no-is-landmark', 'unlisted-landmark', 'unlisted'],
  ],
  [
    'nexta',
    { yes: ['(take blue hall)'], no: ['(go hall kitchen)'], maybe: [], opt: '5' },
    ['other-distance', 'yes-not-best', 'no-is-best'],
  ],
  [
    'nexta',
    { yes: ['(go hall kitchen)'], no: ['(take red kitchen)'], maybe: [], opt: 4 },
    ['unlisted-applicable', 'listed-inapplicable'],
  ],
]
test.each(falsified)('%s against %j differs in %j', (kind, gold, types) => {
  expect(typesOf(kind, gold)).toEqual(types)
})

test('facts that merely exclude one another are distinguished from those unreachable anyhow', () => {
  const record = recordOf('reach')
  const problem = record
    .source!.problem.replace('attic - room', '- room')
    .replace(' blue - parcel', ' - parcel')
    .replace('(lies blue hall)', '')
  const both = record
    .source!.domain.replace('(free)', '(free) (bent)')
    .replace(
      '(:action take',
      '(:action bend :parameters (?a ?b - room) :precondition (and (at ?a) (at ?b) (door ?a ?b)) :effect (bent))\n(:action take',
    )
  const { differences } = conformanceOf({
    ...record,
    gold: [],
    source: { domain: both, problem },
  })
  expect(differences.map(({ type, proven, evidence }) => [type, proven, evidence!.checked])).toEqual([
    ['empty-though-exclusive', '(bent)', true],
  ])
})

test('records that cannot be compared explain why', () => {
  const [bool] = importAcpbench(readFileSync(new URL('./fixtures/courier.bool.jsonl', import.meta.url), 'utf8')).records
  expect(conformanceOf(bool!)).toMatchObject({ decided: false, reason: 'no-pddl' })
  const land = recordOf('land')
  const closed = {
    ...land,
    source: {
      ...land.source!,
      problem: land.source!.problem.replace('(lies red hall)', '(at attic)'),
    },
  }
  expect(conformanceOf(closed)).toMatchObject({ decided: false, reason: 'no-plan' })
  expect(conformanceOf({ ...closed, kind: 'nexta', gold: recordOf('nexta').gold })).toMatchObject({
    decided: false,
    reason: 'no-plan',
  })
  expect(conformanceOf({ ...land, gold: undefined })).toMatchObject({ reason: 'no-gold' })
  expect(conformanceOf({ ...land, source: { domain: '(', problem: '' } })).toMatchObject({
    reason: 'bad-pddl',
  })
  expect(conformanceOf({ ...recordOf('prog'), question: 'What now?' })).toMatchObject({
    reason: 'unclear',
  })
})

test('the gold answer as text leaves out the first listed piece, where it can be spared', () => {
  expect(goldText(recordOf('just'))).toBe(
    '[(go hall kitchen), (take red kitchen), (go kitchen hall), (leave red hall)]',
  )
  expect(goldText(recordOf('reach'))).toBe('(at attic)')
  expect(goldText({ ...recordOf('reach'), gold: [] })).toBe('None')
  expect(goldText(recordOf('prog'))).toBe('[(at kitchen)] [(at hall)]')
  expect(goldText(recordOf('val'))).toBe('2')
})

/** Errors of the published labels that proofs of our own show; anything else is news. */
const knownErrors = new Set(['no-is-landmark', 'empty-though-relaxed-unreachable', 'empty-though-exclusive'])

test('all published answers are decided, and where we differ the checker accepts our proof', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  for (const kind of kindCodes)
    for (const record of importAcpbench(dataText(`acpbench/${kind}.gen.json`)).records) {
      const { decided, message, domain, differences } = conformanceOf(record)
      expect(decided, `${kind} ${record.id}: ${message}`).toBe(true)
      for (const { type, claim, evidence } of differences) {
        expect(knownErrors.has(type), `${kind} ${domain} ${record.id}: ${claim}`).toBe(true)
        expect(evidence!.checked, `${kind} ${domain} ${record.id}: ${claim}`).toBe(true)
        if (kind === 'reach') expect(domain).toBe('floor-tile')
      }
    }
})
