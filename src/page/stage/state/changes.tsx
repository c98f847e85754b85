// The facts that became true and false, marked with plus and minus.

import { For, Show } from 'solid-js'
import { marks } from '#page/state/focus/focus'
import './changes.css'

export function Changes(props: {
  added: readonly string[]
  removed: readonly string[]
  /** Shown when nothing changed. */
  none: string
  most: number
  /** True if the facts are not linked with the highlight, because the whole state already is. */
  plain?: boolean
}) {
  const more = () => props.added.length + props.removed.length - props.most
  return (
    <span class="changes">
      <Show when={props.added.length + props.removed.length > 0} fallback={<span class="faint">{props.none}</span>}>
        <For each={props.added.slice(0, props.most)}>
          {fact => (
            <code class="change inline-flex added gap-5 round-small" {...(props.plain ? {} : marks.fact(fact))}>
              <i aria-hidden="true">+</i>
              <span class="unseen">now true: </span>
              {fact}
            </code>
          )}
        </For>
        <For each={props.removed.slice(0, Math.max(0, props.most - props.added.length))}>
          {fact => (
            <code class="change inline-flex removed gap-5 round-small" {...(props.plain ? {} : marks.fact(fact))}>
              <i aria-hidden="true">−</i>
              <span class="unseen">now false: </span>
              <s>{fact}</s>
            </code>
          )}
        </For>
        <Show when={more() > 0}>
          <span class="faint numbers">and {more()} more</span>
        </Show>
      </Show>
    </span>
  )
}
