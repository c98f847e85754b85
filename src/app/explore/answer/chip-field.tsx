// A list of facts or actions as chips, with a field that finds further ones among all names of the problem: type a few
// letters of the formal name or of its English, choose with the arrow keys, Enter adds.

import {
  createEffect,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  on,
  onCleanup,
  Show,
} from 'solid-js'
import type { Source } from '../../../pddl/source'
import type { NameList, NameNote, NameSort } from '../../../engine/api/answering'
import { quietly } from '../../engine/lanes'
import { session } from '../../state/session'
import { marks } from '../../focus/focus'
import { grouped } from '../../parts/naming'
import { Icon } from '../../parts/icon'
import { Faults, OfferNote } from './chip-notes'
import { itemOf } from './form'
import { offerPlace } from './offer-place'

/** Names offered at once. */
const OFFERED = 40

/** Chips shown; of more the text tells. */
export const MOST_CHIPS = 200

export interface ChipFieldProps {
  readonly title: string
  readonly role: 'plain' | 'add' | 'delete'
  readonly sort: NameSort
  readonly scope: 'task' | 'universe'
  readonly single: boolean
  readonly items: readonly string[]
  readonly source: Source | null
  readonly noteOn: (name: string) => NameNote | undefined
  readonly change: (items: readonly string[]) => void
  /** What stands at the end of the title's line. */
  readonly beside?: JSX.Element
  /** Told the field, so that a command can put the focus there. */
  readonly own?: (field: HTMLInputElement) => void
}

export function ChipField(props: ChipFieldProps) {
  const id = createUniqueId()
  let field!: HTMLInputElement
  let list!: HTMLDivElement
  let row!: HTMLDivElement
  const [typed, setTyped] = createSignal('')
  const [isOpen, setOpen] = createSignal(false)
  const [found, setFound] = createSignal<NameList | null>(null)
  const [active, setActive] = createSignal(-1)
  const [told, setTold] = createSignal('')
  const [place, setPlace] = createSignal<Record<string, string>>({})

  let turn = 0
  /** The words that the offered names are for. */
  let foundFor: string | undefined
  /** One of the offered names was gone to by an arrow key. */
  let isPicked = false
  /** Enter came before the names for what was typed: it counts once they are here. */
  let isAwaited = false
  /** What was ended before that is in the answer. */
  let earlier: Promise<unknown> = Promise.resolve()
  const suggest = (source: Source, words: string) =>
    quietly('quick', api =>
      api.names.suggest(source, props.sort, props.scope, words, OFFERED, session.english()),
    )
  createEffect(
    on([typed, isOpen, () => props.source], ([words, open, source]) => {
      const mine = ++turn
      if (!open || source === null) return
      void suggest(source, words).then(outcome => {
        if (mine !== turn) return
        foundFor = words
        isPicked = false
        setFound(outcome.kind === 'done' ? outcome.value : null)
        setActive(words.trim() !== '' && names().length > 0 ? 0 : -1)
        if (list) list.scrollTop = 0
        if (isAwaited) void earlier.then(() => isAwaited && mine === turn && enter())
      })
    }),
  )
  const names = () => {
    const now = found()
    return now?.kind === 'names' ? now.names : []
  }
  const listed = () => isOpen() && props.source !== null && found() !== null
  const has = (name: string): boolean =>
    props.items.some(item => item.toLowerCase() === name.toLowerCase())

  const settle = (): void => void setPlace(offerPlace(row))
  createEffect(() => {
    if (!listed()) return
    for (const item of props.items) props.noteOn(item)
    settle()
    addEventListener('scroll', settle, { capture: true, passive: true })
    addEventListener('resize', settle)
    onCleanup(() => {
      removeEventListener('scroll', settle, { capture: true })
      removeEventListener('resize', settle)
    })
  })
  createEffect(
    on(active, at => {
      if (at >= 0) list?.children[at]?.scrollIntoView({ block: 'nearest' })
    }),
  )

  const put = (name: string): void => {
    setTold(has(name) ? `${name} is in the answer already.` : `${name} added.`)
    if (!has(name)) props.change(props.single ? [name] : [...props.items, name])
  }
  const add = (name: string): void => {
    setTyped('')
    setFound(null)
    setActive(-1)
    foundFor = undefined
    if (props.single && !has(name)) setOpen(false)
    put(name)
  }
  /** The name that these words stand for: the offered one, but for a whole name in brackets that is another. */
  const meant = (words: string, offered: string | undefined): string | undefined => {
    const written = itemOf(words)
    const isWhole = written !== undefined && words.endsWith(')')
    return isWhole && offered !== written.toLowerCase() ? written : (offered ?? written)
  }
  /** Adds what Enter ended while its names were still on their way and more was typed already. */
  const addLater = async (source: Source, words: string): Promise<void> => {
    const [outcome] = await Promise.all([suggest(source, words), earlier])
    const list = outcome.kind === 'done' ? outcome.value : undefined
    const name = meant(words.trim(), list?.kind === 'names' ? list.names[0]?.name : undefined)
    if (name === undefined) setTyped(`${words} ${typed()}`)
    else put(name)
  }
  /**
   * The name that was chosen, else what was typed as it stands; false where that can be no name. `atOnce` does not wait
   * for names still on their way.
   */
  const enter = (atOnce = false): boolean => {
    const words = typed().trim()
    const isCurrent = isPicked || foundFor === typed() || props.source === null || fits(words)
    isAwaited = !isCurrent && !atOnce && isOpen() && words !== ''
    if (isAwaited) return true
    const name = meant(words, isCurrent ? names()[active()]?.name : undefined)
    if (name !== undefined) add(name)
    else if (words !== '') setTold('A name has letters, digits, hyphens and blanks only.')
    return name !== undefined || words === ''
  }
  /** The name in sight has all the words, although more of them were typed since it was offered. */
  const fits = (words: string): boolean => {
    const offered = names()[active()]
    if (offered === undefined) return false
    const text = `${offered.name} ${offered.says}`.toLowerCase()
    return words
      .toLowerCase()
      .split(/\s+/)
      .every(word => text.includes(word))
  }
  const remove = (at: number): void => {
    const name = props.items[at]
    props.change(props.items.filter((_, i) => i !== at))
    if (name !== undefined) setTold(`${name} taken out.`)
    queueMicrotask(() => focusChip(Math.min(at, props.items.length - 1)))
  }
  const focusChip = (at: number): void => {
    const chip = row.querySelectorAll<HTMLElement>('.chip-name')[at]
    if (chip) chip.focus()
    else field.focus()
  }
  const keyInField = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) {
      // What stands in the field belongs to the answer that is checked.
      if (event.key === 'Enter' && typed().trim() !== '') enter(true)
      return
    }
    const last = names().length - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (event.altKey) return
      event.preventDefault()
      isPicked = isOpen()
      if (!isOpen()) setOpen(true)
      else if (event.key === 'ArrowDown') setActive(at => (at >= last ? 0 : at + 1))
      else setActive(at => (at <= 0 ? last : at - 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      enter()
    } else if (event.key === 'Escape' && (isOpen() || typed() !== '')) {
      event.preventDefault()
      if (isOpen()) setOpen(false)
      else setTyped('')
    } else if (event.key === 'Backspace' && typed() === '' && props.items.length > 0) {
      event.preventDefault()
      const name = props.items.at(-1)!
      props.change(props.items.slice(0, -1))
      setTold(`${name} taken out.`)
    } else if (event.key === 'ArrowLeft' && field.selectionStart === 0 && props.items.length > 0) {
      event.preventDefault()
      focusChip(props.items.length - 1)
    } else if (event.key === 'Tab') setOpen(false)
  }
  const keyOnChip = (event: KeyboardEvent, at: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: props.items.length,
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      remove(at)
    } else if (event.key in to) {
      event.preventDefault()
      focusChip(Math.max(0, to[event.key]!))
    } else if (event.key === 'Escape') {
      event.preventDefault()
      field.focus()
    }
  }

  return (
    <div class={`chip-field chip-field-${props.role}`}>
      <div class="chip-head">
        <label for={`${id}-field`}>
          <Show when={props.role !== 'plain'}>
            <Icon name={props.role === 'add' ? 'plus' : 'minus'} size={13} />
          </Show>
          {props.title}
          <Show when={!props.single && props.items.length > 0}>
            <span class="count numbers">{props.items.length}</span>
          </Show>
        </label>
        {props.beside}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips is one on the field */}
      <div
        class="chip-row"
        ref={row}
        onClick={event => event.target === event.currentTarget && field.focus()}
      >
        <Show when={props.items.length > 0}>
          <ul class="answer-chips" aria-label={`${props.title}: chosen`}>
            <For each={props.items.slice(0, MOST_CHIPS)}>
              {(name, at) => {
                const note = () => props.noteOn(name)
                const fault = () => note()?.fault ?? ''
                return (
                  <li class="answer-chip" classList={{ unknown: fault() !== '' }}>
                    <button
                      type="button"
                      class="chip-name"
                      tabIndex={-1}
                      title={note()?.says || undefined}
                      aria-label={`${name}${fault() !== '' ? `, names nothing here` : note()?.says ? `: ${note()!.says}` : ''}. Delete takes it out.`}
                      {...(props.sort === 'action' ? marks.action(name) : marks.fact(name))}
                      onKeyDown={event => keyOnChip(event, at())}
                    >
                      <Show when={fault() !== ''}>
                        <Icon name="circle-question-mark" size={12} />
                      </Show>
                      <code>{name}</code>
                    </button>
                    <button
                      type="button"
                      class="chip-out"
                      tabIndex={-1}
                      aria-label={`Remove ${name}`}
                      onClick={() => remove(at())}
                    >
                      <Icon name="x" size={12} />
                    </button>
                  </li>
                )
              }}
            </For>
          </ul>
        </Show>
        <Show when={props.items.length > MOST_CHIPS}>
          <span class="faint">
            and {grouped(props.items.length - MOST_CHIPS)} more, in the text
          </span>
        </Show>
        <input
          ref={element => {
            field = element
            props.own?.(element)
          }}
          id={`${id}-field`}
          type="text"
          role="combobox"
          aria-expanded={listed()}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={listed() && active() >= 0 ? `${id}-${active()}` : undefined}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          placeholder={
            props.items.length === 0
              ? `Find ${props.sort === 'action' ? 'an action' : 'a fact'} by name or English`
              : props.single
                ? 'Another instead'
                : 'Another'
          }
          value={typed()}
          onInput={event => {
            const now = event.currentTarget.value
            const ended = isAwaited && now.startsWith(typed()) ? typed() : ''
            if (ended !== '' && props.source !== null) earlier = addLater(props.source, ended)
            isPicked = false
            isAwaited = false
            setTyped(now.slice(ended.length))
            setTold('')
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onBlur={() => {
            isAwaited = false
            setOpen(false)
          }}
          onKeyDown={keyInField}
        />
      </div>
      <Show when={listed()}>
        <div class="offer" style={place()}>
          <div
            ref={list}
            class="offer-list"
            role="listbox"
            id={`${id}-list`}
            aria-label={props.title}
          >
            <For each={names()}>
              {(each, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                <div
                  role="option"
                  tabIndex={-1}
                  id={`${id}-${at()}`}
                  aria-selected={active() === at()}
                  classList={{ chosen: has(each.name) }}
                  {...(props.sort === 'action' ? marks.action(each.name) : marks.fact(each.name))}
                  // The field keeps the focus.
                  onMouseDown={event => event.preventDefault()}
                  onClick={() => {
                    add(each.name)
                    field.focus()
                  }}
                >
                  <code>{each.name}</code>
                  <span>{each.says}</span>
                  <Show when={has(each.name)}>
                    <Icon name="check" size={13} />
                  </Show>
                </div>
              )}
            </For>
          </div>
          <p class="offer-note">
            <OfferNote
              found={found()}
              typed={typed()}
              isName={itemOf(typed()) !== undefined}
              shown={names().length}
            />
          </p>
        </div>
      </Show>
      <p class="unseen" role="status">
        {told()}
      </p>
      <Show when={!isOpen() && typed().trim() !== ''}>
        <p class="free-note">
          <Icon name="info" size={13} />
          <span>
            <code>{typed().trim()}</code> is not in the answer yet.
          </span>
          <button
            type="button"
            class="button small"
            onClick={() => {
              if (enter(true)) field.focus()
            }}
          >
            Add it
          </button>
        </p>
      </Show>
      <Faults sort={props.sort} items={props.items} noteOn={props.noteOn} change={props.change} />
    </div>
  )
}
