// A choice among a few texts: a group of large radio buttons. Once checked, the right one is marked.

import { For, Show } from 'solid-js'
import type { Inline } from '#teaching/lesson'
import { Icon } from '#page/ui/icon'
import { type FieldProps, holdsItem } from './field'
import { type Computed, Inlines } from './prose'
import './parts.css'

/** The value is the number of the option, counted from 1. */
export function ChoiceList(props: FieldProps & { options: readonly (readonly Inline[])[]; computed: Computed }) {
  return (
    <div class="grid gap-8" role="radiogroup" aria-labelledby={props.labelledBy}>
      <For each={props.options}>
        {(option, index) => {
          const number = () => index() + 1
          const isRight = () => props.truth !== null && holdsItem(props.truth, number())
          const isWrong = () => props.truth !== null && props.value === number() && !isRight()
          return (
            <label class="pick" data-truth={isRight() ? 'right' : isWrong() ? 'wrong' : undefined}>
              <input
                type="radio"
                name={props.id}
                value={number()}
                checked={props.value === number()}
                disabled={props.locked}
                onChange={() => props.change(number())}
              />
              <span class="pick-text">
                <Inlines content={option} computed={props.computed} />
              </span>
              <Show when={isRight()}>
                <span class="pick-mark ink-add">
                  <Icon name="check" size={15} />
                  <span class="unseen">right</span>
                </span>
              </Show>
              <Show when={isWrong()}>
                <span class="pick-mark ink-add">
                  <Icon name="x" size={15} />
                  <span class="unseen">not right</span>
                </span>
              </Show>
            </label>
          )
        }}
      </For>
    </div>
  )
}
