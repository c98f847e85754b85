/* biome-ignore-all lint/a11y/useSemanticElements: a table's elements cannot be placed by themselves */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the row that it is at */
// One cell of a row: what is written in each column.

import { type Accessor, For, Match, Show, Switch } from 'solid-js'
import { capital } from '../../../base/words'
import { kindName } from '../../../kinds/codes'
import type { Override, ScoredRow } from '../../../runs/row'
import { Cut } from '../../parts/cut'
import { Icon } from '../../parts/icon'
import { MarkIcon } from '../../parts/mark'
import { domainTitle, formatName, grouped } from '../../parts/naming'
import type { Column } from './columns'
import { type Other, otherRow } from './other-run'
import { causeTitle, markOfRow, mistakeTitle, verdictTitle, wordOfRow } from './words'
import './cells.css'

export function Cell(props: {
  column: Column['id']
  /** Of the row, from 0. */
  number: number
  row: ScoredRow
  /** What a person says of it. */
  by: Accessor<Override | undefined>
  other: Other | undefined
}) {
  return (
    <div role="gridcell" class={`cell cell-${props.column}`}>
      <Switch fallback={plainText(props.column, props.number, props.row)}>
        <Match when={props.column === 'verdict'}>
          <VerdictMark row={props.row} by={props.by()} />
        </Match>
        <Match when={props.column === 'other' && props.other}>
          {other => (
            <Show when={otherRow(other(), props.number)} fallback={<span class="faint">–</span>}>
              {row => <VerdictMark row={row()} by={undefined} />}
            </Show>
          )}
        </Match>
        <Match when={props.column === 'official'}>
          <Official row={props.row} />
        </Match>
        <Match when={props.column === 'id'}>
          <Cut name={props.row.id} />
        </Match>
        <Match when={props.column === 'model'}>
          <Cut name={props.row.model || 'no model named'} />
          <Show when={props.row.attempt > 1}>
            <span class="faint numbers">try {grouped(props.row.attempt)}</span>
          </Show>
        </Match>
        <Match when={props.column === 'answer'}>
          <Answers row={props.row} number={props.number} other={props.other} />
        </Match>
        <Match when={props.column === 'mistakes'}>
          <Wrongs row={props.row} />
        </Match>
      </Switch>
    </div>
  )
}

function plainText(column: Column['id'], number: number, row: ScoredRow): string {
  switch (column) {
    case 'number':
      return grouped(number + 1)
    case 'kind':
      return capital(kindName(row.kind))
    case 'format':
      return capital(formatName[row.format])
    case 'domain':
      return domainTitle(row.domain)
    default:
      return ''
  }
}

/** The verdict in force with its mark; where a person overruled it, the machine's mark stays beside it. */
export function VerdictMark(props: { row: ScoredRow; by: Override | undefined }) {
  return (
    <Show
      when={props.by}
      fallback={
        <>
          <MarkIcon mark={markOfRow(props.row)} />
          <span class={`verdict-cell mark-${markOfRow(props.row)}`}>{wordOfRow(props.row)}</span>
        </>
      }
    >
      {by => (
        <>
          <MarkIcon mark={by().verdict} />
          <span class={`verdict-cell mark-${by().verdict}`}>{verdictTitle[by().verdict]}</span>
          <span class="by-hand" title={`By hand. The machine says: ${wordOfRow(props.row)}`}>
            <Icon name="pencil-line" size={12} />
            <span class="unseen">by hand; the machine says</span>
            <MarkIcon mark={markOfRow(props.row)} size={12} />
          </span>
        </>
      )}
    </Show>
  )
}

/** `1`, `0`, or a dash; with a mark where it differs from the verdict. */
function Official(props: { row: ScoredRow }) {
  return (
    <>
      <span class="numbers" classList={{ faint: props.row.official === null }}>
        {props.row.official ?? '–'}
      </span>
      <Show when={props.row.cause !== null}>
        <span class="official-differs" title={`Differs: ${causeTitle(props.row.cause!)}`}>
          <Icon name="equal-not" size={13} />
          <span class="unseen">differs from the verdict</span>
        </span>
      </Show>
    </>
  )
}

/** What was read of the response; of two runs both, one above the other where they differ. */
function Answers(props: { row: ScoredRow; number: number; other: Other | undefined }) {
  const other = () => props.other && otherRow(props.other, props.number)
  return (
    <span class="answers">
      <Answer text={props.row.answer} />
      <Show when={other()}>
        {row => (
          <Show
            when={row().answer !== props.row.answer}
            fallback={<span class="faint">the same answer</span>}
          >
            <Answer text={row().answer} />
          </Show>
        )}
      </Show>
    </span>
  )
}

/** Names stand in backticks for sentences; in a cell all is code. */
export const plain = (answer: string): string => answer.replaceAll('`', '')

function Answer(props: { text: string }) {
  return (
    <Show when={props.text} fallback={<span class="faint">no answer read</span>}>
      <code title={plain(props.text)}>{plain(props.text)}</code>
    </Show>
  )
}

/** Mistakes, and why the official score differs. */
function Wrongs(props: { row: ScoredRow }) {
  const says = () => props.row.mistakes.map(mistakeTitle).join('; ')
  return (
    <>
      <Show when={says()}>
        <span class="wrongs" title={says()}>
          {says()}
        </span>
      </Show>
      <For each={props.row.cause === null ? [] : [props.row.cause]}>
        {cause => <span class="tag">{causeTitle(cause)}</span>}
      </For>
    </>
  )
}
