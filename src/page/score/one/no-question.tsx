// Shown when no question is open: a box that takes a whole record, and an example.

import { createEffect, createSignal, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { createCommands } from '#page/state/commands/commands'
import { createOpening } from '#page/state/files/opening'
import { domainCards, openingCard } from '#page/state/files/bundled/bundled'
import { createLongField } from '#page/ui/text/long-field'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { createTypedText } from '#page/state/session/typed'
import { useApp, useFeature } from '#page/state/use-app'
import { createOne } from './one-state'
import { createTaking } from './taking'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './reading-columns.css'

export function NoQuestion() {
  const { session, lanes } = useApp()
  const { commandNamed } = useFeature(createCommands)
  const { openBundled } = useFeature(createOpening)
  const { isLooking } = useFeature(createTaking)
  const one = useFeature(createOne)
  const [isOpening, setOpening] = createSignal(false)
  /** A built-in question with a sample response. */
  const example = async (): Promise<void> => {
    setOpening(true)
    const card = domainCards.find(({ id }) => id === openingCard.id)
    if (card !== undefined) await openBundled(card, 0)
    const entry = session.selected()
    if (entry !== null) {
      const made = await lanes.run('judging', 'making up a response', api =>
        api.one.example(entry.question, 0, { maxStates: FIRST_STATES }),
      )
      if (made.kind === 'done' && made.value !== null) one.put(made.value.response, 'the example')
    }
    setOpening(false)
  }
  return (
    <div class="no-question grid gap-16 full-width">
      <h1>What did the model say, and is it right?</h1>
      <p>
        Paste one response of a model. Three readers read it side by side, the official scorer scores it, and our
        verdict comes with evidence that a small checker accepts.
      </p>
      <RecordField />
      <p class="no-question-said" role="status">
        <Show when={isLooking()}>Reading what was pasted…</Show>
      </p>
      <div class="flex wrap gap-10">
        <Button primary icon="play" disabled={isOpening()} onClick={() => inBackground(example())}>
          Try an example
        </Button>
        <Button icon="layout-grid" onClick={() => commandNamed('examples').run()}>
          Choose a built-in question
        </Button>
      </div>
      <p class="faint">A response alone needs its question: open the file of its question first.</p>
    </div>
  )
}

/** Input types of manual editing, as opposed to pasting. */
const BY_HAND = /^(?:insert(?:Text|LineBreak|CompositionText)|delete|history)/

/** Takes a record as soon as it is pasted or dropped. */
function RecordField() {
  const one = useFeature(createOne)
  const { take } = useFeature(createTaking)
  const [text, setText] = createTypedText(useApp(), 'planground-record')
  /** Why the text could not be judged, in sentences; empty if that is not known. */
  const [why, setWhy] = createSignal<readonly string[]>([])
  const look = async (): Promise<void> => {
    if (text().trim() === '') return
    const found = await take(text())
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
        aria-label="A record of a result file"
        spellcheck={false}
        placeholder="Paste or drop a record: a line of samples_*.jsonl, an Inspect sample, a line of a batch output, or a receipt. Its question is found in it, or among the files that are open."
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
        label="A record of a result file"
        what="text"
        clear={() => {
          setText('')
          long.focus()
        }}
      />
      <Show when={text().trim() !== ''}>
        <div class="flex wrap gap-10 items-baseline">
          <Button onClick={() => inBackground(look())}>Find its question</Button>
          <p role="status">{why().join('. ')}</p>
        </div>
      </Show>
    </>
  )
}
