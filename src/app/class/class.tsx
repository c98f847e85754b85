// Class: a sheet is made, taken, or its results are looked at. Each is loaded when it is opened.

import { lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { useApp } from '../state/use-app'
import { classAddress } from './class-place'
import './class.css'

const MakeSheet = lazy(async () => ({ default: (await import('./make/make-sheet')).MakeSheet }))
const TakeSheet = lazy(async () => ({ default: (await import('./take/take')).TakeSheet }))
const Results = lazy(async () => ({ default: (await import('./results/results')).Results }))

const parts = [
  { part: 'home', title: 'Make a sheet' },
  { part: 'results', title: 'Results' },
] as const

export function Class() {
  const { place } = useApp()
  const part = () => place.class().part
  const hash = () => {
    const now = place.class()
    return now.part === 'sheet' ? now.hash : undefined
  }
  return (
    <main class="class-room">
      <div class="class-inner">
        <Show when={part() !== 'sheet'}>
          <nav class="class-parts" aria-label="Class">
            {parts.map(each => (
              <a
                href={`#${classAddress({ part: each.part })}`}
                aria-current={part() === each.part ? 'page' : undefined}
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
            <Match when={hash()} keyed>
              {hash => <TakeSheet hash={hash} />}
            </Match>
          </Switch>
        </Suspense>
      </div>
    </main>
  )
}
