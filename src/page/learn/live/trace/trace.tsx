// A sequence of actions in a lesson, to step through, to judge, or to strike steps out of. Its effects are shown only
// once they may be seen; before that the steps are a list.

import { createEffect, createMemo, For, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js'
import { createTracing } from '#page/stage/trace/tracing'
import { marks } from '#page/state/focus/focus'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { useFeature } from '#page/state/use-app'
import type { LiveProps } from '../live-props'
import { GoalLine } from '../parts/goal-line'
import { StillPicture } from '../parts/still-picture'
import { createWords, type Words } from '../parts/words'
import { Along } from './along'
import { createShownPlan } from './plan'
import { Strike } from './strike'
import { inBackground } from '#page/browser/background'
import './trace.css'

export function TraceLive(props: LiveProps) {
  const plan = createShownPlan(props)
  const words = createWords(props)
  const started = performance.now()
  createEffect(() => inBackground(words.want([], plan.actions())))
  /**
   * For a sequence given by the lesson, the question may be about failing and redundant steps; for a cheapest plan it
   * is not.
   */
  const isHidden = () => !props.open && props.part.more.plan !== 'cheapest'
  return (
    <Switch fallback={<Working what="Looking for a cheapest plan" startedAt={started} />}>
      <Match when={plan.problem()}>
        {message => <Problem title="There are no steps to show" message={message()} />}
      </Match>
      <Match when={props.part.doing === 'strike' && plan.sequence()}>
        <Strike {...props} actions={plan.actions()} words={words} />
      </Match>
      <Match when={plan.sequence() !== null && isHidden()}>
        <Listed {...props} actions={plan.actions()} words={words} />
      </Match>
      <Match when={plan.sequence() !== null}>
        <Traced {...props} words={words} />
      </Match>
    </Switch>
  )
}

/** The steps with their indices, and their initial state. */
function Listed(props: LiveProps & { actions: readonly string[]; words: Words }) {
  const { stepping } = props.sandbox
  const state = createMemo(() => {
    const now = stepping.pane.value()
    return now?.kind === 'state' ? now.state : undefined
  })
  return (
    <div class="column gap-12">
      <StillPicture />
      <Show when={state()}>{now => <GoalLine state={now()} />}</Show>
      <ol class="live-steps">
        <For each={props.actions}>
          {(action, step) => (
            <li {...marks.step(step(), action)}>
              <span class="live-index ink-faint numbers">
                <span class="unseen">index </span>
                {step()}
              </span>
              <code>{action}</code>
              <span class="live-step-text ink-soft">{props.words.action(action)}</span>
            </li>
          )}
        </For>
      </ol>
    </div>
  )
}

function Traced(props: LiveProps & { words: Words }) {
  const tracing = useFeature(createTracing)
  onMount(() => tracing.setVisible(true))
  onCleanup(() => tracing.setVisible(false))
  const trace = () => {
    const value = tracing.pane.value()
    return value?.kind === 'trace' ? value.trace : undefined
  }
  const { stepping } = props.sandbox
  // Moving to the end counts as completing the part.
  createEffect(
    on(
      () => stepping.walk().at === stepping.walk().sequence.length,
      isEnd => isEnd && props.acted(),
      { defer: true },
    ),
  )
  return (
    <Switch fallback={<Working what="Tracing the steps" startedAt={tracing.pane.startedAt()} />}>
      <Match when={tracing.pane.condition() === 'problem'}>
        <Problem
          title="The steps could not be traced"
          message={tracing.pane.message()}
          again={() => tracing.pane.retry()}
        />
      </Match>
      <Match when={trace()}>
        {now => <Along trace={now()} words={props.words} showsVerdict={props.open} from={props.part.at.length} />}
      </Match>
    </Switch>
  )
}
