/* biome-ignore-all lint/a11y/useSemanticElements: a table's elements cannot be placed by themselves */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the row that it is at */
// The cells of a row, by column.

import { type Accessor, createMemo, type JSX, Show } from 'solid-js'
import { capital } from '#base/words'
import { kindName } from '#questions/kinds/codes'
import type { Override, ScoredRow } from '#results/runs/row'
import { Cut } from '#page/ui/text/cut'
import { Icon } from '#page/ui/icon'
import { MarkIcon } from '#page/ui/mark'
import { domainTitle, formatName, grouped } from '#page/ui/naming'
import type { Column } from './columns'
import { type Other, otherRow } from '../row/other-run'
import { causeTitle, levelTitle, markOfRow, mistakeTitle, toneOfRow, verdictTitle, wordOfRow } from './words'
import './table.css'

export interface CellOf {
  /** Index of the row. */
  readonly number: number
  readonly row: ScoredRow
  /** A person's verdict on the row. */
  readonly by: Accessor<Override | undefined>
  readonly other: Other | undefined
}

/**
 * The column of a cell never changes, so the choice made here is not reactive: thousands of cells are created and
 * removed.
 */
export const Cell = (props: CellOf & { column: Column['id'] }) => (
  <div role="gridcell" class={`cell flex-row gap-6 min-w-0 cell-${props.column}`}>
    {contentOf(props.column, props)}
  </div>
)

function contentOf(column: Column['id'], { number, row, by, other }: CellOf): JSX.Element {
  switch (column) {
    case 'number':
      return grouped(number + 1)
    case 'verdict':
      return <VerdictMark row={row} by={by()} />
    case 'other':
      return <OtherVerdict number={number} other={other} />
    case 'official':
      return <Official row={row} />
    case 'levels':
      return <Levels row={row} />
    case 'kind':
      return capital(kindName(row.kind))
    case 'format':
      return capital(formatName[row.format])
    case 'domain':
      return domainTitle(row.domain)
    case 'id':
      return <Cut name={row.id} />
    case 'model':
      return (
        <>
          <Cut name={row.model || 'no model named'} />
          {row.attempt > 1 && <span class="faint numbers">try {grouped(row.attempt)}</span>}
        </>
      )
    case 'answer':
      return <Answers row={row} number={number} other={other} />
    case 'mistakes':
      return <Wrongs row={row} />
    default:
      return ''
  }
}

/** The corresponding row may become known later. */
function OtherVerdict(props: { number: number; other: Other | undefined }) {
  const row = () => props.other && otherRow(props.other, props.number)
  return (
    <Show when={row()} keyed fallback={<span class="faint">–</span>}>
      {other => <VerdictMark row={other} by={undefined} />}
    </Show>
  )
}

/** The effective verdict with its mark; if a person overruled it, the machine's mark is next to it. */
export function VerdictMark(props: { row: ScoredRow; by: Override | undefined }) {
  return (
    <Show
      when={props.by}
      fallback={
        <>
          <MarkIcon mark={markOfRow(props.row)} />
          <span class={`weight-560 mark-${toneOfRow(props.row)}`}>{wordOfRow(props.row)}</span>
        </>
      }
    >
      {by => (
        <>
          <MarkIcon mark={by().verdict} />
          <span class={`weight-560 mark-${by().verdict}`}>{verdictTitle[by().verdict]}</span>
          <span
            class="by-hand inline-flex items-center gap-2 ink-goal round-small"
            data-part="by-hand"
            title={`By hand. The machine’s verdict: ${wordOfRow(props.row)}`}
          >
            <Icon name="pencil-line" size={12} />
            <span class="unseen">by hand; the machine says</span>
            <MarkIcon mark={markOfRow(props.row)} size={12} />
          </span>
        </>
      )}
    </Show>
  )
}

/** `1`, `0`, or a dash; with a mark if it differs from the verdict. */
function Official(props: { row: ScoredRow }) {
  const { official, cause, unscored } = props.row
  return (
    <>
      <span class={official === null ? 'numbers faint' : 'numbers'} title={unscored ?? undefined}>
        {official ?? (unscored === null || unscored === 'empty' ? '–' : 'stops')}
      </span>
      {cause !== null && (
        <span class="ink-goal" title={`Differs: ${causeTitle(cause)}`}>
          <Icon name="equal-not" size={13} />
          <span class="unseen">differs from the verdict</span>
        </span>
      )}
    </>
  )
}

/** Each part with a check or a cross, by our rules; the published ones are in the tooltip. */
function Levels(props: { row: ScoredRow }) {
  const all = props.row.levels ?? []
  const own = all.filter(level => !level.startsWith('official-'))
  const text = all.map(levelTitle).join('; ')
  if (own.length === 0) return <span class="faint">–</span>
  return (
    <span class="levels" title={text}>
      <span class="unseen">{text}</span>
      {own.map(level => (
        <Icon name={level.startsWith('not-') ? 'x' : 'check'} size={13} />
      ))}
    </span>
  )
}

/** The parsed answer; for two runs both, one above the other, if they differ. */
function Answers(props: { row: ScoredRow; number: number; other: Other | undefined }) {
  return (
    <span class="answers">
      <Answer text={props.row.answer} />
      {props.other !== undefined && <OtherAnswer answer={props.row.answer} number={props.number} other={props.other} />}
    </span>
  )
}

function OtherAnswer(props: { answer: string; number: number; other: Other }) {
  const text = createMemo(() => otherRow(props.other, props.number)?.answer)
  return (
    <Show when={text() !== undefined}>
      <Show when={text() !== props.answer} fallback={<span class="faint">the same answer</span>}>
        <Show when={text()} keyed fallback={<Answer text="" />}>
          {answer => <Answer text={answer} />}
        </Show>
      </Show>
    </Show>
  )
}

/** Removes backticks, as the whole cell is set as code. */
export const plain = (answer: string): string => answer.replaceAll('`', '')

function Answer(props: { text: string }) {
  const text = plain(props.text)
  return text === '' ? <span class="faint">no answer read</span> : <code title={text}>{text}</code>
}

/** Mistakes, and why the official score differs. */
function Wrongs(props: { row: ScoredRow }) {
  const { mistakes, cause } = props.row
  const text = mistakes.map(mistakeTitle).join('; ')
  return (
    <>
      {text !== '' && (
        <span class="wrongs ink-soft" title={text}>
          {text}
        </span>
      )}
      {cause !== null && <span class="tag">{causeTitle(cause)}</span>}
    </>
  )
}
