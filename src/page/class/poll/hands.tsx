// Raised hands or cards, counted by the teacher.

import { For } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { NumberInput } from '#page/ui/number-input'
import { ChoiceMark, choiceName } from '../vote/choice-mark'
import { MAX_HANDS, type PollState } from './poll-state'
import './poll.css'

export function Hands(props: { poll: PollState }) {
  const { poll } = props
  return (
    <ul class="poll-hands grid gap-8">
      <For each={poll.letters()}>
        {letter => {
          const votes = () => poll.handsFor(letter)
          return (
            <li class="grid items-center gap-8">
              <ChoiceMark letter={letter} />
              <button
                class="grid place-center bg-paper round"
                type="button"
                aria-label={`One hand fewer for ${choiceName(letter)}`}
                disabled={votes() === 0}
                onClick={() => poll.setHands(letter, votes() - 1)}
              >
                <Icon name="minus" size={20} />
              </button>
              <NumberInput
                class="full-width bg-paper round"
                min={0}
                max={MAX_HANDS}
                label={`Hands for ${choiceName(letter)}`}
                value={votes()}
                onFocus={event => event.currentTarget.select()}
                set={count => poll.setHands(letter, count)}
              />
              <button
                class="grid place-center bg-paper round"
                type="button"
                aria-label={`One more hand for ${choiceName(letter)}`}
                onClick={() => poll.setHands(letter, votes() + 1)}
              >
                <Icon name="plus" size={20} />
              </button>
            </li>
          )
        }}
      </For>
    </ul>
  )
}
