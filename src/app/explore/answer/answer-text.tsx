// The answer as text, in a field as high as it needs, within reason. A long text that comes in one go is shown beside
// the field instead: laying out a megabyte in a field takes a quarter of a second.

import {
  type Component,
  createEffect,
  createMemo,
  createSignal,
  on,
  Show,
  useContext,
} from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { longInput } from '../../parts/long-input'
import { answerExample } from '../../parts/naming'
import { Icon } from '../../parts/icon'
import type { Entry } from '../../state/session'
import { StandContext, useApp, usePart } from '../../state/use-app'
import { createAnswering } from './answers'
import { MOST_TEXT, readForm } from './form'
import type { Came, LongAnswerProps } from './long-answer'
import './answer-text.css'

/** The browser fits a field to its text; asking it for the height would cost a layout. */
const fitsItself = (): boolean => CSS.supports('field-sizing', 'content')

/** Whether the answer is shown as a long one. */
function createLong(props: { entry: Entry }) {
  const { session } = useApp()
  const answer = () => session.workOf(props.entry.id).answer
  const [edited, setEdited] = createSignal('')
  const [part, setPart] = createSignal<Component<LongAnswerProps>>()
  const edit = (): void => void setEdited(props.entry.id)
  const isLong = () => answer().length > MOST_TEXT && edited() !== props.entry.id
  createEffect(() => {
    if (isLong() && !part())
      import('./long-answer').then(({ LongAnswer }) => setPart(() => LongAnswer), edit)
  })
  return {
    ...{ answer, isLong, edit },
    part: () => (isLong() ? part() : undefined),
    leave: () => setEdited(''),
  }
}

export function AnswerText(props: {
  entry: Entry
  shown: boolean
  own: (focus: () => void) => void
}) {
  const { desks, undoing } = useApp()
  const { typeAnswer } = usePart(createAnswering)
  let field!: HTMLTextAreaElement
  let box: HTMLElement | undefined
  let came: Came | undefined
  const long = createLong(props)
  const { answer, isLong, part } = long
  // Behind a long answer the field keeps what stood there before, for the browser to undo.
  const value = createMemo<string>(before => (isLong() ? before : answer()), '')
  const type = (text: string): void => typeAnswer(props.entry, text)
  const focus = (): void => ((part() && box) || field).focus()
  props.own(focus)
  // The example is about objects of a problem that a lesson may not have.
  const isStand = useContext(StandContext) !== undefined
  const isBlank = () => desks.of(props.entry.id)?.setback()?.kind === 'blank'
  keepFit(props, answer, () => field)
  createEffect(on(isBlank, blank => blank && field.focus()))
  const clear = (): void => {
    long.leave()
    undoing.clearAnswer(props.entry)
    type('')
    field.focus()
  }
  return (
    <div
      class="answer-field"
      classList={{ below: props.entry.question.format === 'gen' }}
      hidden={!props.shown}
    >
      <textarea
        id="answer-field"
        ref={field}
        value={value()}
        rows="1"
        hidden={part() !== undefined}
        readOnly={isLong()}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        placeholder={isStand ? '' : answerExample(props.entry.question)}
        aria-invalid={isBlank()}
        aria-describedby={isBlank() ? 'answer-setback' : undefined}
        onBeforeInput={event => {
          const text = longInput(event, MOST_TEXT)
          if (text === undefined) return
          came = { text, before: answer() }
          type(text)
        }}
        onInput={event => {
          // What is in the field already is laid out, too.
          if (event.currentTarget.value.length > MOST_TEXT) long.edit()
          type(event.currentTarget.value)
        }}
      />
      <Dynamic
        component={part()}
        text={answer()}
        own={element => {
          box = element
          if (document.activeElement === field) queueMicrotask(() => element.focus())
        }}
        came={() => came}
        type={type}
        edit={long.edit}
        focus={focus}
        clear={clear}
      />
      <Show when={answer() !== '' && !part()}>
        <ClearButton clear={clear} />
      </Show>
    </div>
  )
}

function ClearButton(props: { clear: () => void }) {
  return (
    <button
      type="button"
      class="icon-button"
      title="Clear the answer"
      aria-label="Clear the answer"
      onClick={() => props.clear()}
    >
      <Icon name="x" size={14} />
    </button>
  )
}

function keepFit(
  props: { entry: Entry; shown: boolean },
  answer: () => string,
  field: () => HTMLTextAreaElement,
): void {
  // Where the parts above say the same, a few lines are enough.
  const most = () => (readForm(props.entry.question.kind, answer()).kind === 'free' ? 220 : 92)
  const grow = (): void => fitHeight(field(), most())
  createEffect(on([() => props.entry.id, () => props.shown, answer], () => queueMicrotask(grow)))
}

/** As high as its text, up to `most` pixels. */
function fitHeight(field: HTMLTextAreaElement, most: number): void {
  field.style.maxHeight = `${most}px`
  if (fitsItself()) return
  field.style.height = 'auto'
  field.style.height = `${Math.min(most, Math.max(44, field.scrollHeight + 2))}px`
}
