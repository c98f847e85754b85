// The relaxed planning graph: layer by layer, the facts that become true for the first time. Layers are shown one by
// one once the prediction is given.

import { createSignal, For, Show } from 'solid-js'
import type { Inline } from '#teaching/lesson'
import type { RelaxedView } from '#questions/views/search/search-data'
import { marks } from '#page/state/focus/focus'
import { counted, grouped } from '#page/ui/naming'
import { Button } from '#page/ui/button'
import { plainText } from '../../lesson/offered'
import type { LiveProps } from '../live-props'
import { Asked, createRelaxed } from './asking'
import { RelaxedActions } from './relaxed-actions'
import './lens.css'

/** The name of the layer entry that the engine adds once all goal facts hold. */
const GOAL = 'the goal'

/** The facts in a question, which are highlighted in the layers. */
const factsNamed = (text: readonly Inline[]): ReadonlySet<string> =>
  new Set(plainText(text).match(/\([^\s(),]+(?: [^\s(),]+)*\)/g) ?? [])

export function LensLayers(props: LiveProps) {
  const relaxed = createRelaxed(props)
  const [grown, setGrown] = createSignal(1)
  const asked = factsNamed(props.part.predict?.text ?? [])
  return (
    <Asked<RelaxedView> pane={relaxed} what="Relaxing the problem">
      {view => {
        const goal = new Set(view().conditions.flatMap(each => (each.isGoal ? [each.name] : [])))
        const shown = () => view().layers.slice(0, props.open ? grown() : 1)
        const left = () => view().layers.length - shown().length
        return (
          <>
            <RelaxedActions view={view()} />
            <ol class="live-lens-layers grid gap-10 full-width">
              <For each={shown()}>
                {(layer, number) => <Layer {...layer} number={number()} goal={goal} asked={asked} />}
              </For>
            </ol>
            <Show when={props.open}>
              <Show when={left() > 0} fallback={<p class="live-lens-text">No new fact comes up after this.</p>}>
                <p class="flex gap-8">
                  <Button onClick={() => setGrown(now => now + 1)}>Next layer</Button>
                  <Show when={left() > 1}>
                    <Button quiet onClick={() => setGrown(view().layers.length)}>
                      All layers
                    </Button>
                  </Show>
                </p>
              </Show>
            </Show>
          </>
        )
      }}
    </Asked>
  )
}

/** One layer: the actions that become applicable, and the facts they add. */
function Layer(props: {
  facts: readonly string[]
  actions: readonly string[]
  /** Number of the layer; 0 is the state itself. */
  number: number
  goal: ReadonlySet<string>
  asked: ReadonlySet<string>
}) {
  const facts = () => props.facts.filter(each => each !== GOAL)
  const title = (): string => {
    const many = facts().length
    if (props.number === 0) return `${counted(many, 'fact')} ${many === 1 ? 'is' : 'are'} true now`
    return `Layer ${props.number}: ${many === 0 ? 'no' : grouped(many)} new ${many === 1 ? 'fact' : 'facts'}`
  }
  return (
    <li>
      <h4>{title()}</h4>
      <Show when={props.actions.length > 0}>
        <p class="live-lens-facts flex wrap items-baseline gap-4-8 text-small">
          <span class="faint">For the first time these actions can be taken:</span>
          <For each={props.actions}>{each => <code {...marks.action(each)}>{each}</code>}</For>
        </p>
      </Show>
      <Show when={facts().length < props.facts.length}>
        <p class="live-lens-text">All facts of the goal have come up in the layers before.</p>
      </Show>
      <Show when={facts().length > 0}>
        <p class="live-lens-facts flex wrap items-baseline gap-4-8 text-small">
          <Show when={props.number > 0}>
            <span class="faint">So these facts come up:</span>
          </Show>
          <For each={facts()}>{each => <LayerFact fact={each} goal={props.goal} asked={props.asked} />}</For>
        </p>
      </Show>
    </li>
  )
}

function LayerFact(props: { fact: string; goal: ReadonlySet<string>; asked: ReadonlySet<string> }) {
  return (
    <code
      classList={{
        'live-lens-zone': props.goal.has(props.fact),
        'live-lens-asked': props.asked.has(props.fact),
      }}
      {...marks.fact(props.fact)}
    >
      {props.fact}
      <Show when={props.asked.has(props.fact)}>
        <span class="live-lens-tag text-11">asked about</span>
      </Show>
      <Show when={props.goal.has(props.fact)}>
        <span class="live-lens-tag text-11">goal</span>
      </Show>
    </code>
  )
}
