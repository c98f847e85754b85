// The items as students will get them, before the sheet is handed out: minutes, previews, and faults with their
// fixes.

import { createSignal, For, Show } from 'solid-js'
import { listed } from '#base/words'
import type { ItemCheck } from '#teaching/sheets/preflight'
import { inBackground } from '#page/browser/background'
import { createPublicAddress } from '#page/state/public-address'
import { useApp, useFeature } from '#page/state/use-app'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { Button } from '#page/ui/button'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { type Draft, drawnSeed } from '../make/draft'
import { itemWords } from '../make/item-words'
import type { CheckedItem, LocalLink, Preflight } from './preflight-state'
import { Previews } from './previews'
import './preflight.css'

export function PreflightList(props: { draft: Draft; preflight: Preflight }) {
  const { draft, preflight } = props
  return (
    <section class="grid gap-10" aria-label="Check of the sheet">
      <p role="status">{statusOf(preflight)}</p>
      <ol class="preflight-items no-list" aria-label="Checked items">
        <For each={draft.sheet().items}>
          {(_, index) => <Row draft={draft} at={index()} item={() => preflight.items()[index()]} />}
        </For>
      </ol>
      <For each={preflight.localLinks()}>{link => <Local draft={draft} found={link} />}</For>
    </section>
  )
}

function statusOf({ items, isDone, done, refused, doubtful, minutes }: Preflight): string {
  if (!isDone()) return `Each item is made and solved: ${done()} of ${items().length}.`
  const numbers = refused()
  const time = `About ${counted(minutes(), 'minute')} for a student.`
  if (numbers.length > 0)
    return `Not ready: no answer to ${numbers.length === 1 ? 'item' : 'items'} ${listed(numbers.map(String))} can be right. Replace or drop ${numbers.length === 1 ? 'it' : 'them'} first.`
  return doubtful() === 0 ? `Every item can be answered. ${time}` : `${time} ${counted(doubtful(), 'item')} to look at.`
}

type Mark = 'coming' | 'fine' | 'doubtful' | 'refused'
const marks = {
  coming: ['hourglass', 'being checked'],
  fine: ['check', 'can be answered'],
  doubtful: ['triangle-alert', 'doubtful'],
  refused: ['x', 'cannot be handed out'],
} as const

function markOf(item: CheckedItem | undefined): Mark {
  if (item?.check === undefined) return 'coming'
  if (item.faults.some(({ isGrave }) => isGrave)) return 'refused'
  return item.faults.length > 0 ? 'doubtful' : 'fine'
}

function Row(props: { draft: Draft; at: number; item: () => CheckedItem | undefined }) {
  const [isOpen, setOpen] = createSignal(false)
  const mark = () => markOf(props.item())
  const number = () => props.at + 1
  const words = () => itemWords(props.draft.sheet().items[props.at]!)
  /** The check, if there is something to preview. */
  const seen = (): ItemCheck | undefined => {
    const check = props.item()?.check
    return check !== undefined && 'question' in check.made ? check : undefined
  }
  return (
    <li class="preflight-item grid gap-4" data-mark={mark()}>
      <div class="flex-row wrap gap-8">
        <Icon name={marks[mark()][0]} size={15} />
        <span class="grow min-w-0">
          <strong>{number()}</strong> {words().title} <span class="unseen">{marks[mark()][1]}</span>
        </span>
        <Show when={(props.item()?.check?.minutes ?? 0) > 0}>
          <span class="ink-soft numbers">{props.item()!.check!.minutes} min</span>
        </Show>
        <Show when={seen()}>
          <Button small quiet icon="eye" aria-expanded={isOpen()} onClick={() => setOpen(now => !now)}>
            <span>Preview</span>
            <span class="unseen"> of item {number()}</span>
          </Button>
        </Show>
      </div>
      <Show when={(props.item()?.faults.length ?? 0) > 0}>
        <ul class="preflight-faults no-list">
          <For each={props.item()!.faults}>
            {({ message }) => (
              <li>
                <Prose text={message} />
              </li>
            )}
          </For>
        </ul>
        <Fixes draft={props.draft} at={props.at} />
      </Show>
      <Show when={isOpen() && seen()}>{check => <Previews check={check()} />}</Show>
    </li>
  )
}

/** Another question in place of the item, if a recipe makes it, or none. */
function Fixes(props: { draft: Draft; at: number }) {
  const { lanes } = useApp()
  const [status, setStatus] = createSignal('')
  const [isBusy, setBusy] = createSignal(false)
  const isRecipe = () => props.draft.sheet().items[props.at]?.item === 'recipe'
  const number = () => props.at + 1
  async function replace(): Promise<void> {
    const { at, draft } = props
    const [sheet, key] = [draft.sheet(), draft.keys()[at]!]
    setBusy(true)
    setStatus('')
    const found = await lanes.run('results', 'looking for another question', api =>
      api.classExports.replacement(sheet, at, drawnSeed(2), FIRST_STATES),
    )
    setBusy(false)
    if (found.kind === 'done' && found.value !== undefined && draft.sheet().items.includes(sheet.items[at]!))
      draft.replace(key, found.value)
    else if (found.kind !== 'stopped')
      setStatus(found.kind === 'failed' ? found.message : 'No other question of this kind was found. Drop the item.')
  }
  return (
    <div class="flex-row wrap gap-8">
      <Show when={isRecipe()}>
        <Button small icon="rotate-ccw" blocked={isBusy()} onClick={() => inBackground(replace())}>
          Replace item {number()}
        </Button>
      </Show>
      <Button small icon="trash-2" onClick={() => props.draft.remove(props.at)}>
        Drop item {number()}
      </Button>
      <span class="ink-soft" role="status">
        {isBusy() ? 'Looking for another question …' : status()}
      </span>
    </div>
  )
}

/** A link of the teacher's that only this computer can open. */
function Local(props: { draft: Draft; found: LocalLink }) {
  const { isLocal, base } = useFeature(createPublicAddress)
  const put = (text: string): void => {
    const { where, link } = props.found
    const field = where === 'instructions' ? 'says' : 'notes'
    const old = props.draft.sheet()[field]
    if (typeof old === 'string') props.draft.change({ [field]: old.replace(link, text).trim() })
  }
  const isSite = () => props.found.link.startsWith('http')
  return (
    <div class="preflight-item grid gap-4" data-mark="doubtful">
      <p class="flex-row gap-8 break-anywhere">
        <Icon name="triangle-alert" size={15} />
        <span>
          The {props.found.where} link to this computer: <code>{props.found.link}</code>
        </span>
      </p>
      <div class="flex-row wrap gap-8">
        <Show when={isSite() && !isLocal()}>
          <Button small icon="link" onClick={() => put(`${base()}${new URL(props.found.link).hash}`)}>
            Use the public address
          </Button>
        </Show>
        <Button small icon="trash-2" onClick={() => put('')}>
          Take the link out
        </Button>
      </div>
    </div>
  )
}
