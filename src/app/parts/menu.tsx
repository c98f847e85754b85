// A button with a word that opens a list of things to do. Arrow keys go through it, Escape and a press elsewhere close
// it; the focus returns to the button.

import { createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js'
import { Icon, type IconName } from './icon'
import './menu.css'

export interface MenuItem {
  readonly title: string
  readonly icon?: IconName
  /** How its keys are shown. */
  readonly keys?: readonly string[]
  /** Of several that exclude one another, whether it is the one in force. */
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
    ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ??
      []),
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
    queueMicrotask(() => items()[0]?.focus())
  }
  const key = (event: KeyboardEvent): void => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    if (event.key in to) all[to[event.key]!]?.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') {
      close(false)
      return
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // A letter goes to the next item that begins with it.
      const letter = event.key.toLowerCase()
      const round = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      round.find(item => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus()
      if (event.key === ' ' || event.key === 'Enter') return
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="menu">
      <button
        type="button"
        class="button quiet"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen()}
        aria-controls={isOpen() ? id : undefined}
        onClick={() => (isOpen() ? close() : open())}
      >
        <Icon name={props.icon} size={16} />
        {props.title}
      </button>
      <Show when={isOpen()}>
        <div class="menu-list" role="menu" id={id} ref={list} tabIndex={-1} onKeyDown={key}>
          <For each={props.groups}>
            {group => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
              <div role="group" aria-label={group.title}>
                <p class="menu-title" aria-hidden="true">
                  {group.title}
                </p>
                <For each={group.items}>
                  {item => (
                    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a radio of the menu where it is checked
                    <button
                      type="button"
                      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                      aria-checked={item.checked}
                      aria-disabled={item.disabled}
                      tabIndex={-1}
                      onClick={() => {
                        if (item.disabled) return
                        close()
                        item.run()
                      }}
                    >
                      <Icon
                        name={item.checked ? 'check' : (item.icon ?? 'chevron-right')}
                        size={15}
                      />
                      <span>{item.title}</span>
                      <Show when={item.keys}>
                        {keys => (
                          <span class="keys" aria-hidden="true">
                            <For each={keys()}>{part => <kbd>{part}</kbd>}</For>
                          </span>
                        )}
                      </Show>
                    </button>
                  )}
                </For>
              </div>
            )}
          </For>
        </div>
      </Show>
    </div>
  )
}
