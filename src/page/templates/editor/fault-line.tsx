// The line below the texts: how many findings there are, the one that was gone to, and the ways to the next.

import { createMemo, Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Keys } from '#page/workbench/parts/keycaps'
import { counted, grouped } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { useApp, useFeature } from '#page/state/use-app'
import { createPhraseChecking } from '../checking'
import { createBench } from '#page/state/templates/bench'
import { createTextsDesk } from './texts-desk'
import { inBackground } from '#page/browser/background'
import './fault-line.css'

export function FaultLine() {
  const desk = useFeature(createTextsDesk)
  const { layout } = useApp()
  const chosen = createMemo(() => desk.faults()[desk.chosen()])
  return (
    <section class="fault-line" aria-label="Current finding">
      <Counts />
      <Show when={chosen()}>
        {found => (
          <>
            <span
              class="fault-says"
              classList={{ 'fault-error': found().fault.severity === 'error' }}
              role="status"
            >
              <Prose text={found().fault.message} />
            </span>
            <Show when={desk.fixLabel(found())}>
              {label => (
                <button
                  type="button"
                  class="button small fault-fix"
                  onClick={() => inBackground(desk.mend(found()))}
                >
                  <Icon name="lightbulb" size={13} />
                  <Prose text={label()} />
                </button>
              )}
            </Show>
          </>
        )}
      </Show>
      <Show when={desk.faults().length > 0}>
        <span class="fault-steps">
          <button
            type="button"
            class="icon-button fault-step"
            aria-label="Previous finding"
            title="Previous finding (Shift+F8)"
            onClick={() => desk.stepProblem(-1)}
          >
            <Icon name="chevron-left" size={16} />
          </button>
          <button
            type="button"
            class="icon-button fault-step"
            aria-label="Next finding"
            title="Next finding (F8)"
            onClick={() => desk.stepProblem(1)}
          >
            <Icon name="chevron-right" size={16} />
          </button>
          <Show when={layout.room() === 'wide'}>
            <Keys chord="F8" />
          </Show>
        </span>
      </Show>
    </section>
  )
}

/** How many of each severity; leads to the list. */
function Counts() {
  const bench = useFeature(createBench)
  const desk = useFeature(createTextsDesk)
  const checking = useFeature(createPhraseChecking)
  const count = (severity: 'error' | 'warning'): number =>
    desk.faults().filter(({ fault }) => fault.severity === severity).length
  const share = (): string => {
    const step = checking.progress()
    return step === null || step.of === 0 ? '' : ` ${Math.floor((100 * step.done) / step.of)}%`
  }
  return (
    <button type="button" class="fault-counts" onClick={() => bench.show('findings')}>
      <Show when={count('error') > 0}>
        <span class="fault-error">
          <Icon name="x" size={14} />
          {counted(count('error'), 'error')}
        </span>
      </Show>
      <Show when={count('warning') > 0}>
        <span class="fault-warning">
          <Icon name="triangle-alert" size={14} />
          {counted(count('warning'), 'warning')}
        </span>
      </Show>
      <Show when={desk.faults().length === 0}>
        <Show
          when={checking.condition() === 'working'}
          fallback={
            <Show when={checking.isCurrent()} fallback={<span>Not checked on problems</span>}>
              <span class="fault-none">
                <Icon name="check" size={14} />
                No findings
                <span class="faint">
                  {grouped(checking.problems().reduce((sum, { items }) => sum + items, 0))} facts
                  and actions checked
                </span>
              </span>
            </Show>
          }
        >
          <span class="faint numbers">Checking{share()}</span>
        </Show>
      </Show>
    </button>
  )
}
