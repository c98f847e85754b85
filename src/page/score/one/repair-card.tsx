// The smallest repair of a wrong response: what is added and removed, how the text changes, and a button that applies
// it.

import { createMemo, For, Show } from 'solid-js'
import type { Repair, TextEdit } from '#results/scoring/repair'
import { counted } from '#page/ui/naming'
import { Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createOne } from './one-state'
import './one.css'

export function RepairCard() {
  const { lanes } = useApp()
  const { following } = useFeature(createOne)
  const { repair, wantsRepair, askForRepair } = following
  const found = () => {
    const value = repair.value()
    return repair.condition() === 'ready' && value?.kind === 'repair' ? value.repair : undefined
  }
  const message = () => {
    const value = repair.value()
    if (repair.condition() === 'problem') return repair.message()
    return repair.condition() === 'ready' && value?.kind === 'none' ? value.message : ''
  }
  const isThere = () => wantsRepair() || repair.condition() !== 'empty'
  return (
    <Show when={isThere()}>
      <section class="repair" aria-labelledby="repair-title">
        <h3 id="repair-title">
          <Icon name="pencil-line" size={14} />
          Smallest repair
        </h3>
        <Show when={wantsRepair()}>
          <Button small icon="target" onClick={askForRepair}>
            Find the smallest repair
          </Button>
        </Show>
        <Show when={repair.condition() === 'working'}>
          <Working
            compact
            what="Looking for it"
            startedAt={repair.startedAt()}
            stop={() => lanes.stopWork('judging')}
          />
        </Show>
        <Show when={repair.condition() === 'stopped'}>
          <p>
            Stopped.{' '}
            <Button small onClick={() => repair.retry()}>
              Look again
            </Button>
          </p>
        </Show>
        <Show when={message()}>
          <p>{message().replaceAll('`', '')}</p>
        </Show>
        <Show when={found()}>{repair => <Found repair={repair()} />}</Show>
      </section>
    </Show>
  )
}

/** Maximum number of changes shown. */
const SHOWN = 6

function Found(props: { repair: Repair }) {
  const one = useFeature(createOne)
  const apply = (): void => one.put(applied(one.text(), props.repair.edits), 'the repair')
  const isPlain = () => one.text().trim() === props.repair.answer
  const how = () =>
    ({
      'in-place': 'The answer is edited in place.',
      appended: 'A last line gives the right answer.',
      replaced: 'The right answer replaces the whole text.',
    })[props.repair.how]
  return (
    <>
      <Changes sort="add" names={props.repair.add} />
      <Changes sort="drop" names={props.repair.drop} />
      <Preview text={one.text()} edits={props.repair.edits} />
      <p class="note">{how()}</p>
      <p class="flex wrap gap-8">
        <Button small primary icon="check" onClick={apply}>
          Apply
        </Button>
        <Show when={props.repair.how !== 'replaced' && !isPlain()}>
          <Button small quiet onClick={() => one.put(props.repair.answer, 'the plain answer')}>
            Use the answer alone
          </Button>
        </Show>
      </p>
    </>
  )
}

/** The text after applying the edits, which are sorted by position. */
function applied(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to, text: by } of edits) {
    parts.push(text.slice(at, from), by)
    at = to
  }
  return parts.join('') + text.slice(at)
}

function Changes(props: { sort: 'add' | 'drop'; names: readonly string[] }) {
  const rest = () => props.names.length - SHOWN
  return (
    <Show when={props.names.length > 0}>
      <p class={`repair-change break-anywhere gap-7 flex ${props.sort}`}>
        <Icon name={props.sort === 'add' ? 'plus' : 'minus'} size={13} />
        <span>
          {props.sort === 'add' ? 'Add' : 'Remove'}{' '}
          <For each={props.names.slice(0, SHOWN)}>
            {name => (
              <>
                <code>{name}</code>{' '}
              </>
            )}
          </For>
          <Show when={rest() > 0}>and {counted(rest(), 'more', 'more')}</Show>
        </span>
      </p>
    </Show>
  )
}

/** Number of characters shown next to an edit, and maximum number of edits. */
const CONTEXT_CHARACTERS = 34
const MAX_EDITS = 8

/** The changed places of the text, with removals struck through and additions underlined. */
function Preview(props: { text: string; edits: readonly TextEdit[] }) {
  const pieces = createMemo(() =>
    props.edits.slice(0, MAX_EDITS).map(({ from, to, text }, i) => {
      const end = i === 0 ? 0 : props.edits[i - 1]!.to
      const next = props.edits[i + 1]?.from ?? props.text.length
      return {
        before: props.text.slice(Math.max(end, from - CONTEXT_CHARACTERS), from),
        isCutBefore: from - CONTEXT_CHARACTERS > end,
        gone: shortened(props.text.slice(from, to)),
        comes: shortened(text),
        after: props.text.slice(to, Math.min(next, to + CONTEXT_CHARACTERS)),
        isCutAfter: next > to + CONTEXT_CHARACTERS,
      }
    }),
  )
  return (
    <pre
      class="repair-preview full-width scrolls-y pad-8-12 ink-soft break-anywhere pre-wrap round"
      data-edged="well"
      role="img"
      aria-label="How the text changes"
    >
      <For each={pieces()}>
        {piece => (
          <span>
            {piece.isCutBefore ? '…' : ''}
            {piece.before}
            <Show when={piece.gone}>
              <del class="ink-delete">{piece.gone}</del>
            </Show>
            <Show when={piece.comes}>
              <ins class="ink-add no-underline">{piece.comes}</ins>
            </Show>
            {piece.after}
            {piece.isCutAfter ? '…' : ''}
          </span>
        )}
      </For>
      <Show when={props.edits.length > MAX_EDITS}>
        <span class="faint"> and {counted(props.edits.length - MAX_EDITS, 'more place')}</span>
      </Show>
    </pre>
  )
}

const shortened = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 120)} … ${text.slice(-30)}`)
