// The state of a line in a worked example: its picture, the path to it, and its facts in English.

import { createEffect, createMemo, For, on, Show } from 'solid-js'
import type { StateView } from '#questions/views/stepping'
import { marks } from '#page/state/focus/focus'
import type { App } from '#page/state/app'
import { GoalLine } from '../live/parts/goal-line'
import { StillPicture } from '../live/parts/still-picture'
import { Fold } from '#page/ui/fold'
import './worked.css'

/** Maximum number of actions of the path that are named. */
const SHOWN = 4

/** `Line 3`, `Lines 1 to 4`, `Lines 1, 2 and 5`. */
function linesWord(lines: readonly number[]): string {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  if (lines.length === 1) return `Line ${first}`
  if (lines.length > 2 && last - first === lines.length - 1) return `Lines ${first} to ${last}`
  return `Lines ${lines.slice(0, -1).join(', ')} and ${last}`
}

export function WorkedPicture(props: {
  sandbox: App
  at: readonly string[]
  /** The lines with this state, counted from 1; empty if all lines have it. */
  lines: readonly number[]
  /** True if the world has no picture: its facts are shown instead. */
  inFacts: boolean
}) {
  const { stepping } = props.sandbox
  createEffect(
    on(
      () => props.at.join(),
      () => stepping.show(props.at, '', props.at.length),
    ),
  )
  /** The last computed state stays visible until the next one is ready. */
  const shown = createMemo<StateView | undefined>(before => {
    const now = stepping.pane.value()
    return now?.kind === 'state' ? now.state : before
  })
  const facts = () => shown()?.facts ?? []
  return (
    <>
      <p class="worked-way ink-soft break-anywhere">
        <Show when={props.lines.length > 0}>
          <strong>{linesWord(props.lines)}:</strong>{' '}
        </Show>
        <Show when={props.at.length > 0} fallback={`${props.lines.length > 0 ? 'the' : 'The'} state at the start`}>
          {props.lines.length > 0 ? 'the' : 'The'} state after{' '}
          <For each={props.at.slice(-SHOWN)}>
            {(action, index) => (
              <>
                {index() === 0 ? (props.at.length > SHOWN ? `${props.at.length - SHOWN} steps and ` : '') : ', '}
                <code {...marks.action(action)}>{action}</code>
              </>
            )}
          </For>
        </Show>
      </p>
      <div class="worked-figure min-w-0">
        <Show when={props.inFacts} fallback={<StillPicture />}>
          <h4>Facts that are true</h4>
          <FactNames facts={facts()} />
        </Show>
      </div>
      <Show when={shown()}>{state => <GoalLine state={state()} />}</Show>
      <Show when={!props.inFacts}>
        <Fold class="worked-facts">
          <summary>{facts().length === 1 ? '1 fact is' : `${facts().length} facts are`} true in it</summary>
          <FactNames facts={facts()} />
        </Fold>
      </Show>
    </>
  )
}

function FactNames(props: { facts: readonly string[] }) {
  return (
    <ul class="worked-names flex wrap gap-4-12 text-12">
      <For each={props.facts}>
        {fact => (
          <li>
            <code {...marks.fact(fact)}>{fact}</code>
          </li>
        )}
      </For>
    </ul>
  )
}
