// The parts of the goal, and which of them hold.

import { For, Show } from 'solid-js'
import type { StateView } from '#questions/views/stepping'
import { GoalHolds, GoalPart } from '#page/workbench/what-if/goal-part'
import { Icon } from '#page/ui/icon'
import './goal-line.css'

export function GoalLine(props: { state: StateView }) {
  return (
    <section class="live-goal flex-row wrap">
      <h3 class="flex-row gap-6">
        <Icon name="star" size={14} />
        Goal
        <Show when={props.state.goalHolds}>
          <GoalHolds />
        </Show>
      </h3>
      <ul class="flex wrap">
        <For each={props.state.goal}>{part => <GoalPart part={part.text} holds={part.holds} />}</For>
      </ul>
    </section>
  )
}
