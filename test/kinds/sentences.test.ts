// The sentences of verdicts, for any domain, kind, format and answer: one short sentence that gives the reason, no
// repetition, evidence only for the subject of the verdict, and one way of counting steps.

import { describe, expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import type { Answer } from '#language/answers/reading'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import type { Claim } from '#planning/certificates/certificate'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import { plainKinds } from '#questions/kinds/codes'
import { MAX_WORDS, wordCount } from '#questions/kinds/judging/words'
import type { Verdict } from '#questions/kinds/verdict'
import { engineInMemory } from '#engine/engine'
import type { Question } from '#questions/kinds/question'
import { questionOf } from '#questions/benchmarks/acpbench/question'
import { dataFolder, dataText, dataNote } from '../support/data'
import { samplesOf } from '../support/long'

const engine = engineInMemory()
const limits = { maxStates: 50_000 }

/** Answers of every sort to one question: right, wrong, near misses, things that do not exist. */
async function answersTo(question: Question): Promise<string[]> {
  if (question.format === 'bool') return ['yes', 'no']
  if (question.format === 'mcq') return [...question.choices!.label]
  const revealed = await engine.hints.reveal(question, limits)
  const key = revealed.kind === 'key' ? [revealed.answer] : []
  const names = (sort: 'fact' | 'action'): string[] => {
    const list = engine.names.suggest(question.shown!, sort, 'universe', '', 60)
    return list.kind === 'names' ? list.names.map(({ name }) => name) : []
  }
  const some = (list: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, i) => list[(i * 7) % list.length]!)
  const facts = some(names('fact'), 8)
  const actions = some(names('action'), 8)
  const parts = (key[0] ?? '').match(/\([^()]+\)/g) ?? []
  const list = (items: readonly string[]): string => `[${items.join(', ')}]`
  switch (question.kind) {
    case 'app':
      return [
        ...key,
        'None',
        list(parts.slice(1)),
        list([...parts, actions[0]!]),
        list([...parts, '(fly to the moon)']),
        list([...parts.slice(2), ...actions]),
        list(actions),
      ]
    case 'prog': {
      const [pos = '[]', neg = '[]'] = (key[0] ?? '').split(/(?<=\]) /)
      const [first = ''] = pos.match(/\([^()]+\)/g) ?? []
      const [second = ''] = neg.match(/\([^()]+\)/g) ?? []
      return [
        ...key,
        `${neg} ${pos}`,
        `${pos} []`,
        `[] ${neg}`,
        `${list([first, second].filter(Boolean))} []`,
        `${list([first, facts[1]!].filter(Boolean))} ${neg}`,
        `${pos} ${list([second, facts[2]!].filter(Boolean))}`,
        ...facts.map(fact => `${list([fact])} ${list([facts[3]!])}`),
      ]
    }
    case 'val':
      return [...key, ...key.map(text => `${Number(text) + 1}`), '0', '1', '2', '50']
    case 'just': {
      const plan = question.asked?.plan ?? []
      return [
        ...key,
        list(plan),
        '[]',
        ...plan.slice(0, 4).map((_, i) => list(plan.filter((_, j) => j !== i))),
        list(plan.filter((_, i) => i !== 1 && i !== 3)),
        list(plan.slice(0, 3)),
        list([...plan].reverse()),
        list(actions.slice(0, 2)),
      ]
    }
    default: {
      const own = question.kind === 'reach' || question.kind === 'land' ? facts : actions
      return [...key, 'None', ...own, facts[0]!, actions[0]!, '(nothing at all)', '(p']
    }
  }
}

const itemsOf = (answer: Answer | null): string[] => {
  switch (answer?.kind) {
    case 'item':
      return [answer.item.text]
    case 'list':
      return answer.items.map(({ text }) => text)
    case 'two-lists':
      return [...answer.pos, ...answer.neg].map(({ text }) => text)
    default:
      return []
  }
}

/** Facts and actions that a claim is about. */
function subjectsOf(claim: Claim): readonly string[] {
  if ('fact' in claim) return [claim.fact]
  if (!('target' in claim)) return []
  const { target } = claim
  return target.kind === 'fact'
    ? [target.fact]
    : target.kind === 'action'
      ? [target.action]
      : target.kind === 'facts'
        ? target.facts
        : []
}

/** Sentences without names, lower-cased, split between clauses, to find repetitions. */
const clausesOf = (text: string): string[] =>
  text
    .split(/[:;.]\s|[:;.]$/)
    .map(clause => clause.trim().toLowerCase())
    .filter(clause => wordCount(clause) >= 4)

function faultsOf(question: Question, answer: string, verdict: Verdict, near: string): string[] {
  const { explanation, findings, evidence, reading } = verdict
  const faults: string[] = []
  const texts = [explanation, ...findings.map(({ text }) => text), near].filter(text => text !== '')
  for (const text of [explanation, ...findings.map(({ text }) => text)].filter(Boolean)) {
    if (wordCount(text) > MAX_WORDS) faults.push(`${wordCount(text)} words: ${text}`)
    if (!/[.?]$/.test(text)) faults.push(`no end: ${text}`)
    if (/[.?!]\s+[A-Z]/.test(text.replace(/`[^`]*`/g, 'X'))) faults.push(`two sentences: ${text}`)
    if (/undefined|null|NaN|\[object/.test(text)) faults.push(`a hole: ${text}`)
    if ((text.match(/`/g)?.length ?? 0) % 2 === 1) faults.push(`an odd backtick: ${text}`)
    for (const [, step, index] of text.matchAll(/[Ss]tep (\d+)(?: \(index (\d+)\))?/g))
      if (index === undefined || Number(step) !== Number(index) + 1) faults.push(`steps: ${text}`)
    if (/index \d/.test(text.replace(/[Ss]tep \d+ \(index \d+\)|no index \d+|has index \d+/g, '')))
      faults.push(`index alone: ${text}`)
  }
  if (new Set(texts).size < texts.length) faults.push(`one text twice: ${texts.join(' | ')}`)
  // Two rows may have one reason, since they are about two items; the sentence's own is not given again.
  const names = new Set(clausesOf(explanation))
  const repeated = texts
    .slice(1)
    .flatMap(clausesOf)
    .filter(clause => names.has(clause))
  if (repeated.length > 0) faults.push(`said twice: ${repeated[0]}`)
  const rows = findings.map(({ item, fix, role }) => `${role} ${item} ${fix}`)
  if (
    question.kind !== 'just' &&
    new Set(rows.filter(row => !row.startsWith('note'))).size < rows.filter(row => !row.startsWith('note')).length
  )
    faults.push(`a row twice: ${rows.join(' | ')}`)
  const spoken = [
    explanation,
    ...findings.map(({ item }) => item),
    ...itemsOf(reading.answer),
    JSON.stringify(question.statements ?? ''),
  ].join('\n')
  // For two actions in one state the evidence is about everything that both need.
  const isOfBoth = (question.statements ?? []).some(each => 'also' in each)
  for (const { claim } of isOfBoth ? [] : evidence)
    for (const name of subjectsOf(claim))
      if (!spoken.includes(name)) faults.push(`evidence for ${name}, which is not spoken of`)
  if (verdict.verdict === 'unreadable' && evidence.length > 0) faults.push('evidence of nothing')
  return faults.map(fault => `${question.key} ${question.kind}.${question.format} "${answer}": ${fault}`)
}

async function faultsOn(question: Question): Promise<string[]> {
  const faults: string[] = []
  for (const answer of await answersTo(question)) {
    const { verdict } = await engine.judging.judge(question, answer, limits)
    const near =
      verdict.verdict === 'wrong' && ['app', 'prog', 'val', 'just'].includes(question.kind)
        ? engine.hints.nearest(question, answer, limits)
        : undefined
    const description = near?.kind === 'change' ? near.description : ''
    faults.push(...faultsOf(question, answer, verdict, description))
  }
  return faults
}

const worlds = ['ferry', 'blocksworld', 'grippers', 'satellite', 'visitall', 'alfworld', 'rovers']

describe.each(worlds)('%s', id => {
  const folder = domainFolders.find(each => each.id === id)!
  const source = { domain: folder.domainText, problem: folder.problems[0]!.text }
  test.each<FormatCode>(['gen', 'bool', 'mcq'])('questions of the format %s', async format => {
    let count = 0
    for (const kind of plainKinds()) {
      const world = { kind: 'given', source } as const
      const { questions } = engine.making.questions({
        world,
        kind,
        format,
        count: 2,
        seed: id,
        block: 0,
      })
      for (const question of questions) {
        count++
        expect(await faultsOn(question)).toEqual([])
      }
    }
    // Each kind gives one at least, but for one that a small problem may lack.
    expect(count).toBeGreaterThanOrEqual(plainKinds().length - 2)
  })
})

test.skipIf(dataFolder() === undefined)(
  `published questions${dataNote}`,
  async () => {
    for (const kind of plainKinds()) {
      const { records } = importAcpbench(dataText(`acpbench/${kind}.gen.json`))
      for (const record of records.filter((_, i) => i % samplesOf(18, 9) === 0)) {
        const question = { ...questionOf(record), key: record.id }
        expect(await faultsOn(question)).toEqual([])
        const gold = goldText(record)
        if (gold === undefined) continue
        const { verdict } = await engine.judging.judge(question, gold, limits)
        expect(faultsOf(question, gold, verdict, '')).toEqual([])
      }
    }
  },
  120_000,
)

/** Facts that the action does not change are described as unchanged. */
test('a fact that did not change has its own reason', async () => {
  const folder = domainFolders.find(({ id }) => id === 'ferry')!
  const source = { domain: folder.domainText, problem: folder.problems[0]!.text }
  const kind: KindCode = 'prog'
  const question = engine.making.pose(source, 'ferry').find(each => each.kind === kind)!
  const asked = { kind, action: '(sail l0 l1)' } as const
  const messageOf = async (answer: string): Promise<string> =>
    (await engine.judging.judge({ ...question, asked }, answer, limits)).verdict.explanation
  expect(await messageOf('[(at-ferry l1), (at c0 l0)] [(at-ferry l0)]')).toContain('which does not touch it')
  expect(await messageOf('[(at-ferry l1), (on c0)] [(at-ferry l0)]')).toContain('the action does not touch it')
  expect(await messageOf('[(at-ferry l1)] [(at-ferry l0), (at c0 l0)]')).toContain('the action does not touch it')
  expect(await messageOf('[(at-ferry l1)] [(at-ferry l0), (on c1)]')).toContain('which does not touch it')
  expect(await messageOf('[(at-ferry l1), (at-ferry l0)] []')).toContain('belongs in the second list')
})
