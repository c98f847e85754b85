// Reads, writes and scores files of PlanBench.

import type { JsonObject } from '#base/json/json'
import type { FamilyCore, ImportIssue } from '../family'
import type { Question } from '#questions/kinds/question'
import { forPeople } from './for-people'
import { goldText, hasKey, wordbookOf } from './gold'
import { planBenchCause } from './cause'
import { planBenchReading } from './official-reading'
import { planBenchScore } from './official-score'
import { itemsOf } from './read/file'
import { taskNamed } from './read/names'
import { questionOfRecord } from './read/question'
import { promptOf, recordOf, storedLabels } from './record'
import { fieldsOf, frameOf, stemOf, writePlanBench } from './write'

/** Number of records between two calls of `onProgress`. */
const REPORT_EVERY = 100

export const core: FamilyCore = {
  recognise: head =>
    /^[[{]/.test(head) &&
    (/"task"\s{0,9}:\s{0,9}"(?:[\w./-]{0,200}task_[1-8]_|t[1-8](?:_[1-3])?")/.test(head) ||
      /"family"\s{0,9}:\s{0,9}"t[1-8](?:_[1-3]|_zero_shot)?"/.test(head) ||
      (/"prompt_type"\s{0,9}:/.test(head) && /"instances"\s{0,9}:/.test(head)) ||
      (/"query"\s{0,9}:/.test(head) && /"(?:example_)?instance_ids?"\s{0,9}:|\[STATEMENT\]/.test(head))),
  isAnswered: head => /"(?:llm_raw_response|response)"\s{0,9}:/.test(head),
  read(text, onProgress, path = '') {
    const { items, issues } = itemsOf(text)
    const questions: Question[] = []
    const faults: ImportIssue[] = [...issues]
    for (const [i, { index, frame, fields }] of items.entries()) {
      const found = questionOfRecord({ index, frame, fields, path })
      if (typeof found === 'string') faults.push({ index, message: `Record ${index + 1} cannot be read. ${found}` })
      else questions.push(found)
      if (i % REPORT_EVERY === 0) onProgress?.(i / items.length)
    }
    return { questions, issues: faults }
  },
  write: writePlanBench,

  pack: question => ({ ...frameOf(question), ...fieldsOf(question, false) }),
  unpack(record, source) {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return 'Its record is not an object.'
    const fields = record as JsonObject
    if (typeof fields.query !== 'string' && typeof fields.question !== 'string')
      return 'This record has no `query`, which holds the prompt in files of the benchmark.'
    const { task, prompt_type, domain, engine, ...rest } = fields
    const frame = { task, prompt_type, domain, engine }
    return questionOfRecord({
      ...{ index: 0, frame: withoutNone(frame), fields: rest as JsonObject, path: '', source },
    })
  },
  sealed,
  hasKey,
  groupOf: kind => stemOf(kind),
  domainOf: question => recordOf(question)?.domain,
  groupOfTask: task => {
    const found = taskNamed(task)
    return found === undefined ? undefined : stemOf(found)
  },

  promptOf,
  forPeople,
  asked: ({ asked, askedProblem }) =>
    asked == null
      ? { kind: 'unclear', reason: askedProblem ?? 'What this prompt asks could not be read.' }
      : { kind: 'asked', asked },
  hintsFor(question) {
    const wordbook = wordbookOf(question)
    return wordbook === undefined ? {} : { wordbook }
  },
  goldText,
  officialReading: planBenchReading,
  officialScore: planBenchScore,
  causeOf: planBenchCause,
  remarksOn: question => recordOf(question)?.remarks?.map(({ text }) => text) ?? [],
  resultOf(question) {
    const record = recordOf(question)
    if (question.response === undefined || record === undefined) return undefined
    const { correct } = storedLabels(record)
    const { response: _, ...asked } = question
    const fields = Object.fromEntries(Object.entries(record.fields).filter(([key]) => !ofResult.test(key)))
    return {
      question: {
        ...asked,
        origin: { from: 'published', record: { ...record, engine: '', fields } },
      },
      model: record.engine,
      response: question.response,
      recorded: correct === null ? null : correct ? 1 : 0,
    }
  },
}

const withoutNone = (fields: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as JsonObject

/** Fields with a model's answer and its evaluation. */
const ofResult =
  /^(?:extracted_llm_plan|llm_\w*|correct|actual_cost_of_llm_plan|cost_by_llm|raw_translation|response_object|time_taken|relaxed_checks|messages|stored|official|facts|tags)$/

/** Fields that contain, or derive from, the right answer. */
const revealing =
  /^(?:ground_truth_plan|parsed_ground_truth_plan|extracted_llm_plan|llm_correct\w*|correct|actual_cost_of_llm_plan|cost_by_llm|raw_translation|response_object|relaxed_checks|choices|reference|stored|official|facts|new_instance)$/

function sealed(question: Question): Question {
  const record = recordOf(question)
  if (record === undefined) return question
  const fields = Object.fromEntries(Object.entries(record.fields).filter(([key]) => !revealing.test(key)))
  return { ...question, origin: { from: 'published', record: { ...record, fields } } }
}
