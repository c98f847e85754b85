// The position of the goal in a large graph, and the path to it: in a picture of thousands of states the few goals are
// hard to find, and a truncated graph may lack them.

import { createEffect, createMemo, createSignal, Match, on, Switch } from 'solid-js'
import { graphModel, nearestGoal } from '#page/draw/graph/model'
import type { Source } from '#planning/pddl/source'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './graph-pane.css'
import { createGraphing } from './graphing'

/** The layer of the nearest goal found so far, by problem; weak, so that it is dropped with the problem. */
const createSeenGoal = () => new WeakMap<Source, number>()

export function GraphGoal(props: { graph: StateGraph; jump: (state: number) => void }) {
  const seen = useFeature(createSeenGoal)
  const graphing = useFeature(createGraphing)
  const { session } = useApp()
  const [wanted, setWanted] = createSignal(false)
  const goal = createMemo(() => nearestGoal(graphModel(props.graph)))
  const layer = (): number | null => {
    const now = goal()
    if (now !== null) return props.graph.depth[now]!
    const source = session.source()
    return source === null ? null : (seen.get(source) ?? null)
  }
  createEffect(
    on(goal, now => {
      const source = session.source()
      if (now === null || source === null) return
      seen.set(source, props.graph.depth[now]!)
      if (wanted()) {
        setWanted(false)
        // Deferred until the picture is laid out.
        setTimeout(() => props.jump(now), 60)
      }
    }),
  )
  const jump = (): void => {
    const now = goal()
    if (now !== null) props.jump(now)
    else {
      setWanted(true)
      if (!graphing.plansShown()) graphing.togglePlans()
    }
  }
  const isLooking = () => graphing.plansPane.condition() === 'working' && goal() === null
  return (
    <p class="graph-goal flex-row gap-7 rigid min-h-28 ink-soft text-small numbers" data-part="graph-goal">
      <Icon name="star" size={13} />
      <Switch
        fallback={
          <>
            No goal among the {grouped(props.graph.count)} states drawn
            <Button small quiet onClick={jump}>
              Find it
            </Button>
          </>
        }
      >
        <Match when={layer() !== null}>
          Goal at layer {layer()}
          {goal() === null ? ', not drawn yet' : ''}
          <Button small quiet onClick={jump}>
            Jump
          </Button>
        </Match>
        <Match when={isLooking()}>Looking for the goal…</Match>
        <Match when={graphing.plansPane.value()?.kind === 'no-plan'}>The goal cannot be reached from here</Match>
      </Switch>
    </p>
  )
}
