// The landmarks as a list in topological order: the content of the picture, for keyboards and screen readers.

import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import { roleOf } from '#page/draw/landmarks/landmark-geometry'
import type { LandmarkSet, LandmarkNode } from '#questions/views/landmarks/landmark-data'
import { marks } from '#page/state/focus/focus'
import { counted } from '#page/ui/naming'
import { Icon, type IconName } from '#page/ui/icon'
import { rove } from '#page/ui/lists/roving'
import type { Passing } from './landmarking'
import './landmarks.css'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createLandmarking } from './landmarking'

/** Maximum number of landmarks listed at first. */
const SHOWN = 80

const roles = {
  landmark: { icon: 'flag', name: 'landmark' },
  goal: { icon: 'star', name: 'goal' },
  initial: { icon: 'circle', name: 'initial' },
} as const
const passings: Readonly<Record<Passing, { icon: IconName; name: string }>> = {
  now: { icon: 'circle-dot', name: 'holds now' },
  was: { icon: 'check', name: 'was true' },
  ahead: { icon: 'circle-dashed', name: 'not yet' },
}

export function LandmarkList(props: {
  set: LandmarkSet
  /** Omits initial facts and goals, even if the picture shows them. */
  plain?: boolean
}) {
  const landmarking = useFeature(createLandmarking)
  const [all, setAll] = createSignal(false)
  const listed = createMemo(() =>
    landmarking.showsTrivial() && props.plain !== true
      ? props.set.nodes
      : props.set.nodes.filter(({ inInitial, inGoal }) => !inInitial && !inGoal),
  )
  const shown = () => (all() ? listed() : listed().slice(0, SHOWN))
  /** The predecessors of each landmark, by index. */
  const before = createMemo(() => {
    const names = props.set.nodes.map((): string[] => [])
    for (const order of props.set.whole.orders) names[order.after]!.push(props.set.nodes[order.before]!.fact)
    return new Map(props.set.nodes.map(({ fact }, i) => [fact, names[i]!]))
  })
  return (
    <Show when={listed().length > 0}>
      <section class="lm-list" aria-label="Landmarks in order">
        <h3 class="flex-row gap-8">
          What must come before what
          <span class="count numbers" data-part="count">
            {listed().length}
          </span>
        </h3>
        <ol ref={list => onMount(() => rove(list, shown))}>
          <For each={shown()}>{node => <Row node={node} before={before().get(node.fact) ?? []} />}</For>
        </ol>
        <Show when={listed().length > SHOWN}>
          <Button small quiet onClick={() => setAll(now => !now)}>
            {all() ? 'Show fewer' : `Show all ${listed().length}`}
          </Button>
        </Show>
      </section>
    </Show>
  )
}

function Row(props: { node: LandmarkNode; before: readonly string[] }) {
  const landmarking = useFeature(createLandmarking)
  const role = () => roles[roleOf(props.node)]
  const passing = () => landmarking.passing(props.node.fact)
  const why = () => landmarking.whyOf(props.node.fact)
  const isChosen = () => landmarking.chosen() === props.node.fact
  const after = () =>
    props.before.length === 0
      ? ''
      : props.before.length <= 3
        ? `after ${props.before.join(', ')}`
        : `after ${props.before.slice(0, 2).join(', ')} and ${props.before.length - 2} more`
  return (
    <li class={`lm-row lm-row-${roleOf(props.node)}`} data-part="lm-row">
      <button
        type="button"
        data-rove
        tabindex={-1}
        aria-pressed={isChosen()}
        title={props.node.phrase}
        {...marks.fact(props.node.fact)}
        onClick={() => landmarking.choose(isChosen() ? null : props.node.fact)}
      >
        <span class="lm-role grid rigid ink-faint" title={role().name}>
          <Icon name={role().icon} size={14} />
          <span class="unseen">{role().name}:</span>
        </span>
        <span class="lm-what grid grow min-w-0" data-part="lm-what">
          <code class="ellipsis">{props.node.fact}</code>
          <span class="lm-after ellipsis text-11-5">
            {after()}
            <Show when={props.node.achieverCount > 0}>
              {after() === '' ? '' : ' · '}
              {counted(props.node.achieverCount, 'action')} can make it true first
            </Show>
          </span>
        </span>
        <Show when={why()?.checked}>
          <span class="grid rigid ink-add" title="Proven and checked">
            <Icon name="shield-check" size={14} />
            <span class="unseen">proven and checked</span>
          </span>
        </Show>
        <Show when={passing()}>
          {passing => (
            <span class={`lm-passing text-11-5 ink-soft inline-flex items-center gap-5 rigid lm-passing-${passing()}`}>
              <Icon name={passings[passing()].icon} size={13} />
              {passings[passing()].name}
            </span>
          )}
        </Show>
      </button>
    </li>
  )
}
