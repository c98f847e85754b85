// Moves through a search: by events, by expansions, to the next event of a sort, or to any expansion.

import { createSignal, For, Show } from 'solid-js'
import { grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { useFeature } from '#page/state/use-app'
import { PlayerButton } from '#page/workbench/parts/player-button'
import type { StepBy } from './run/levels'
import { paces, type Target, targets } from './run/moving'
import { createSearching } from './run/searching'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import './search.css'

/** `brief`: forward, back, play and its speed; the rest on demand. */
export function SearchPlayer(props: { brief?: boolean }) {
  const { searchView } = useFeature(createSearching)
  const [isMore, setMore] = createSignal(false)
  const isWhole = () => props.brief !== true || isMore()
  return (
    <div class="search-player flex-row wrap gap-2 rigid" role="toolbar" aria-label="Steps of the search">
      <PlayerButton
        icon="skip-back"
        label="To the beginning"
        disabled={searchView.atStart()}
        run={searchView.toStart}
      />
      <PlayerButton
        icon="chevron-left"
        label={searchView.isByF() ? 'Back to a smaller f' : 'Expansion back'}
        chord="["
        disabled={searchView.atStart()}
        run={() => searchView.stepExpansion(-1)}
      />
      <Show when={!searchView.isComparing() && isWhole()}>
        <PlayerButton
          icon="step-back"
          label="Event back"
          chord="{"
          disabled={searchView.atStart()}
          run={() => searchView.stepEvent(-1)}
        />
      </Show>
      <PlayerButton
        icon={searchView.playing() ? 'pause' : searchView.atEnd() ? 'rotate-ccw' : 'play'}
        label={searchView.playing() ? 'Pause' : searchView.atEnd() ? 'Play again' : 'Play'}
        chord="."
        run={searchView.play}
      />
      <Show when={!searchView.isComparing() && isWhole()}>
        <PlayerButton
          icon="step-forward"
          label="Next event"
          chord="}"
          disabled={searchView.atEnd()}
          run={() => searchView.stepEvent(1)}
        />
      </Show>
      <PlayerButton
        icon="chevron-right"
        label={searchView.isByF() ? 'The next larger f' : 'Next expansion'}
        chord="]"
        disabled={searchView.atEnd()}
        run={() => searchView.stepExpansion(1)}
      />
      <PlayerButton
        icon="skip-forward"
        label="To the end"
        chord=">"
        disabled={searchView.atEnd()}
        run={() => searchView.runTo('end')}
      />
      <Scrubber />
      <Speed />
      <Show when={isWhole()}>
        <Tools />
      </Show>
      <Show when={props.brief}>
        <Button small quiet aria-expanded={isMore()} onClick={() => setMore(now => !now)}>
          {isMore() ? 'Less' : 'More'}
        </Button>
      </Show>
    </div>
  )
}

/** The targets to run to, and guessing the next node. */
function Tools() {
  const { searchView } = useFeature(createSearching)
  return (
    <div class="search-tools flex-row wrap">
      <Show when={searchView.isComparing()}>
        <label class="search-menu inline-flex items-center relative" title="What both runs have in common at each step">
          <span class="unseen">In step by</span>
          <select
            class="ink-soft text-small round pointer"
            value={searchView.stepBy()}
            onChange={event => searchView.setStepBy(event.currentTarget.value as StepBy)}
          >
            <option value="expansions">In step by expansions</option>
            <option value="f">In step by f</option>
          </select>
          <Icon name="chevron-down" size={12} />
        </label>
      </Show>
      <RunTo />
      <Breakpoint />
      <Show when={!searchView.isComparing()}>
        <GuessToggle />
      </Show>
    </div>
  )
}

/** The speed of playback: line by line, or expansions per second. */
function Speed() {
  const { searchView } = useFeature(createSearching)
  const offered = () => paces.filter(pace => pace !== 'lines' || !searchView.isComparing())
  return (
    <label class="search-menu inline-flex items-center relative" title="How fast it plays">
      <span class="unseen">Speed</span>
      <select
        class="numbers ink-soft text-small round pointer"
        onChange={event => searchView.setPace(offered().find(pace => String(pace) === event.currentTarget.value) ?? 2)}
      >
        <For each={offered()}>
          {pace => (
            <option value={String(pace)} selected={pace === searchView.pace()}>
              {pace === 'lines' ? 'Line by line' : `${pace}/s`}
            </option>
          )}
        </For>
      </select>
      <Icon name="chevron-down" size={12} />
    </label>
  )
}

/** The position of the search, and a slider to any known expansion. */
function Scrubber() {
  const { searchView } = useFeature(createSearching)
  const done = () => searchView.progress().done
  return (
    <label class="search-scrubber flex-row gap-8 grow">
      <span class="unseen">Nodes chosen so far</span>
      <input
        class="grow min-w-0"
        type="range"
        min="0"
        max={searchView.known()}
        value={done()}
        aria-valuetext={`${grouped(done())} of ${grouped(searchView.known())} nodes chosen`}
        onInput={event => searchView.toExpansion(Number(event.currentTarget.value))}
      />
      <span
        class="numbers search-place ink text-small weight-600"
        aria-hidden="true"
        title="Nodes chosen so far, out of the known ones"
      >
        {grouped(done())}
        <span class="ink-faint weight-400">/{grouped(searchView.known())}</span>
      </span>
    </label>
  )
}

function RunTo() {
  const { searchView } = useFeature(createSearching)
  return (
    <label class="search-menu inline-flex items-center relative search-target">
      <span class="unseen">Run to</span>
      <select
        class="ink-soft text-small round pointer"
        value=""
        onChange={event => {
          const wanted = event.currentTarget.value
          event.currentTarget.value = ''
          if (wanted !== '') searchView.runTo(wanted as Target)
        }}
      >
        <option value="" selected>
          Run to…
        </option>
        <For each={targets.filter(([id]) => id !== 'break' || searchView.breaking.at() !== undefined)}>
          {([id, title]) => <option value={id}>{title}</option>}
        </For>
      </select>
      <Icon name="chevron-down" size={12} />
    </label>
  )
}

/** The breakpoint at which playback and *Run to the breakpoint* pause. */
function Breakpoint() {
  const { searchView } = useFeature(createSearching)
  const isWrong = () => searchView.breaking.text() !== '' && searchView.breaking.at() === undefined
  return (
    <label class="search-break flex-row gap-6 ink-ochre text-small">
      <span class="unseen">Breakpoint</span>
      <input
        class="ink text-small round"
        type="text"
        placeholder="Break at…"
        title="Play halts there: a fact or an action such as (on a b), a node #12, h <= 2, f > 9"
        aria-invalid={isWrong()}
        value={searchView.breaking.text()}
        onChange={event => inBackground(searchView.breaking.set(event.currentTarget.value))}
      />
      <Show when={isWrong()}>
        <span role="status">Write (on a b), #12, h &lt;= 2 or f &gt; 9.</span>
      </Show>
    </label>
  )
}

function GuessToggle() {
  const { searchView } = useFeature(createSearching)
  return (
    <IconButton
      icon="circle-question-mark"
      iconSize={15}
      pressed={searchView.guessing()}
      label="Guess the next node"
      title="Guess which node is chosen next, before it is shown"
      onClick={() => searchView.setGuessing(!searchView.guessing())}
    />
  )
}
