// Files that answer the same questions, and the runs that they are proposed as.

import { describe, expect, test } from 'vitest'
import { overlapsIn } from '#engine/runs/overlapping'

type Line = Readonly<Record<string, unknown>>
const file = (name: string, lines: readonly Line[]) => ({
  name,
  file: new Blob([lines.map(line => JSON.stringify(line)).join('\n')]),
})
const ids = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, i) => `question-${from + i}`)
const answers = (asked: readonly string[], response: string, more: Line = {}): readonly Line[] =>
  asked.map((question_id, i) => ({ question_id, response: `${response} ${i}`, ...more }))
const found = (...files: readonly ReturnType<typeof file>[]) => overlapsIn(files, new Map())

describe('files with answers to the same questions', () => {
  test('are runs of their own', async () => {
    const both = await found(
      file('logs/a.v1.jsonl', answers(ids(0, 120), 'yes')),
      file('logs/b.json (2)', answers(ids(0, 120), 'no')),
    )
    expect(both).toMatchObject({ by: 'file', isApart: true, inAll: 120, shared: 120, questions: 120, twins: [] })
    expect(both!.runs).toEqual([
      { name: 'a.v1', files: ['logs/a.v1.jsonl'] },
      { name: 'b (2)', files: ['logs/b.json (2)'] },
    ])
  })

  test('in another order, and one with less of them', async () => {
    const both = await found(
      file('a.jsonl', answers(ids(0, 60), 'yes')),
      file('b.jsonl', answers([...ids(20, 50)].reverse(), 'no')),
    )
    expect(both).toMatchObject({ isApart: true, inAll: 30, shared: 30, questions: 60 })
  })

  test('of three models in six files are three runs, by the names of the models', async () => {
    const all = ['m1', 'm2', 'm3'].flatMap(model => [
      file(`${model}-first.jsonl`, answers(ids(0, 20), model, { model })),
      file(`${model}-second.jsonl`, answers(ids(20, 40), model, { model })),
    ])
    const three = await found(...all)
    expect(three).toMatchObject({ by: 'model', isApart: true, inAll: 40, questions: 40 })
    expect(three!.runs.map(({ name }) => name)).toEqual(['m1', 'm2', 'm3'])
    expect(three!.runs[1]!.files).toEqual(['m2-first.jsonl', 'm2-second.jsonl'])
  })

  test('of one model in two folders are a run for each folder', async () => {
    const both = await found(
      ...['zero-shot', 'few-shot'].flatMap(folder => [
        file(`${folder}/app.jsonl`, answers(ids(0, 20), folder, { model: 'm' })),
        file(`${folder}/prog.jsonl`, answers(ids(20, 40), folder, { model: 'm' })),
      ]),
    )
    expect(both).toMatchObject({ by: 'folder', isApart: true })
    expect(both!.runs.map(({ name, files }) => [name, files.length])).toEqual([
      ['zero-shot', 2],
      ['few-shot', 2],
    ])
  })

  test('with the same responses are named', async () => {
    const lines = answers(ids(0, 10), 'yes')
    const both = await found(file('a.jsonl', lines), file('copy of a.jsonl', [...lines].reverse()))
    expect(both!.twins).toEqual([['a.jsonl', 'copy of a.jsonl']])
    const other = await found(
      file('a.jsonl', lines),
      file('b.jsonl', [...lines.slice(1), { ...lines[0], response: 'x' }]),
    )
    expect(other!.twins).toEqual([])
  })

  test('with ids that name the model, by the words of their questions; a file with ids alone by these', async () => {
    const asked = ids(0, 6).map(id => `${id}: ${'the block is on the table. '.repeat(8)}`)
    const lines = (model: string): readonly Line[] =>
      asked.map((prompt, i) => ({ id: `${model}/${i}`, prompt, response: model }))
    const both = await found(file('a.jsonl', lines('a')), file('b.jsonl', lines('b')))
    expect(both).toMatchObject({ isApart: true, inAll: 6, questions: 6 })
    const alone = lines('a').map(({ id }) => ({ id, response: 'x' }))
    const other = await found(file('c.jsonl', alone), file('a.jsonl', lines('a')))
    expect(other).toMatchObject({ isApart: true, inAll: 6, questions: 6 })
  })

  test('that are found by a question file, whatever names them', async () => {
    const asked = ids(0, 4).map((id, i) => ({
      ...{ id, group: 'applicable_actions_gen', context: `There is a block b${i}. `.repeat(4), answer: [] },
      question: 'Generate the list of all ground actions that are applicable in this state.',
      ...{ PDDL_domain: '(define (domain d))', PDDL_problem: '(define (problem p))' },
    }))
    const both = await found(
      file('questions.jsonl', asked),
      file('a.jsonl', answers(ids(0, 4), 'yes')),
      file(
        'b.jsonl',
        asked.map(({ context, question }) => ({ prompt: `${context}\n${question}`, response: 'x' })),
      ),
    )
    expect(both).toMatchObject({ isApart: true, inAll: 4, questions: 4 })
  })
})

describe('one run stays one', () => {
  test('of several attempts in one file, and of numbered attempts in two', async () => {
    const epochs = [1, 2, 3].flatMap(epoch => answers(ids(0, 10), `try ${epoch}`, { epoch }))
    expect(await found(file('a.jsonl', epochs))).toBeNull()
    expect(
      await found(
        file('first.jsonl', answers(ids(0, 10), 'yes', { epoch: 1 })),
        file('second.jsonl', answers(ids(0, 10), 'no', { epoch: 2 })),
      ),
    ).toBeNull()
  })

  test('of files of different tasks, even if both count from 0', async () => {
    const lines = ids(0, 10).map((_, id) => ({ id, response: 'yes' }))
    expect(await found(file('acp_app_gen.jsonl', lines), file('acp_prog_gen.jsonl', lines))).toBeNull()
    expect(await found(file('acp_app_gen.jsonl', lines), file('acp_app_gen_with_pddl.jsonl', lines))).toBeNull()
  })

  test('of files with a few questions in common, which are counted', async () => {
    const both = await found(file('a.jsonl', answers(ids(0, 60), 'x')), file('b.jsonl', answers(ids(50, 110), 'y')))
    expect(both).toMatchObject({ isApart: false, inAll: 10, shared: 10, questions: 110 })
  })

  test('of a file that cannot be read', async () => {
    expect(await found(file('a.jsonl', answers(ids(0, 5), 'x')), file('b.txt', [{ hello: 1 }]))).toBeNull()
  })
})
