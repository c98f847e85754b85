// Results that answer other sheets than the chosen one: which sheet they wait for, and how to open it.

import { createMemo, For, Show } from 'solid-js'
import { Button } from '#page/ui/button'
import { counted } from '#page/ui/naming'
import type { KeptSheet } from '../kept-sheets'
import type { ClassResults } from './results-state'

export function Waiting(props: {
  results: ClassResults
  offered: readonly KeptSheet[]
  choose: (hash: string) => void
}) {
  const waiting = createMemo(() => {
    const counts = new Map<string, number>()
    for (const { result } of props.results.found())
      if (result.sheet !== props.results.hash()) counts.set(result.sheet, (counts.get(result.sheet) ?? 0) + 1)
    return [...counts]
  })
  const named = (hash: string): KeptSheet | undefined => props.offered.find(each => each.hash === hash)
  return (
    <div role="status">
      <ul class="no-list grid gap-8" aria-label="Results of other sheets">
        <For each={waiting()}>
          {([hash, count]) => (
            <li class="flex-row wrap gap-8">
              <span>
                {counted(count, 'result')} {count === 1 ? 'waits' : 'wait'} for the sheet{' '}
                <strong class="numbers">{hash}</strong>.
              </span>
              <Show when={named(hash)} fallback={<span class="ink-soft">Paste its link, or drop its file.</span>}>
                {sheet => (
                  <Button small onClick={() => props.choose(hash)}>
                    Choose “{sheet().title}”
                  </Button>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}
