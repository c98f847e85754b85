// A live part of a lesson: what it shows of its world, before and after the learner's prediction. The player asks and
// judges predictions; the part shows the world, takes what is predicted in it by pointing (`predictedInPart`), and lays
// the truth beside it once it is open. What is right is in the page only then.

import { type Component, lazy, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Show } from '../../../teaching/lesson'
import { StandContext } from '../../state/use-app'
import type { LiveProps } from './live-props'
import './live.css'

const shows: Readonly<Partial<Record<Show, Component<LiveProps>>>> = {
  state: lazy(async () => ({ default: (await import('./state/state')).StateLive })),
  search: lazy(async () => ({ default: (await import('./search/search')).SearchLive })),
}

export function Live(props: LiveProps) {
  return (
    <StandContext.Provider value={props.stand}>
      <div class="live">
        <Suspense fallback={<div aria-busy="true" />}>
          <Dynamic component={shows[props.part.show]} {...props} />
        </Suspense>
      </div>
    </StandContext.Provider>
  )
}
