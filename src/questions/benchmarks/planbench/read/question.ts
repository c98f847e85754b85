// Converts a record of a file to a question, with the PDDL that its prompt describes.

import type { Asked, Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { loadDomain } from '#planning/task/load'
import type { JsonObject } from '#base/json/json'
import type { PlanBenchTask, ReadPrompt } from '../items'
import { domainTextFor, knownDomains, pricedDomainText } from '../known/domains'
import { hiddenPredicates } from '../prompt/described-objects'
import { readPrompt } from '../prompt/read-prompt'
import { PLANBENCH } from '../id'
import type { PlanBenchRecord, RecordRemark, WordingData } from '../record'
import { PDDL_WORDING, wordbookFor } from '../wordbook-for'
import { domainNamed, placeOf, taskNamed } from './names'
import { pddlPrompt } from './pddl-prompt'
import { problemOfPrompt } from './prompt-problem'
import { remarksOn } from './remarks'

export interface RawRecord {
  /** Index in the file, from 0. */
  readonly index: number
  /** The fields of the file other than the records. */
  readonly frame: JsonObject
  readonly fields: JsonObject
  /** The file's path; '' if unknown. */
  readonly path: string
  /** The record's PDDL, in links and archives. */
  readonly source?: Source | null
}

/** Fields that the question stores in another form. */
const apart: ReadonlySet<string> = new Set([
  'query',
  'task',
  'prompt_type',
  'domain',
  'engine',
  'model',
  'llm_raw_response',
  'pddl_domain',
  'pddl_problem',
  'wording',
  'words',
  'difficulty',
  'seed',
])

/** The question; or the faults of the record, as a whole sentence. */
export function questionOfRecord(raw: RawRecord): Question | string {
  const { index, frame, fields, path } = raw
  const text = (...keys: string[]): string => {
    for (const key of keys)
      for (const from of [fields, frame])
        if (Object.hasOwn(from, key) && typeof from[key] === 'string') return from[key]
    return ''
  }
  const place = placeOf(path)
  const query = text('query') || text('prompt', 'question')
  if (query === '') return 'This record has no `query`, which holds the prompt in files of the benchmark.'
  const task = taskNamed(text('family')) ?? taskNamed(text('task')) ?? place.task
  const name = domainNamed(text('domain')) || place.domain
  const known = {
    id: idOf(fields, index),
    engine: text('engine', 'model') || place.engine,
    promptType: text('prompt_type'),
    response: responseOf(fields),
    rest: Object.fromEntries(Object.entries(fields).filter(([key]) => !apart.has(key))),
    source: raw.source ?? sourceIn(fields),
  }
  const pddl = pddlPrompt(query)
  const parsed =
    pddl === undefined
      ? parsePrompt(query, task, name, fields, known)
      : ({
          ...{ task: task ?? 't1', layout: 'pddl', wording: PDDL_WORDING, domain: name },
          ...{ source: known.source ?? pddl.source, openFrom: pddl.openFrom, remarks: [] },
          asked: { kind: task ?? 't1' },
        } satisfies ParsedPrompt)
  if (typeof parsed === 'string') return parsed
  const record: PlanBenchRecord = {
    task: parsed.task,
    layout: parsed.layout,
    domain: parsed.domain,
    wording: parsed.wording,
    ...(parsed.words === undefined ? {} : { words: parsed.words }),
    engine: known.engine,
    promptType: known.promptType,
    fields: known.rest,
    remarks: parsed.remarks,
  }
  return {
    key: String(index),
    id: known.id,
    family: PLANBENCH,
    kind: parsed.task,
    format: 'gen',
    domain: parsed.domain,
    context: query.slice(0, parsed.openFrom),
    question: query.slice(parsed.openFrom),
    shown: parsed.source,
    judged: parsed.source,
    asked: parsed.asked,
    ...(known.response === undefined ? {} : { response: known.response }),
    origin: { from: 'published', record },
  }
}

interface ParsedPrompt {
  readonly task: PlanBenchTask
  readonly layout: PlanBenchRecord['layout']
  readonly wording: string
  readonly words?: WordingData
  readonly domain: string
  readonly source: Source | null
  readonly openFrom: number
  readonly remarks: readonly RecordRemark[]
  readonly asked: Asked
}

function parsePrompt(
  query: string,
  named: PlanBenchTask | undefined,
  name: string,
  fields: JsonObject,
  { rest, source }: { readonly rest: JsonObject; readonly source: Source | null },
): ParsedPrompt | string {
  const words = wordsIn(fields)
  const ownText = textIn(fields, 'domain_pddl') ?? source?.domain
  const wording = textIn(fields, 'wording') ?? name
  const wordbook = wordbookFor({ wording, ...(words === undefined ? {} : { words }) }, ownText)
  const prompt = readPrompt(query, wordbook, ownText === undefined ? undefined : loadDomain(ownText).domain)
  if ('problem' in prompt) return prompt.problem
  const task = named ?? (prompt.layout === 't1_zero_shot' ? 't1' : prompt.layout)
  const fault = unfit(task, prompt)
  if (fault !== undefined) return fault
  const domain = name === '' ? prompt.wordbook.id : name
  const instance = instanceIn(fields)
  const item = { task, prompt, reference: rest.ground_truth_plan, instance }
  const base = {
    ...{ task, wording: prompt.wordbook.id, domain, openFrom: prompt.openFrom },
    ...(words === undefined ? {} : { words }),
    layout: prompt.layout === 't1_zero_shot' ? prompt.layout : task,
    asked: askedBy(task, prompt),
  }
  const domainText = domainTextOf(task, prompt.wordbook.id, ownText)
  if (domainText === undefined)
    return `There is no PDDL for the domain ${domain}: add it to the record as \`domain_pddl\`.`
  const id = String(fields.instance_id ?? fields.id ?? '')
  const promptProblem = problemOfPrompt(prompt, task, domainText, `${domain}-${id}`.replace(/[^\w-]/g, '-'))
  if ('problem' in promptProblem)
    return { ...base, source, remarks: [{ code: 'unread-sentence', text: promptProblem.problem }] }
  // An unparsed sentence may be decisive: then nothing is proven.
  const whole = source ?? (prompt.isWhole ? promptProblem.source : null)
  const remarks = remarksOn({ ...item, domain: loadDomain(domainText).domain, init: promptProblem.init })
  return {
    ...base,
    source: whole,
    remarks: [...remarks, ...answerInside(query, prompt, task)],
  }
}

/** The PDDL of a wording's domain; with minutes for t2. */
function domainTextOf(task: PlanBenchTask, wording: string, own: string | undefined): string | undefined {
  const priced = task === 't2'
  const isKnown = knownDomains.has(wording)
  if (own === undefined) return isKnown ? domainTextFor(wording, { priced }) : undefined
  if (!priced || /total-cost/i.test(own)) return own
  return pricedDomainText(own, knownDomains.get(wording)?.minutes ?? {})
}

/** A sentence about what a task requires and the prompt lacks; undefined if nothing is missing. */
function unfit(task: PlanBenchTask, { open }: ReadPrompt): string | undefined {
  const lacks = (what: string): string => `This prompt is named ${task} but tells no ${what}.`
  if ((task === 't3' || task === 't3_1') && open.plan === null) return lacks('plan to verify')
  if (task === 't7' && open.executed === null) return lacks('actions that were executed')
  if (task !== 't7' && open.goal === null) return lacks('goal')
  return undefined
}

function askedBy(task: PlanBenchTask, { open, wordbook }: ReadPrompt): Asked {
  const hidden = hiddenPredicates(wordbook)
  const hiddenField = hidden.length === 0 ? {} : { hidden }
  if (task === 't3' || task === 't3_1') return { kind: task, plan: open.plan ?? [], ...hiddenField }
  if (task === 't7') return { kind: task, sequence: open.executed ?? [], ...hiddenField }
  return { kind: task }
}

/** The text after the marker at which a prompt ends: an answer that got into the prompt's field. */
function answerInside(query: string, { openFrom }: ReadPrompt, task: PlanBenchTask): RecordRemark[] {
  const marker = task === 't7' ? '[RESULTING STATE]' : /^t3/.test(task) ? '[VERIFICATION]' : '[PLAN]'
  const at = query.lastIndexOf(marker)
  const behind = at < openFrom ? '' : query.slice(at + marker.length).trim()
  return behind === ''
    ? []
    : [
        {
          code: 'answer-inside-query',
          text: 'The prompt of this record continues after its end, with what looks like an answer. It was kept, and is not part of the problem or the response.',
        },
      ]
}

function idOf(fields: JsonObject, index: number): string {
  for (const key of ['id', 'instance_id']) {
    const found = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (typeof found === 'number' || (typeof found === 'string' && found !== '')) return String(found)
  }
  return `#${index}`
}

/** Undefined if the record has no response. */
function responseOf(fields: JsonObject): string | undefined {
  for (const key of ['llm_raw_response', 'response']) {
    const found = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (typeof found === 'string') return found
    if (found === null) return ''
  }
  return undefined
}

function textIn(fields: JsonObject, key: string): string | undefined {
  const found = Object.hasOwn(fields, key) ? fields[key] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

function sourceIn(fields: JsonObject): Source | null {
  const domain = textIn(fields, 'pddl_domain')
  const problem = textIn(fields, 'pddl_problem')
  return domain === undefined || problem === undefined ? null : { domain, problem }
}

function instanceIn({ instances, instance_id: id }: JsonObject): string | undefined {
  if (typeof instances !== 'object' || instances === null || Array.isArray(instances)) return undefined
  const key = String(id)
  const found = Object.hasOwn(instances, key) ? (instances as JsonObject)[key] : undefined
  return typeof found === 'string' ? found : undefined
}

/** Sentences stored with a record generated here; undefined if the value has another form. */
function wordsIn({ words }: JsonObject): WordingData | undefined {
  const isFields = (each: unknown): each is Record<string, unknown> =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
  if (!isFields(words) || typeof words.id !== 'string') return undefined
  const { id, actions, predicates, objects } = words as Record<string, unknown>
  const isSentence = (each: unknown): boolean =>
    Array.isArray(each) &&
    each.every(part => typeof part === 'string' || (Number.isInteger(part) && part >= 0 && part < 100))
  const areSentences = (each: unknown): each is WordingData['actions'] =>
    isFields(each) && Object.values(each).every(list => Array.isArray(list) && list.every(isSentence))
  const areWords = (each: unknown): each is WordingData['objects'] =>
    isFields(each) && Object.values(each).every(value => typeof value === 'string')
  return areSentences(actions) && areSentences(predicates) && areWords(objects)
    ? { id: id as string, actions, predicates, objects }
    : undefined
}
