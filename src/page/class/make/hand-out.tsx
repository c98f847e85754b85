// Handing out a sheet: a link, a file, a QR code; and what these can and cannot guarantee.

import { createSignal, Show } from 'solid-js'
import type { PackedSheet } from '#results/files/sheets/forms'
import { Problem } from '#page/workbench/parts/conditions'
import { listed } from '#base/words'
import { grouped } from '#page/ui/naming'
import { describesProblems, madeFamilies } from '#page/state/making/choices'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import { createPublicAddress } from '#page/state/public-address'
import { useApp, useFeature } from '#page/state/use-app'
import { PublicAddressField } from '#page/workbench/parts/public-address'
import { PreflightList } from '../preflight/preflight'
import { createPreflight } from '../preflight/preflight-state'
import { createKeptSheets } from '../kept-sheets'
import { Qr } from '#page/workbench/parts/qr/qr'
import type { Draft } from './draft'
import { SavePackage } from './save-package'
import { Fold } from '#page/ui/fold'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './hand-out.css'

/** Maximum length in characters that mails, chats, and learning platforms reliably accept. */
const COMFORTABLE = 2_000

export function HandOut(props: { draft: Draft }) {
  const { draft } = props
  const packed = () => (draft.packable() === null ? undefined : draft.packed.value())
  const preflight = createPreflight(useApp(), draft.packable)
  const isReady = () => preflight.isDone() && preflight.refused().length === 0
  return (
    <section class="hand-out column boxed gap-14 pad-18-20" aria-labelledby="hand-out">
      <h2 id="hand-out">Hand out the sheet</h2>
      <Show when={draft.packed.condition() === 'problem'}>
        <Problem title="The sheet could not be packed" message={draft.packed.message()} again={draft.packed.retry} />
      </Show>
      <Show when={packed()} fallback={<p class="hand-out-note">Add an item first.</p>}>
        {packed => (
          <>
            <PreflightList draft={draft} preflight={preflight} />
            <Show when={isReady()}>
              <Ways draft={draft} packed={packed()} isCurrent={draft.packed.condition() === 'ready'} />
            </Show>
          </>
        )}
      </Show>
      <Promises />
    </section>
  )
}

/**
 * The ways to hand out a sheet; results are judged with the sheet in this browser. `isCurrent`: the last change is packed, so that no
 * earlier version is handed out.
 */
function Ways(props: { draft: Draft; packed: PackedSheet; isCurrent: boolean }) {
  const copyText = useCopyText()
  const { place } = useApp()
  const { draft } = props
  const { put } = useFeature(createKeptSheets)
  const [isQr, setQr] = createSignal(false)
  const { linkTo } = useFeature(createPublicAddress)
  const link = () => linkTo(props.packed.link)
  const title = () => draft.packable()?.title ?? ''
  const kept = (act: () => void) => () => {
    put({ hash: props.packed.hash, title: title(), link: props.packed.link })
    act()
  }
  const save = (): void => saveText(props.packed.file, `${fileName(title())}.planground-sheet.json`, 'application/json')
  const print = (): void => place.show({ class: { part: 'print', hash: props.packed.hash } })
  const tryIt = (): void => place.show({ class: { part: 'sheet', hash: props.packed.hash } })
  return (
    <>
      <p class="hand-out-hash">
        Sheet <strong class="numbers">{props.packed.hash}</strong>, a link of {grouped(link().length)} characters
        {link().length > COMFORTABLE ? ': too long for many programs, so use the file' : ''}
      </p>
      <input
        class="hand-out-link full-width pad-0-10 bg-well border-strong round"
        type="text"
        readonly
        aria-label="The link of the sheet"
        value={link()}
        onFocus={event => event.currentTarget.select()}
      />
      <PublicAddressField />
      <fieldset
        class="flex wrap gap-8 min-w-0 no-margin no-padding no-border"
        aria-label="Ways to hand out"
        disabled={!props.isCurrent}
      >
        <Button primary icon="link" onClick={kept(() => inBackground(copyText(link(), 'The link')))}>
          Copy the link
        </Button>
        <Button icon="download" onClick={kept(save)}>
          Save the file
        </Button>
        <Button icon="qr-code" aria-expanded={isQr()} onClick={kept(() => setQr(now => !now))}>
          {isQr() ? 'Hide the QR code' : 'QR code'}
        </Button>
        <Button icon="eye" onClick={kept(tryIt)}>
          Try it as a student
        </Button>
        <Button icon="printer" onClick={kept(print)}>
          Print on paper
        </Button>
        <SavePackage
          sheet={{ title: title(), hash: props.packed.hash, link: props.packed.link }}
          begin={kept(() => {})}
        />
        <Button quiet icon="rotate-ccw" onClick={() => draft.startOver()}>
          Start a new sheet
        </Button>
      </fieldset>
      <Show when={isQr()}>
        <Qr text={link()} label={`QR code of the sheet ${props.packed.hash}`} />
      </Show>
    </>
  )
}

/** The families with questions that describe a problem in text, and thus contain the correct problem. */
const described = listed(
  madeFamilies.filter(({ id }) => describesProblems(id)).map(({ name }) => `${name}’s questions`),
)

/** The guarantees that a page without a server can and cannot give. */
export function Promises() {
  return (
    <Fold class="hand-out-promises">
      <summary>What this can and cannot promise</summary>
      <ul>
        <li>
          A sheet holds no keys, except for {described}, which include the right problem. But the page can work out what
          is right: whoever opens the same problem in Explore finds the answer. Not showing what is right only prevents
          peeking.
        </li>
        <li>Only what you seal with a password is secret; a longer password is harder to guess.</li>
        <li>
          A result proves what was answered, and judging again proves whether that is right. It does not prove who
          answered, when, or without help.
        </li>
        <li>
          A due date is shown to students, and nothing more: only your mail or learning platform knows when a result was
          handed in.
        </li>
        <li>
          Answers stay in the student’s browser until the student hands them in. Nothing is collected live: that would
          need a server.
        </li>
      </ul>
    </Fold>
  )
}
