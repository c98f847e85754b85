// The frame of a projector: the projected content, and below it a bar with the position and buttons to move forward and
// back. Its keys are those of presenters' clickers.

import { createSignal, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { IconName } from '#page/ui/icon'
import { Notices } from '#page/workbench/notices/notices'
import type { App } from '#page/state/app'
import { useApp, useFeature } from '#page/state/use-app'
import { createHandles, type Handles } from '#page/state/commands/handles'
import { Button, IconButton } from '#page/ui/button'
import { createActing } from './acting'
import { type Act, canLink, followToPresenter, linkProjector, openPresenter } from './link'
import { createProjecting, type Projection } from './projecting'
import './look.css'
import './projector.css'

export function Projector() {
  const { now } = useFeature(createProjecting)
  return <Show when={now()}>{shown => <Frame projection={shown()} />}</Show>
}

function Frame(props: { projection: Projection }) {
  const app = useApp()
  const projecting = useFeature(createProjecting)
  const { blank, wide } = projecting
  let frame!: HTMLDivElement
  const handles = (props.projection.app ?? app).feature(createHandles)
  const openSecond = (): void => openSecondWindow(app)
  const acting = createActing(app, props.projection, () => frame, {
    w: openSecond,
    c: () => handles.invoke('slide', 'copy'),
  })
  const actions: Readonly<Record<string, () => void>> = {
    on: () => acting.go(1),
    back: () => acting.go(-1),
    reveal: acting.reveal,
    blank: acting.toggleBlank,
    leave: acting.leave,
  }
  const act = (wanted: Act): void => {
    const own = props.projection.actions?.().find(({ id }) => `own:${id}` === wanted)?.run
    const run = own ?? actions[wanted]
    run?.()
  }
  linkProjector(props.projection, blank, act)
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
    <div class="projector" data-part="projector" ref={frame} tabindex="-1" data-wide={wide() ? '' : undefined}>
      <main class="min-w-0 min-h-0" inert={blank()}>
        <Suspense fallback={<div aria-busy="true" />}>
          <Dynamic component={props.projection.View} />
        </Suspense>
      </main>
      <Bar projection={props.projection} act={acting} openSecond={openSecond} handles={handles} />
      <Pointer />
      <Show when={blank()}>
        <button
          type="button"
          class="projector-blank absolute"
          data-part="projector-blank"
          aria-label="The screen is blank. Press B to show it again."
          onClick={() => projecting.setBlank(false)}
        />
      </Show>
      <Notices />
    </div>
  )
}

/** Opens the window with the notes; if that fails, a notice explains how to fix it. */
function openSecondWindow({ notices }: App): void {
  if (!canLink()) {
    notices.notify({
      tone: 'problem',
      title: 'This browser does not let two windows of a page talk to each other',
      lines: ['Present without a second window, or use a newer browser.'],
    })
  } else if (!openPresenter())
    notices.notify({
      tone: 'problem',
      title: 'The browser blocked the second window',
      lines: [
        'Allow pop-up windows for this page, next to the address, and press W again. Or open the second window as a tab and move the tab to another screen.',
      ],
      action: { label: 'Open as a tab', run: followToPresenter },
    })
}

function Bar(props: {
  projection: Projection
  act: ReturnType<typeof createActing>
  handles: Handles
  openSecond: () => void
}) {
  const { blank } = useFeature(createProjecting)
  const { isProvided, invoke } = props.handles
  const { act } = props
  return (
    <footer class="projector-bar flex-row gap-8 min-w-0 bg-card" inert={blank()}>
      <Tool icon="chevron-left" title="Back (Page Up)" run={() => act.go(-1)} />
      <p class="projector-place ellipsis grow min-w-0 ink-faint">
        <strong class="ink">{props.projection.title()}</strong>
        <span class="numbers"> · {props.projection.where()}</span>
      </p>
      <Show when={props.projection.held()}>
        {words => <Button onClick={() => props.projection.reveal()}>{words()}</Button>}
      </Show>
      <Tool icon="app-window" title="Second window with notes and the answer (W)" run={() => props.openSecond()} />
      <Show when={isProvided('slide')}>
        <Tool icon="copy" title="Copy as a slide (C)" run={() => invoke('slide', 'copy')} />
      </Show>
      <Tool icon="panel-left" title="Show or hide the text (F)" run={act.toggleWide} />
      <Tool icon="eye-off" title="Blank the screen (B)" run={act.toggleBlank} />
      <Tool icon="maximize-2" title="Full screen (F5)" run={act.toggleFull} />
      <Tool icon="x" title="Leave the projector (Escape)" run={act.leave} />
      <Tool icon="chevron-right" title="Next (Page Down)" run={() => act.go(1)} />
    </footer>
  )
}

function Tool(props: { icon: IconName; title: string; run: () => void }) {
  return <IconButton icon={props.icon} iconSize={18} label={props.title} onClick={() => props.run()} />
}

/** Milliseconds after which the pointer mark disappears. */
const REST = 2_500

/** A ring around the mouse pointer while it moves. */
function Pointer() {
  const { clock } = useApp()
  const [at, setAt] = createSignal<{ x: number; y: number } | null>(null)
  let cancel = (): void => {}
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--projector-scale')) || 1
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
          class="projector-pointer absolute disc no-pointer"
          aria-hidden="true"
          style={{ transform: `translate(${place().x}px, ${place().y}px)` }}
        />
      )}
    </Show>
  )
}
