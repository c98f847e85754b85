// The statistics of two runs: the paired difference with its interval and test, the four cells, and results by kind.

import { createMemo, For, Show } from 'solid-js'
import { bestOfTwo, LEVEL } from '#results/runs/best-run'
import { holm } from '#results/runs/matrix'
import { type PairedDifference, pairedMethods } from '#results/runs/paired'
import type { PairGroup, Pairing } from '#results/runs/pairing'
import { noFilter, rowsAddress } from '#results/runs/row-filter'
import { Empty } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { groupTitle } from '../overview/charts/breakdown'
import { keepTop } from '../kept-tops'
import { FiguresPart } from '../summary/figures-part'
import { pText, percent, points } from '#results/runs/numbers'
import { PartialMark } from '../overview/partial-mark'
import { scoreAddress } from '#page/state/places/score-place'
import { Best } from './best'
import type { Compared, ToCompared } from './comparing'
import { FourCells } from './four-cells'
import { MeasureBar } from './measure-bar'
import './compare.css'

export function CompareFigures(props: {
  /** For each run, the part of it that is scored; '' for all. */
  partial: readonly { readonly of: string; readonly text: string }[]
  pairing: Pairing
  names: readonly [string, string]
  ids: readonly [string, string]
  compared: Compared
  set: (more: Partial<Compared>) => void
}) {
  const toRows: ToCompared = chosen => {
    const filter = rowsAddress({ filter: { ...noFilter, chosen } })
    return `#${scoreAddress({ part: 'compare', runs: props.ids, view: 'rows', filter })}`
  }
  const isPartial = (at: number): boolean => (props.partial[at] ?? props.partial[0])?.text !== ''
  let figures!: HTMLDivElement
  keepTop(
    () => figures.closest<HTMLElement>('[data-part=compare-panel]'),
    () => scoreAddress({ part: 'compare', runs: props.ids, view: 'overview', filter: '' }),
  )
  return (
    <div ref={figures} class="compare-figures grid gap-18 mx-auto" data-part="compare-figures">
      <For each={props.partial.filter(({ text }) => text !== '')}>
        {({ of, text }) => <PartialMark of={of} text={`${text}; only what both runs have scored is compared`} />}
      </For>
      <Show when={props.pairing.total}>
        <Best
          best={bestOfTwo(
            props.pairing,
            [
              { name: props.names[0], isPartial: isPartial(0) },
              { name: props.names[1], isPartial: isPartial(1) },
            ],
            props.compared.measure,
          )}
        />
      </Show>
      <MeasureBar compared={props.compared} set={props.set} />
      <div id="compare-measure-panel" role="tabpanel" aria-labelledby={`compare-measure-${props.compared.measure}`}>
        <Show when={props.pairing.total} fallback={<NothingCommon measure={props.compared.measure} />}>
          {total => (
            <div class="compare-parts grid">
              <Total total={total()} names={props.names} pairing={props.pairing} measure={props.compared.measure} />
              <Show when={total().cells}>
                {cells => <FourCells cells={cells()} names={props.names} toRows={toRows} />}
              </Show>
              <p class="compare-differing">
                <a class="button primary no-underline" href={toRows({ between: ['first', 'second', 'otherwise'] })}>
                  <Icon name="rows-3" size={15} />
                  Show the rows that differ
                </a>
              </p>
              <Groups title="By kind" facet="kind" groups={props.pairing.byKind} names={props.names} toRows={toRows} />
              <Groups
                title="By domain"
                facet="domain"
                groups={props.pairing.byDomain}
                names={props.names}
                toRows={toRows}
              />
            </div>
          )}
        </Show>
      </div>
    </div>
  )
}

function NothingCommon(props: { measure: Compared['measure'] }) {
  return (
    <Empty icon="scale" title="No question has an answer to compare in both runs">
      <p>
        {props.measure === 'proven'
          ? 'The runs have no question in common, or one of them has no verdict on the common ones. Try the official score.'
          : 'The runs have no question in common, or one of them has no official score on the common ones.'}
      </p>
    </Empty>
  )
}

function Total(props: {
  total: PairedDifference
  names: readonly [string, string]
  pairing: Pairing
  measure: Compared['measure']
}) {
  const of = () => (props.measure === 'proven' ? 'proven right' : 'official score')
  const method = () => pairedMethods[props.total.method]
  const alone = () => props.pairing.onlyAskedFirst + props.pairing.onlyAskedSecond
  return (
    <section aria-label="Paired difference">
      <div class="compare-shares grid bg-card round-10 numbers border">
        <Share name={props.names[0]} value={props.total.firstShare} of={of()} />
        <Share name={props.names[1]} value={props.total.secondShare} of={of()} />
        <div class="compare-difference">
          <h2>Difference, first minus second</h2>
          <p class="compare-number flex items-baseline gap-10" data-part="compare-number">
            {points(props.total.difference)}
            <span class="ink-soft">points</span>
          </p>
          <DifferenceLine difference={props.total} />
          <p class="mt-6 ink-soft">
            95%: {points(props.total.low)} to {points(props.total.high)} points, {pText(props.total.p)}
          </p>
        </div>
      </div>
      <p class="compare-method mt-10 ink-faint numbers">
        Over {counted(props.total.questions, 'question')} that both answered
        <Show when={alone() > 0}> ({grouped(alone())} asked in one run only are left out)</Show>. Interval:{' '}
        {method().interval}. Test: {method().test}; {method().asks}.
      </p>
    </section>
  )
}

function Share(props: { name: string; value: number; of: string }) {
  return (
    <div>
      <h2 title={props.name}>{props.name}</h2>
      <p class="compare-number flex items-baseline gap-10" data-part="compare-number">
        {percent(props.value)}
      </p>
      <p class="mt-6 ink-soft">{props.of}, mean over the questions</p>
    </div>
  )
}

/** A difference with its interval on a scale from −100 to 100 points. */
function DifferenceLine(props: { difference: PairedDifference }) {
  const at = (value: number): string => `${50 + 50 * value}%`
  return (
    <span class="difference-line inline-block relative" aria-hidden="true">
      <i
        class="difference-range absolute round-2"
        style={{
          left: at(props.difference.low),
          width: `${50 * (props.difference.high - props.difference.low)}%`,
        }}
      />
      <i class="difference-value absolute disc" style={{ left: at(props.difference.difference) }} />
    </span>
  )
}

function Groups(props: {
  title: string
  facet: 'kind' | 'domain'
  groups: readonly PairGroup[]
  names: readonly [string, string]
  toRows: ToCompared
}) {
  const shown = createMemo(() => {
    const adjusted = holm(props.groups.map(({ difference }) => difference.p))
    return props.groups.length > 1 ? props.groups.map((group, i) => ({ ...group, adjusted: adjusted[i]! })) : []
  })
  return (
    <Show when={shown().length > 0}>
      <FiguresPart title={props.title}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, so keys must reach it */}
        <section class="compare-table scrolls-x border round-10 bg-card" tabIndex={0} aria-label={props.title}>
          <table class="full-width collapsed">
            <thead>
              <tr>
                <th scope="col">{props.facet === 'kind' ? 'Kind' : 'Domain'}</th>
                <th scope="col">Questions</th>
                <th scope="col">{props.names[0]}</th>
                <th scope="col">{props.names[1]}</th>
                <th scope="col">Difference in points</th>
                <th scope="col">95%</th>
                <th scope="col">p</th>
              </tr>
            </thead>
            <tbody>
              <For each={shown()}>
                {({ name, difference, adjusted }) => (
                  <tr>
                    <th scope="row">
                      <a
                        class="compare-link"
                        href={props.toRows({
                          [props.facet]: [name],
                          between: ['first', 'second', 'otherwise'],
                        })}
                      >
                        {groupTitle(props.facet, name)}
                      </a>
                    </th>
                    <td class="numbers">{grouped(difference.questions)}</td>
                    <td class="numbers">{percent(difference.firstShare)}</td>
                    <td class="numbers">{percent(difference.secondShare)}</td>
                    <td class="numbers" classList={{ 'compare-clear': adjusted < LEVEL }}>
                      <DifferenceLine difference={difference} />
                      <span class="compare-points inline-block">{points(difference.difference)}</span>
                    </td>
                    <td class="numbers ink-faint">
                      {points(difference.low)} to {points(difference.high)}
                    </td>
                    <td class="numbers">{pText(adjusted).replace('p = ', '').replace('p ', '')}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </section>
        <p class="compare-method mt-6 ink-faint">
          p is adjusted for the {grouped(shown().length)} rows (Holm 1979); intervals are not. Bold: p below 0.05.
        </p>
      </FiguresPart>
    </Show>
  )
}
