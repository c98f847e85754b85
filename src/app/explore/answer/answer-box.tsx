// Where the answer is put together: chips, steps and text in step for open questions, buttons where the answers are
// few; hints and the key below.

import { createEffect, createSignal, For, lazy, on, onMount, Show, Suspense } from 'solid-js'
import { setbackOf } from '../../state/checking'
import { reach } from '../../commands/commands'
import { wordsOfKind } from '../../../kinds/codes'
import { answerExample } from '../../parts/naming'
import { isTyping } from '../../commands/chords'
import { type Entry, session } from '../../state/session'
import { Icon } from '../../parts/icon'
import { clearAnswer } from '../../state/undoing'
import '../../styles/answering.css'
import { typeAnswer } from './answers'
import { readForm } from './form'

const Structured = lazy(async () => ({
  default: (await import('./structured')).Structured,
}))
const Hints = lazy(async () => ({ default: (await import('./hints')).Hints }))

/** The browser fits a field to its text; asking it for the height would cost a layout. */
const FITS_ITSELF = CSS.supports('field-sizing', 'content')

export function AnswerBox(props: {
  entry: Entry
  /** Levels of hints that this question has. */
  levels: number
  setLevels: (levels: number) => void
}) {
  let field!: HTMLTextAreaElement
  let section!: HTMLElement
  const work = () => session.workOf(props.entry.id)
  const question = () => props.entry.question
  const [open, setOpen] = createSignal(false)
  const set = (text: string): void => typeAnswer(props.entry.id, text)
  const taken = () => work().hints ?? 0
  const hint = (): void => {
    if (taken() < props.levels) session.setHints(props.entry.id, taken() + 1)
  }
  /** Letters choose where nothing is typed: y and n, A to D. */
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || isOpen()) return
    const chosen = choices().find(({ label }) =>
      label.toLowerCase().startsWith(event.key.toLowerCase()),
    )
    if (chosen === undefined || event.key.length !== 1) return
    event.preventDefault()
    set(chosen.label)
    section
      .querySelector<HTMLInputElement>(`.choice input[value="${CSS.escape(chosen.label)}"]`)
      ?.focus()
  }
  const choices = () => {
    const { format, choices } = question()
    if (format === 'bool') return ['yes', 'no'].map(text => ({ label: text, text: '' }))
    return (choices?.label ?? []).map((label, i) => ({ label, text: choices?.text[i] ?? '' }))
  }
  const isOpen = () => question().format === 'gen' || choices().length === 0 || open()
  const isBlank = () => setbackOf(props.entry.id)?.kind === 'blank'

  const focusChoice = (): void =>
    (
      section.querySelector<HTMLElement>('.choice input:checked') ??
      section.querySelector<HTMLElement>('.choice input')
    )?.focus()
  onMount(() => {
    reach.focusAnswer = () => {
      // Phones show the pane first.
      queueMicrotask(() => {
        if (isOpen()) field?.focus()
        else focusChoice()
      })
    }
    reach.focusParts = () => reach.focusAnswer()
    reach.hint = hint
  })
  /** As high as its text, within reason. */
  const grow = (): void => {
    if (!field) return
    // Where the parts above say the same, a few lines are enough.
    const most = readForm(question().kind, work().answer).kind === 'free' ? 220 : 92
    field.style.maxHeight = `${most}px`
    if (FITS_ITSELF) return
    field.style.height = 'auto'
    field.style.height = `${Math.min(most, Math.max(44, field.scrollHeight + 2))}px`
  }
  createEffect(on([() => props.entry.id, isOpen, () => work().answer], () => queueMicrotask(grow)))
  createEffect(on(isBlank, blank => blank && field?.focus()))

  return (
    <section class="answer" aria-label="Answer" ref={section} onKeyDown={key}>
      <div class="answer-head">
        <label for="answer-field">Your answer</label>
        <span class="answer-says">
          {question().format === 'gen'
            ? wordsOfKind(question().kind).answer.says
            : question().format === 'bool'
              ? 'Yes or no.'
              : 'One of the choices.'}
        </span>
        <Show when={choices().length > 0}>
          <span class="spacer" />
          <button type="button" class="button small quiet" onClick={() => setOpen(now => !now)}>
            {open() ? 'Choose instead' : 'Type instead'}
          </button>
        </Show>
      </div>
      <Show when={!isOpen()}>
        <div class="choices" role="radiogroup" aria-label="Choices">
          <For each={choices()}>
            {choice => (
              <label class="choice">
                <input
                  type="radio"
                  name={`choice-${props.entry.id}`}
                  value={choice.label}
                  checked={work().answer.trim().toLowerCase() === choice.label.toLowerCase()}
                  onChange={() => set(choice.label)}
                />
                <strong>{choice.label}</strong>
                <span class="choice-text">{choice.text}</span>
                <Show when={choice.text === ''}>
                  <kbd>{choice.label[0]!.toUpperCase()}</kbd>
                </Show>
              </label>
            )}
          </For>
        </div>
      </Show>
      <Show when={isOpen() && question().format === 'gen' && props.entry.id} keyed>
        {_id => (
          <Suspense fallback={<div class="structured structured-coming" />}>
            <Structured entry={props.entry} />
          </Suspense>
        )}
      </Show>
      <div class="answer-field" hidden={!isOpen()}>
        <textarea
          id="answer-field"
          ref={field}
          rows="1"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          placeholder={answerExample(question())}
          value={work().answer}
          aria-invalid={isBlank()}
          aria-describedby={isBlank() ? 'answer-setback' : undefined}
          onInput={event => set(event.currentTarget.value)}
        />
        <Show when={work().answer !== ''}>
          <button
            type="button"
            class="icon-button"
            title="Clear the answer"
            aria-label="Clear the answer"
            onClick={() => {
              clearAnswer(props.entry)
              set('')
              field.focus()
            }}
          >
            <Icon name="x" size={14} />
          </button>
        </Show>
      </div>
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
