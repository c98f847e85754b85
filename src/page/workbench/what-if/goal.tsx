// The parts of the goal; while it is being changed, a click removes a part or puts it back.

import { createMemo, For, onMount, Show } from 'solid-js'
import type { StateView } from '#questions/views/stepping'
import { Icon } from '#page/ui/icon'
import { rove } from '#page/ui/lists/roving'
import { AddFact } from './add-fact'
import { GoalHolds, GoalPart, markOfPart } from './goal-part'
import './what-if.css'
import { useApp, useFeature } from '#page/state/use-app'
import { createChanging } from './changing'

export function Goal(props: { state: StateView }) {
  const changing = useFeature(createChanging)
  const { session } = useApp()
  const met = createMemo(() => new Set(props.state.goal.filter(part => part.holds).map(({ text }) => text)))
  const there = createMemo(() => new Set(props.state.goal.map(({ text }) => text)))
  const gone = createMemo(() => (changing.isOpen() ? changing.takenAway().goal.filter(part => !there().has(part)) : []))
  const parts = createMemo(() => props.state.goal.map(({ text }) => text))
  /** The question came as English only, which mentions no goal. */
  const isGoalUnknown = (): boolean =>
    parts().length === 0 &&
    session.selected()?.question.parsedContext !== undefined &&
    session.workOf(session.selectedId() ?? '').edit === null
  let list!: HTMLUListElement
  onMount(() => rove(list, () => [parts(), gone(), changing.isOpen()]))
  return (
    <section class="goal-parts" data-part="goal-parts">
      <h3>
        <Icon name="star" size={14} />
        Goal
        <Show when={!isGoalUnknown()}>
          <span class="count numbers" data-part="count">
            {met().size} of {parts().length}
          </span>
        </Show>
        <Show when={props.state.goalHolds && !isGoalUnknown()}>
          <GoalHolds />
        </Show>
      </h3>
      <ul class="flex wrap" ref={list}>
        <For each={parts()}>{part => <Part part={part} holds={met().has(part)} />}</For>
        <For each={gone()}>{part => <PartTaken part={part} />}</For>
      </ul>
      <Show when={parts().length === 0}>
        <p class="faint">
          {isGoalUnknown() ? 'The question states no goal.' : 'The goal is empty, so every state satisfies it.'}
        </p>
      </Show>
      <Show when={changing.isOpen()}>
        <AddFact
          id="add-to-goal"
          label="Add a fact to the goal"
          placeholder="Add to the goal: type parts of a fact's name"
          holding={parts()}
          warns={false}
          add={name => void changing.addGoal(name)}
        />
      </Show>
    </section>
  )
}

/** A part of the goal, or a switch that removes it while the goal is being changed. */
function Part(props: { part: string; holds: boolean }) {
  const changing = useFeature(createChanging)
  return (
    <Show when={changing.isOpen()} fallback={<GoalPart part={props.part} holds={props.holds} />}>
      <li>
        <button
          type="button"
          class="fact-toggle inline-flex items-center gap-5 bg-card border-strong round-small"
          role="switch"
          aria-checked="true"
          title="Remove this from the goal"
          data-rove=""
          tabindex={-1}
          onClick={() => void changing.removeGoal(props.part)}
          {...markOfPart(props.part)}
        >
          <Icon name={props.holds ? 'check' : 'circle'} size={13} />
          <code>{props.part}</code>
          <Icon name="x" size={12} />
        </button>
      </li>
    </Show>
  )
}

/** A removed part, with a button to put it back. */
function PartTaken(props: { part: string }) {
  const changing = useFeature(createChanging)
  return (
    <li>
      <button
        type="button"
        class="fact-toggle inline-flex items-center gap-5 bg-card border-strong round-small"
        role="switch"
        aria-checked="false"
        title="Put it back into the goal"
        data-rove=""
        tabindex={-1}
        onClick={() => void changing.addGoal(props.part)}
        {...markOfPart(props.part)}
      >
        <code>{props.part}</code>
        <Icon name="plus" size={12} />
      </button>
    </li>
  )
}
