// The walk of a live part: it starts after the part's first actions, follows the learner, and after a prediction takes
// the actions that the part defines for that.

import { createEffect, createMemo, on, untrack } from 'solid-js'
import { createPane } from '#page/state/lanes/pane'
import type { StateView, Stepped } from '#questions/views/stepping'
import type { LiveProps } from '../live-props'

export type LiveWalk = ReturnType<typeof createLiveWalk>

export function createLiveWalk(props: LiveProps) {
  const { stepping, session, lanes, layout } = props.sandbox
  const { walk } = stepping
  const { at, then } = props.part
  stepping.show(at, '', at.length)

  /** The initial state of the part. */
  const base = createPane<object, Stepped>(
    () => session.source(),
    () => lanes.quietly('quick', api => api.states.step(session.source()!, at)),
    { again: lanes.domains },
  )
  // The part's actions follow the prediction: played once; when the learner returns, their final state is shown.
  createEffect(
    on(
      () => props.open,
      (open, before) => {
        if (!open || then?.apply === undefined) return
        const whole = [...at, ...then.apply]
        const isNews = before === false && !layout.calm()
        stepping.show(whole, '', isNews ? at.length : whole.length)
        if (isNews) stepping.play()
      },
    ),
  )
  /** The current state; the previous one while it is computed. */
  const state = createMemo<StateView | undefined>(before => {
    const now = stepping.pane.value()
    return now?.kind === 'state' ? now.state : before
  })
  return {
    state,
    base: createMemo(() => {
      const value = base.value()
      return value?.kind === 'state' ? value.state : undefined
    }),
    /** Why there is no state to show; undefined if there is one. */
    problem: (): string | undefined => {
      const now = stepping.pane.value()
      if (now?.kind === 'no-task') return now.message
      if (now?.kind === 'broken')
        return `The step at index ${now.step}, \`${untrack(walk).sequence[now.step]}\`, cannot be taken: ${now.missing.map(part => `\`${part}\``).join(', ')} does not hold.`
      return stepping.pane.condition() === 'problem' ? stepping.pane.message() : undefined
    },
    /** Actions since the start of the part. */
    taken: createMemo(() => walk().sequence.slice(at.length, walk().at)),
    take: (action: string) => stepping.take(action),
    undo: () => walk().at > at.length && stepping.undo(),
    start: () => stepping.show(at, '', at.length),
    whyNot: stepping.whyNot,
  }
}
