// Official scores against those of the original program, and against the labels that files store. With
// PLANBENCH_ALL=1 on every record.

import { expect, test } from 'vitest'
import type { PlanBenchTask } from '../../../src/benchmarks/planbench/items'
import { domainTextFor } from '../../../src/benchmarks/planbench/known/domains'
import { knownWordbook } from '../../../src/benchmarks/planbench/known/wordbooks'
import { planBenchScore } from '../../../src/benchmarks/planbench/official-score'
import { problemText } from '../../../src/benchmarks/planbench/prompt/problem-text'
import { readPrompt } from '../../../src/benchmarks/planbench/prompt/read-prompt'
import type { Question } from '../../../src/kinds/question'
import { defaultLimits } from '../../../src/kinds/judge'
import { loadDomain } from '../../../src/task/load'
import { type DataRecord, dataFolder, dataText, skipMessage } from '../../support/data'

const all = process.env.PLANBENCH_ALL === '1'
/** Of how many records one is looked at. */
const EACH = all ? 1 : 23

/** The question of a line, its problem as the prompt tells it. */
function questionOf(record: DataRecord, instances: DataRecord): Question {
  const { id, domain, facts } = record
  const task: PlanBenchTask = record.family === 't1_zero_shot' ? 't1' : record.family
  const wordbook = knownWordbook(domain)!
  const domainText = domainTextFor(domain)
  const prompt = readPrompt(record.question, wordbook)
  if ('problem' in prompt) throw new Error(`${id}: ${prompt.problem}`)
  const { init, goal } = prompt.open
  const told = { name: 'p', init: facts.initial ?? init, goal, besides: [...init], priced: false }
  const source = {
    domain: domainText,
    problem: problemText(told, loadDomain(domainText).domain, wordbook),
  }
  const number = record.instance_id
  const fields = { ...record, instances: { [number]: instances[record.instance_set][number] } }
  return {
    ...{ key: id, id, family: 'planbench', kind: task, format: 'gen', domain, context: '' },
    ...{ question: record.question, shown: source, judged: source },
    origin: {
      from: 'published',
      record: {
        ...{ task, layout: task, domain, wording: domain, engine: record.engine },
        ...{ promptType: 'oneshot', fields, remarks: [] },
      },
    },
  }
}

test.skipIf(dataFolder() === undefined)(
  `scores are those of the original program, and of the files but where these are older (${skipMessage})`,
  () => {
    const instances = JSON.parse(dataText('planbench/instances.json.gz'))
    const records: DataRecord[] = dataText('planbench/scored.jsonl.gz')
      .split('\n')
      .filter((line, i) => line !== '' && i % EACH === 0)
      .map(line => JSON.parse(line))
    expect(records.length).toBeGreaterThan(200)
    const counts = { records: 0, stored: 0, older: 0, notScored: 0, stops: 0 }
    const wrong: string[] = []
    for (const record of records) {
      const found = planBenchScore(questionOf(record, instances), record.response, defaultLimits)
      const { official, stored, tags = [] } = record
      counts.records++
      if (found.notScored) {
        // Its readers would read an empty plan; the program as a whole passes over empty responses.
        expect(record.tags).toContain('empty-response')
        counts.notScored++
        continue
      }
      if (found.score === null && found.error !== undefined) counts.stops++
      const expected =
        official.binary === undefined
          ? { score: official.correct === true ? 1 : 0, error: official.error }
          : { score: official.w_expl ? 1 : 0, levels: official }
      const ours = {
        score: found.score,
        ...(official.binary === undefined ? { error: found.error } : { levels: found.levels }),
      }
      if (JSON.stringify(ours) !== JSON.stringify(expected))
        wrong.push(`${record.id}: ${JSON.stringify(ours)} for ${JSON.stringify(expected)}`)
      if (official.plan !== undefined && found.plan !== official.plan)
        wrong.push(`${record.id}: read ${found.plan}`)
      if (official.extracted !== undefined)
        if (JSON.stringify(found.facts) !== JSON.stringify(official.extracted))
          wrong.push(`${record.id}: read ${found.facts}`)
      const label = stored.correct ?? stored.w_expl
      if (tags.includes('stored-label-differs')) counts.older++
      else if (found.score !== null) {
        counts.stored++
        if ((found.score === 1) !== label) wrong.push(`${record.id}: the file says ${label}`)
      }
    }
    if (all) console.info(counts)
    expect(wrong).toEqual([])
  },
  all ? 600_000 : undefined,
)
