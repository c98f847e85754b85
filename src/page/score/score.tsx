// The Score workspace: one response, runs of many, the answer key. This component is the row of tabs; each view is
// loaded when it is first shown.

import { type Component, createMemo, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { lazy } from '#page/workbench/parts/lazy'
import { Tabs } from '#page/ui/tabs'
import { useApp } from '#page/state/use-app'
import { Receiving } from './import/receiving'
import type { ScorePlace } from '#page/state/places/score-place'
import './score.css'

type Part = Exclude<ScorePlace['part'], 'home'>

const parts: Readonly<Record<Part, Component>> = {
  one: lazy(async () => ({ default: (await import('./one/one')).OneResponse })),
  runs: lazy(async () => ({ default: (await import('./runs/runs-page')).RunsPage })),
  run: lazy(async () => ({ default: (await import('./run/run-page')).RunPage })),
  compare: lazy(async () => ({ default: (await import('./compare/compare')).ComparePage })),
  matrix: lazy(async () => ({ default: (await import('./compare/matrix')).MatrixPage })),
  summary: lazy(async () => ({
    default: (await import('./summary/shared-summary')).SharedSummary,
  })),
  key: lazy(async () => ({ default: (await import('./key/key')).AnswerKey })),
}

const tabs = [
  { id: 'one', title: 'One response' },
  { id: 'runs', title: 'Runs' },
  { id: 'key', title: 'Answer key' },
] as const

export function Score() {
  const { place, session } = useApp()
  const part = createMemo((): Part => {
    const { part: now } = place.score()
    if (now !== 'home') return now
    return session.selected() === null ? 'runs' : 'one'
  })
  const tab = () => (part() === 'one' || part() === 'key' ? (part() as 'one' | 'key') : 'runs')
  return (
    <main class="score" aria-label="Score">
      <nav class="score-tabs flex border-bottom">
        <Tabs
          label="Parts of Score"
          tabs={tabs}
          chosen={tab()}
          choose={id => place.show({ score: { part: id } })}
          prefix="score"
        />
      </nav>
      <Show when={part() !== 'key' && part() !== 'one'}>
        <Receiving />
      </Show>
      <div class="score-part grid min-h-0" id="score-panel" role="tabpanel" aria-labelledby={`score-${tab()}`}>
        <Suspense>
          <Dynamic component={parts[part()]} />
        </Suspense>
      </div>
    </main>
  )
}
