// Stored prompts are parsed into their parts, whatever their file's layout; the keys in their files are computed
// again. With PLANBENCH_ALL=1 all of them, else a sample of every domain and family.

import { describe, expect, test } from 'vitest'
import { core as planbench } from '#questions/benchmarks/planbench/core'
import { conformanceOf } from '#questions/benchmarks/planbench/conformance'
import { readPrompt } from '#questions/benchmarks/planbench/prompt/read-prompt'
import { recordOf } from '#questions/benchmarks/planbench/record'
import { readQuestions } from '#questions/benchmarks/reading'
import { inMemory } from '#results/reading/bytes'
import { readResults } from '#results/reading/read'
import type { ResultRecord } from '#results/scoring/record'
import { type DataRecord, dataFolder, dataText, dataNote } from '../../support/data'

const all = process.env.PLANBENCH_ALL === '1'
const limits = { maxStates: 20_000 }

const lines = (name: string): DataRecord[] =>
  dataText(`planbench/${name}`)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

/** One of each domain and family and source, or all. */
function prompts(): DataRecord[] {
  const seen = new Set<string>()
  return lines('prompts.jsonl.gz').filter(({ domain, family, source, exact }) => {
    const key = `${domain} ${family} ${source === 'made'} ${exact}`
    if (!all && seen.has(key)) return false
    seen.add(key)
    return true
  })
}

describe.skipIf(dataFolder() === undefined)(`stored prompts${dataNote}`, () => {
  test('what is read is what the prompt was made from', () => {
    const instances = JSON.parse(dataText('planbench/instances.json.gz'))
    for (const line of prompts()) {
      const { id, domain, family, query, choices, instance_set: set, instance_id: number } = line
      const read = readPrompt(query)
      if ('problem' in read) throw new Error(`${id}: ${read.problem}`)
      expect([id, ...read.problems]).toEqual([id])
      expect(read.wordbook.id.replace('_3', '')).toBe(domain.replace('_3', ''))
      const { open } = read
      if (/^t[36]/.test(family)) expect(open.plan, id).toEqual(choices.plan)
      if (family === 't7') expect(open.executed, id).toEqual(choices.actions)
      if (family === 't6') {
        const { step, true: becameTrue, false: becameFalse } = choices
        expect(open.event, id).toMatchObject({ step, becameTrue, becameFalse })
      }
      const withInstance = { ...line, instances: { [number]: instances[set][number] } }
      const { questions, issues } = readQuestions('x.jsonl', JSON.stringify(withInstance))
      expect(issues, id).toEqual([])
      expect(questions[0]).toMatchObject({ kind: family.replace('_zero_shot', '') })
      const codes = recordOf(questions[0]!)!.remarks.map(({ code }) => code)
      if (line.note === undefined) expect(codes, id).not.toContain('prompt-differs')
      else expect(codes, id).toContain('prompt-differs')
      if (domain === 'logistics' && family === 't2') continue
      const found = conformanceOf(questions[0]!, limits)
      if (found.decided && line.note === undefined) expect(found.differences, id).toEqual([])
      else if (found.reason === 'no-gold') expect(line.ground_truth_plan, id).toBeUndefined()
    }
  })

  test('files of all ages: as questions, and as results where they hold responses', async () => {
    for (const { source, file } of JSON.parse(dataText('planbench/layouts.json'))) {
      const { engine, ...frame } = file
      // If the file does not name the model, its folder does.
      const text = JSON.stringify(frame)
      const { questions, issues } = readQuestions(source, text)
      expect([source, issues]).toEqual([source, []])
      const [question] = questions
      expect(conformanceOf(question!, limits)).toMatchObject({ agrees: true })
      const again = readQuestions(source, planbench.write(questions, 'jsonl')).questions[0]
      expect(again).toEqual(question)
      const raw = frame.instances[0]
      if (raw.llm_raw_response === undefined) continue
      const found: ResultRecord[] = []
      for await (const event of readResults([inMemory(source, new TextEncoder().encode(text))]))
        if (event.kind === 'record') found.push(event.record)
      const label = raw.llm_correct ?? raw.correct ?? raw.llm_correct_w_expl
      expect(found).toMatchObject([
        {
          model: engine,
          response: raw.llm_raw_response,
          recorded: label === undefined ? null : Number(label),
        },
      ])
    }
  })

  test('problems described by answered prompts are those that they were about', () => {
    const records = lines('scored.jsonl.gz').filter((_, i) => all || i % 97 === 0)
    const { questions, issues } = readQuestions('x.jsonl', records.map(record => JSON.stringify(record)).join('\n'))
    expect(issues).toEqual([])
    for (const [i, question] of questions.entries()) {
      const { id, facts } = records[i]
      expect(question.asked!.plan ?? question.asked!.sequence ?? null, id).toEqual(
        facts.truth === undefined ? null : (facts.actions ?? facts.plan),
      )
      const problem = question.judged!.problem
      const [text, goal] = problem.split('(:goal')
      for (const fact of facts.goal ?? []) expect(goal, id).toContain(fact)
      for (const fact of facts.initial ?? []) expect(text, id).toContain(fact)
      expect(question.id).toBe(id)
    }
  })
})
