// The versions of the open texts: going back to one, its address, and a link that carries the texts.

import { createMemo, createResource, For, Show } from 'solid-js'
import { inBackground } from '#page/browser/background'
import { keepVersion } from '#page/state/history/keep-version'
import { createTextVersions, type TextVersion, type VersionReason } from '#page/state/history/text-versions'
import { useCopyText } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import { TitledDialog } from '#page/ui/menus/titled-dialog'
import { counted } from '#page/ui/naming'
import { changedLines } from './changed-lines'
import { addressOfVersion, openVersion } from './open-version'
import './versions.css'

const reasons: Readonly<Record<VersionReason, string>> = {
  solved: 'when you solved it',
  checked: 'when you checked a plan',
  mended: 'before faults were fixed',
  kept: 'kept by you, or before another version was opened',
  copied: 'when you kept a copy',
}

export function VersionsDialog() {
  const app = useApp()
  const { place, session } = app
  const { list } = useFeature(createTextVersions)
  // Read as `latest`: a resource that loads again would take the dialog out of the page, and so out of its modal state.
  const [versions, { refetch }] = createResource(list, { initialValue: [] })
  const close = (): void => place.show({ dialog: null })
  const first = createMemo(() => session.selected()?.question.shown ?? null)
  return (
    <TitledDialog title="Versions of these texts" close={close}>
      <div class="flex wrap gap-8">
        <Button small primary icon="plus" onClick={() => inBackground(keepVersion(app, 'kept').then(() => refetch()))}>
          Keep this version
        </Button>
        <Button small icon="share-2" onClick={() => place.show({ dialog: 'share' })}>
          Share these texts…
        </Button>
      </div>
      <p class="note">
        Texts are kept here when you solve them, check a plan or fix faults. An address reopens a version in this
        browser; a shared link carries the texts to anyone.
      </p>
      <ul class="versions no-list no-margin no-padding" aria-label="Versions">
        <For each={versions.latest}>{version => <Version version={version} again={() => void refetch()} />}</For>
        <Show when={first()}>{source => <Original domain={source().domain} problem={source().problem} />}</Show>
      </ul>
    </TitledDialog>
  )
}

/** How the texts differ from the open ones. */
function useDifference() {
  const { session } = useApp()
  return ({ domain, problem }: Pick<TextVersion, 'domain' | 'problem'>): string => {
    const now = session.source()
    if (now === null) return ''
    const count = changedLines(domain, now.domain) + changedLines(problem, now.problem)
    return count === 0 ? 'open now' : `${counted(count, 'line')} differ${count === 1 ? 's' : ''} from now`
  }
}

function Version(props: { version: TextVersion; again: () => void }) {
  const app = useApp()
  const copy = useCopyText()
  const difference = useDifference()
  const { remove } = useFeature(createTextVersions)
  const time = () => new Date(props.version.time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  const address = () => `${location.origin}${location.pathname}#${addressOfVersion(props.version)}`
  return (
    <li class="flex wrap items-center gap-8 border-top">
      <span class="grow min-w-0">
        <strong>{time()}</strong>
        <span class="faint"> {reasons[props.version.reason]}</span>
        <br />
        <span class="faint">{difference(props.version)}</span>
      </span>
      <Button small onClick={() => inBackground(openVersion(app, props.version))}>
        Go back to it
      </Button>
      <Button small quiet icon="copy" onClick={() => inBackground(copy(address(), 'Address'))}>
        Copy address
      </Button>
      <IconButton
        icon="x"
        iconSize={14}
        label={`Remove the version of ${time()}`}
        onClick={() => inBackground(remove(props.version.id).then(props.again))}
      />
    </li>
  )
}

/** The texts as they were opened. */
function Original(props: { domain: string; problem: string }) {
  const app = useApp()
  const { session, place } = app
  const difference = useDifference()
  const goBack = async (): Promise<void> => {
    const entry = session.selected()
    await keepVersion(app, 'kept')
    if (entry !== null) session.setEdit(entry, { domain: props.domain, problem: props.problem })
    place.show({ dialog: null })
  }
  return (
    <li class="flex wrap items-center gap-8 border-top">
      <span class="grow min-w-0">
        <strong>As it was opened</strong>
        <br />
        <span class="faint">{difference(props)}</span>
      </span>
      <Button small onClick={() => inBackground(goBack())}>
        Go back to it
      </Button>
    </li>
  )
}
