// Worked searches and estimates: they agree with the textbook algorithms, and the lines explain why.

import { expect, test } from 'vitest'
import { domainFolders } from '../../../domains/index'
import type { LessonWorld, WorkedEntry } from '#teaching/lesson'
import { workedExample } from '#teaching/worked/make'
import type { WorkedExample } from '#teaching/worked/worked'

function worldOf(domain: string): LessonWorld {
  const folder = domainFolders.find(({ id }) => id === domain)!
  const source = { domain: folder.domainText, problem: folder.problems[0]!.text }
  return { name: 'here', source, folder: domain, phrases: null }
}

function made(domain: string, entry: object): WorkedExample {
  const found = workedExample({ world: 'here', fade: 3, ...entry } as WorkedEntry, () => worldOf(domain))
  if ('problem' in found) throw new Error(found.problem)
  return found
}

const answers = ({ lines }: WorkedExample): string[] => lines.map(({ answer }) => answer)

test('A* chooses a state with the least f, and pays what the table of the textbook runs states', () => {
  for (const [domain, heuristic, cost] of [
    ['ferry', 'h-max', '6'],
    ['visitall', 'h-add', '7'],
    ['visitall', 'lm-cut', '5'],
    ['blocksworld', 'h-max', '6'],
  ] as const) {
    const example = made(domain, { search: 'a-star', heuristic })
    const choices = example.lines.filter(({ form }) => form.kind === 'choice').slice(0, -1)
    expect(choices.length).toBeGreaterThan(3)
    for (const { form, answer } of choices) {
      const values = (form.kind === 'choice' ? form.options : []).map(each => Number(/= (\d+)$/.exec(each)![1]))
      expect(Number(/= (\d+)$/.exec(answer)![1])).toBe(Math.min(...values))
    }
    expect(example.lines.at(-2)!.answer).toBe(cost)
    const best = domain === 'visitall' ? '5' : '6'
    expect(example.key).toBe(cost === best ? 'Yes' : 'No')
  }
})

test('the bounds of IDA* go up by the least f beyond', () => {
  expect(answers(made('ferry', { search: 'ida-star', heuristic: 'h-max' })).slice(0, 5)).toEqual([
    ...['3', '4', '5', '6'],
    '6',
  ])
})

test('the estimates of the start follow from the lines above them', () => {
  const lens = (which: string, heuristic: string, domain = 'ferry') => answers(made(domain, { lens: which, heuristic }))
  expect(lens('costs', 'h-max').slice(-3)).toEqual(['2', '3', '3'])
  expect(lens('costs', 'h-add').slice(-3)).toEqual(['3', '3', '6'])
  expect(lens('relaxed-plan', 'ff').at(-1)).toBe('5')
  expect(lens('cuts', 'lm-cut')).toHaveLength(6)
  expect(lens('cuts', 'lm-cut').at(-1)).toBe('5')
  expect(lens('all-states', 'h-add', 'visitall').at(-1)).toBe('34')
})

test('what cannot be worked out explains why', () => {
  const entry = { search: 'backward', world: 'here', fade: 3 } as WorkedEntry
  expect(workedExample(entry, () => worldOf('ferry'))).toHaveProperty('problem')
  expect(workedExample(entry, () => undefined)).toHaveProperty('problem')
  const kind = { kind: 'land', domain: 'no such', size: {}, seed: 's', fade: 3 } as WorkedEntry
  expect(workedExample(kind, () => undefined)).toHaveProperty('problem')
})
