// A sequence step by step: the state as a picture, a slider over the steps, the effects of each step, where it fails
// and which step deleted the missing condition; and the trace as a picture or a table.

import { createMemo, createSignal, For, Show } from 'solid-js'
import { holdsAt, isPlan, type TraceLook } from '#page/draw/trace/trace-model'
import type { Trace } from '#questions/views/trace/trace-data'
import { TracePicture } from '#page/stage/trace/trace-picture'
import { describeState, TraceSentences } from '#page/stage/trace/trace-description'
import { CountingOfSteps, fromZero } from '#page/stage/trace/counting'
import { TraceTable } from '#page/stage/trace/trace-table'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { useApp } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import { StillPicture } from '../parts/still-picture'
import type { Words } from '../parts/words'
import './trace.css'

export function Along(props: { trace: Trace; words: Words; showsVerdict: boolean; from: number }) {
  const { stepping } = useApp()
  const [asTable, setAsTable] = createSignal(false)
  const [hovered, setHovered] = createSignal<TraceLook | null>(null)
  const [picked, setPicked] = createSignal<number | null>(null)
  const at = () => stepping.walk().at
  const look = createMemo<TraceLook | null>(() => {
    const over = hovered()
    if (over !== null) return over
    const fact = picked()
    if (fact !== null) return { kind: 'fact', fact }
    return at() > 0 ? { kind: 'step', step: at() - 1 } : null
  })
  return (
    <div class="column gap-10">
      <StillPicture />
      <Slider trace={props.trace} from={props.from} words={props.words} />
      <Show when={props.showsVerdict}>
        <Verdict trace={props.trace} />
      </Show>
      <div class="flex at-end">
        <Button
          small
          quiet
          icon={asTable() ? 'rows-3' : 'table-2'}
          pressed={asTable()}
          onClick={() => setAsTable(now => !now)}
        >
          {asTable() ? 'As a picture' : 'As a table'}
        </Button>
      </div>
      <div class="live-along-frame stack framed clipped bg-graph">
        <CountingOfSteps value={fromZero}>
          <Show when={!asTable()} fallback={<TraceTable trace={props.trace} distances={null} at={at()} />}>
            <TracePicture
              trace={props.trace}
              distances={null}
              curves={false}
              at={at()}
              order="goal"
              allLinks={false}
              look={look()}
              picked={picked()}
              text={describeState(props.trace, null, at(), picked(), fromZero)}
              label={`Steps of ${isPlan(props.trace) ? 'the plan' : 'the sequence'}. Left and right step, up and down pick a fact`}
              goTo={stepping.goTo}
              play={stepping.play}
              hover={setHovered}
              enter={isInside => !isInside && setHovered(null)}
              pick={setPicked}
            />
            <TraceSentences trace={props.trace} distances={null} look={look()} />
          </Show>
        </CountingOfSteps>
      </div>
    </div>
  )
}

/** Moves through the steps by dragging, by keys, or one at a time. */
function Slider(props: { trace: Trace; from: number; words: Words }) {
  const { stepping } = useApp()
  const at = () => stepping.walk().at
  const last = () => props.trace.actions.length
  const action = () => (at() > props.from ? props.trace.actions[at() - 1] : undefined)
  const text = (): string => {
    const name = action()
    return name === undefined ? 'At the start' : `After index ${at() - 1 - props.from}, ${name}`
  }
  return (
    <div class="live-slider grid items-center">
      <IconButton
        icon="chevron-left"
        label="Previous step"
        disabled={at() <= props.from}
        onClick={() => stepping.goTo(at() - 1)}
      />
      <input
        class="finger-high full-width"
        type="range"
        aria-label="Steps taken"
        min={props.from}
        max={last()}
        step={1}
        value={at()}
        aria-valuetext={text()}
        onInput={event => stepping.goTo(Number(event.currentTarget.value))}
      />
      <IconButton
        icon="chevron-right"
        label="Next step"
        disabled={at() >= last()}
        onClick={() => stepping.goTo(at() + 1)}
      />
      <p>
        <Show when={action()} fallback="At the start">
          {name => (
            <>
              <span class="numbers faint">index {at() - 1 - props.from}</span>{' '}
              <code {...marks.step(at() - 1, name())}>{name()}</code>{' '}
              <span class="live-slider-text ink-soft">{props.words.action(name())}</span>
            </>
          )}
        </Show>
      </p>
    </div>
  )
}

/** Whether the sequence is a plan; else where it fails, and which step deleted the missing condition. */
function Verdict(props: { trace: Trace }) {
  const { stepping } = useApp()
  const isBroken = () => props.trace.taken < props.trace.actions.length
  const lacks = createMemo(() => lackingIn(props.trace))
  return (
    <div class="live-verdict round" classList={{ 'live-broken': isBroken() }}>
      <Show
        when={isBroken()}
        fallback={
          <p>
            <Icon name={isPlan(props.trace) ? 'check' : 'circle'} size={15} />
            <span>
              {isPlan(props.trace)
                ? `A plan: every step can be taken in its turn, and the goal holds after ${counted(props.trace.actions.length, 'step')}.`
                : 'Every step can be taken in its turn, but the goal does not hold at the end.'}
            </span>
          </p>
        }
      >
        <p>
          <Icon name="x" size={15} />
          <span>
            Index {props.trace.taken},{' '}
            <code {...marks.step(props.trace.taken, props.trace.actions[props.trace.taken]!)}>
              {props.trace.actions[props.trace.taken]}
            </code>
            , cannot be taken.
          </span>
        </p>
        <ul>
          <For each={lacks()}>
            {({ text, deleter }) => (
              <li>
                <Prose text={text.startsWith('(') ? `\`${text}\` does not hold.` : text} />{' '}
                <Show when={deleter !== null}>
                  <button
                    type="button"
                    class="live-link finger-high ink-accent"
                    onClick={() => stepping.goTo(deleter! + 1)}
                  >
                    Index {deleter}, <code>{props.trace.actions[deleter!]}</code>, took it away
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  )
}

/** Each condition that fails, and the step that last made it false; null if it was never true. */
function lackingIn(trace: Trace): readonly { text: string; deleter: number | null }[] {
  return trace.missing.map(text => {
    const fact = trace.facts.findIndex(({ name }) => name === text)
    const ends = trace.facts[fact]?.holds.filter((_, i) => i % 2 === 1) ?? []
    const last = ends.filter(end => end <= trace.taken).at(-1)
    // `last` is the first state in which it no longer holds, so the step before it has the index `last - 1`.
    const isGone = last !== undefined && !holdsAt(trace, fact, trace.taken)
    return { text, deleter: isGone ? last - 1 : null }
  })
}
