// What will be made by the choices: how many, by which seed, and how far it is.

import { Show } from 'solid-js'
import { createDomainCards } from '#page/state/files/bundled/domain-cards'
import { createCommands } from '#page/state/commands/commands'
import { Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { freshSeed, hasForms } from '#page/state/making/choices'
import { Shortfalls } from './shortfalls'
import './make-page.css'
import { useApp, useFeature } from '#page/state/use-app'
import { createMaking } from '#page/state/making/making'
import { createChoices } from '#page/state/making/choices'
import { inBackground } from '#page/browser/background'

const MAX_PER_KIND = 200

/** `missing` states what is still to be chosen. */
export function Order(props: { wanted: number; missing: string }) {
  const { choices } = useFeature(createChoices)
  const { making, outcome, show } = useFeature(createMaking)
  const { commandNamed } = useFeature(createCommands)
  const { session } = useApp()
  /** How many of the list were generated here; 0 if others are among them. */
  const madeInFront = () => {
    const shown = session.shown()
    return shown.every(({ question }) => question.origin.from === 'made') ? shown.length : 0
  }
  return (
    <aside class="make-order" aria-label="What will be made">
      <Count />
      <Seed />
      <p class="make-sum" aria-live="polite">
        <strong class="numbers">{grouped(props.wanted)}</strong>
        {props.wanted === 1 ? ' question' : ' questions'}
        <span class="faint">
          {counted(choices.worlds.length, 'domain')}, {counted(choices.kinds.length, 'kind')}
          {hasForms(choices.family) ? `, ${counted(choices.formats.length, 'format')}` : ''}
        </span>
      </p>
      <Making wanted={props.wanted} missing={props.missing} />
      <Show when={making() === null && madeInFront() > 0}>
        <button
          type="button"
          class="button quiet"
          title="The made questions of the list, as a question bank"
          onClick={() => commandNamed('class').run()}
        >
          <Icon name="graduation-cap" size={15} />
          Export {grouped(madeInFront())} for class…
        </button>
      </Show>
      <Show when={making() === null && outcome()}>
        {result => <Shortfalls outcome={result()} show={show} />}
      </Show>
    </aside>
  )
}

function Count() {
  const { choices, choose } = useFeature(createChoices)
  return (
    <label class="make-line">
      <span>How many of each</span>
      <input
        type="number"
        class="field numbers"
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
    <div class="make-line">
      <label for="make-seed">Seed</label>
      <span class="make-seed">
        <input
          id="make-seed"
          class="field"
          maxlength="60"
          spellcheck={false}
          autocomplete="off"
          value={choices.seed}
          onInput={event => choose('seed', event.currentTarget.value)}
        />
        <button
          type="button"
          class="icon-button"
          title="Another seed"
          aria-label="Another seed"
          onClick={() => choose('seed', freshSeed())}
        >
          <Icon name="dices" />
        </button>
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
          <button type="submit" class="button primary" disabled={props.missing !== ''}>
            Make {counted(props.wanted, 'question')}
          </button>
          <button
            type="button"
            class="button"
            disabled={domains().length === 0}
            onClick={() => inBackground(surprise(domains()))}
          >
            <Icon name="dices" size={15} />
            Surprise me
          </button>
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
