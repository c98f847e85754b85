// The filters of the scroll, as chips: sorts of instances, one predicate or action, one wording, one problem, the seed,
// and the English to compare with.

import { createMemo, For, Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Select } from '#page/ui/menus/select'
import { isKindCode, kindName } from '#questions/kinds/codes'
import type { ComparisonId } from '#page/state/templates/bench'
import { IconButton } from '#page/ui/button'
import type { Scrolling } from './scrolling'
import { otherTextTitle, renderableSorts, tellableTitle } from './words'
import './scroll.css'

export function ScrollFilters(props: { scrolling: Scrolling }) {
  const { choice, choose } = props.scrolling
  return (
    <header class="scroll-filters grid gap-8 border-bottom rigid">
      <div class="scroll-sorts" role="radiogroup" aria-label="Kind of sentence">
        <For each={renderableSorts}>
          {what => (
            // biome-ignore lint/a11y/useSemanticElements: chips that look alike everywhere
            <button
              type="button"
              class="scroll-chip inline-flex items-center gap-6 ink-soft text-small nowrap bg-card border"
              role="radio"
              aria-checked={choice().what === what}
              tabindex={choice().what === what ? 0 : -1}
              onClick={() => choose({ what })}
              onKeyDown={event => turn(event, to => choose({ what: to }))}
            >
              {tellableTitle[what]}
            </button>
          )}
        </For>
      </div>
      <div class="scroll-narrow">
        <Narrowing scrolling={props.scrolling} />
        <Comparing scrolling={props.scrolling} />
      </div>
    </header>
  )
}

/** Arrow keys choose the next chip, as in any group of radio buttons. */
function turn(event: KeyboardEvent, choose: (what: (typeof renderableSorts)[number]) => void): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  const chips = [...event.currentTarget.parentElement!.children] as HTMLElement[]
  const at = (chips.indexOf(event.currentTarget) + by + chips.length) % chips.length
  choose(renderableSorts[at]!)
  chips[at]!.focus()
}

const MAX_SEED = 40

function Narrowing(props: { scrolling: Scrolling }) {
  const { choice, choose, wordings, bench } = props.scrolling
  const heads = createMemo(() => props.scrolling.heads(choice().what), [], {
    equals: (one, other) => one.join() === other.join(),
  })
  const title = (head: string): string => (choice().what === 'questions' && isKindCode(head) ? kindName(head) : head)
  const all = () =>
    choice().what === 'questions' ? 'All kinds' : choice().what === 'actions' ? 'All actions' : 'All predicates'
  const numbers = () => {
    const own = wordings().filter(({ head }) => choice().head === '' || head === choice().head)
    const max = Math.max(1, choice().wording, ...own.map(({ of }) => of))
    return Array.from({ length: max }, (_, i) => [`${i + 1}`, `Wording ${i + 1}`] as const)
  }
  const isOneWay = () => ['states', 'objects'].includes(choice().what)
  return (
    <>
      <Show when={heads().length > 1 || choice().head !== ''}>
        <Select
          label={props.scrolling.choice().what === 'questions' ? 'Kind' : 'Name'}
          all={all()}
          value={choice().head}
          set={head => choose({ head, wording: 0 })}
          options={heads().map(head => [head, title(head)] as const)}
        />
      </Show>
      <Show when={!isOneWay() && numbers().length > 1}>
        <Select
          label="Wording"
          all={choice().what === 'questions' ? 'Wordings by chance' : 'Each wording'}
          value={choice().wording === 0 ? '' : `${choice().wording}`}
          set={wording => choose({ wording: Number(wording) })}
          options={numbers()}
        />
      </Show>
      <Show when={bench.chosen().length > 1}>
        <Select
          label="Problem"
          all="All problems"
          value={choice().problem}
          set={problem => choose({ problem })}
          options={bench.chosen().map(({ name, title }) => [name, title] as const)}
        />
      </Show>
      <label class="scroll-seed note inline-flex items-center gap-6">
        <span>Seed</span>
        <input
          class="ink bg-card round"
          type="text"
          value={choice().seed}
          maxLength={MAX_SEED}
          spellcheck={false}
          onChange={event => choose({ seed: event.currentTarget.value.trim() || '1' })}
        />
        <IconButton
          icon="dices"
          iconSize={15}
          label="Other examples"
          onClick={() => choose({ seed: nextSeed(choice().seed) })}
        />
      </label>
    </>
  )
}

/** The next seed, deterministic so that earlier ones can be found again: `1` becomes `2`, `a` becomes `a 2`. */
const nextSeed = (seed: string): string => {
  const number = /(\d{1,9})$/.exec(seed)
  return number === null ? `${seed} 2`.slice(0, MAX_SEED) : `${seed.slice(0, number.index)}${Number(number[1]) + 1}`
}

function Comparing(props: { scrolling: Scrolling }) {
  const { choice, choose, bench, pictures, setPictures } = props.scrolling
  const comparisons = (Object.keys(otherTextTitle) as ComparisonId[]).filter(id => id !== 'none')
  return (
    <>
      <Select
        label="Compare with"
        all={otherTextTitle.none}
        value={bench.comparison() === 'none' ? '' : bench.comparison()}
        set={id => bench.setComparison(id === '' ? 'none' : (id as ComparisonId))}
        options={comparisons.map(id => [id, otherTextTitle[id]] as const)}
      />
      <Show when={bench.comparison() !== 'none' && choice().what !== 'questions'}>
        <button
          type="button"
          class="scroll-chip inline-flex items-center gap-6 ink-soft text-small nowrap bg-card border"
          aria-pressed={choice().onlyChanged}
          onClick={() => choose({ onlyChanged: !choice().onlyChanged })}
        >
          Different only
        </button>
      </Show>
      <button
        type="button"
        class="scroll-chip inline-flex items-center gap-6 ink-soft text-small nowrap bg-card border"
        aria-pressed={pictures()}
        onClick={() => setPictures(!pictures())}
      >
        <Icon name="image" size={13} />
        Pictures
      </button>
    </>
  )
}
