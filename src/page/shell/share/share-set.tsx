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
  const [left, setLeft] = createSignal<ReadonlySet<Question>>(leftAtFirst(props.set))
  const [withKeys, setWithKeys] = createSignal(false)
  const questions = createMemo(() => props.set.questions.filter(each => !left().has(each)).slice(0, MAX_SHARED))
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
            note="needed only for the official score"
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
          holds={contentText(props.set, questions(), withKeys() && packed.value()?.hasKeys === true)}
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
        Nothing is sent anywhere; anyone with the link or the file can read it.
      </p>
    </>
  )
}

const leftAtFirst = ({ questions, chosen }: OfferedSet): ReadonlySet<Question> =>
  new Set(chosen === undefined ? [] : questions.filter(each => !chosen.has(each)))

/** What the link or file holds, for example `3 questions (2 made here, 1 built in), with their PDDL, without answers.` */
function contentText({ origins }: OfferedSet, questions: readonly Question[], withKeys: boolean): string {
  const counts = new Map<string, number>()
  for (const each of questions) {
    const from = origins?.get(each)
    if (from !== undefined) counts.set(from, (counts.get(from) ?? 0) + 1)
  }
  const groups = [...counts].map(([from, count]) => `${grouped(count)} ${from}`)
  const withPddl = questions.filter(({ shown }) => shown !== null).length
  const pddl =
    withPddl === 0
      ? 'without PDDL'
      : withPddl === questions.length
        ? `with ${withPddl === 1 ? 'its' : 'their'} PDDL`
        : `${grouped(withPddl)} of them with PDDL`
  const keys = withKeys ? ', with the files’ answer keys' : ''
  return `${counted(questions.length, 'question')}${groups.length > 0 ? ` (${groups.join(', ')})` : ''}, ${pddl}${keys}, without answers.`
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
  const count = () => Math.min(MAX_SHARED, all().length - props.left.size)
  return (
    <fieldset class="share-ticks min-w-0">
      <legend class="flex-row gap-10 full-width">
        <span class="grow">
          {grouped(count())} of {counted(all().length, 'question')}
        </span>
        <Button small quiet onClick={() => props.leaveAll(props.left.size === 0)}>
          {props.left.size === 0 ? 'None' : 'All'}
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
                <span class="faint ellipsis min-w-0 grow">{gistOf(question, question.asked)}</span>
                <span class="faint rigid">{props.set.origins?.get(question)}</span>
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
  holds: string
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
        <p class="line-1-5" data-part="share-holds">
          <span class="weight-520">In the link:</span> {props.holds}
        </p>
        <LinkMeter length={props.link.length} file={props.file.length} />
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
