// What is wrong with a lesson: how much, and each finding with its place, what was expected, and what mends it.

import { createSignal, For, Show } from 'solid-js'
import { LineTable } from '../../../base/text'
import type { LessonFinding } from '../../../teaching/lesson'
import { Icon } from '../../parts/icon'
import { Keys } from '../../parts/keycaps'
import { counted } from '../../parts/naming'
import { Prose } from '../../parts/prose'
import { useApp } from '../../state/use-app'
import type { Writing } from './writing'
import './findings.css'

export function LessonFindings(props: { writing: Writing }) {
  const { writing } = props
  const { layout } = useApp()
  const [isListed, setListed] = createSignal(true)
  const count = (severity: LessonFinding['severity']): number =>
    writing.findings().filter(each => each.severity === severity).length
  const isAny = () => writing.findings().length > 0
  return (
    <section class="lesson-findings" aria-label="Findings">
      <header class="lesson-findings-head">
        <button
          type="button"
          class="button quiet small"
          aria-expanded={isAny() && isListed()}
          disabled={!isAny()}
          onClick={() => setListed(now => !now)}
        >
          <Show when={count('error') > 0}>
            <span class="finding-error">
              <Icon name="x" size={14} /> {counted(count('error'), 'mistake')}
            </span>
          </Show>
          <Show when={count('warning') > 0}>
            <span class="finding-warning">
              <Icon name="triangle-alert" size={14} /> {counted(count('warning'), 'remark')}
            </span>
          </Show>
          <Show when={!isAny()}>
            <Icon name="check" size={14} /> No mistakes
          </Show>
        </button>
        <span class="faint" role="status">
          {writing.isChecking() ? 'Working out values and claims' : ''}
        </span>
        <span class="spacer" />
        <Show when={isAny()}>
          <button
            type="button"
            class="icon-button"
            aria-label="Previous finding"
            title="Previous finding (Shift+F8)"
            onClick={() => writing.stepProblem(-1)}
          >
            <Icon name="chevron-left" size={16} />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label="Next finding"
            title="Next finding (F8)"
            onClick={() => writing.stepProblem(1)}
          >
            <Icon name="chevron-right" size={16} />
          </button>
          <Show when={layout.room() === 'wide'}>
            <Keys chord="F8" />
          </Show>
        </Show>
      </header>
      <Show when={isAny() && isListed()}>
        <ol class="lesson-findings-list">
          <For each={writing.findings()}>
            {(finding, index) => (
              <li classList={{ 'finding-chosen': writing.chosen() === index() }}>
                <button type="button" class="finding-go" onClick={() => writing.goTo(index())}>
                  <span class={`finding-${finding.severity}`}>
                    <Icon name={finding.severity === 'error' ? 'x' : 'triangle-alert'} size={14} />
                    <span class="unseen">
                      {finding.severity === 'error' ? 'Mistake: ' : 'Remark: '}
                    </span>
                  </span>
                  <span class="finding-says">
                    <Prose text={finding.message} />
                  </span>
                  <span class="finding-place faint numbers">{placeOf(writing, finding)}</span>
                </button>
                <Show when={!writing.isReadOnly() && finding.fix}>
                  {fix => (
                    <button
                      type="button"
                      class="button small"
                      onClick={() => writing.mend(finding)}
                    >
                      <Icon name="lightbulb" size={13} />
                      <Prose text={fix().label} />
                    </button>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  )
}

/** `en.md, line 12`. */
function placeOf({ files }: Writing, { place }: LessonFinding): string {
  const text = files().files[place.file] ?? ''
  const { line } = new LineTable(text).positionAt(Math.min(place.from, text.length))
  return `${place.file}, line ${line}`
}
