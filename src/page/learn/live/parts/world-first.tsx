// The initial state and the goal, shown before a prediction if the part itself would reveal the answer.

import { createMemo, Show } from 'solid-js'
import type { LessonWorld } from '#teaching/lesson'
import { useApp } from '#page/state/use-app'
import { GoalLine } from './goal-line'
import { hasPicture, StillPicture } from './still-picture'
import './world-first.css'

export function WorldFirst(props: { world: LessonWorld; note: string }) {
  const { stepping } = useApp()
  const state = createMemo(() => {
    const now = stepping.pane.value()
    return now?.kind === 'state' ? now.state : undefined
  })
  return (
    <div class="world-first grid gap-12">
      <p class="ink-soft text-small">{props.note}</p>
      <Show when={hasPicture(props.world)}>
        <StillPicture />
      </Show>
      <Show when={state()}>{now => <GoalLine state={now()} />}</Show>
    </div>
  )
}
