// Scored answers from the data of PlanBench, as questions and answers of the playground. The data include the parsed
// answers, so that verdicts are tested independently of a reader.

import type { Answer, ReadItem } from '#language/answers/reading'
import type { KindCode } from '#questions/kinds/codes'
import type { Asked } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { type DataRecord, dataText } from './data'

export interface ScoredAnswer {
  readonly record: DataRecord
  readonly source: Source
  readonly asked: Asked
  readonly answer: Answer
}

const span = { from: 0, to: 0 }
const items = (texts: readonly string[]): ReadItem[] => texts.map(text => ({ text, span }))

/** All records, unchanged. */
export const scoredRecords = (): DataRecord[] =>
  dataText('planbench/scored.jsonl.gz')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))

/** PDDL texts of instances and domains. */
export class PlanInstances {
  private readonly sets: DataRecord = JSON.parse(dataText('planbench/instances.json.gz'))
  private readonly domains: DataRecord = JSON.parse(dataText('planbench/domains.json')).domains

  domain(name: string): string {
    return this.domains[name].domain_pddl
  }

  /** The durations stated in a domain's introduction. */
  minutes(name: string): Record<string, number> {
    return this.domains[name].minutes
  }

  instance(set: string, id: number): string {
    return this.sets[set][id]
  }

  /** The problem of an instance with another goal and, if given, another initial state. */
  problem(set: string, id: number, goal: readonly string[], init?: readonly string[]): string {
    const text = this.instance(set, id).toLowerCase()
    const from = init === undefined ? text.indexOf('(:goal') : text.indexOf('(:init')
    const state = init === undefined ? '' : `(:init ${init.join(' ')})`
    return `${text.slice(0, from)}${state}(:goal (and ${goal.join(' ')})))`
  }
}

/** A domain with the stated durations as action costs. */
export const withMinutes = (domain: string, minutes: Readonly<Record<string, number>>): string =>
  domain
    .toLowerCase()
    .replace(/\(:action/, '(:functions (total-cost))\n(:action')
    .replace(
      /\(:action\s+(\S+)([\s\S]*?):effect\s*\(and/g,
      (_, name, rest) => `(:action ${name}${rest}:effect (and (increase (total-cost) ${minutes[name] ?? 1})`,
    )

/** One answer that was parsed by hand; undefined for those that need a reader. */
export function scoredAnswer(record: DataRecord, texts: PlanInstances): ScoredAnswer | undefined {
  const { facts, family, instance_set, instance_id } = record
  if (facts.verdict === undefined) return undefined
  const kind = family.replace('_zero_shot', '') as KindCode
  const goal = facts.goal ?? goalOf(texts.instance(instance_set, instance_id))
  const problem = texts.problem(instance_set, instance_id, goal, facts.initial)
  const domain = texts.domain(record.domain)
  const source =
    facts.optimal_cost === undefined
      ? { domain, problem }
      : {
          domain: withMinutes(domain, texts.minutes(record.domain)),
          problem: `${problem.slice(0, -1)}(:metric minimize (total-cost)))`,
        }
  if (facts.actions !== undefined)
    return {
      record,
      source,
      asked: { kind, sequence: facts.actions },
      answer: { kind: 'two-lists', pos: items(facts.answer), neg: items(facts.denied) },
    }
  if (facts.truth === undefined)
    return { record, source, asked: { kind }, answer: { kind: 'list', items: items(facts.plan) } }
  const stated = facts.answer
  return {
    record,
    source,
    asked: { kind, plan: facts.plan },
    answer: {
      kind: 'verification',
      valid: stated.valid,
      failure: stated.kind ?? null,
      step: stated.step === undefined ? null : stated.step - 1,
      action: stated.action === undefined ? null : items([stated.action])[0]!,
      facts: items(stated.facts ?? []),
      span,
    },
  }
}

const goalOf = (instance: string): string[] =>
  instance
    .toLowerCase()
    .slice(instance.toLowerCase().indexOf('(:goal'))
    .match(/\([^()]+\)/g) ?? []
