// The questions that are open in the page, as files of questions for runs with responses to them.

import type { NamedFile } from '#engine/api/runs'
import type { Question } from '#questions/kinds/question'
import type { App } from '#page/state/app'

export interface OpenQuestions {
  /** Number of open questions that a file can hold. */
  readonly count: () => number
  /** One file for each family; written again only if other questions are open. */
  readonly files: () => Promise<readonly NamedFile[]>
}

export function createOpenQuestions({ session, lanes }: App): OpenQuestions {
  // Questions about the visitor's own problem are in no file.
  const open = (): readonly Question[] =>
    session.files().flatMap(({ questions }) => questions.filter(({ origin }) => origin.from !== 'own'))
  let written: { readonly from: unknown; readonly files: Promise<readonly NamedFile[]> } | undefined
  const write = async (): Promise<readonly NamedFile[]> => {
    const questions = open()
    if (questions.length === 0) return []
    const outcome = await lanes.run('quick', 'writing the open questions', api => api.making.files(questions))
    if (outcome.kind !== 'done') return []
    return outcome.value.map((text, i) => ({
      name: `open-questions${i === 0 ? '' : `-${i + 1}`}.jsonl`,
      file: new Blob([text], { type: 'application/jsonl' }),
    }))
  }
  return {
    count: () => open().length,
    files() {
      const from = session.files()
      if (written?.from !== from) written = { from, files: write() }
      return written.files
    },
  }
}
