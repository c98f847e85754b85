// The cheapest plans from the current state: their number, or why it is unknown.

import { Match, Show, Switch } from 'solid-js'
import { counted, digitsOf, grouped } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './graph-pane.css'
import { withinLimit } from '../search-end'
import { createGraphing } from './graphing'

export function GraphPlans(props: { /** Number of states on the plans that the picture lacks. */ missing: number }) {
  const { lanes } = useApp()
  const graphing = useFeature(createGraphing)
  const { stepping } = useApp()
  const { plansPane, plans } = graphing
  const from = () => (stepping.walk().at === 0 ? 'from the start' : 'from here')
  return (
    <p class="graph-plans numbers" data-part="graph-plans" role="status">
      <Switch>
        <Match when={plansPane.condition() === 'working' && plans() === null}>
          <span class="working-bar" aria-hidden="true">
            <i />
          </span>
          Looking for all cheapest plans {from()}
          <Button small quiet onClick={() => lanes.stopWork('ways')}>
            Stop
          </Button>
        </Match>
        <Match when={plansPane.condition() === 'stopped'}>
          Stopped.
          <Button small quiet onClick={() => plansPane.retry()}>
            Look again
          </Button>
        </Match>
        <Match when={plansPane.condition() === 'problem'}>
          {plansPane.message()}
          <Button small quiet onClick={() => plansPane.retry()}>
            Try again
          </Button>
        </Match>
        <Match when={plans()}>
          {plans => (
            <>
              <i class="plan-swatch rigid round-2" aria-hidden="true" />
              <span>
                <Show
                  when={plans().count !== null}
                  fallback={
                    <>
                      <strong>Infinitely many</strong> cheapest plans: actions that cost nothing can repeat in a loop
                    </>
                  }
                >
                  <strong>{digitsOf(plans().count!)}</strong>{' '}
                  {plans().count === '1' ? 'cheapest plan' : 'cheapest plans'}
                </Show>{' '}
                {from()}, cost {plans().cost}, through {counted(plans().distance.length, 'state')}
                <Show when={props.missing > 0}>, {grouped(props.missing)} of them not shown</Show>
              </span>
            </>
          )}
        </Match>
        <Match when={plansPane.value()?.kind === 'no-plan'}>No plan leads to the goal {from()}.</Match>
        <Match when={plansPane.value()}>
          {value => {
            const now = value()
            return now.kind === 'stopped'
              ? `Not found${withinLimit(now.end)}.`
              : now.kind === 'no-task'
                ? now.message
                : ''
          }}
        </Match>
      </Switch>
    </p>
  )
}
