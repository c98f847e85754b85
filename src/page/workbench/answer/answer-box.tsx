// The answer input: chips, steps and text in sync for open questions, buttons for closed ones; hints and the key below.

import { createCommands } from '#page/state/commands/commands'
import { createHandles } from '#page/state/commands/handles'
import { createSignal, For, type JSX, onCleanup, onMount, Show, Suspense, useContext } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { lazy } from '../parts/lazy'
import { wordsOfKind } from '#questions/kinds/codes'
import { isTyping } from '#page/browser/chords'
import type { Entry } from '#page/state/session/session'
import { ScopedAppContext, useApp, useFeature } from '#page/state/use-app'
import { isWritten } from '#page/state/session/written'
import { Button } from '#page/ui/button'
import { AnswerText } from './answer-text'
import { createAnswering } from './answers'
import './answer.css'

const Structured = lazy(async () => ({
  default: (await import('./structured')).Structured,
}))
const WriteProblem = lazy(async () => ({
  default: (await import('../written/write-problem')).WriteProblem,
}))
const Hints = lazy(async () => ({ default: (await import('../hints/hints')).Hints }))

interface OfferedChoice {
  readonly label: string
  readonly text: string
}

/** The choices of a closed question; empty for an open one. */
function choicesOf({ format, choices }: Entry['question']): readonly OfferedChoice[] {
  if (format === 'bool') return ['yes', 'no'].map(text => ({ label: text, text: '' }))
  return (choices?.label ?? []).map((label, i) => ({ label, text: choices?.text[i] ?? '' }))
}

export function AnswerBox(props: {
  entry: Entry
  /** Number of hint levels of this question. */
  levels: number
  setLevels: (levels: number) => void
}) {
  const { typeAnswer } = useFeature(createAnswering)
  const { desks } = useApp()
  let focusText!: () => void
  let section!: HTMLElement
  const [isTyped, setTyped] = createSignal(false)
  // A question of a lesson is not in the session, for which pasted responses are scored.
  const isStand = useContext(ScopedAppContext) !== undefined
  const choices = () => choicesOf(props.entry.question)
  const isProblem = () => isWritten(props.entry.question)
  const isEditor = () => isProblem() && desks.of(props.entry.id)?.asText() === false
  const isText = () => props.entry.question.format === 'gen' || choices().length === 0 || isTyped()
  offerAnswerKeys(props, () => {
    if (isText()) focusText()
    else
      (
        section.querySelector<HTMLElement>('.choice input:checked') ??
        section.querySelector<HTMLElement>('.choice input')
      )?.focus()
  })
  /** Letters select a choice while no field has the focus: y and n, A to D. */
  const key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || isText()) return
    const chosen = choices().find(({ label }) => label.toLowerCase().startsWith(event.key.toLowerCase()))
    if (chosen === undefined || event.key.length !== 1) return
    event.preventDefault()
    typeAnswer(props.entry, chosen.label)
    section.querySelector<HTMLInputElement>(`.choice input[value="${CSS.escape(chosen.label)}"]`)?.focus()
  }
  if (!isStand) listenAnywhere(() => props.entry.question.format === 'bool', key)
  return (
    <section
      class="answer"
      data-sticks={props.entry.question.format === 'bool' && !isText() ? '' : undefined}
      aria-label="Answer"
      ref={section}
      onKeyDown={key}
    >
      <AnswerHead question={props.entry.question}>
        <span class="spacer" />
        <Show when={!isStand}>
          <PasteResponse />
        </Show>
        <Show when={choices().length > 0}>
          <Button small quiet onClick={() => setTyped(now => !now)}>
            {isTyped() ? 'Choose instead' : 'Type instead'}
          </Button>
        </Show>
      </AnswerHead>
      <Show when={!isText()}>
        <Choices entry={props.entry} choices={choices()} />
      </Show>
      <Show when={isText() && props.entry.question.format === 'gen' && props.entry.id} keyed>
        {_id => (
          <Suspense fallback={<div class="answer-coming mb-8" />}>
            <Dynamic component={isProblem() ? WriteProblem : Structured} entry={props.entry} />
          </Suspense>
        )}
      </Show>
      <Show when={isStand && props.entry.question.format === 'gen'}>
        <p class="answer-as-text ink-faint text-13">The same answer as text, as it is checked:</p>
      </Show>
      <AnswerText entry={props.entry} shown={isText() && !isEditor()} own={focus => (focusText = focus)} />
      <Show when={props.entry.id} keyed>
        {_id => (
          <Suspense>
            <Hints entry={props.entry} levels={props.setLevels} />
          </Suspense>
        )}
      </Show>
    </section>
  )
}

/** Y and N are shown on the choices, so they act wherever the focus is. */
function listenAnywhere(isYesNo: () => boolean, key: (event: KeyboardEvent) => void): void {
  const { place, prefs } = useApp()
  const anywhere = (event: KeyboardEvent): void => {
    if (isYesNo() && prefs.letterKeys && !event.shiftKey && place.dialog() === null) key(event)
  }
  // Before the window's listener, which has commands for these keys too.
  onMount(() => {
    document.addEventListener('keydown', anywhere)
    onCleanup(() => document.removeEventListener('keydown', anywhere))
  })
}

/** A link to the page that shows how a model's response to this question is read. */
function PasteResponse() {
  const { commandNamed } = useFeature(createCommands)
  return (
    <Button
      small
      quiet
      title="Paste a model’s response to this question (V)"
      onClick={() => commandNamed('paste-response').run()}
    >
      Paste a response
    </Button>
  )
}

/** Provides the functions for the keys that focus the answer or its parts and show the next hint. */
function offerAnswerKeys(props: { entry: Entry; levels: number }, focus: () => void): void {
  const { provide } = useFeature(createHandles)
  const { session } = useApp()
  onMount(() => {
    // On phones, the pane is shown first.
    provide('focusAnswer', () => queueMicrotask(focus))
    provide('focusParts', () => queueMicrotask(focus))
    provide('hint', () => {
      const taken = session.workOf(props.entry.id).hints ?? 0
      if (taken < props.levels) session.setHints(props.entry.id, taken + 1)
    })
  })
}

function AnswerHead(props: { question: Entry['question']; children: JSX.Element }) {
  const { layout } = useApp()
  const text = () => {
    const { format, kind } = props.question
    if (format === 'gen') return wordsOfKind(kind).answer.instruction
    // The options need no explanation.
    if (layout.room() === 'narrow') return ''
    return format === 'bool' ? 'Yes or no.' : 'One of the choices.'
  }
  return (
    <div class="answer-head flex items-baseline gap-10" data-part="answer-head">
      <label for="answer-field">Your answer</label>
      <span class="answer-text note min-w-0">{text()}</span>
      {props.children}
    </div>
  )
}

function Choices(props: { entry: Entry; choices: readonly OfferedChoice[] }) {
  const { session } = useApp()
  const { typeAnswer } = useFeature(createAnswering)
  const answer = () => session.workOf(props.entry.id).answer.trim().toLowerCase()
  return (
    <div class="choices" role="radiogroup" aria-label="Choices">
      <For each={props.choices}>
        {choice => (
          <label class="choice">
            <input
              type="radio"
              name={`choice-${props.entry.id}`}
              value={choice.label}
              checked={answer() === choice.label.toLowerCase()}
              onChange={() => typeAnswer(props.entry, choice.label)}
            />
            <strong>{choice.label}</strong>
            <span class="grow">{choice.text}</span>
            <Show when={choice.text === ''}>
              <kbd>{choice.label[0]!.toUpperCase()}</kbd>
            </Show>
          </label>
        )}
      </For>
    </div>
  )
}
