// The ways to collect votes without a server.

import { createSignal, Match, Switch } from 'solid-js'
import { Tabs } from '#page/ui/tabs'
import { Camera } from './camera'
import { Hands } from '../hands'
import { Paste } from '../paste'
import type { PollState } from '../poll-state'
import '#page/class/poll/poll.css'

type Way = 'hands' | 'paste' | 'camera'

export function Collect(props: { poll: PollState }) {
  const [way, setWay] = createSignal<Way>('paste')
  const { poll } = props
  return (
    <section class="poll-collect column boxed gap-12" aria-label="Collect the votes">
      <Tabs
        label="How votes come in"
        tabs={[
          { id: 'hands', title: 'Hands' },
          { id: 'paste', title: 'Chat' },
          { id: 'camera', title: 'Camera' },
        ]}
        chosen={way()}
        choose={setWay}
        prefix="poll-way"
        look="segments"
      />
      <div id="poll-way-panel" role="tabpanel" aria-labelledby={`poll-way-${way()}`}>
        <Switch fallback={<Paste poll={poll} />}>
          <Match when={way() === 'hands'}>
            <Hands poll={poll} />
          </Match>
          <Match when={way() === 'camera'}>
            <Camera poll={poll} />
          </Match>
        </Switch>
      </div>
    </section>
  )
}
