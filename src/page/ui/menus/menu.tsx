// A button with a label that opens a list of actions. Arrow keys move through it, Escape and a click elsewhere close
// it; the focus returns to the button.

import { createEffect, createSignal, createUniqueId, For, Index, onCleanup, Show } from 'solid-js'
import { Button } from '#page/ui/button'
import { Icon, type IconName } from '../icon'
import { keyInMenu } from './menu-keys'
import './menu.css'

export interface MenuItem {
  readonly title: string
  readonly icon?: IconName
  /** Its keys, for display. */
  readonly keys?: readonly string[]
  /** For one of several mutually exclusive items: true if it is selected. */
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly run: () => void
}

export interface MenuGroup {
  readonly title: string
  readonly items: readonly MenuItem[]
}

export function Menu(props: { title: string; icon: IconName; groups: readonly MenuGroup[] }) {
  const id = createUniqueId()
  let button!: HTMLButtonElement
  let list: HTMLDivElement | undefined
  const [isOpen, setOpen] = createSignal(false)
  const items = (): HTMLElement[] => [
    ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
  ]
  const elsewhere = (event: Event): void => {
    const target = event.target as Node
    if (!list?.contains(target) && !button.contains(target)) close(false)
  }
  const close = (toButton = true): void => {
    setOpen(false)
    removeEventListener('pointerdown', elsewhere, true)
    removeEventListener('focusin', elsewhere, true)
    if (toButton) button.focus()
  }
  onCleanup(() => close(false))
  const open = (): void => {
    setOpen(true)
    addEventListener('pointerdown', elsewhere, true)
    addEventListener('focusin', elsewhere, true)
  }
  // The first item gets the focus, also if the items are loaded after the menu has opened.
  createEffect(() => {
    if (!isOpen() || props.groups.length === 0) return
    queueMicrotask(() => {
      if (!list?.contains(document.activeElement)) items()[0]?.focus()
    })
  })
  const key = (event: KeyboardEvent): void => keyInMenu(event, items(), close)
  return (
    <div class="menu">
      <Button
        quiet
        icon={props.icon}
        iconSize={16}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen()}
        aria-controls={isOpen() ? id : undefined}
        onClick={() => (isOpen() ? close() : open())}
      >
        {props.title}
      </Button>
      <Show when={isOpen()}>
        <div class="menu-list" role="menu" id={id} ref={list} tabIndex={-1} onKeyDown={key}>
          {/* By index, as the items of a run that goes on are made again and again: the focus stays. */}
          <Index each={props.groups}>
            {group => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
              <div role="group" aria-label={group().title}>
                <p class="menu-title" aria-hidden="true">
                  {group().title}
                </p>
                <Index each={group().items}>{item => <Item item={item()} close={close} />}</Index>
              </div>
            )}
          </Index>
        </div>
      </Show>
    </div>
  )
}

function Item(props: { item: MenuItem; close: () => void }) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a radio of the menu where it is checked
    <button
      type="button"
      role={props.item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={props.item.checked}
      aria-disabled={props.item.disabled}
      tabIndex={-1}
      onClick={() => {
        if (props.item.disabled) return
        props.close()
        props.item.run()
      }}
    >
      <Icon name={props.item.checked ? 'check' : (props.item.icon ?? 'chevron-right')} size={15} />
      <span>{props.item.title}</span>
      <Show when={props.item.keys}>
        {keys => (
          <span class="keys" aria-hidden="true">
            <For each={keys()}>{part => <kbd>{part}</kbd>}</For>
          </span>
        )}
      </Show>
    </button>
  )
}
