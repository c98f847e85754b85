// The button next to the evidence that shows the growth of a closed set on the stage.

import { Show } from 'solid-js'
import type { GrowingSet } from '#page/state/verdicts/growing/growing'
import { counted } from '#page/ui/naming'
import { mayShow } from '#page/state/seals/held'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import '#page/workbench/verdict/verdict.css'

export function WatchGrowth(props: { closed: GrowingSet['closed'] }) {
  const { growing, held } = useApp()
  const rounds = () => props.closed.layers.length - 1
  return (
    <Show when={mayShow(held, 'state')}>
      <Button
        small
        icon="play"
        iconSize={12}
        class="watch ink-accent"
        data-part="watch"
        onClick={() => growing.watch(props.closed)}
      >
        {rounds() > 0
          ? `Watch the set grow until nothing is new: ${counted(rounds(), 'round')}`
          : 'Show the set: nothing can be added to it'}
      </Button>
    </Show>
  )
}
