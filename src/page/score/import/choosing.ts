// The runs chosen for a comparison: two next to each other, or three and more as a matrix.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '#page/state/app'

export interface Choosing {
  /** Ids in the order in which they were chosen. */
  readonly chosen: Accessor<readonly string[]>
  readonly choose: (id: string, isChosen: boolean) => void
  readonly setChosen: (ids: readonly string[]) => void
}

export function createChoosing(_app: App): Choosing {
  const [chosen, setChosen] = createSignal<readonly string[]>([])
  return {
    chosen,
    choose(id, isChosen) {
      const others = chosen().filter(other => other !== id)
      setChosen(isChosen ? [...others, id] : others)
    },
    setChosen: ids => void setChosen([...ids]),
  }
}
