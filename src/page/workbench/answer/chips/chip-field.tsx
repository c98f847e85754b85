// A list of facts or actions as chips, with a field that suggests further names of the problem: type a few letters of
// the formal name or of its English, choose with the arrow keys, add with Enter.

import { createUniqueId, type JSX, Show } from 'solid-js'
import type { NameNote } from '#questions/views/names/names'
import { Icon } from '#page/ui/icon'
import { Button } from '#page/ui/button'
import { Chips } from './chip'
import { keyInField, keyOnChip } from './chip-keys'
import { Faults } from './chip-notes'
import { ChipOffer } from './chip-offer'
import { PlanList } from '../steps/plan-list'
import { createNameEntry, type NameEntry, type NameTarget } from './name-entry'
import '#page/workbench/answer/steps/step-rows.css'

export interface ChipFieldProps extends NameTarget {
  readonly title: string
  readonly role: 'plain' | 'add' | 'delete'
  readonly noteOn: (name: string) => NameNote | undefined
  /** The content at the end of the title's line. */
  readonly trailing?: JSX.Element
  /** Receives the field, so that a command can focus it. */
  readonly own?: (field: HTMLInputElement) => void
}

export function ChipField(props: ChipFieldProps) {
  const id = createUniqueId()
  let field!: HTMLInputElement
  let row!: HTMLDivElement
  const entry = createNameEntry(props)
  const focusChip = (at: number): void => {
    const chip = row.querySelectorAll<HTMLElement>('.chip-name, [data-item]')[at]
    if (chip) chip.focus()
    else field.focus()
  }
  const remove = (at: number): void => {
    entry.remove(at)
    queueMicrotask(() => focusChip(Math.min(at, props.items.length - 1)))
  }
  const move = (at: number, by: 1 | -1): void => {
    const to = at + by
    if (to < 0 || to >= props.items.length) return
    props.change(swapped(props.items, at, to))
    queueMicrotask(() => focusChip(to))
  }
  const keys = () => ({ entry, field, count: props.items.length, focusChip, remove })
  return (
    <div class={`chip-field min-w-0 chip-field-${props.role}`} data-part="chip-field">
      <ChipHead id={id} field={props} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click next to the chips is one on the field */}
      <div
        class="chip-row flex-row wrap gap-5 bg-card border-edge round"
        data-part="chip-row"
        ref={row}
        onClick={event => event.target === event.currentTarget && field.focus()}
      >
        <Listed field={props} remove={remove} move={move} key={(event, at) => keyOnChip(event, at, keys())} />
        <NameInput
          id={id}
          field={props}
          entry={entry}
          own={element => {
            field = element
            props.own?.(element)
          }}
          key={event => keyInField(event, keys())}
        />
      </div>
      <Show when={entry.offers.isListed()}>
        <ChipOffer
          id={id}
          title={props.title}
          sort={props.sort}
          entry={entry}
          row={row}
          track={() => props.items.forEach(item => void props.noteOn(item))}
          chosen={name => {
            entry.add(name)
            field.focus()
          }}
        />
      </Show>
      <p class="unseen" role="status">
        {entry.announced()}
      </p>
      <Show when={!entry.isOpen() && entry.typed().trim() !== ''}>
        <NotAddedYet entry={entry} into={props.into ?? 'the answer'} added={() => field.focus()} />
      </Show>
      <Faults sort={props.sort} items={props.items} noteOn={props.noteOn} change={props.change} />
    </div>
  )
}

/** The list with the items at two indices swapped. */
const swapped = (items: readonly string[], one: number, other: number): readonly string[] =>
  items.map((item, i) => (i === one ? items[other]! : i === other ? items[one]! : item))

/** The items of the list: chips, or the steps of a sequence. */
function Listed(props: {
  field: ChipFieldProps
  remove: (at: number) => void
  move: (at: number, by: 1 | -1) => void
  key: (event: KeyboardEvent, at: number) => void
}) {
  return (
    <Show
      when={props.field.repeats}
      fallback={
        <Chips
          label={`${props.field.title}: chosen`}
          items={props.field.items}
          sort={props.field.sort}
          noteOn={props.field.noteOn}
          remove={props.remove}
          key={props.key}
        />
      }
    >
      <PlanList
        label={`${props.field.title}: steps`}
        items={props.field.items}
        noteOn={props.field.noteOn}
        remove={props.remove}
        move={props.move}
        key={props.key}
      />
    </Show>
  )
}

function ChipHead(props: { id: string; field: ChipFieldProps }) {
  return (
    <div class="chip-head flex-row wrap between gap-4-12">
      <label class="flex-row gap-5 ink-soft text-small line-18" for={`${props.id}-field`}>
        <Show when={props.field.role !== 'plain'}>
          <Icon name={props.field.role === 'add' ? 'plus' : 'minus'} size={13} />
        </Show>
        {props.field.title}
        <Show when={!props.field.single && props.field.items.length > 0}>
          <span class="count numbers" data-part="count">
            {props.field.items.length}
          </span>
        </Show>
      </label>
      {props.field.trailing}
    </div>
  )
}

function NameInput(props: {
  id: string
  field: ChipFieldProps
  entry: NameEntry
  own: (field: HTMLInputElement) => void
  key: (event: KeyboardEvent) => void
}) {
  const { offers } = props.entry
  const asks = () => {
    if (props.field.items.length > 0) return props.field.single ? 'Another instead' : 'Another'
    return `Find ${props.field.sort === 'action' ? 'an action' : 'a fact'} by name or English`
  }
  return (
    <input
      ref={element => props.own(element)}
      id={`${props.id}-field`}
      type="text"
      role="combobox"
      aria-expanded={offers.isListed()}
      aria-controls={`${props.id}-list`}
      aria-autocomplete="list"
      aria-activedescendant={offers.isListed() && offers.active() >= 0 ? `${props.id}-${offers.active()}` : undefined}
      spellcheck={false}
      autocomplete="off"
      autocapitalize="off"
      placeholder={asks()}
      value={props.entry.typed()}
      onInput={event => props.entry.type(event.currentTarget.value)}
      onClick={() => props.entry.setOpen(true)}
      onBlur={() => props.entry.leave()}
      onKeyDown={event => props.key(event)}
    />
  )
}

/** A warning about typed text that was left in the field: it does not count until it is added. */
function NotAddedYet(props: { entry: NameEntry; into: string; added: () => void }) {
  return (
    <p class="free-note flex-row wrap gap-4-8 ink-soft text-small">
      <Icon name="info" size={13} />
      <span>
        <code>{props.entry.typed().trim()}</code> is not in {props.into} yet.
      </span>
      <Button
        small
        onClick={() => {
          if (props.entry.enter(true)) props.added()
        }}
      >
        Add it
      </Button>
    </p>
  )
}
