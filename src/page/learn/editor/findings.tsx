// The faults of a lesson: their number, and each with its place, what was expected, and its fix.

import { createSignal, For, Show } from 'solid-js'
import { LineTable } from '#base/text'
import type { LessonFinding } from '#teaching/lesson'
import { Icon } from '#page/ui/icon'
import { Keys } from '#page/workbench/parts/keycaps'
import { counted } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { useApp } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import type { Writing } from './writing'
import './editor.css'

export function LessonFindings(props: { writing: Writing }) {
  const { writing } = props
  const [isListed, setListed] = createSignal(true)
  const isAny = () => writing.findings().length > 0
  return (
    <section class="lesson-findings min-h-0 border-top" aria-label="Findings">
      <FindingsHead writing={writing} isListed={isListed()} list={setListed} />
      <Show when={isAny() && isListed()}>
        <ol class="lesson-findings-list scrolls text-13 no-list">
          <For each={writing.findings()}>
            {(finding, index) => <Row writing={writing} finding={finding} index={index()} />}
          </For>
        </ol>
      </Show>
    </section>
  )
}

/** The number of each severity, and buttons to step through them. */
function FindingsHead(props: { writing: Writing; isListed: boolean; list: (isListed: boolean) => void }) {
  const { writing } = props
  const { layout } = useApp()
  const count = (severity: LessonFinding['severity']): number =>
    writing.findings().filter(each => each.severity === severity).length
  const isAny = () => writing.findings().length > 0
  return (
    <header class="lesson-findings-head flex-row gap-8 text-13">
      <Button
        small
        quiet
        aria-expanded={isAny() && props.isListed}
        disabled={!isAny()}
        onClick={() => props.list(!props.isListed)}
      >
        <Show when={count('error') > 0}>
          <span class="lesson-fault-error ink-delete">
            <Icon name="x" size={14} /> {counted(count('error'), 'mistake')}
          </span>
        </Show>
        <Show when={count('warning') > 0}>
          <span class="lesson-fault-warning ink-ochre">
            <Icon name="triangle-alert" size={14} /> {counted(count('warning'), 'remark')}
          </span>
        </Show>
        <Show when={!isAny()}>
          <Icon name="check" size={14} /> No mistakes
        </Show>
      </Button>
      <span class="faint" role="status">
        {writing.isChecking() ? 'Computing values and claims' : ''}
      </span>
      <span class="spacer" />
      <Show when={isAny()}>
        <IconButton icon="chevron-left" label="Previous finding (Shift+F8)" onClick={() => writing.stepProblem(-1)} />
        <IconButton icon="chevron-right" label="Next finding (F8)" onClick={() => writing.stepProblem(1)} />
        <Show when={layout.room() === 'wide'}>
          <Keys chord="F8" />
        </Show>
      </Show>
    </header>
  )
}

function Row(props: { writing: Writing; finding: LessonFinding; index: number }) {
  const { writing } = props
  return (
    <li classList={{ 'lesson-fault-chosen': writing.chosen() === props.index }}>
      <button
        type="button"
        class="lesson-fault-go grid grow gap-8 items-baseline"
        onClick={() => writing.goTo(props.index)}
      >
        <span class={`lesson-fault-${props.finding.severity}`}>
          <Icon name={props.finding.severity === 'error' ? 'x' : 'triangle-alert'} size={14} />
          <span class="unseen">{props.finding.severity === 'error' ? 'Mistake: ' : 'Remark: '}</span>
        </span>
        <span class="break-anywhere">
          <Prose text={props.finding.message} />
        </span>
        <span class="faint numbers nowrap">{placeOf(writing, props.finding)}</span>
      </button>
      <Show when={!writing.isReadOnly() && props.finding.fix}>
        {fix => (
          <Button small icon="lightbulb" onClick={() => writing.mend(props.finding)}>
            <Prose text={fix().label} />
          </Button>
        )}
      </Show>
    </li>
  )
}

/** Returns for example `en.md, line 12`. */
function placeOf({ files }: Writing, { place }: LessonFinding): string {
  const text = files().files[place.file] ?? ''
  const { line } = new LineTable(text).positionAt(Math.min(place.from, text.length))
  return `${place.file}, line ${line}`
}
