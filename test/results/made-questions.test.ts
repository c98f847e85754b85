// Questions made here, exported in every form, and the logs that programs write about them: each record finds its question.

import { expect, test } from 'vitest'
import { writeFile } from '#questions/benchmarks/cores'
import { readQuestions } from '#questions/benchmarks/reading'
import { makeAllOf } from '#questions/benchmarks/making'
import { loadParts } from '#questions/benchmarks/parts'
import { type FormatCode, type KindCode, kindCodes, wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { readPhrases } from '#language/english/read-phrases'
import { plainPhrases } from '#language/english/phrases'
import { domainNamed } from '#language/library/domains'
import { promptLines } from '#questions/benchmarks/prompting'
import { QuestionIndex } from '#results/scoring/questions'
import { file, readAll } from './reading/support'

await loadParts('making')

const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']
const madeOf = (kind: KindCode, format: FormatCode): readonly Question[] =>
  makeAllOf(
    {
      ...{ kind, format, count: 2, seed: 'logs', block: 0, blocks: 1 },
      world: { kind: 'folder', domain: 'blocksworld', size: domainNamed('blocksworld')!.presets.small },
    },
    (domain, folder) => (folder === undefined ? plainPhrases(domain) : readPhrases(folder.phrasesText, domain).phrases),
  ).questions
const made = kindCodes.flatMap(kind =>
  formats.filter(format => wordsOfKind(kind).formats.includes(format)).flatMap(format => madeOf(kind, format)),
)
const families = [...new Set(made.map(({ family }) => family))].map(
  family => [family, made.filter(question => question.family === family)] as const,
)
const prompts = new Map(
  promptLines(made, { context: 'english', steps: false, examples: 0 })
    .trim()
    .split('\n')
    .map((line, i) => [made[i]!, (JSON.parse(line) as { readonly prompt: string }).prompt]),
)

/** The fields of a record of the file, with the id as a text. */
const docOf = (question: Question): Record<string, unknown> => ({
  ...JSON.parse(writeFile([question], 'jsonl')),
  id: question.id,
})
/** JSON with ids as numbers, of which programs keep all digits or not. */
const numbered = (value: unknown): string => JSON.stringify(value).replace(/"id":"(-?\d+)"/g, '"id":$1')
const rounded = (value: unknown): string =>
  JSON.stringify(value).replace(/"id":"(-?\d+)"/g, (_, id) => `"id":${Number(id)}`)
const asText = (value: unknown): string => JSON.stringify(value)

type Shape = (question: Question, at: number) => unknown
const harness = (doc: Record<string, unknown>, prompt: string, at: number) => ({
  ...{ doc_id: at, doc, target: '', filter: 'none', filtered_resps: ['a'], resps: [['a']], exact_match: 0 },
  ...{ arguments: { gen_args_0: { arg_0: prompt, arg_1: { until: [] } } } },
})
const inspect = (input: string, more: Record<string, unknown>) => ({
  ...{ epoch: 1, target: '', messages: [], scores: {}, metadata: {}, input },
  ...{ output: { model: 'm', choices: [], completion: 'a' }, ...more },
})
/** Shapes of records, with what each says about its question. */
const shapes: readonly (readonly [string, 'lines' | 'log', Shape])[] = [
  ['lm-eval, the whole record', 'lines', (question, at) => harness(docOf(question), prompts.get(question)!, at)],
  ['lm-eval, the id alone', 'lines', ({ id }, at) => harness({ id }, '', at)],
  ['lm-eval, the prompt alone', 'lines', (question, at) => harness({}, prompts.get(question)!, at)],
  ['Inspect, the id of the sample', 'log', ({ id }) => inspect('?', { id })],
  ['Inspect, the id in its metadata', 'log', ({ id }, at) => inspect('?', { id: at, metadata: { id } })],
  [
    'Inspect, the whole record',
    'log',
    (question, at) => inspect(prompts.get(question)!, { id: at, metadata: docOf(question) }),
  ],
  ['Inspect, the prompt alone', 'log', (question, at) => inspect(prompts.get(question)!, { id: at })],
  ['id and response', 'lines', ({ id }) => ({ id, response: 'a' })],
  ['id, kind, format and response', 'lines', ({ id, kind, format }) => ({ id, kind, format, response: 'a' })],
  ['prompt and response', 'lines', question => ({ prompt: prompts.get(question)!, response: 'a' })],
  ['a record and a response', 'lines', question => ({ ...docOf(question), response: 'a' })],
  [
    'a request named after the id',
    'lines',
    ({ id }) => ({ custom_id: `try-1-${id}`, response: { body: { choices: [{ message: { content: 'a' } }] } } }),
  ],
]

test('all kinds and formats are made', () => {
  // Those of t3_1 hold plans of a model.
  expect(kindCodes.filter(kind => made.every(each => each.kind !== kind))).toEqual(['t3_1'])
  expect(families.map(([family]) => family).sort()).toEqual(['acpbench', 'planbench', 'planetarium'])
})

for (const [family, questions] of families)
  for (const form of ['json', 'jsonl'] as const) {
    const index = new QuestionIndex()
    index.add(readQuestions(`made.${form}`, writeFile(questions, form)).questions)
    test.each(
      shapes.flatMap(([name, kind, shape]) =>
        [asText, numbered, rounded].map(write => [name, write.name, kind, shape, write] as const),
      ),
    )(`${family} as ${form}: %s, %s`, async (_name, _ids, kind, shape, write) => {
      const values = questions.map(shape)
      const text =
        kind === 'lines'
          ? values.map(value => `${write(value)}\n`).join('')
          : write({ version: 2, status: 'success', eval: { task: 'own', model: 'm' }, samples: values })
      const { records } = await readAll([file('log.json', text)])
      const found = records.map(({ about }) => {
        const each = index.find(about)
        return 'problem' in each ? each.problem : each.question.id
      })
      expect(found).toEqual(questions.map(({ id }) => id))
    })
  }
