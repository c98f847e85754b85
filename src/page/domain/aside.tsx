// The panel next to the texts: their meaning, plans found for them, and a plan to check.

import { Match, Suspense, Switch } from 'solid-js'
import { useFeature } from '#page/state/use-app'
import { Tabs } from '#page/ui/tabs'
import { lazy } from '#page/workbench/parts/lazy'
import './domain.css'
import { MeaningPanel } from './meaning-panel'
import { type AsideTab, createPlanning } from './plans/planning'

const SolvePanel = lazy(async () => ({ default: (await import('./plans/solve-panel')).SolvePanel }))
const CheckPanel = lazy(async () => ({ default: (await import('./plans/check-panel')).CheckPanel }))

export const asideTitles: Readonly<Record<AsideTab, string>> = {
  meaning: 'Meaning',
  solve: 'Solve',
  check: 'Check a plan',
}

export function Aside() {
  const { tab, setTab, solving, plan } = useFeature(createPlanning)
  const note = (): string | undefined => (plan() === null ? undefined : plan()!.verdict === 'valid' ? '✓' : '✗')
  return (
    <div class="domain-aside stack min-h-0" id="domain-text-meaning-panel">
      <Tabs<AsideTab>
        label="Next to the texts"
        prefix="domain-aside"
        chosen={tab()}
        choose={setTab}
        tabs={[
          { id: 'meaning', title: asideTitles.meaning },
          { id: 'solve', title: asideTitles.solve, note: solving()?.isWorking ? '…' : undefined },
          { id: 'check', title: asideTitles.check, note: tab() === 'check' ? note() : undefined },
        ]}
      />
      <div class="domain-aside-body grow min-h-0" id="domain-aside-panel">
        <Switch>
          <Match when={tab() === 'meaning'}>
            <MeaningPanel />
          </Match>
          <Match when={tab() === 'solve'}>
            <aside aria-label="Solve">
              <Suspense>
                <SolvePanel />
              </Suspense>
            </aside>
          </Match>
          <Match when={tab() === 'check'}>
            <aside aria-label="Check a plan">
              <Suspense>
                <CheckPanel />
              </Suspense>
            </aside>
          </Match>
        </Switch>
      </div>
    </div>
  )
}
