// The landmarks, the facts that every plan makes true: their order as a picture and as a list, why each is a landmark,
// whether any other fact is one, and which of them the walk has passed.

import { createHandles } from '#page/state/commands/handles'
import { createMemo, createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import { landmarkDrawing } from '#page/draw/landmarks/landmark-svg'
import {
  type LandmarkOutcome,
  type LandmarkSet,
  UNDECIDED,
  LANDMARK,
  NOT_A_LANDMARK,
} from '#questions/views/landmarks/landmark-data'
import { counted } from '#page/ui/naming'
import { Empty, Problem, Working } from '#page/workbench/parts/conditions'
import { Icon, type IconName } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { englishOnly, PaneFrame, type PaneWords } from '../pane-frame'
import { AskBox } from './ask-box'
import { LandmarkDrawn } from './landmark-drawn'
import { LandmarkList } from './landmark-list'
import type { PictureHandle } from './picture'
import { Terms } from './terms'
import { Why } from './why'
import { useApp, useFeature } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import './landmark-pane.css'
import { createLandmarking } from './landmarking'

const PictureTools = lazy(() => import('#page/workbench/parts/picture-tools'), Nothing)

const words: PaneWords = {
  icon: 'flag',
  english: { title: 'No landmarks to find', message: englishOnly('plans', 'landmarks') },
  refused: 'This problem has no landmarks to show',
  toPddl: true,
  failed: 'The landmarks could not be computed',
  stopped: { message: 'The search for landmarks did not finish.', again: 'Look for landmarks again' },
}

/** The outcome if it is of this kind; undefined otherwise. */
function outcome<K extends LandmarkOutcome['kind']>(kind: K): Extract<LandmarkOutcome, { kind: K }> | undefined {
  const landmarking = useFeature(createLandmarking)
  const value = landmarking.outcome()
  return value?.kind === kind ? (value as Extract<LandmarkOutcome, { kind: K }>) : undefined
}

export default function LandmarkPane() {
  const { lanes } = useApp()
  const landmarking = useFeature(createLandmarking)
  const { provide } = useFeature(createHandles)
  onMount(() => {
    landmarking.setVisible(true)
    provide('showTrivialLandmarks', () => landmarking.setShowsTrivial(!landmarking.showsTrivial()))
    provide('landmarksFromHere', () => void landmarking.setWantsHere(now => !now))
  })
  onCleanup(() => {
    landmarking.setVisible(false)
  })
  const isSearching = () => outcome('undecided') !== undefined
  return (
    <div class="stack min-h-0 bg-paper">
      <PaneFrame
        pane={landmarking.quick}
        words={words}
        working={isSearching() ? 'Searching for a plan' : 'Looking for landmarks'}
        startedAt={isSearching() ? landmarking.full.startedAt() : landmarking.quick.startedAt()}
        stop={() => lanes.stopWork('landmarks')}
        refused={outcome('no-task')?.message}
      >
        <Match when={landmarking.set()}>{set => <Ready set={set()} />}</Match>
        <Match when={outcome('broken')}>
          {broken => (
            <Problem
              title="The way here breaks"
              message={`Step ${broken().step + 1} (index ${broken().step}) is not applicable, so there is no state to ask about.`}
            >
              <Button small onClick={() => landmarking.setWantsHere(false)}>
                Ask from the start
              </Button>
            </Problem>
          )}
        </Match>
        <Match when={outcome('no-plan')}>{lost => <NoPlan {...lost()} />}</Match>
        <Match when={outcome('undecided') && landmarking.full.condition() !== 'working'}>
          <Empty icon="hourglass" title="Undecided">
            <p>
              No plan was found within the limits, and none was ruled out. Without a plan, nothing is known about
              landmarks.
            </p>
            <Show when={landmarking.full.condition() === 'stopped'}>
              <Button small onClick={() => landmarking.full.retry()}>
                Continue the search
              </Button>
            </Show>
          </Empty>
        </Match>
      </PaneFrame>
    </div>
  )
}

/** Without a plan every fact is trivially a landmark. */
function NoPlan(props: Extract<LandmarkOutcome, { kind: 'no-plan' }>) {
  const landmarking = useFeature(createLandmarking)
  return (
    <>
      <div class="lm-top wrap items-center bg-graph">
        <span class="spacer" />
        <FromWhere />
      </div>
      <div class="condition">
        <span class="condition-icon">
          <Icon name="flag" size={22} />
        </span>
        <h3>{landmarking.isHere() ? 'A dead end: no plan from here' : 'There is no plan'}</h3>
        <p>
          Without a plan, every fact would count as a landmark. So none is listed here, and no question asks for one.
        </p>
        <p class="lm-proof grid gap-8 ink-soft" data-part="lm-proof">
          <Prose text={props.explanation} />
          <Checked checked={props.checked} />
        </p>
      </div>
    </>
  )
}

/** Whether the certificate checker accepted the evidence. */
export function Checked(props: { checked: boolean }) {
  return (
    <span class={`checked ${props.checked ? 'yes' : 'no'}`} data-part="checked">
      <Icon name={props.checked ? 'shield-check' : 'shield'} size={13} />
      {props.checked ? 'checked' : 'not checked'}
    </span>
  )
}

/** The choice between plans from the initial state and from the current state, if the two differ. */
function FromWhere() {
  const landmarking = useFeature(createLandmarking)
  const { stepping } = useApp()
  return (
    <Show when={stepping.walk().at > 0}>
      <fieldset class="segments no-margin no-border">
        <legend class="unseen">Plans from</legend>
        <button type="button" aria-pressed={!landmarking.isHere()} onClick={() => landmarking.setWantsHere(false)}>
          From the start
        </button>
        <button type="button" aria-pressed={landmarking.isHere()} onClick={() => landmarking.setWantsHere(true)}>
          From here
        </button>
      </fieldset>
    </Show>
  )
}

function Ready(props: { set: LandmarkSet }) {
  const [handle, setHandle] = createSignal<PictureHandle | null>(null)
  return (
    <>
      <div class="lm-top wrap items-center bg-graph">
        <Counts set={props.set} />
        <span class="spacer" />
        <FromWhere />
        <Tools set={props.set} handle={handle()} />
      </div>
      <Undecided set={props.set} />
      <LandmarkDrawn set={props.set} handle={setHandle} />
      <div class="lm-body scroll-y grow">
        <AskBox set={props.set} />
        <Why set={props.set} />
        <LandmarkList set={props.set} />
        <Terms />
      </div>
    </>
  )
}

function Tools(props: { set: LandmarkSet; handle: PictureHandle | null }) {
  const landmarking = useFeature(createLandmarking)
  const { session } = useApp()
  const canHide = createMemo(() => props.set.inner.nodes.length < props.set.whole.nodes.length)
  return (
    <div class="tool-row" role="toolbar" aria-label="Picture">
      <Show when={canHide()}>
        <TrivialToggle />
      </Show>
      <Tool icon="zoom-out" title="Zoom out (-)" run={() => props.handle?.zoomBy(1 / 1.4)} />
      <Tool icon="zoom-in" title="Zoom in (+)" run={() => props.handle?.zoomBy(1.4)} />
      <Tool icon="scan" title="Fit (F)" run={() => props.handle?.fit()} />
      <PictureTools
        title={`Landmarks of ${session.selected()?.problem || 'the problem'}`}
        description={`${counted(landmarking.picture()?.nodes.length ?? 0, 'fact')} that every plan makes true, from the initial state to the goal; arrows show their order.`}
        nodes={landmarking.picture()?.nodes.length ?? 0}
        picture={theme => {
          const picture = landmarking.picture()
          return picture && landmarkDrawing({ set: props.set, picture }, theme)
        }}
      />
    </div>
  )
}

function Tool(props: { icon: IconName; title: string; run: () => void }) {
  return (
    <IconButton
      icon={props.icon}
      classList={{ 'lm-zoom': props.icon !== 'scan' }}
      label={props.title}
      onClick={() => props.run()}
    />
  )
}

/** Shows or hides initial facts and goals. */
function TrivialToggle() {
  const landmarking = useFeature(createLandmarking)
  return (
    <IconButton
      icon={landmarking.showsTrivial() ? 'eye' : 'eye-off'}
      class="lm-trivial"
      aria-pressed={landmarking.showsTrivial()}
      label="Trivial landmarks"
      title={landmarking.showsTrivial() ? 'Hide initial facts and goals' : 'Show initial facts and goals'}
      onClick={() => landmarking.setShowsTrivial(!landmarking.showsTrivial())}
    />
  )
}

function Counts(props: { set: LandmarkSet }) {
  const count = (status: number): number => props.set.statuses.reduce((sum, each) => sum + (each === status ? 1 : 0), 0)
  return (
    <p class="lm-counts note flex wrap numbers" data-part="lm-counts">
      <strong class="ink">{counted(count(LANDMARK), 'landmark')}</strong>
      <span>
        {count(NOT_A_LANDMARK) === 0
          ? 'no fact is ruled out'
          : counted(count(NOT_A_LANDMARK), 'fact is not a landmark', 'facts are not landmarks')}
      </span>
    </p>
  )
}

/** The facts that are undecided, or could not be decided. */
function Undecided(props: { set: LandmarkSet }) {
  const { lanes } = useApp()
  const landmarking = useFeature(createLandmarking)
  const open = createMemo(() => props.set.statuses.reduce((sum, each) => sum + (each === UNDECIDED ? 1 : 0), 0))
  const { full } = landmarking
  return (
    <Show when={open() > 0}>
      <div class="lm-open flex-row gap-8 text-small border-top" role="status">
        <Switch>
          <Match when={full.condition() === 'working'}>
            <Working
              compact
              what={`Deciding the last ${counted(open(), 'fact')}`}
              startedAt={full.startedAt()}
              stop={() => lanes.stopWork('landmarks')}
            />
          </Match>
          <Match when={full.condition() === 'stopped' || full.condition() === 'problem'}>
            <Icon name="hourglass" size={14} />
            <span>
              {counted(open(), 'fact is', 'facts are')} undecided:{' '}
              {full.condition() === 'stopped' ? 'the search was stopped.' : full.message()}
            </span>
            <Button small onClick={() => full.retry()}>
              Continue the search
            </Button>
          </Match>
          <Match when={true}>
            <Icon name="hourglass" size={14} />
            <span>{counted(open(), 'fact is', 'facts are')} undecided within the limits of the search.</span>
          </Match>
        </Switch>
      </div>
    </Show>
  )
}
