// The facts that hold, by object; while the state is being changed, a click removes a fact or puts it back.

import { type Accessor, createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import type { StateView } from '#questions/views/stepping'
import { marks } from '#page/state/focus/focus'
import { createPane } from '#page/state/lanes/pane'
import { Icon } from '#page/ui/icon'
import { rove } from '#page/ui/lists/roving'
import { groupFacts, WORLD } from './fact-groups'
import { AddFact } from './add-fact'
import { useApp, useFeature } from '#page/state/use-app'
import './what-if.css'
import { createChanging } from './changing'

export function Facts(props: { state: StateView }) {
  const changing = useFeature(createChanging)
  const holding = createMemo(() => new Set(props.state.facts))
  const fresh = createMemo(() => new Set(props.state.added))
  const gone = createMemo(() =>
    changing.isOpen() ? changing.takenAway().facts.filter(fact => !holding().has(fact)) : [],
  )
  const groups = createMemo(() => groupFacts([...props.state.facts, ...gone()]))
  const objects = createMemo(() => [...groups().keys()], [], {
    equals: (a, b) => a.length === b.length && a.every((object, i) => object === b[i]),
  })
  const shown = createGrowing(objects)
  let list!: HTMLDListElement
  onMount(() => rove(list, () => [groups(), changing.isOpen()]))
  return (
    <section class="facts" data-part="facts">
      <h3>
        Facts that hold
        <span class="count numbers" data-part="count">
          {props.state.facts.length}
        </span>
      </h3>
      <Show when={changing.isOpen()}>
        <AddFact
          id="add-to-state"
          label="Add a fact to the state"
          placeholder="Add a fact: type part of its name"
          holding={props.state.facts}
          warns
          add={(name, insteadOf) => void changing.addFact(name, insteadOf)}
        />
        <Conflicts facts={props.state.facts} />
      </Show>
      <dl ref={list}>
        <For each={shown()}>
          {object => (
            <div>
              <dt {...(object === WORLD ? {} : marks.object(object))}>{object}</dt>
              <dd class="flex wrap">
                <For each={groups().get(object) ?? []}>
                  {name => <Fact name={name} holds={holding().has(name)} fresh={fresh().has(name)} />}
                </For>
              </dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={props.state.facts.length === 0 && gone().length === 0}>
        <p class="faint">No fact holds that actions can change.</p>
      </Show>
    </section>
  )
}

/** A fact, or a switch for it while the state is being changed. `fresh`: the last step made it true. */
function Fact(props: { name: string; holds: boolean; fresh: boolean }) {
  const changing = useFeature(createChanging)
  return (
    <Show
      when={changing.isOpen()}
      fallback={
        <code
          class="fact"
          data-part="fact"
          classList={{ 'fact-added': props.fresh }}
          data-rove=""
          tabindex={-1}
          {...marks.fact(props.name)}
        >
          <Show when={props.fresh}>
            <i aria-hidden="true">+</i>
            <span class="unseen">just became true: </span>
          </Show>
          {props.name}
        </code>
      }
    >
      <button
        type="button"
        class="fact-toggle inline-flex items-center gap-5 bg-card border-strong round-small"
        role="switch"
        aria-checked={props.holds}
        title={props.holds ? 'Remove this fact' : 'Put it back'}
        data-rove=""
        tabindex={-1}
        onClick={() => void (props.holds ? changing.removeFact(props.name) : changing.addFact(props.name))}
        {...marks.fact(props.name)}
      >
        <code>{props.name}</code>
        <Icon name={props.holds ? 'x' : 'plus'} size={12} />
      </button>
    </Show>
  )
}

/** Number of groups drawn at once; the others follow when the browser is idle, so that every state appears quickly. */
const AT_ONCE = 150

function createGrowing(all: Accessor<readonly string[]>): Accessor<readonly string[]> {
  const { session } = useApp()
  const [count, setCount] = createSignal(AT_ONCE)
  createEffect(
    on([all, count], ([list, drawn]) => {
      if (drawn >= list.length) return
      const timer = setTimeout(() => setCount(drawn + AT_ONCE), 30)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  createEffect(on(session.selectedId, () => setCount(AT_ONCE), { defer: true }))
  return createMemo(() => all().slice(0, count()))
}

/** Facts that hold together although no reachable state of the original problem has them together. */
function Conflicts(props: { facts: readonly string[] }) {
  const { lanes, session } = useApp()
  const pairs = createPane(
    () => {
      const original = session.selected()?.question.shown
      return original ? { original, facts: props.facts } : null
    },
    ({ original, facts }) => lanes.quietly('quick', api => api.changes.conflicts(original, facts)),
    { keeps: () => true },
  )
  const some = () => pairs.value() ?? []
  return (
    <Show when={some().length > 0}>
      <div class="conflicts flex gap-8 mt-6 mb-8 pad-8-12 text-small bg-ochre round" role="status">
        <Icon name="triangle-alert" size={14} />
        <p>
          No state the original problem can reach has both{' '}
          <For each={some().slice(0, 3)}>
            {([one, other], index) => (
              <>
                {index() === 0 ? '' : ', nor both '}
                <code {...marks.fact(one)}>{one}</code> and <code {...marks.fact(other)}>{other}</code>
              </>
            )}
          </For>
          {some().length > 3 ? `, nor ${some().length - 3} more such pairs` : ''}. Verdicts take the state as it is.
        </p>
      </div>
    </Show>
  )
}
