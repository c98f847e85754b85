// A cell of the coverage table: a number that links to the wordings, a plus that adds one, or an empty cell if none is
// needed.

import { type JSX, Match, Show, Switch } from 'solid-js'
import type { CoverageCell } from '#language/english/coverage'
import { Icon } from '#page/ui/icon'
import { useFeature } from '#page/state/use-app'
import { createBench } from '#page/state/templates/bench'
import { createCovering } from './covering'
import { inBackground } from '#page/browser/background'
import './coverage.css'

export function Cell(props: {
  cell: CoverageCell
  /** The label of the button if there are wordings. */
  there: string
  /** The label of the button if there are none. */
  add: string
  /** The content in place of the number of wordings. */
  shown?: () => JSX.Element
}) {
  const bench = useFeature(createBench)
  const { add } = useFeature(createCovering)
  const first = () => props.cell.wordings[0]
  return (
    <Switch>
      <Match when={first()}>
        {wording => (
          <button
            type="button"
            class="coverage-cell inline-grid place-center gap-5 min-h-28 weight-560 round"
            classList={{ 'is-borrowed': props.cell.from !== undefined }}
            data-rove
            tabindex={-1}
            aria-label={props.there}
            title={wording().text.slice(0, 200)}
            onClick={() => bench.reveal('phrases', wording().span)}
          >
            <Show when={props.shown} fallback={props.cell.wordings.length}>
              {shown => shown()()}
            </Show>
          </button>
        )}
      </Match>
      <Match when={props.cell.state === 'missing' || props.cell.state === 'optional'}>
        <button
          type="button"
          class="coverage-cell inline-grid place-center gap-5 min-h-28 weight-560 coverage-add round"
          classList={{ 'is-missing': props.cell.state === 'missing' }}
          data-rove
          tabindex={-1}
          aria-label={props.cell.state === 'missing' ? `Missing: ${props.add}` : props.add}
          title={props.add}
          onClick={() => inBackground(add(props.cell.key))}
        >
          <Icon name="plus" size={14} />
        </button>
      </Match>
      <Match when={true}>
        <span class="coverage-idle inline-grid place-center min-h-28 ink-faint">
          <span aria-hidden="true">–</span>
          <span class="unseen">not needed</span>
        </span>
      </Match>
    </Switch>
  )
}
