// The plan trace: a sequence as a whole, with the player, what is to be said of it, the picture or the same as a table,
// and what is looked at told in words.

import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js'
import { SceneView } from '../../../../draw/scene'
import { traceDrawing, traceTitle } from '../../../../draw/trace-svg'
import { isPlan, type TraceLook, type TraceOrder } from '../../../../draw/trace-model'
import type { Trace } from '../../../../views/trace/trace-data'
import { focus } from '../../../focus/focus'
import { counted } from '../../../parts/naming'
import { Empty, Problem, Working } from '../../../parts/conditions'
import { Icon } from '../../../parts/icon'
import { standing } from '../state/scenes'
import { Player } from '../player'
import { Picker } from './picker'
import { TraceEmpty } from './trace-empty'
import { MOST_LINKS, TracePicture } from './trace-picture'
import { TraceSaid, sayState } from './trace-said'
import { TraceSummary } from './trace-summary'
import { TraceTable } from './trace-table'
import { tracing } from './tracing'
import { useApp } from '../../../state/use-app'
import './trace-pane.css'

const PictureTools = lazy(() => import('../../../parts/picture-tools'))

export default function TracePane() {
  const { session, place } = useApp()
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
    <div class="trace-pane">
      <Switch>
        <Match when={session.source() === null}>
          <Empty icon="rows-3" title="No steps to show">
            <p>
              This question comes as English only, so its states are not known. Open questions and
              built-in problems have steps to show.
            </p>
          </Empty>
        </Match>
        <Match when={!tracing.isShown()}>
          <TraceEmpty />
        </Match>
        <Match when={refused()}>
          {message => (
            <Problem title="This problem cannot be traced" message={message()}>
              <button
                type="button"
                class="button small"
                onClick={() => place.show({ tab: 'pddl' })}
              >
                Look at the PDDL
              </button>
            </Problem>
          )}
        </Match>
        <Match when={pane.condition() === 'problem'}>
          <Problem
            title="The steps could not be traced"
            message={pane.message()}
            again={() => pane.retry()}
          />
        </Match>
        <Match when={trace()}>{trace => <Ready trace={trace()} />}</Match>
        <Match when={pane.condition() === 'stopped'}>
          <Empty icon="circle-stop" title="Stopped">
            <button type="button" class="button small" onClick={() => pane.retry()}>
              Trace the steps
            </button>
          </Empty>
        </Match>
        <Match when={true}>
          <Working what="Tracing the steps" startedAt={pane.startedAt()} />
        </Match>
      </Switch>
    </div>
  )
}

/** Shown beside the trace where there is room for both; kept while the page is open. */
const [withScene, setWithScene] = createSignal(innerHeight >= 1_000 && innerWidth >= 760)

function Ready(props: { trace: Trace }) {
  const { stepping, session } = useApp()
  const [order, setOrder] = createSignal<TraceOrder>('goal')
  const [allLinks, setAllLinks] = createSignal(false)
  const [asTable, setAsTable] = createSignal(false)
  const [hovered, setHovered] = createSignal<TraceLook | null>(null, { equals: sameLook })
  const [picked, setPicked] = createSignal<number | null>(null)
  const [inside, setInside] = createSignal(false)
  const at = () => stepping.walk().at
  // Keys take over from a pointer at rest.
  createEffect(on([at, picked], () => setHovered(null), { defer: true }))
  const distances = () =>
    tracing.distances.condition() === 'ready' || tracing.distances.condition() === 'working'
      ? tracing.distances.value()
      : undefined
  const byName = createMemo(
    () => new Map(props.trace.facts.map(({ name }, fact) => [name, fact] as const)),
  )
  // Another sequence has other facts.
  createEffect(
    on(
      () => props.trace,
      () => setPicked(null),
      { defer: true },
    ),
  )
  /** What is pointed at in another pane. */
  const elsewhere = createMemo<TraceLook | null>(() => {
    const now = focus()
    if (now?.kind === 'fact') {
      const fact = byName().get(now.name)
      return fact === undefined ? null : { kind: 'fact', fact }
    }
    if (now?.kind === 'step')
      return props.trace.actions[now.index] === now.action
        ? { kind: 'step', step: now.index }
        : null
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
  return (
    <>
      <div class="trace-tools">
        <Picker>
          <Suspense fallback={<span class="icon-button" />}>
            <PictureTools
              title={`Trace of ${session.selected()?.problem || session.selected()?.domain || 'the problem'}`}
              description={traceTitle(props.trace)}
              nodes={traceDrawing(props.trace, 'light', null, order()).nodes}
              picture={theme => traceDrawing(props.trace, theme, distances() ?? null, order())}
            />
          </Suspense>
        </Picker>
        <div class="trace-row" role="toolbar" aria-label="Steps">
          <Player />
          <span class="trace-at numbers">
            {at() === 0 ? 'Start' : `Step ${at()}`}
            <span class="faint"> of {props.trace.actions.length}</span>
          </span>
          <span class="spacer" />
          <Show when={!asTable()}>
            <label class="select trace-order">
              <span class="unseen">Order of the facts</span>
              <select
                value={order()}
                onChange={event => setOrder(event.currentTarget.value as TraceOrder)}
              >
                <option value="goal">Goal first</option>
                <option value="object">By object</option>
              </select>
              <Icon name="chevron-down" size={13} />
            </label>
            <button
              type="button"
              class="icon-button toggle trace-toggle"
              aria-pressed={withScene()}
              aria-label="Show the state as a picture"
              title="Show the state as a picture"
              onClick={() => setWithScene(now => !now)}
            >
              <Icon name="boxes" size={15} />
            </button>
            <button
              type="button"
              class="icon-button toggle trace-toggle"
              aria-pressed={allLinks()}
              aria-label="Show all links"
              title={
                props.trace.links.length > MOST_LINKS
                  ? `${counted(props.trace.links.length, 'link')} are too many to show at once`
                  : 'Show what every step needs and from where'
              }
              disabled={props.trace.links.length > MOST_LINKS}
              onClick={() => setAllLinks(now => !now)}
            >
              <Icon name="workflow" size={15} />
            </button>
          </Show>
          <button
            type="button"
            class="icon-button toggle trace-toggle"
            aria-pressed={asTable()}
            aria-label="As a table"
            title="As a table"
            onClick={() => setAsTable(now => !now)}
          >
            <Icon name="table-2" size={15} />
          </button>
        </div>
      </div>
      <TraceSummary trace={props.trace} distances={distances()} />
      <Show
        when={!asTable()}
        fallback={<TraceTable trace={props.trace} distances={distances()} at={at()} />}
      >
        <Show when={withScene() && standing.frame()}>
          {frame => (
            <figure class="trace-scene">
              <SceneView
                scene={frame().scene}
                changed={frame().added}
                steps={frame().steps}
                pace={stepping.pace()}
              />
            </figure>
          )}
        </Show>
        <TracePicture
          trace={props.trace}
          distances={distances()}
          at={at()}
          order={order()}
          allLinks={allLinks()}
          look={look()}
          picked={picked()}
          said={sayState(props.trace, distances(), at(), picked())}
          label={`Steps of ${isPlan(props.trace) ? 'the plan' : 'the sequence'}. Left and right step, up and down pick a fact, space plays`}
          goTo={stepping.goTo}
          play={stepping.play}
          hover={setHovered}
          enter={yes => {
            setInside(yes)
            if (!yes) setHovered(null)
          }}
          pick={setPicked}
        />
        <TraceSaid trace={props.trace} distances={distances()} look={look()} />
      </Show>
    </>
  )
}

const sameLook = (a: TraceLook | null, b: TraceLook | null): boolean =>
  a === b ||
  (a?.kind === 'fact' && b?.kind === 'fact' && a.fact === b.fact) ||
  (a?.kind === 'step' && b?.kind === 'step' && a.step === b.step)
