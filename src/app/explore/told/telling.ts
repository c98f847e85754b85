// Questions that come as English alone are read once they are in front: the engine finds the problem and what the
// options say, and from then on the page shows the question with both.

import { createEffect, on, untrack } from 'solid-js'
import type { Question } from '../../../kinds/question'
import type { App } from '../../state/app'
import type { Entry } from '../../state/session'

/** Has the question of an entry read; the question as it came is in its file. */
export function createTelling({ session, lanes }: Pick<App, 'session' | 'lanes'>): void {
  /** What was asked for, or is. */
  const asked = new WeakSet<Question>()
  const read = async ({ file, number, question }: Entry): Promise<void> => {
    const came = file.questions[number - 1]
    if (came === undefined || question.judged !== null || asked.has(came)) return
    asked.add(came)
    const outcome = await lanes.quietly('quick', api => api.questions.told(came))
    if (outcome.kind !== 'done') asked.delete(came)
    else if (outcome.value.told !== undefined) session.tell(came, outcome.value)
  }
  createEffect(
    on(session.selected, entry => {
      if (entry !== null && untrack(() => entry.question.format) !== 'gen') void read(entry)
    }),
  )
}
