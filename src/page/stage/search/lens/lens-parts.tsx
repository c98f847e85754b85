// How a heuristic value is computed: costs sweep by sweep, FF's relaxed plan, the rounds of LM-cut.

import { createSignal, For, Match, Show, Switch } from 'solid-js'
import type { CostSweeps, CutRow, Lens, PlanRow } from '#questions/views/search/search-data'
import { marks } from '#page/state/focus/focus'
import { counted, grouped } from '#page/ui/naming'
import { costWord } from '../words/sentences'
import { Fold } from '#page/ui/fold'
import { Button } from '#page/ui/button'
import '#page/draw/scene/scene-colours.css'
import './lens.css'

/** The lens, narrowed to one kind; undefined if it is of another. */
function narrowed<K extends Lens['kind']>(lens: Lens, kind: K): Extract<Lens, { kind: K }> | undefined {
  return lens.kind === kind ? (lens as Extract<Lens, { kind: K }>) : undefined
}

export function LensParts(props: { lens: Lens; value: number }) {
  return (
    <Switch>
      <Match when={narrowed(props.lens, 'goals')}>
        {goals => (
          <p class="lens-facts flex wrap items-baseline gap-4-8 text-small">
            <For each={goals().missing}>
              {fact => (
                <code class="ink-delete" {...marks.fact(fact)}>
                  {fact}
                </code>
              )}
            </For>
            <For each={goals().met}>
              {fact => (
                <code class="ink-add" {...marks.fact(fact)}>
                  <span aria-hidden="true">✓ </span>
                  <span class="unseen">holds: </span>
                  {fact}
                </code>
              )}
            </For>
          </p>
        )}
      </Match>
      <Match when={narrowed(props.lens, 'sweeps')}>
        {sweeps => <Sweeps table={sweeps().table} joining={sweeps().joining} />}
      </Match>
      <Match when={narrowed(props.lens, 'plan')}>
        {plan => (
          <>
            <RelaxedPlanList rows={plan().rows} value={props.value} />
            <Fold class="lens-more">
              <summary>Where the achievers come from: the costs by h-add</summary>
              <Sweeps table={plan().table} joining="add" />
            </Fold>
          </>
        )}
      </Match>
      <Match when={narrowed(props.lens, 'cuts')}>
        {cuts => <Cuts rows={cuts().rows} leftOut={cuts().leftOut} value={props.value} />}
      </Match>
    </Switch>
  )
}

/** Maximum numbers of columns (sweeps) and rows shown. */
const MAX_COLUMNS = 14
const MAX_ROWS = 24

/** The cost of each condition after each sweep. A bold cost has just decreased. */
export function Sweeps(props: { table: CostSweeps; joining: 'max' | 'add' }) {
  const [isAll, setAll] = createSignal(false)
  const columns = () => Math.min(props.table.sweeps, MAX_COLUMNS)
  const rows = () => (isAll() ? props.table.rows : props.table.rows.slice(0, MAX_ROWS))
  const left = () => props.table.rows.length - rows().length
  return (
    <>
      <p class="lens-text">
        In each sweep every action is tried with the costs of the sweep before: it brings about its effects for its own
        cost and {props.joining === 'max' ? 'the most expensive of its conditions' : 'all its conditions added up'}.
        Column 0 is the state itself.
      </p>
      <section class="min-w-0 scrolls-x" tabindex="0" aria-label="Costs sweep by sweep">
        <table class="lens-sweeps text-small collapsed">
          <thead>
            <tr>
              <th scope="col">Fact</th>
              <For each={Array.from({ length: columns() }, (_, i) => i)}>{sweep => <th scope="col">{sweep}</th>}</For>
              <th scope="col">Cheapest by</th>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {row => (
                <tr classList={{ 'lens-used': row.isUsed, 'lens-goal': row.isGoal }}>
                  <th scope="row">
                    <code {...(row.condition.startsWith('(') ? marks.fact(row.condition) : {})}>{row.condition}</code>
                  </th>
                  <For each={row.costs.slice(0, columns())}>
                    {(cost, sweep) => (
                      <td
                        classList={{
                          'lens-new':
                            cost !== Number.POSITIVE_INFINITY && (sweep() === 0 || row.costs[sweep() - 1] !== cost),
                        }}
                      >
                        {cost === Number.POSITIVE_INFINITY ? '·' : costWord(cost)}
                      </td>
                    )}
                  </For>
                  <td>
                    <code {...(row.by === '' ? {} : marks.action(row.by))}>{row.by}</code>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Show when={left() > 0 || props.table.leftOut > 0}>
        <p class="lens-text">
          <Show when={left() > 0}>
            <Button small onClick={() => setAll(true)}>
              Show {grouped(left())} more
            </Button>
          </Show>
          <Show when={props.table.leftOut > 0}> {grouped(props.table.leftOut)} are left out.</Show>
        </p>
      </Show>
    </>
  )
}

/** FF's relaxed plan, from actions applicable in the state to the goal. */
export function RelaxedPlanList(props: { rows: readonly PlanRow[]; value: number }) {
  return (
    <Show
      when={props.rows.length > 0}
      fallback={
        <p class="lens-text">
          {props.value === 0 ? 'The goal holds.' : 'Even if nothing is deleted, there is no plan.'}
        </p>
      }
    >
      <p class="lens-text">
        {counted(props.rows.length, 'action')} that would reach the goal if nothing were deleted. A dot marks those that
        can be taken now.
      </p>
      <ol class="lens-plan">
        <For each={props.rows}>
          {row => (
            <li class="flex wrap items-baseline">
              <span
                class="lens-first rigid disc"
                role="img"
                aria-label={row.isFirst ? 'can be taken now' : 'cannot be taken yet'}
                classList={{ 'lens-now': row.isFirst }}
              />
              <code {...marks.action(row.action)}>{row.action}</code>
              <span class="numbers faint">{costWord(row.cost)}</span>
              <span class="ink-faint">
                for{' '}
                <For each={row.gives}>
                  {(fact, i) => (
                    <>
                      {i() > 0 ? ', ' : ''}
                      <code {...marks.fact(fact)}>{fact}</code>
                    </>
                  )}
                </For>
              </span>
            </li>
          )}
        </For>
      </ol>
    </Show>
  )
}

/** LM-cut round by round. */
export function Cuts(props: {
  rows: readonly CutRow[]
  leftOut: number
  value: number
  /** Maximum number of rounds shown; absent: all. */
  shown?: number
}) {
  const shown = () => props.rows.slice(0, props.shown)

  return (
    <Show
      when={props.rows.length > 0}
      fallback={<p class="lens-text">The goal follows for nothing: no cut is left to charge.</p>}
    >
      <p class="lens-text">
        In each round every plan must take one of the actions of the cut, since nothing else leads into the goal zone.
        The cost of the cheapest is counted, and subtracted from the costs of all.
      </p>
      <ol class="lens-cuts" data-part="lens-cuts">
        <For each={shown()}>
          {(row, round) => (
            <li class="grid border-top">
              <h4 class="flex wrap">
                Round {round() + 1}
                <span class="numbers">
                  {row.share === Number.POSITIVE_INFINITY
                    ? 'the goal is out of reach: ∞'
                    : `charges ${costWord(row.share)}`}
                </span>
                <span class="numbers faint">h-max of the goal {costWord(row.goal)}</span>
              </h4>
              <Show when={row.actions.length > 0}>
                <p class="lens-facts flex wrap items-baseline gap-4-8 text-small">
                  <span class="faint">One of</span>
                  <For each={row.actions}>{action => <code {...marks.action(action)}>{action}</code>}</For>
                </p>
              </Show>
              <Show when={row.zone.length > 0}>
                <p class="lens-facts flex wrap items-baseline gap-4-8 text-small">
                  <span class="faint">Goal zone</span>
                  <For each={row.zone}>
                    {fact => (
                      <code class="ink-goal" {...marks.fact(fact)}>
                        {fact}
                      </code>
                    )}
                  </For>
                </p>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <Show when={shown().length === props.rows.length}>
        <p class="weight-600 numbers">
          {props.rows
            .slice(0, 20)
            .map(({ share }) => costWord(share))
            .join(' + ')}
          {props.rows.length > 20 || props.leftOut > 0 ? ' + …' : ''} = {costWord(props.value)}
        </p>
      </Show>
    </Show>
  )
}
