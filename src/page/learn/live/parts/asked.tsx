// A request to the engine in a live part: its progress, its error, or its result.

import { type Accessor, type JSX, Match, Show, Switch } from 'solid-js'
import { capital } from '#base/words'
import type { EngineCalls } from '#engine/client'
import { createPane } from '#page/state/lanes/pane'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { useApp } from '#page/state/use-app'

export function Asked<T>(props: {
  /** A phrase within a sentence: `measuring how far the goal is`. */
  what: string
  /** Requests again when it changes; null requests nothing. */
  about: object | null
  ask: (api: EngineCalls) => Promise<T>
  children: (value: Accessor<T>) => JSX.Element
}) {
  const { lanes } = useApp()
  const pane = createPane<object, { readonly result: T }>(
    () => props.about,
    async () => {
      const outcome = await lanes.run('lens', props.what, api => props.ask(api))
      return outcome.kind === 'done' ? { kind: 'done', value: { result: outcome.value } } : outcome
    },
    { keeps: () => true, again: lanes.domains },
  )
  return (
    <Switch
      fallback={
        <Show when={pane.condition() === 'working'}>
          <Working what={capital(props.what)} startedAt={pane.startedAt()} />
        </Show>
      }
    >
      <Match when={pane.condition() === 'problem'}>
        <Problem title="This could not be computed" message={pane.message()} again={() => pane.retry()} />
      </Match>
      <Match when={pane.value()}>{value => props.children(() => value().result)}</Match>
    </Switch>
  )
}
