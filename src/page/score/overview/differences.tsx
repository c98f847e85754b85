// Differences between official score and verdict: their number, and the causes.

import { createMemo, Index, Show } from 'solid-js'
import { capital } from '#base/words'
import { causeWords } from '#results/runs/causes'
import { cellsOf, sumOf } from '#results/runs/summary'
import type { Summary } from '#results/runs/summary-shape'
import { counted, grouped } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { Behind } from './behind'
import { FiguresPart } from '../summary/figures-part'
import type { ToRows } from './reach'
import './headline.css'

const override = {
  name: 'a person disagrees',
  explains: 'A person overruled the machine’s verdict, and so it differs from the official score.',
}

interface Cause {
  readonly cause: string
  readonly officialOnly: number
  readonly provenOnly: number
}

/** Causes over all kinds, most frequent first. */
function causesOf(summary: Summary): readonly Cause[] {
  const found = new Map<string, Cause>()
  for (const { cause, officialOnly, provenOnly } of summary.causes) {
    const sum = found.get(cause)
    found.set(cause, {
      cause,
      officialOnly: officialOnly + (sum?.officialOnly ?? 0),
      provenOnly: provenOnly + (sum?.provenOnly ?? 0),
    })
  }
  const size = (each: Cause) => each.officialOnly + each.provenOnly
  return [...found.values()].sort((a, b) => size(b) - size(a))
}

export function Differences(props: { summary: Summary; toRows: ToRows }) {
  const causes = createMemo(() => causesOf(props.summary))
  const counts = () => sumOf(cellsOf(props.summary)).counts
  const differing = () => counts().officialOnly + counts().provenOnly
  return (
    <Show when={differing() + counts().agree > 0}>
      <FiguresPart
        title="Official score against verdict"
        description={
          <Show
            when={differing() > 0}
            fallback={`They agree on all ${counted(counts().agree, 'response')} that have both.`}
          >
            They agree on {counted(counts().agree, 'response')} and differ on{' '}
            <Behind toRows={props.toRows} chosen={{ differs: ['any'] }} count={differing()}>
              {grouped(differing())}
            </Behind>
            .
          </Show>
        }
      >
        <Show when={differing() > 0}>
          <div class="cause-table boxed scrolls-x" data-part="cause-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">Cause</th>
                  <th scope="col">Official 1, not right</th>
                  <th scope="col">Official 0, right</th>
                </tr>
              </thead>
              <tbody>
                <Index each={causes()}>{each => <CauseRow each={each()} toRows={props.toRows} />}</Index>
              </tbody>
            </table>
          </div>
        </Show>
      </FiguresPart>
    </Show>
  )
}

function CauseRow(props: { each: Cause; toRows: ToRows }) {
  const words = () => (props.each.cause === 'override' ? override : causeWords(props.each.cause))
  return (
    <tr>
      <th scope="row">
        <span class="block weight-520">
          <Behind
            toRows={props.each.cause === 'override' ? undefined : props.toRows}
            chosen={{ differs: [props.each.cause] }}
            count={1}
          >
            {capital(words().name)}
          </Behind>
        </span>
        <span class="cause-explains block ink-soft">
          <Prose text={words().explains} />
        </span>
      </th>
      <Many count={props.each.officialOnly} />
      <Many count={props.each.provenOnly} />
    </tr>
  )
}

function Many(props: { count: number }) {
  return (
    <td class="numbers" classList={{ 'cause-zero': props.count === 0 }}>
      {grouped(props.count)}
    </td>
  )
}
