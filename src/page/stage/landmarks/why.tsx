// Why a fact is a landmark or not: the proof with the checker's result, or a plan that avoids the fact.

import { createEffect, createMemo, For, Match, on, Show, Switch } from 'solid-js'
import type { LandmarkWhy, LandmarkSet, LandmarkNode } from '#questions/views/landmarks/landmark-data'
import { marks } from '#page/state/focus/focus'
import { counted } from '#page/ui/naming'
import { Working } from '#page/workbench/parts/conditions'
import { Icon, type IconName } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { WatchGrowth } from '#page/workbench/growing/watch-growth'
import { Watch } from '#page/workbench/verdict/watch'
import { relationsOf } from './relations'
import './landmarks.css'
import { useApp, useFeature } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import { createLandmarking } from './landmarking'

const heads: Readonly<Record<LandmarkWhy['verdict'], { title: string; icon: IconName }>> = {
  landmark: { title: 'A landmark', icon: 'flag' },
  'not-landmark': { title: 'Not a landmark', icon: 'route' },
  initial: { title: 'A trivial landmark: initial', icon: 'circle' },
  goal: { title: 'A trivial landmark: a goal', icon: 'star' },
  undecided: { title: 'Undecided', icon: 'hourglass' },
  'no-plan': { title: 'There is no plan', icon: 'flag' },
  'no-proposition': { title: 'Not a candidate for a landmark', icon: 'circle-question-mark' },
}

export function Why(props: { set: LandmarkSet }) {
  const { lanes } = useApp()
  const landmarking = useFeature(createLandmarking)
  let panel: HTMLElement | undefined
  const why = () => {
    const fact = landmarking.chosen()
    return fact === null ? undefined : landmarking.whyOf(fact)
  }
  createEffect(
    on(landmarking.chosen, fact => {
      if (fact !== null) queueMicrotask(() => panel?.scrollIntoView({ block: 'nearest' }))
    }),
  )
  return (
    <Show when={landmarking.chosen()}>
      {chosen => (
        <section
          class="lm-why grid gap-8 bg-card round"
          classList={{ [`lm-why-${why()?.verdict}`]: why() !== undefined }}
          ref={panel}
          aria-label="Why"
          aria-live="polite"
        >
          <Head why={why()} />
          <p class="lm-fact flex wrap items-baseline" data-part="lm-fact">
            <code {...marks.fact(why()?.fact ?? chosen())}>{why()?.fact ?? chosen()}</code>
            <Show when={why()?.phrase}>
              <span class="lm-phrase clipped ink-soft with-ellipsis">{why()!.phrase}</span>
            </Show>
          </p>
          <Switch>
            <Match when={why()}>{why => <Evidence set={props.set} why={why()} />}</Match>
            <Match when={landmarking.whyFailed()}>
              <p class="lm-text">{landmarking.whyFailed()}</p>
              <Button small icon="rotate-ccw" onClick={() => landmarking.askAgain()}>
                Try again
              </Button>
            </Match>
            <Match when={true}>
              <Working
                compact
                what="Looking at the evidence"
                startedAt={landmarking.whyStartedAt()}
                stop={() => lanes.stopWork('landmarks')}
              />
            </Match>
          </Switch>
        </section>
      )}
    </Show>
  )
}

function Head(props: { why: LandmarkWhy | undefined }) {
  const landmarking = useFeature(createLandmarking)
  return (
    <header>
      <Icon name={props.why ? heads[props.why!.verdict].icon : 'flag'} size={16} />
      <h3>{props.why ? heads[props.why!.verdict].title : 'Why'}</h3>
      <Show when={props.why?.checked != null}>
        <span class={`checked ${props.why!.checked ? 'yes' : 'no'}`} data-part="checked">
          <Icon name={props.why!.checked ? 'shield-check' : 'shield'} size={13} />
          {props.why!.checked ? 'checked' : 'not checked'}
        </span>
      </Show>
      <span class="spacer" />
      <IconButton icon="x" iconSize={15} label="Close" onClick={() => landmarking.choose(null)} />
    </header>
  )
}

/** The evidence: text, a closed set or a plan to play, and its context. */
function Evidence(props: { set: LandmarkSet; why: LandmarkWhy }) {
  const node = createMemo(() => props.set.nodes.find(({ fact }) => fact === props.why.fact))
  return (
    <>
      <p class="lm-text">
        <Prose text={props.why.explanation} />
      </p>
      <Show when={props.why.evidence}>
        <p class="note">
          Evidence: {props.why.evidence}
          {props.why.checked
            ? ', accepted by a checker that reads only the PDDL.'
            : ', which the checker could not confirm.'}
        </p>
      </Show>
      <Show when={props.why.closed}>{closed => <WatchGrowth closed={closed()} />}</Show>
      <Show when={props.why.plan}>{plan => <Avoiding plan={plan()} why={props.why} />}</Show>
      <Show when={node()}>{node => <Around set={props.set} node={node()} />}</Show>
    </>
  )
}

/** The plan that avoids a fact, as text and to play. */
function Avoiding(props: { plan: readonly string[]; why: LandmarkWhy }) {
  const landmarking = useFeature(createLandmarking)
  const before = () => landmarking.taken()
  return (
    <Show when={props.plan.length > 0}>
      <ol class="lm-plan flex wrap gap-4 scrolls-y" data-part="lm-plan">
        <For each={props.plan}>
          {action => (
            <li class="flex gap-6 text-12 round-small">
              <code {...marks.action(action)}>{action}</code>
            </li>
          )}
        </For>
      </ol>
      <Watch
        sequence={[...before(), ...props.plan]}
        from={before().length}
        what={`the plan that avoids ${props.why.fact}`}
      />
    </Show>
  )
}

/** Maximum number of first achievers listed; beyond it, only their number is shown. */
const SHOWN = 24

/** The predecessors and successors of a landmark, and its first achievers. */
function Around(props: { set: LandmarkSet; node: LandmarkNode }) {
  const landmarking = useFeature(createLandmarking)
  const relations = createMemo(() => relationsOf(props.set, props.node.fact))
  return (
    <dl class="lm-around grid gap-8">
      <For each={relations()}>
        {({ title, facts }) => (
          <div>
            <dt class="note">{title}</dt>
            <dd class="flex wrap gap-4 text-12">
              <For each={facts}>
                {fact => (
                  <button type="button" class="lm-chip" {...marks.fact(fact)} onClick={() => landmarking.choose(fact)}>
                    <code>{fact}</code>
                  </button>
                )}
              </For>
            </dd>
          </div>
        )}
      </For>
      <Show when={props.node.achieverCount > 0}>
        <div>
          <dt class="note">
            First made true by{' '}
            {props.node.achieverCount === 1
              ? 'this action alone'
              : `one of ${counted(props.node.achieverCount, 'action')}`}
          </dt>
          <dd class="flex wrap gap-4 text-12">
            <For each={props.node.firstAchievers.slice(0, SHOWN)}>
              {action => (
                <code class="lm-action" {...marks.action(action)}>
                  {action}
                </code>
              )}
            </For>
            <Show when={props.node.achieverCount > SHOWN}>
              <span class="faint">and {props.node.achieverCount - SHOWN} more</span>
            </Show>
          </dd>
        </div>
      </Show>
    </dl>
  )
}
