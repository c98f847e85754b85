// One line of a worked example: the question, the result, and why; or an input field, if the line is open.

import { createMemo, createSignal, createUniqueId, Match, Show, Switch } from 'solid-js'
import type { LineAnswer, WorkedLine } from '#teaching/worked/worked'
import type { Value } from '#teaching/computed'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { Button } from '#page/ui/button'
import { ChoiceList } from '../parts/choice-list'
import { NamePicker, NONE } from '../parts/name-picker'
import { NumberField } from '../parts/number-field'
import { nearness, TRIES, type WorkedState } from './worked-state'
import './worked.css'

export function Line(props: {
  line: WorkedLine
  /** Index of the line. */
  number: number
  worked: WorkedState
  id: string
  isInSight: boolean
  /** True if lines have different states, so that pointing at a line shows its state. */
  hasStates: boolean
  point: () => void
}) {
  const { worked } = props
  const asks = createUniqueId()
  const isFront = () => props.number === worked.front()
  const isAhead = () => props.number > worked.front()
  const how = () => worked.done().get(props.number)
  return (
    <li
      class="worked-line grid gap-12"
      classList={{
        'worked-insight': props.isInSight,
        'worked-front': isFront(),
        'worked-ahead': isAhead(),
      }}
      onPointerEnter={() => !isAhead() && props.point()}
    >
      <LineNumber
        number={props.number + 1}
        hasStates={props.hasStates}
        isAhead={isAhead()}
        isInSight={props.isInSight}
        point={props.point}
      />
      <div class="grid gap-5 min-w-0">
        <Show when={!isAhead()} fallback={<p class="worked-later">Yours, when the lines before it are done.</p>}>
          <p class="worked-question break-anywhere" id={asks}>
            <Prose text={props.line.asks} />
          </p>
          <Show
            when={!isFront()}
            fallback={<OpenLine line={props.line} worked={worked} id={props.id} labelledBy={asks} />}
          >
            <p class="worked-answer text-15 line-1-5 break-anywhere" data-part="worked-answer">
              <Show when={how()}>
                {done => (
                  <span class="worked-how ink-add" data-shown={done().isShown}>
                    <Icon name={done().isShown ? 'eye' : 'check'} size={15} />
                    <span class="unseen">{done().isShown ? 'shown: ' : 'right: '}</span>
                  </span>
                )}
              </Show>
              <Answer line={props.line} answer={how()?.answer ?? null} />
            </p>
            <p class="worked-why ink-soft break-anywhere">
              <Show when={isOther(props.line, how()?.answer ?? null)}>
                Right. This example continues with <code>{props.line.answer}</code>, which is right too.{' '}
              </Show>
              <Prose text={props.line.why} />
            </p>
          </Show>
        </Show>
      </div>
    </li>
  )
}

/** The number of a line, counted from 1; a button if the line has a separate state. */
function LineNumber(props: {
  number: number
  hasStates: boolean
  isAhead: boolean
  isInSight: boolean
  point: () => void
}) {
  return (
    <Show
      when={props.hasStates}
      fallback={
        <span class="worked-number grid place-center ink-faint numbers border-strong disc" aria-hidden="true">
          {props.number}
        </span>
      }
    >
      <button
        type="button"
        class="worked-number grid place-center ink-faint numbers border-strong disc"
        disabled={props.isAhead}
        aria-label={`Line ${props.number}: show its state`}
        aria-pressed={props.isInSight}
        title="Show the state that this line speaks of"
        onClick={() => props.point()}
        onFocus={() => props.point()}
      >
        {props.number}
      </button>
    </Show>
  )
}

/** True if the answer is right, but not the one that the reason explains. */
const isOther = ({ accepts, answer }: WorkedLine, lineAnswer: LineAnswer | null): boolean =>
  Array.isArray(lineAnswer) && accepts.length > 1 && lineAnswer.join(', ') !== answer && lineAnswer.length > 0

/** The answer as shown in a line; if several are right, the learner's own. */
function Answer(props: { line: WorkedLine; answer: LineAnswer | null }) {
  const isFormal = () => props.line.form.kind === 'names' && props.line.answer !== 'none'
  const text = (): string => {
    const { line, answer: lineAnswer } = props
    const isOwn = Array.isArray(lineAnswer) && line.accepts.length > 1
    return isOwn ? (lineAnswer.length === 0 ? 'None' : lineAnswer.join(', ')) : line.answer
  }
  return (
    <Show when={isFormal()} fallback={<strong>{text()}</strong>}>
      <code>{text()}</code>
    </Show>
  )
}

function OpenLine(props: { line: WorkedLine; worked: WorkedState; id: string; labelledBy: string }) {
  const { worked } = props
  const [value, setValue] = createSignal<Value | null>(null)
  const [isBlank, setBlank] = createSignal(false)
  const change = (next: Value | null): void => {
    setValue(() => next)
    setBlank(false)
  }
  const wrong = () => worked.wrong()
  let form!: HTMLFormElement
  const check = (): void => {
    const lineAnswer = answerOf(props.line, value())
    setBlank(lineAnswer === null)
    if (lineAnswer === null) return
    const list = form.closest('ol')
    if (worked.answer(lineAnswer)) toNext(list)
  }
  return (
    <form
      class="worked-open grid gap-12"
      ref={element => (form = element)}
      onSubmit={event => {
        event.preventDefault()
        check()
      }}
    >
      <LineField {...props} value={value()} change={change} />
      <div class="worked-acts flex-row wrap">
        <Button type="submit" primary>
          Check this line
        </Button>
        <Show when={(wrong()?.tries ?? 0) >= TRIES}>
          <Button
            quiet
            onClick={() => {
              const list = form.closest('ol')
              worked.reveal()
              toNext(list)
            }}
          >
            Show this line
          </Button>
        </Show>
        <p class="worked-feedback ink-delete" role="status">
          <Switch>
            <Match when={isBlank()}>{wants(props.line)}</Match>
            <Match when={wrong()}>
              {now => (
                <>
                  <Icon name="x" size={15} />
                  Not right{now().tries > 1 ? ' either' : ''}. {nearness(now().answer, props.line.accepts)}
                </>
              )}
            </Match>
          </Switch>
        </p>
      </div>
    </form>
  )
}

/**
 * The pressed button is removed, so the focus moves to the next line's field, or to the content after the last line.
 */
function toNext(list: HTMLElement | null | undefined): void {
  queueMicrotask(() => {
    const next = list?.querySelector<HTMLElement>('.worked-open input, .worked-open button')
    const after = list?.closest('.worked')?.querySelector<HTMLElement>('.worked-foot button')
    ;(next ?? after)?.focus()
  })
}

/** The instruction, shown if the field was left empty. */
function wants({ form }: WorkedLine): string {
  if (form.kind === 'number') return 'Put in a number first.'
  return form.kind === 'choice' ? 'Choose one of these first.' : 'Choose a name first.'
}

/** The field's value as an answer; null if it is empty or incomplete. */
function answerOf({ form }: WorkedLine, value: Value | null): LineAnswer | null {
  if (form.kind === 'number') return typeof value === 'number' ? value : null
  if (form.kind === 'choice') return typeof value === 'number' ? (form.options[value - 1] ?? null) : null
  if (value === null) return form.many ? [] : null
  if (value === NONE) return []
  return Array.isArray(value) ? (value as string[]) : [String(value)]
}

function LineField(props: {
  line: WorkedLine
  id: string
  labelledBy: string
  value: Value | null
  change: (value: Value | null) => void
}) {
  const form = () => props.line.form
  const shared = () => ({
    value: props.value,
    change: props.change,
    locked: false,
    truth: null,
    id: `worked-${props.id}`,
    labelledBy: props.labelledBy,
  })
  const names = createMemo(() => {
    const now = form()
    if (now.kind !== 'names') return []
    const none = now.none && !now.many ? [{ value: NONE, name: NONE, description: 'there is none' }] : []
    return [...now.offered.map(name => ({ value: name, name, description: '' })), ...none]
  })
  return (
    <Switch>
      <Match when={form().kind === 'number'}>
        <NumberField {...shared()} />
      </Match>
      <Match when={form().kind === 'choice' && form()}>
        {form => (
          <ChoiceList
            {...shared()}
            options={(form() as { options: readonly string[] }).options.map(text => [{ kind: 'text', text }])}
            computed={() => undefined}
          />
        )}
      </Match>
      <Match when={form().kind === 'names' && form()}>
        {form => {
          const { of, many } = form() as { of: 'facts' | 'actions' | 'steps'; many: boolean }
          const sorts = { facts: 'fact', actions: 'action', steps: 'step' } as const
          return (
            <>
              <NamePicker {...shared()} names={names()} sort={sorts[of]} several={many} />
              <Show when={many}>
                <p class="note">Select all that apply; there may be none.</p>
              </Show>
            </>
          )
        }}
      </Match>
    </Switch>
  )
}
