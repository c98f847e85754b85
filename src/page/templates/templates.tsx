// The Templates workspace: a domain's English on the left, its results for facts and actions on the right. This
// component is the head and the row of panes; each pane is loaded when it is first shown.

import { type Component, createEffect, createMemo, createSignal, Match, Show, Suspense, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { lazy } from '#page/workbench/parts/lazy'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Tabs } from '#page/ui/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { createBench } from '#page/state/templates/bench'
import type { BenchView } from '#page/state/places/templates-place'
import { TextsPane } from './editor/texts-pane'
import { BenchHead } from './head'
import './templates.css'

const panes: Readonly<Record<BenchView, Component>> = {
  sentences: lazy(async () => ({ default: (await import('./scroll/scroll')).Scroll })),
  findings: lazy(async () => ({ default: (await import('./findings/findings')).Findings })),
  coverage: lazy(async () => ({ default: (await import('./coverage/coverage')).Coverage })),
  'read-back': lazy(async () => ({ default: (await import('./read-back/read-back')).ReadBack })),
  guide: lazy(async () => ({ default: (await import('./new/guide')).Guide })),
}
const Begin = lazy(async () => ({ default: (await import('./new/begin')).Begin }))

const titles: Readonly<Record<BenchView, string>> = {
  sentences: 'Sentences',
  findings: 'Findings',
  coverage: 'Coverage',
  'read-back': 'Read back',
  guide: 'Guide',
}

export function Templates() {
  const bench = useFeature(createBench)
  return (
    <main class="templates" aria-label="Templates">
      <Switch>
        <Match when={bench.isNew()}>
          <Suspense fallback={<div aria-busy="true" />}>
            <Begin />
          </Suspense>
        </Match>
        <Match when={bench.now()}>
          <BenchHead />
          <Desk />
        </Match>
        <Match when={bench.failure()}>
          {message => (
            <Problem title="The domains could not be loaded" message={message()} again={() => void bench.retry()} />
          )}
        </Match>
        <Match when={bench.all().length > 0}>
          <Problem
            title="There is no such domain"
            message={`No domain here is named “${bench.id() ?? ''}”. Choose one of the others, or drop its folder onto the page.`}
          >
            <a class="button small" href="#templates">
              All domains
            </a>
          </Problem>
        </Match>
        <Match when={true}>
          <Working what="Loading the domains" />
        </Match>
      </Switch>
    </main>
  )
}

/** Text and panes side by side; on phones and in narrow windows one of them at a time. */
function Desk() {
  const bench = useFeature(createBench)
  const { layout } = useApp()
  const [textShown, setTextShown] = createSignal(bench.view() === 'sentences')
  const isNarrow = () => layout.room() === 'narrow'
  const chosen = createMemo((): BenchView | 'text' => (isNarrow() && textShown() ? 'text' : bench.view()))
  // Shows the text when a place of it is requested.
  createEffect(() => {
    if (bench.revealed() !== undefined) setTextShown(true)
  })
  const tabs = () => [
    ...(isNarrow() ? [{ id: 'text' as const, title: 'Text', note: undefined }] : []),
    ...(Object.keys(panes) as BenchView[]).map(id => ({
      id,
      title: titles[id],
      // A shipped domain shows no count of remaining steps.
      note: id === 'guide' && bench.isShipped() ? undefined : bench.notes()[id],
    })),
  ]
  const choose = (id: BenchView | 'text'): void => {
    setTextShown(id === 'text')
    if (id !== 'text') bench.show(id)
  }
  return (
    <div class="bench">
      <Show when={!isNarrow()}>
        <TextsPane />
      </Show>
      <section class="bench-side grid min-w-0 min-h-0" aria-label="What the text makes">
        <Tabs label="Panes" prefix="bench" tabs={tabs()} chosen={chosen()} choose={choose} />
        <div
          class="bench-pane grid min-h-0 scrolls"
          id="bench-panel"
          role="tabpanel"
          aria-labelledby={`bench-${chosen()}`}
        >
          <Show when={chosen() !== 'text'} fallback={<TextsPane />}>
            <Suspense fallback={<Working what="Loading" />}>
              <Dynamic component={panes[bench.view()]} />
            </Suspense>
          </Show>
        </div>
      </section>
    </div>
  )
}
