// The plan trace: a whole sequence, with the player, notes, the picture or the same as a table, and a description of
// the selection.

import { createEffect, createMemo, createSignal, Match, on, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import { SceneView } from '#page/draw/scene/scene'
import { traceDrawing, traceTitle } from '#page/draw/trace/trace-svg'
import { isPlan, type TraceLook, type TraceOrder } from '#page/draw/trace/trace-model'
import type { Trace, WayDistances } from '#questions/views/trace/trace-data'
import { counted } from '#page/ui/naming'
import { Select } from '#page/ui/menus/select'
import { englishOnly, PaneFrame, type PaneWords } from '../pane-frame'
import { Player } from '../player'
import { Picker } from './picker'
import { TraceEmpty } from './trace-empty'
import { TracePicture } from './trace-picture'
import { TraceSentences, describeState } from './trace-description'
import { TraceSummary } from './trace-summary'
import { TraceTable } from './trace-table'
import { MAX_LINKS } from './trace-view'
import { useApp, useFeature } from '#page/state/use-app'
import { useCounting } from './counting'
import './trace-summary.css'
import { createTracing } from './tracing'
import { createFocus } from '#page/state/focus/focus'
import { IconButton } from '#page/ui/button'
import { createFrame } from '../state/scenes'

const PictureTools = lazy(() => import('#page/workbench/parts/picture-tools'), Nothing)

const words: PaneWords = {
  icon: 'rows-3',
  english: { title: 'No steps to show', message: englishOnly('states', 'steps') },
  refused: 'This problem cannot be traced',
  toPddl: true,
  failed: 'The steps could not be traced',
  stopped: { again: 'Trace the steps' },
}

export default function TracePane() {
  const tracing = useFeature(createTracing)
  const { pane } = tracing
  onMount(() => tracing.setVisible(true))
  onCleanup(() => tracing.setVisible(false))
  const trace = () => {
    const value = pane.value()
    return value?.kind === 'trace' ? value.trace : undefined
  }
  const refused = () => {
    const value = pane.value()
    return value?.kind === 'no-task' ? value.message : undefined
  }
  return (
    <div class="trace-pane stack bg-graph">
      <PaneFrame
        pane={pane}
        words={words}
        working="Tracing the steps"
        refused={refused()}
        early={
          <Match when={!tracing.isShown()}>
            <TraceEmpty />
          </Match>
        }
      >
        <Match when={trace()}>{trace => <Ready trace={trace()} />}</Match>
      </PaneFrame>
    </div>
  )
}

/**
 * Whether the scene is shown next to the trace; by default only if there is room for both. Lasts as long as the page.
 */
function createWithScene() {
  const [withScene, setWithScene] = createSignal(innerHeight >= 1_000 && innerWidth >= 760)
  return { withScene, setWithScene }
}

/** How the trace is shown. */
function createTraceLayout() {
  const [order, setOrder] = createSignal<TraceOrder>('goal')
  const [allLinks, setAllLinks] = createSignal(false)
  const [asTable, setAsTable] = createSignal(false)
  return { order, setOrder, allLinks, setAllLinks, asTable, setAsTable }
}
type TraceLayout = ReturnType<typeof createTraceLayout>

/** The selected item: under the pointer, pointed at in another pane, picked, or else the last step. */
function createLooking(props: { trace: Trace }) {
  const { focus } = useFeature(createFocus)
  const { stepping } = useApp()
  const [hovered, setHovered] = createSignal<TraceLook | null>(null, { equals: sameLook })
  const [picked, setPicked] = createSignal<number | null>(null)
  const [inside, setInside] = createSignal(false)
  const at = () => stepping.walk().at
  // The keyboard takes precedence over a pointer at rest.
  createEffect(on([at, picked], () => setHovered(null), { defer: true }))
  const byName = createMemo(() => new Map(props.trace.facts.map(({ name }, fact) => [name, fact] as const)))
  // The picked fact is cleared, as another sequence has other facts.
  createEffect(
    on(
      () => props.trace,
      () => setPicked(null),
      { defer: true },
    ),
  )
  /** The item pointed at in another pane. */
  const elsewhere = createMemo<TraceLook | null>(() => {
    const now = focus()
    if (now?.kind === 'fact') {
      const fact = byName().get(now.name)
      return fact === undefined ? null : { kind: 'fact', fact }
    }
    if (now?.kind === 'step')
      return props.trace.actions[now.index] === now.action ? { kind: 'step', step: now.index } : null
    if (now?.kind === 'action') {
      const step = props.trace.actions.indexOf(now.name)
      return step < 0 ? null : { kind: 'step', step }
    }
    return null
  })
  const look = createMemo<TraceLook | null>(
    () => {
      const pointed = inside() ? hovered() : elsewhere()
      if (pointed !== null) return pointed
      const fact = picked()
      if (fact !== null) return { kind: 'fact', fact }
      return at() > 0 ? { kind: 'step', step: at() - 1 } : null
    },
    null,
    { equals: sameLook },
  )
  return {
    look,
    picked,
    setPicked,
    setHovered,
    enter(yes: boolean): void {
      setInside(yes)
      if (!yes) setHovered(null)
    },
  }
}

function Ready(props: { trace: Trace }) {
  const tracing = useFeature(createTracing)
  const { stepping } = useApp()
  const layout = createTraceLayout()
  const looking = createLooking(props)
  const counting = useCounting()
  const at = () => stepping.walk().at
  const distances = () =>
    tracing.distances.condition() === 'ready' || tracing.distances.condition() === 'working'
      ? tracing.distances.value()
      : undefined
  return (
    <>
      <Tools trace={props.trace} distances={distances()} layout={layout} />
      <TraceSummary trace={props.trace} distances={distances()} />
      <Show when={!layout.asTable()} fallback={<TraceTable trace={props.trace} distances={distances()} at={at()} />}>
        <TraceScene />
        <TracePicture
          trace={props.trace}
          distances={distances()}
          at={at()}
          order={layout.order()}
          allLinks={layout.allLinks()}
          look={looking.look()}
          picked={looking.picked()}
          text={describeState(props.trace, distances(), at(), looking.picked(), counting)}
          label={`Steps of ${isPlan(props.trace) ? 'the plan' : 'the sequence'}. Left and right step, up and down pick a fact, space plays`}
          goTo={stepping.goTo}
          play={stepping.play}
          hover={looking.setHovered}
          enter={looking.enter}
          pick={looking.setPicked}
        />
        <TraceSentences trace={props.trace} distances={distances()} look={looking.look()} />
      </Show>
    </>
  )
}

/** The state as a picture, if requested next to the trace. */
function TraceScene() {
  const { withScene } = useFeature(createWithScene)
  const current = useFeature(createFrame)
  const { stepping } = useApp()
  return (
    <Show when={withScene() && current.frame()}>
      {frame => (
        <figure class="trace-scene rigid pad-10-12 border-bottom">
          <SceneView scene={frame().scene} changed={frame().added} steps={frame().steps} pace={stepping.pace()} />
        </figure>
      )}
    </Show>
  )
}

function Tools(props: { trace: Trace; distances: WayDistances | null | undefined; layout: TraceLayout }) {
  const { stepping, session } = useApp()
  const { order, asTable, setAsTable } = props.layout
  const at = () => stepping.walk().at
  return (
    <div class="trace-tools flex-down gap-6 rigid bg-card border-bottom">
      <Picker>
        <Suspense fallback={<span class="icon-button" />}>
          <PictureTools
            title={`Trace of ${session.selected()?.problem || session.selected()?.domain || 'the problem'}`}
            description={traceTitle(props.trace)}
            nodes={traceDrawing(props.trace, 'light', null, order()).nodes}
            picture={theme => traceDrawing(props.trace, theme, props.distances ?? null, order())}
          />
        </Suspense>
      </Picker>
      <div class="trace-row flex-row gap-6 min-w-0" role="toolbar" aria-label="Steps">
        <Player />
        <span class="trace-at clipped weight-560 nowrap numbers">
          {at() === 0 ? 'Start' : `Step ${at()}`}
          <span class="faint weight-400"> of {props.trace.actions.length}</span>
        </span>
        <span class="spacer" />
        <Show when={!asTable()}>
          <PictureToggles trace={props.trace} layout={props.layout} />
        </Show>
        <IconButton
          icon="table-2"
          iconSize={15}
          class="trace-toggle"
          pressed={asTable()}
          label="As a table"
          onClick={() => setAsTable(now => !now)}
        />
      </div>
    </div>
  )
}

const orders: readonly (readonly [TraceOrder, string])[] = [
  ['goal', 'Goal first'],
  ['object', 'By object'],
]

/** Toggles for the picture: the order of its facts, the scene next to it, all links. */
function PictureToggles(props: { trace: Trace; layout: TraceLayout }) {
  const { withScene, setWithScene } = useFeature(createWithScene)
  const { order, setOrder, allLinks, setAllLinks } = props.layout
  return (
    <>
      <Select class="trace-order rigid" label="Order of the facts" value={order()} set={setOrder} options={orders} />
      <IconButton
        icon="boxes"
        iconSize={15}
        class="trace-toggle"
        pressed={withScene()}
        label="Show the state as a picture"
        onClick={() => setWithScene(now => !now)}
      />
      <IconButton
        icon="workflow"
        iconSize={15}
        class="trace-toggle"
        pressed={allLinks()}
        label="Show all links"
        title={
          props.trace.links.length > MAX_LINKS
            ? `${counted(props.trace.links.length, 'link')} are too many to show at once`
            : 'Show what every step needs and from where'
        }
        disabled={props.trace.links.length > MAX_LINKS}
        onClick={() => setAllLinks(now => !now)}
      />
    </>
  )
}

const sameLook = (a: TraceLook | null, b: TraceLook | null): boolean =>
  a === b ||
  (a?.kind === 'fact' && b?.kind === 'fact' && a.fact === b.fact) ||
  (a?.kind === 'step' && b?.kind === 'step' && a.step === b.step)
