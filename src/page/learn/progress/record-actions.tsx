// Actions on the learner's record: save it as a file, read it from one, delete it.

import { createSignal, Show } from 'solid-js'
import { counted } from '#base/words'
import { saveText } from '#page/state/saving'
import type { App } from '#page/state/app'
import { useApp } from '#page/state/use-app'
import type { Learner } from './learner'
import { deleteRecord, recordText, takeRecord } from './record'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './progress.css'

/** Maximum size in bytes of a record that is read. */
const LARGEST = 60_000_000

/** The operations on the record. */
function createRecordActions(app: App, learner: Learner) {
  const { notices } = app
  const fresh = async (): Promise<void> => {
    learner.reread()
    await learner.read()
  }
  const save = async (): Promise<void> =>
    saveText(await recordText(app, app.storage), 'planground-learning.json', 'application/json')
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const found =
      file.size > LARGEST
        ? ({ kind: 'refused', message: 'It is too large to be a record.' } as const)
        : await takeRecord(app, app.storage, await file.text())
    notices.notify(
      found.kind === 'done'
        ? {
            tone: 'plain',
            title: 'The record was added',
            lines: [
              `${counted(found.answers, 'answer')}; further in ${counted(found.lessons, 'lesson')}.`,
              ...(found.isKept
                ? []
                : [
                    'This browser has no room for all of it, or lets the page store nothing: the rest ends with this visit.',
                  ]),
            ],
          }
        : {
            tone: 'problem',
            title: `${file.name} is not a learning record`,
            lines: [found.message, 'Choose a file that was saved here with Export.'],
          },
    )
    await fresh()
  }
  const remove = async (): Promise<void> => {
    const restore = await deleteRecord(app, app.storage)
    await fresh()
    notices.notify({
      tone: 'plain',
      title: 'Your record was deleted',
      lines: ['Lessons start over, and the history of answers is empty.'],
      action: { label: 'Undo', run: () => inBackground(restore().then(fresh)) },
    })
  }
  return { save, take, remove }
}

export function RecordActs(props: { learner: Learner }) {
  const { learner } = props
  const actions = createRecordActions(useApp(), learner)
  let picker!: HTMLInputElement
  return (
    <section class="record" aria-labelledby="progress-record">
      <div class="record-text">
        <h2 id="progress-record">Your record</h2>
        <p>
          {learner.isKept()
            ? 'It is kept in this browser only: lessons, and the history of all answers. Export it as a file to keep it.'
            : 'This browser keeps nothing for the page just now, so the record ends with this visit. Export it to have it.'}
        </p>
      </div>
      <div class="record-actions">
        <Button icon="download" onClick={() => inBackground(actions.save())}>
          Export
        </Button>
        <Button icon="upload" onClick={() => picker.click()}>
          Import
        </Button>
        <input
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="A record of learning"
          ref={element => (picker = element)}
          onChange={event => {
            inBackground(actions.take(event.currentTarget.files?.[0]))
            event.currentTarget.value = ''
          }}
        />
        <Deleting remove={() => inBackground(actions.remove())} />
      </div>
    </section>
  )
}

/** Asks for confirmation. */
function Deleting(props: { remove: () => void }) {
  const [isSure, setSure] = createSignal(false)
  return (
    <Show
      when={isSure()}
      fallback={
        <Button quiet icon="trash-2" onClick={() => setSure(true)}>
          Delete…
        </Button>
      }
    >
      <span class="record-sure">
        Delete all lessons’ progress and all answers?
        <Button
          ref={element => queueMicrotask(() => element.focus())}
          onClick={() => {
            setSure(false)
            props.remove()
          }}
        >
          Delete
        </Button>
        <Button quiet onClick={() => setSure(false)}>
          Keep
        </Button>
      </span>
    </Show>
  )
}
