// Generated responses as logged by harnesses: samples of lm-evaluation-harness, and logs of Inspect.

import type { Limits } from '#base/limits'
import { familyOf } from '#questions/benchmarks/cores'
import type { Question } from '#questions/kinds/question'
import { grouped, type SampleFile } from './file'
import { fileName, SAMPLE_DATE, taskOf } from './names'
import type { SampledResponse } from './sample'

/** The question as in its file, as JSON on one line. Kept as text, since ids are integers beyond 2^53. */
const recordText = (question: Question): string => familyOf(question).write([question], 'jsonl').trim()

const scoreOf = ({ question, response }: SampledResponse, limits: Limits): 0 | 1 | null =>
  familyOf(question).officialScore(question, response, limits).score

const targetOf = (question: Question): string => familyOf(question).goldText(question) ?? ''

const filters = {
  gen: ['acp_grammar_parse', 'score'],
  bool: ['extract-yes-no', 'exact_match'],
  mcq: ['mcq-extract', 'exact_match'],
} as const

/** `samples_<task>_<date>.jsonl`, one file per task, one line per question with consecutive attempts of the model. */
export function lmEvalFiles(model: string, responses: readonly SampledResponse[], limits: Limits): SampleFile[] {
  const folder = fileName(model)
  const samples = grouped(responses, ({ question }) => taskOf(question)).map(
    ([task, own]): SampleFile => ({
      name: `${folder}/samples_${task}_${SAMPLE_DATE}.jsonl`,
      *text() {
        for (const [place, [, tries]] of grouped(own, keyOf).entries()) yield sampleLine(tries, place, limits)
      },
    }),
  )
  const results = { results: {}, config: { model_args: model }, model_name: model }
  return [...samples, { name: `${folder}/results_${SAMPLE_DATE}.json`, text: () => [`${JSON.stringify(results)}\n`] }]
}

const keyOf = ({ question }: SampledResponse): string => `${question.key} ${question.id} ${question.question}`

function sampleLine(tries: readonly SampledResponse[], place: number, limits: Limits): string {
  const { question } = tries[0]!
  const [filter, metric] = filters[question.format]
  const scores = tries.map(each => scoreOf(each, limits) ?? 0)
  const mean = scores.reduce<number>((sum, score) => sum + score, 0) / scores.length
  const before = JSON.stringify({ doc_id: place }).slice(0, -1)
  const after = JSON.stringify({
    target: targetOf(question),
    arguments: {
      gen_args_0: {
        arg_0: `**Question**: ${question.context} ${question.question}`,
        arg_1: { until: ['\n\n\n\n'], do_sample: false, max_gen_toks: 1000 },
      },
    },
    resps: [tries.map(({ response }) => response)],
    filtered_resps: ['None'],
    filter,
    metrics: [metric],
    [metric]: mean,
  }).slice(1)
  return `${before}, "doc": ${recordText(question)}, ${after}\n`
}

/** `<date>_<task>_<id>.json`, one log per task; each epoch is an attempt. */
export function inspectFiles(model: string, responses: readonly SampledResponse[], limits: Limits): SampleFile[] {
  return grouped(responses, ({ question }) => taskOf(question)).map(([task, own], i): SampleFile => {
    const spec = {
      version: 2,
      status: 'success',
      eval: {
        task,
        task_id: `sample${i}`,
        task_args: {},
        model,
        dataset: { name: task },
        config: {},
      },
      plan: { name: 'plan', steps: [] },
      results: { scores: [] },
      stats: {},
    }
    const numbers = new Map(grouped(own, keyOf).map(([key], at) => [key, at + 1]))
    return {
      name: `${SAMPLE_DATE.slice(0, 19)}_${task.replaceAll('_', '-')}_${fileName(model)}.json`,
      *text() {
        yield `{\n${JSON.stringify(spec).slice(1, -1)},\n"samples":[`
        for (const [at, sampled] of own.entries()) {
          yield at === 0 ? '\n' : ',\n'
          yield JSON.stringify(inspectSample(sampled, numbers.get(keyOf(sampled))!, limits))
        }
        yield '\n]}\n'
      },
    }
  })
}

function inspectSample(sampled: SampledResponse, id: number, limits: Limits): object {
  const { question, response, model, attempt } = sampled
  const { choices, context, judged, format } = question
  const score = scoreOf(sampled, limits)
  const record = JSON.parse(recordText({ ...question, id: '0' })) as Record<string, unknown>
  const open = { group: record.group, PDDL_domain: judged?.domain, PDDL_problem: judged?.problem }
  return {
    id,
    epoch: attempt,
    input: question.question,
    target: targetOf(question),
    ...(choices === undefined ? {} : { choices: choices.text }),
    messages: [
      { role: 'user', content: `${context}\n\n${question.question}` },
      { role: 'assistant', content: response, source: 'generate' },
    ],
    output: {
      model,
      choices: [{ message: { role: 'assistant', content: response }, stop_reason: 'stop' }],
      completion: response,
    },
    scores: {
      [format === 'gen' ? `${taskOf(question).replace(/_gen$/, '')}_eval` : 'pattern']: {
        value: score === 1 ? 'C' : 'I',
        answer: null,
      },
    },
    metadata: { context, ...(format === 'gen' ? { ...open, answer: record.answer } : {}) },
  }
}
