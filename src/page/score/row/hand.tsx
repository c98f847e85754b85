// A person's verdict on a row next to the machine's, with a reason and an undo button.

import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import type { VerdictWord } from '#questions/kinds/verdict'
import { CommandKeys } from '#page/workbench/parts/keycaps'
import { MarkIcon } from '#page/ui/mark'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { LONGEST_REASON, type Overruling } from './overruling'
import { verdictTitle } from '../table/words'
import './row.css'

const verdicts: readonly VerdictWord[] = ['right', 'wrong', 'undecided', 'unreadable']

export interface HandFocus {
  readonly verdicts: () => void
  readonly reason: () => void
}

/** The reason as it is typed, kept when another row or no row is shown. */
function createReason(props: { row: number; overruling: Overruling }) {
  const { of, giveReason } = props.overruling
  const [typed, setTyped] = createSignal('')
  // The rows of a run that goes on must not replace what is being typed.
  const kept = createMemo(() => of(props.row)?.reason ?? '')
  let shown = props.row
  const keep = (): void => giveReason(shown, typed())
  createEffect(
    on([() => props.row, kept], ([row, reason]) => {
      if (row !== shown) keep()
      shown = row
      setTyped(reason)
    }),
  )
  onCleanup(keep)
  return [typed, setTyped] as const
}

export function Hand(props: { row: number; overruling: Overruling; ref: (focus: HandFocus) => void }) {
  const { layout } = useApp()
  let buttons!: HTMLFieldSetElement
  let field: HTMLInputElement | undefined
  const { of, overrule, giveReason, takeBack, undo, canUndo } = props.overruling
  const by = () => of(props.row)
  const [typed, setTyped] = createReason(props)
  const focusVerdicts = (): void => buttons.querySelector<HTMLElement>('[aria-pressed="true"], button')?.focus()
  props.ref({
    verdicts: focusVerdicts,
    reason: () => (by() === undefined ? focusVerdicts() : field?.focus()),
  })
  return (
    <section class="hand" aria-label="Verdict by hand">
      <fieldset class="flex wrap gap-4 min-w-0 no-padding" ref={buttons}>
        <legend class="no-padding ink-faint text-11-5 weight-600">By hand</legend>
        <For each={verdicts}>
          {(verdict, at) => (
            <button
              type="button"
              class="hand-verdict framed inline-flex items-center gap-6 text-small bg-card"
              aria-pressed={by()?.verdict === verdict}
              onClick={() => overrule(props.row, verdict)}
            >
              <MarkIcon mark={verdict} size={13} />
              {verdictTitle[verdict]}
              <Show when={!layout.touch()}>
                <span class="keys" aria-hidden="true">
                  <kbd>{at() + 1}</kbd>
                </span>
              </Show>
            </button>
          )}
        </For>
      </fieldset>
      <Show when={by()}>
        <input
          ref={field}
          type="text"
          class="hand-reason framed full-width bg-paper"
          aria-label="Reason for overruling"
          placeholder="Why? For example: the question names no such object"
          maxLength={LONGEST_REASON}
          value={typed()}
          onInput={event => setTyped(event.currentTarget.value)}
          onChange={event => giveReason(props.row, event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            giveReason(props.row, event.currentTarget.value)
            focusVerdicts()
          }}
        />
      </Show>
      <Show when={by() || canUndo()}>
        <p class="flex wrap gap-6">
          <Show when={by()}>
            <Button small onClick={() => takeBack(props.row)}>
              Back to the machine’s verdict
            </Button>
          </Show>
          <Show when={canUndo()}>
            <Button small quiet onClick={() => undo()}>
              Undo
              <Show when={!layout.touch()}>
                <CommandKeys command="rows-undo" />
              </Show>
            </Button>
          </Show>
        </p>
      </Show>
    </section>
  )
}
