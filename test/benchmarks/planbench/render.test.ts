// Official prompts byte for byte: a sample of the benchmark's own, one of each domain and family; all of them with
// PLANGROUND_SWEEP=1.

import { describe, expect, test } from 'vitest'
import { readConfigurations } from '#questions/benchmarks/planbench/config'
import type { PromptBlock } from '#questions/benchmarks/planbench/items'
import { domainTextFor } from '#questions/benchmarks/planbench/known/domains'
import { knownWordbook } from '#questions/benchmarks/planbench/known/wordbooks'
import { stateAfter } from '#questions/benchmarks/planbench/render/execute'
import { renderLine } from '#questions/benchmarks/planbench/render/line'
import { correctedPieces } from '#questions/benchmarks/planbench/render/pieces'
import { renderPrompt, verificationMessage } from '#questions/benchmarks/planbench/render/prompt'
import { dataFolder, dataText, type DataRecord, skipMessage } from '../../support/data'

const isSweep = process.env.PLANGROUND_SWEEP !== undefined

test.skipIf(!dataFolder())('prompts of the benchmark are rendered to the letter', ({ skip }) => {
  if (!dataFolder()) skip(skipMessage)
  const { found } = readConfigurations(dataText('planbench/domains.json'))
  const sets = JSON.parse(dataText('planbench/instances.json.gz'))
  const seen = new Set<string>()
  let compared = 0
  for (const text of dataText('planbench/prompts.jsonl.gz').trim().split('\n')) {
    const record: DataRecord = JSON.parse(text)
    const { query, ...line } = record
    const pair = `${record.domain} ${record.family}`
    // Some prompts belong to no instance that was published.
    if (String(record.note).includes('import only')) continue
    if (!isSweep && seen.has(pair)) continue
    seen.add(pair)
    compared++
    const result = renderLine({ ...line, instances: sets[record.instance_set] }, found)
    expect(result, record.id).toEqual({ id: record.id, query })
  }
  expect(seen.size).toBe(90)
  if (isSweep) expect(compared).toBe(729)
})

const nothing: PromptBlock = {
  init: [],
  goal: null,
  plan: null,
  executed: null,
  event: null,
  newPlan: null,
  state: null,
  message: null,
  total: null,
}
const blocks = knownWordbook('blocksworld')!
const init = ['(ontable a)', '(handempty)', '(clear a)', '(ontable b)', '(clear b)']

describe('a prompt of our own', () => {
  test('has as many worked blocks as are asked for', () => {
    const worked = { ...nothing, init, goal: ['(on a b)'], plan: ['(pick-up a)', '(stack a b)'] }
    for (const count of [0, 1, 3]) {
      const prompt = renderPrompt(
        {
          ...{ layout: 't1', introduction: 'Blocks.\n' },
          worked: Array.from({ length: count }, () => worked),
          open: { ...nothing, init, goal: ['(on b a)'] },
        },
        blocks,
      )
      if ('problem' in prompt) throw new Error(prompt.problem)
      expect(prompt.text.split('[STATEMENT]').length - 1).toBe(count + 1)
      expect(prompt.text.split('[PLAN END]').length - 1).toBe(count)
      expect(prompt.text.slice(prompt.openFrom)).toBe(
        '\n[STATEMENT]\nAs initial conditions I have that, the red block is clear, the blue block is clear, the hand is empty, the red block is on the table and the blue block is on the table.\nMy goal is to have that the blue block is on top of the red block.\n\nMy plan is as follows:\n\n[PLAN]',
      )
    }
  })

  test('has no oddities in the corrected layout', () => {
    const unmet = {
      kind: 'precondition',
      step: 2,
      action: '(stack a b)',
      unmet: ['(clear b)'],
    } as const
    expect(verificationMessage(unmet, blocks)).toContain('invalid.The')
    const message = verificationMessage(unmet, blocks, correctedPieces)!
    expect(message).toMatch(/invalid\. The following action at step 2 .*\n$/s)
    const event = { action: '(pick-up a)', step: 1, becameTrue: ['(clear a)'], becameFalse: [] }
    const plan = ['(pick-up a)', '(stack a b)']
    for (const layout of ['t1', 't2', 't3', 't4', 't6', 't7', 't8_1'] as const) {
      const block = {
        ...{ init, goal: ['(on a b)'], plan, executed: plan, event, newPlan: plan },
        ...{ state: init, message, total: 3 },
      }
      const prompt = renderPrompt(
        { layout, introduction: 'Blocks.\n', worked: [block], open: block },
        blocks,
        correctedPieces,
      )
      if ('problem' in prompt) throw new Error(prompt.problem)
      expect(prompt.text).not.toMatch(/[ \t]\n|\n[ \t]| {2}|[ \t]$/)
      expect(prompt.text).toMatch(/\n$/)
    }
  })

  test('shows what it lacks', () => {
    const prompt = (open: Partial<PromptBlock>) =>
      renderPrompt(
        { layout: 't1', introduction: '', worked: [], open: { ...nothing, goal: [], ...open } },
        blocks,
        correctedPieces,
      )
    expect(prompt({ goal: ['(sticky a)'] })).toEqual({
      problem: 'The wording “blocksworld” has no sentence for the predicate `sticky`.',
    })
    expect(prompt({ goal: null })).toEqual({ problem: 'A block of t1 needs a goal.' })
  })

  test('shows states with what never changes', () => {
    const source = {
      domain: domainTextFor('logistics'),
      problem:
        '(define (problem p) (:domain logistics-strips) (:objects p0 t0 l0-0 l0-1 c0) (:init (obj p0) (truck t0) (location l0-0) (location l0-1) (city c0) (in-city l0-0 c0) (in-city l0-1 c0) (at p0 l0-0) (at t0 l0-0)) (:goal (at p0 l0-1)))',
    }
    const after = stateAfter(source, ['(load-truck p0 t0 l0-0)'])
    if ('problem' in after) throw new Error(after.problem)
    expect([...after.state].sort()).toEqual(
      '(at t0 l0-0) (city c0) (in p0 t0) (in-city l0-0 c0) (in-city l0-1 c0) (location l0-0) (location l0-1) (obj p0) (truck t0)'.match(
        /\([^)]*\)/g,
      ),
    )
    expect(stateAfter(source, ['(load-truck p0 t0 l0-1)'])).toHaveProperty('problem')
  })
})
