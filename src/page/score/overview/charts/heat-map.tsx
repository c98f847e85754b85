// Accuracy of each kind in each domain: a table with a number in each cell, coloured by an even scale.

import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import { capital } from '#base/words'
import { shadesOf } from '#page/draw/graph/paint/colours'
import { kindName, type KindCode } from '#questions/kinds/codes'
import { addGroups, type Group, noGroup } from '#results/runs/counts'
import { share } from '#results/runs/statistics'
import { cellsOf, groupsBy, type Named } from '#results/runs/summary'
import type { Summary } from '#results/runs/summary-shape'
import { counted, domainTitle } from '#page/ui/naming'
import { rove } from '#page/ui/lists/roving'
import { Tabs } from '#page/ui/tabs'
import { FiguresPart } from '#page/score/summary/figures-part'
import { percent, rangeText } from '#results/runs/numbers'
import type { ToRows } from '../reach'
import '#page/score/overview/headline.css'

const light = shadesOf('light')
const dark = shadesOf('dark')
/** Level from which the shades are too dark for dark text. */
const DARK = 0.56

/** Colours of a cell: bright means right. */
function coloursOf(value: number): { background: string; color: string } {
  const at = Math.round((1 - value) * (light.length - 1))
  const ink = at < light.length * DARK ? '#16171b' : '#ffffff'
  return { background: `light-dark(${light[at]}, ${dark[at]})`, color: ink }
}

/** Minimum number of questions for a meaningful percentage. */
const MIN_QUESTIONS = 5

const measures = [
  { id: 'proven', title: 'Proven right' },
  { id: 'official', title: 'Official score' },
] as const
type Measure = (typeof measures)[number]['id']

export function HeatMap(props: { summary: Summary; toRows: ToRows }) {
  const [chosen, setMeasure] = createSignal<Measure | null>(null)
  const groups = createMemo(() => {
    const found = new Map<string, Group>()
    for (const { kind, domain, group } of cellsOf(props.summary)) {
      const key = `${kind} ${domain}`
      found.set(key, addGroups(found.get(key) ?? noGroup, group))
    }
    return found
  })
  const kinds = createMemo(() => groupsBy(props.summary, 'kind'))
  const domains = createMemo(() => groupsBy(props.summary, 'domain'))
  const measure = (): Measure => chosen() ?? (kinds().some(({ group }) => group.proven.n > 0) ? 'proven' : 'official')
  const hasFew = () =>
    [...groups().values()].some(group => {
      const { questions } = group[measure()]
      return questions > 0 && questions < MIN_QUESTIONS
    })
  return (
    <FiguresPart
      title="Kind and domain"
      choice={
        <>
          <Tabs
            label="Shown"
            tabs={measures}
            chosen={measure()}
            choose={setMeasure}
            prefix="heat-map"
            look="segments"
          />
          <Scale hasFew={hasFew()} />
        </>
      }
    >
      <div
        class="heat-map-table scrolls-x bg-card round-10 border"
        id="heat-map-panel"
        role="tabpanel"
        aria-labelledby={`heat-map-${measure()}`}
      >
        <table class="full-width" ref={table => rove(table, () => [groups(), measure()])}>
          <caption class="unseen">
            {measure() === 'proven' ? 'Proven right' : 'Official score'} in percent, by domain and kind
          </caption>
          <thead>
            <tr>
              <td />
              <Index each={kinds()}>{each => <th scope="col">{capital(kindName(each().name as KindCode))}</th>}</Index>
              <Show when={kinds().length > 1}>
                <th scope="col" class="heat-map-all">
                  All
                </th>
              </Show>
            </tr>
          </thead>
          <tbody>
            <Index each={domains()}>
              {each => (
                <Row
                  {...{ domain: each().name, all: each().group, kinds: kinds(), groups: groups() }}
                  {...{ measure: measure(), toRows: props.toRows }}
                />
              )}
            </Index>
          </tbody>
          <Show when={domains().length > 1}>
            <tfoot>
              <Totals kinds={kinds()} measure={measure()} toRows={props.toRows} />
            </tfoot>
          </Show>
        </table>
      </div>
    </FiguresPart>
  )
}

function Row(props: {
  domain: string
  all: Group
  kinds: readonly Named[]
  groups: ReadonlyMap<string, Group>
  measure: Measure
  toRows: ToRows
}) {
  const domain = () => domainTitle(props.domain)
  return (
    <tr>
      <th scope="row">{domain()}</th>
      <Index each={props.kinds}>
        {each => (
          <Cell
            group={props.groups.get(`${each().name} ${props.domain}`)}
            measure={props.measure}
            name={`${capital(kindName(each().name as KindCode))}, ${domain()}`}
            href={props.toRows?.({ kind: [each().name], domain: [props.domain] })}
          />
        )}
      </Index>
      <Show when={props.kinds.length > 1}>
        <Cell
          group={props.all}
          measure={props.measure}
          name={`All kinds, ${domain()}`}
          href={props.toRows?.({ domain: [props.domain] })}
        />
      </Show>
    </tr>
  )
}

function Totals(props: { kinds: readonly Named[]; measure: Measure; toRows: ToRows }) {
  return (
    <tr>
      <th scope="row">All</th>
      <Index each={props.kinds}>
        {each => (
          <Cell
            group={each().group}
            measure={props.measure}
            name={`${capital(kindName(each().name as KindCode))}, all domains`}
            href={props.toRows?.({ kind: [each().name] })}
          />
        )}
      </Index>
      <Show when={props.kinds.length > 1}>
        <td />
      </Show>
    </tr>
  )
}

function Cell(props: { group: Group | undefined; measure: Measure; name: string; href: string | undefined }) {
  const moments = () => props.group?.[props.measure]
  const found = () => (moments() === undefined ? null : share(moments()!))
  const text = () =>
    found() === null
      ? `${props.name}: no response`
      : `${props.name}: ${percent(found()!.value)} of ${counted(moments()!.n, 'response')}, 95%: ${rangeText(found()!)}`
  return (
    <td>
      <Show
        when={found()}
        fallback={
          <span class="heat-map-none ink-faint" title={text()}>
            –
          </span>
        }
      >
        {estimate => (
          <a
            class="heat-map-cell numbers"
            classList={{ low: moments()!.questions < MIN_QUESTIONS }}
            data-rove
            tabIndex={-1}
            href={props.href}
            role={props.href === undefined ? 'img' : undefined}
            title={text()}
            aria-label={text()}
            style={coloursOf(estimate().value)}
          >
            {(100 * estimate().value).toFixed(0)}
          </a>
        )}
      </Show>
    </td>
  )
}

/** The legend of the colours. */
function Scale(props: { hasFew: boolean }) {
  const stops = Array.from({ length: 11 }, (_, at) => at / 10)
  return (
    <span class="heat-map-scale note inline-flex wrap items-center gap-8 ml-auto numbers" aria-hidden="true">
      0%
      <span class="flex clipped round-3">
        <For each={stops}>{stop => <i style={{ background: coloursOf(stop).background }} />}</For>
      </span>
      100%
      <Show when={props.hasFew}>
        <i class="heat-map-low" />
        fewer than {MIN_QUESTIONS} questions
      </Show>
    </span>
  )
}
