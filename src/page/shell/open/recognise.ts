// Recognises bytes with the engine: of a large file of questions first the beginning, then the rest in portions.

import { pause } from '#page/editor/slices'
import { type EngineCalls, given, heard } from '#engine/client'
import type { Inspected } from '#results/files/inspect'
import type { Recognised } from '#results/files/opening-parts'
import type { NamedBytes } from '#results/files/unpacking'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import type { App } from '#page/state/app'
import { createOpeningState } from '#page/state/files/opening-state'

/** Share of the work at which the engine has read a file and starts to transfer it. */
const READ = 0.8

export function recognise(app: App, { name, bytes }: NamedBytes): Promise<CallOutcome<Inspected>> {
  const { report } = app.feature(createOpeningState)
  return app.lanes.run('quick', `reading ${name}`, async api => {
    const onProgress = heard((share: number) => report(share * READ))
    return whole(await api.files.recognise(name, given(bytes), onProgress), api, report)
  })
}

/** The result with all questions, which arrive in portions; the page can respond between two portions. */
async function whole(
  { content, rest }: Recognised,
  api: EngineCalls,
  report: (share: number) => void,
): Promise<Inspected> {
  if (rest === null || content.kind !== 'questions') return content
  const questions = [...content.file.questions]
  while (questions.length < rest.total) {
    const more = await api.files.more(rest.ticket)
    if (more.length === 0) throw new Error('The engine lost the file. Open it again.')
    questions.push(...more)
    report(READ + (questions.length / rest.total) * (1 - READ))
    await pause()
  }
  return { kind: 'questions', file: { ...content.file, questions } }
}
