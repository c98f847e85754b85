// Result files made up for a first visit: questions made here, answered by two models that do not exist.

import { writeFile } from '../../benchmarks/registry'
import { makeQuestions } from '../../kinds/asking/making'
import { kindCodes } from '../../kinds/codes'
import { domainNamed } from '../../library/domains'
import type { NamedFile } from '../api/runs'

const worlds = ['ferry', 'blocksworld', 'logistics']
/** Questions of each kind and format of a world. */
const COUNT = 4

export async function sampleFiles(): Promise<readonly NamedFile[]> {
  const questions = worlds.flatMap(domain =>
    kindCodes.flatMap(kind =>
      (['gen', 'bool', 'mcq'] as const).flatMap(format => {
        const size = domainNamed(domain)!.presets.small
        const world = { kind: 'folder', domain, size } as const
        return makeQuestions({ world, kind, format, count: COUNT, seed: 'sample', block: 0 })
          .questions
      }),
    ),
  )
  const lines = questions.map((question, i) => {
    const doc = JSON.parse(writeFile([question], 'jsonl')) as Record<string, unknown>
    const { answer, answers } = doc
    const response =
      i % 5 === 0 ? 'I am not sure.' : `The answer is ${JSON.stringify(answer ?? answers ?? 'yes')}`
    return JSON.stringify({ doc, resps: [[response]] })
  })
  return [{ name: 'samples.jsonl', file: new Blob([lines.join('\n')]) }]
}
