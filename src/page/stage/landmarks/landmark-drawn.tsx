// The order of the landmarks as a picture, or the reason why there is none.

import { Match, Switch } from 'solid-js'
import type { LandmarkSet } from '#questions/views/landmarks/landmark-data'
import { grouped } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { createLandmarking, MAX_DRAWN } from './landmarking'
import { LandmarkPictureView, type PictureHandle } from './picture'
import './landmarks.css'

export function LandmarkDrawn(props: { set: LandmarkSet; handle: (handle: PictureHandle | null) => void }) {
  const landmarking = useFeature(createLandmarking)
  const drawn = () => (landmarking.picture()?.nodes.length ?? 0) > 0
  const tooMany = () => (landmarking.picture()?.nodes.length ?? 0) > MAX_DRAWN
  return (
    <Switch>
      <Match when={drawn() && !tooMany()}>
        <LandmarkPictureView set={props.set} picture={landmarking.picture()!} handle={props.handle} />
      </Match>
      <Match when={tooMany()}>
        <p class="lm-none ink-soft bg-graph border-bottom">
          A picture of {grouped(landmarking.picture()!.nodes.length)} facts would be unreadable. The list below shows
          them in order.
        </p>
      </Match>
      <Match when={props.set.goalHolds}>
        <p class="lm-none ink-soft bg-graph border-bottom">
          The goal holds already. The empty plan passes only what holds now, so no landmark is left to reach.
        </p>
      </Match>
      <Match when={true}>
        <p class="lm-none ink-soft bg-graph border-bottom">
          {landmarking.showsTrivial()
            ? 'No fact is true at some point of every plan.'
            : 'Apart from initial facts and goals, no fact is true at some point of every plan.'}
        </p>
      </Match>
    </Switch>
  )
}
