// The two runs chosen for a comparison: a third one replaces the first.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '#page/state/app'

export interface Choosing {
  /** At most two ids, in the order in which they were chosen. */
  readonly chosen: Accessor<readonly string[]>
  readonly choose: (id: string, isChosen: boolean) => void
}

export function createChoosing(_app: App): Choosing {
  const [chosen, setChosen] = createSignal<readonly string[]>([])
  return {
    chosen,
    choose(id, isChosen) {
      const others = chosen().filter(other => other !== id)
      setChosen(isChosen ? [...others.slice(-1), id] : others)
    },
  }
}
