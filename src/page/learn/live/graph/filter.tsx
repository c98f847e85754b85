// Conditions that filter the states of a graph: one at a time, or all together.

import { createEffect, createMemo, createSignal, For, Show } from 'solid-js'
import type { Emphasis } from '#page/draw/graph/emphasis'
import type { FilterConditions } from '#teaching/views/filter'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { marks } from '#page/state/focus/focus'
import { Problem } from '#page/workbench/parts/conditions'
import { counted } from '#page/ui/naming'
import './graph.css'

type Conditions = Extract<FilterConditions, { kind: 'conditions' }>['conditions']

export function GraphFilter(props: {
  found: FilterConditions
  graph: StateGraph
  /** True to apply all conditions together; false if the learner chooses one. */
  all: boolean
  /** Receives the highlighted states. */
  show: (emphasis: Emphasis | null) => void
}) {
  const conditions = (): Conditions | undefined =>
    props.found.kind === 'conditions' ? props.found.conditions : undefined
  return (
    <Show
      when={conditions()}
      fallback={
        <Problem
          title="There is nothing to filter by"
          message={props.found.kind === 'none' ? props.found.message : ''}
        />
      }
    >
      {found => <Chosen {...props} conditions={found()} />}
    </Show>
  )
}

function Chosen(props: {
  conditions: Conditions
  graph: StateGraph
  all: boolean
  show: (emphasis: Emphasis | null) => void
}) {
  const [chosen, setChosen] = createSignal<ReadonlySet<number>>(new Set())
  createEffect(() => setChosen(new Set(props.all ? props.conditions.keys() : [0])))
  const states = createMemo(() =>
    Uint8Array.from({ length: props.graph.count }, (_, state) =>
      Number([...chosen()].every(each => props.conditions[each]?.states[state] === 1)),
    ),
  )
  const count = createMemo(() => states().reduce((sum, each) => sum + each, 0))
  createEffect(() =>
    props.show({
      kind: 'chosen',
      states: states(),
      edges: new Uint8Array(props.graph.edgeFrom.length),
    }),
  )
  const toggle = (at: number): void => {
    if (!props.all) return void setChosen(new Set([at]))
    setChosen(before => {
      const next = new Set(before)
      if (!next.delete(at)) next.add(at)
      return next
    })
  }
  const of = () => `of the ${counted(props.graph.count, 'state')}`
  const text = (): string => {
    const which = chosen().size === 1 ? 'It holds' : `All ${chosen().size} hold together`
    if (chosen().size === 0) return 'No condition is chosen, so every state is left.'
    return count() === 0
      ? `${chosen().size === 1 ? 'It holds' : `All ${chosen().size} hold together`} in none ${of()}.`
      : `${which} in ${count()} ${of()}.`
  }
  return (
    <fieldset class="live-filter flex wrap no-margin no-padding no-border">
      <legend>{props.all ? 'States with all of these' : 'States with one of these'}</legend>
      <For each={props.conditions}>
        {({ text }, at) => (
          <label {...marks.fact(text)}>
            <input
              type={props.all ? 'checkbox' : 'radio'}
              name="live-filter"
              checked={chosen().has(at())}
              onChange={() => toggle(at())}
            />
            <code>{text}</code>
          </label>
        )}
      </For>
      <p class="weight-560" role="status">
        {text()}
      </p>
    </fieldset>
  )
}
