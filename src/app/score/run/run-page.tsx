// One run: its figures, or its rows.

import { Match, Switch } from 'solid-js'
import { useApp } from '../../state/use-app'
import { Overview } from '../overview/overview'
import { RowsPage } from '../table/table'

export function RunPage() {
  const { place } = useApp()
  const view = () => {
    const now = place.score()
    return now.part === 'run' ? now.view : 'overview'
  }
  return (
    <Switch>
      <Match when={view() === 'overview'}>
        <Overview />
      </Match>
      <Match when={view() === 'rows'}>
        <RowsPage />
      </Match>
    </Switch>
  )
}
