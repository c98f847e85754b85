// One response to one question: the text in a box, what three readers extract from it side by side, the verdict with
// the official score, and the repair. All of it is updated with the text.

import { fileText } from '#page/browser/file-text'
import { onCleanup, onMount, Show } from 'solid-js'
import { createHandles } from '#page/state/commands/handles'
import { createImporting } from '../import/importing'
import { asNamed } from '#page/state/files/dropped-files'
import { createParsing } from '#page/workbench/described/parsing'
import { useApp, useFeature } from '#page/state/use-app'
import { NoQuestion } from './no-question'
import { createOne } from './one-state'
import { QuestionStrip } from './question-strip'
import { ReadingColumns } from './reading-columns'
import { ReceiptPage } from './receipt-page'
import { createReceipts } from './receipts'
import { ResponseBox } from './response-box'
import { createTaking } from './taking'
import { VerdictSide } from './verdict-side'
import { inBackground } from '#page/browser/background'
import './one.css'

/** Maximum size in bytes; larger files are opened as runs. */
const MAX_BYTES = 24_000_000

export function OneResponse() {
  const { opened } = useFeature(createReceipts)
  const one = useFeature(createOne)
  useFeature(createParsing)
  listenToDrops()
  onMount(() => {
    one.show(true)
    onCleanup(() => one.show(false))
  })
  return (
    <section class="one" data-part="one" aria-label="One response">
      <div class="one-inner grid gap-16 mx-auto">
        <Show when={opened()} fallback={<Working />}>
          {receipt => <ReceiptPage receipt={receipt()} />}
        </Show>
      </div>
    </section>
  )
}

function Working() {
  const { entry } = useFeature(createOne)
  return (
    <Show when={entry()} fallback={<NoQuestion />}>
      {entry => (
        <>
          <QuestionStrip entry={entry()} />
          <div class="one-work grid items-top gap-20">
            <div class="grid gap-18 min-w-0">
              <ResponseBox entry={entry()} />
              <ReadingColumns />
            </div>
            <VerdictSide entry={entry()} />
          </div>
        </>
      )}
    </Show>
  )
}

/** A single file is a response, a record or a receipt; several files, or a large one, are a run. */
function listenToDrops(): void {
  const app = useApp()
  const { provide } = useFeature(createHandles)
  const { take } = useFeature(createTaking)
  provide('takeResults', come => {
    if (typeof come === 'string') {
      inBackground(take(come))
      return
    }
    const [only, ...more] = come instanceof Promise ? [] : come
    if (only !== undefined && more.length === 0 && only.size <= MAX_BYTES && !/\.(?:gz|zip|eval)$/i.test(only.name)) {
      inBackground(
        fileText(only).then(
          text => take(text, only.name),
          () =>
            app.notices.notify({
              tone: 'problem',
              title: `${only.name} cannot be read`,
              lines: ['The browser cannot read the file. Perhaps it is a folder, or was moved since: choose it again.'],
            }),
        ),
      )
      return
    }
    const named = come instanceof Promise ? come : come.map(asNamed)
    app.place.show({ score: { part: 'runs' } })
    void app.feature(createImporting).bring(named)
  })
}
