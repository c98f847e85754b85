// Stored answers of models that consist of the sentences, or nearly so: each is read as its facts state.

import { expect, test } from 'vitest'
import type { Answer } from '#language/answers/reading'
import { type Hints, readAnswer } from '#language/answers/read'
import type { AnswerShape } from '#language/answers/shape'
import { wholeSought } from '#language/answers/whole-answers'
import { knownWordbook } from '#questions/benchmarks/planbench/known/wordbooks'
import { namesOf } from '#questions/kinds/judge'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { type DataRecord, dataFolder, dataText, skipMessage } from '../../support/data'

/** Every this many are read; 1 for all. */
const every = Number(process.env.PLANGROUND_SCORED_EVERY ?? 12)

const shapeOf = (record: DataRecord): AnswerShape =>
  record.facts.truth?.kind !== undefined
    ? { form: 'verification' }
    : record.facts.actions !== undefined
      ? { form: 'two-lists', sort: 'fact', of: 'state' }
      : {
          form: 'list',
          sort: 'action',
          of: 'plan',
          priced: record.facts.optimal_cost !== undefined,
        }

const sorted = (facts: readonly string[]): string => [...new Set(facts)].sort().join(' ')

/** The reading, in a form for comparison. */
function read(answer: Answer | null): string {
  const texts = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)
  if (answer?.kind === 'list') return texts(answer.items).join('\n')
  if (answer?.kind === 'two-lists') return `${sorted(texts(answer.pos))} / ${sorted(texts(answer.neg))}`
  if (answer?.kind !== 'verification') return 'nothing'
  const { valid, failure, step, action, facts } = answer
  return [valid, failure, step === null ? null : step + 1, action?.text ?? null, sorted(texts(facts))].join(' ')
}

function meant({ facts }: DataRecord): string {
  if (facts.truth?.kind !== undefined) {
    const { valid, kind, step, action, facts: unmet } = facts.answer
    return [valid, kind ?? null, step ?? null, action ?? null, sorted(unmet ?? [])].join(' ')
  }
  if (facts.actions !== undefined) return `${sorted(facts.answer)} / ${sorted(facts.denied)}`
  return facts.plan === undefined ? 'nothing' : facts.plan.join('\n')
}

test('answers in the wording of the prompt are read as they are meant', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const lines = dataText('planbench/scored.jsonl.gz').trimEnd().split('\n')
  const { domains } = JSON.parse(dataText('planbench/domains.json'))
  const instances = JSON.parse(dataText('planbench/instances.json.gz'))
  const parsed = new Map<string, ReturnType<typeof parseDomain>['domain']>()
  const hintsOf = (record: DataRecord): Hints => {
    const domain = parsed.get(record.domain) ?? parseDomain(domains[record.domain].domain_pddl).domain
    parsed.set(record.domain, domain)
    const { problem } = parseProblem(instances[record.instance_set][record.instance_id], domain)
    const given = record.facts.actions ?? record.facts.plan
    return {
      ...namesOf(domain, problem),
      wordbook: knownWordbook(record.domain)!,
      ...(record.facts.truth === undefined ? {} : { given }),
    }
  }
  const missed: string[] = []
  let compared = 0
  for (let i = 0; i < lines.length; i += every) {
    const record: DataRecord = JSON.parse(lines[i]!)
    if (record.facts.reading === 'loose') continue
    compared++
    const sought = wholeSought(shapeOf(record))
    const { answer } = readAnswer(sought, record.response, hintsOf(record))
    if (read(answer) !== meant(record)) missed.push(`${record.id}: ${read(answer)} instead of ${meant(record)}`)
  }
  expect(missed).toEqual([])
  expect(compared).toBeGreaterThan(lines.length / every / 2)
})
