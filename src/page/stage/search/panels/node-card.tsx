// The state of the selected node: how it was reached, its picture, and the effects of its last action.

import { createMemo, For, Show, Suspense } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import type { Scene } from '#language/domain-kit'
import type { Source } from '#planning/pddl/source'
import type { StateView } from '#questions/views/stepping'
import { createPane } from '#page/state/lanes/pane'
import { marks } from '#page/state/focus/focus'
import { counted } from '#page/ui/naming'
import { Changes } from '#page/stage/state/changes'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { demandsOf, isBackward } from '../words/subgoals'
import { statusWord, sumText, whyNotMe } from '../words/sentences'
import { createSearching } from '../run/searching'
import './panels.css'

const SceneView = lazy(() => import('#page/draw/scene/scene').then(m => ({ default: m.SceneView })), Nothing)

/** Maximum number of facts listed in place of a picture. */
const MAX_FACTS = 24

interface NodePicture {
  readonly view: StateView
  readonly scene: Scene | null
  readonly steps: readonly string[]
}

/**
 * `brief`: the picture, the last action, and the missing part of the goal. `inFacts`: the true facts replace the
 * picture.
 */
export function NodeCard(props: { brief?: boolean; inFacts?: boolean }) {
  const { lanes, session } = useApp()
  const { searchView, steps } = useFeature(createSearching)
  const pane = createPane<{ source: Source; steps: readonly string[] }, NodePicture | null>(
    () => {
      const source = searchView.source()
      const held = searchView.held()
      // A set of subgoals is not a state.
      if (source === null || held === null || isBackward(held)) return null
      return { source, steps: steps() }
    },
    asked =>
      lanes.quietly('quick', async api => {
        const stepped = await api.states.step(asked.source, asked.steps)
        if (stepped.kind !== 'state') return null
        const scene = await api.states.scene(asked.source, stepped.state.facts, session.selected()?.question)
        return { view: stepped.state, scene, steps: asked.steps }
      }),
    {
      settle: () => (searchView.playing() ? 120 : 0),
      keeps: (next, shown) => next.source === shown.source,
    },
  )
  const about = createMemo(() => {
    const held = searchView.held()
    const node = searchView.selected()
    if (held === null || node < 0) return null
    return {
      node,
      status: statusWord[held.replay.statusOf(node)],
      sum: sumText(held, held.replay.gOf(node), node),
      // Hidden while the next node is asked for, which it would reveal.
      why: searchView.playing() || searchView.isAsked() ? '' : whyNotMe(held, node),
      demands: isBackward(held) ? demandsOf(held, node) : null,
    }
  })
  return (
    <div class="node-card grid gap-8 content-start place-start">
      <Show when={about()}>
        {now => (
          <p class="node-about ink-soft" data-part="node-about">
            <strong>#{now().node}</strong> {now().status}, {now().sum}, {counted(steps().length, 'step')}{' '}
            {now().demands === null ? 'from the start' : 'before the goal'}.
            <Show when={now().why}>{why => <span> {why()}</span>}</Show>
          </p>
        )}
      </Show>
      <Show when={about()?.demands}>{demands => <Demands demands={demands()} then={[...steps()].reverse()} />}</Show>
      <Show when={pane.value()}>
        {seen => <StateOf seen={seen()} brief={props.brief === true} inFacts={props.inFacts === true} />}
      </Show>
    </div>
  )
}

/** The subgoals of a node of a backward search; all other facts may be true or false. */
function Demands(props: { demands: readonly string[]; then: readonly string[] }) {
  return (
    <>
      <p class="node-line">
        <span class="faint">Demands</span>
        <For each={props.demands}>{text => <code {...marks.fact(text)}>{text}</code>}</For>
      </p>
      <Show when={props.then.length > 0}>
        <p class="node-line">
          <span class="faint">Then</span>
          <For each={props.then}>{text => <code {...marks.action(text)}>{text}</code>}</For>
        </p>
      </Show>
    </>
  )
}

/** The picture of a state, the changes by its last action, and the satisfied goals. */
function StateOf(props: { seen: NodePicture; brief: boolean; inFacts: boolean }) {
  const { stepping } = useApp()
  const now = () => props.seen
  return (
    <>
      <Show when={props.inFacts}>
        <p class="node-line">
          <span class="faint">True</span>
          <For each={now().view.facts.slice(0, MAX_FACTS)}>{fact => <code {...marks.fact(fact)}>{fact}</code>}</For>
        </p>
      </Show>
      <Show when={!props.inFacts && now().scene}>
        {scene => (
          <Suspense fallback={<div class="node-picture border round bg-paper" />}>
            <div class="node-picture border round bg-paper">
              <SceneView scene={scene()} changed={now().view.added} steps={now().steps} />
            </div>
          </Suspense>
        )}
      </Show>
      <Show when={now().steps.length > 0} fallback={<p class="node-line">The initial state.</p>}>
        <p class="node-line">
          <span class="faint">Last action</span>
          <code {...marks.action(now().steps.at(-1)!)}>{now().steps.at(-1)}</code>
        </p>
        <Show when={!props.brief}>
          <p class="node-line">
            <Changes added={now().view.added} removed={now().view.removed} none="It changes nothing." most={12} />
          </p>
        </Show>
      </Show>
      <p class="node-line">
        <span class="faint">Goal</span>
        <For each={now().view.goal.slice(0, 12)}>
          {({ text, holds }) => (
            <code class={holds ? 'goal-met' : 'goal-missing'} {...marks.fact(text)}>
              <span aria-hidden="true">{holds ? '✓ ' : '○ '}</span>
              <span class="unseen">{holds ? 'holds: ' : 'missing: '}</span>
              {text}
            </code>
          )}
        </For>
      </p>
      <Show when={!props.brief}>
        <Button small onClick={() => stepping.moveAfter(now().steps)}>
          Go to this state
        </Button>
      </Show>
    </>
  )
}
