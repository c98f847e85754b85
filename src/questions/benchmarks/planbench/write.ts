// Writes questions as files of the benchmark: a frame for each task, domain and model, with its records. Data that the
// original does not have (PDDL of other domains, the difficulty of a generated question) is in additional fields.

import type { Question } from '#questions/kinds/question'
import type { FileForm } from '#questions/kinds/file-forms'
import { knownDomains } from './known/domains'
import { promptOf, recordOf, referenceOf } from './record'

/** File stems by task. */
const stems: Readonly<Record<string, string>> = {
  t1: 'task_1_plan_generation',
  t2: 'task_2_plan_optimality',
  t3: 'task_3_plan_verification',
  t3_1: 'task_3_plan_verification_with_llm_plans',
  t4: 'task_4_plan_reuse',
  t5: 'task_5_plan_generalization',
  t6: 'task_6_replanning',
  t7: 'task_7_plan_execution',
  t8_1: 'task_8_1_goal_shuffling',
  t8_2: 'task_8_2_full_to_partial',
  t8_3: 'task_8_3_partial_to_full',
}

/** The file stem for questions of a task: `task_3_plan_verification`. */
export const stemOf = (kind: string): string => stems[kind] ?? kind

/** The data of a file that applies to all its records. */
export function frameOf(question: Question): Readonly<Record<string, string>> {
  const record = recordOf(question)
  const isZeroShot = record?.layout === 't1_zero_shot'
  return {
    task: `${stemOf(question.kind)}${isZeroShot ? '_zero_shot' : ''}`,
    prompt_type: record?.promptType || (isZeroShot ? 'zeroshot' : 'oneshot'),
    domain: record?.domain ?? question.domain,
    ...(record === undefined || record.engine === '' ? {} : { engine: record.engine }),
  }
}

/**
 * The fields of a record without its frame. `withPddl`: includes the PDDL if the prompt does not describe all of it.
 */
export function fieldsOf(question: Question, withPddl: boolean): Readonly<Record<string, unknown>> {
  const { id, judged, response, origin } = question
  const record = recordOf(question)
  const fields = record?.fields ?? {}
  const hasId = fields.id !== undefined || fields.instance_id !== undefined
  const isOwnWording = record !== undefined && (record.words !== undefined || record.wording !== record.domain)
  const isKnownWording =
    record !== undefined &&
    (record.layout === 'pddl' || (record.words === undefined && knownDomains.has(record.wording)))
  const note = origin.from === 'made' ? origin.note : undefined
  return {
    ...(hasId ? {} : { id }),
    query: promptOf(question),
    ...fields,
    ...(response === undefined ? {} : { llm_raw_response: response }),
    ...(isOwnWording && record.layout !== 'pddl' ? { wording: record.wording } : {}),
    ...(record?.words === undefined ? {} : { words: record.words }),
    ...(withPddl && judged !== null && (!isKnownWording || note !== undefined)
      ? { pddl_domain: judged.domain, pddl_problem: judged.problem }
      : {}),
    ...(note === undefined ? {} : { difficulty: note.difficulty, seed: note.seed }),
  }
}

export function writePlanBench(questions: readonly Question[], form: FileForm): string {
  if (form === 'csv') return writeTable(questions)
  if (form === 'jsonl')
    return questions.map(each => `${JSON.stringify({ ...frameOf(each), ...fieldsOf(each, true) })}\n`).join('')
  const frames = new Map<string, Question[]>()
  for (const question of questions) {
    const key = JSON.stringify(frameOf(question))
    const group = frames.get(key)
    if (group === undefined) frames.set(key, [question])
    else group.push(question)
  }
  const files = [...frames.values()].map(group => ({
    ...frameOf(group[0]!),
    instances: group.map(each => fieldsOf(each, true)),
  }))
  return `${JSON.stringify(files.length === 1 ? files[0] : files, null, 2)}\n`
}

const COLUMNS = ['id', 'task', 'domain', 'prompt', 'ground_truth_plan', 'seed']

function writeTable(questions: readonly Question[]): string {
  const cell = (value: unknown): string => {
    const text = typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
    // Prevents spreadsheets from reading a text as a formula.
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const rows = questions.map(question => {
    const { task, domain } = frameOf(question)
    const record = recordOf(question)
    const seed = question.origin.from === 'made' ? question.origin.note.seed : ''
    const reference = record === undefined ? '' : referenceOf(record)
    return [`#${question.id}`, task, domain, promptOf(question), reference, seed]
  })
  return [COLUMNS, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}
