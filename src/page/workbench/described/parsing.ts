// Questions that came as English only are parsed once they are in front: the engine finds the problem and the meaning
// of the options, which the page then shows with the question.

import { createEffect, createSignal, on, untrack } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { inBackground } from '#page/browser/background'

/** Parses the question in front if it came as English only; its file keeps the original. */
export function createParsing({ session, lanes }: Pick<App, 'session' | 'lanes'>) {
  /** Questions for which parsing was requested. */
  const asked = new WeakSet<Question>()
  const [reading, setReading] = createSignal<string | null>(null)
  const read = async ({ id, file, number, question }: Entry): Promise<void> => {
    const came = file.questions[number - 1]
    if (came === undefined || question.judged !== null || asked.has(came)) return
    asked.add(came)
    setReading(id)
    const outcome = await lanes.quietly('quick', api => api.questions.withContext(came))
    if (outcome.kind !== 'done') asked.delete(came)
    else if (outcome.value.parsedContext !== undefined) session.setDescribed(came, outcome.value)
    if (reading() === id) setReading(null)
  }
  createEffect(
    on(session.selected, entry => {
      if (entry !== null && untrack(() => entry.question.format) !== 'gen') inBackground(read(entry))
    }),
  )
  return {
    /** True while the English of the question in front is being parsed. */
    isReading: (): boolean => reading() !== null && reading() === session.selectedId(),
  }
}
