// One run in the list: its name, progress, verdicts, and actions.

import { createMemo, createSignal, For, onCleanup, Show, untrack } from 'solid-js'
import { type RunInfo, tagsIn } from '#results/runs/info'
import { Icon } from '#page/ui/icon'
import { listed } from '#base/words'
import { counted } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import { CutName } from '#page/ui/text/cut-name'
import { createChoosing } from '../import/choosing'
import { hasBar, RunBar } from './run-bar'
import { createRuns } from './runs'
import { begunAt, stateIcon, stateText } from './run-words'
import { VerdictBar } from './verdict-bar'
import './runs.css'

export function RunEntry(props: { id: string }) {
  const { infoOf } = useFeature(createRuns)
  return <Show when={infoOf(props.id)}>{info => <Entry info={info()} />}</Show>
}

function Entry(props: { info: RunInfo }) {
  const { list, remove } = useFeature(createRuns)
  const { chosen, choose } = useFeature(createChoosing)
  const { place } = useApp()
  const [isNaming, setNaming] = createSignal(false)
  const open = (view: 'overview' | 'rows'): void =>
    place.show({ score: { part: 'run', run: props.info.id, view, filter: '' } })
  return (
    <li class="run-entry border-bottom" data-part="run-entry">
      <div class="run-entry-head flex-row gap-8 min-h-32">
        <Show when={(list()?.length ?? 0) > 1}>
          <input
            type="checkbox"
            aria-label={`Choose ${props.info.name} for a comparison`}
            checked={chosen().includes(props.info.id)}
            onChange={event => choose(props.info.id, event.currentTarget.checked)}
          />
        </Show>
        <Show when={!isNaming()} fallback={<NameField info={props.info} done={() => setNaming(false)} />}>
          <button
            type="button"
            class="run-entry-name clipped weight-600 text-left round"
            data-part="run-entry-name"
            aria-label={props.info.name}
            onClick={() => open('overview')}
          >
            <CutName name={props.info.name} />
          </button>
        </Show>
        <span class="spacer" />
        <Button small quiet icon="rows-3" onClick={() => open('rows')}>
          Rows
        </Button>
        <IconButton
          icon="pencil-line"
          iconSize={15}
          label={`Rename ${props.info.name}`}
          title="Name and tags"
          onClick={() => setNaming(true)}
        />
        <IconButton
          icon="trash-2"
          iconSize={15}
          label={`Delete ${props.info.name}`}
          title="Delete"
          onClick={() => remove(props.info.id)}
        />
      </div>
      <About info={props.info} />
      <Tags tags={props.info.tags ?? []} />
      <Show
        when={hasBar(props.info)}
        fallback={
          <p class="run-entry-state flex-row wrap mt-8" data-part="run-entry-state">
            <Icon name={stateIcon.done} size={14} />
            {stateText(props.info)}
          </p>
        }
      >
        <RunBar id={props.info.id} />
      </Show>
      <VerdictBar verdicts={props.info.verdicts} rows={props.info.rows} />
    </li>
  )
}

/** The time of its start, its models, and its number of files. */
function About(props: { info: RunInfo }) {
  // Memoised, as formatting a time is slow, and the run is updated ten times per second.
  const started = createMemo(() => props.info.started)
  const when = createMemo(() => begunAt(started()))
  const others = () => {
    const { files, models, name } = props.info
    const named = models.filter(model => model !== '')
    const who = named.length === 0 || named.join(' and ') === name ? [] : [listed(named, 3)]
    return [...who, counted(files.length, 'file')].join(' · ')
  }
  return (
    <p class="ink-faint">
      {when()} · {others()}
    </p>
  )
}

/** The tags of a run; each chooses all runs that have it, for a comparison. */
function Tags(props: { tags: readonly string[] }) {
  const { list } = useFeature(createRuns)
  const { setChosen } = useFeature(createChoosing)
  const alike = (tag: string): readonly string[] =>
    (list() ?? []).filter(({ tags = [] }) => tags.includes(tag)).map(({ id }) => id)
  return (
    <Show when={props.tags.length > 0}>
      <p class="flex wrap gap-5 mt-4" data-part="run-tags">
        <For each={props.tags}>
          {tag => (
            <button
              type="button"
              class="tag pointer"
              aria-label={`${tag}: choose the ${counted(alike(tag).length, 'run')} with this tag`}
              onClick={() => setChosen(alike(tag))}
            >
              {tag}
            </button>
          )}
        </For>
      </p>
    </Show>
  )
}

/** The fields of name and tags: Enter keeps both, Escape neither. */
function NameField(props: { info: RunInfo; done: () => void }) {
  const { rename } = useFeature(createRuns)
  // The run's progress must not replace what is being typed.
  const { id, name: oldName, tags: oldTags = [] } = untrack(() => props.info)
  let name!: HTMLInputElement
  let tags!: HTMLInputElement
  let isOver = false
  const end = (keeps: boolean): void => {
    if (isOver) return
    isOver = true
    const next = name.value.trim() || oldName
    const list = tagsIn(tags.value)
    const isSame = next === oldName && list.join() === oldTags.join()
    if (keeps && !isSame) rename(id, next, list)
    props.done()
  }
  // Back takes the fields away.
  onCleanup(() => end(true))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') end(true)
    if (event.key === 'Escape') end(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in the row of the name
    <span
      class="flex wrap gap-6 grow min-w-0"
      role="group"
      aria-label={`Name and tags of ${oldName}`}
      onFocusOut={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) end(true)
      }}
    >
      <input
        class="run-entry-naming min-w-0 weight-600 bg-card round"
        aria-label="Name of the run"
        value={oldName}
        maxLength={200}
        ref={element => {
          name = element
          queueMicrotask(() => element.select())
        }}
        onKeyDown={onKeyDown}
      />
      <input
        class="run-entry-naming min-w-0 bg-card round"
        aria-label="Tags of the run, between commas"
        placeholder="tags"
        value={oldTags.join(', ')}
        maxLength={400}
        ref={element => {
          tags = element
        }}
        onKeyDown={onKeyDown}
      />
    </span>
  )
}
