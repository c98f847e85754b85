// The end of a sheet: the answers as a file, as a code to paste, or as a QR code. The page sends nothing.

import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { PackedResult } from '#engine/api/sheets'
import { createPane } from '#page/state/lanes/pane'
import { Problem } from '#page/workbench/parts/conditions'
import { counted, grouped } from '#page/ui/naming'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { Qr } from '#page/workbench/parts/qr/qr'
import { createCourse } from './course'
import { Report } from './report'
import type { TakeState } from './take-state'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './take.css'

export function HandIn(props: { take: TakeState }) {
  const { take } = props
  const { lanes } = useApp()
  const course = useFeature(createCourse)
  const packed = createPane(take.result, result =>
    lanes.run('lessons', 'packing the result', api => api.sheets.packResult(result)),
  )
  return (
    <section class="hand-in column boxed gap-16 pad-22-24 line-1-5" aria-labelledby="hand-in">
      <h2 id="hand-in">Hand in</h2>
      <Unanswered take={take} />
      <Show when={course !== null && packed.value()}>
        {packed => <Report take={take} course={course!} code={packed().code} />}
      </Show>
      <p>
        <Show when={course !== null}>If that fails: </Show>
        Give your teacher the file, or paste the code where your teacher asks for it. Nothing is sent from this page.
        The result holds your answers, hints, and attempts, but no times and nothing about your device.
      </p>
      <Show
        when={packed.condition() !== 'problem'}
        fallback={<Problem title="The result could not be packed" message={packed.message()} again={packed.retry} />}
      >
        <Show when={packed.value()}>{value => <Ways take={take} packed={value()} />}</Show>
      </Show>
      <Show when={!take.mayCheck() && take.sheet.reveal !== 'never'}>
        <Password take={take} />
      </Show>
    </section>
  )
}

function Unanswered(props: { take: TakeState }) {
  const { take } = props
  const open = () => take.sheet.items.flatMap(({ item }, at) => (item === 'step' || take.isAnswered(at) ? [] : [at]))
  return (
    <Show when={open().length > 0}>
      <p class="flex-row wrap gap-6 ink-delete">
        {counted(open().length, 'question')} without an answer:{' '}
        <For each={open()}>
          {at => (
            <Button small aria-label={`Go to item ${at + 1}`} onClick={() => take.go(at)}>
              {at + 1}
            </Button>
          )}
        </For>
      </p>
    </Show>
  )
}

/** The result as a file, a code, and a QR code. */
function Ways(props: { take: TakeState; packed: PackedResult }) {
  const copyText = useCopyText()
  const [isQr, setQr] = createSignal(false)
  const name = () => `${fileName(props.take.sheet.title)}-${fileName(props.take.handle() || 'result')}`
  const save = (): void => saveText(props.packed.file, `${name()}.planground-result.json`, 'application/json')
  return (
    <>
      <div class="flex wrap gap-8">
        <Button primary icon="download" onClick={save}>
          Save the file
        </Button>
        <Button icon="copy" onClick={() => inBackground(copyText(props.packed.code, 'The code'))}>
          Copy the code
        </Button>
        <Button icon="scan" aria-expanded={isQr()} onClick={() => setQr(now => !now)}>
          {isQr() ? 'Hide the QR code' : 'Show a QR code'}
        </Button>
      </div>
      <label class="hand-in-code grid gap-6">
        <span class="ink-faint">The code, {grouped(props.packed.code.length)} characters</span>
        <textarea
          class="full-width pad-10-12 ink break-anywhere bg-well round resize-y"
          readonly
          rows="4"
          spellcheck={false}
          value={props.packed.code}
          onFocus={event => event.currentTarget.select()}
        />
      </label>
      <Show when={isQr()}>
        <Qr text={props.packed.code} label="QR code of your result" />
      </Show>
    </>
  )
}

/** The field for the teacher's password, which shows the right answers. */
function Password(props: { take: TakeState }) {
  const { lanes } = useApp()
  const { take } = props
  const [password, setPassword] = createSignal('')
  const [status, setStatus] = createSignal('')
  createEffect(on(password, () => setStatus(''), { defer: true }))
  const open = async (): Promise<void> => {
    const { reveal } = take.sheet
    if (typeof reveal === 'string') return
    const outcome = await lanes.run('lessons', 'trying the password', api => api.sheets.unseal(reveal, password()))
    if (outcome.kind === 'done' && outcome.value !== null) take.unlock()
    else if (outcome.kind === 'done') setStatus('This password does not open the answers.')
    else setStatus(outcome.kind === 'failed' ? outcome.message : 'It was stopped.')
  }
  return (
    <form
      class="hand-in-password flex-row wrap gap-8"
      onSubmit={event => {
        event.preventDefault()
        inBackground(open())
      }}
    >
      <label for="hand-in-password">The password from your teacher lets you check your answers</label>
      <input
        class="pad-0-10 ink bg-paper round"
        id="hand-in-password"
        type="text"
        autocomplete="off"
        value={password()}
        onInput={event => setPassword(event.currentTarget.value)}
      />
      <Button type="submit">Check answers</Button>
      <p class="ink-delete" role="status">
        {status()}
      </p>
    </form>
  )
}
