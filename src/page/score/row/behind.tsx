// The details of a row after it is fetched and judged again: the reason for the verdict, its evidence, how the response
// was read, and the question.

import { Match, Show, Switch } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { ScoredRow } from '#results/runs/row'
import { EvidenceList } from '#page/workbench/verdict/evidence-list'
import { Findings } from '#page/workbench/verdict/findings'
import { ReadingView } from '#page/workbench/verdict/reading-view'
import type { VerdictView } from '#page/state/verdicts/verdict-view'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { Button } from '#page/ui/button'
import type { RowBehind, RowDetailsState } from './row-details'
import { causeTitle } from '../table/words'
import './row.css'

export function Behind(props: { row: ScoredRow; details: RowDetailsState }) {
  const { behind, again, stop } = props.details
  const at = <Kind extends RowBehind['kind']>(kind: Kind) => {
    const now = behind()
    return now?.kind === kind ? (now as Extract<RowBehind, { kind: Kind }>) : undefined
  }
  return (
    <Switch fallback={<div class="behind-wait" />}>
      <Match when={at('ready')}>
        {ready => <Judged row={props.row} view={ready().view} question={ready().question} />}
      </Match>
      <Match when={at('judging')}>
        {job => (
          <>
            <RowData row={props.row} />
            <div class="behind-wait">
              <Working what="Judging the response again" startedAt={job().startedAt} stop={stop} />
            </div>
            <Raw text={job().response} />
          </>
        )}
      </Match>
      <Match when={at('stopped')}>
        {stopped => (
          <>
            <RowData row={props.row} />
            <p class="behind-note ink-soft">
              Stopped before it was judged again.{' '}
              <Button small onClick={() => again()}>
                Judge again
              </Button>
            </p>
            <Raw text={stopped().response} />
          </>
        )}
      </Match>
      <Match when={at('gone')}>
        <RowData row={props.row} />
        <p class="behind-note ink-soft">
          The response and its question are not kept in this browser, so only this row is left. Drop the file again to
          get them back.
        </p>
      </Match>
      <Match when={at('failed')}>
        {failed => (
          <>
            <RowData row={props.row} />
            <Problem title="The row could not be judged again" message={failed().message} again={again} />
          </>
        )}
      </Match>
    </Switch>
  )
}

/** The data of the row itself. */
function RowData(props: { row: ScoredRow }) {
  return (
    <>
      <p class="serif break-anywhere pretty">
        <Prose text={props.row.explanation} />
      </p>
      <OfficialLine row={props.row} note="" />
    </>
  )
}

function Judged(props: { row: ScoredRow; view: VerdictView; question: Question }) {
  /** Sequences can be played only in Explore, which has the stage. */
  const evidence = () => props.view.evidence.map(each => ({ ...each, sequences: [] }))
  return (
    <>
      <p class="serif break-anywhere pretty">
        <Prose text={props.view.explanation} />
      </p>
      <Show when={props.view.verdict !== props.row.verdict}>
        <p class="behind-note ink-soft">
          <Icon name="triangle-alert" size={14} />
          When the run was scored the verdict was {props.row.verdict}: {props.row.explanation}
        </p>
      </Show>
      <OfficialLine row={props.row} note={props.view.officialNote} />
      <div class="behind-parts">
        <ReadingView view={props.view} kind={props.question.kind} open />
        <Findings kind={props.question.kind} findings={props.view.findings} changes={props.view.changes} />
        <EvidenceList evidence={evidence()} />
      </div>
      <Asked question={props.question} />
    </>
  )
}

/** The official score, and why it differs. */
function OfficialLine(props: { row: ScoredRow; note: string }) {
  const recorded = () => {
    const { recorded, official } = props.row
    return recorded !== null && recorded !== official ? recorded : null
  }
  return (
    <p class="behind-official flex gap-8 ink-soft" data-differs={props.row.cause === null ? undefined : ''}>
      <Icon name="scale" size={14} />
      <span>
        <Show when={props.row.official !== null} fallback="No official score.">
          Official score <strong class="numbers">{props.row.official}</strong>
          <Show when={props.row.cause}>{cause => <> differs from the verdict: {causeTitle(cause())}</>}</Show>.
        </Show>{' '}
        <Show when={recorded() !== null}>
          The file records <strong class="numbers">{recorded()}</strong>.{' '}
        </Show>
        <Show when={props.row.jaccard !== null && props.row.jaccard < 1}>
          Overlap with the right set (Jaccard): <span class="numbers">{props.row.jaccard!.toFixed(2)}</span>.{' '}
        </Show>
        <Prose text={props.note} />
      </span>
    </p>
  )
}

/** Maximum number of characters of a response shown until it is parsed. */
const SHOWN = 20_000

function Raw(props: { text: string }) {
  return (
    <div class="behind-raw">
      <h4>The response</h4>
      <pre class="scrolls-y pad-10-12 break-anywhere pre-wrap">{props.text.slice(0, SHOWN)}</pre>
      <Show when={props.text.length > SHOWN}>
        <p class="faint">
          The first {grouped(SHOWN)} of {counted(props.text.length, 'character')}.
        </p>
      </Show>
    </div>
  )
}

function Asked(props: { question: Question }) {
  return (
    <details class="behind-question border-top" open>
      <summary>
        <Icon name="text-quote" size={14} />
        The question
        <Icon name="chevron-down" size={14} />
      </summary>
      <Show when={props.question.context.trim()}>
        <p>{props.question.context.trim()}</p>
      </Show>
      <p class="weight-600">{props.question.question.trim()}</p>
      <Show when={props.question.choices}>
        {choices => (
          <ol>
            {choices().text.map((text, at) => (
              <li>
                <strong>{choices().label[at]}</strong> {text}
              </li>
            ))}
          </ol>
        )}
      </Show>
    </details>
  )
}
