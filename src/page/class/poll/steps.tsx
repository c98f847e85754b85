// The steps of a poll: think, vote, see the counts, discuss and vote again, see why.

import { For, Show } from 'solid-js'
import type { Poll } from '#teaching/polls/question'
import { questionToExplore } from '#page/state/handing-over'
import { Icon } from '#page/ui/icon'
import { nextTurn } from '#page/browser/turns'
import { useApp } from '#page/state/use-app'
import type { PollStep } from './kept-polls'
import type { PollState } from './poll-state'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './poll.css'

const names: readonly (readonly [step: PollStep, title: string])[] = [
  ['think', 'Think'],
  ['vote', 'Vote'],
  ['counts', 'Counts'],
  ['answer', 'Answer'],
]

export function Steps(props: { poll: PollState; made: Poll }) {
  const { poll } = props
  return (
    <section class="poll-steps grid gap-12" aria-label="Steps of the poll">
      <ol class="flex">
        <For each={names}>
          {([step, title]) => (
            <li aria-current={poll.now().step === step ? 'step' : undefined}>
              {title}
              <Show when={step === 'vote' && poll.round() > 1}> {poll.round()}</Show>
            </li>
          )}
        </For>
      </ol>
      <NextSteps {...props} />
    </section>
  )
}

/** The possible next steps, the usual one first. */
export function NextSteps(props: { poll: PollState; made: Poll }) {
  const app = useApp()
  const { poll } = props
  const step = () => poll.now().step
  const explore = (): void => {
    const { question, key, ask } = props.made
    questionToExplore(app, ask.name, question, key.answer)
    const entry = app.session.selected()
    if (entry !== null && key.answer !== '')
      inBackground(
        nextTurn()
          .then(nextTurn)
          .then(() => app.checking.check(entry)),
      )
  }
  return (
    <div class="flex wrap gap-8">
      <Show when={step() === 'think'}>
        <Button primary onClick={() => poll.go('vote')}>
          Start the vote
        </Button>
        <Clock poll={poll} />
      </Show>
      <Show when={step() === 'vote'}>
        <Button primary onClick={() => poll.go('counts')}>
          Show the counts
        </Button>
        <Button quiet onClick={() => poll.go('think')}>
          Back to thinking
        </Button>
      </Show>
      <Show when={step() === 'counts'}>
        <Show when={poll.mayVoteAgain()}>
          <Button primary onClick={() => poll.voteAgain()}>
            Discuss and vote again
          </Button>
        </Show>
        <Button onClick={() => poll.go('answer')}>Show the answer</Button>
        <Button quiet onClick={() => poll.go('vote')}>
          Back to the vote
        </Button>
      </Show>
      <Show when={step() === 'answer'}>
        <Button primary icon="compass" onClick={explore}>
          Open in Explore
        </Button>
        <Button quiet onClick={() => poll.go('counts')}>
          Hide the answer
        </Button>
      </Show>
    </div>
  )
}

const TIMES = [30, 60, 120] as const

/** An optional timer for thinking. */
function Clock(props: { poll: PollState }) {
  const { poll } = props
  return (
    <div class="poll-clock flex-row gap-2 ink-soft">
      <Icon name="hourglass" size={14} />
      <Show
        when={poll.now().ends === null}
        fallback={
          <Button quiet onClick={() => poll.setEnds(null)}>
            Stop the clock
          </Button>
        }
      >
        <For each={TIMES}>
          {seconds => (
            <Button
              quiet
              title={`A clock of ${seconds} seconds that everybody sees`}
              onClick={() => poll.setEnds(Date.now() + seconds * 1000)}
            >
              {seconds} s
            </Button>
          )}
        </For>
      </Show>
    </div>
  )
}
