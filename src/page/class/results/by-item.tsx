// The results by item: the number of right answers, and wrong answers by the wrong rule that explains them.

import { For, Show } from 'solid-js'
import { counted } from '#page/ui/naming'
import { itemWords } from '../make/item-words'
import type { ClassResults } from './results-state'
import './results.css'

export function ByItem(props: { results: ClassResults }) {
  const { results } = props
  const summaries = () => results.summaries.value() ?? []
  const names = (rows: readonly number[]): string =>
    rows.map(row => results.counted()[row]?.result.handle || 'no name').join(', ')
  return (
    <section class="by-item column gap-12" aria-labelledby="by-item">
      <h2 id="by-item">Item by item</h2>
      <ol class="grid gap-12">
        <For each={results.sheet()?.items ?? []}>
          {(item, at) => {
            const summary = () => summaries()[at()]
            return (
              <li>
                <h3 class="weight-600">
                  {at() + 1}. {itemWords(item).title}
                </h3>
                <Show when={summary() !== undefined && item.item !== 'step' && summary()} keyed>
                  {({ counts, unaided, wrong }) => (
                    <>
                      <p>
                        {counts.right} right, {unaided} of them at the first attempt and without help, {counts.wrong}{' '}
                        wrong
                        {counts.unreadable > 0 ? `, ${counts.unreadable} unreadable` : ''}
                        {counts.undecided > 0 ? `, ${counts.undecided} undecided` : ''}
                        {counts.empty > 0 ? `, ${counts.empty} without an answer` : ''}
                        {counts.nothing > 0 ? `, ${counts.nothing} not made` : ''}.
                      </p>
                      <ul class="grid gap-4">
                        <For each={wrong}>
                          {({ id, explanation, rows }) => (
                            <li>
                              <strong>{counted(rows.length, 'answer')}</strong>:{' '}
                              {id === null ? 'wrong, but not by any wrong rule that is known here.' : explanation}{' '}
                              <span class="ink-faint break-anywhere">{names(rows)}</span>
                            </li>
                          )}
                        </For>
                      </ul>
                    </>
                  )}
                </Show>
              </li>
            )
          }}
        </For>
      </ol>
    </section>
  )
}
