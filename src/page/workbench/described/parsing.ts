// Questions that come as English alone are read once they are in front: the engine finds the problem and what the
// options state, and from then on the page shows the question with both.

import { createEffect, createSignal, on, untrack } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { inBackground } from '#page/browser/background'

/** Reads the question in front, where it came as English alone; the question as it came is in its file. */
export function createParsing({ session, lanes }: Pick<App, 'session' | 'lanes'>) {
  /** What was asked for, or is. */
  const asked = new WeakSet<Question>()
  const [reading, setReading] = createSignal<string | null>(null)
  const read = async ({ id, file, number, question }: Entry): Promise<void> => {
    const came = file.questions[number - 1]
    if (came === undefined || question.judged !== null || asked.has(came)) return
    asked.add(came)
    setReading(id)
    const outcome = await lanes.quietly('quick', api => api.questions.told(came))
    if (outcome.kind !== 'done') asked.delete(came)
    else if (outcome.value.told !== undefined) session.tell(came, outcome.value)
    if (reading() === id) setReading(null)
  }
  createEffect(
    on(session.selected, entry => {
      if (entry !== null && untrack(() => entry.question.format) !== 'gen') inBackground(read(entry))
    }),
  )
  return {
    /** The English of the question in front is being read. */
    isReading: (): boolean => reading() !== null && reading() === session.selectedId(),
  }
}
