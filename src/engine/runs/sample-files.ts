// Generates result files for a sample run: generated questions, answered by two fictitious models.

import { writeFile } from '#questions/benchmarks/cores'
import { makeQuestions } from '#questions/kinds/asking/making'
import { type FormatCode, plainKinds } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { domainNamed } from '#language/library/domains'
import { sampleModels } from '#results/scoring/sample/models'
import { sampleResponses } from '#results/scoring/sample/sample'
import type { NamedFile } from '#engine/api/runs'

const worlds = ['ferry', 'logistics']
/** Number of questions of each format in a world. */
const counts: readonly (readonly [FormatCode, number])[] = [
  ['gen', 2],
  ['bool', 1],
  ['mcq', 1],
]
const TRIES = 2

/** In the layout of lm-evaluation-harness: one folder per model, one line per question with its response. */
export function sampleFiles(): readonly NamedFile[] {
  const questions = worlds.flatMap(questionsOf)
  const docs = new Map(questions.map(question => [question, writeFile([question], 'jsonl').trim()]))
  return sampleModels.map(model => {
    const sampled = sampleResponses(questions, {
      ...{ seed: 'sample', models: [model], attempts: TRIES },
      count: TRIES * questions.length,
    })
    const tries = new Map<Question, string[]>()
    for (const { question, response } of sampled) tries.set(question, [...(tries.get(question) ?? []), response])
    const lines = [...tries].map(
      ([question, responses], i) =>
        `{"doc_id":${i},"doc":${docs.get(question)!},"resps":${JSON.stringify([responses])}}\n`,
    )
    return { name: `${model.name}/samples_made_up.jsonl`, file: new Blob(lines) }
  })
}

function questionsOf(domain: string): readonly Question[] {
  const size = domainNamed(domain)!.presets.small
  const world = { kind: 'folder', domain, size } as const
  return plainKinds().flatMap(kind =>
    counts.flatMap(([format, count]) => {
      const unit = { world, kind, format, count, seed: 'sample', block: 0 } as const
      return makeQuestions(unit).questions
    }),
  )
}
