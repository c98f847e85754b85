// A state of the world in a lesson: its picture, its facts, and its applicable actions.

import { createEffect, createMemo, createSignal, on, Show } from 'solid-js'
import type { StateView } from '#questions/views/stepping'
import { mentions } from '#page/state/focus/focus'
import { type Reasons, WhyNot } from '#page/stage/state/why-not'
import { Problem } from '#page/workbench/parts/conditions'
import type { LiveProps } from '../live-props'
import { GoalLine } from '../parts/goal-line'
import { hasPicture, StillPicture } from '../parts/still-picture'
import { createWords } from '../parts/words'
import { createNames } from '../parts/names'
import { ActionList } from './action-list'
import { Relaxed } from './relaxed'
import { StateFacts } from './state-facts'
import { StateHead } from './state-head'
import { createLiveWalk } from './walking'
import { inBackground } from '#page/browser/background'
import './state.css'

export function StateLive(props: LiveProps) {
  return (
    <Show when={props.part.more.relaxed} fallback={<StateOf {...props} />}>
      <Relaxed {...props}>{changed => <StateOf {...changed} />}</Relaxed>
    </Show>
  )
}

function StateOf(props: LiveProps & { kept?: readonly string[] }) {
  const walk = createLiveWalk(props)
  const words = createWords(props)
  const names = createNames(props)
  const { doing } = props.part
  const [why, setWhy] = createSignal<Reasons | null>(null)
  const [object, setObject] = createSignal<string | null>(null)
  createEffect(on(walk.state, () => setWhy(null), { defer: true }))

  const take = async (action: string, state: StateView): Promise<void> => {
    setObject(null)
    props.acted()
    if (state.applicable.includes(action)) return walk.take(action)
    const outcome = await walk.whyNot(action)
    if (outcome.kind !== 'done') return
    if (outcome.value.kind === 'broken') setWhy({ action, reasons: outcome.value.missing })
    else walk.take(action)
  }
  /** Takes the only action that names the object; if there are several, lists them. */
  const choose = (name: string): void => {
    const now = walk.state()
    const fitting = now?.applicable.filter(action => mentions(action).includes(name)) ?? []
    if (doing === 'act' && fitting.length === 1) inBackground(take(fitting[0]!, now!))
    else setObject(name)
  }
  const listed = createMemo(() => (doing === 'try' ? names().actions : (walk.state()?.applicable ?? [])))
  return (
    <Show
      when={walk.problem() === undefined}
      fallback={<Problem title="This part cannot be shown" message={walk.problem() ?? ''} />}
    >
      <div class="column gap-12">
        <StateHead part={props.part} open={props.open} walk={walk} />
        <Show when={hasPicture(props.world)}>
          <StillPicture {...(doing === null ? {} : { choose })} />
        </Show>
        <Show when={walk.state()}>
          {state => (
            <>
              <Show when={state().goal.length > 0}>
                <GoalLine state={state()} />
              </Show>
              <div class="live-columns grid" classList={{ 'live-doing': doing !== null }}>
                <Show when={doing !== null}>
                  <div>
                    <ActionList
                      title={doing === 'try' ? 'All actions' : 'Actions that can be taken'}
                      counted={doing === 'try'}
                      actions={listed()}
                      words={words}
                      object={object()}
                      all={() => setObject(null)}
                      take={action => inBackground(take(action, state()))}
                      none="None: no action can be taken here."
                    />
                    <div class="live-why" aria-live="polite">
                      <Show when={why()}>{reasons => <WhyNot {...reasons()} />}</Show>
                    </div>
                  </div>
                </Show>
                <StateFacts {...props} walk={walk} words={words} statics={names().statics} />
              </div>
            </>
          )}
        </Show>
      </div>
    </Show>
  )
}
