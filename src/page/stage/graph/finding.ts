// The filter for states of the graph: by facts that hold in them, and facts that do not.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { FactFilter } from '#page/draw/graph/found'
import type { App } from '#page/state/app'

const nothing: FactFilter = { hold: [], fail: [] }

export type Finding = ReturnType<typeof createFinding>

/** The filter of the graph in front; empty for another problem. */
export function createFinding({ session }: App) {
  const [isShown, setShown] = createSignal(false)
  const [wanted, setWanted] = createSignal<FactFilter>(nothing)
  createEffect(on(session.source, () => setWanted(nothing), { defer: true }))
  return {
    isShown,
    toggle: () => void setShown(now => !now),
    wanted,
    want: (part: Partial<FactFilter>) => void setWanted(now => ({ ...now, ...part })),
    isAsked: createMemo(() => wanted().hold.length + wanted().fail.length > 0),
  }
}
