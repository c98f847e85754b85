// Above the table: the search field, the number of rows, and exports.

import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js'
import { isAllRows, LONGEST_WORDS } from '#results/runs/row-filter'
import { Icon } from '#page/ui/icon'
import { CommandKeys } from '#page/workbench/parts/keycaps'
import { counted, grouped } from '#page/ui/naming'
import { useApp } from '#page/state/use-app'
import { ExportMenu } from './export-menu'
import type { Rows } from './rows'
import './table.css'

/** Milliseconds after typing before the rows are searched. */
const PAUSE = 200

export function ToolBar(props: { rows: Rows; toRows: () => void; ref: (focus: () => void) => void }) {
  return (
    <div class="rows-tools flex-row wrap">
      <SearchField rows={props.rows} toRows={props.toRows} ref={props.ref} />
      <Also rows={props.rows} />
      <span class="spacer" />
      <Count rows={props.rows} />
      <ExportMenu rows={props.rows} />
    </div>
  )
}

function SearchField(props: { rows: Rows; toRows: () => void; ref: (focus: () => void) => void }) {
  const { clock, layout } = useApp()
  const { view, setWords } = props.rows
  // Another filter or another row replaces no words that are still being typed.
  const words = createMemo(() => view().filter.words)
  const [typed, setTyped] = createSignal(words())
  let cancel = (): void => {}
  onCleanup(() => cancel())
  // When the search is cleared or changed by a link, the field follows.
  createEffect(on(words, now => typed().trim() !== now && setTyped(now), { defer: true }))
  const type = (text: string): void => {
    setTyped(text)
    cancel()
    cancel = clock.after(PAUSE, () => setWords(text.trim()))
  }
  const now = (): void => {
    cancel()
    setWords(typed().trim())
  }
  return (
    <div class="rows-search">
      <Icon name="search" size={15} />
      <input
        class="full-width ink with-ellipsis bg-card round"
        ref={field => props.ref(() => field.select())}
        type="search"
        aria-label="Search the rows"
        placeholder="Search id, answer, explanation"
        spellcheck={false}
        autocomplete="off"
        maxLength={LONGEST_WORDS}
        value={typed()}
        onInput={event => type(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape' && typed() !== '') {
            type('')
            now()
          } else if (event.key === 'Enter' || event.key === 'ArrowDown' || event.key === 'Escape') {
            now()
            props.toRows()
          } else return
          event.preventDefault()
        }}
      />
      <Show when={typed() === '' && !layout.touch()}>
        <CommandKeys command="rows-search" />
      </Show>
    </div>
  )
}

/** The slower search through the responses themselves. */
function Also(props: { rows: Rows }) {
  const { view, setWords, inResponses } = props.rows
  return (
    <label class="inline-flex items-center gap-7 finger-high ink-soft text-small nowrap">
      <input
        type="checkbox"
        checked={view().filter.inResponses}
        onChange={event => setWords(view().filter.words, event.currentTarget.checked)}
      />
      also in the responses
      <Show when={inResponses.share() !== null}>
        <span class="ink-faint numbers" role="status">
          {Math.floor(inResponses.share()! * 100)} % looked through
        </span>
      </Show>
    </label>
  )
}

function Count(props: { rows: Rows }) {
  const { shown, total, view, isWorking } = props.rows
  return (
    <p class="rows-count numbers" data-part="rows-count" role="status">
      <Show when={!isAllRows(view().filter)} fallback={counted(total(), 'row')}>
        {grouped(shown().length)} of {counted(total(), 'row')}
      </Show>
      <Show when={isWorking()}>
        <span class="faint">, at work</span>
      </Show>
    </p>
  )
}
