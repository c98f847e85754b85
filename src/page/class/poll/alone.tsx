// The teacher's view until the results are shown to all: the counts, the share of right votes, and the suggested next
// step.

import { createSignal, For, Show } from 'solid-js'
import type { Poll } from '#teaching/polls/question'
import { movedBetween } from '#teaching/polls/rounds'
import { counted } from '#page/ui/naming'
import { ChoiceMark } from '../vote/choice-mark'
import type { PollState } from './poll-state'
import { Fold } from '#page/ui/fold'
import './poll.css'

const advice = {
  explain: 'Few are right. Explain again, then vote again.',
  discuss: 'Opinions differ. Let neighbours discuss, then vote again.',
  'go-on': 'Most are right. Show the answer and go on.',
} as const

export function Alone(props: { poll: PollState; made: Poll }) {
  const { poll } = props
  const [isOpen, setOpen] = createSignal(false)
  return (
    <Fold class="poll-alone framed bg-card" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>For you alone: counts and advice</summary>
      {/* Loaded on demand, as this window may be visible on the projector. */}
      <Show when={isOpen()}>
        <Show when={poll.all() > 0} fallback={<p class="ink-faint">Nobody has voted yet.</p>}>
          <ul class="poll-alone-counts flex wrap">
            <For each={poll.counts().at(-1)?.counts}>
              {({ choice, votes }) => (
                <li class="flex-row gap-6">
                  <ChoiceMark letter={choice} />
                  <span class="unseen">{choice}: </span>
                  <strong class="numbers">{votes}</strong>
                </li>
              )}
            </For>
          </ul>
          <p>
            <strong class="numbers">{Math.round(poll.advice.share() * 100)}%</strong> are right.{' '}
            <Show when={poll.advice.what()}>{what => <span>{advice[what()]}</span>}</Show>
          </p>
          <Moved {...props} />
        </Show>
        <Bounds poll={poll} />
      </Show>
    </Fold>
  )
}

/** The number of devices that changed their vote between the first and the last round. */
function Moved(props: { poll: PollState; made: Poll }) {
  const rounds = () => props.poll.now().rounds
  const moved = () => movedBetween(rounds()[0]!, rounds().at(-1)!, props.made.key.right)
  return (
    <Show when={rounds().length > 1 && moved().both > 0}>
      <p>
        Of {counted(moved().both, 'phone or card', 'phones or cards')} in the first and the last round,{' '}
        {moved().toRight} went from wrong to right and {moved().toWrong} from right to wrong.
      </p>
    </Show>
  )
}

const bounded = [
  ['discuss', 'Explain again below'],
  ['goOn', 'Go on above'],
] as const

/** The percentages between which a discussion is suggested. */
function Bounds(props: { poll: PollState }) {
  const { bounds, setBounds } = props.poll.advice
  const percent = (share: number): number => Math.round(share * 100)
  const shareOf = (input: HTMLInputElement): number => Math.max(0, Math.min(100, input.valueAsNumber || 0)) / 100
  return (
    <div class="poll-bounds flex wrap ink-soft">
      <For each={bounded}>
        {([bound, title]) => (
          <label class="flex-row gap-6">
            <span>{title}</span>
            <input
              class="bg-paper round"
              type="number"
              min="0"
              max="100"
              value={percent(bounds()[bound])}
              onChange={event => setBounds({ ...bounds(), [bound]: shareOf(event.currentTarget) })}
            />
            %
          </label>
        )}
      </For>
    </div>
  )
}
