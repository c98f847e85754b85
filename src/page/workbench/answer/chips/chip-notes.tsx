// Notes below a field of chips: further matches, and unknown names with similar known ones.

import { For, Show } from 'solid-js'
import type { NameNote, NameList } from '#questions/views/names/names'
import type { NameSort } from '#language/answers/name-sort'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import '#page/workbench/answer/steps/step-rows.css'

/** Notes below the suggested names. */
export function OfferNote(props: { found: NameList | null; typed: string; isName: boolean; shown: number }) {
  const { layout } = useApp()
  return (
    <Show
      when={props.found?.kind === 'names' && props.found}
      fallback={props.found?.kind === 'no-names' ? props.found.message : ''}
    >
      {list => (
        <Show
          when={props.shown > 0}
          fallback={props.isName ? 'No name matches. Enter adds it anyway, marked as unknown.' : 'No name matches.'}
        >
          {list().more ? `${props.shown} of more; type on to narrow them down. ` : ''}
          <Show when={!layout.touch()} fallback="Tap a name to add it.">
            <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> adds.
          </Show>
        </Show>
      )}
    </Show>
  )
}

/** Unknown names among the chips, with similar known names. */
export function Faults(props: {
  sort: NameSort
  items: readonly string[]
  noteOn: (name: string) => NameNote | undefined
  change: (items: readonly string[]) => void
}) {
  const faulty = () =>
    props.items.flatMap((name, at) => {
      const note = props.noteOn(name)
      return note === undefined || note.fault === '' ? [] : [{ note, at }]
    })
  return (
    <Show when={faulty().length > 0}>
      <ul class="chip-faults grid gap-4 mt-6 ink-soft" data-part="chip-faults">
        <For each={faulty().slice(0, 3)}>
          {({ note, at }) => (
            <li class="wrap">
              <Icon name="circle-question-mark" size={13} />
              <span>
                <code>{note.name}</code> is not {props.sort === 'action' ? 'an action' : 'a fact'} of this problem.
              </span>
              <For each={note.near}>
                {near => (
                  <Button
                    small
                    {...(props.sort === 'action' ? marks.action(near) : marks.fact(near))}
                    onClick={() => props.change(props.items.map((item, i) => (i === at ? near : item)))}
                  >
                    <code>{near}</code>
                  </Button>
                )}
              </For>
            </li>
          )}
        </For>
        <Show when={faulty().length > 3}>
          <li class="wrap">And {faulty().length - 3} more.</li>
        </Show>
      </ul>
    </Show>
  )
}
