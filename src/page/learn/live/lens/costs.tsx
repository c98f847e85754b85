// The table of costs, which the learner may fill in; once the answer may be shown, the engine's table is next to it.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { CostSweeps, LensView, RelaxedView } from '#questions/views/search/search-data'
import { Sweeps } from '#page/stage/search/lens/lens-parts'
import { costWord } from '#page/stage/search/words/sentences'
import { marks } from '#page/state/focus/focus'
import { counted, grouped } from '#page/ui/naming'
import type { LiveProps } from '../live-props'
import { Asked, createLens, createRelaxed } from './asking'
import { RelaxedActions } from './relaxed-actions'
import './lens.css'

export function LensCosts(props: LiveProps & { joining: 'max' | 'add' }) {
  const relaxed = createRelaxed(props)
  const lens = createLens(props, props.joining === 'max' ? 'h-max' : 'h-add', () => props.open)
  const [filled, setFilled] = createSignal<ReadonlyMap<string, string>>(new Map())
  const table = createMemo(() => {
    const now = lens.value()
    return now?.kind === 'lens' ? tableOf(now) : undefined
  })
  return (
    <Asked<RelaxedView> pane={relaxed} what="Relaxing the problem">
      {view => (
        <>
          <RelaxedActions view={view()} />
          <Show when={table() === undefined || filled().size > 0}>
            <Fields
              view={view()}
              table={table()}
              filled={filled()}
              fill={(name, cost) => setFilled(now => new Map(now).set(name, cost))}
            />
          </Show>
          <Show when={table()}>{now => <Sweeps table={now()} joining={props.joining} />}</Show>
        </>
      )}
    </Asked>
  )
}

const tableOf = ({ lens }: LensView): CostSweeps | undefined =>
  lens.kind === 'sweeps' || lens.kind === 'plan' ? lens.table : undefined

/** A number field for each condition that does not hold yet: a work sheet, which is not judged. */
function Fields(props: {
  view: RelaxedView
  table: CostSweeps | undefined
  filled: ReadonlyMap<string, string>
  fill: (name: string, cost: string) => void
}) {
  const truth = createMemo(() => new Map(props.table?.rows.map(row => [row.condition, row.costs.at(-1)!]) ?? []))
  const rows = () => [...props.view.conditions].sort((a, b) => Number(b.isGoal) - Number(a.isGoal)).slice(0, 24)
  const isRight = (name: string): boolean => Number(props.filled.get(name)) === truth().get(name)
  const text = () => {
    const mine = rows().filter(({ name }) => (props.filled.get(name) ?? '') !== '')
    const right = mine.filter(({ name }) => isRight(name)).length
    return mine.length === 0
      ? ''
      : `Of ${counted(mine.length, 'cost')} filled in, ${grouped(right)} ${right === 1 ? 'is' : 'are'} right.`
  }
  return (
    <>
      <table class="live-lens-fields self-start text-small collapsed">
        <caption class="weight-600 nowrap text-left">Your table: what does each fact cost?</caption>
        <tbody>
          <For each={rows()}>
            {({ name, isTrue, isGoal }) => (
              <tr>
                <th class="weight-400 text-left" scope="row">
                  <code classList={{ 'live-lens-zone': isGoal }} {...marks.fact(name)}>
                    {name}
                  </code>
                  <Show when={isGoal}>
                    <span class="faint"> goal</span>
                  </Show>
                </th>
                <td>
                  <Show when={!isTrue} fallback={<span class="numbers">0</span>}>
                    <input
                      class="ink bg-paper round"
                      type="text"
                      inputmode="decimal"
                      aria-label={`Cost of ${name}`}
                      value={props.filled.get(name) ?? ''}
                      disabled={props.table !== undefined}
                      onInput={event => props.fill(name, event.currentTarget.value.trim())}
                    />
                  </Show>
                </td>
                <td class="numbers">
                  <Show when={props.table !== undefined && !isTrue && truth().has(name)}>
                    {(props.filled.get(name) ?? '') === '' ? '' : isRight(name) ? '✓ ' : '✗ '}
                    {costWord(truth().get(name)!)}
                  </Show>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.table !== undefined && text() !== ''}>
        <p class="live-lens-text" role="status">
          {text()}
        </p>
      </Show>
    </>
  )
}
