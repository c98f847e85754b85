// The heads of the columns: the initial state, and each step with its number, its action set vertically, and its marks.

import { createMemo, For, Show } from 'solid-js'
import { stepLines, type TraceSizes } from '#page/draw/trace/trace-geometry'
import { needlessBy, type TraceLook } from '#page/draw/trace/trace-model'
import type { Trace, TraceLink } from '#questions/views/trace/trace-data'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { capital } from '#base/words'
import { useCounting } from './counting'
import { cutMiddle } from '#page/ui/naming'
import './trace.css'

export function TraceSteps(props: {
  trace: Trace
  sizes: TraceSizes
  /** Index of the first visible column, and of the one after the last. */
  shown: readonly [number, number]
  at: number
  look: TraceLook | null
  links: readonly TraceLink[]
  all: boolean
  width: number
}) {
  const needless = createMemo(() => needlessBy(props.trace))
  const columns = createMemo(() => {
    const [first, last] = props.shown
    return Array.from({ length: last - first }, (_, i) => first + i)
  })
  /** The steps at the other ends of the links of the selected step. */
  const linked = createMemo(() => {
    const step = props.look?.kind === 'step' ? props.look.step : -1
    return new Set(
      step < 0 || props.all
        ? []
        : props.links.flatMap(({ producer, consumer }) => (producer === step ? [consumer] : [producer])),
    )
  })
  const letters = () => Math.floor((props.sizes.head - 34) / 6.2)
  return (
    <div class="trace-head flex rigid sticky at-top bg-graph" style={{ height: `${props.sizes.head}px` }}>
      <div
        class="trace-corner sticky rigid bg-graph flex ink-faint text-11-5"
        style={{ width: `${props.sizes.names}px` }}
      >
        <span>
          {props.trace.facts.length} {props.trace.facts.length === 1 ? 'fact' : 'facts'}
        </span>
      </div>
      <div class="rigid full-height relative" style={{ width: `${props.width}px` }}>
        <For each={columns()}>
          {state => (
            <Show
              when={state > 0}
              fallback={
                <div
                  class="trace-step flex-row flex-down at-end absolute at-top clipped trace-start pointer"
                  data-part="trace-step"
                  style={{ width: `${props.sizes.column}px` }}
                  classList={{ now: props.at === 0 }}
                >
                  <span class="trace-action stack centred grow min-h-0 nowrap">start</span>
                  <span class="trace-number grid place-center rigid ink-soft text-11 weight-560 round-10">
                    <Icon name="circle-dot" size={12} />
                  </span>
                </div>
              }
            >
              <Head
                step={state - 1}
                trace={props.trace}
                column={props.sizes.column}
                letters={letters()}
                now={props.at === state}
                ahead={state > props.at}
                needless={needless().get(state - 1)?.together ?? null}
                looked={props.look?.kind === 'step' && props.look.step === state - 1}
                linked={linked().has(state - 1)}
              />
            </Show>
          )}
        </For>
      </div>
    </div>
  )
}

function Head(props: {
  step: number
  trace: Trace
  column: number
  letters: number
  now: boolean
  ahead: boolean
  /** Redundant: together with all other redundant steps (true), or by itself (false); null if not redundant. */
  needless: boolean | null
  looked: boolean
  linked: boolean
}) {
  const counting = useCounting()
  const action = () => props.trace.actions[props.step] ?? ''
  const lines = () => stepLines(action())
  const breaks = () => props.step === props.trace.taken
  return (
    <div
      class="trace-step flex-row flex-down at-end absolute at-top clipped pointer"
      data-part="trace-step"
      data-now={props.now ? '' : undefined}
      data-needless={props.needless === true ? '' : undefined}
      data-breaks={breaks() ? '' : undefined}
      data-never={props.step > props.trace.taken ? '' : undefined}
      classList={{
        now: props.now,
        'step-ahead': props.ahead,
        needless: props.needless === true,
        spare: props.needless === false,
        breaks: breaks(),
        never: props.step > props.trace.taken,
        'step-looked': props.looked,
        linked: props.linked,
      }}
      style={{
        left: `${(props.step + 1) * props.column}px`,
        width: `${props.column}px`,
      }}
      title={`${capital(counting.full(props.step))}: ${action()}${
        breaks() ? '; not applicable' : props.needless === null ? '' : '; not needed'
      }`}
      {...marks.step(props.step, action())}
    >
      <span class="trace-action stack centred grow min-h-0 nowrap">
        <b>{cutMiddle(lines()[0], props.letters)}</b>
        <Show when={lines()[1] !== '' && props.column >= 24}>
          <span class="ink-soft">{cutMiddle(lines()[1], props.letters)}</span>
        </Show>
      </span>
      <span class="trace-number grid place-center rigid ink-soft text-11 weight-560 numbers round-10">
        <Show when={!breaks()} fallback={<Icon name="x" size={13} />}>
          <Show when={props.needless === null} fallback={<Icon name="scissors" size={12} />}>
            {counting.number(props.step)}
          </Show>
        </Show>
      </span>
    </div>
  )
}
