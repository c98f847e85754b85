// The figures of a run as a link or a file, without responses.

import { createSignal, Show } from 'solid-js'
import type { RunInfo } from '#results/runs/info'
import { partialText } from '#results/runs/partial'
import type { Summary } from '#results/runs/summary-shape'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { QrFold } from '#page/workbench/parts/qr/qr-fold'
import { TitledDialog } from '#page/ui/menus/titled-dialog'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import { scoreAddress } from '#page/state/places/score-place'
import { createPublicAddress } from '#page/state/public-address'
import { useFeature } from '#page/state/use-app'
import { PublicAddressField } from '#page/workbench/parts/public-address'
import { dayOf } from './day'
import type { Counted } from '../overview/figures'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './share-summary.css'

export function ShareSummary(props: { info: RunInfo; summary: Summary; counted: Counted }) {
  const [packed, setPacked] = createSignal<Packed | null>(null)
  const open = async (): Promise<void> => {
    setPacked(await pack(props.info, props.summary, props.counted))
  }
  return (
    <>
      <Button quiet icon="share-2" onClick={() => inBackground(open())}>
        Share
      </Button>
      <Show when={packed()}>{now => <ShareSummaryDialog packed={now()} close={() => setPacked(null)} />}</Show>
    </>
  )
}

interface Packed {
  /** The part of the link after `#`. */
  readonly address: string
  readonly text: string
  readonly isTooLong: boolean
  readonly name: string
}

async function pack(info: RunInfo, summary: Summary, { model, overrides }: Counted): Promise<Packed> {
  const { LONGEST_SUMMARY_LINK, packSummary, summaryFileText } = await import('#results/runs/summary-link')
  const { name, started } = info
  const partial = partialText(info)
  const about = [
    ...(model === null ? [] : [model === '' ? 'responses without a model' : `model ${model}`]),
    ...(partial === '' ? [] : [`partial: ${partial}`]),
  ].join(', ')
  const engine = __ENGINE_VERSION__
  const shared = { name, engine, day: dayOf(started), overrides, about, summary }
  const code = packSummary(shared)
  const address = scoreAddress({ part: 'summary', packed: code })
  return {
    address,
    text: summaryFileText(shared),
    isTooLong: code.length > LONGEST_SUMMARY_LINK,
    name: `${fileName(name)}-summary.json`,
  }
}

function ShareSummaryDialog(props: { packed: Packed; close: () => void }) {
  const copyText = useCopyText()
  const { linkTo } = useFeature(createPublicAddress)
  const link = () => linkTo(props.packed.address)
  return (
    <TitledDialog title="Share this summary" close={props.close}>
      <div class="share-summary-body grid gap-14">
        <p>
          The figures of this page: counts and accuracies by model, kind, format and domain, causes, mistakes. No
          response, no answer and no text of a question is in it.
        </p>
        <Show
          when={!props.packed.isTooLong}
          fallback={
            <p class="share-summary-long">
              <Icon name="info" size={14} />
              As a link it would have {counted(link().length, 'character')}, which many programs cut off. Share the file
              instead; Score opens it when it is dropped.
            </p>
          }
        >
          <p class="share-summary-link framed scrolls-y text-small break-anywhere bg-well">
            <code>{link()}</code>
          </p>
        </Show>
        <PublicAddressField />
        <div class="flex wrap gap-8">
          <Show when={!props.packed.isTooLong}>
            <Button primary icon="link" onClick={() => inBackground(copyText(link(), 'Link'))}>
              Copy the link
              <span class="numbers">({grouped(link().length)} characters)</span>
            </Button>
          </Show>
          <Show when={!props.packed.isTooLong}>
            <QrFold text={link()} label="QR code of the summary" />
          </Show>
          <Button
            icon="download"
            classList={{ primary: props.packed.isTooLong }}
            onClick={() => saveText(props.packed.text, props.packed.name, 'application/json')}
          >
            Save as a file
          </Button>
        </div>
        <p class="share-summary-promise text-small">
          <Icon name="lock" size={13} />
          The link itself contains all of this. Nothing is sent anywhere; anyone with the link can read it.
        </p>
      </div>
    </TitledDialog>
  )
}
