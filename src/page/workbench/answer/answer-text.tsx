// The answer as text, in a field that grows with its content up to a limit.

import { createEffect, on, Show, useContext } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { createLongField } from '#page/ui/text/long-field'
import { answerExample } from '#page/ui/naming'
import type { Entry } from '#page/state/session/session'
import { ScopedAppContext, useApp, useFeature } from '#page/state/use-app'
import { IconButton } from '#page/ui/button'
import { createAnswering } from './answers'
import { readForm } from './form'
import './answer.css'

/** True if the browser fits a field to its text: measuring the height would force a layout. */
const fitsItself = (): boolean => CSS.supports('field-sizing', 'content')

export function AnswerText(props: { entry: Entry; shown: boolean; own: (focus: () => void) => void }) {
  const { session, desks, undoing } = useApp()
  const { typeAnswer } = useFeature(createAnswering)
  let field!: HTMLTextAreaElement
  const answer = () => session.workOf(props.entry.id).answer
  const type = (text: string): void => typeAnswer(props.entry, text)
  const long = createLongField(answer, type)
  props.own(long.focus)
  // The example names objects of a problem that a lesson may not use.
  const isStand = useContext(ScopedAppContext) !== undefined
  const isBlank = () => desks.of(props.entry.id)?.setback()?.kind === 'blank'
  keepFit(props, answer, () => field)
  createEffect(on(isBlank, blank => blank && field.focus()))
  const clear = (): void => {
    undoing.clearAnswer(props.entry)
    type('')
    field.focus()
  }
  return (
    <div
      class="answer-field relative"
      data-part="answer-field"
      classList={{ below: props.entry.question.format === 'gen' }}
      hidden={!props.shown}
    >
      <textarea
        id="answer-field"
        ref={element => {
          field = element
          long.field(element)
        }}
        value={long.value()}
        rows="1"
        hidden={long.part() !== undefined}
        readOnly={long.isLong()}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        placeholder={isStand ? '' : answerExample(props.entry.question)}
        aria-invalid={isBlank()}
        aria-describedby={isBlank() ? 'answer-setback' : undefined}
        onBeforeInput={long.beforeInput}
        onInput={long.input}
      />
      <Dynamic component={long.part()} field={long} label="Your answer" what="answer" clear={clear} />
      <Show when={answer() !== '' && !long.part()}>
        <ClearButton clear={clear} />
      </Show>
    </div>
  )
}

function ClearButton(props: { clear: () => void }) {
  return <IconButton icon="x" iconSize={14} label="Clear the answer" onClick={() => props.clear()} />
}

function keepFit(
  props: { entry: Entry; shown: boolean },
  answer: () => string,
  field: () => HTMLTextAreaElement,
): void {
  // If the parts above show the same answer, a few lines are enough.
  const most = () => (readForm(props.entry.question.kind, answer()).kind === 'free' ? 220 : 92)
  const grow = (): void => fitHeight(field(), most())
  createEffect(on([() => props.entry.id, () => props.shown, answer], () => queueMicrotask(grow)))
}

/** Fits the height to the text, up to `max` pixels. */
function fitHeight(field: HTMLTextAreaElement, max: number): void {
  field.style.maxHeight = `${max}px`
  if (fitsItself()) return
  field.style.height = 'auto'
  field.style.height = `${Math.min(max, Math.max(44, field.scrollHeight + 2))}px`
}
