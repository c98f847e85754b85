// The result of the choices: the number of questions, the seed, and the progress.

import { Show } from 'solid-js'
import { createDomainCards } from '#page/state/files/bundled/domain-cards'
import { createCommands } from '#page/state/commands/commands'
import { Working } from '#page/workbench/parts/conditions'
import { counted, grouped } from '#page/ui/naming'
import { freshSeed, hasForms } from '#page/state/making/choices'
import { Shortfalls } from './shortfalls'
import './make-page.css'
import { useApp, useFeature } from '#page/state/use-app'
import { createMaking } from '#page/state/making/making'
import { createChoices } from '#page/state/making/choices'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'

const MAX_PER_KIND = 200

/** `missing` names the missing choice; '' if there is none. */
export function Order(props: { wanted: number; missing: string }) {
  const { choices } = useFeature(createChoices)
  const { making, outcome, show } = useFeature(createMaking)
  const { commandNamed } = useFeature(createCommands)
  const { session } = useApp()
  /** The number of questions in the list that were made here; 0 if the list contains others. */
  const madeInFront = () => {
    const shown = session.shown()
    return shown.every(({ question }) => question.origin.from === 'made') ? shown.length : 0
  }
  return (
    <aside class="make-order boxed grid gap-10 sticky at-top" aria-label="What will be made">
      <Count />
      <Seed />
      <p class="make-sum border-top" aria-live="polite">
        <strong class="numbers">{grouped(props.wanted)}</strong>
        {props.wanted === 1 ? ' question' : ' questions'}
        <span class="faint block text-small">
          {counted(choices.worlds.length, 'domain')}, {counted(choices.kinds.length, 'kind')}
          {hasForms(choices.family) ? `, ${counted(choices.formats.length, 'format')}` : ''}
        </span>
      </p>
      <Making wanted={props.wanted} missing={props.missing} />
      <Show when={making() === null && outcome() === null && madeInFront() > 0}>
        <Button quiet icon="download" onClick={() => commandNamed('take').run()}>
          Save or hand out the {counted(madeInFront(), 'question')} made…
        </Button>
      </Show>
      <Show when={making() === null && outcome()}>{result => <Shortfalls outcome={result()} show={show} />}</Show>
    </aside>
  )
}

function Count() {
  const { choices, choose } = useFeature(createChoices)
  return (
    <label class="flex-row between gap-12 min-h-32">
      <span>How many of each</span>
      <input
        type="number"
        class="field ink bg-card border-strong round numbers"
        min="1"
        max={MAX_PER_KIND}
        value={choices.count}
        onChange={event => {
          const count = Math.round(Number(event.currentTarget.value)) || 1
          choose('count', Math.max(1, Math.min(MAX_PER_KIND, count)))
          event.currentTarget.value = String(choices.count)
        }}
      />
    </label>
  )
}

function Seed() {
  const { choices, choose } = useFeature(createChoices)
  return (
    <div class="flex-row between gap-12 min-h-32">
      <label for="make-seed">Seed</label>
      <span class="make-seed flex-row gap-2">
        <input
          id="make-seed"
          class="field ink bg-card border-strong round"
          maxlength="60"
          spellcheck={false}
          autocomplete="off"
          value={choices.seed}
          onInput={event => choose('seed', event.currentTarget.value)}
        />
        <IconButton icon="dices" label="Another seed" onClick={() => choose('seed', freshSeed())} />
      </span>
    </div>
  )
}

/** The button to start, or the progress. */
function Making(props: { wanted: number; missing: string }) {
  const { making, surprise, stopMaking } = useFeature(createMaking)
  const { all: domains } = useFeature(createDomainCards)
  return (
    <Show
      when={making()}
      fallback={
        <>
          <Button type="submit" primary disabled={props.missing !== ''}>
            Make {counted(props.wanted, 'question')}
          </Button>
          <Button icon="dices" disabled={domains().length === 0} onClick={() => inBackground(surprise(domains()))}>
            Surprise me
          </Button>
          <p class="make-hint">{props.missing || 'Surprise me: one question from any domain.'}</p>
        </>
      }
    >
      {job => (
        <div class="make-working">
          <Working
            what={`${grouped(job().made)} of ${counted(job().wanted, 'question')} made`}
            startedAt={job().startedAt}
            share={job().done / job().of}
            stop={stopMaking}
          />
        </div>
      )}
    </Show>
  )
}
