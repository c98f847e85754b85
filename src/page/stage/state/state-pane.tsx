// The current state: the path to it, its picture, the facts by object with the changes of the last step, the goal, and
// the applicable actions.

import { createSignal, For, Match, onCleanup, onMount, Show } from 'solid-js'
import type { Stepped, StateView } from '#questions/views/stepping'
import { marks, mentions } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { Changes } from './changes'
import { GrowingPane } from '#page/workbench/growing/growing-pane'
import { PaneFrame, type PaneWords } from '../pane-frame'
import { Sealed } from '../seal'
import { Actions, type Wanted } from './state-actions'
import { StatePicture } from './state-picture'
import { Way } from './way'
import { WhatIfBar } from '#page/workbench/what-if/bar'
import { Facts } from '#page/workbench/what-if/facts'
import { Goal } from '#page/workbench/what-if/goal'
import { useApp, useFeature } from '#page/state/use-app'
import { createSealing } from '#page/state/seals/sealing'
import { Button } from '#page/ui/button'
import './state.css'

const words: PaneWords = {
  icon: 'boxes',
  english: {
    title: 'No state to show',
    message: 'This question comes as English only, so there is nothing to draw.',
  },
  refused: 'This problem cannot be played',
  toPddl: true,
  failed: 'The state could not be computed',
  stopped: { again: 'Show the state' },
}

export function StatePane() {
  const { stepping, growing } = useApp()
  const sealing = useFeature(createSealing)
  const { pane } = stepping
  const value = <K extends Stepped['kind']>(kind: K): Extract<Stepped, { kind: K }> | undefined => {
    const now: Stepped | undefined = pane.value()
    return now?.kind === kind ? (now as Extract<Stepped, { kind: K }>) : undefined
  }
  let box!: HTMLDivElement
  const [size, setSize] = createSignal({ width: 0, height: 0 })
  onMount(() => {
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    onCleanup(() => observer.disconnect())
  })
  /** The object that was clicked in the picture; each click creates a new instance. */
  const [wanted, setWanted] = createSignal<Wanted | null>(null)
  /** Takes the only action that names the object; if there are several, filters the list by the object. */
  const choose = (object: string): void => {
    const fitting = value('state')?.state.applicable.filter(action => mentions(action).includes(object)) ?? []
    if (fitting.length === 1 && !sealing.isSealed('actions')) stepping.take(fitting[0]!)
    else setWanted({ object })
  }
  return (
    <div class="flex flex-down bg-paper" data-part="state-pane" ref={box}>
      <PaneFrame pane={pane} words={words} working="Working out the state" refused={value('no-task')?.message}>
        <Match when={growing.now()}>{now => <GrowingPane growing={now()} />}</Match>
        <Match when={value('state') ?? value('broken')}>
          <Way />
          <Sealed part="changes" whole>
            <StatePicture room={size()} choose={choose} />
            <div class="state-body scroll-y grow break-anywhere" data-part="state-body">
              <Show when={value('broken')}>{broken => <Broken {...broken()} />}</Show>
              <Show when={value('state')}>{now => <Ready state={now().state} wanted={wanted()} />}</Show>
            </div>
          </Sealed>
        </Match>
      </PaneFrame>
    </div>
  )
}

/** The inapplicable step, with its unsatisfied precondition. */
function Broken(props: Extract<Stepped, { kind: 'broken' }>) {
  const { stepping } = useApp()
  const action = () => stepping.walk().sequence[props.step] ?? ''
  return (
    <div class="broken" role="alert">
      <Icon name="x" size={18} />
      <div>
        <p>
          Step {props.step + 1} (index {props.step}),{' '}
          <code class="name" {...marks.action(action())}>
            {action()}
          </code>
          , is not applicable.
        </p>
        <ul>
          <For each={props.missing}>
            {missing => (
              <li>
                <Icon name="square" size={13} />
                <Prose text={missing.startsWith('(') ? `\`${missing}\` does not hold` : missing} />
              </li>
            )}
          </For>
        </ul>
        <Button small onClick={() => stepping.goTo(props.step)}>
          Go to the state before this step
        </Button>
      </div>
    </div>
  )
}

function Ready(props: { state: StateView; wanted: Wanted | null }) {
  const { stepping, held } = useApp()
  return (
    <>
      <Show when={held === undefined}>
        <WhatIfBar />
      </Show>
      <Show when={stepping.walk().at > 0}>
        <section>
          <h3>The last step</h3>
          <Changes added={props.state.added} removed={props.state.removed} none="It changed nothing" most={40} />
        </section>
      </Show>
      <Goal state={props.state} />
      <Actions state={props.state} wanted={props.wanted} />
      <Facts state={props.state} />
    </>
  )
}
