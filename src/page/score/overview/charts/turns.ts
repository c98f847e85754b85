// Passes a value to several parts of the page one after the other, each in a separate task, so that a long page never
// delays input.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { useApp } from '#page/state/use-app'

/** The value for each of `count` parts; null until its first update. A newer value replaces a pending one. */
export function createTurns<T>(source: Accessor<T>, count: number): readonly Accessor<T | null>[] {
  const { clock } = useApp()
  const parts = Array.from({ length: count }, () => createSignal<T | null>(null))
  let cancel = (): void => {}
  createEffect(
    on(source, value => {
      cancel()
      const turn = (at: number): void => {
        parts[at]![1](() => value)
        if (at + 1 < count) cancel = clock.after(0, () => turn(at + 1))
      }
      turn(0)
    }),
  )
  onCleanup(() => cancel())
  return parts.map(([value]) => value)
}
