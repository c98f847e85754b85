// Make questions: choose worlds, kinds, forms, size, seed and how hard; then wait a little, or stop.

import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js'
import { kindCodes, kindName, wordsOfKind } from '../../kinds/codes'
import { domainCards } from '../open/bundled'
import { domainIcon } from '../explore/question/domain-icon'
import { counted, formatName, grouped } from '../parts/naming'
import { Working } from '../parts/conditions'
import { Icon } from '../parts/icon'
import { Tabs } from '../parts/tabs'
import { plain } from '../state/session'
import {
  choices,
  choose,
  FRONT,
  formats,
  freshSeed,
  type SizeName,
  toggled,
  unitsOf,
  wantedOf,
} from './choices'
import { forgetOutcome, make, making, outcome, show, stopMaking, surprise } from './making'
import { OwnSize } from './own-size'
import { Shortfalls } from './shortfalls'
import { useApp } from '../state/use-app'
import './make-page.css'

const MOST_EACH = 200
const formSays = {
  gen: 'a list, a plan, a number in one’s own words',
  bool: 'one claim, true or not',
  mcq: 'four options, one is right',
} as const

export function MakePage() {
  const { session, place } = useApp()
  const domains = () => domainCards
  const front = () => plain(session.source())
  const units = createMemo(() => unitsOf(choices, domains(), front()))
  const wanted = () => wantedOf(units())
  const folders = () => choices.worlds.filter(world => world !== FRONT)
  const allWorlds = () => [...(front() === null ? [] : [FRONT]), ...domains().map(({ id }) => id)]
  const single = () => {
    const [only, ...others] = folders()
    return others.length === 0 ? domains().find(({ id }) => id === only) : undefined
  }
  // Something else was opened meanwhile: it is to be seen.
  createEffect(
    on(
      session.selectedId,
      () => void (outcome() === null && making() === null && place.show({ make: false })),
      {
        defer: true,
      },
    ),
  )
  const close = (): void => {
    forgetOutcome()
    place.show({ make: false })
  }
  const missing = (): string => {
    if (choices.worlds.length === 0) return 'Choose a world.'
    if (choices.kinds.length === 0) return 'Choose a kind.'
    if (choices.formats.length === 0) return 'Choose a form.'
    if (choices.from !== null && choices.to !== null && choices.from > choices.to)
      return 'The goal cannot be farther at least than at most.'
    return wanted() === 0 ? 'Next action is asked in the open form only.' : ''
  }
  return (
    <main class="make" aria-label="Make questions">
      <div class="make-inner">
        <button type="button" class="button quiet back" onClick={close}>
          <Icon name="chevron-left" size={15} />
          Back
        </button>
        <header class="make-head">
          <h1>Make questions</h1>
          <p>
            Fresh ones, each with an answer that is proven before you see it. The same choices and
            the same seed give the same questions again.
          </p>
        </header>
        <form
          class="make-form"
          onSubmit={event => {
            event.preventDefault()
            if (missing() === '') void make(units())
          }}
        >
          <div class="make-fields">
            <Group
              title="Worlds"
              all={
                <All
                  chosen={folders().length === domains().length}
                  set={every => choose('worlds', every ? domains().map(({ id }) => id) : [])}
                />
              }
            >
              <div class="chips">
                <Show when={front()}>
                  <Chip
                    checked={choices.worlds.includes(FRONT)}
                    change={() => choose('worlds', list => toggled(list, FRONT, allWorlds()))}
                  >
                    <Icon name="file-code" size={15} />
                    The problem in front
                  </Chip>
                </Show>
                <For each={domains()}>
                  {({ id, title }) => (
                    <Chip
                      checked={choices.worlds.includes(id)}
                      change={() => choose('worlds', list => toggled(list, id, allWorlds()))}
                    >
                      <Icon name={domainIcon(id)} size={15} />
                      {title}
                    </Chip>
                  )}
                </For>
              </div>
            </Group>
            <Group
              title="Kinds"
              all={
                <All
                  chosen={choices.kinds.length === kindCodes.length}
                  set={every => choose('kinds', every ? [...kindCodes] : [])}
                />
              }
            >
              <div class="make-kinds">
                <For each={kindCodes}>
                  {kind => (
                    <Chip
                      checked={choices.kinds.includes(kind)}
                      change={() => choose('kinds', list => toggled(list, kind, kindCodes))}
                    >
                      <span>
                        <strong>{kindName(kind)}</strong>
                        <small>{wordsOfKind(kind).summary}</small>
                      </span>
                    </Chip>
                  )}
                </For>
              </div>
            </Group>
            <Group title="Forms">
              <div class="make-kinds make-forms">
                <For each={formats}>
                  {format => (
                    <Chip
                      checked={choices.formats.includes(format)}
                      change={() => choose('formats', list => toggled(list, format, formats))}
                    >
                      <span>
                        <strong>{formatName[format]}</strong>
                        <small>{formSays[format]}</small>
                      </span>
                    </Chip>
                  )}
                </For>
              </div>
            </Group>
            <div class="make-pair">
              <Group title="Size of the problems">
                <Tabs<SizeName>
                  look="segments"
                  label="Size of the problems"
                  prefix="make-size"
                  chosen={choices.size}
                  choose={size => choose('size', size)}
                  tabs={[
                    { id: 'small', title: 'Small' },
                    { id: 'medium', title: 'Medium' },
                    { id: 'large', title: 'Large' },
                    { id: 'own', title: 'My own' },
                  ]}
                />
                <div id="make-size-panel">
                  <OwnSize domain={single()} />
                </div>
              </Group>
              <Group title="How hard">
                <div class="make-numbers">
                  <NumberField
                    label="Steps to the goal, at least"
                    value={choices.from}
                    set={value => choose('from', value)}
                  />
                  <NumberField
                    label="Steps to the goal, at most"
                    value={choices.to}
                    set={value => choose('to', value)}
                  />
                  <NumberField
                    label="Applicable actions, at most"
                    value={choices.maxApplicable}
                    set={value => choose('maxApplicable', value)}
                  />
                </div>
              </Group>
            </div>
          </div>
          <aside class="make-order" aria-label="What will be made">
            <label class="make-line">
              <span>Of each</span>
              <input
                type="number"
                class="field numbers"
                min="1"
                max={MOST_EACH}
                value={choices.count}
                onChange={event => {
                  const count = Math.round(Number(event.currentTarget.value)) || 1
                  choose('count', Math.max(1, Math.min(MOST_EACH, count)))
                  event.currentTarget.value = String(choices.count)
                }}
              />
            </label>
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
            <p class="make-sum" aria-live="polite">
              <strong class="numbers">{grouped(wanted())}</strong>
              {wanted() === 1 ? ' question' : ' questions'}
              <span class="faint">
                {counted(choices.worlds.length, 'world')}, {counted(choices.kinds.length, 'kind')},{' '}
                {counted(choices.formats.length, 'form')}
              </span>
            </p>
            <Show
              when={making()}
              fallback={
                <>
                  <button type="submit" class="button primary" disabled={missing() !== ''}>
                    Make {counted(wanted(), 'question')}
                  </button>
                  <button
                    type="button"
                    class="button"
                    disabled={domains().length === 0}
                    onClick={() => void surprise(domains())}
                  >
                    <Icon name="dices" size={15} />
                    Surprise me
                  </button>
                  <p class="make-hint">{missing() || 'Surprise me: one question of any world.'}</p>
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
            <Show when={making() === null && outcome()}>
              {result => <Shortfalls outcome={result()} show={show} />}
            </Show>
          </aside>
        </form>
      </div>
    </main>
  )
}

function Group(props: { title: string; all?: JSX.Element; children: JSX.Element }) {
  return (
    <fieldset class="make-group">
      <legend>{props.title}</legend>
      {props.all}
      {props.children}
    </fieldset>
  )
}

function All(props: { chosen: boolean; set: (every: boolean) => void }) {
  return (
    <button type="button" class="make-all" onClick={() => props.set(!props.chosen)}>
      {props.chosen ? 'None' : 'All'}
    </button>
  )
}

function Chip(props: { checked: boolean; change: () => void; children: JSX.Element }) {
  return (
    <label class="chip">
      <input type="checkbox" checked={props.checked} onChange={() => props.change()} />
      {props.children}
    </label>
  )
}

function NumberField(props: {
  label: string
  value: number | null
  set: (value: number | null) => void
}) {
  return (
    <label class="make-line">
      <span>{props.label}</span>
      <input
        type="number"
        class="field numbers"
        min="0"
        placeholder="any"
        value={props.value ?? ''}
        onChange={event => {
          const value = event.currentTarget.valueAsNumber
          props.set(Number.isFinite(value) && value >= 0 ? Math.round(value) : null)
          event.currentTarget.value = props.value === null ? '' : String(props.value)
        }}
      />
    </label>
  )
}
