// Above the picture: the steps taken, and going back.

import { createEffect, createMemo, createSignal, on, Show } from 'solid-js'
import type { LivePart } from '#teaching/lesson'
import { WaySteps } from '#page/stage/state/way'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import type { LiveWalk } from './walking'
import './state.css'

export function StateHead(props: { part: LivePart; open: boolean; walk: LiveWalk }) {
  const { stepping } = useApp()
  const { at, doing, then, more } = props.part
  const isWalk = () => doing !== null || (props.open && then?.apply !== undefined)
  const steps = () => props.walk.taken().length
  return (
    <>
      <div class="flex-row gap-6">
        <p class="numbers grow weight-560">
          {steps() === 0
            ? at.length === 0
              ? 'Initial state'
              : 'Where it begins'
            : `After ${counted(steps(), 'step')}`}
        </p>
        <Show when={doing !== null}>
          <Button small quiet icon="undo-2" disabled={steps() === 0} onClick={() => props.walk.undo()}>
            Undo
          </Button>
          <Button small icon="skip-back" disabled={steps() === 0} onClick={() => props.walk.start()}>
            Start
          </Button>
        </Show>
      </div>
      <Show when={doing !== null || (isWalk() && stepping.walk().sequence.length > at.length)}>
        {/* Reserves the line for the steps, so that the layout does not shift with the first one. */}
        <div class="live-way">
          <Show when={stepping.walk().sequence.length <= at.length}>
            <p class="live-way-none ink-faint">Each step you take appears here.</p>
          </Show>
          <WaySteps hidden={stepping.walk().sequence.length <= at.length} from={at.length} />
        </div>
      </Show>
      <Show when={doing === 'act' && more.counter === 'steps'}>
        <Reached walk={props.walk} at={at} />
      </Show>
    </>
  )
}

/** Reports when the goal is reached, and whether fewer steps suffice. */
function Reached(props: { walk: LiveWalk; at: readonly string[] }) {
  const { lanes, session } = useApp()
  const [fewest, setFewest] = createSignal<number | null>(null)
  const isThere = createMemo(() => props.walk.state()?.goalHolds === true)
  createEffect(
    on(isThere, async there => {
      const source = session.source()
      if (!there || source === null || fewest() !== null) return
      const outcome = await lanes.quietly('quick', api => api.teaching.fewestSteps(source, props.at))
      if (outcome.kind === 'done') setFewest(outcome.value)
    }),
  )
  const text = (): string => {
    const steps = props.walk.taken().length
    const head = `The goal is reached after ${counted(steps, 'step')}.`
    const least = fewest()
    if (least === null) return head
    return steps > least ? `${head} Fewer would do.` : `${head} No plan has fewer.`
  }
  return (
    <div class="live-reached" role="status">
      <Show when={isThere()}>
        <p class="flex-row gap-8 ink-goal weight-560 round">
          <Icon name="star" size={15} />
          {text()}
        </p>
      </Show>
    </div>
  )
}
