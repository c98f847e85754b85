// The verdicts on the responses of a run, as shares of a bar with their counts.

import { For, Show } from 'solid-js'
import type { RunInfo } from '#results/runs/info'
import { MarkIcon } from '#page/ui/mark'
import { grouped } from '#page/ui/naming'
import './runs.css'

const words = ['right', 'wrong', 'undecided', 'unreadable'] as const

export function VerdictBar(props: { verdicts: RunInfo['verdicts']; rows: number }) {
  const some = () => words.filter(word => props.verdicts[word] > 0)
  return (
    <Show when={props.rows > 0}>
      <div class="verdict-bar flex wrap items-center mt-8">
        <div class="verdict-shares flex gap-2 clipped" aria-hidden="true">
          <For each={words}>
            {word => <i class={`verdict-share share-${word}`} style={{ 'flex-grow': String(props.verdicts[word]) }} />}
          </For>
        </div>
        <ul class="verdict-counts flex wrap ink-soft" data-part="verdict-counts">
          <For each={some()}>
            {word => (
              <li class="numbers inline-flex items-center gap-5">
                <MarkIcon mark={word} size={13} />
                {grouped(props.verdicts[word])} {word}
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  )
}
