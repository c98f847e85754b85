// Three and more runs: the share of each, and the paired difference of every two, with intervals and tests.

import { createMemo, For, Show } from 'solid-js'
import type { Matrix, MatrixCell } from '#results/runs/matrix'
import { bestOfSeveral, LEVEL } from '#results/runs/best-run'
import { pairedMethods } from '#results/runs/paired'
import type { PairMeasure } from '#results/runs/pairing'
import { partialText } from '#results/runs/partial'
import { Working } from '#page/workbench/parts/conditions'
import { counted, cutMiddle, grouped } from '#page/ui/naming'
import { scoreAddress } from '#page/state/places/score-place'
import { useApp, useFeature } from '#page/state/use-app'
import { percent, points, pText } from '#results/runs/numbers'
import { PartialMark } from '../overview/partial-mark'
import { NoRun } from '../run/shown-run'
import { runTitle } from '../runs/run-words'
import { createRuns, type OpenRun } from '../runs/runs'
import { keepTop } from '../kept-tops'
import { Best } from './best'
import { CompareHead } from './compare-head'
import { createComparisons } from './comparing'
import { MeasureBar } from './measure-bar'
import './compare.css'
import './matrix.css'

/** Maximum number of runs compared at once. */
const MAX_RUNS = 12

export function MatrixPage() {
  const { place } = useApp()
  const { open } = useFeature(createRuns)
  const ids = createMemo(
    () => {
      const now = place.score()
      return now.part === 'matrix' ? now.runs.slice(0, MAX_RUNS) : []
    },
    undefined,
    { equals: (a, b) => a.join() === b.join() },
  )
  const runs = createMemo(() => {
    const found = ids().map(id => open(id))
    return found.length > 0 && found.every(run => run !== undefined) ? { list: found } : undefined
  })
  return (
    <section class="compare" aria-label="Several runs">
      <Show when={runs()} keyed fallback={<NoRun title="One of the runs is not in this browser" />}>
        {now => <Runs runs={now.list} />}
      </Show>
    </section>
  )
}

function Runs(props: { runs: readonly OpenRun[] }) {
  const { list } = useFeature(createRuns)
  const ids = props.runs.map(run => run.info().id)
  const comparison = useFeature(createComparisons).several(ids, props.runs)
  const { compared, set, result: matrix } = comparison
  comparison.use()
  const titles = () => props.runs.map(run => runTitle(run.info(), list() ?? []))
  const isLoaded = () => props.runs.every(run => run.isLoaded())
  return (
    <>
      <CompareHead>
        <h1 class="matrix-title">{props.runs.length} runs compared</h1>
      </CompareHead>
      <div class="compare-panel scroll-y grid" data-part="compare-panel">
        <div class="compare-figures matrix-figures grid gap-18 mx-auto">
          <For each={props.runs}>
            {(run, i) => (
              <Show when={partialText(run.info())}>
                {text => (
                  <PartialMark
                    of={titles()[i()]!}
                    text={`${text()}; only what both runs of a pair have scored is compared`}
                  />
                )}
              </Show>
            )}
          </For>
          <Show when={isLoaded() && matrix()}>
            {now => (
              <Best
                best={bestOfSeveral(
                  now(),
                  props.runs.map((run, i) => ({ name: titles()[i]!, isPartial: partialText(run.info()) !== '' })),
                  compared().measure,
                )}
              />
            )}
          </Show>
          <MeasureBar compared={compared()} set={set} />
          <div id="compare-measure-panel" role="tabpanel" aria-labelledby={`compare-measure-${compared().measure}`}>
            <Show when={isLoaded() && matrix()} fallback={<Working what="Pairing the questions" />}>
              {now => <Table matrix={now()} runs={props.runs} titles={titles()} measure={compared().measure} />}
            </Show>
          </div>
        </div>
      </div>
    </>
  )
}

function Table(props: { matrix: Matrix; runs: readonly OpenRun[]; titles: readonly string[]; measure: PairMeasure }) {
  let table!: HTMLElement
  keepTop(
    () => table.closest<HTMLElement>('[data-part=compare-panel]'),
    () => scoreAddress({ part: 'matrix', runs: props.runs.map(run => run.info().id) }),
  )
  const partial = (run: OpenRun): string => (partialText(run.info()) === '' ? '' : ' (partial)')
  return (
    <>
      <section
        ref={table}
        class="matrix-table scrolls-x border round-10 bg-card"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, so keys must reach it
        tabIndex={0}
        aria-label="Paired differences"
      >
        <table class="collapsed">
          <thead>
            <tr>
              <th scope="col">Run</th>
              <th scope="col">{props.measure === 'proven' ? 'Proven right' : 'Official score'}</th>
              <For each={props.titles}>
                {title => (
                  <th scope="col" title={title}>
                    minus {cutMiddle(title, 26)}
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={props.runs}>
              {(run, i) => (
                <tr>
                  <th scope="row" title={props.titles[i()]}>
                    {cutMiddle(props.titles[i()]!, 32)}
                    {partial(run)}
                  </th>
                  <td class="numbers">
                    <Share run={props.matrix.runs[i()]} />
                  </td>
                  <For each={props.runs}>
                    {(other, j) => (
                      <td class="numbers">
                        <Show when={props.matrix.cells[i()]?.[j()]} fallback={<span class="faint">·</span>}>
                          {cell => <Cell cell={cell()} ids={[run.info().id, other.info().id]} />}
                        </Show>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Method matrix={props.matrix} />
    </>
  )
}

function Share(props: { run: Matrix['runs'][number] | undefined }) {
  return (
    <Show when={props.run?.share != null && props.run} fallback={<span class="faint">none</span>}>
      {run => (
        <>
          {percent(run().share!)}
          <small class="block faint">{counted(run().questions, 'question')}</small>
        </>
      )}
    </Show>
  )
}

/** A difference in points with its interval; a link to the comparison of the two runs. */
function Cell(props: { cell: MatrixCell; ids: readonly [string, string] }) {
  const address = () => `#${scoreAddress({ part: 'compare', runs: props.ids, view: 'overview', filter: '' })}`
  return (
    <Show when={props.cell.difference} fallback={<span class="faint">no common question</span>}>
      {difference => (
        <a
          class="matrix-cell block"
          classList={{ 'matrix-clear': props.cell.adjusted < LEVEL }}
          href={address()}
          title={`Over ${counted(difference().questions, 'question')} that both answered: ${pText(difference().p)}, adjusted ${pText(props.cell.adjusted)}`}
        >
          <b>{points(difference().difference)}</b>
          <small class="block">
            {points(difference().low)} to {points(difference().high)}
          </small>
          <small class="block">
            {pText(props.cell.adjusted)} · {grouped(difference().questions)}
          </small>
        </a>
      )}
    </Show>
  )
}

/** The methods, with their sources. */
function Method(props: { matrix: Matrix }) {
  const used = () => [
    ...new Set(
      props.matrix.cells.flat().flatMap(cell => (cell?.difference ? [pairedMethods[cell.difference.method]] : [])),
    ),
  ]
  return (
    <p class="compare-method mt-10 ink-faint numbers">
      Each cell: the run of the row minus that of the column in points, its 95% interval, p, and the number of questions
      that both answered.{' '}
      <For each={used()}>
        {({ interval, test, asks }) => (
          <>
            Interval: {interval}. Test: {test}; {asks}.{' '}
          </>
        )}
      </For>
      <Show when={props.matrix.comparisons > 1}>
        p is adjusted for {props.matrix.comparisons} comparisons (Holm 1979); intervals are not. Bold: adjusted p below
        0.05.
      </Show>
    </p>
  )
}
