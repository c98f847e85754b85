// The rows as cards, if there is no room for columns. Only visible ones are rendered.

import { Virtualizer } from 'virtua/solid'
import { createSelector, onMount, Show } from 'solid-js'
import { Later } from '#page/ui/later'
import { MarkIcon } from '#page/ui/mark'
import { grouped } from '#page/ui/naming'
import { plain, VerdictMark } from './cells'
import { keepTop } from '../kept-tops'
import { type Other, otherRow } from '../row/other-run'
import type { Rows } from './rows'
import { aboutRow, markOfRow, mistakeTitle, wordOfRow } from './words'
import './table.css'

/** Height in pixels of a card with the line below it. */
const CARD = 96

export function RowCards(props: { rows: Rows; other: Other | undefined; ref: (focus: () => void) => void }) {
  let box!: HTMLDivElement
  const { shown, cursor, place } = props.rows
  const isAt = createSelector(cursor)
  onMount(() => {
    props.ref(() => document.getElementById(idOf(cursor() ?? -1))?.focus())
    if (place() > 0) requestAnimationFrame(() => (box.scrollTop = (place() - 1) * CARD))
  })
  keepTop(
    () => (place() > 0 ? null : box),
    () => props.rows.address(),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: only a few items of the list exist
    <div ref={box} class="row-cards min-h-0 contained" role="list" aria-label="Rows">
      <Later>
        <Virtualizer
          data={shown() as unknown as readonly number[]}
          itemSize={CARD}
          scrollRef={box}
          keepMounted={place() < 0 ? [] : [place()]}
        >
          {(row, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div role="listitem" aria-posinset={index() + 1} aria-setsize={shown().length}>
              <button
                type="button"
                class="row-card grid gap-4 full-width border-bottom clipped"
                data-part="row-card"
                id={idOf(row)}
                aria-current={isAt(row)}
                onClick={() => props.rows.openRow(row)}
              >
                <Card rows={props.rows} row={row} other={props.other} />
              </button>
            </div>
          )}
        </Virtualizer>
      </Later>
    </div>
  )
}

const idOf = (row: number): string => `card-${row}`

function Card(props: { rows: Rows; row: number; other: Other | undefined }) {
  const row = props.rows.run.table.row(props.row)
  const second = () => props.other && otherRow(props.other, props.row)
  return (
    <>
      <span class="card-head flex-row gap-6 min-w-0">
        <VerdictMark row={row} by={props.rows.overruling.of(props.row)} />
        <Show when={second()}>
          {other => (
            <span class="inline-flex items-center gap-5 ink-soft text-small">
              second run <MarkIcon mark={markOfRow(other())} /> {wordOfRow(other())}
            </span>
          )}
        </Show>
        <span class="faint numbers">{grouped(props.row + 1)}</span>
      </span>
      <code class="card-answer break-anywhere">{plain(row.answer) || 'no answer read'}</code>
      <span class="flex gap-8 min-w-0 ink-faint clipped text-small nowrap">
        {aboutRow(row)}
        <Show when={row.mistakes.length > 0}>
          <span class="card-wrongs ink-soft">{row.mistakes.map(mistakeTitle).join('; ')}</span>
        </Show>
      </span>
    </>
  )
}
