// The items of a sheet in their order; each can be looked at, moved, and taken out.

import { For, Match, onMount, Show, Switch } from 'solid-js'
import type { MadeItem } from '../../../teaching/sheets/made'
import { createPane } from '../../engine/pane'
import { Problem, Working } from '../../parts/conditions'
import { Icon } from '../../parts/icon'
import { useApp } from '../../state/use-app'
import { createHandles } from '../../commands/handles'
import type { App } from '../../state/app'
import type { Draft } from './draft'
import { itemWords } from './item-words'
import './item-list.css'

export function ItemList(props: { draft: Draft }) {
  const { draft } = props
  const items = () => draft.sheet().items
  const { looked: open, look: setOpen } = draft
  return (
    <Show
      when={items().length > 0}
      fallback={<p class="sheet-empty">The sheet has no items yet. Add the first item below.</p>}
    >
      <ol class="sheet-items" aria-label="Items of the sheet">
        <For each={items()}>
          {(item, index) => {
            const words = itemWords(item)
            const isOpen = () => open() === index()
            return (
              <li class="sheet-item">
                <span class="sheet-item-number numbers">{index() + 1}</span>
                <span class="sheet-item-words">
                  <strong>{words.title}</strong>
                  <small>{words.says}</small>
                </span>
                <span class="sheet-item-acts">
                  <Act
                    icon={isOpen() ? 'eye-off' : 'eye'}
                    label={`${isOpen() ? 'Hide' : 'Look at'} item ${index() + 1}`}
                    act={() => setOpen(isOpen() ? null : index())}
                  />
                  <Act
                    icon="chevron-up"
                    label={`Move item ${index() + 1} up`}
                    disabled={index() === 0}
                    act={() => draft.move(index(), -1)}
                  />
                  <Act
                    icon="chevron-down"
                    label={`Move item ${index() + 1} down`}
                    disabled={index() === items().length - 1}
                    act={() => draft.move(index(), 1)}
                  />
                  <Act
                    icon="trash-2"
                    label={`Take item ${index() + 1} out`}
                    act={() => {
                      setOpen(null)
                      draft.remove(index())
                    }}
                  />
                </span>
                <Show when={isOpen()}>
                  <Preview draft={draft} at={index()} />
                </Show>
              </li>
            )
          }}
        </For>
      </ol>
    </Show>
  )
}

function Act(props: {
  icon: 'eye' | 'eye-off' | 'chevron-up' | 'chevron-down' | 'trash-2'
  label: string
  disabled?: boolean
  act: () => void
}) {
  return (
    <button
      type="button"
      class="icon-button"
      title={props.label}
      aria-label={props.label}
      disabled={props.disabled === true}
      onClick={() => props.act()}
    >
      <Icon name={props.icon} size={15} />
    </button>
  )
}

/** From this item on, on a projector. */
async function project(app: App, draft: Draft, at: number): Promise<void> {
  const sheet = draft.packable()
  if (sheet === null) return
  const [{ enterProjector }, { createSheetProjection }] = await Promise.all([
    import('../../projector/enter'),
    import('../../projector/sheet-item'),
  ])
  await enterProjector(app, createSheetProjection(app, sheet, at, draft.look))
}

/** The item as those get it who have no sibling of their own. */
function Preview(props: { draft: Draft; at: number }) {
  const app = useApp()
  const { lanes } = app
  onMount(() =>
    app.part(createHandles).offer('project', () => void project(app, props.draft, props.at)),
  )
  const made = createPane(
    () => {
      const sheet = props.draft.packable()
      return sheet && { sheet, at: props.at }
    },
    ({ sheet, at }) =>
      lanes.run('computing', 'making the question', api => api.sheets.make(sheet, at, '')),
  )
  return (
    <div class="sheet-preview">
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
          <Problem
            title="The question could not be made"
            message={made.message()}
            again={made.retry}
          />
        </Match>
        <Match when={made.value()} keyed>
          {item => <Seen item={item} />}
        </Match>
      </Switch>
    </div>
  )
}

/** Its end tells how things stand; the rules come before. */
const ending = (text: string): string =>
  text.length > 800 ? `… ${text.slice(-700).replace(/^\S*\s/, '')}` : text

function Seen(props: { item: MadeItem }) {
  const { item } = props
  if (item.kind === 'none') return <p class="sheet-none">{item.message}</p>
  if (item.kind === 'step') return <p>A step of a lesson is there to be read; it asks nothing.</p>
  const { question } = item
  return (
    <>
      <Show when={question.context.trim() !== ''}>
        <p class="sheet-context">{ending(question.context)}</p>
      </Show>
      <p>
        <strong>{question.question.slice(0, 1_200)}</strong>
      </p>
      <Show when={question.choices}>
        {choices => (
          <ul>
            <For each={choices().text}>
              {(text, at) => (
                <li>
                  {choices().label[at()]}. {text}
                </li>
              )}
            </For>
          </ul>
        )}
      </Show>
      <Show when={item.kind === 'question' && item.level}>{level => <p>Level {level()}.</p>}</Show>
      <Show when={item.kind === 'response'}>
        <p>The response: {item.kind === 'response' ? item.response.slice(0, 600) : ''}</p>
      </Show>
      <Show when={question.judged === null}>
        <p class="sheet-none">
          This question has no PDDL to judge answers by, so every answer will be undecided.
        </p>
      </Show>
    </>
  )
}
