// The shell: header, one workspace, footer, and dialogs.

import { createEffect, ErrorBoundary, on, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { CloseDialog, lazy, Missing, Nothing } from '#page/workbench/parts/lazy'
import { Problem } from '#page/workbench/parts/conditions'
import { BottomBar } from '#page/shell/bottom-bar'
import { DropZone } from '#page/shell/open/drop/drop-zone'
import { Footer } from '#page/shell/footer'
import { Header } from '#page/shell/header'
import { Notices } from '#page/workbench/notices/notices'
import { createOpening } from '#page/state/files/opening'
// Not lazy: text typed right after its key must land in it.
import { Palette } from '#page/shell/palette'
import { PointingLine } from '#page/workbench/focus/pointing-line'
import { pages } from './pages'
import { useApp, useFeature } from '#page/state/use-app'
import { MISSING_PART } from '#engine/life/trouble'
import './app.css'

const Dialogs = lazy(async () => ({ default: (await import('./dialogs')).Dialogs }), CloseDialog)
const Projector = lazy(async () => ({ default: (await import('#page/present/enter')).Projector }), CloseDialog)

const OpeningLine = lazy(
  async () => ({ default: (await import('#page/shell/open/drop/opening-line')).OpeningLine }),
  Nothing,
)

export function App() {
  const { place, layout } = useApp()
  const { opening } = useFeature(createOpening)
  /** Lessons and sheets have their own navigation, and phones have no room for two bars. */
  const isReading = () =>
    (place.workspace() === 'learn' && place.learn().part === 'lesson') ||
    (place.workspace() === 'class' && place.class().part === 'sheet')
  /** The palette is always loaded, and the projector replaces the whole page. */
  const hasLaterDialog = () => !/^(?:null|palette|projector)$/.test(String(place.dialog()))
  return (
    <Show
      when={place.dialog() !== 'projector'}
      fallback={
        <Suspense>
          <Projector />
        </Suspense>
      }
    >
      <div class="shell grid relative" data-room={layout.room()} data-reading={isReading() ? '' : undefined}>
        <Header />
        <ErrorBoundary fallback={(error, reset) => <Broken error={error} reset={reset} />}>
          <Suspense fallback={<main aria-busy="true" />}>
            <Dynamic component={pages[place.workspace()]} />
          </Suspense>
        </ErrorBoundary>
        <Show when={layout.room() === 'narrow'} fallback={<Footer />}>
          <Show when={!isReading()}>
            <PointingLine />
            <BottomBar />
          </Show>
        </Show>
        <Suspense>
          <Show when={opening()}>
            <OpeningLine />
          </Show>
        </Suspense>
        <Notices />
        <DropZone />
        <Suspense>
          <Show when={place.dialog() === 'palette'}>
            <Palette />
          </Show>
          <Show when={hasLaterDialog()}>
            <Dialogs />
          </Show>
        </Suspense>
      </div>
    </Show>
  )
}

/** Replaces a workspace that threw an error, until another is chosen. */
function Broken(props: { error: unknown; reset: () => void }) {
  const { place } = useApp()
  createEffect(on(place.workspace, () => props.reset(), { defer: true }))
  return (
    <main>
      <Show
        when={(props.error as Error | undefined)?.name === MISSING_PART}
        fallback={
          <Problem
            title="This part of the page broke"
            message={`${props.error instanceof Error ? props.error.message : String(props.error)}. Your work is kept.`}
            again={props.reset}
          />
        }
      >
        <Missing loadAgain={props.reset} />
      </Show>
    </main>
  )
}
