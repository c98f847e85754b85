// "Is this a landmark?": type a fact, choose among the matches, or press Enter on any name.

import { createMemo, createSignal, For, Show } from 'solid-js'
import {
  type LandmarkSet,
  UNDECIDED,
  GOAL_FACT,
  INITIAL_FACT,
  LANDMARK,
} from '#questions/views/landmarks/landmark-data'
import { Icon } from '#page/ui/icon'
import './landmarks.css'
import { useFeature } from '#page/state/use-app'
import { createLandmarking } from './landmarking'

/** Maximum number of suggested facts. */
const OFFERED = 8

const statusName = (status: number): string =>
  status === LANDMARK
    ? 'landmark'
    : status === INITIAL_FACT
      ? 'initial'
      : status === GOAL_FACT
        ? 'goal'
        : status === UNDECIDED
          ? 'undecided'
          : 'not a landmark'

/** Facts that contain all the words. */
function fitting({ facts, statuses }: LandmarkSet, typed: string): readonly FactOffer[] {
  const words = typed
    .toLowerCase()
    .split(/[\s()]+/)
    .filter(Boolean)
  const found: FactOffer[] = []
  for (let i = 0; i < facts.length && found.length < OFFERED; i++)
    if (words.every(word => facts[i]!.includes(word))) found.push({ fact: facts[i]!, status: statuses[i]! })
  return found
}

interface FactOffer {
  readonly fact: string
  readonly status: number
}

export function AskBox(props: { set: LandmarkSet }) {
  const landmarking = useFeature(createLandmarking)
  let field!: HTMLInputElement
  const [typed, setTyped] = createSignal('')
  const [open, setOpen] = createSignal(false)
  const [at, setAt] = createSignal(-1)
  const found = createMemo(() => fitting(props.set, typed()))
  const isOpen = () => open() && found().length > 0
  const ask = (fact: string): void => {
    landmarking.choose(fact)
    setTyped('')
    setOpen(false)
    setAt(-1)
  }
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const last = found().length - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen()) setOpen(true)
      else setAt(now => (event.key === 'ArrowDown' ? Math.min(last, now + 1) : Math.max(0, now - 1)))
    } else if (event.key === 'Enter') {
      const offered = isOpen() ? (found()[at()] ?? (last === 0 ? found()[0] : undefined)) : undefined
      const text = typed().trim()
      if (offered) ask(offered.fact)
      else if (text !== '') ask(normal(text))
    } else if (event.key === 'Escape' && isOpen()) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="lm-ask sticky at-top bg-paper">
      <label class="lm-field flex-row gap-8 pad-0-10 ink-faint bg-card border-strong round">
        <Icon name="search" size={14} />
        <span class="unseen">Is this a landmark?</span>
        <input
          class="grow min-w-0 ink"
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={isOpen()}
          aria-controls="lm-offered"
          aria-autocomplete="list"
          aria-activedescendant={isOpen() && at() >= 0 ? `lm-offer-${at()}` : undefined}
          placeholder="Is this a landmark? Type a fact"
          spellcheck={false}
          autocomplete="off"
          maxlength={400}
          value={typed()}
          onInput={event => {
            setTyped(event.currentTarget.value)
            setOpen(true)
            setAt(-1)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={key}
        />
      </label>
      <Offers found={found()} open={isOpen()} at={at()} ask={ask} />
      <Show when={typed() !== '' && found().length === 0}>
        <p class="lm-hint note">No fact of the problem matches. Press Enter to see why.</p>
      </Show>
    </div>
  )
}

function Offers(props: { found: readonly FactOffer[]; open: boolean; at: number; ask: (fact: string) => void }) {
  return (
    <div id="lm-offered" role="listbox" aria-label="Facts" hidden={!props.open}>
      <For each={props.found}>
        {(offer, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            role="option"
            id={`lm-offer-${i()}`}
            tabIndex={-1}
            aria-selected={i() === props.at}
            onPointerDown={event => event.preventDefault()}
            onClick={() => props.ask(offer.fact)}
          >
            <code>{offer.fact}</code>
            <span class="faint">{statusName(offer.status)}</span>
          </div>
        )}
      </For>
    </div>
  )
}

/** A name in normal form: lower-case, in brackets, single spaces. */
const normal = (text: string): string => {
  const inner = text
    .replace(/^\(|\)$/g, '')
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .join(' ')
  return `(${inner})`
}
