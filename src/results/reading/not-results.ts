// Recognises files that accompany results but contain no responses: what each is, and which file to provide instead.

import type { Json, JsonObject } from '#base/json/json'
import { expected } from './layout'
import { isObject, own, textOf } from '#base/json/value'

export interface NotResults {
  /** The name of its format. */
  readonly title: string
  /** A sentence or more: what the file is, and what to provide instead. */
  readonly message: string
}

/** For a summary of lm-evaluation-harness without samples next to it. */
export const figuresAlone =
  'These are scores of lm-evaluation-harness without the responses. Give the `samples_*.jsonl` files of the same run, which are written with `--log_samples`.'

export const EVALS = 'a log of OpenAI evals'
const evalsAlone =
  'This log of OpenAI evals holds no event of the type `sampling`, so no responses. Give the whole log, as `oaieval --record_path` writes it.'
export const FIGURES = 'figures of lm-evaluation-harness'

/** For a file in which no response, question or fault was found. */
export const nothingRead = (title: string): string =>
  title === FIGURES
    ? figuresAlone
    : title === EVALS
      ? evalsAlone
      : `No response and no question was found in this file, which was taken for ${title}. ${expected}`

/** Describes a value that accompanies results but contains no responses; undefined for others. */
export const notResults = (value: JsonObject): NotResults | undefined => known.find(({ is }) => is(value))?.of(value)

interface Kind {
  readonly is: (value: JsonObject) => boolean
  readonly of: (value: JsonObject) => NotResults
}

const has = (value: JsonObject, ...keys: readonly string[]): boolean => keys.every(key => own(value, key) !== undefined)
const plain = (title: string, instead: string) => () => ({
  title,
  message: `This is ${title}, without the responses. ${instead}`,
})

const known: readonly Kind[] = [
  {
    is: value =>
      isObject(value.eval) &&
      value.eval.task !== undefined &&
      (value.version !== undefined || value.plan !== undefined),
    of: value => ({
      title: 'a log of Inspect',
      message: `This log of Inspect holds no samples${typeof value.status === 'string' && value.status !== 'success' ? `; its status is ${textOf(value.status)}` : ''}. Logs are written without them when \`--no-log-samples\` is given, and read without them when only the header is asked for.`,
    }),
  },
  {
    is: value => {
      const isScores = (each: Json | undefined): boolean => isObject(each)
      return isObject(value.scores) && [...Object.values(value), ...Object.values(value.scores)].every(isScores)
    },
    of: () => ({
      title: 'scores of the benchmark’s own evaluation',
      message:
        'These are the scores of the benchmark’s own evaluation (`evaluation_results.json`), without the responses. Give the `*_acp_*.jsonl` files of the same folder.',
    }),
  },
  {
    is: value => has(value, 'adapter_spec', 'scenario_spec'),
    of: plain('a run of HELM as it was set up (`run_spec.json`)', helmInstead()),
  },
  {
    is: value => has(value, 'instance_id', 'stats') && !has(value, 'predicted_text'),
    of: plain('statistics of HELM (`per_instance_stats.json`)', helmInstead()),
  },
  {
    is: value => isObject(own(value, 'name')) && has(value, 'count', 'sum') && has(value.name as JsonObject, 'name'),
    of: plain('statistics of HELM (`stats.json`)', helmInstead()),
  },
  {
    is: value => has(value, 'final_report') || (has(value, 'spec') && isObject(value.spec)),
    of: () => ({ title: EVALS, message: evalsAlone }),
  },
  {
    is: value => has(value, 'config_general', 'results'),
    of: plain('scores of lighteval', 'Give its details, saved as JSON lines (`--save-details`).'),
  },
  {
    is: value => isObject(own(value, 'results')) && (has(value, 'config') || has(value, 'configs')),
    of: () => ({ title: FIGURES, message: figuresAlone }),
  },
]

function helmInstead(): string {
  return 'Give the `scenario_state.json` of the same folder.'
}

export const figures: NotResults = {
  title: 'a file of scores',
  message: 'This is a file of scores, without the responses. Give the file with the responses.',
}

/** True for numbers with names and short labels, and no text that a model could have written. */
export function onlyFigures(value: JsonObject): boolean {
  let numbers = 0
  const visit = (each: Json, depth: number): boolean => {
    if (typeof each === 'number') numbers++
    if (typeof each === 'string') return each.length < 60 && !/[()[\]\n]/.test(each)
    if (typeof each !== 'object' || each === null) return true
    return depth < 6 && Object.values(each).every(inner => visit(inner as Json, depth + 1))
  }
  return Object.values(value).every(each => visit(each as Json, 0)) && numbers > 0 && !hasWords(value)
}

/** True if a field with a name common for responses contains text. */
const hasWords = (value: JsonObject): boolean =>
  Object.keys(value).some(key => /response|output|completion|answer|prediction|generat/i.test(key))
