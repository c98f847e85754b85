// What is left to improve in the phrases file that is worked on, kept up with its text.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { GuideStep } from '../../../language/starter/guide'
import type { App } from '../../state/app'
import { createBench } from '../bench'

/** Milliseconds after typing. */
const SETTLE = 300

export interface Guiding {
  readonly steps: readonly GuideStep[]
  /** How many steps a file made from names alone has. */
  readonly of: number
}

/** Begun when the guide is first shown. */
export function createGuiding({ lanes, clock, part }: App) {
  const bench = part(createBench)
  const [found, setFound] = createSignal<{ readonly id: string; readonly guiding: Guiding }>()
  const texts = createMemo(() => bench.now())
  let cancel = (): void => {}
  let last = 0
  const ask = async (): Promise<void> => {
    const now = texts()
    if (now === undefined) return
    const mine = ++last
    const outcome = await lanes.quietly('editing', api =>
      api.starting.guide(now.domain, now.phrases),
    )
    // A newer text has been asked about since.
    if (outcome.kind !== 'done' || mine !== last) return
    setFound({ id: now.id, guiding: outcome.value })
    bench.note(
      'guide',
      outcome.value.steps.length === 0 ? undefined : String(outcome.value.steps.length),
    )
  }
  createEffect(
    on(texts, () => {
      cancel()
      cancel = clock.after(SETTLE, () => void ask())
    }),
  )
  return {
    /** Of the domain that is worked on; undefined until it is known. */
    state: (): Guiding | undefined => (found()?.id === bench.id() ? found()?.guiding : undefined),
  }
}
