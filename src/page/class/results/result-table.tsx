// The table of results: a row for each result, a column for each item; a cell opens the answer with its verdict.

import { createSignal, For, Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { useApp } from '#page/state/use-app'
import { questionToExplore } from '#page/state/handing-over'
import type { ClassResults, ResultRow } from './results-state'
import { judgedIcon, judgedWord } from './words'
import { gradeOf, pointsOfSheet } from '#teaching/sheets/points'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './results.css'

interface Chosen {
  readonly row: ResultRow
  readonly at: number
}

export function ResultTable(props: { results: ClassResults }) {
  const { results } = props
  const [chosen, setChosen] = createSignal<Chosen | null>(null)
  const items = () => results.sheet()?.items ?? []
  const shares = () => results.summaries.value() ?? []
  const isChosen = (row: ResultRow, at: number): boolean => chosen()?.at === at && chosen()?.row.flagged === row.flagged
  return (
    <>
      <section class="boxed scrolls-x" tabindex="0" aria-label="Results, one row each">
        <table class="result-table full-width collapsed">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <For each={items()}>{(_, at) => <th scope="col">{at() + 1}</th>}</For>
              <th scope="col">Points</th>
              <th scope="col">Remarks</th>
            </tr>
          </thead>
          <tbody>
            <For each={results.rows()}>
              {row => (
                <tr data-out={row.counts ? undefined : ''}>
                  <th scope="row">
                    <label class="result-name flex-row gap-8">
                      <input
                        type="checkbox"
                        aria-label={`${nameOf(row)} counts`}
                        checked={row.counts}
                        disabled={!row.flagged.isHere}
                        onChange={() => results.toggle(row)}
                      />
                      {nameOf(row)}
                    </label>
                  </th>
                  <For each={items()}>
                    {(_, at) => (
                      <td>
                        <Cell
                          row={row}
                          at={at()}
                          isChosen={isChosen(row, at())}
                          choose={() => setChosen(isChosen(row, at()) ? null : { row, at: at() })}
                        />
                      </td>
                    )}
                  </For>
                  <td class="numbers">{pointsIn(results, row)}</td>
                  <td class="result-flags">
                    <For each={row.flagged.flags}>{({ message }) => <p>{message}</p>}</For>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Share right</th>
              <For each={items()}>
                {(_, at) => {
                  const share = () => shares()[at()]?.shareRight ?? null
                  return <td class="numbers">{share() === null ? '–' : `${Math.round(100 * share()!)}%`}</td>
                }}
              </For>
              <td />
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
      <Show when={chosen()} keyed>
        {({ row, at }) => <Answer results={results} row={row} at={at} />}
      </Show>
    </>
  )
}

function pointsIn(results: ClassResults, { judged }: ResultRow): string {
  const sheet = results.sheet()
  if (judged === null || sheet === undefined) return ''
  const { total, isOpen } = gradeOf(sheet, judged)
  return `${total}${isOpen ? ' +?' : ''} of ${pointsOfSheet(sheet)}`
}

const nameOf = ({ flagged }: ResultRow): string => flagged.result.handle || 'no name'

function Cell(props: { row: ResultRow; at: number; isChosen: boolean; choose: () => void }) {
  const item = () => props.row.judged?.items[props.at]
  return (
    <Show when={item()} fallback={<span class="ink-faint">{props.row.flagged.isHere ? '…' : '–'}</span>}>
      {item => (
        <button
          type="button"
          class="result-cell inline-grid place-center relative round"
          data-part="result-cell"
          data-word={item().word}
          aria-expanded={props.isChosen}
          aria-label={`${nameOf(props.row)}, item ${props.at + 1}: ${judgedWord[item().word]}${item().misreading === null ? '' : ', by a known wrong rule'}`}
          title={item().misreading?.explanation ?? judgedWord[item().word]}
          onClick={() => props.choose()}
        >
          <Icon name={judgedIcon[item().word]} size={15} />
          <Show when={item().misreading !== null}>
            <i class="absolute" aria-hidden="true" />
          </Show>
        </button>
      )}
    </Show>
  )
}

/** One answer with its verdict; the evidence is in Explore. */
function Answer(props: { results: ClassResults; row: ResultRow; at: number }) {
  const app = useApp()
  const item = () => props.row.judged!.items[props.at]!
  const open = async (): Promise<void> => {
    const sheet = props.results.sheet()
    if (sheet === undefined) return
    const { handle } = props.row.flagged.result
    const outcome = await app.lanes.run('computing', 'making the question', api =>
      api.sheets.make(sheet, props.at, handle),
    )
    if (outcome.kind !== 'done') return
    const made = outcome.value
    const answer = made.kind === 'response' ? made.response : item().answer
    if (made.kind === 'question' || made.kind === 'response')
      questionToExplore(app, `${sheet.title}, ${nameOf(props.row)}`, made.question, answer)
  }
  return (
    <section class="result-answer column boxed place-start gap-10 line-1-5" aria-label="The answer">
      <h3 class="weight-600 break-anywhere">
        {nameOf(props.row)}, item {props.at + 1}: {judgedWord[item().word]}
      </h3>
      <Show when={item().answer !== ''} fallback={<p>No answer was given.</p>}>
        <pre class="full-width pad-10-12 break-anywhere">{item().answer.slice(0, 4_000)}</pre>
      </Show>
      <Show when={item().explanation !== ''}>
        <p>{item().explanation}</p>
      </Show>
      <Show when={item().misreading}>{misreading => <p>{misreading().explanation}</p>}</Show>
      <p class="ink-faint">
        {counted(item().hints, 'hint')}, {counted(item().attempts, 'attempt')}
        {item().revealed ? ', the right answer was shown' : ''}
        {item().isOwn ? ', a question of their own' : ''}
        {item().level === null ? '' : `, level ${item().level}`}
      </p>
      <Show when={item().word !== 'nothing'}>
        <Button small onClick={() => inBackground(open())}>
          Open in Explore, with the evidence
        </Button>
      </Show>
    </section>
  )
}
