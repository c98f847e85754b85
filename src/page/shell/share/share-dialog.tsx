// Sharing the current question: the contents and length of the link, and a file if the link is too long.

import { problemTitle } from '#page/state/session/problem-titles'
import { createMemo, createSignal, onCleanup, Show } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import type { PackedQuestion, SharedQuestion } from '#results/files/shared-question'
import { withoutContext } from '#questions/kinds/question'
import { counted, cutMiddle, domainTitle, formatName } from '#page/ui/naming'
import { createPane } from '#page/state/lanes/pane'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { QrFold } from '#page/workbench/parts/qr/qr-fold'
import { DialogChoice, DialogChoices, DialogTopic, TitledDialog } from '#page/ui/menus/titled-dialog'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import type { Entry } from '#page/state/session/session'
import { createPublicAddress } from '#page/state/public-address'
import { useApp, useFeature } from '#page/state/use-app'
import { PublicAddressField } from '#page/workbench/parts/public-address'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import { Tabs } from '#page/ui/tabs'
import { createShareSet, listedSet, type OfferedSet } from '#page/state/sharing/share-set'
import { LinkMeter, MAX_LINK_LENGTH } from './link-meter'
import { ShareSet } from './share-set'
import './share-dialog.css'

export function ShareDialog() {
  const { session, place } = useApp()
  const { offered, offer } = useFeature(createShareSet)
  onCleanup(() => offer(null))
  const close = (): void => place.show({ dialog: null })
  const several = (): OfferedSet | null => offered() ?? (session.shown().length > 1 ? listedSet(session) : null)
  const part = () => (offered() === null ? 'one' : 'set')
  return (
    <TitledDialog title={part() === 'one' ? 'Share this question' : 'Share questions'} close={close}>
      <Show when={session.selected() !== null && several()}>
        {set => (
          <Tabs
            label="What is shared"
            look="segments"
            prefix="share"
            chosen={part()}
            choose={chosen => offer(chosen === 'set' ? set() : null)}
            tabs={[
              { id: 'one', title: 'This question' },
              { id: 'set', title: counted(set().questions.length, 'question') },
            ]}
          />
        )}
      </Show>
      <div id="share-panel" class="grid gap-14 min-w-0" role="tabpanel" aria-labelledby={`share-${part()}`}>
        <Show
          when={offered()}
          keyed
          fallback={<Show when={session.selected()}>{entry => <Share entry={entry()} />}</Show>}
        >
          {set => <ShareSet set={set} />}
        </Show>
      </div>
    </TitledDialog>
  )
}

/** The chosen content of the shared question; it is packed again after each choice. */
function createParcel(props: { entry: Entry }) {
  const { lanes, session, stepping, place } = useApp()
  const question = () => props.entry.question
  const hasPddl = () => question().shown !== null
  const work = () => session.plainWork(props.entry.id)
  const walk = () => stepping.walk()
  const [withAnswer, setWithAnswer] = createSignal(false)
  const [withEdit, setWithEdit] = createSignal(true)
  const [withPlace, setWithPlace] = createSignal(true)
  // Without PDDL an answer can be checked only by the key.
  const [withKey, setWithKey] = createSignal(question().shown === null)

  const shared = createMemo<SharedQuestion>(() => ({
    // Without the parsed English, which the recipient's page parses again.
    question: withoutContext(question()),
    withKey: withKey(),
    edit: withEdit() ? work().edit : null,
    answer: withAnswer() ? work().answer : '',
    tab: withPlace() && hasPddl() ? place.tab() : null,
    walk: withPlace() && hasPddl() ? { sequence: [...walk().sequence], at: walk().at } : null,
  }))
  const packed = createPane<SharedQuestion, PackedQuestion>(
    shared,
    input => lanes.run('quick', 'packing the link', api => api.sharing.pack(input)),
    { keeps: () => true },
  )
  const title = () =>
    hasPddl()
      ? [domainTitle(question().domain), problemTitle(props.entry)].filter(Boolean).join(' ')
      : `Question ${props.entry.number} of ${props.entry.file.name}`
  const { linkTo } = useFeature(createPublicAddress)
  const link = () => (packed.value() ? linkTo(packed.value()!.link) : '')
  return {
    question,
    hasPddl,
    work,
    walk,
    packed,
    title,
    link,
    isTooLong: () => link().length > MAX_LINK_LENGTH,
    isReady: () => packed.condition() === 'ready',
    answer: [withAnswer, setWithAnswer] as const,
    edit: [withEdit, setWithEdit] as const,
    view: [withPlace, setWithPlace] as const,
    key: [withKey, setWithKey] as const,
  }
}
type Parcel = ReturnType<typeof createParcel>

function Share(props: { entry: Entry }) {
  const parcel = createParcel(props)
  const { question, packed, title } = parcel
  return (
    <>
      <DialogTopic title={title()} note={`${kindName(question().kind)}, ${formatName[question().format]}`} />
      <Parts parcel={parcel} />
      <Show
        when={packed.condition() !== 'problem'}
        fallback={
          <Problem title="The link could not be made" message={packed.message()} again={() => packed.retry()} />
        }
      >
        <Link parcel={parcel} />
        <PublicAddressField />
        <Taking parcel={parcel} />
      </Show>
      <ReadableAddress entry={props.entry} parcel={parcel} />
      <p class="share-promise note flex items-baseline gap-7">
        <Icon name="lock" size={13} />
        The link itself contains all of this. Nothing is sent anywhere; anyone with the link can read it.
      </p>
    </>
  )
}

/** The choice of the content to share. */
function Parts(props: { parcel: Parcel }) {
  const { question, hasPddl, work, walk, packed } = props.parcel
  const [withAnswer, setWithAnswer] = props.parcel.answer
  const [withEdit, setWithEdit] = props.parcel.edit
  const [withPlace, setWithPlace] = props.parcel.view
  const [withKey, setWithKey] = props.parcel.key
  return (
    <DialogChoices legend="Include">
      <DialogChoice
        checked
        disabled
        title="The question"
        note={hasPddl() ? 'with its problem' : 'in English; it came without PDDL'}
      />
      <Show when={work().edit !== null}>
        <DialogChoice
          checked={withEdit()}
          change={setWithEdit}
          title="My changes to the PDDL"
          note="the question is then about the changed texts"
        />
      </Show>
      <DialogChoice
        checked={withAnswer() && work().answer !== ''}
        disabled={work().answer === ''}
        change={setWithAnswer}
        title="My answer"
        note={work().answer === '' ? 'none is written' : <code>{cutMiddle(work().answer, 48)}</code>}
      />
      <Show when={hasPddl()}>
        <DialogChoice
          checked={withPlace()}
          change={setWithPlace}
          title="Current view"
          note={
            walk().sequence.length > 0
              ? `the open view and ${counted(walk().sequence.length, 'step')} taken`
              : 'the open view'
          }
        />
      </Show>
      <Show when={packed.value()?.hasKey}>
        <DialogChoice
          checked={withKey()}
          change={setWithKey}
          title="The file’s answer key"
          note={
            question().shown === null ? 'needed: there is no PDDL to check by' : 'needed only for the official score'
          }
        />
      </Show>
    </DialogChoices>
  )
}

/** The link and its length. */
function Link(props: { parcel: Parcel }) {
  const { packed, link, isTooLong } = props.parcel
  return (
    <div class="share-link grid gap-8" classList={{ long: isTooLong() }}>
      <input
        type="text"
        readonly
        aria-label="The link"
        aria-describedby="share-size"
        aria-busy={packed.condition() === 'working'}
        value={isTooLong() ? 'Too long for a link; save it as a file' : link()}
        onFocus={event => event.currentTarget.select()}
      />
      <Show when={link() !== ''} fallback={<Working compact what="Packing the link" startedAt={packed.startedAt()} />}>
        <LinkMeter length={link().length} />
      </Show>
    </div>
  )
}

/** Ways to share: as a link, a file, or a link in Markdown. */
function Taking(props: { parcel: Parcel }) {
  const copyText = useCopyText()
  const { question, packed, title, link, isTooLong, isReady } = props.parcel
  const { place } = useApp()
  const save = (): void =>
    saveText(
      packed.value()?.file ?? '',
      `${fileName(`${title()} ${kindName(question().kind)}`)}.planground.json`,
      'application/json',
    )
  return (
    <div class="share-buttons flex wrap gap-8">
      <Button
        icon="link"
        classList={{ primary: !isTooLong() }}
        disabled={!isReady() || isTooLong()}
        onClick={() => inBackground(copyText(link(), 'Link'))}
      >
        Copy link
      </Button>
      <Button icon="download" classList={{ primary: isTooLong() }} disabled={!isReady()} onClick={save}>
        Save as a file
      </Button>
      <QrFold
        text={link()}
        label={`QR code of ${title()}, ${kindName(question().kind)}`}
        disabled={!isReady() || isTooLong()}
      />
      <div class="share-more flex wrap gap-8">
        <Button
          quiet
          disabled={!isReady() || isTooLong()}
          onClick={() => inBackground(copyText(`[${title()}, ${kindName(question().kind)}](${link()})`, 'Markdown'))}
        >
          Copy as Markdown
        </Button>
        <Button quiet icon="code-xml" onClick={() => place.show({ dialog: 'embed' })}>
          Embed…
        </Button>
      </div>
    </div>
  )
}

/** A readable address, for pages and papers. */
function ReadableAddress(props: { entry: Entry; parcel: Parcel }) {
  const copyText = useCopyText()
  const { linkTo } = useFeature(createPublicAddress)
  const readable = () => {
    const [, domain, problem] = /^bundled:([^/]+)\/(.+)$/.exec(props.entry.file.id) ?? []
    return domain === undefined || props.parcel.work().edit !== null
      ? undefined
      : linkTo(`open?domain=${domain}&problem=${problem}&kind=${props.parcel.question().kind}`)
  }
  return (
    <Show when={readable()}>
      {address => (
        <div class="share-readable grid items-center gap-4-8 border-top text-small">
          <span class="faint">Or a readable address, for papers and web pages</span>
          <code class="text-12 break-anywhere">{address().slice(address().indexOf('#'))}</code>
          <IconButton
            icon="copy"
            iconSize={14}
            title="Copy this address"
            label="Copy the readable address"
            onClick={() => inBackground(copyText(address(), 'Address'))}
          />
        </div>
      )}
    </Show>
  )
}
