// The numbered steps of a plan; in a failing plan the failing step is marked, and the steps after it are faint.

import { createSignal, For, Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Button } from '#page/ui/button'
import { marks } from '#page/state/focus/focus'
import './plans.css'

/** Number of steps shown at first, and around the failing one. */
const SHOWN = 60

interface PlanStep {
  readonly name: string
  readonly time?: number | null
}

export function PlanSteps(props: {
  steps: readonly PlanStep[]
  failing?: number | null
  choose?: (step: number) => void
}) {
  const [all, setAll] = createSignal(false)
  const first = () => (all() || props.failing == null ? 0 : Math.max(0, props.failing - SHOWN / 2))
  const last = () => (all() ? props.steps.length : Math.min(props.steps.length, first() + SHOWN))
  return (
    <>
      <ol class="plan-steps mt-8" data-part="plan-steps" start={first() + 1}>
        <For each={props.steps.slice(first(), last())}>
          {(step, index) => {
            const at = () => first() + index()
            const isFailing = () => at() === props.failing
            const isLater = () => props.failing != null && at() > props.failing
            return (
              <li
                classList={{ 'plan-fails': isFailing(), 'plan-later': isLater() }}
                data-failing={isFailing() ? '' : undefined}
              >
                <span class="numbers ink-faint">{at() + 1}</span>
                <Show when={step.time != null}>
                  <span class="numbers ink-faint">{step.time}:</span>
                </Show>
                <Show when={isFailing()} fallback={<code {...marks.action(step.name)}>{step.name}</code>}>
                  <button type="button" class="text-left" onClick={() => props.choose?.(at())}>
                    <code>{step.name}</code>
                    <Icon name="x" size={14} />
                    <span class="unseen">fails</span>
                  </button>
                </Show>
              </li>
            )
          }}
        </For>
      </ol>
      <Show when={last() - first() < props.steps.length}>
        <Button small quiet onClick={() => setAll(true)}>
          Show all {props.steps.length} steps
        </Button>
      </Show>
    </>
  )
}
