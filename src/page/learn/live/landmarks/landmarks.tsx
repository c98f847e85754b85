// The landmarks of a world: before the prediction its state and goal, then the picture and the list with reasons, as
// Explore shows them.

import { createMemo, createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import type { LandmarkOutcome } from '#questions/views/landmarks/landmark-data'
import { createLandmarking } from '#page/stage/landmarks/landmarking'
import { LandmarkDrawn } from '#page/stage/landmarks/landmark-drawn'
import { LandmarkList } from '#page/stage/landmarks/landmark-list'
import { AskBox } from '#page/stage/landmarks/ask-box'
import { Why } from '#page/stage/landmarks/why'
import { GrowingPane } from '#page/workbench/growing/growing-pane'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { useApp, useFeature } from '#page/state/use-app'
import type { LiveProps } from '../live-props'
import { GoalLine } from '../parts/goal-line'
import { StillPicture } from '../parts/still-picture'
import './landmarks.css'

export function LandmarksLive(props: LiveProps) {
  return (
    <Show when={props.open} fallback={<Start />}>
      <Found />
    </Show>
  )
}

/** The initial state of every plan, and the goal. */
function Start() {
  const { stepping } = useApp()
  const state = createMemo(() => {
    const now = stepping.pane.value()
    return now?.kind === 'state' ? now.state : undefined
  })
  return (
    <div class="column gap-12">
      <StillPicture />
      <Show when={state()}>{now => <GoalLine state={now()} />}</Show>
    </div>
  )
}

function Found() {
  const { growing, stepping } = useApp()
  const landmarking = useFeature(createLandmarking)
  const [, setHandle] = createSignal<object | null>(null)
  onMount(() => landmarking.setVisible(true))
  onCleanup(() => landmarking.setVisible(false))
  const outcome = <K extends LandmarkOutcome['kind']>(kind: K) => {
    const now = landmarking.outcome()
    return now?.kind === kind ? (now as Extract<LandmarkOutcome, { kind: K }>) : undefined
  }
  return (
    <div class="column gap-12">
      <Switch fallback={<Working what="Looking for landmarks" startedAt={landmarking.quick.startedAt()} />}>
        <Match when={landmarking.quick.condition() === 'problem'}>
          <Problem
            title="The landmarks could not be computed"
            message={landmarking.quick.message()}
            again={() => landmarking.quick.retry()}
          />
        </Match>
        <Match when={landmarking.set()}>
          {set => (
            <>
              <LandmarkDrawn set={set()} handle={setHandle} />
              <Show when={set().nodes.length > 0}>
                <div class="live-landmark-body column gap-12">
                  <LandmarkList set={set()} plain />
                  <AskBox set={set()} />
                  <Why set={set()} />
                </div>
              </Show>
            </>
          )}
        </Match>
        <Match when={outcome('no-plan')}>
          <p>There is no plan, so there is nothing that every plan passes.</p>
        </Match>
        <Match when={outcome('no-task')}>
          {none => <Problem title="This world has no landmarks to show" message={none().message} />}
        </Match>
        <Match when={outcome('undecided') && landmarking.full.condition() !== 'working'}>
          <p>No plan was found within the limits of the search, and none ruled out.</p>
        </Match>
      </Switch>
      <Show when={growing.now()}>{set => <GrowingPane growing={set()} />}</Show>
      <Show when={stepping.walk().title !== ''}>
        <StillPicture />
      </Show>
    </div>
  )
}
