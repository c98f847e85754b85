// How the question in front stands to a response, computed in slices once the text is settled.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { type findFit as Find, findFit } from '#results/runs/find-questions'
import { inSlices } from '#page/browser/slices'
import type { Entry } from '#page/state/session/session'
import { useApp } from '#page/state/use-app'

/** Milliseconds without a key before a response is compared with the questions. */
const CALM = 250

export type FoundStanding = ReturnType<typeof Find> extends Generator<undefined, infer T> ? T : never

/** To be called in a component; null until the text and the question are settled, and for an empty text. */
export function createStanding(entry: Accessor<Entry>, text: Accessor<string>): Accessor<FoundStanding | null> {
  const { session, clock } = useApp()
  const [standing, setStanding] = createSignal<FoundStanding | null>(null)
  let cancel = (): void => {}
  const start = (id: string, before?: string): void => {
    cancel()
    if (id !== before || text().trim() === '') setStanding(null)
    if (text().trim() === '') return
    cancel = clock.after(CALM, () => {
      cancel = inSlices(clock, findFit(session.entries(), text(), id), setStanding)
    })
  }
  createEffect(on([() => entry().id, text, session.entries], ([id], before) => start(id, before?.[0])))
  onCleanup(() => cancel())
  return standing
}
