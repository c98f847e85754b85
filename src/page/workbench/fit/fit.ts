// How well the question in front fits a response, computed in slices once the text is settled.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { type findFit as Find, findFit } from '#results/runs/find-questions'
import { inSlices } from '#page/browser/slices'
import type { Entry } from '#page/state/session/session'
import { useApp } from '#page/state/use-app'

/** Milliseconds without a key before a response is compared with the questions. */
const CALM = 250

export type FoundFit = ReturnType<typeof Find> extends Generator<undefined, infer T> ? T : never

/** To be called in a component; null until the text and the question are settled, and for an empty text. */
export function createFit(entry: Accessor<Entry>, text: Accessor<string>): Accessor<FoundFit | null> {
  const { session, clock } = useApp()
  const [match, setMatch] = createSignal<FoundFit | null>(null)
  let cancel = (): void => {}
  const start = (id: string, before?: string): void => {
    cancel()
    if (id !== before || text().trim() === '') setMatch(null)
    if (text().trim() === '') return
    cancel = clock.after(CALM, () => {
      cancel = inSlices(clock, findFit(session.entries(), text(), id), setMatch)
    })
  }
  createEffect(on([() => entry().id, text, session.entries], ([id], before) => start(id, before?.[0])))
  onCleanup(() => cancel())
  return match
}
