// One run: its progress, and its figures or its rows.

import { Match, Show, Switch } from 'solid-js'
import { useApp } from '#page/state/use-app'
import { Overview } from '../overview/overview'
import { RunBar } from '../runs/run-bar'
import { RowsPage } from '../table/table'
import { RunHead } from './run-head'
import './run.css'

export function RunPage() {
  const { place } = useApp()
  const shown = () => {
    const now = place.score()
    return now.part === 'run' ? now : undefined
  }
  const view = () => shown()?.view ?? 'overview'
  return (
    <div class="run-page grid min-h-0">
      <div class="run-page-bar" data-part="run-page-bar">
        <Show when={shown()?.run} keyed>
          {id => (
            <>
              <RunHead id={id} view={view()} />
              <RunBar id={id} />
            </>
          )}
        </Show>
      </div>
      <div class="run-panel grid" id="run-panel" role="tabpanel" aria-labelledby={`run-${view()}`}>
        <Switch>
          <Match when={view() === 'overview'}>
            <Overview />
          </Match>
          <Match when={view() === 'rows'}>
            <RowsPage />
          </Match>
        </Switch>
      </div>
    </div>
  )
}
