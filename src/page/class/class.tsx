// Class: making a sheet, taking one, or examining results. Each view is loaded when it is opened.

import { createMemo, Match, Show, Suspense, Switch } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { useApp } from '#page/state/use-app'
import { classAddress } from '#page/state/places/class-place'
import './class.css'

const MakeSheet = lazy(async () => ({ default: (await import('./make/make-sheet')).MakeSheet }))
const TakeSheet = lazy(async () => ({ default: (await import('./take/take')).TakeSheet }))
const Polls = lazy(async () => ({ default: (await import('./poll/polls')).Polls }))
const PollRoom = lazy(async () => ({ default: (await import('./poll/room')).PollRoom }))
const Cards = lazy(async () => ({ default: (await import('./poll/camera/cards')).Cards }))
const Results = lazy(async () => ({ default: (await import('./results/results')).Results }))
const Print = lazy(async () => ({ default: (await import('./print/print')).Print }))

const parts = [
  { part: 'home', title: 'Make a sheet' },
  { part: 'results', title: 'Results' },
  { part: 'polls', title: 'Polls' },
  { part: 'print', title: 'Print', hash: null },
] as const

export function Class() {
  const { place } = useApp()
  const part = () => place.class().part
  const hash = () => {
    const now = place.class()
    return now.part === 'sheet' ? now.hash : undefined
  }
  /** Another item is another poll; the large view of the same item is the same poll. */
  const poll = createMemo(
    () => {
      const now = place.class()
      return now.part === 'poll' ? now : undefined
    },
    undefined,
    { equals: (a, b) => a?.hash === b?.hash && a?.item === b?.item },
  )
  const isLarge = () => {
    const now = place.class()
    return now.part === 'poll' && now.large
  }
  const isPoll = () => /^(?:poll|polls|cards)$/.test(part())
  return (
    <main class="class-room full-height scrolls-y">
      <div class="class-inner column gap-24 mx-auto" data-wide={part() === 'poll' ? '' : undefined}>
        <Show when={part() !== 'sheet'}>
          <nav class="class-parts flex gap-4" aria-label="Class">
            {parts.map(each => (
              <a
                href={`#${classAddress(each)}`}
                aria-current={part() === each.part || (each.part === 'polls' && isPoll()) ? 'page' : undefined}
              >
                {each.title}
              </a>
            ))}
          </nav>
        </Show>
        <Suspense fallback={<div class="class-coming" aria-busy="true" />}>
          <Switch fallback={<MakeSheet />}>
            <Match when={part() === 'results'}>
              <Results />
            </Match>
            <Match when={part() === 'polls'}>
              <Polls />
            </Match>
            <Match when={part() === 'cards'}>
              <Cards />
            </Match>
            <Match when={poll()} keyed>
              {({ hash, item }) => <PollRoom hash={hash} item={item} large={isLarge()} />}
            </Match>
            <Match when={part() === 'print'}>
              <Print />
            </Match>
            <Match when={hash()} keyed>
              {hash => <TakeSheet hash={hash} />}
            </Match>
          </Switch>
        </Suspense>
      </div>
    </main>
  )
}
