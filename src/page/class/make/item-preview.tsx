// An item of the draft sheet as students receive it.

import { createSignal, Match, onMount, Show, Switch } from 'solid-js'
import type { MadeItem } from '#teaching/sheets/made'
import { createPane } from '#page/state/lanes/pane'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { useApp } from '#page/state/use-app'
import { createHandles } from '#page/state/commands/handles'
import type { App } from '#page/state/app'
import { OnPhone } from '../preflight/previews'
import type { Draft } from './draft'
import { inBackground } from '#page/browser/background'
import './make.css'

/** Presents the sheet on a projector, starting at this item. */
async function project(app: App, draft: Draft, at: number): Promise<void> {
  const sheet = draft.packable()
  if (sheet === null) return
  const [{ enterProjector }, { createSheetProjection }] = await Promise.all([
    import('#page/present/enter'),
    import('#page/present/sheet-item'),
  ])
  await enterProjector(app, createSheetProjection(app, sheet, at, draft.look))
}

/** The item as the student with this name receives it; without a name, the default variant. */
export function Preview(props: { draft: Draft; at: number }) {
  const app = useApp()
  const { lanes } = app
  const [name, setName] = createSignal('')
  onMount(() => app.feature(createHandles).provide('project', () => inBackground(project(app, props.draft, props.at))))
  const made = createPane(
    () => {
      const sheet = props.draft.packable()
      return sheet && { sheet, at: props.at, name: name() }
    },
    ({ sheet, at, name }) => lanes.run('computing', 'making the question', api => api.sheets.make(sheet, at, name)),
    { settle: (next, shown) => (shown !== null && next.name !== shown.name ? 300 : 0) },
  )
  return (
    <div class="sheet-preview grid gap-8 pad-12-14 line-1-5 break-anywhere bg-well round">
      <Show when={props.draft.sheet().variants === 'by-name'}>
        <label class="sheet-preview-name grid place-start gap-4">
          <span>The question for this name</span>
          <input type="text" maxlength="60" value={name()} onInput={event => setName(event.currentTarget.value)} />
        </label>
      </Show>
      <Switch
        fallback={
          <Working
            compact
            what="Making the question"
            startedAt={made.startedAt()}
            stop={() => lanes.stopWork('computing')}
          />
        }
      >
        <Match when={made.condition() === 'problem' || made.condition() === 'stopped'}>
          <Problem title="The question could not be made" message={made.message()} again={made.retry} />
        </Match>
        <Match when={made.value()} keyed>
          {item => <Seen item={item} />}
        </Match>
      </Switch>
    </div>
  )
}

function Seen(props: { item: MadeItem }) {
  const { item } = props
  if (item.kind === 'none') return <p class="ink-delete">{item.message}</p>
  if (item.kind === 'step') return <p>A step of a lesson is for reading only.</p>
  const { question } = item
  return (
    <>
      <OnPhone question={question} />
      <Show when={item.kind === 'question' && item}>
        {made => (
          <p>
            {made().level === null ? '' : `Level ${made().level}.`}
            {made().isOwn ? ' Made for this name.' : ''}
          </p>
        )}
      </Show>
      <Show when={item.kind === 'response'}>
        <p>The response: {item.kind === 'response' ? item.response.slice(0, 600) : ''}</p>
      </Show>
      <Show when={question.judged === null}>
        <p class="ink-delete">This question has no PDDL to judge answers by, so every answer will be undecided.</p>
      </Show>
    </>
  )
}
