// A table of actions with the conditions of their preconditions: which hold, and which are missing.

import { createEffect, createMemo, For, Show } from 'solid-js'
import type { ConditionsRow } from '#teaching/views/conditions'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import type { LiveProps } from '../live-props'
import { Asked } from '../parts/asked'
import { createWords, type Words } from '../parts/words'
import { inBackground } from '#page/browser/background'
import './table.css'

export function TableLive(props: LiveProps) {
  const words = createWords(props)
  const { at, more } = props.part
  return (
    <Asked
      what="looking at each condition of each action"
      about={props.world.source}
      ask={api => api.teaching.conditions(props.world.source, at, more.only ?? null)}
    >
      {rows => <Table rows={rows()} words={words} open={props.open} />}
    </Asked>
  )
}

interface Group {
  readonly title: string
  readonly rows: readonly ConditionsRow[]
}

/** Groups: applicable, near misses, the rest; before the answer may be shown a single group, by name. */
function groupsOf(rows: readonly ConditionsRow[], open: boolean): readonly Group[] {
  if (!open) return [{ title: '', rows: [...rows].sort((a, b) => (a.action < b.action ? -1 : 1)) }]
  return [
    { title: 'Applicable: nothing is missing', rows: rows.filter(row => row.missing === 0) },
    { title: 'Near misses: one condition is missing', rows: rows.filter(row => row.missing === 1) },
    { title: 'More is missing', rows: rows.filter(row => row.missing > 1) },
  ].filter(group => group.rows.length > 0)
}

function Table(props: { rows: readonly ConditionsRow[]; words: Words; open: boolean }) {
  createEffect(() =>
    inBackground(
      props.words.want(
        [],
        props.rows.map(row => row.action),
      ),
    ),
  )
  const columns = createMemo(() => props.rows.reduce((max, row) => Math.max(max, row.parts.length), 1))
  const groups = createMemo(() => groupsOf(props.rows, props.open))
  return (
    <table class="live-table full-width collapsed">
      <caption class="unseen">
        {props.open
          ? 'Each action with the conditions of its precondition, and whether each holds'
          : 'Each action with the conditions of its precondition'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Action</th>
          <th scope="colgroup" colSpan={columns()}>
            Its precondition: all of these must hold
          </th>
        </tr>
      </thead>
      <For each={groups()}>
        {group => (
          <tbody>
            <Show when={group.title !== ''}>
              <tr class="live-table-group">
                <th colSpan={columns() + 1} scope="rowgroup">
                  {group.title}{' '}
                  <span class="count numbers" data-part="count">
                    {group.rows.length}
                  </span>
                </th>
              </tr>
            </Show>
            <For each={group.rows}>
              {row => <Row row={row} columns={columns()} words={props.words} open={props.open} />}
            </For>
          </tbody>
        )}
      </For>
    </table>
  )
}

function Row(props: { row: ConditionsRow; columns: number; words: Words; open: boolean }) {
  return (
    <tr classList={{ 'live-near': props.open && props.row.missing === 1 }}>
      <th scope="row" {...marks.action(props.row.action)}>
        <code>{props.row.action}</code>
        <Show when={props.words.action(props.row.action)}>
          {english => <span class="live-sentence block ink-soft">{english()}</span>}
        </Show>
        <Show when={props.open && props.row.missing > 0}>
          <span class="unseen">, {counted(props.row.missing, 'condition')} missing</span>
        </Show>
      </th>
      <For each={props.row.parts}>
        {part => (
          <td
            classList={{
              'live-holds': props.open && part.holds === true,
              'live-lacks': props.open && part.holds === false,
            }}
            {...marks.fact(part.text)}
          >
            <Show when={props.open && part.holds !== null}>
              <Icon name={part.holds ? 'check' : 'square'} size={13} />
              <span class="unseen">{part.holds ? 'holds: ' : 'does not hold: '}</span>
            </Show>
            <code>{part.text}</code>
          </td>
        )}
      </For>
      <Show when={props.columns > props.row.parts.length}>
        <td class="live-blank" colSpan={props.columns - props.row.parts.length} />
      </Show>
    </tr>
  )
}
