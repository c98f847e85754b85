// One tab of the stage in a frame, for a problem without a question; with all controls, the whole stage.

import { type Component, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { lazy } from '#page/workbench/parts/lazy'
import type { EmbedControls } from '#results/files/embedded'
import { type StageTab, stageTabNamed, stageTabs } from '#page/state/places/tabs'
import { domainTitle } from '#page/ui/naming'
import { keepFocus } from '#page/ui/menus/keep-focus'
import type { App } from '#page/state/app'
import { createScopedWorld } from '#page/state/scoped-app'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import type { Naming, StageShown } from './parts'
import { inBackground } from '#page/browser/background'
import './stage-part.css'

const Stage = lazy(async () => ({ default: (await import('#page/stage/stage')).Stage }))
const PddlTexts = lazy(async () => ({
  default: (await import('#page/learn/live/pddl/pddl')).PddlTexts,
}))
const SearchPart = lazy(async () => ({ default: (await import('./search-part')).SearchPart }))
const OnePane = lazy(async () => {
  const { panes } = await import('#page/stage/panes')
  const One: Component<{ tab: StageTab }> = props => <Dynamic component={panes[props.tab]} />
  return { default: One }
})

export function StagePart(props: { part: StageShown; controls: EmbedControls; naming: Naming; title: string }) {
  const page = useApp()
  const { part } = props
  const tab = stageTabNamed(part.tab)!
  const sandbox = createScopedWorld(page, part.source, part.domain)
  onCleanup(sandbox.dispose)
  sandbox.place.show({ tab })
  const { problem } = sandbox.session.selected()!
  const world = props.title || [domainTitle(part.domain), problem].filter(Boolean).join(' ')
  const titled = stageTabs.find(({ id }) => id === tab)!.titled || 'state'
  props.naming.name(`${world}, ${titled}`)
  beginWalk(sandbox, part, tab)
  const isAll = () => props.controls === 'all'
  return (
    <ScopedAppContext.Provider value={sandbox}>
      <div
        class="embed-stage grid min-w-0 min-h-0 relative bg-paper"
        classList={{
          'embed-bare': props.controls === 'none',
          'embed-picture': props.controls === 'none' && tab === 'state',
        }}
        ref={element => keepFocus(element)}
      >
        <Suspense fallback={<div aria-busy="true" />}>
          <Show when={tab === 'search'}>
            <SearchPart part={part} controls={props.controls} name={run => props.naming.name(`${world}, ${run}`)} />
          </Show>
          <Show when={tab !== 'search' && isAll()}>
            <Stage />
          </Show>
          <Show when={tab === 'pddl' && !isAll()}>
            <div class="embed-texts pad-14-16">
              <PddlTexts source={part.source} />
            </div>
          </Show>
          <Show when={tab !== 'search' && tab !== 'pddl' && !isAll()}>
            <OnePane tab={tab} />
          </Show>
        </Suspense>
      </div>
    </ScopedAppContext.Provider>
  )
}

/** Moves to the state given in the address; a trace without steps shows a cheapest plan. */
function beginWalk(sandbox: App, { walk }: StageShown, tab: StageTab): void {
  if (walk.sequence.length > 0) sandbox.stepping.put({ ...walk, title: '' })
  else if (tab === 'trace')
    onMount(() =>
      inBackground(
        import('#page/stage/trace/tracing').then(({ createTracing }) =>
          sandbox.feature(createTracing).findCheapest([]),
        ),
      ),
    )
}
