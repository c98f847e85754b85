// The teacher's page of one poll: the class's view, and next to it the steps, the ways to collect votes, and private controls.

import { createMemo, Match, onMount, Show, Switch } from 'solid-js'
import { createHandles } from '#page/state/commands/handles'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { classAddress } from '#page/state/places/class-place'
import { Alone } from './alone'
import { Collect } from './camera/collect'
import { Large } from './large'
import { createPoll, itemsToAsk, type PollState } from './poll-state'
import { createReports } from './reports'
import { Slide } from './slide'
import { Steps } from './steps'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './poll.css'

export function PollRoom(props: { hash: string; item: number; large: boolean }) {
  const app = useApp()
  const poll = createPoll(app, props.hash, props.item)
  return (
    <Switch fallback={<Working what="Making the question" startedAt={poll.made.startedAt()} />}>
      <Match when={poll.isMissing}>
        <Problem
          title="The sheet is not in this browser"
          message="Open the link or the file of the sheet in this browser, then come back."
        >
          <a class="button" href={`#${classAddress({ part: 'polls' })}`}>
            Choose another question
          </a>
        </Problem>
      </Match>
      <Match when={poll.refusal() !== ''}>
        <Problem title="The class cannot vote on this question" message={poll.refusal()}>
          <a class="button" href={`#${classAddress({ part: 'polls' })}`}>
            Choose another question
          </a>
        </Problem>
      </Match>
      <Match when={poll.poll()}>
        {made => (
          <Show
            when={props.large}
            fallback={
              <div class="poll-room grid items-top gap-24">
                <Slide poll={poll} made={made()} />
                <div class="column gap-20">
                  <Steps poll={poll} made={made()} />
                  <Show when={poll.now().step === 'vote'}>
                    <Collect poll={poll} />
                  </Show>
                  <Alone poll={poll} made={made()} />
                  <Screens poll={poll} />
                  <Onwards poll={poll} />
                </div>
              </div>
            }
          >
            <Large poll={poll} made={made()} />
          </Show>
        )}
      </Match>
    </Switch>
  )
}

/** The views for the class. */
function Screens(props: { poll: PollState }) {
  const { place, feature } = useApp()
  onMount(() => feature(createHandles).provide('project', () => place.show({ class: at() })))
  const at = () => ({ part: 'poll', hash: props.poll.hash, item: props.poll.item, large: true }) as const
  return (
    <div class="flex wrap gap-8">
      <Button icon="maximize-2" onClick={() => place.show({ class: at() })}>
        Show large
      </Button>
      <Button
        icon="monitor"
        title="A window for the projector that follows this window"
        onClick={() => open(`#${classAddress(at())}`, 'planground-poll', 'popup,width=1280,height=720')}
      >
        Second window
      </Button>
    </div>
  )
}

/** The previous and next questions, the results, and starting over. */
function Onwards(props: { poll: PollState }) {
  const { poll } = props
  const { save } = useFeature(createReports)
  const items = createMemo(() => itemsToAsk(poll.poll()!.sheet))
  const itemAt = (by: number) => items()[items().indexOf(poll.item) + by]
  const addressAt = (item: number) => `#${classAddress({ part: 'poll', hash: poll.hash, item, large: false })}`
  return (
    <div class="flex wrap gap-8">
      <Show when={itemAt(-1)}>
        {item => (
          <a class="button quiet" href={addressAt(item())}>
            <Icon name="chevron-left" size={15} />
            Question {item()}
          </a>
        )}
      </Show>
      <Show when={itemAt(1)}>
        {item => (
          <a class="button" href={addressAt(item())}>
            Question {item()}
            <Icon name="chevron-right" size={15} />
          </a>
        )}
      </Show>
      <Button quiet icon="download" onClick={() => inBackground(save(poll.hash))}>
        Results as CSV
      </Button>
      <Show
        when={poll.now().step === 'vote'}
        fallback={
          <Button quiet icon="rotate-ccw" onClick={() => poll.startOver()}>
            Start over
          </Button>
        }
      >
        <Button quiet icon="trash-2" disabled={poll.all() === 0} onClick={() => poll.clearRound()}>
          Clear the votes
        </Button>
      </Show>
    </div>
  )
}
