// The three tables of the coverage.

import { For, type JSX, Show } from 'solid-js'
import type { CoverageCell, CoverageRow } from '#language/english/coverage'
import { counted } from '#page/ui/naming'
import { Cell } from './cell'
import './coverage.css'

/** The titles of the columns of predicates, and the labels of their cells. */
const columns = [
  { head: 'holds', there: 'that say it holds', add: 'a wording that says it holds' },
  {
    head: 'does not hold',
    there: 'that say it does not hold',
    add: 'a wording that says it does not hold',
  },
  { head: 'in a goal', there: 'used in goals', add: 'a wording for goals' },
  { head: 'listed in', there: '', add: 'the predicate to what contexts list' },
  { head: 'in states', there: 'for states', add: 'a wording of its own for states' },
  { head: 'only read', there: 'that are only read', add: 'a wording that is only read in answers' },
] as const

export function PredicatesTable(props: { rows: readonly CoverageRow[] }) {
  return (
    <Table title="Predicates" class="coverage-predicates" columns={columns.map(({ head }) => head)}>
      <For each={props.rows}>
        {row => (
          <tr>
            <RowHead row={row} />
            <For each={row.cells}>
              {(cell, i) => (
                <td>
                  <PredicateCell name={row.name} cell={cell} column={columns[i()]!} />
                </td>
              )}
            </For>
          </tr>
        )}
      </For>
    </Table>
  )
}

function PredicateCell(props: { name: string; cell: CoverageCell; column: (typeof columns)[number] }) {
  const list = () => props.cell.list
  const there = (): string => {
    const at = list()
    return at === undefined
      ? `${props.name}: ${counted(props.cell.wordings.length, 'wording')} ${props.column.there}`
      : `${props.name}: listed in ${at.name} ${at.place}`
  }
  const place = (at: NonNullable<CoverageCell['list']>) => (
    <>
      {at.name} <span class="coverage-place ink-faint">{at.place}</span>
    </>
  )
  return (
    <Show
      when={list()}
      fallback={<Cell cell={props.cell} there={there()} add={`${props.name}: add ${props.column.add}`} />}
    >
      {at => (
        <Cell cell={props.cell} there={there()} add={`Add ${props.name} to ${at().name}`} shown={() => place(at())} />
      )}
    </Show>
  )
}

export function ActionsTable(props: { rows: readonly CoverageRow[]; foreign: CoverageCell }) {
  const foreign = (): string => `${counted(props.foreign.wordings.length, 'phrase')} that mean no action of the domain`
  return (
    <Table title="Actions" class="coverage-actions" columns={['do it', 'mean no action']}>
      <For each={props.rows}>
        {(row, i) => (
          <tr>
            <RowHead row={row} />
            <td>
              <Cell
                cell={row.cells[0]!}
                there={`${row.name}: ${counted(row.cells[0]!.wordings.length, 'wording')}`}
                add={`${row.name}: add a wording`}
              />
            </td>
            <Show when={i() === 0}>
              <td class="coverage-foreign" rowspan={props.rows.length}>
                <Cell cell={props.foreign} there={foreign()} add="Add a phrase that names no action" />
                <small class="note block">for all actions</small>
              </td>
            </Show>
          </tr>
        )}
      </For>
    </Table>
  )
}

export function TypesTable(props: { rows: readonly CoverageRow[] }) {
  return (
    <Table title="Types of objects" class="coverage-types" columns={['one, and several']}>
      <For each={props.rows}>
        {row => (
          <tr>
            <RowHead row={row} />
            <td>
              <Cell
                cell={row.cells[0]!}
                there={`${row.name}: ${row.cells[0]!.wordings.map(({ text }) => text).join(', ')}`}
                add={`${row.name}: add what one and several are called`}
                shown={() => (
                  <span class="coverage-forms text-left">
                    {row.cells[0]!.wordings.map(({ text }) => text).join(', ')}
                  </span>
                )}
              />
            </td>
          </tr>
        )}
      </For>
    </Table>
  )
}

function Table(props: { title: string; class: string; columns: readonly string[]; children: JSX.Element }) {
  return (
    <table class={`coverage-table collapsed full-width ${props.class}`}>
      <caption class="weight-600 text-left">{props.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">Name</span>
          </th>
          <For each={props.columns}>{head => <th scope="col">{head}</th>}</For>
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  )
}

function RowHead(props: { row: CoverageRow }) {
  /** The parameters without the name: `?c - car ?l - location`. */
  const rest = (): string => props.row.declared.slice(props.row.name.length + 1, -1).trim()
  return (
    <th scope="row">
      <code>{props.row.name}</code>
      <Show when={rest() !== ''}>
        <small>{rest()}</small>
      </Show>
    </th>
  )
}
