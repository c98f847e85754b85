// Filters as chips: verdicts as toggles, each with the number of rows that would match; other facets as chips that open
// a list.

import { createMemo, For, Show } from 'solid-js'
import { ANY, chosenOf, isAllRows, type VerdictValue } from '#results/runs/row-filter'
import type { FacetName } from '#results/runs/row-filter'
import { MarkIcon } from '#page/ui/mark'
import { grouped } from '#page/ui/naming'
import { Button } from '#page/ui/button'
import { FacetMenu } from './facet-menu'
import type { FacetCounts } from '../row-list'
import type { Rows } from '../rows'
import { valueTitle } from '../words'
import '#page/score/table/table.css'

/** Facets that open a list, in order. */
const menus: readonly FacetName[] = [
  'differs',
  'mistake',
  'level',
  'kind',
  'format',
  'domain',
  'model',
  'official',
  'published',
  'hand',
  'file',
  'question',
]

/** The codes of `between` for the toggle of differing rows. */
const differing = ['first', 'second', 'otherwise'] as const

export function FacetChips(props: { rows: Rows }) {
  const { facets, view, clear } = props.rows
  const facetOf = (name: FacetName) => facets().find(facet => facet.name === name)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in all browsers
    <div class="facet-chips flex-row wrap gap-6" role="group" aria-label="Filters">
      <Show when={facetOf('verdict')}>{facet => <Verdicts rows={props.rows} facet={facet()} />}</Show>
      <Show when={facetOf('between')}>{facet => <Differing rows={props.rows} facet={facet()} />}</Show>
      <For each={menus}>
        {name => (
          <Show when={facetOf(name)}>
            {facet => (
              <Show when={isOffered(props.rows, facet())}>
                <FacetMenu rows={props.rows} facet={facet()} />
              </Show>
            )}
          </Show>
        )}
      </For>
      <Show when={!isAllRows(view().filter)}>
        <Button small quiet onClick={() => clear()}>
          Clear all
        </Button>
      </Show>
    </div>
  )
}

/** False for a facet with the same value in all rows, which cannot filter anything. */
function isOffered(rows: Rows, { name, values, present }: FacetCounts): boolean {
  if (chosenOf(rows.view().filter, name).length > 0) return true
  if (name === 'differs') return present.has(values.indexOf(ANY))
  if (name === 'mistake') return present.size > 0
  return present.size > 1 && name !== 'question'
}

function Verdicts(props: { rows: Rows; facet: FacetCounts }) {
  const chosen = createMemo(() => chosenOf(props.rows.view().filter, 'verdict'))
  const press = (value: string): void => {
    const now = chosen()
    const next = now.includes(value) ? now.filter(each => each !== value) : [...now, value]
    props.rows.narrowTo('verdict', next)
  }
  return (
    <For each={props.facet.values}>
      {(value, at) => (
        <Show when={props.facet.present.has(at()) || chosen().includes(value)}>
          <button
            type="button"
            class="facet-chip inline-flex items-center gap-6 ink-soft text-small nowrap bg-card border pointer"
            aria-pressed={chosen().includes(value)}
            onClick={() => press(value)}
          >
            <MarkIcon mark={markOf(value as VerdictValue)} size={13} />
            {valueTitle('verdict', value)}
            <span class="ink-faint numbers">{grouped(props.facet.counts[at()] ?? 0)}</span>
          </button>
        </Show>
      )}
    </For>
  )
}

const markOf = (value: VerdictValue) => (value === 'not-checkable' ? 'open' : value)

/** The toggle for rows that differ between two runs, and a list of the kinds of difference. */
function Differing(props: { rows: Rows; facet: FacetCounts }) {
  const chosen = () => chosenOf(props.rows.view().filter, 'between')
  const isOnly = () => chosen().length === differing.length && differing.every(value => chosen().includes(value))
  const count = () =>
    differing.reduce((sum, value) => sum + (props.facet.counts[props.facet.values.indexOf(value)] ?? 0), 0)
  return (
    <>
      <button
        type="button"
        class="facet-chip inline-flex items-center gap-6 ink-soft text-small nowrap bg-card border pointer"
        aria-pressed={isOnly()}
        onClick={() => props.rows.narrowTo('between', isOnly() ? [] : differing)}
      >
        different only
        <span class="ink-faint numbers">{grouped(count())}</span>
      </button>
      <Show when={!isOnly()}>
        <FacetMenu rows={props.rows} facet={props.facet} />
      </Show>
    </>
  )
}
