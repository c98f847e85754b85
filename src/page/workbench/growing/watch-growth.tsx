// The button next to the evidence that lets a closed set grow on the stage.

import { Show } from 'solid-js'
import type { GrowingSet } from '#page/state/verdicts/growing/growing'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { mayShow } from '#page/state/seals/held'
import { useApp } from '#page/state/use-app'
import '../verdict/watch.css'

export function WatchGrowth(props: { closed: GrowingSet['closed'] }) {
  const { growing, held } = useApp()
  const rounds = () => props.closed.layers.length - 1
  return (
    <Show when={mayShow(held, 'state')}>
      <button type="button" class="button small watch" onClick={() => growing.watch(props.closed)}>
        <Icon name="play" size={12} />
        {rounds() > 0
          ? `Watch the set grow until nothing is new: ${counted(rounds(), 'round')}`
          : 'Show the set: nothing can be added to it'}
      </button>
    </Show>
  )
}
