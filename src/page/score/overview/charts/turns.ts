// A value that several parts of the page draw, handed to one after the other: each in a task of its own, so that a long
// page never holds keys and the wheel up.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { useApp } from '#page/state/use-app'

/** The value as each of `count` parts has it; null until its first turn. A newer value overtakes an older one. */
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
