// Where the answer is written: free text for open questions, buttons where the answers are few.

import { createEffect, createSignal, For, on, onMount, Show } from 'solid-js'
import { check, clearSetback, judging, setbackOf } from '../checking'
import { reach } from '../commands'
import { answerShape } from '../naming'
import { type Entry, session } from '../session'
import { Icon } from '../parts/icon'
import { CommandKeys } from '../parts/keys'

export function AnswerBox(props: { entry: Entry }) {
  let field!: HTMLTextAreaElement
  const work = () => session.workOf(props.entry.id)
  const question = () => props.entry.question
  const busy = () => judging()?.id === props.entry.id
  const [open, setOpen] = createSignal(false)
  const set = (text: string): void => {
    session.setAnswer(props.entry.id, text)
    clearSetback(props.entry.id)
  }
  const choices = () => {
    const { format, choices } = question()
    if (format === 'bool') return ['yes', 'no'].map(text => ({ label: text, text: '' }))
    return (choices?.label ?? []).map((label, i) => ({ label, text: choices?.text[i] ?? '' }))
  }
  const isOpen = () => question().format === 'gen' || choices().length === 0 || open()
  const isBlank = () => setbackOf(props.entry.id)?.kind === 'blank'

  onMount(() => {
    reach.focusAnswer = () => {
      // Phones show the pane first.
      queueMicrotask(() => field?.focus())
    }
  })
  /** As high as its text, within reason. */
  const grow = (): void => {
    if (!field) return
    field.style.height = 'auto'
    field.style.height = `${Math.min(220, Math.max(64, field.scrollHeight + 2))}px`
  }
  createEffect(on([() => props.entry.id, isOpen, () => work().answer], () => queueMicrotask(grow)))
  createEffect(on(isBlank, blank => blank && field?.focus()))

  return (
    <section class="answer" aria-label="Answer">
      <div class="answer-head">
        <label for="answer-field">Your answer</label>
        <span class="answer-says">
          {question().format === 'gen'
            ? answerShape[question().kind].says
            : question().format === 'bool'
              ? 'Yes or no.'
              : 'One of the choices.'}
        </span>
      </div>
      <Show when={!isOpen()}>
        <div class="choices" role="radiogroup" aria-label="Choices">
          <For each={choices()}>
            {choice => (
              <label class="choice">
                <input
                  type="radio"
                  name={`choice-${props.entry.id}`}
                  checked={work().answer.trim().toLowerCase() === choice.label.toLowerCase()}
                  onChange={() => set(choice.label)}
                />
                <strong>{choice.label}</strong>
                <span>{choice.text}</span>
              </label>
            )}
          </For>
        </div>
      </Show>
      <div class="answer-field" hidden={!isOpen()}>
        <textarea
          id="answer-field"
          ref={field}
          rows="2"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          placeholder={answerShape[question().kind].example}
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
              set('')
              field.focus()
            }}
          >
            <Icon name="x" size={14} />
          </button>
        </Show>
      </div>
      <div class="answer-actions">
        <button
          type="button"
          class="button primary"
          aria-disabled={busy()}
          onClick={() => !busy() && void check(props.entry)}
        >
          Check
          <CommandKeys command="check" />
        </button>
        <Show when={choices().length > 0}>
          <button type="button" class="button quiet" onClick={() => setOpen(now => !now)}>
            {open() ? 'Choose instead' : 'Write it instead'}
          </button>
        </Show>
        <Show when={isBlank()}>
          <span class="setback" id="answer-setback" role="alert">
            {setbackOf(props.entry.id)?.message}
          </span>
        </Show>
        <span class="spacer" />
        <button
          type="button"
          class="button quiet"
          disabled={session.shown().at(-1)?.id === props.entry.id}
          onClick={() => session.move(1)}
        >
          Next
          <Icon name="chevron-right" size={15} />
        </button>
      </div>
    </section>
  )
}
