// The details of the open row: next to the table, or over it if there is no room.

import { createMemo, createSignal, onMount, Show } from 'solid-js'
import { chosenOf } from '#results/runs/row-filter'
import type { ScoredRow } from '#results/runs/row'
import { createHandles } from '#page/state/commands/handles'
import { Cut } from '#page/ui/text/cut'
import { Icon } from '#page/ui/icon'
import { CommandKeys } from '#page/workbench/parts/keycaps'
import { MarkIcon } from '#page/ui/mark'
import { grouped } from '#page/ui/naming'
import { StepButtons } from '#page/workbench/parts/step-buttons'
import { useApp, useFeature } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import { Behind } from './behind'
import { plain, VerdictMark } from '../table/cells'
import { Hand, type HandFocus } from './hand'
import { type Other, otherRow } from './other-run'
import type { RowDetailsState } from './row-details'
import type { Rows } from '../table/rows'
import { aboutRow, markOfRow, wordOfRow } from '../table/words'
import './row.css'

export function RowPane(props: {
  row: number
  rows: Rows
  details: RowDetailsState
  other: Other | undefined
  explore: () => void
  close: () => void
  ref: (focus: HandFocus) => void
}) {
  const { layout } = useApp()
  const { provide } = useFeature(createHandles)
  let pane!: HTMLElement
  const scored = () => props.rows.run.table.row(props.row)
  onMount(() => {
    provide('closeRow', () => props.close())
    if (layout.room() === 'narrow') pane.focus()
  })
  return (
    <section
      ref={pane}
      class="row-pane grid min-w-0 min-h-0 bg-paper border-top"
      tabIndex={-1}
      aria-label={`Row ${grouped(props.row + 1)}`}
    >
      <Head row={props.row} rows={props.rows} close={props.close} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section class="row-pane-body stack gap-12 scrolls-y contained" tabIndex={0} aria-label="Details">
        <div class="flex-row between gap-10">
          <p class="row-verdict flex-row gap-7" role="status">
            <VerdictMark row={scored()} by={props.rows.overruling.of(props.row)} />
          </p>
          <Button
            small
            icon="compass"
            disabled={!('question' in (props.details.behind() ?? {}))}
            onClick={() => props.explore()}
          >
            Open in Explore
            <Show when={!layout.touch()}>
              <CommandKeys command="rows-explore" />
            </Show>
          </Button>
        </div>
        <Show when={props.rows.overruling.of(props.row)}>
          {by => (
            <p class="row-machine ink-soft break-anywhere">
              By hand{by().reason === '' ? '' : `: ${by().reason}`}. The machine says:{' '}
              <MarkIcon mark={markOfRow(scored())} size={13} /> {wordOfRow(scored())}.
            </p>
          )}
        </Show>
        <About row={scored()} rows={props.rows} />
        <Behind row={scored()} details={props.details} />
        <Show when={props.other && otherRow(props.other, props.row)}>{second => <Second row={second()} />}</Show>
      </section>
      <footer class="row-pane-foot flex wrap between bg-card border-top">
        <Hand row={props.row} overruling={props.rows.overruling} ref={props.ref} />
      </footer>
    </section>
  )
}

/** The position of the row among those shown, and buttons for its neighbours and for closing. */
function Head(props: { row: number; rows: Rows; close: () => void }) {
  const { shown, place, moveBy } = props.rows
  return (
    <header class="row-pane-head flex-row gap-8 border-bottom">
      <h2 class="numbers">Row {grouped(props.row + 1)}</h2>
      <span class="faint numbers">
        <Show when={place() >= 0} fallback="not among the rows shown">
          {grouped(place() + 1)} of {grouped(shown().length)} shown
        </Show>
      </span>
      <span class="spacer" />
      <StepButtons
        of="row"
        keys={['K', 'J']}
        isFirst={place() <= 0}
        isLast={place() >= shown().length - 1}
        step={moveBy}
      />
      <IconButton icon="x" label="Close the details" title="Close (Esc)" onClick={() => props.close()} />
    </header>
  )
}

/** The subject of the row, and its source. */
function About(props: { row: ScoredRow; rows: Rows }) {
  const { run, total, narrowTo, view } = props.rows
  /** Number of rows that answer the same question. */
  const answers = createMemo(() => {
    total()
    const questions = run.table.coded('question')
    const code = questions.codeOf(props.row.question)
    return questions.codes.reduce((sum, each) => sum + Number(each === code), 0)
  })
  const isAlone = () => chosenOf(view().filter, 'question').length > 0
  return (
    <div class="row-about">
      <p>
        {aboutRow(props.row)}
        <Show when={answers() > 1 && !isAlone()}>
          <button
            type="button"
            class="row-tries finger-high ink-accent text-small"
            onClick={() => narrowTo('question', [props.row.question])}
          >
            all {grouped(answers())} answers to this question
          </button>
        </Show>
      </p>
      <dl class="note flex wrap">
        <div>
          <dt>Id</dt>
          <dd class="flex min-w-0 ink-soft nowrap">
            <Cut name={props.row.id} />
          </dd>
        </div>
        <div>
          <dt>Model</dt>
          <dd class="flex min-w-0 ink-soft nowrap">
            <Cut name={props.row.model || 'not named'} />
            <Show when={props.row.attempt > 1}>
              <span class="faint numbers">, try {grouped(props.row.attempt)}</span>
            </Show>
          </dd>
        </div>
        <div>
          <dt>File</dt>
          <dd class="flex min-w-0 ink-soft nowrap">
            <Cut name={props.row.file} />
            <span class="faint numbers">, line {grouped(props.row.line)}</span>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The other run's answer to the same question. */
function Second(props: { row: ScoredRow }) {
  const [isOpen, setOpen] = createSignal(true)
  return (
    <details class="row-second framed pad-10-12 bg-card" open={isOpen()} onToggle={e => setOpen(e.currentTarget.open)}>
      <summary class="flex-row gap-7 weight-560 pointer no-list">
        The second run
        <MarkIcon mark={markOfRow(props.row)} /> {wordOfRow(props.row)}
        <Icon name="chevron-down" size={14} />
      </summary>
      <p class="faint">
        <Cut name={props.row.model || 'no model named'} />
        <span class="numbers">
          {' '}
          official score {props.row.official ?? 'none'}, {props.row.file}, line {grouped(props.row.line)}
        </span>
      </p>
      <code class="row-second-answer block mt-6 break-anywhere">{plain(props.row.answer) || 'no answer read'}</code>
      <p>{props.row.explanation.replaceAll('`', '')}</p>
    </details>
  )
}
