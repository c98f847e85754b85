// One facet as a chip that opens the list of its values, each with the number of rows that would match; several can be
// chosen.

import { createMemo, createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js'
import { chosenOf } from '#results/runs/row-filter'
import { Icon } from '#page/ui/icon'
import { cutMiddle, grouped } from '#page/ui/naming'
import type { FacetCounts } from '../row-list'
import type { Rows } from '../rows'
import { facetTitle, valueTitle } from '../words'
import '#page/score/table/table.css'

/** Number of values above which the list has a filter. */
const MIN_FOR_FILTER = 12
/** Maximum height of the list, in pixels. */
const WIDEST = 400
/** Maximum number of listed values; the filter finds the others. */
const LISTED = 200

export function FacetMenu(props: { rows: Rows; facet: FacetCounts }) {
  const id = createUniqueId()
  let chip!: HTMLSpanElement
  let button!: HTMLButtonElement
  const { isOpen, isAtRight, open, close } = createOpening(
    () => chip,
    () => button,
  )
  const name = () => props.facet.name
  const chosen = createMemo(() => chosenOf(props.rows.view().filter, name()))
  const text = (): string => {
    const [first, ...more] = chosen()
    if (first === undefined) return facetTitle[name()]
    const text = more.length > 0 ? grouped(chosen().length) : valueTitle(name(), first)
    return `${facetTitle[name()]}: ${cutMiddle(text, 32)}`
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the list, whatever of it has the focus
    <span
      ref={chip}
      class="facet inline-flex relative"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOpen()) return
        event.preventDefault()
        close()
      }}
    >
      <button
        ref={button}
        type="button"
        class="facet-chip inline-flex items-center gap-6 ink-soft text-small nowrap bg-card border pointer"
        data-chosen={chosen().length > 0 ? '' : undefined}
        title={chosen().length === 1 ? valueTitle(name(), chosen()[0]!) : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen()}
        aria-controls={isOpen() ? id : undefined}
        onClick={() => (isOpen() ? close() : open())}
      >
        {text()}
        <Icon name="chevron-down" size={12} />
      </button>
      <Show when={chosen().length > 0}>
        <button
          type="button"
          class="facet-clear grid place-center absolute ink-accent disc"
          aria-label={`All of ${facetTitle[name()].toLowerCase()}`}
          title="Clear this filter"
          onClick={() => {
            props.rows.narrowTo(name(), [])
            button.focus()
          }}
        >
          <Icon name="x" size={12} />
        </button>
      </Show>
      <Show when={isOpen()}>
        <div
          class="facet-list absolute scrolls-y border-strong"
          classList={{ 'at-right': isAtRight() }}
          id={id}
          role="dialog"
          // In Safari a click focuses no checkbox, but this: Escape still closes it.
          tabIndex={-1}
          aria-label={facetTitle[name()]}
        >
          <Values rows={props.rows} facet={props.facet} chosen={chosen()} />
        </div>
      </Show>
    </span>
  )
}

/** The list opens below its chip, if there is room; a click or focus elsewhere closes it. */
function createOpening(chip: () => HTMLElement, button: () => HTMLElement) {
  const [isOpen, setOpen] = createSignal(false)
  const [isAtRight, setAtRight] = createSignal(false)
  const elsewhere = (event: Event): void => {
    if (!chip().contains(event.target as Node)) close(false)
  }
  const close = (toButton = true): void => {
    setOpen(false)
    removeEventListener('pointerdown', elsewhere, true)
    removeEventListener('focusin', elsewhere, true)
    if (toButton) button().focus()
  }
  onCleanup(() => close(false))
  const open = (): void => {
    const { left } = chip().getBoundingClientRect()
    setAtRight(left + WIDEST > innerWidth)
    setOpen(true)
    addEventListener('pointerdown', elsewhere, true)
    addEventListener('focusin', elsewhere, true)
    queueMicrotask(() => chip().querySelector('input')?.focus())
  }
  return { isOpen, isAtRight, open, close }
}

function Values(props: { rows: Rows; facet: FacetCounts; chosen: readonly string[] }) {
  const [typed, setTyped] = createSignal('')
  const name = () => props.facet.name
  /** Values that occur in rows, or are chosen. */
  const all = createMemo(() => {
    const { values, present } = props.facet
    const known = values.filter((value, at) => present.has(at) || props.chosen.includes(value))
    return [...known, ...props.chosen.filter(value => !values.includes(value))]
  })
  const found = createMemo(() => {
    const part = typed().trim().toLowerCase()
    return all().filter(value => valueTitle(name(), value).toLowerCase().includes(part))
  })
  const countOf = (value: string): number => props.facet.counts[props.facet.values.indexOf(value)] ?? 0
  const press = (value: string): void => {
    const { chosen } = props
    const next = chosen.includes(value) ? chosen.filter(each => each !== value) : [...chosen, value]
    props.rows.narrowTo(name(), next)
  }
  return (
    <>
      <Show when={all().length > MIN_FOR_FILTER}>
        <input
          type="search"
          class="facet-find framed full-width bg-card"
          aria-label={`Find a value of ${facetTitle[name()].toLowerCase()}`}
          placeholder={`Find among ${grouped(all().length)}`}
          spellcheck={false}
          autocomplete="off"
          value={typed()}
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </Show>
      <ul>
        <For each={found().slice(0, LISTED)} fallback={<li class="facet-none note">No value has this name.</li>}>
          {value => (
            <li>
              <label classList={{ empty: countOf(value) === 0 }}>
                <input type="checkbox" checked={props.chosen.includes(value)} onChange={() => press(value)} />
                <span title={valueTitle(name(), value)}>{valueTitle(name(), value)}</span>
                <span class="ink-faint numbers">{grouped(countOf(value))}</span>
              </label>
            </li>
          )}
        </For>
      </ul>
      <Show when={found().length > LISTED}>
        <p class="facet-none note">The first {LISTED}; type to find the others.</p>
      </Show>
    </>
  )
}
