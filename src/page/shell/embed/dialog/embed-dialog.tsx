// The dialog for embedding a view in another page: the content and its options, the code to copy, a preview, and a
// link.

import { type Algorithm, algorithms, entryOf } from '#planning/textbook/algorithms'
import { createSignal, onMount, Show } from 'solid-js'
import { type HeuristicName, heuristicNames, usesHeuristic } from '#planning/textbook/options'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { QrFold } from '#page/workbench/parts/qr/qr-fold'
import { SelectField } from '#page/ui/menus/select-field'
import { TitledDialog } from '#page/ui/menus/titled-dialog'
import { heuristicTitle } from '#page/stage/search/words/words'
import { useCopyText } from '#page/state/saving'
import { createPublicAddress } from '#page/state/public-address'
import { useApp, useFeature } from '#page/state/use-app'
import { PublicAddressField } from '#page/workbench/parts/public-address'
import { type FrameSize, iframeCode } from './embed-code'
import { createEmbedAddress, type EmbedAddress, embeddableOf } from './embedding'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './embed-dialog.css'

const sizes: readonly (FrameSize & { readonly title: string })[] = [
  { title: 'As wide as the text, 480 high', width: '100%', height: 480 },
  { title: 'Slide, 800 × 450', width: '800', height: 450 },
  { title: 'Large slide, 960 × 600', width: '960', height: 600 },
  { title: 'Column, 400 × 560', width: '400', height: 560 },
]
const controlsText = {
  none: 'None: the part alone',
  few: 'Few: what belongs to the part',
  all: 'All: everything the page has',
} as const
const themeText = { system: 'Same as the reader’s system', light: 'Light', dark: 'Dark' } as const

/** The choices made in the dialog. */
function createChoices() {
  const app = useApp()
  const offered = embeddableOf(app)
  const tab = app.place.tab()
  const first = offered.find(({ show }) => show === tab && tab !== 'state') ?? offered[0]
  const [show, setShow] = createSignal(first?.show ?? 'question')
  const [algorithm, setAlgorithm] = createSignal<Algorithm>('a-star')
  const [estimate, setEstimate] = createSignal<HeuristicName>('h-max')
  const [controls, setControls] = createSignal<keyof typeof controlsText>('few')
  const [theme, setTheme] = createSignal<keyof typeof themeText>('system')
  const [size, setSize] = createSignal(0)
  // Takes the options from the search that is shown.
  const takeSearch = async (): Promise<void> => {
    const { createSearching } = await import('#page/stage/search/run/searching')
    const now = app.feature(createSearching).searchView.options('a')
    if (algorithms.includes(now.algorithm)) setAlgorithm(now.algorithm)
    setEstimate(now.heuristic)
  }
  onMount(() => tab === 'search' && inBackground(takeSearch()))
  const address = createEmbedAddress(app, () => ({
    show: show(),
    algorithm: algorithm(),
    estimate: usesHeuristic(algorithm()) ? estimate() : null,
  }))
  const look = () =>
    `${controls() === 'few' ? '' : `&controls=${controls()}`}${theme() === 'system' ? '' : `&theme=${theme()}`}`
  return {
    offered,
    ...{ show, setShow, algorithm, setAlgorithm, estimate, setEstimate },
    ...{ controls, setControls, theme, setTheme, size, setSize, address },
    /** The address of the frame without that of the page. */
    frame: (): string => `embed?${address.value()!.parameters}${look()}`,
  }
}
type Choices = ReturnType<typeof createChoices>

export function EmbedDialog() {
  const { place } = useApp()
  const choices = createChoices()
  const { address } = choices
  return (
    <TitledDialog title="Embed in another page" class="embed-dialog" close={() => place.show({ dialog: null })}>
      <p class="embed-text ink-soft">
        Put a part of this page into a frame in your slides, notebook or course page. The frame works independently,
        loads only the files of this page, and does not touch this session.
      </p>
      <Fields choices={choices} />
      <Show
        when={address.value()}
        fallback={
          <Show
            when={address.condition() === 'problem'}
            fallback={<Working what="Packing the link" startedAt={address.startedAt()} />}
          >
            <Problem title="The address could not be made" message={address.message()} again={() => address.retry()} />
          </Show>
        }
      >
        {now => <Made choices={choices} address={now()} isCurrent={address.condition() === 'ready'} />}
      </Show>
    </TitledDialog>
  )
}

/** The choice of the part, and its options. */
function Fields(props: { choices: Choices }) {
  const { choices } = props
  return (
    <div class="embed-fields grid">
      <Show when={choices.offered.length > 1}>
        <SelectField
          label="Show"
          value={choices.show()}
          set={choices.setShow}
          options={choices.offered.map(({ show, title }) => [show, title] as const)}
        />
      </Show>
      <Show when={choices.show() === 'search'}>
        <SelectField
          label="Algorithm"
          value={choices.algorithm()}
          set={choices.setAlgorithm}
          options={algorithms.map(each => [each, entryOf(each).title] as const)}
        />
        <Show when={usesHeuristic(choices.algorithm())}>
          <SelectField
            label="Estimate"
            value={choices.estimate()}
            set={choices.setEstimate}
            options={heuristicNames.map(each => [each, heuristicTitle[each]] as const)}
          />
        </Show>
      </Show>
      <SelectField
        label="Controls"
        value={choices.controls()}
        set={choices.setControls}
        options={Object.entries(controlsText) as ['none' | 'few' | 'all', string][]}
      />
      <SelectField
        label="Theme"
        value={choices.theme()}
        set={choices.setTheme}
        options={Object.entries(themeText) as ['system' | 'light' | 'dark', string][]}
      />
      <SelectField
        label="Size"
        value={String(choices.size())}
        set={value => choices.setSize(Number(value))}
        options={sizes.map(({ title }, at) => [String(at), title] as const)}
      />
    </div>
  )
}

/** The code, the preview and the link. `isCurrent`: they are those of the last choice. */
function Made(props: { choices: Choices; address: EmbedAddress; isCurrent: boolean }) {
  const copyText = useCopyText()
  const { choices } = props
  const size = () => sizes[choices.size()]!
  const title = () => `${props.address.title} (Planground)`
  const { linkTo } = useFeature(createPublicAddress)
  const frame = () => linkTo(choices.frame())
  const code = () => iframeCode(frame(), title(), size())
  const link = () => linkTo(props.address.open)
  return (
    <>
      <textarea
        class="embed-code full-width pad-10-12 break-anywhere bg-well border-strong round resize-y"
        rows="4"
        readonly
        aria-label="The code for your page"
        value={code()}
        onFocus={event => event.currentTarget.select()}
      />
      <div class="flex wrap gap-8">
        <Button
          primary
          icon="copy"
          disabled={!props.isCurrent}
          onClick={() => inBackground(copyText(code(), 'The code'))}
        >
          Copy the code
        </Button>
        <Button
          icon="code-xml"
          disabled={!props.isCurrent}
          onClick={() => inBackground(copyText(frame(), 'The address'))}
        >
          Copy the address
        </Button>
        <Button icon="link" disabled={!props.isCurrent} onClick={() => inBackground(copyText(link(), 'Link'))}>
          Copy a link to Planground
        </Button>
        <QrFold text={link()} label={`QR code of ${props.address.title}`} />
      </div>
      <PublicAddressField />
      <figure class="embed-preview column gap-6">
        <figcaption class="note">How it looks</figcaption>
        <Show when={choices.frame()} keyed>
          {address => (
            <iframe
              src={`#${address}`}
              title={`Preview: ${props.address.title}`}
              style={{
                width: size().width === '100%' ? '100%' : `${size().width}px`,
                height: `${size().height}px`,
              }}
            />
          )}
        </Show>
      </figure>
    </>
  )
}
