// The state of a pane that shows a result of the engine: nothing yet, working, the result, or an error. While a new
// result is computed the old one stays, so that the layout does not jump.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { CallOutcome } from './create-lanes'
import { inBackground } from '#page/browser/background'

export type PaneState = 'empty' | 'working' | 'ready' | 'problem' | 'stopped'

export interface Pane<T> {
  readonly condition: Accessor<PaneState>
  /** The last result; while `condition` is working, that of an earlier input. */
  readonly value: Accessor<T | undefined>
  /** The error message. */
  readonly message: Accessor<string>
  readonly startedAt: Accessor<number>
  /** Asks again for the same input. */
  readonly retry: () => void
}

export interface PaneOptions<I> {
  /** Milliseconds to wait for the input to settle. */
  readonly settle?: (next: I, shown: I | null) => number
  /** True if the old result stays visible while the new one is computed. */
  readonly keeps?: (next: I, shown: I) => boolean
  /** A further dependency of the result: when it changes, the same input is requested again. */
  readonly again?: Accessor<unknown>
}

/** Asks whenever the input changes; replies to earlier inputs are dropped. */
export function createPane<I, T>(
  input: Accessor<I | null>,
  ask: (input: I) => Promise<CallOutcome<T>>,
  options: PaneOptions<I> = {},
): Pane<T> {
  const [condition, setCondition] = createSignal<PaneState>('empty')
  const [value, setValue] = createSignal<T | undefined>()
  const [message, setMessage] = createSignal('')
  const [startedAt, setStartedAt] = createSignal(0)
  const [round, setRound] = createSignal(0)
  let shown: I | null = null
  let last = 0

  createEffect(
    on([input, round, options.again ?? (() => 0)], ([next]) => {
      const turn = ++last
      if (next === null) {
        shown = null
        setValue(undefined)
        setCondition('empty')
        return
      }
      if (shown === null || !(options.keeps?.(next, shown) ?? false)) setValue(undefined)
      setStartedAt(performance.now())
      setCondition('working')
      const start = async (): Promise<void> => {
        const outcome = await ask(next)
        if (turn !== last) return
        if (outcome.kind === 'done') {
          shown = next
          setValue(() => outcome.value)
          setCondition('ready')
        } else if (outcome.kind === 'stopped') setCondition('stopped')
        else {
          setMessage(outcome.message)
          setCondition('problem')
        }
      }
      const timer = setTimeout(() => inBackground(start()), options.settle?.(next, shown) ?? 0)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  return { condition, value, message, startedAt, retry: () => setRound(count => count + 1) }
}
