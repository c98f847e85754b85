// A run on one page of paper: rendered when the page is about to be printed, and then the only content printed.

import { For, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { capital } from '#base/words'
import { kindName, type KindCode } from '#questions/kinds/codes'
import { mistakeNames } from '#questions/kinds/mistakes'
import { causeWords } from '#results/runs/causes'
import { addGroups, type Group, noGroup } from '#results/runs/counts'
import { methodOf } from '#results/runs/exports/figures'
import { type Moments, share } from '#results/runs/statistics'
import { cellsOf, groupsBy, sumOf } from '#results/runs/summary'
import type { Summary } from '#results/runs/summary-shape'
import { domainTitle, grouped } from '#page/ui/naming'
import { createIsPrinting } from '#page/ui/printing'
import { percent, rangeText } from '#results/runs/numbers'
import './print-summary.css'

interface Printed {
  readonly name: string
  readonly about: string
  readonly summary: Summary
  readonly overrides: boolean
}

export function PrintSummary(props: Printed) {
  const isPrinting = createIsPrinting()
  return (
    <Show when={isPrinting()}>
      <Portal>
        <Page {...props} />
      </Portal>
    </Show>
  )
}

function Page(props: Printed) {
  const total = () => sumOf(cellsOf(props.summary))
  const counts = () => total().counts
  return (
    <article class="print-summary" data-print>
      <header>
        <h1>{props.name}</h1>
        <p>{props.about}</p>
      </header>
      <div class="print-figures">
        <Big title="Proven right" moments={total().proven} />
        <Big title="Official score" moments={total().official} />
        <p>
          {grouped(counts().right)} right, {grouped(counts().wrong)} wrong, {grouped(counts().unreadable)} unreadable,{' '}
          {grouped(counts().undecided)} undecided, {grouped(counts().notCheckable)} not checkable. Official score and
          verdict agree on {grouped(counts().agree)} and differ on{' '}
          {grouped(counts().officialOnly + counts().provenOnly)}.
        </p>
      </div>
      <ByKind summary={props.summary} />
      <Matrix summary={props.summary} />
      <div class="print-lists">
        <TopList
          title="Why official score and verdict differ"
          items={tallied(
            props.summary.causes.map(each => [
              each.cause === 'override' ? 'a person disagrees' : causeWords(each.cause).name,
              each.officialOnly + each.provenOnly,
            ]),
          )}
        />
        <TopList
          title="Mistakes"
          items={tallied(props.summary.mistakes.map(({ code, count }) => [mistakeNames[code], count]))}
        />
      </div>
      <p class="print-method">
        {methodOf(props)} Planground, engine {__ENGINE_VERSION__}.
      </p>
    </article>
  )
}

function Big(props: { title: string; moments: Moments }) {
  const found = () => share(props.moments)
  return (
    <p>
      <span>{props.title}</span>
      <Show when={found()} fallback={<b>–</b>}>
        {estimate => (
          <>
            <b>{percent(estimate().value)}</b>
            <span>
              95%: {rangeText(estimate())}, of {grouped(props.moments.n)}
            </span>
          </>
        )}
      </Show>
    </p>
  )
}

function ByKind(props: { summary: Summary }) {
  const text = (moments: Moments): string => {
    const found = share(moments)
    return found === null ? '–' : `${percent(found.value)} (${rangeText(found).replace('%', '')})`
  }
  return (
    <table>
      <thead>
        <tr>
          <th>Kind</th>
          <th>Responses</th>
          <th>Proven right</th>
          <th>Official score</th>
          <th>Differ</th>
          <th>Unreadable</th>
          <th>Undecided</th>
        </tr>
      </thead>
      <tbody>
        <For each={groupsBy(props.summary, 'kind')}>
          {({ name, group }) => (
            <tr>
              <th>{capital(kindName(name as KindCode))}</th>
              <td>{grouped(group.counts.rows)}</td>
              <td>{text(group.proven)}</td>
              <td>{text(group.official)}</td>
              <td>{grouped(group.counts.officialOnly + group.counts.provenOnly)}</td>
              <td>{grouped(group.counts.unreadable)}</td>
              <td>{grouped(group.counts.undecided)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

/** Maximum number of domains on the page. */
const MAX_DOMAINS = 16

function Matrix(props: { summary: Summary }) {
  const kinds = () => groupsBy(props.summary, 'kind').map(({ name }) => name as KindCode)
  const measure = () => (sumOf(cellsOf(props.summary)).proven.n > 0 ? 'proven' : 'official')
  const domains = () => groupsBy(props.summary, 'domain').slice(0, MAX_DOMAINS)
  const value = (group: Group): string => {
    const found = share(group[measure()])
    return found === null ? '–' : (100 * found.value).toFixed(0)
  }
  const cell = (kind: KindCode, domain: string): string =>
    value(
      cellsOf(props.summary)
        .filter(each => each.kind === kind && each.domain === domain)
        .reduce((sum, { group }) => addGroups(sum, group), noGroup),
    )
  return (
    <table class="print-matrix">
      <thead>
        <tr>
          <th>{measure() === 'proven' ? 'Proven right, %' : 'Official score, %'}</th>
          <For each={kinds()}>{kind => <th>{capital(kindName(kind))}</th>}</For>
          <th>All</th>
        </tr>
      </thead>
      <tbody>
        <For each={domains()}>
          {({ name, group }) => (
            <tr>
              <th>{domainTitle(name)}</th>
              <For each={kinds()}>{kind => <td>{cell(kind, name)}</td>}</For>
              <td>{value(group)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

/** Sums by name, the largest first. */
function tallied(counts: readonly (readonly [string, number])[]): [string, number][] {
  const found = new Map<string, number>()
  for (const [name, count] of counts) found.set(name, (found.get(name) ?? 0) + count)
  return [...found].sort((a, b) => b[1] - a[1])
}

const MAX_LISTED = 6

function TopList(props: { title: string; items: readonly (readonly [string, number])[] }) {
  const more = () => props.items.slice(MAX_LISTED).reduce((sum, [, count]) => sum + count, 0)
  return (
    <Show when={props.items.length > 0}>
      <section>
        <h2>{props.title}</h2>
        <ul>
          <For each={props.items.slice(0, MAX_LISTED)}>
            {([name, count]) => (
              <li>
                <span>{capital(name)}</span>
                <b>{grouped(count)}</b>
              </li>
            )}
          </For>
          <Show when={more() > 0}>
            <li>
              <span>Others</span>
              <b>{grouped(more())}</b>
            </li>
          </Show>
        </ul>
      </section>
    </Show>
  )
}
