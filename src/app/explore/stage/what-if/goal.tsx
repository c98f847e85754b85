// The goal part by part; while it is being changed a click takes a part out or puts it back.

import { createMemo, For, onMount, Show } from 'solid-js'
import type { StateView } from '../../../../views/stepping'
import { marks } from '../../../focus/focus'
import { Icon } from '../../../parts/icon'
import { rove } from '../../../parts/roving'
import { AddFact } from './add-fact'
import { changing } from './changing'
import './goal.css'
import './facts.css'

/** The fact that a part of the goal asks for or refuses. */
export const factIn = (part: string): string | undefined =>
  /^(?:\(not )?(\([^\s()=][^()]*\))\)?$/.exec(part)?.[1]

const markOfPart = (part: string) => {
  const fact = factIn(part)
  return fact === undefined ? {} : marks.fact(fact)
}

export function Goal(props: { state: StateView }) {
  const met = createMemo(
    () => new Set(props.state.goal.filter(part => part.holds).map(({ text }) => text)),
  )
  const there = createMemo(() => new Set(props.state.goal.map(({ text }) => text)))
  const gone = createMemo(() =>
    changing.isOpen() ? changing.takenAway().goal.filter(part => !there().has(part)) : [],
  )
  const parts = createMemo(() => props.state.goal.map(({ text }) => text))
  let list!: HTMLUListElement
  onMount(() => rove(list, () => [parts(), gone(), changing.isOpen()]))
  return (
    <section class="goal-parts">
      <h3>
        <Icon name="star" size={14} />
        Goal
        <span class="count numbers">
          {met().size} of {parts().length}
        </span>
        <Show when={props.state.goalHolds}>
          <span class="goal-holds">holds here</span>
        </Show>
      </h3>
      <ul ref={list}>
        <For each={parts()}>
          {part => (
            <Show
              when={changing.isOpen()}
              fallback={
                <li
                  classList={{ met: met().has(part) }}
                  data-rove=""
                  tabindex={-1}
                  {...markOfPart(part)}
                >
                  <Icon name={met().has(part) ? 'check' : 'circle'} size={13} />
                  <span class="unseen">{met().has(part) ? 'holds: ' : 'does not hold: '}</span>
                  <code>{part}</code>
                </li>
              }
            >
              <li class="toggled">
                <button
                  type="button"
                  class="fact-toggle"
                  role="switch"
                  aria-checked="true"
                  title="Remove this from the goal"
                  data-rove=""
                  tabindex={-1}
                  onClick={() => void changing.removeGoal(part)}
                  {...markOfPart(part)}
                >
                  <Icon name={met().has(part) ? 'check' : 'circle'} size={13} />
                  <code>{part}</code>
                  <Icon name="x" size={12} />
                </button>
              </li>
            </Show>
          )}
        </For>
        <For each={gone()}>
          {part => (
            <li class="toggled">
              <button
                type="button"
                class="fact-toggle"
                role="switch"
                aria-checked="false"
                title="Put it back into the goal"
                data-rove=""
                tabindex={-1}
                onClick={() => void changing.addGoal(part)}
                {...markOfPart(part)}
              >
                <code>{part}</code>
                <Icon name="plus" size={12} />
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={parts().length === 0}>
        <p class="faint">The goal is empty, so every state satisfies it.</p>
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
