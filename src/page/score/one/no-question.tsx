// Shown when no question is open: a box that takes a whole record, and an example.

import { createEffect, createSignal, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { createOpening } from '#page/state/files/opening'
import { domainCards, openingCard } from '#page/state/files/bundled/bundled'
import { createLongField } from '#page/ui/text/long-field'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { createTypedText } from '#page/state/session/typed'
import { useApp, useFeature } from '#page/state/use-app'
import type { Entry } from '#page/state/session/session'
import { FindQuestion } from '../find/find-question'
import { openEntry } from './taken/looking-up'
import { createOne } from './one-state'
import { createTaking } from './taking'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './reading-columns.css'

export function NoQuestion() {
  const app = useApp()
  const { isLooking } = useFeature(createTaking)
  const one = useFeature(createOne)
  /** What a question is searched by; null while none is chosen. */
  const [sought, setSought] = createSignal<string | null>(null)
  const [text, setText] = createTypedText(app, 'planground-record')
  let chooser!: HTMLButtonElement
  const choose = (entry: Entry): void => {
    const response = text()
    openEntry(app, entry)
    if (response.trim() !== '') one.put(response, 'choosing the question')
    setText('')
    one.setWantsFocus(true)
  }
  return (
    <div class="no-question grid gap-16 full-width">
      <h1>What did the model say, and is it right?</h1>
      <p>
        Paste one response of a model. Three readers read it side by side, the official scorer scores it, and our
        verdict comes with evidence that a small checker accepts.
      </p>
      <RecordField text={text()} setText={setText} choose={() => setSought(text())} />
      <p class="no-question-note" role="status">
        <Show when={isLooking()}>Reading what was pasted…</Show>
      </p>
      <div class="flex wrap gap-10">
        <ExampleButton primary={text().trim() === ''} />
        <Button
          icon="layout-grid"
          aria-expanded={sought() !== null}
          ref={element => {
            chooser = element
          }}
          onClick={() => setSought(now => (now === null ? '' : null))}
        >
          Choose a built-in question
        </Button>
      </div>
      <Show when={sought() !== null}>
        <FindQuestion
          text={sought() ?? ''}
          choose={choose}
          done={() => {
            setSought(null)
            if (chooser.isConnected) chooser.focus()
          }}
        />
      </Show>
      <p class="faint">
        A response alone needs its question: choose it here, or open its file. With its prompt, the question is found.
      </p>
    </div>
  )
}

/** Opens a built-in question with a sample response. */
function ExampleButton(props: { primary: boolean }) {
  const { session, lanes } = useApp()
  const { openBundled } = useFeature(createOpening)
  const one = useFeature(createOne)
  const [isOpening, setOpening] = createSignal(false)
  const example = async (): Promise<void> => {
    setOpening(true)
    const card = domainCards.find(({ id }) => id === openingCard.id)
    if (card !== undefined) await openBundled(card, 0)
    const entry = session.selected()
    if (entry !== null) {
      const made = await lanes.run('judging', 'making up a response', api =>
        api.one.example(entry.question, 0, { maxStates: FIRST_STATES }),
      )
      // What was typed meanwhile stays.
      if (made.kind === 'done' && made.value !== null && one.textOf(entry) === '')
        one.put(made.value.response, 'the example', entry)
    }
    setOpening(false)
  }
  return (
    <Button primary={props.primary} icon="play" disabled={isOpening()} onClick={() => inBackground(example())}>
      Try an example
    </Button>
  )
}

/** Input types of manual editing, as opposed to pasting. */
const BY_HAND = /^(?:insert(?:Text|LineBreak|CompositionText)|delete|history)/

/** Takes a text as soon as it is pasted or dropped. `choose`: chooses its question from a list. */
function RecordField(props: { text: string; setText: (text: string) => void; choose: () => void }) {
  const one = useFeature(createOne)
  const { take } = useFeature(createTaking)
  const text = () => props.text
  const setText = (next: string) => props.setText(next)
  /** Why the text could not be judged, in sentences; empty if that is not known. */
  const [why, setWhy] = createSignal<readonly string[]>([])
  const look = async (): Promise<void> => {
    const sought = text()
    if (sought.trim() === '') return
    const found = await take(sought, undefined, true)
    // Another text was typed meanwhile: it stays, and this is not about it.
    if (text() !== sought) return
    setWhy(found ?? [])
    // The text is now stored with its question.
    if (found === null) setText('')
  }
  const long = createLongField(text, (value, came) => {
    setText(value)
    if (came) void look()
  })
  createEffect(() => {
    if (!one.wantsFocus()) return
    long.focus()
    one.setWantsFocus(false)
  })
  return (
    <>
      <textarea
        ref={long.field}
        class="no-question-text full-width pad-12-14 bg-card border-strong resize-y"
        aria-label="A response or a record of a result file"
        spellcheck={false}
        placeholder="Paste or drop a response, with its prompt if you have it: as text, as JSON, or as a line of any log. Its question is found by the prompt, among the open and the built-in ones."
        value={long.value()}
        hidden={long.part() !== undefined}
        readOnly={long.isLong()}
        onBeforeInput={long.beforeInput}
        onInput={event => {
          long.input()
          setWhy([])
          if (!BY_HAND.test(event.inputType)) void look()
        }}
      />
      <Dynamic
        component={long.part()}
        field={long}
        label="A response or a record of a result file"
        what="text"
        clear={() => {
          setText('')
          long.focus()
        }}
      />
      <Show when={text().trim() !== ''}>
        <div class="flex wrap gap-10 items-baseline">
          <Button primary onClick={() => inBackground(look())}>
            Find its question
          </Button>
          <p role="status">{why().join('. ')}</p>
          <Show when={why().length > 0}>
            <Button small icon="search" onClick={() => props.choose()}>
              Choose its question
            </Button>
          </Show>
        </div>
      </Show>
    </>
  )
}
