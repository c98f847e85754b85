// Finds states in the graph by facts that hold in them, and steps through the matches.

import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import type { Emphasis } from '#page/draw/graph/emphasis'
import { type StateMatches, foundIn } from '#page/draw/graph/found'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { createNotes } from '#page/workbench/answer/answers'
import { ChipField } from '#page/workbench/answer/chips/chip-field'
import { counted, grouped } from '#page/ui/naming'
import { StepButtons } from '#page/workbench/parts/step-buttons'
import { useApp, useFeature } from '#page/state/use-app'
import { createFinding } from './finding'
import './graph-find.css'

/** A field in the tones of the page. */
const plain = 'plain' as const

export default function GraphFind(props: {
  graph: StateGraph
  jump: (state: number) => void
  /** Sets the highlighted states of the picture. */
  show: (emphasis: Emphasis | null) => void
}) {
  const app = useApp()
  const { session } = app
  const { wanted, want, isAsked } = useFeature(createFinding)
  const noteOn = createNotes(
    app,
    session.source,
    () => 'fact',
    () => [...wanted().hold, ...wanted().fail],
  )
  const isUnknown = (name: string): boolean => (noteOn(name)?.fault ?? '') !== ''
  const found = createMemo(() =>
    isAsked()
      ? foundIn(
          props.graph,
          {
            hold: wanted().hold.filter(name => !isUnknown(name)),
            fail: wanted().fail.filter(name => !isUnknown(name)),
          },
          name => noteOn(name)?.readAs ?? name.toLowerCase(),
        )
      : null,
  )
  createEffect(() => props.show(found()?.emphasis ?? null))
  onCleanup(() => props.show(null))
  let field: HTMLElement | undefined
  onMount(() => field?.focus())
  const fieldFor = (which: 'hold' | 'fail', title: string) => (
    <ChipField
      title={title}
      role={plain}
      sort="fact"
      scope="task"
      into="the search"
      single={false}
      items={wanted()[which]}
      source={session.source()}
      noteOn={noteOn}
      change={items => want({ [which]: items })}
      own={element => which === 'hold' && (field = element)}
    />
  )
  return (
    <section class="graph-find" aria-label="Find states">
      <Show
        when={(found()?.constant.length ?? 0) > 0 || found()?.emphasis ? found() : null}
        fallback={
          <p class="graph-find-row flex-row wrap min-h-32 ink-soft text-small line-18">
            Which states? Choose their facts.
          </p>
        }
      >
        {found => <Row found={found()} graph={props.graph} jump={props.jump} />}
      </Show>
      <div class="graph-find-fields flex wrap">
        {fieldFor('hold', 'All of these hold')}
        {fieldFor('fail', 'None of these holds')}
      </div>
    </section>
  )
}

/** The number of matches, and buttons to step through them. */
function Row(props: { found: StateMatches; graph: StateGraph; jump: (state: number) => void }) {
  const [at, setAt] = createSignal(-1)
  createEffect(
    on(
      () => props.found,
      () => setAt(-1),
      { defer: true },
    ),
  )
  const count = () => props.found.states.length
  const go = (by: 1 | -1): void => {
    const now = at()
    setAt(now < 0 ? (by > 0 ? 0 : count() - 1) : (now + by + count()) % count())
    props.jump(props.found.states[at()]!)
  }
  const of = () => `of the ${counted(props.graph.count, 'state')}${props.graph.complete ? '' : ' drawn'}`
  return (
    <>
      <Show when={props.found.emphasis}>
        <div class="graph-find-row flex-row wrap min-h-32 ink-soft text-small line-18 numbers">
          <p role="status">
            <Show when={count() > 0} fallback={`None ${of()}`}>
              <strong class="ink">{grouped(count())}</strong> {of()}
            </Show>
            <Show when={at() >= 0}>, number {grouped(at() + 1)} shown</Show>
          </p>
          <Show when={count() > 0}>
            <span class="tool-row" role="toolbar" aria-label="States found">
              <StepButtons of="state found" step={go} />
            </span>
          </Show>
        </div>
      </Show>
      <Show when={props.found.constant.length > 0}>
        <p class="graph-find-row flex-row wrap min-h-32 ink-soft text-small line-18">
          <code>{props.found.constant[0]}</code>
          {props.found.constant.length > 1
            ? ` and ${counted(props.found.constant.length - 1, 'other fact')} each hold in every state or in none, so they are left out.`
            : ' holds in every state or in none, so it is left out.'}
        </p>
      </Show>
    </>
  )
}
