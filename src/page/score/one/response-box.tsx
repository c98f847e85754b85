// The box with the raw response.

import { createEffect, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { createLongField } from '#page/ui/text/long-field'
import { grouped } from '#page/ui/naming'
import { CommandKeys } from '#page/workbench/parts/keycaps'
import type { Entry } from '#page/state/session/session'
import { useFeature } from '#page/state/use-app'
import { Examples } from './examples'
import { createOne } from './one-state'
import { createTaking } from './taking'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './reading-columns.css'

export function ResponseBox(props: { entry: Entry }) {
  const one = useFeature(createOne)
  const { takeRecord, said, isLooking } = useFeature(createTaking)
  const long = createLongField(one.text, (text, came) => (came ? one.put(text, 'pasting') : one.type(text)))
  const paste = (event: ClipboardEvent & { currentTarget: HTMLTextAreaElement }): void => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!/^\ufeff?\s*[[{]/.test(text)) return
    event.preventDefault()
    const { selectionStart: begin, selectionEnd: end, value } = event.currentTarget
    inBackground(
      takeRecord(text).then(isTaken => {
        if (!isTaken) one.put(value.slice(0, begin) + text + value.slice(end), 'pasting')
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
        placeholder="Paste or drop a model’s raw response to this question, or a whole record of a result file: a line of samples_*.jsonl, an Inspect sample, a line of a batch output, or a receipt."
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
        <p class="response-said grow ink-soft text-small" data-part="response-said" aria-live="polite">
          {isLooking() ? 'Reading what was pasted…' : said()}
        </p>
      </div>
    </section>
  )
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
