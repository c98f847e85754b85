// The content of a record: sequences, plans, and actions described in English.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applicableNow, askedOf } from '#questions/benchmarks/acpbench/asked'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { findActionInWords } from '#questions/benchmarks/acpbench/action-in-words'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { ground } from '#planning/task/ground'
import { factName, findAction } from '#planning/task/names'
import { holds, progress } from '#planning/task/step'
import type { FactId, Task } from '#planning/task/task'
import { dataFolder, dataText, skipMessage } from '../support/data'

const fixture = importAcpbench(readFileSync(new URL('./fixtures/courier.gen.json', import.meta.url), 'utf8')).records

const taskOf = (record: BenchmarkRecord): Task => {
  const { domain } = parseDomain(record.source!.domain)
  const outcome = ground(domain, parseProblem(record.source!.problem, domain).problem)
  if (outcome.kind !== 'task') throw new Error('too large')
  return outcome.task
}

function effectsOf(record: BenchmarkRecord, action: string): { pos: string[]; neg: string[] } {
  const task = taskOf(record)
  const id = findAction(task, action)
  expect(id, action).toBeDefined()
  const after = progress(task, task.initial, id!)
  const pos: string[] = []
  const neg: string[] = []
  for (let fact = 0 as FactId; fact < task.factCount; fact++)
    if (holds(task.initial, fact) !== holds(after, fact)) (holds(after, fact) ? pos : neg).push(factName(task, fact))
  return { pos: pos.sort(), neg: neg.sort() }
}

const askedIn = (record: BenchmarkRecord, phrase: string) =>
  askedOf({ ...record, question: `What does the action "${phrase}" change?` })

test('the fixture questions are understood', () => {
  expect(fixture.map(record => askedOf(record))).toEqual(
    [
      { kind: 'app' },
      { kind: 'prog', action: '(go hall kitchen)' },
      { kind: 'prog', action: '(take blue hall)' },
      { kind: 'reach' },
      { kind: 'areach' },
      {
        kind: 'val',
        sequence: ['(go hall kitchen)', '(take red kitchen)', '(leave red hall)', '(go kitchen hall)'],
      },
      {
        kind: 'just',
        plan: [
          '(take blue hall)',
          '(leave blue hall)',
          '(go hall kitchen)',
          '(take red kitchen)',
          '(go kitchen hall)',
          '(leave red hall)',
        ],
      },
      { kind: 'land' },
      { kind: 'nexta' },
    ].map(asked => ({ kind: 'asked', asked })),
  )
})

test('a plan is found where the stem has other lengths, and in brackets', () => {
  const just = fixture.find(record => record.kind === 'just')!
  for (const question of [
    'Shorten "(go hall kitchen) (go kitchen hall)".',
    'Shorten "(Go hall kitchen), (GO kitchen hall)" please, "now".',
    'Shorten [(go hall kitchen), (go kitchen hall)]!',
  ])
    expect(askedOf({ ...just, question })).toEqual({
      kind: 'asked',
      asked: { kind: 'just', plan: ['(go hall kitchen)', '(go kitchen hall)'] },
    })
})

test('an action may be written in PDDL', () => {
  const prog = fixture[1]!
  for (const phrase of ['(GO hall  kitchen)', 'go hall kitchen', 'Go(hall, kitchen)'])
    expect(askedIn(prog, phrase)).toEqual({
      kind: 'asked',
      asked: { kind: 'prog', action: '(go hall kitchen)' },
    })
})

test('other wordings of an action are understood', () => {
  const prog = fixture[1]!
  for (const [phrase, action] of [
    ['move to the kitchen from the hall', '(go hall kitchen)'],
    ['travel from room Hall to room Kitchen', '(go hall kitchen)'],
    ['collect the parcel blue, which lies in the hall', '(take blue hall)'],
    ['grab blue', '(take blue hall)'],
  ] as const)
    expect(askedIn(prog, phrase), phrase).toEqual({
      kind: 'asked',
      asked: { kind: 'prog', action },
    })
})

test('a phrase that fits nothing, or names what cannot be, is unclear', () => {
  const prog = fixture[1]!
  for (const phrase of ['take the parcel red in the kitchen', 'go to the attic', 'x'.repeat(5000)])
    expect(askedIn(prog, phrase).kind, phrase.slice(0, 50)).toBe('unclear')
  expect(askedOf({ ...prog, question: 'What changes?' }).kind).toBe('unclear')
})

test('the gold answer plays no part', () => {
  for (const record of fixture)
    expect(askedOf({ ...record, gold: { pos: ['(at attic)'], neg: [] } })).toEqual(askedOf(record))
})

test('every published progression question is understood', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const { records } = importAcpbench(dataText('acpbench/prog.gen.json'))
  for (const record of records) {
    const outcome = askedOf(record)
    expect(outcome.kind, `${record.question}: ${JSON.stringify(outcome)}`).toBe('asked')
    if (outcome.kind !== 'asked') continue
    const gold = record.gold as { pos: string[]; neg: string[] }
    expect(effectsOf(record, outcome.asked.action!), record.question).toEqual({
      pos: gold.pos.map(fact => fact.toLowerCase()).sort(),
      neg: gold.neg.map(fact => fact.toLowerCase()).sort(),
    })
  }
})

test('every published sequence and plan is found whole', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  for (const kind of ['val', 'just'])
    for (const record of importAcpbench(dataText(`acpbench/${kind}.gen.json`)).records) {
      const outcome = askedOf(record)
      expect(outcome.kind).toBe('asked')
      if (outcome.kind !== 'asked') continue
      const actions = kind === 'val' ? outcome.asked.sequence : outcome.asked.plan
      expect(actions!.length).toBe(record.question.split('(').length - 1)
    }
})

test('every wording listed in a published context is understood for every applicable action', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const missed: string[] = []
  let count = 0
  for (const kind of ['app', 'areach', 'val', 'just', 'nexta'])
    for (const record of importAcpbench(dataText(`acpbench/${kind}.gen.json`)).records) {
      const listed = /The available actions are: ([\s\S]*)/.exec(record.context)
      if (listed === null) continue
      const task = taskOf(record)
      const candidates = applicableNow(task)
      const changing = candidates.filter(one => one.adds.length + one.deletes.length > 0)
      const key = (one: (typeof candidates)[0]) => [[...one.adds].sort(), [...one.deletes].sort()]
      for (const entry of listed[1]!.matchAll(
        /\(([\w-]+)((?: \?[\w-]+)*)\) - (.*?)(?=, and \(|, \(| and \(|\.? The goal is|\.?\s*$)/g,
      )) {
        const parameters = entry[2]!.trim().split(' ').filter(Boolean)
        for (const one of changing.filter(each => each.schema === entry[1]!.toLowerCase())) {
          const phrase = entry[3]!.replace(/\?[\w-]+/g, name => {
            const place = parameters.indexOf(name)
            return place < 0 ? name : one.objects[place]!
          })
          count++
          const actionInWords = findActionInWords(phrase, candidates, task.objects)
          const found = candidates.find(each => actionInWords.kind === 'found' && each.text === actionInWords.action)
          if (found === undefined || JSON.stringify(key(found)) !== JSON.stringify(key(one)))
            missed.push(`${one.text}: ${phrase}: ${JSON.stringify(actionInWords)}`)
        }
      }
    }
  expect(count).toBeGreaterThan(1000)
  expect(missed).toEqual([])
})
