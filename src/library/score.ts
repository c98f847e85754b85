// Result files scored in this thread: one object a response, in the order of the files.

import { dispatch } from '#results/scoring/dispatch'
import type { ScoringPort } from '#results/scoring/ports'
import { QuestionIndex } from '#results/scoring/questions'
import { serveScoring } from '#results/scoring/serve'
import { readResults } from '#results/reading/read'
import type { ByteSource } from '#results/reading/source'
import { readQuestions } from '#questions/benchmarks/reading'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { harnessNamed } from './judge'
import { scoredLine } from './scored-line'
import type { JudgeOptions, ResultFile, Scored } from './types'

/** A worker in this thread. Messages are passed later, as between threads. */
function localPort(): ScoringPort {
  const ends: { here: (message: unknown) => void; there: (message: unknown) => void } = {
    here: () => {},
    there: () => {},
  }
  let isOpen = true
  const pass = (to: 'here' | 'there', message: unknown): void => {
    setTimeout(() => isOpen && ends[to](message))
  }
  serveScoring<string>(
    {
      post: message => pass('here', message),
      listen: heard => {
        ends.there = heard
      },
    },
    scoredLine,
  )
  return {
    post: message => pass('there', message),
    listen: heard => {
      ends.here = heard
    },
    end: () => {
      isOpen = false
    },
  }
}

function sourceOf({ name, content }: ResultFile): ByteSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    ...{ name, size: bytes.length },
    stream: async function* () {
      yield bytes
    },
    read: async (from, to) => bytes.subarray(from, to),
  }
}

/** All responses of the files. Questions come from the records, from files among them, or from `questions`. */
export async function scoreAll(
  files: readonly ResultFile[],
  questions: readonly ResultFile[],
  { maxStates = defaultLimits.maxStates, harness, certificates }: JudgeOptions,
): Promise<readonly Scored[]> {
  const index = new QuestionIndex()
  for (const { name, content } of questions) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    index.add(readQuestions(name, text).questions)
  }
  const scored: Scored[] = []
  await dispatch<string>(readResults(files.map(sourceOf)), {
    spawn: localPort,
    workers: 1,
    limits: { maxStates },
    harness: harnessNamed(harness),
    certificates: certificates === false ? 'none' : 'all',
    index,
    onItem: item => {
      if (item.kind === 'row') scored.push(JSON.parse(item.detail!) as Scored)
      else {
        const { file, line, message } = item.issue
        scored.push({ file, line, error: message })
      }
    },
  }).done
  return scored
}
