// The run next to published results: one row of a paper's table at a time, and the differences in set-up.

import { createMemo, createResource, createSignal, createUniqueId, For, Index, Show } from 'solid-js'
import type { ComparedNumber, PublishedComparison } from '#results/runs/published/compare'
import type { PublishedTable } from '#questions/benchmarks/published'
import type { PublishedRow } from '#results/runs/published/published'
import type { Summary } from '#results/runs/summary-shape'
import { capital, listed } from '#base/words'
import { kindName } from '#questions/kinds/codes'
import { Icon } from '#page/ui/icon'
import { domainTitle, formatName, grouped } from '#page/ui/naming'
import { FiguresPart } from '../summary/figures-part'
import { percent, points, rangeText } from '#results/runs/numbers'
import { PartialMark } from '../overview/partial-mark'
import { Whisker } from '../overview/charts/whisker'
import './published.css'

/** Loaded when it is first shown. */
const load = async () => {
  const [{ papers, rows, tables }, { compareWithPublished, figuresInCommon }] = await Promise.all([
    import('#results/runs/published/all').then(({ loadPublished }) => loadPublished()),
    import('#results/runs/published/compare'),
  ])
  return { papers, rows, tables, compareWithPublished, figuresInCommon }
}
type Loaded = Awaited<ReturnType<typeof load>>

/** `partial`: the part of a run that the summary covers; '' for all of it. */
export function Published(props: { summary: Summary; partial: string }) {
  const [loaded] = createResource(load)
  return (
    <FiguresPart title="Comparison with published results">
      <PartialMark text={props.partial} />
      <Show when={loaded()}>{now => <Chosen summary={props.summary} loaded={now()} />}</Show>
    </FiguresPart>
  )
}

function Chosen(props: { summary: Summary; loaded: Loaded }) {
  const { papers, rows, tables, compareWithPublished, figuresInCommon } = props.loaded
  /** Rows of published tables that share figures with the run, and how many. */
  const fitting = createMemo(() => {
    const counts = figuresInCommon(props.summary, rows)
    return rows.map((row, at) => ({ row, count: counts[at]! })).filter(({ count }) => count > 0)
  })
  const [id, setId] = createSignal('')
  /** By default, the first row that shares the most figures with the run. */
  const row = createMemo(() => {
    const max = Math.max(...fitting().map(({ count }) => count))
    const chosen = fitting().find(each => each.row.id === id())
    return (chosen ?? fitting().find(({ count }) => count === max))?.row
  })
  const shown = createMemo(() => {
    const now = row()
    return now && compareWithPublished(props.summary, now)
  })
  return (
    <Show
      when={shown()}
      fallback={
        <p class="published-none ink-soft">
          No published figure covers the kinds, formats and domains of this run. The tables of{' '}
          {listed(papers.map(({ title }) => title.replace(/:.*/, '')))} apply to runs over their questions.
        </p>
      }
    >
      {comparison => (
        <>
          <Choice tables={tables} fitting={fitting().map(each => each.row)} chosen={comparison().row} choose={setId} />
          <Table comparison={comparison()} />
          <Setup comparison={comparison()} />
        </>
      )}
    </Show>
  )
}

const rowTitle = ({ model, condition }: PublishedRow): string => (condition === '' ? model : `${model}, ${condition}`)

function Choice(props: {
  tables: readonly PublishedTable[]
  fitting: readonly PublishedRow[]
  chosen: PublishedRow
  choose: (id: string) => void
}) {
  const id = createUniqueId()
  const groups = () =>
    props.tables
      .map(table => ({ table, rows: props.fitting.filter(row => row.table === table) }))
      .filter(({ rows }) => rows.length > 0)
  return (
    <div class="published-choice flex-row wrap">
      <label class="ink-soft" for={id}>
        Compare with
      </label>
      <div class="select published-select">
        <select id={id} value={props.chosen.id} onChange={event => props.choose(event.currentTarget.value)}>
          <For each={groups()}>
            {({ table, rows }) => (
              <optgroup label={`${rows[0]!.paper.venue}, ${table.place}: ${table.title}`}>
                <For each={rows}>
                  {row => (
                    <option value={row.id} selected={row.id === props.chosen.id}>
                      {rowTitle(row)}
                    </option>
                  )}
                </For>
              </optgroup>
            )}
          </For>
        </select>
        <Icon name="chevron-down" size={13} />
      </div>
      <span class="ink-faint">
        {props.chosen.paper.title}, {props.chosen.paper.venue}, {props.chosen.table.place}
      </span>
    </div>
  )
}

const measures = {
  accuracy: '',
  'strict-jaccard': ', Jaccard without items too many',
  'off-by-one': ', wrong indices that are off by one',
} as const

function columnTitle({ number: { column } }: ComparedNumber): string {
  const kind = column.kind === null ? 'Mean of the kinds' : capital(kindName(column.kind))
  const domain = column.domain === null ? '' : `, ${domainTitle(column.domain)}`
  return `${kind}, ${formatName[column.format]}${domain}${measures[column.measure]}`
}

function Table(props: { comparison: PublishedComparison }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, so keys must reach it
    <section class="published-table boxed scrolls-x" tabIndex={0} aria-label="Published figures and this run">
      <table class="full-width collapsed">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">{rowTitle(props.comparison.row)}, published</th>
            <th scope="col">This run, official score</th>
            <th scope="col">Difference in points</th>
            <th scope="col">This run, proven</th>
            <th scope="col">Responses</th>
          </tr>
        </thead>
        <tbody>
          <Index each={props.comparison.figures}>{each => <Row each={each()} />}</Index>
        </tbody>
      </table>
    </section>
  )
}

function Row(props: { each: ComparedNumber }) {
  const printed = () => props.each.number.printed
  const published = () => {
    const { value } = props.each.number
    return { value, low: value, high: value }
  }
  const hasInterval = () => props.each.own.high > props.each.own.low
  /** True if the interval of the difference excludes 0. */
  const isClear = () => {
    const { range } = props.each
    return range !== null && (range.low > 0 || range.high < 0)
  }
  return (
    <tr>
      <th scope="row">{columnTitle(props.each)}</th>
      <td class="numbers">
        {printed()}
        <Show when={props.each.number.source !== 'text'}>
          <sup
            title={
              props.each.number.source === 'picture'
                ? 'read from the picture of an earlier edition'
                : 'computed from a printed neighbour and a printed gain'
            }
          >
            {props.each.number.source === 'picture' ? '*' : '+'}
          </sup>
        </Show>
      </td>
      <td class="published-own numbers">
        <span class="published-line inline-grid">
          <Whisker estimate={props.each.own} of="official" />
          <Whisker estimate={published()} of="published" />
        </span>
        <b class="inline-block">{percent(props.each.own.value)}</b>
        <span class="published-range note inline-block">{hasInterval() ? rangeText(props.each.own) : ''}</span>
      </td>
      <td class="numbers" classList={{ 'published-clear': isClear() }}>
        {points(props.each.difference)}
        <Show when={props.each.range}>
          {range => (
            <span class="published-range note inline-block">
              {points(range().low)} to {points(range().high)}
            </span>
          )}
        </Show>
      </td>
      <td class="numbers">{props.each.proven === null ? '–' : percent(props.each.proven)}</td>
      <td class="numbers">{grouped(props.each.of)}</td>
    </tr>
  )
}

function Setup(props: { comparison: PublishedComparison }) {
  const row = () => props.comparison.row
  return (
    <div class="published-setup">
      <h3>What differs in the set-up</h3>
      <ul class="grid gap-5 ink-soft">
        <For each={props.comparison.setup}>{sentence => <li>{sentence}</li>}</For>
        <Show when={row().table.note}>{note => <li>{note()}</li>}</Show>
        <Show when={props.comparison.without.length > 0}>
          <li>
            {grouped(props.comparison.without.length)} of the row’s {grouped(row().numbers.length)} figures have no
            counterpart in this run.
          </li>
        </Show>
        <li>
          The interval of a difference treats the two shares as independent; a difference with an interval that does not
          contain 0 is in bold.
        </li>
      </ul>
      <p class="mt-10 ink-faint">
        {row().paper.title}. {row().paper.venue}, arXiv:{row().paper.arxiv}, {row().table.place}.
      </p>
    </div>
  )
}
