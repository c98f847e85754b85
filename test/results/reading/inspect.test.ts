// Logs of Inspect: JSON and `.eval` with members that are stored, deflated or in zstandard of one or several frames.

import { describe, expect, test } from 'vitest'
import { survey } from '#results/reading/survey'
import { file, readAll } from './support'
import { type Member, zip, zstdFrame } from './zip-writer'

/** Two frames of zstandard as the reference program writes them: a sample with id 1, epoch 2 and an attachment. */
const twoFrames = Buffer.from(
  'KLUv/QRoxQcAwk0nGHBvDnbY6UGi5FqkXZBclS/iEzYoqf56L0fSabUNhNpApr0Ts87HLa6DEpKPW3dqIMfOKw+DGAr3gv2ZlB3hz9PHp7Fbt7LGEUvJ7cNSRoqZH7gSeuzexseMyGmbWsdT/tb/A8uR7IW0eyUmGAz3wt01bSFYFpo0ZrLOUdYchPqd9P24RaaPWIuUPJKRgo84jmTEGC5hHMmn5Q9YASQgMERgFFMfUm0zlIEzkpwwg28DvRywJYAOFd93STEIBPKWtDDD2QUfoLNz0GGwQIQNahzMljKSF25LOcGHNqSJ3qcptZL4sn8ZSQSjA+Dv+bkRDukOShJ55HttKLUv/QBYbQkA5lA0IlCJmwMl3cSWK0u7nB9Rtiz4RYXROrVbqril6X5KYyZ2oQYqACkALABHUvQjUR5USpR2Zc9EfUvhjNMnql1pb0ydQn5l5APHaUqC/Ep+mj7yCBTcWDjusV5dcFt0WYMQPi82chc1GFY7bhyr3Zpf2Qjc7m1CX6mtjDY3+Y6+o9nBkzqvNvjWD+RX7qKOIgHfcFtehEmSECMzXjg7xmDGMW0esyhAIAxcEaKIoH6eIvGV/UDHGjOvya+EEg9OANVUUtpbL7AB+3TYJ7VPyt6JuuclIGACCVTNHbsUfMcwFETe3trA5XclWM3cvKjkLq69b07mukWhEdVsUWqD5c4f4qIcQiD3sBKeG49ZkDlM9HDjcN2ur06MfAsQ0/FtLVGOgC1FZF2e9K87BA==',
  'base64',
)

const sample = (id: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  epoch: 1,
  input: `Question ${id}?`,
  target: 'yes',
  messages: [{ role: 'user', content: 'a prompt that is long' }],
  output: { model: 'm-2024', choices: [], completion: `said ${id}` },
  scores: { pattern: { value: id % 2 === 1 ? 'C' : 'I', answer: 'x' } },
  metadata: { context: `A place ${id}.` },
  events: [{ event: 'model' }],
  ...more,
})
const head = {
  version: 2,
  status: 'success',
  eval: { task: 'acpbench/acp-val-bool', model: 'openai/m', created: '2025' },
}

test.each([1, 7, 65_536])('a log as JSON in pieces of %d bytes, over many lines or one', async piece => {
  const log = {
    ...head,
    plan: {},
    results: { scores: [] },
    stats: {},
    samples: [sample(1), sample(2)],
  }
  for (const text of [JSON.stringify(log, null, 2), JSON.stringify(log)]) {
    const { records, issues } = await readAll([file('log.json', text, piece)])
    expect(issues).toEqual([])
    expect(records.map(({ line, model, response, recorded }) => [line, model, response, recorded])).toEqual([
      [1, 'openai/m', 'said 1', 1],
      [2, 'openai/m', 'said 2', 0],
    ])
    expect(records[0]!.about).toEqual({
      record: {
        context: 'A place 1.',
        question: 'Question 1?',
        answer: 'yes',
        group: 'validation_bool',
      },
      context: 'A place 1.',
      question: 'Question 1?',
      task: 'acpbench/acp-val-bool',
    })
  }
})

test.each(([0, 8, 93] as const).flatMap(method => [false, true].map(isWide => [method, isWide] as const)))(
  'an archive with members of method %d, zip64: %s',
  async (method, isWide) => {
    const members: Member[] = [
      { name: 'samples/1_epoch_1.json', content: JSON.stringify(sample(1)), method },
      { name: 'samples/1_epoch_2.json', content: JSON.stringify(sample(1, { epoch: 2 })), method },
      { name: 'summaries.json', content: '[]', method },
      { name: 'header.json', content: JSON.stringify(head, null, 2), method },
    ]
    const { records, issues, events } = await readAll([file('log.eval', zip(members, isWide), 1000)])
    expect(issues).toEqual([])
    expect(records.map(({ file: name, attempt, model }) => [name, attempt, model])).toEqual([
      ['log.eval/samples/1_epoch_1.json', 1, 'openai/m'],
      ['log.eval/samples/1_epoch_2.json', 2, 'openai/m'],
    ])
    expect(events.at(-1)).toEqual({
      kind: 'file',
      file: 'log.eval',
      read: { title: 'a log of Inspect', records: 2, questions: 0, issues: 0 },
    })
  },
)

test('zstandard of several frames, and attachments', async () => {
  const packed = Uint8Array.from(twoFrames)
  const text = JSON.stringify(sample(2))
  const frames = [zstdFrame(text.slice(0, 50), 20), zstdFrame(text.slice(50), 20)]
  const { records, issues } = await readAll([
    file(
      'log.eval',
      zip([
        { name: 'header.json', content: JSON.stringify(head), method: 93 },
        { name: 'samples/1_epoch_2.json', content: '', method: 93, packed, size: 1103 },
        {
          name: 'samples/2_epoch_1.json',
          content: '',
          method: 93,
          packed: Uint8Array.from(frames.flatMap(frame => [...frame])),
          size: text.length,
        },
      ]),
    ),
  ])
  expect(issues).toEqual([])
  expect(records.map(({ attempt, response, about }) => [attempt, response, about.context])).toEqual([
    [
      2,
      '(sail l0 l1) and (board c0 l0), (board c1 l0), (board c2 l0)',
      'A ferry at place 1, with the cars c0, c1, c2, c3 and c4 at l0, l0, l1, l1 and l1.',
    ],
    [1, 'said 2', 'A place 2.'],
  ])
})

test('samples that broke off, and one without an end, are reported; the others are read', async () => {
  const members: Member[] = [
    { name: '_journal/start.json', content: JSON.stringify({ version: 2, eval: head.eval }) },
    {
      name: 'samples/1_epoch_1.json',
      content: JSON.stringify(sample(1, { error: { message: 'no network' }, output: {} })),
    },
    {
      name: 'samples/2_epoch_1.json',
      content: JSON.stringify(sample(2, { output: { model: 'm', choices: [] } })),
    },
    { name: 'samples/3_epoch_1.json', content: JSON.stringify(sample(3)).slice(0, 90) },
    { name: 'samples/4_epoch_1.json', content: JSON.stringify(sample(4)), method: 12 },
    { name: 'samples/5_epoch_1.json', content: JSON.stringify(sample(5)) },
  ]
  const { records, issues } = await readAll([file('log.eval', zip(members))])
  expect(records.map(({ response }) => response)).toEqual(['said 5'])
  expect(issues.map(({ file: name, message }) => [name.slice(9), message])).toEqual([
    ['', expect.stringContaining('its status is “started”')],
    [
      'samples/1_epoch_1.json',
      expect.stringContaining('broke off with an error and has no response to score: no network'),
    ],
    ['samples/2_epoch_1.json', expect.stringContaining('the model gave no response')],
    ['samples/3_epoch_1.json', expect.stringContaining('seems to be cut off')],
    ['samples/4_epoch_1.json', expect.stringContaining('method 12')],
  ])
})

test('a log without samples reports it', async () => {
  for (const text of [JSON.stringify(head), JSON.stringify({ ...head, samples: [] }, null, 1)]) {
    const { records, issues } = await readAll([file('log.json', text)])
    expect(records).toEqual([])
    expect(issues).toMatchObject([{ line: 0, message: expect.stringContaining('holds no samples') }])
  }
})

test('ids of samples with slashes are kept in the archive', async () => {
  const members: Member[] = [
    { name: 'header.json', content: JSON.stringify(head) },
    { name: 'samples/app/bool/1_epoch_1.json', content: JSON.stringify(sample(1)) },
    { name: 'samples/2_epoch_1.json', content: JSON.stringify(sample(2)) },
    { name: 'summaries.json', content: '[]' },
  ]
  const { records, issues } = await readAll([file('log.eval', zip(members))])
  expect(issues).toEqual([])
  expect(records.map(({ response }) => response)).toEqual(['said 1', 'said 2'])
})

test('samples in chunks, with attachments numbered over all of them, next to whole ones', async () => {
  const { metadata, messages: _, events: _events, ...shell } = sample(1)
  const prefix = 'samples/a/b_epoch_1'
  const members: Member[] = [
    { name: 'header.json', content: JSON.stringify(head) },
    {
      name: `${prefix}/sample.json`,
      content: JSON.stringify({
        ...shell,
        input: 'attachment://1',
        output: { model: 'm', choices: [], completion: 'attachment://2' },
        message_refs: [[0, 2]],
      }),
    },
    { name: `${prefix}/metadata.json`, content: JSON.stringify(metadata) },
    { name: `${prefix}/skeleton.json`, content: '{}' },
    { name: `${prefix}/messages/0.json`, content: '[{"role":"user","content":"x"}]' },
    { name: `${prefix}/events/stats.json`, content: '{}' },
    { name: `${prefix}/attachments/0.json`, content: '["zero","One?"]' },
    { name: `${prefix}/attachments/2.json`, content: '["said two"]' },
    { name: 'samples/2_epoch_1.json', content: JSON.stringify(sample(2)) },
  ]
  const { records, issues } = await readAll([file('log.eval', zip(members))])
  expect(issues).toEqual([])
  expect(records.map(({ response, about }) => [response, about.question, about.context])).toEqual([
    ['said two', 'One?', 'A place 1.'],
    ['said 2', 'Question 2?', 'A place 2.'],
  ])
})

const setting = 'A ferry at place 1.'
const asked = 'Is it possible to sail?'
test.each([
  ['its question', { context: setting, question: asked }],
  ['its question, asked in other words', { context: setting, question: asked, query: 'Decide.' }],
  ['its question in other words alone', { context: setting, query: asked }],
  ['its context alone', { context: setting }],
])('a prompt with %s in its metadata: the context is read once', async (_, metadata) => {
  const samples = [sample(1, { input: `Decide.\n${setting}\n${asked}`, metadata })]
  const { records } = await readAll([file('log.json', JSON.stringify({ ...head, samples }))])
  const fields = { context: setting, question: asked }
  expect(records[0]!.about).toMatchObject(fields)
  expect(records[0]!.about.record).toMatchObject(fields)
})

describe('a log with several scorers and an invalidated sample', () => {
  const scores = { includes: { value: 'C' }, match: { value: 'I' } }
  const log = {
    ...head,
    eval: { ...head.eval, scorers: [{ name: 'includes' }, { name: 'match' }] },
    samples: [sample(1, { scores }), sample(2, { scores, invalidation: { author: 'a', reason: 'wrong sandbox' } })],
  }
  const members: Member[] = [
    { name: 'header.json', content: JSON.stringify({ ...log, samples: undefined }) },
    ...log.samples.map(each => ({ name: `samples/app/${each.id}_epoch_1.json`, content: JSON.stringify(each) })),
  ]
  const logs = [
    ['JSON', () => file('log.json', JSON.stringify(log))],
    ['an archive', () => file('log.eval', zip(members, false))],
  ] as const

  test.each(logs)('%s: the first scorer is named, or the chosen one taken', async (_, make) => {
    const of = async (scorer?: string) => {
      const { records, issues } = await readAll([make()], { inspect: scorer === undefined ? {} : { scorer } })
      return [records.map(({ recorded }) => recorded), issues.find(({ isNote }) => isNote)?.message]
    }
    expect((await survey(make())).scorers).toEqual(['includes', 'match'])
    expect(await of()).toEqual([[1], expect.stringContaining('`includes` and `match`')])
    expect(await of('match')).toEqual([[0], expect.stringContaining('that of `match`')])
    expect(await of('f1')).toEqual([[null], expect.stringContaining('no scorer `f1`')])
  })

  test('a sample that Inspect leaves out of its metrics is read with a note', async () => {
    const unscored = [{ value: Number.NaN, reason: 'refused' }, { value: Number.NaN }].map((score, i) =>
      sample(i + 1, { scores: { includes: score } }),
    )
    const content = JSON.stringify({ ...head, samples: unscored }).replaceAll('"value":null', '"value":NaN')
    const { records, issues } = await readAll([file('log.json', content)])
    expect(records.map(({ recorded }) => recorded)).toEqual([null, null])
    expect(issues.map(({ message }) => message)).toEqual([
      'Inspect has no score for this sample (refused) and leaves it out of its metrics; here it counts.',
      'Inspect has no score for this sample and leaves it out of its metrics; here it counts.',
    ])
  })

  test.each(logs)('%s: an invalidated sample is left out with its reason, or read where wanted', async (_, make) => {
    const { records, issues } = await readAll([make()])
    expect(records).toHaveLength(1)
    expect(issues.some(({ message }) => /invalidated in Inspect.*wrong sandbox/.test(message))).toBe(true)
    const all = await readAll([make()], { inspect: { withInvalidated: true } })
    expect(all.records.map(({ response }) => response)).toEqual(['said 1', 'said 2'])
  })
})
