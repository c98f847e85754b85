// The button beside the evidence that lets a closed set grow on the stage.

import { growing, type Growing } from './growing'
import { counted } from '../../../parts/naming'
import { Icon } from '../../../parts/icon'

export function WatchGrowth(props: { closed: Growing['closed'] }) {
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
