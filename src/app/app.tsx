// The shell: header, one workspace, footer, and what floats above.

import { ErrorBoundary, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { Explore } from './explore/explore'
import { dialog, room, workspace } from './layout'
import { Problem } from './parts/conditions'
import { BottomBar } from './shell/bottom-bar'
import { DropZone } from './shell/drop-zone'
import { Footer } from './shell/footer'
import { Header } from './shell/header'
import { Notices } from './shell/notices'
// Not lazy: what is typed right after its key must land in it.
import { Palette } from './shell/palette'

const DomainWorkspace = lazy(async () => ({
  default: (await import('./workspaces/domain')).DomainWorkspace,
}))
const Score = lazy(async () => ({ default: (await import('./workspaces/score')).Score }))
const TakeAlong = lazy(async () => ({
  default: (await import('./making/take-along')).TakeAlong,
}))
const Coming = lazy(async () => ({ default: (await import('./workspaces/coming')).Coming }))
const HelpSheet = lazy(async () => ({ default: (await import('./shell/help-sheet')).HelpSheet }))

export function App() {
  const coming = () => {
    const now = workspace()
    return now === 'explore' || now === 'domain' || now === 'score' ? undefined : now
  }
  return (
    <div class={`shell room-${room()}`}>
      <Header />
      <ErrorBoundary
        fallback={(error, reset) => (
          <main class="workspace-problem">
            <Problem
              title="This part of the page broke"
              message={`${error instanceof Error ? error.message : String(error)}. Your work is kept.`}
              again={reset}
            />
          </main>
        )}
      >
        <Suspense fallback={<main class="workspace-waiting" aria-busy="true" />}>
          <Switch>
            <Match when={workspace() === 'explore'}>
              <Explore />
            </Match>
            <Match when={workspace() === 'domain'}>
              <DomainWorkspace />
            </Match>
            <Match when={workspace() === 'score'}>
              <Score />
            </Match>
            <Match when={coming()}>{name => <Coming workspace={name()} />}</Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Show when={room() === 'narrow'} fallback={<Footer />}>
        <BottomBar />
      </Show>
      <Notices />
      <DropZone />
      <Suspense>
        <Show when={dialog() === 'palette'}>
          <Palette />
        </Show>
        <Show when={dialog() === 'take'}>
          <TakeAlong />
        </Show>
        <Show when={dialog() === 'help'}>
          <HelpSheet />
        </Show>
      </Suspense>
    </div>
  )
}
