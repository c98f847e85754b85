// The footer: the state of the engine, whether the work is stored, and the privacy statement.

import { Match, Show, Suspense, Switch } from 'solid-js'
import { duration } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import { PointingLine } from '#page/workbench/focus/pointing-line'
import { createScoringNote } from '#page/score/scoring-note'
import { createAsideNote } from '#page/state/inbox/aside-note'
import { useApp, useFeature } from '#page/state/use-app'
import './shell.css'

const OfflineLine = lazy(
  async () => ({ default: (await import('#page/workbench/notices/offline-line')).OfflineLine }),
  Nothing,
)

export function Footer() {
  const { session, place } = useApp()
  const { count } = useFeature(createAsideNote)
  const verdict = () => {
    const entry = session.selected()
    return entry ? session.workOf(entry.id).verdict : null
  }
  return (
    <footer class="footer flex-row gap-16 ink-faint text-11-5 nowrap bg-paper border-top" data-part="footer">
      <EngineLine />
      <Show when={verdict()}>
        {view => (
          <span class="numbers footer-optional">
            {view().fromCache ? 'answer remembered' : `answered in ${duration(view().ms)}`}
          </span>
        )}
      </Show>
      <KeepingLine />
      <Show when={count() > 0}>
        <button
          type="button"
          class="footer-aside no-padding ink-accent pointer"
          title="Input that could not be used"
          onClick={() => place.show({ dialog: 'aside' })}
        >
          {count()} set aside
        </button>
      </Show>
      <Suspense>
        <OfflineLine />
      </Suspense>
      {/* Only where Explore's problem is shown. */}
      <Show when={place.workspace() !== 'learn' && place.workspace() !== 'class'}>
        <PointingLine />
      </Show>
      <span class="flex-row gap-5 ml-auto">
        <Icon name="lock" size={12} />
        nothing leaves this page
      </span>
      <span class="numbers footer-optional">v{__VERSION__}</span>
    </footer>
  )
}

/** The state of the engine. */
function EngineLine() {
  const { lanes, place } = useApp()
  const { text } = useFeature(createScoringNote)
  const engine = () => {
    const job = lanes.jobs().at(-1)
    if (job) return job.what
    if (text() !== '') return text()
    switch (lanes.engineState()) {
      case 'asleep':
        return 'engine not started'
      case 'starting':
        return 'engine starting'
      case 'ready':
        return 'engine ready'
      case 'lost':
        return 'engine lost; it starts again with the next question'
    }
  }
  const isBusy = () => lanes.jobs().length > 0 || text() !== ''
  // If no engine was needed yet, the state is shown only to visitors who are about to use one.
  const isShown = () => isBusy() || place.workspace() !== 'score' || lanes.engineState() !== 'asleep'
  return (
    <Show when={isShown()}>
      <span class={`footer-engine gap-7 flex items-center state-${isBusy() ? 'busy' : lanes.engineState()}`}>
        <i class="disc" aria-hidden="true" />
        {engine()}
      </span>
    </Show>
  )
}

/** Whether the work is stored. */
function KeepingLine() {
  const { session, keeping } = useApp()
  return (
    <Switch>
      <Match when={keeping.state().kind === 'memory' && keeping.state()}>
        {state => (
          <span class="flex-row gap-5 ink-delete" data-part="footer-warning" title={(state() as { why: string }).why}>
            <Icon name="triangle-alert" size={13} />
            not kept
            <span class="unseen">. {(state() as { why: string }).why}</span>
          </span>
        )}
      </Match>
      <Match when={keeping.state().kind === 'kept' && session.files().length > 0}>
        <span>saved in this browser</span>
      </Match>
    </Switch>
  )
}
