// The main figures by kind, domain, format or model.

import { createMemo, createSignal, Index, Show } from 'solid-js'
import { capital } from '#base/words'
import { kindName, type KindCode } from '#questions/kinds/codes'
import type { Group } from '#results/runs/counts'
import { type Moments, share } from '#results/runs/statistics'
import { cellsOf, type Facet, groupsBy, sumOf } from '#results/runs/summary'
import type { Summary } from '#results/runs/summary-shape'
import { domainTitle, formatName, grouped } from '#page/ui/naming'
import { Tabs } from '#page/ui/tabs'
import { Behind } from '../behind'
import { FiguresPart } from '#page/score/summary/figures-part'
import { percent, rangeText } from '#results/runs/numbers'
import type { Chosen, ToRows } from '../reach'
import { Whisker } from './whisker'
import './breakdown.css'

const facets = [
  { id: 'kind', title: 'Kind' },
  { id: 'domain', title: 'Domain' },
  { id: 'format', title: 'Format' },
  { id: 'model', title: 'Model' },
] as const

/** The title of a group. */
export function groupTitle(facet: Facet, name: string): string {
  if (facet === 'kind') return capital(kindName(name as KindCode))
  if (facet === 'format') return capital(formatName[name as keyof typeof formatName])
  if (facet === 'domain') return domainTitle(name)
  return name === '' ? 'No model named' : name
}

export function Breakdown(props: { summary: Summary; toRows: ToRows }) {
  const [facet, setFacet] = createSignal<Facet>('kind')
  const shown = () => facets.filter(({ id }) => id !== 'model' || props.summary.models.length > 1)
  const groups = createMemo(() => groupsBy(props.summary, facet()))
  const total = createMemo(() => sumOf(cellsOf(props.summary)))
  return (
    <FiguresPart
      title="Accuracy by"
      choice={<Tabs label="By" tabs={shown()} chosen={facet()} choose={setFacet} prefix="breakdown" look="segments" />}
    >
      <div id="breakdown-panel" role="tabpanel" aria-labelledby={`breakdown-${facet()}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, so keys must reach it */}
        <section class="breakdown-table boxed scrolls-x" tabIndex={0} aria-label="Accuracies">
          <table>
            <thead>
              <tr>
                <th scope="col">{facets.find(({ id }) => id === facet())!.title}</th>
                <th scope="col">Responses</th>
                <th scope="col" class="breakdown-share">
                  Proven right
                </th>
                <th scope="col" class="breakdown-share">
                  Official score
                </th>
                <th scope="col" title="Official score and verdict differ">
                  Differ
                </th>
                <th scope="col">Unreadable</th>
                <th scope="col">Undecided</th>
                <th scope="col">Not checkable</th>
              </tr>
            </thead>
            <tbody>
              <Index each={groups()}>
                {each => (
                  <Row
                    title={groupTitle(facet(), each().name)}
                    group={each().group}
                    chosen={{ [facet()]: [each().name] }}
                    toRows={props.toRows}
                  />
                )}
              </Index>
            </tbody>
            <tfoot>
              <Row title="All" group={total()} chosen={{}} toRows={props.toRows} />
            </tfoot>
          </table>
        </section>
      </div>
    </FiguresPart>
  )
}

function Row(props: { title: string; group: Group; chosen: Chosen; toRows: ToRows }) {
  const counts = () => props.group.counts
  return (
    <tr>
      <th scope="row">{props.title}</th>
      <Count many={counts().rows} chosen={props.chosen} toRows={props.toRows} />
      <Accuracy moments={props.group.proven} of="proven" />
      <Accuracy moments={props.group.official} of="official" />
      <Count
        many={counts().officialOnly + counts().provenOnly}
        chosen={{ ...props.chosen, differs: ['any'] }}
        toRows={props.toRows}
      />
      <Count many={counts().unreadable} chosen={{ ...props.chosen, verdict: ['unreadable'] }} toRows={props.toRows} />
      <Count many={counts().undecided} chosen={{ ...props.chosen, verdict: ['undecided'] }} toRows={props.toRows} />
      <Count
        many={counts().notCheckable}
        chosen={{ ...props.chosen, verdict: ['not-checkable'] }}
        toRows={props.toRows}
      />
    </tr>
  )
}

function Accuracy(props: { moments: Moments; of: 'proven' | 'official' }) {
  const found = () => share(props.moments)
  return (
    <td class="breakdown-share numbers">
      <Show when={found()} fallback={<span class="faint">–</span>}>
        {estimate => (
          <span class="breakdown-accuracy inline-grid gap-8 items-center" title={`95%: ${rangeText(estimate())}`}>
            <Whisker estimate={estimate()} of={props.of} />
            <span>{percent(estimate().value)}</span>
            <span class="breakdown-range note">{rangeText(estimate()).replace('%', '')}</span>
          </span>
        )}
      </Show>
    </td>
  )
}

function Count(props: { many: number; chosen: Chosen; toRows: ToRows }) {
  return (
    <td class="numbers" classList={{ 'breakdown-zero': props.many === 0 }}>
      <Behind toRows={props.toRows} chosen={props.chosen} count={props.many}>
        {grouped(props.many)}
      </Behind>
    </td>
  )
}
