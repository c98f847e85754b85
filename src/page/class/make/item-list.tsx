// The items of a sheet in order; each can be previewed, moved, and removed.

import { createMemo, createSignal, For, Show } from 'solid-js'
import { MAX_POINTS, pointsOf } from '#teaching/sheets/points'
import type { SheetItem } from '#teaching/sheets/sheet'
import type { IconName } from '#page/ui/icon'
import { IconButton } from '#page/ui/button'
import type { Draft } from './draft'
import { EditRecipe } from './edit-recipe'
import { Preview } from './item-preview'
import { itemWords } from './item-words'
import './make.css'

export function ItemList(props: { draft: Draft }) {
  const { draft } = props
  const items = () => draft.sheet().items
  /** The index of the item that is dragged. */
  const [dragged, setDragged] = createSignal<number | null>(null)
  let list: HTMLOListElement | undefined
  /** Moves the focus to this button of an item; to its first one, if it is disabled. */
  const focus = (at: number, button: string): void => {
    const row = list?.children[at]
    const again = row?.querySelector<HTMLButtonElement>(`[data-act="${button}"]:enabled`)
    ;(again ?? row?.querySelector<HTMLButtonElement>('button:enabled'))?.focus()
  }
  /** Moving the item's element loses the keyboard focus, which is restored to the same button. */
  const move = (from: number, to: number, button?: string): void => {
    draft.move(from, to - from)
    if (button !== undefined) focus(to, button)
  }
  return (
    <Show
      when={items().length > 0}
      fallback={
        <p class="sheet-empty pad-18-20 round-10 ink-faint">The sheet has no items yet. Add the first item below.</p>
      }
    >
      <ol class="boxed" aria-label="Items of the sheet" ref={element => (list = element)}>
        <For each={draft.keys()}>
          {(key, index) => (
            <Row
              draft={draft}
              item={items()[index()]!}
              at={index()}
              replace={item => draft.replace(key, item)}
              move={move}
              focus={focus}
              dragged={dragged()}
              drag={setDragged}
            />
          )}
        </For>
      </ol>
    </Show>
  )
}

function Row(props: {
  draft: Draft
  item: SheetItem
  at: number
  replace: (item: SheetItem) => void
  focus: (at: number, button: string) => void
  move: (from: number, to: number, button?: string) => void
  dragged: number | null
  drag: (at: number | null) => void
}) {
  const words = createMemo(() => itemWords(props.item))
  const isOpen = () => props.draft.looked() === props.at
  const [isEdited, setEdited] = createSignal(false)
  const isOver = () => props.dragged !== null && props.dragged !== props.at
  let row!: HTMLLIElement
  return (
    <li
      ref={row}
      class="sheet-item grid items-center"
      draggable={!isOpen() && !isEdited()}
      data-dragged={props.dragged === props.at ? '' : undefined}
      onDragStart={event => {
        event.dataTransfer?.setData('text/plain', words().title)
        props.drag(props.at)
      }}
      onDragEnd={() => props.drag(null)}
      onDragOver={event => {
        if (!isOver()) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onDrop={event => {
        const from = props.dragged
        if (from === null) return
        event.preventDefault()
        event.stopPropagation()
        props.drag(null)
        props.move(from, props.at)
      }}
    >
      <span class="ink-faint weight-600 numbers">{props.at + 1}</span>
      <span class="sheet-item-words grid break-anywhere">
        <strong>{words().title}</strong>
        <small>{words().details}</small>
      </span>
      <Points item={props.item} at={props.at} replace={props.replace} />
      <Acts {...props} isEdited={isEdited()} edit={() => setEdited(now => !now)} />
      <Show when={isEdited() && props.item.item === 'recipe' && props.item}>
        {recipe => (
          <EditRecipe
            recipe={recipe()}
            done={changed => {
              const { activeElement } = document
              // In the form of another item, or of a new one, one goes on typing.
              const isInForm = row.contains(activeElement) && activeElement?.closest('form') != null
              if (changed !== null) props.replace(changed)
              setEdited(false)
              if (isInForm) props.focus(props.at, 'pencil-line')
            }}
          />
        )}
      </Show>
      <Show when={isOpen()}>
        <Preview draft={props.draft} at={props.at} />
      </Show>
    </li>
  )
}

/** The points of an item, unless it is for reading only. */
function Points(props: { item: SheetItem; at: number; replace: (item: SheetItem) => void }) {
  return (
    <Show when={props.item.item !== 'step' && props.item}>
      {item => (
        <label class="sheet-item-points flex-row gap-6">
          <input
            type="number"
            min="0"
            max={MAX_POINTS}
            value={pointsOf(item())}
            aria-label={`Points of item ${props.at + 1}`}
            onChange={event => {
              const points = Math.round(event.currentTarget.valueAsNumber)
              if (points >= 0 && points <= MAX_POINTS) props.replace({ ...item(), points })
              else event.currentTarget.value = String(pointsOf(item()))
            }}
          />
          <small>{pointsOf(item()) === 1 ? 'point' : 'points'}</small>
        </label>
      )}
    </Show>
  )
}

function Acts(props: Parameters<typeof Row>[0] & { readonly isEdited: boolean; readonly edit: () => void }) {
  const { looked, look, duplicate, remove, sheet } = props.draft
  const isOpen = () => looked() === props.at
  const item = () => `item ${props.at + 1}`
  return (
    <span class="sheet-item-actions flex wrap at-end">
      <Act
        icon={isOpen() ? 'eye-off' : 'eye'}
        label={`${isOpen() ? 'Hide' : 'Look at'} ${item()}`}
        act={() => look(isOpen() ? null : props.at)}
      />
      <Show when={props.item.item === 'recipe'}>
        <Act icon="pencil-line" label={`Change ${item()}`} act={props.edit} />
      </Show>
      <Act icon="copy" label={`Duplicate ${item()}`} act={() => duplicate(props.at)} />
      <Act
        icon="chevron-up"
        label={`Move ${item()} up`}
        disabled={props.at === 0}
        act={() => props.move(props.at, props.at - 1, 'chevron-up')}
      />
      <Act
        icon="chevron-down"
        label={`Move ${item()} down`}
        disabled={props.at === sheet().items.length - 1}
        act={() => props.move(props.at, props.at + 1, 'chevron-down')}
      />
      <Act
        icon="trash-2"
        label={`Take ${item()} out`}
        act={() => {
          look(null)
          remove(props.at)
        }}
      />
    </span>
  )
}

function Act(props: { icon: IconName; label: string; disabled?: boolean; act: () => void }) {
  return (
    <IconButton
      icon={props.icon}
      iconSize={15}
      data-act={props.icon}
      label={props.label}
      disabled={props.disabled === true}
      onClick={() => props.act()}
    />
  )
}
