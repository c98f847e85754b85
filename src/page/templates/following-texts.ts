// A result that the engine computes from the texts in Templates, updated with them: requested shortly after each
// change, and only the answer to the latest request counts.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import type { App } from '#page/state/app'
import { type BenchDomain, createBench } from '#page/state/templates/bench'
import { inBackground } from '#page/browser/background'

/** `settle`: milliseconds after typing. Returns the result for the current domain; undefined until it is known. */
export function createFollowing<Found>(
  app: App,
  settle: number,
  ask: (now: BenchDomain) => Promise<CallOutcome<Found>>,
  heard: (found: Found) => void,
): () => Found | undefined {
  const bench = app.feature(createBench)
  const [latest, setLatest] = createSignal<{ readonly id: string; readonly found: Found }>()
  const texts = createMemo(() => bench.now())
  let cancel = (): void => {}
  let last = 0
  const askNow = async (): Promise<void> => {
    const now = texts()
    if (now === undefined) return
    const mine = ++last
    const outcome = await ask(now)
    // A newer request supersedes this answer.
    if (outcome.kind !== 'done' || mine !== last) return
    setLatest({ id: now.id, found: outcome.value })
    heard(outcome.value)
  }
  createEffect(
    on(texts, () => {
      cancel()
      cancel = app.clock.after(settle, () => inBackground(askNow()))
    }),
  )
  return () => (latest()?.id === bench.id() ? latest()?.found : undefined)
}
