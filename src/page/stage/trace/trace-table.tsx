// The trace as a table with a row for each step, with the same content as the picture.

import { createMemo, createSignal, For, Show } from 'solid-js'
import { changesAt, distanceWord, lossOf, needlessBy, printNumber } from '#page/draw/trace/trace-model'
import type { WayDistances, Trace, TraceLink } from '#questions/views/trace/trace-data'
import { marks } from '#page/state/focus/focus'
import { capital } from '#base/words'
import { useCounting } from './counting'
import { grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { Changes } from '../state/changes'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './trace.css'

/** Maximum number of rows shown at first; rendering a thousand at once takes noticeable time. */
const SHOWN = 60

export function TraceTable(props: { trace: Trace; distances: WayDistances | null | undefined; at: number }) {
  const { stepping } = useApp()
  const [most, setMax] = createSignal(SHOWN)
  const steps = createMemo(() =>
    Array.from({ length: Math.min(most(), props.trace.actions.length) }, (_, step) => step),
  )
  const needless = createMemo(() => needlessBy(props.trace))
  const links = createMemo(() => {
    const map = new Map<number, TraceLink[]>()
    for (const link of props.trace.links) {
      const list = map.get(link.consumer)
      if (list) list.push(link)
      else map.set(link.consumer, [link])
    }
    return map
  })
  const hereIf = (state: number) => (props.at === state ? 'step' : undefined)
  return (
    <section class="trace-table grow min-h-0 scrolls bg-paper" tabindex="0" aria-label="Steps as a table">
      <table class="full-width text-small collapsed">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">What changes</th>
            <th scope="col">Needs</th>
            <th scope="col">Cost</th>
            <th scope="col">h*</th>
          </tr>
        </thead>
        <tbody>
          <tr classList={{ 'table-here': props.at === 0 }}>
            <th scope="row">
              <button type="button" aria-current={hereIf(0)} onClick={() => stepping.goTo(0)}>
                Start
              </button>
            </th>
            <td class="faint">Initial state</td>
            <td />
            <td class="numbers">0</td>
            <td class="numbers">{distanceWord(props.distances, 0)}</td>
          </tr>
          <For each={steps()}>
            {step => (
              <StepRow
                trace={props.trace}
                distances={props.distances}
                step={step}
                at={props.at}
                needless={needless().get(step)}
                links={links().get(step) ?? []}
              />
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.trace.actions.length > most()}>
        <Button small onClick={() => setMax(count => count + 4 * SHOWN)}>
          Show more; {grouped(props.trace.actions.length - most())} are left
        </Button>
      </Show>
    </section>
  )
}

interface StepProps {
  readonly trace: Trace
  readonly distances: WayDistances | null | undefined
  readonly step: number
  readonly at: number
  /** Why the step is redundant. */
  readonly needless: ReturnType<ReturnType<typeof needlessBy>['get']>
  /** Its preconditions, and their achievers. */
  readonly links: readonly TraceLink[]
}

function StepRow(props: StepProps) {
  const { stepping } = useApp()
  const counting = useCounting()
  const { step } = props
  return (
    <tr
      classList={{
        'table-here': props.at === step + 1,
        'table-needless': props.needless !== undefined,
        'table-never': step > props.trace.taken,
      }}
    >
      <th scope="row">
        <button
          type="button"
          aria-current={props.at === step + 1 ? 'step' : undefined}
          title={capital(counting.full(step))}
          {...marks.step(step, props.trace.actions[step]!)}
          onClick={() => stepping.goTo(step + 1)}
        >
          <span class="numbers">{counting.number(step)}</span> <code>{props.trace.actions[step]}</code>
        </button>
      </th>
      <StepChanges {...props} />
      <StepNeeds {...props} />
      <td class="numbers">{step < props.trace.taken ? printNumber(props.trace.cost[step + 1]!) : ''}</td>
      <td class="numbers">
        {step < props.trace.taken ? distanceWord(props.distances, step + 1) : ''}
        <Show when={(lossOf(props.trace, props.distances, step) ?? 0) > 0}>
          <span class="trace-bad"> loses {printLoss(lossOf(props.trace, props.distances, step)!)}</span>
        </Show>
      </td>
    </tr>
  )
}

/** The effects of the step, or why there are none, and whether the plan needs it. */
function StepChanges(props: StepProps) {
  const { step } = props
  return (
    <td>
      <Show when={step < props.trace.taken}>
        <Changes {...changesAt(props.trace, step)} none="Nothing" most={12} />
      </Show>
      <Show when={step === props.trace.taken}>
        <span class="is-lost">
          Cannot be taken:{' '}
          <Prose text={props.trace.missing.map(part => (part.startsWith('(') ? `\`${part}\`` : part)).join(', ')} />
        </span>
      </Show>
      <Show when={step > props.trace.taken}>
        <span class="faint">Does not happen</span>
      </Show>
      <Show when={props.needless}>
        {needless => (
          <p class="is-needless flex items-start gap-6 ink-ochre">
            <Icon name="scissors" size={12} />
            <span>
              Not needed. <Prose text={needless().why} />
            </span>
          </p>
        )}
      </Show>
    </td>
  )
}

function StepNeeds(props: StepProps) {
  const counting = useCounting()
  return (
    <td>
      <ul>
        <For each={props.links.filter(({ why }) => why !== 'goal')}>
          {link => (
            <li>
              <code {...marks.fact(props.trace.facts[link.fact]!.name)}>
                {link.negated ? 'not ' : ''}
                {props.trace.facts[link.fact]!.name}
              </code>{' '}
              <span class="faint numbers">{link.producer < 0 ? 'start' : counting.short(link.producer)}</span>
            </li>
          )}
        </For>
      </ul>
    </td>
  )
}

const printLoss = (loss: number): string => (loss === Number.POSITIVE_INFINITY ? 'the goal' : printNumber(loss))
