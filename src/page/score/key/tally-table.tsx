// The number of answers that agree, by kind and by world.

import { For, Show } from 'solid-js'
import { grouped } from '#page/ui/naming'
import type { Tally } from './proving'
import './key.css'

export function TallyTable(props: {
  tallies: {
    readonly total: Tally
    readonly kinds: readonly Tally[]
    readonly worlds: readonly Tally[]
  }
}) {
  return (
    <section
      class="tally-table mt-10 scrolls-x border round-10 bg-card"
      data-part="tally-table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, so keys must reach it
      tabIndex={0}
      aria-label="Answers by kind and domain"
    >
      <table class="full-width collapsed">
        <thead>
          <tr>
            <td />
            <th scope="col">Questions</th>
            <th scope="col">Agree</th>
            <th scope="col">Differ</th>
            <th scope="col">Undecided</th>
            <th scope="col">Not checkable</th>
            <th scope="col">ms</th>
          </tr>
        </thead>
        <tbody>
          <tr class="tally-part">
            <th colspan="7" scope="rowgroup">
              By kind
            </th>
          </tr>
          <For each={props.tallies.kinds}>{tally => <Row tally={tally} />}</For>
        </tbody>
        <tbody>
          <tr class="tally-part">
            <th colspan="7" scope="rowgroup">
              By domain
            </th>
          </tr>
          <For each={props.tallies.worlds}>{tally => <Row tally={tally} />}</For>
        </tbody>
        <tfoot>
          <Row tally={props.tallies.total} />
        </tfoot>
      </table>
    </section>
  )
}

function Row(props: { tally: Tally }) {
  const cell = (count: number, mark = '') => (
    <td class={`numbers ${count > 0 ? mark : 'zero'}`}>
      <Show when={count > 0} fallback="0">
        {grouped(count)}
      </Show>
    </td>
  )
  return (
    <tr>
      <th scope="row">{props.tally.name}</th>
      {cell(props.tally.questions)}
      {cell(props.tally.agree, 'mark-right')}
      {cell(props.tally.differ, 'mark-wrong')}
      {cell(props.tally.undecided, 'mark-undecided')}
      {cell(props.tally.notCheckable)}
      {cell(Math.round(props.tally.ms))}
    </tr>
  )
}
