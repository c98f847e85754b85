// The line below the texts: the number of findings, the current one, and buttons to move to the next.

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
import { Button, IconButton } from '#page/ui/button'
import './editor.css'

export function FaultLine() {
  const desk = useFeature(createTextsDesk)
  const { layout } = useApp()
  const chosen = createMemo(() => desk.faults()[desk.chosen()])
  return (
    <section
      class="fault-line flex-row wrap gap-4-12 rigid border-top bg-paper text-small"
      aria-label="Current finding"
    >
      <Counts />
      <Show when={chosen()}>
        {found => (
          <>
            <span
              class="fault-text min-w-0 break-anywhere ink weight-400"
              classList={{ 'fault-error': found().fault.severity === 'error' }}
              role="status"
            >
              <Prose text={found().fault.message} />
            </span>
            <Show when={desk.fixLabel(found())}>
              {label => (
                <Button small icon="lightbulb" class="fault-fix" onClick={() => inBackground(desk.mend(found()))}>
                  <Prose text={label()} />
                </Button>
              )}
            </Show>
          </>
        )}
      </Show>
      <Show when={desk.faults().length > 0}>
        <span class="flex-row gap-2 ml-auto">
          <IconButton
            icon="chevron-left"
            class="fault-step"
            label="Previous finding (Shift+F8)"
            onClick={() => desk.stepProblem(-1)}
          />
          <IconButton
            icon="chevron-right"
            class="fault-step"
            label="Next finding (F8)"
            onClick={() => desk.stepProblem(1)}
          />
          <Show when={layout.room() === 'wide'}>
            <Keys chord="F8" />
          </Show>
        </span>
      </Show>
    </section>
  )
}

/** The number of each severity; links to the list. */
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
        <span class="ink-ochre weight-560">
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
                  {grouped(checking.problems().reduce((sum, { items }) => sum + items, 0))} facts and actions checked
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
