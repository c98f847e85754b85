// The button beside the evidence that lets a closed set grow on the stage.

import type { GrowingSet } from './growing'
import { counted } from '../../../parts/naming'
import { Icon } from '../../../parts/icon'
import { useApp } from '../../../state/use-app'
import '../watch.css'

export function WatchGrowth(props: { closed: GrowingSet['closed'] }) {
  const { growing } = useApp()
  const rounds = () => props.closed.layers.length - 1
  return (
    <button type="button" class="button small watch" onClick={() => growing.watch(props.closed)}>
      <Icon name="play" size={12} />
      {rounds() > 0
        ? `Watch the set grow until nothing is new: ${counted(rounds(), 'round')}`
        : 'Show the set: nothing can be added to it'}
    </button>
  )
}
