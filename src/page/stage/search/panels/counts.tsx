// Counters of the run: one run as a line, two as a table. Counts of work, never times.

import { createMemo, For, Show } from 'solid-js'
import type { Counts } from '#planning/textbook/replay'
import { grouped } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { isBackward } from '../words/subgoals'
import type { Held } from '../run/run-state'
import { costText, expandedStates } from '../words/sentences'
import { createSearching } from '../run/searching'
import { waitingWords } from '../words/words'
import '#page/stage/search/search.css'

const rows: readonly (readonly [key: keyof Counts, title: string, description: string])[] = [
  ['expanded', 'Expanded', 'Nodes with generated successors'],
  ['generated', 'Generated', 'Actions that were taken to see where they lead'],
  ['evaluated', 'Nodes', 'Nodes that were made; the estimate, if any, was computed for each'],
  ['reopened', 'Opened again', 'Closed nodes that were reached more cheaply'],
  ['open', 'Waiting', 'Nodes that wait now'],
  ['maxOpen', 'Most waiting', 'The largest number of waiting nodes'],
]

/** The most important counters: a lesson shows only these at first. */
const first: readonly (keyof Counts)[] = ['expanded', 'open']

export function CountsLine(props: { brief?: boolean }) {
  const { searchView } = useFeature(createSearching)
  const counts = () => searchView.held()?.replay.counts
  const waiting = () => waitingWords(searchView.options(searchView.front()).algorithm).title
  return (
    <Show when={counts()}>
      {now => (
        <dl class="search-counts flex wrap rigid text-small bg-card border-top numbers">
          <For
            each={rows.filter(([key]) =>
              props.brief === true ? first.includes(key) : key !== 'reopened' || now().reopened > 0,
            )}
          >
            {([key, title, description]) => (
              <div class="flex gap-6" title={description}>
                <dt>{key === 'open' ? waiting() : title}</dt>
                <dd class="ink">{grouped(now()[key])}</dd>
              </div>
            )}
          </For>
        </dl>
      )}
    </Show>
  )
}

const costOf = (held: Held | null): string => {
  const ending = held?.replay.ending
  if (held === null || held === undefined || ending === undefined) return '…'
  return ending.how === 'plan' ? costText(ending.cost, held.digits) : 'no plan'
}

/** The counters of two synchronised runs, and the states they share. */
export function CompareTable(props: { brief?: boolean }) {
  const { searchView } = useFeature(createSearching)
  const held = (run: 'a' | 'b'): Held | null => searchView.runs[run].moment()
  const waiting = (): string => {
    const [one, other] = (['a', 'b'] as const).map(run => waitingWords(searchView.options(run).algorithm).title)
    return one === other ? one! : `${one} (A), ${other!.toLowerCase()} (B)`
  }
  const head = (): string => {
    const level = searchView.level()
    if (level !== null && level > Number.NEGATIVE_INFINITY)
      return `Nodes chosen with f up to ${costText(level, held('a')?.digits ?? 0)}`
    return searchView.isByF() ? 'As far as each has come' : 'After as many expansions'
  }
  const shared = createMemo(() => {
    const [one, other] = [held('a'), held('b')]
    if (one === null || other === null || isBackward(one) !== isBackward(other)) return null
    const mine = expandedStates(one, one.replay)
    const theirs = expandedStates(other, other.replay)
    let both = 0
    for (const each of mine) if (theirs.has(each)) both++
    return { both, a: mine.size - both, b: theirs.size - both }
  })
  return (
    <div
      class="search-compare flex wrap items-start rigid pad-8-16 text-small bg-card border-top"
      data-part="search-compare"
    >
      <table class="numbers collapsed">
        <thead>
          <tr>
            <th scope="col">{head()}</th>
            <th scope="col">A</th>
            <th scope="col">B</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.brief === true ? rows.filter(([key]) => first.includes(key)) : rows}>
            {([key, title, description]) => (
              <tr>
                <th scope="row" title={description}>
                  {key === 'open' ? waiting() : title}
                </th>
                <td>{grouped(held('a')?.replay.counts[key] ?? 0)}</td>
                <td>{grouped(held('b')?.replay.counts[key] ?? 0)}</td>
              </tr>
            )}
          </For>
          <tr class="compare-cost">
            <th scope="row">Cost of the plan</th>
            <td>{costOf(held('a'))}</td>
            <td>{costOf(held('b'))}</td>
          </tr>
        </tbody>
      </table>
      <Show when={shared()}>
        {now => (
          <ul class="numbers grid gap-4 ink-soft" data-part="compare-shared">
            <li class="flex-row gap-8">
              <span class="shared-mark both" aria-hidden="true" />
              {now().both === 0 ? 'No state is' : grouped(now().both)} expanded by both
            </li>
            <li class="flex-row gap-8">
              <span class="shared-mark" aria-hidden="true" />
              {now().a + now().b === 0
                ? 'No state is expanded by one alone'
                : `${grouped(now().a)} only by A, ${grouped(now().b)} only by B`}
            </li>
          </ul>
        )}
      </Show>
    </div>
  )
}
