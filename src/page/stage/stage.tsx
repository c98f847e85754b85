// The stage: one of its tabs, next to the question or on the whole page.

import { createEffect, onCleanup, Show, Suspense } from 'solid-js'
import { Tabs } from '#page/ui/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { Elsewhere } from './elsewhere'
import { panes } from './panes'
import { Sealed } from './seal'
import { type StageTab, stageTabs } from '#page/state/places/tabs'
import { createParsing } from '#page/workbench/described/parsing'
import { Button } from '#page/ui/button'
import './stage.css'

/** `tabs`: the available ones, if not all; the current tab is always included. */
export function Stage(props: { tabs?: readonly StageTab[] }) {
  const { stepping, place } = useApp()
  useFeature(createParsing)
  const offered = () => stageTabs.filter(({ id }) => props.tabs?.includes(id) !== false || id === place.tab())
  createEffect(() => {
    if (!place.full()) return
    const key = (event: KeyboardEvent): void => {
      // Playback and dialogs above the stage handle Escape first.
      if (event.key !== 'Escape' || event.defaultPrevented || stepping.playing()) return
      if (document.querySelector('dialog[open], :popover-open') !== null) return
      event.preventDefault()
      event.stopPropagation()
      place.show({ full: false })
    }
    window.addEventListener('keydown', key, true)
    onCleanup(() => window.removeEventListener('keydown', key, true))
  })
  onCleanup(() => place.show({ full: false }))
  return (
    <section class="stage" data-part="stage" classList={{ full: place.full() }} aria-label="Views">
      <header class="pane-head">
        <Tabs<StageTab>
          label="Views"
          prefix="stage"
          chosen={place.tab()}
          choose={tab => place.show({ tab })}
          tabs={offered().map(({ id, title, icon }) => ({
            id,
            title,
            icon,
            note: id === 'state' && stepping.walk().at > 0 ? `${stepping.walk().at}` : undefined,
          }))}
        />
        <span class="spacer" />
        <Button
          small
          quiet
          icon={place.full() ? 'minimize-2' : 'maximize-2'}
          title={place.full() ? 'Back to the question (Escape)' : 'Enlarge this view to the whole page (B)'}
          aria-label={place.full() ? 'Back to the question' : 'Enlarge this view'}
          pressed={place.full()}
          onClick={() => place.show({ full: !place.full() })}
        >
          <span class="stage-word">{place.full() ? 'Back' : 'Enlarge'}</span>
        </Button>
      </header>
      <Elsewhere />
      <div
        class="stage-body grid grow min-h-0"
        data-part="stage-body"
        role="tabpanel"
        id="stage-panel"
        aria-labelledby={`stage-${place.tab()}`}
      >
        <Suspense fallback={<div aria-busy="true" />}>
          <Show when={place.tab()} keyed>
            {tab => <Pane tab={tab} />}
          </Show>
        </Suspense>
      </div>
    </section>
  )
}

/** A tab's pane, or its cover while it reveals the answer. */
function Pane(props: { tab: StageTab }) {
  const Chosen = panes[props.tab]
  const seal = stageTabs.find(({ id }) => id === props.tab)!.seal
  if (seal === null) return <Chosen />
  return (
    <Sealed part={seal} whole>
      <Chosen />
    </Sealed>
  )
}
