// The Explore workspace: list, question and stage side by side; on smaller screens the list is a drawer, on phones one
// sheet is shown at a time.

import { type Component, Match, onMount, Show, Suspense, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { lazy } from '#page/workbench/parts/lazy'
import { createHandles } from '#page/state/commands/handles'
import { defaults } from '#page/state/prefs'
import { Later } from '#page/ui/later'
import { Splitter } from '#page/ui/splitter'
import type { Entry } from '#page/state/session/session'
import { Desk } from './desk'
import { Gallery } from './gallery/gallery'
import { createComing } from '#page/state/files/bundled/coming'
import { useApp, useFeature } from '#page/state/use-app'
import { inBackground } from '#page/browser/background'
import './explore.css'

const Questions = lazy(async () => ({
  default: (await import('#page/workbench/question/question-list')).QuestionList,
}))
const EnglishPage = lazy(async () => ({
  default: (await import('./english-page')).EnglishPage,
}))
const More = lazy(async () => ({ default: (await import('./more')).More }))
const Stage = lazy(async () => ({ default: (await import('#page/stage/stage')).Stage }))

/** `makePage`: the page for making questions, which replaces the workspace while it is shown. */
export function Explore(props: { makePage: Component }) {
  const { session, place, layout } = useApp()
  const { isComing } = useFeature(createComing)
  return (
    <Switch>
      <Match when={session.restoring()}>
        <Restoring what="Restoring your last visit" />
      </Match>
      <Match when={isComing()}>
        <Restoring what="Opening the question" />
      </Match>
      <Match when={place.make()}>
        <Dynamic component={props.makePage} />
      </Match>
      <Match when={place.english()}>
        <EnglishPage />
      </Match>
      <Match when={session.selected() === null || place.gallery()}>
        <Gallery />
      </Match>
      <Match when={layout.room() === 'narrow' && session.selected()}>{entry => <Narrow entry={entry()} />}</Match>
      <Match when={session.selected()}>{entry => <Panes entry={entry()} />}</Match>
    </Switch>
  )
}

/** Provides the command for the projector, in both layouts. */
function offerProjector(): void {
  const app = useApp()
  onMount(() =>
    app
      .feature(createHandles)
      .provide('project', () =>
        inBackground(import('#page/present/enter').then(({ enterProjector }) => enterProjector(app))),
      ),
  )
}

/** In a separate task: when a window grows, the columns next to it change as well. */
function QuestionList() {
  const coming = () => <section aria-label="Questions" />
  return (
    <Later meanwhile={coming()}>
      <Suspense fallback={coming()}>
        <Questions />
      </Suspense>
    </Later>
  )
}

function Panes(props: { entry: Entry }) {
  const { layout, prefs, setPrefs, place } = useApp()
  let panes!: HTMLElement
  offerProjector()
  const listShown = () => layout.room() === 'wide' && prefs.listShown
  const columns = () => {
    const list = listShown() ? `${prefs.listWidth}px 1px ` : ''
    const share = Math.round(prefs.stageShare * 1000) / 1000
    const rest = prefs.stageShown ? `minmax(340px, ${1 - share}fr) 1px minmax(320px, ${share}fr)` : 'minmax(0, 1fr)'
    return list + rest
  }
  const left = () => panes.getBoundingClientRect().left
  return (
    <main class="panes grid relative" ref={panes} style={{ 'grid-template-columns': columns() }}>
      <Show when={listShown()}>
        <QuestionList />
        <Splitter
          label="Width of the list"
          value={prefs.listWidth}
          min={200}
          max={480}
          step={16}
          valueAt={x => x - left()}
          change={width => setPrefs('listWidth', Math.round(width))}
          reset={() => setPrefs('listWidth', defaults.listWidth)}
        />
      </Show>
      <Show when={layout.room() === 'middle' && place.drawer()}>
        <div class="drawer flex absolute">
          <QuestionList />
          <button
            type="button"
            class="drawer-veil grow"
            aria-label="Close the list"
            onClick={() => place.show({ drawer: false })}
          />
        </div>
      </Show>
      <Desk entry={props.entry} />
      <Show when={prefs.stageShown}>
        <Splitter
          label="Width of the views"
          mirrored
          value={prefs.stageShare}
          min={0.25}
          max={0.75}
          step={0.02}
          valueAt={x => {
            const start = left() + (listShown() ? prefs.listWidth : 0)
            const end = panes.getBoundingClientRect().right
            return (end - x) / (end - start)
          }}
          change={share => setPrefs('stageShare', share)}
          reset={() => setPrefs('stageShare', defaults.stageShare)}
        />
        <Later meanwhile={<StageComing />}>
          <Suspense fallback={<StageComing />}>
            <Stage />
          </Suspense>
        </Later>
      </Show>
    </main>
  )
}

const StageComing = () => <section class="bg-paper" aria-label="Views" aria-busy="true" />

function Narrow(props: { entry: Entry }) {
  const { place } = useApp()
  offerProjector()
  return (
    <main class="narrow">
      <Switch>
        <Match when={place.sheet() === 'question' || place.sheet() === 'answer'}>
          <Desk entry={props.entry} />
        </Match>
        <Match when={place.sheet() === 'see'}>
          <Suspense fallback={<StageComing />}>
            <Stage />
          </Suspense>
        </Match>
        <Match when={place.sheet() === 'more'}>
          <Suspense fallback={<div aria-busy="true" />}>
            <More />
          </Suspense>
        </Match>
      </Switch>
    </main>
  )
}

/** A placeholder of the restored content, so that nothing moves when it appears. */
function Restoring(props: { what: string }) {
  const { layout, prefs } = useApp()
  return (
    <main class="panes grid relative restoring" aria-busy="true" aria-label={props.what}>
      <Show when={layout.room() === 'wide' && prefs.listShown}>
        <div class="ghost stack gap-12" style={{ width: `${prefs.listWidth}px` }}>
          <i class="block round-small" /> <i class="block round-small" /> <i class="block round-small" />{' '}
          <i class="block round-small" /> <i class="block round-small" />
        </div>
      </Show>
      <div class="ghost stack gap-12 ghost-wide">
        <i class="block round-small" /> <i class="block round-small" /> <i class="block round-small" />
      </div>
      <Show when={layout.room() !== 'narrow'}>
        <div class="ghost stack gap-12 ghost-wide">
          <i class="block round-small" />
        </div>
      </Show>
    </main>
  )
}
