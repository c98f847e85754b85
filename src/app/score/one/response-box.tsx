// The box with the raw response. Of a very long one a window is edited, so that typing never waits for megabytes.

import { batch, createEffect, createSignal, on, Show } from 'solid-js'
import { grouped } from '../../parts/naming'
import { Icon } from '../../parts/icon'
import { CommandKeys } from '../../parts/keycaps'
import type { Entry } from '../../state/session'
import { usePart } from '../../state/use-app'
import { Examples } from './examples'
import { createOne } from './one-state'
import { createTaking } from './taking'
import './response-box.css'

/** Characters that the box takes at once, and by which its window moves. */
const WINDOW = 12_000

/** A long text in the making, in its parts: put together without copying megabytes at each letter. */
interface Typed {
  readonly whole: string
  readonly head: string
  readonly part: string
  readonly tail: string
}

export function ResponseBox(props: { entry: Entry }) {
  const one = usePart(createOne)
  const { takeRecord, said, isLooking } = usePart(createTaking)
  let box!: HTMLTextAreaElement
  const { isLong, from, shown, go, whole } = createEditing(props)
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const isBig = text.length > WINDOW
    if (!isBig && !/^\ufeff?\s*[[{]/.test(text)) return
    event.preventDefault()
    const { selectionStart: begin, selectionEnd: end, value } = box
    void takeRecord(text).then(isTaken => {
      if (isTaken) return
      const put = value.slice(0, begin) + text + value.slice(end)
      batch(() => one.put(whole(put), 'pasting'))
      if (isBig) go(0)
    })
  }
  createEffect(() => {
    if (!one.wantsFocus()) return
    box.focus()
    one.setWantsFocus(false)
  })
  return (
    <section class="response" aria-labelledby="response-title">
      <Head focus={() => box.focus()} />
      <Show when={isLong()}>
        <Window from={from()} length={one.text().length} go={go} />
      </Show>
      <textarea
        ref={box}
        class="response-text"
        aria-label="Raw response of a model"
        spellcheck={false}
        placeholder="Paste or drop a model’s raw response to this question, or a whole record of a result file: a line of samples_*.jsonl, an Inspect sample, a line of a batch output, or a receipt."
        value={shown()}
        onInput={event => {
          const { value } = event.currentTarget
          // In one go, so that the field is never set to what it was.
          batch(() => one.type(whole(value)))
        }}
        onPaste={paste}
      />
      <div class="response-foot">
        <Examples entry={props.entry} />
        <p class="response-said" aria-live="polite">
          {isLooking() ? 'Looking at what was pasted …' : said()}
        </p>
      </div>
    </section>
  )
}

/** What the box shows of the response, and the response with what is typed into it. */
function createEditing(props: { entry: Entry }) {
  const one = usePart(createOne)
  const [start, setStart] = createSignal(0)
  const isLong = () => one.text().length > WINDOW
  const [typed, setTyped] = createSignal<Typed | null>(null)
  const now = (): Typed | null => (typed()?.whole === one.text() ? typed() : null)
  const from = () => (isLong() ? Math.min(start(), lastWindow(one.text().length)) : 0)
  const shown = () =>
    isLong() ? (now()?.part ?? one.text().slice(from(), from() + WINDOW)) : one.text()
  const go = (to: number): void => {
    setTyped(null)
    setStart(to)
  }
  createEffect(
    on(
      () => props.entry.id,
      () => go(0),
      { defer: true },
    ),
  )
  /** The text with this in place of what the box shows. */
  const whole = (part: string): string => {
    if (!isLong()) return part
    const { head, tail } = now() ?? {
      head: one.text().slice(0, from()),
      tail: one.text().slice(from() + WINDOW),
    }
    const text = head + part + tail
    setTyped({ whole: text, head, part, tail })
    return text
  }
  return { isLong, from, shown, go, whole }
}

function Head(props: { focus: () => void }) {
  const one = usePart(createOne)
  return (
    <header>
      <h2 id="response-title">Response</h2>
      <CommandKeys command="paste-response" />
      <span class="numbers faint response-count">
        {one.text() === '' ? '' : `${grouped(one.text().length)} characters`}
      </span>
      <span class="spacer" />
      <Show when={one.undoable()}>
        {what => (
          <button type="button" class="button small quiet" onClick={() => one.undo()}>
            <Icon name="undo-2" size={13} />
            Undo {what()}
          </button>
        )}
      </Show>
      <button
        type="button"
        class="button small quiet"
        disabled={one.text() === ''}
        onClick={() => {
          one.put('', 'clearing')
          props.focus()
        }}
      >
        <Icon name="x" size={13} />
        Clear
      </button>
    </header>
  )
}

const lastWindow = (length: number): number => Math.max(0, Math.ceil(length / WINDOW) - 1) * WINDOW

/** Which part of a long response is edited. */
function Window(props: { from: number; length: number; go: (from: number) => void }) {
  const last = () => lastWindow(props.length)
  const step = (title: string, to: () => number, icon: 'chevron-left' | 'chevron-right') => (
    <button
      type="button"
      class="button small quiet"
      disabled={to() === props.from}
      onClick={() => props.go(to())}
    >
      <Icon name={icon} size={13} />
      {title}
    </button>
  )
  return (
    <p class="response-window">
      <Icon name="info" size={13} />
      <span class="numbers">
        A long response: characters {grouped(props.from + 1)} to{' '}
        {grouped(Math.min(props.length, props.from + WINDOW))} can be edited here. All of it is
        read.
      </span>
      {step('Earlier', () => Math.max(0, props.from - WINDOW), 'chevron-left')}
      {step('Later', () => Math.min(last(), props.from + WINDOW), 'chevron-right')}
      {step('End', last, 'chevron-right')}
    </p>
  )
}
