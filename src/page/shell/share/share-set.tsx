// Sharing a set of questions: which of them, and the link or the file that holds them.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { PackedSet, SharedSet } from '#results/files/shared-set'
import type { Question } from '#questions/kinds/question'
import { kindName } from '#questions/kinds/codes'
import { capital } from '#base/words'
import { counted, domainTitle, formatName, grouped } from '#page/ui/naming'
import { DialogChoice, DialogChoices } from '#page/ui/menus/titled-dialog'
import { Icon } from '#page/ui/icon'
import { createGists } from '#page/workbench/question/gist'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { PublicAddressField } from '#page/workbench/parts/public-address'
import { createPane } from '#page/state/lanes/pane'
import { createPublicAddress } from '#page/state/public-address'
import { fileName, saveText, useCopyText } from '#page/state/saving'
import type { OfferedSet } from '#page/state/sharing/share-set'
import { useApp, useFeature } from '#page/state/use-app'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import { LinkMeter, MAX_LINK_LENGTH } from './link-meter'
import './share-dialog.css'

/** Maximum number of questions that are shared, as the receiver accepts, and of those that can be ticked. */
const MAX_SHARED = 1_000
const MAX_TICKED = 200

export function ShareSet(props: { set: OfferedSet }) {
  const { lanes } = useApp()
  const { linkTo } = useFeature(createPublicAddress)
  const [left, setLeft] = createSignal<ReadonlySet<Question>>(new Set())
  const [withKeys, setWithKeys] = createSignal(false)
  const questions = createMemo(() => props.set.questions.slice(0, MAX_SHARED).filter(each => !left().has(each)))
  const shared = createMemo<SharedSet | null>(() =>
    questions().length === 0 ? null : { name: props.set.name, questions: questions(), withKeys: withKeys() },
  )
  const packed = createPane<SharedSet, PackedSet>(
    shared,
    input => lanes.run('quick', 'packing the questions', api => api.sharing.packSet(input)),
    { keeps: () => true },
  )
  const link = () => (packed.value() ? linkTo(packed.value()!.link) : '')
  const tick = (question: Question, isIn: boolean): void => {
    const next = new Set(left())
    if (isIn) next.delete(question)
    else next.add(question)
    setLeft(next)
  }
  return (
    <>
      <Ticks
        set={props.set}
        left={left()}
        tick={tick}
        leaveAll={all => setLeft(new Set(all ? props.set.questions : []))}
      />
      <Show when={packed.value()?.hasKeys}>
        <DialogChoices legend="Include">
          <DialogChoice
            checked={withKeys()}
            change={setWithKeys}
            title="The files’ answer keys"
            says="needed only for the official score"
          />
        </DialogChoices>
      </Show>
      <Show
        when={packed.condition() !== 'problem'}
        fallback={
          <Problem title="The questions could not be packed" message={packed.message()} again={() => packed.retry()} />
        }
      >
        <Taking
          name={props.set.name}
          count={questions().length}
          link={link()}
          file={packed.value()?.file ?? ''}
          isReady={packed.condition() === 'ready'}
          startedAt={packed.startedAt()}
        />
        <PublicAddressField />
      </Show>
      <p class="share-promise note flex items-baseline gap-7">
        <Icon name="lock" size={13} />
        The questions are shared as they came, without answers and changes. Nothing is sent anywhere; anyone with the
        link or the file can read it.
      </p>
    </>
  )
}

/** The questions, each with a tick. */
function Ticks(props: {
  set: OfferedSet
  left: ReadonlySet<Question>
  tick: (question: Question, isIn: boolean) => void
  leaveAll: (leave: boolean) => void
}) {
  const gistOf = useFeature(createGists)
  const all = () => props.set.questions
  const count = () => Math.min(MAX_SHARED, all().length) - props.left.size
  return (
    <fieldset class="share-ticks min-w-0">
      <legend class="flex-row gap-10 full-width">
        <span class="grow">
          {grouped(count())} of {counted(all().length, 'question')}
        </span>
        <Button small quiet onClick={() => props.leaveAll(count() > 0)}>
          {count() > 0 ? 'None' : 'All'}
        </Button>
      </legend>
      <ul class="share-ticks-list no-list no-padding scrolls-y border round">
        <For each={all().slice(0, MAX_TICKED)}>
          {(question, i) => (
            <li>
              <label class="share-tick flex-row gap-8 min-w-0 pointer">
                <input
                  type="checkbox"
                  class="rigid"
                  checked={!props.left.has(question)}
                  onChange={event => props.tick(question, event.currentTarget.checked)}
                />
                <span class="faint numbers">{i() + 1}</span>
                <span class="rigid">
                  {capital(kindName(question.kind))}, {formatName[question.format]}, {domainTitle(question.domain)}
                </span>
                <span class="faint ellipsis min-w-0">{gistOf(question, question.asked)}</span>
              </label>
            </li>
          )}
        </For>
      </ul>
      <Show when={all().length > MAX_TICKED}>
        <p class="note mt-4">
          Only the first {MAX_TICKED} can be chosen one by one. Filter the list to share fewer
          {all().length > MAX_SHARED ? `; at most ${grouped(MAX_SHARED)} are shared, the first ones` : ''}.
        </p>
      </Show>
    </fieldset>
  )
}

/** As a link if it fits an address, else as a file. */
function Taking(props: {
  name: string
  count: number
  link: string
  file: string
  isReady: boolean
  startedAt: number
}) {
  const copyText = useCopyText()
  const isTooLong = () => props.link.length > MAX_LINK_LENGTH
  const save = (): void =>
    saveText(
      props.file,
      `${fileName(props.name.replace(/(?:\.planground)?\.jsonl?$/i, ''))}.planground.json`,
      'application/json',
    )
  return (
    <Show when={props.count > 0} fallback={<p class="ink-soft">Choose at least one question.</p>}>
      <Show
        when={props.link !== ''}
        fallback={<Working compact what="Packing the questions" startedAt={props.startedAt} />}
      >
        <LinkMeter length={props.link.length} />
      </Show>
      <div class="share-buttons flex wrap gap-8">
        <Button
          icon="link"
          classList={{ primary: !isTooLong() }}
          disabled={!props.isReady || isTooLong()}
          onClick={() => inBackground(copyText(props.link, 'Link'))}
        >
          Copy link
        </Button>
        <Button icon="download" classList={{ primary: isTooLong() }} disabled={!props.isReady} onClick={save}>
          Save as a file
        </Button>
      </div>
    </Show>
  )
}
