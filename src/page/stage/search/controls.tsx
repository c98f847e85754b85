// The choice of the runs: algorithm, heuristic, and tie-breaking rules.

import { type Algorithm, algorithms, entryOf } from '#planning/textbook/algorithms'
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js'
import {
  type HeuristicName,
  heuristicNames,
  isAdmissible,
  type SearchOptions,
  usesHeuristic,
} from '#planning/textbook/options'
import { Icon } from '#page/ui/icon'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import type { RunId } from './run/moving'
import { createSearching } from './run/searching'
import { heuristicText, heuristicTitle, rulesOf } from './words/words'
import './controls.css'

export function Controls() {
  const { searchView } = useFeature(createSearching)
  return (
    <div class="search-controls grid gap-4 rigid">
      <RunChoice run="a" />
      <Show when={searchView.isComparing()}>
        <RunChoice run="b" />
      </Show>
    </div>
  )
}

/** The algorithm and heuristic of a run in a row; explanations and tie-breaking rules on demand. */
function RunChoice(props: { run: RunId }) {
  const { searchView } = useFeature(createSearching)
  const [rulesShown, setRulesShown] = createSignal(false)
  const rulesId = createUniqueId()
  const options = () => searchView.options(props.run)
  const name = () => (searchView.isComparing() ? ` of run ${props.run.toUpperCase()}` : '')
  return (
    <section aria-label={`Run ${props.run.toUpperCase()}`}>
      <div class="run-row flex-row wrap gap-6">
        <Show when={searchView.isComparing()}>
          <button
            type="button"
            class="run-letter grid place-center text-small disc ink-soft"
            classList={{ 'letter-front': searchView.front() === props.run }}
            aria-pressed={searchView.front() === props.run}
            aria-label={`Show the lists of run ${props.run.toUpperCase()}`}
            title={`Show the lists of run ${props.run.toUpperCase()}`}
            onClick={() => searchView.setFront(props.run)}
          >
            {props.run.toUpperCase()}
          </button>
        </Show>
        <Choice
          label={`Algorithm${name()}`}
          value={options().algorithm}
          options={algorithms.map(each => [each, entryOf(each).title] as const)}
          set={value => searchView.setOptions(props.run, { algorithm: value as Algorithm })}
        />
        <Show when={usesHeuristic(options().algorithm)}>
          <Choice
            label={`Estimate${name()}`}
            value={options().heuristic}
            options={heuristicNames.map(each => [each, heuristicTitle[each]] as const)}
            set={value => searchView.setOptions(props.run, { heuristic: value as HeuristicName })}
          />
        </Show>
        <Show when={entryOf(options().algorithm).isWeighted}>
          <Choice
            label={`Weight${name()}`}
            value={String(options().weight)}
            options={[1.5, 2, 3, 5].map(each => [String(each), `w = ${each}`] as const)}
            set={value => searchView.setOptions(props.run, { weight: Number(value) })}
          />
        </Show>
        <Button
          small
          quiet
          aria-expanded={rulesShown()}
          aria-controls={rulesId}
          onClick={() => setRulesShown(now => !now)}
        >
          Rules
          <Icon name="chevron-down" size={13} />
        </Button>
        <span class="spacer" />
        <Show when={props.run === 'a'}>
          <Button
            small
            quiet
            icon={searchView.isComparing() ? 'x' : 'scale'}
            class="run-compare"
            aria-label={searchView.isComparing() ? 'One run' : 'Compare'}
            pressed={searchView.isComparing()}
            title="A second run of the same problem, in step with the first"
            onClick={() => searchView.compare(!searchView.isComparing())}
          >
            <span class="run-compare-word">{searchView.isComparing() ? 'One run' : 'Compare'}</span>
          </Button>
        </Show>
      </div>
      <div id={rulesId}>
        <Show when={rulesShown()}>
          <Rules run={props.run} options={options()} />
        </Show>
      </div>
    </section>
  )
}

function Rules(props: { run: RunId; options: SearchOptions }) {
  const { searchView } = useFeature(createSearching)
  const set = (key: keyof SearchOptions, value: string): void =>
    searchView.setOptions(props.run, {
      [key]: value === 'true' ? true : value === 'false' ? false : value,
    })
  return (
    <div class="run-rules framed grid pad-10-12 text-small bg-card">
      <p>
        {entryOf(props.options.algorithm).summary}
        <Show when={usesHeuristic(props.options.algorithm)}>
          {' '}
          <strong>{heuristicTitle[props.options.heuristic].replace(/ \(.*/, '')}.</strong>{' '}
          {heuristicText[props.options.heuristic]}{' '}
          {isAdmissible(props.options.heuristic) ? 'It never overestimates.' : 'It may overestimate.'}
        </Show>
      </p>
      <For each={rulesOf(props.options.algorithm)}>
        {({ key, title, choices }) => (
          <Labelled title={title}>
            {id => (
              <Choice id={id} value={String(props.options[key])} options={choices} set={value => set(key, value)} />
            )}
          </Labelled>
        )}
      </For>
    </div>
  )
}

function Labelled(props: { title: string; children: (id: string) => JSX.Element }) {
  const id = createUniqueId()
  return (
    <p class="run-rule grid items-center gap-8">
      <label for={id}>{props.title}</label>
      {props.children(id)}
    </p>
  )
}

export function Choice(props: {
  label?: string
  id?: string
  value: string
  options: readonly (readonly [value: string, title: string])[]
  set: (value: string) => void
}) {
  return (
    <span class="search-choice inline-flex items-center relative">
      <select
        class="ink text-small with-ellipsis bg-card round pointer"
        id={props.id}
        aria-label={props.label}
        value={props.value}
        onChange={event => props.set(event.currentTarget.value)}
      >
        <For each={props.options}>
          {([value, title]) => (
            <option value={value} selected={value === props.value}>
              {title}
            </option>
          )}
        </For>
      </select>
      <Icon name="chevron-down" size={13} />
    </span>
  )
}
