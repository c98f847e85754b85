// The frame of a projector: what is projected, and below it a bar that says where one is and goes on and back. Keys are
// those that presenters' clickers send.

import { createSignal, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Icon, type IconName } from '../parts/icon'
import { Notices } from '../shell/notices'
import { useApp, usePart } from '../state/use-app'
import { createActing } from './acting'
import { createProjecting, type Projection } from './projecting'
import './projector.css'

export function Projector() {
  const { now } = usePart(createProjecting)
  return <Show when={now()}>{shown => <Frame projection={shown()} />}</Show>
}

function Frame(props: { projection: Projection }) {
  const app = useApp()
  const projecting = usePart(createProjecting)
  const { blank } = projecting
  let frame!: HTMLDivElement
  const acting = createActing(app, props.projection, () => frame)
  onMount(() => {
    addEventListener('keydown', acting.key, true)
    frame.focus({ preventScroll: true })
  })
  onCleanup(() => {
    removeEventListener('keydown', acting.key, true)
    const { dispose } = props.projection
    projecting.setNow(null)
    dispose?.()
  })
  return (
    <div class="projector" ref={frame} tabindex="-1">
      <main class="projector-view" inert={blank()}>
        <Suspense fallback={<div aria-busy="true" />}>
          <Dynamic component={props.projection.View} />
        </Suspense>
      </main>
      <Bar projection={props.projection} act={acting} />
      <Pointer />
      <Show when={blank()}>
        <button
          type="button"
          class="projector-blank"
          aria-label="The screen is blank. Press B to show it again."
          onClick={() => projecting.setBlank(false)}
        />
      </Show>
      <Notices />
    </div>
  )
}

function Bar(props: { projection: Projection; act: ReturnType<typeof createActing> }) {
  const { blank } = usePart(createProjecting)
  const { act } = props
  return (
    <footer class="projector-bar" inert={blank()}>
      <Tool icon="chevron-left" title="Back (Page Up)" run={() => act.go(-1)} />
      <p class="projector-place">
        <strong>{props.projection.title()}</strong>
        <span class="numbers"> · {props.projection.where()}</span>
      </p>
      <Show when={props.projection.held()}>
        {words => (
          <button type="button" class="button" onClick={() => props.projection.reveal()}>
            {words()}
          </button>
        )}
      </Show>
      <Tool icon="eye-off" title="Blank the screen (B)" run={act.toggleBlank} />
      <Tool icon="maximize-2" title="Full screen (F5)" run={act.toggleFull} />
      <Tool icon="x" title="Leave the projector (Escape)" run={act.leave} />
      <Tool icon="chevron-right" title="Next (Page Down)" run={() => act.go(1)} />
    </footer>
  )
}

function Tool(props: { icon: IconName; title: string; run: () => void }) {
  return (
    <button
      type="button"
      class="icon-button"
      title={props.title}
      aria-label={props.title.replace(/ \(.*/, '')}
      onClick={() => props.run()}
    >
      <Icon name={props.icon} size={18} />
    </button>
  )
}

/** Milliseconds after which the mark at the mouse goes. */
const REST = 2_500

/** A ring about the mouse, for as long as it moves. */
function Pointer() {
  const { clock } = useApp()
  const [at, setAt] = createSignal<{ x: number; y: number } | null>(null)
  let cancel = (): void => {}
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    const scale =
      Number(getComputedStyle(document.documentElement).getPropertyValue('--projector-scale')) || 1
    setAt({ x: event.clientX / scale, y: event.clientY / scale })
    cancel()
    cancel = clock.after(REST, () => setAt(null))
  }
  onMount(() => addEventListener('pointermove', move))
  onCleanup(() => {
    removeEventListener('pointermove', move)
    cancel()
  })
  return (
    <Show when={at()}>
      {place => (
        <div
          class="projector-pointer"
          aria-hidden="true"
          style={{ transform: `translate(${place().x}px, ${place().y}px)` }}
        />
      )}
    </Show>
  )
}
