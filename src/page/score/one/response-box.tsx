// The box with the raw response.

import { createEffect, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { createLongField } from '#page/ui/text/long-field'
import { counted, grouped } from '#page/ui/naming'
import { FitNote } from '#page/workbench/fit/fit-note'
import { placeOf } from '#page/workbench/fit/question-name'
import { createFit, type FoundFit } from '#page/workbench/fit/fit'
import { CommandKeys } from '#page/workbench/parts/keycaps'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { Examples } from './examples'
import { createOne } from './one-state'
import { createTaking, mayHoldMore } from './taking'
import { TakenApart } from './taken/taken-apart'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './reading-columns.css'

export function ResponseBox(props: { entry: Entry }) {
  const one = useFeature(createOne)
  const { takeRecord, isLooking, apart } = useFeature(createTaking)
  const match = createFit(() => props.entry, one.text)
  const long = createLongField(one.text, (text, came) => (came ? one.put(text, 'pasting') : one.type(text)))
  const paste = (event: ClipboardEvent & { currentTarget: HTMLTextAreaElement }): void => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const { selectionStart: begin, selectionEnd: end, value } = event.currentTarget
    // A text that comes between others is a part of the response.
    if (!mayHoldMore(text) || end - begin < value.trim().length) return
    event.preventDefault()
    const { entry } = props
    const before = one.textOf(entry)
    inBackground(
      takeRecord(text).then(isTaken => {
        if (isTaken) return
        // What was typed meanwhile follows what was pasted.
        const now = one.textOf(entry)
        one.put(now === before ? value.slice(0, begin) + text + value.slice(end) : text + now, 'pasting', entry)
      }),
    )
  }
  createEffect(() => {
    if (!one.wantsFocus()) return
    long.focus()
    one.setWantsFocus(false)
  })
  return (
    <section class="response" aria-labelledby="response-title">
      <Head focus={long.focus} isLong={long.part() !== undefined} />
      <textarea
        ref={long.field}
        class="response-text block full-width ink break-anywhere pre-wrap bg-card resize-y"
        aria-label="Raw response of a model"
        spellcheck={false}
        placeholder="Paste or drop a model’s raw response to this question; or the response with its prompt, as text, as JSON, or as a line of any log: its question is then looked up."
        value={long.value()}
        hidden={long.part() !== undefined}
        readOnly={long.isLong()}
        onBeforeInput={long.beforeInput}
        onInput={long.input}
        onPaste={paste}
      />
      <Show when={long.part()}>
        <div class="response-long">
          <Dynamic
            component={long.part()}
            field={long}
            label="Raw response of a model"
            what="response"
            take={takeRecord}
          />
        </div>
      </Show>
      <div class="flex-row wrap gap-4-12">
        <Examples entry={props.entry} />
        <p class="response-note grow ink-soft text-small" data-part="response-said" aria-live="polite">
          <Show when={!isLooking()} fallback="Reading what was pasted…">
            <JudgedFor entry={props.entry} match={match()} />
          </Show>
        </p>
      </div>
      <TakenApart />
      <Show when={apart() === null}>
        <FitNote entry={props.entry} match={match()} move={one.moveTo} find={() => one.search(one.text())} />
      </Show>
    </section>
  )
}

/** Maximum number of characters of the question that are repeated. */
const WORDS = 70

/** Which question the response is judged for, and how that is known. */
function JudgedFor(props: { entry: Entry; match: FoundFit | null }) {
  const { session } = useApp()
  const { apart } = useFeature(createTaking)
  const judged = () => {
    const words = props.entry.question.question.trim().replace(/\s+/g, ' ')
    return `${placeOf(props.entry)}: “${words.length > WORDS ? `${words.slice(0, WORDS).trimEnd()}…` : words}”`
  }
  const text = (): string => {
    const now = props.match
    if (now === null || apart() !== null) return ''
    const why =
      now.is === 'unnamed'
        ? 'Nothing in it shows which question it answers.'
        : now.is === 'fits' && now.alike > 0
          ? `${counted(now.alike, 'other open question')} ${now.alike === 1 ? 'fits' : 'fit'} its names as well.`
          : now.is === 'fits' && now.by === 'prompt'
            ? 'It contains the prompt of this question.'
            : now.is === 'fits' && session.entries().length > 1
              ? 'No other open question fits its names as well.'
              : ''
    return `Judged for ${judged()} ${why}`
  }
  return <>{text()}</>
}

function Head(props: { focus: () => void; isLong: boolean }) {
  const one = useFeature(createOne)
  return (
    <header>
      <h2 id="response-title">Response</h2>
      <CommandKeys command="paste-response" />
      <span class="numbers faint response-count text-small">
        {one.text() === '' || props.isLong ? '' : `${grouped(one.text().length)} characters`}
      </span>
      <span class="spacer" />
      <Show when={one.undoable()}>
        {what => (
          <Button small quiet icon="undo-2" onClick={() => one.undo()}>
            Undo {what()}
          </Button>
        )}
      </Show>
      <Button
        small
        quiet
        icon="x"
        disabled={one.text() === ''}
        onClick={() => {
          one.put('', 'clearing')
          props.focus()
        }}
      >
        Clear
      </Button>
    </header>
  )
}
