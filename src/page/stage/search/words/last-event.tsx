// The last event of a search in a sentence; the running computation, or why it stopped.

import { createMemo, Match, Show, Switch } from 'solid-js'
import { leastCost } from '#planning/textbook/least-cost'
import { Working } from '#page/workbench/parts/conditions'
import { counted } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { costText, describeMoment } from './sentences'
import { CodeLine } from '../panels/code-panel'
import { createSearching } from '../run/searching'
import '#page/stage/search/search.css'

/**
 * The last event in a sentence, announced by screen readers unless the search is playing. @param props.line shows also
 * its line of the algorithm
 */
export function LastEvent(props: { line?: boolean }) {
  const { searchView } = useFeature(createSearching)
  const text = createMemo(() => {
    const held = searchView.held()
    if (held === null) return ''
    const guess = searchView.guess()
    if (guess !== null) return `${guess.node === guess.next ? 'Right.' : `Not #${guess.node}.`} ${describeMoment(held)}`
    if (searchView.options(searchView.front()).algorithm === 'by-hand' && searchView.atEnd() && !held.log.isOver)
      return `${describeMoment(held)} Pick a waiting node to expand it.`
    return searchView.isAsked()
      ? `${describeMoment(held)} Which node is chosen next? Pick a waiting node.`
      : describeMoment(held)
  })
  return (
    <div class="search-description stack centred gap-4 rigid ink line-18 bg-card" data-part="search-said">
      <p role="status" aria-live={searchView.playing() ? 'off' : 'polite'}>
        {text()}
      </p>
      <Show when={props.line}>
        <CodeLine />
      </Show>
      <Progress />
    </div>
  )
}

const noneKnown = 'No plan is found, and none is ruled out.'

/** The running computation, or why it stopped, and how to continue. */
function Progress() {
  const { searchView } = useFeature(createSearching)
  const run = () => searchView.runs[searchView.front()]
  const count = () => run().known()
  const least = createMemo(() => {
    const held = run().condition() === 'limit' ? run().moment() : null
    // The current position may be before the end of the known log.
    if (held === null || held.replay.at < held.log.eventCount) return noneKnown
    const units = leastCost(held.replay)
    if (units === 0) return noneKnown
    const without = held.options.without
    return `Every plan${without === null ? '' : ` that avoids ${without}`} costs at least ${costText(units, held.digits)}; none is found, none ruled out.`
  })
  return (
    <Switch>
      <Match when={run().condition() === 'working' && (searchView.target() !== null || run().isFar())}>
        <Working
          compact
          what={`${counted(count(), 'expansion')} so far`}
          startedAt={run().startedAt()}
          stop={() => {
            searchView.forgetTarget()
            for (const each of [searchView.runs.a, searchView.runs.b]) if (each.condition() === 'working') each.hold()
          }}
        />
      </Match>
      <Match when={run().condition() === 'limit'}>
        <p class="ink-ochre text-small">
          Stopped after {counted(count(), 'expansion')}. {least()}{' '}
          <Button small onClick={() => run().workOn()}>
            Continue
          </Button>
        </p>
      </Match>
      <Match when={run().condition() === 'stopped'}>
        <p class="ink-ochre text-small">
          Held after {counted(count(), 'expansion')}.{' '}
          <Button small onClick={() => run().workOn()}>
            Continue
          </Button>
        </p>
      </Match>
    </Switch>
  )
}
