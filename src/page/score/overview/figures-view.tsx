// All figures of a summary, one below the other: of a run, or of a shared summary.

import { Show } from 'solid-js'
import { cellsOf, sumOf } from '#results/runs/summary'
import type { Summary } from '#results/runs/summary-shape'
import { Published } from '../published/published'
import { Bins } from './charts/bins'
import { Breakdown } from './charts/breakdown'
import { Differences } from './differences'
import { Headline } from './headline'
import { HeatMap } from './charts/heat-map'
import { Mistakes } from './charts/mistakes'
import { PartialMark } from './partial-mark'
import type { ToRows } from './reach'
import { createTurns } from './charts/turns'
import './headline.css'

export function FiguresView(props: {
  summary: Summary
  toRows: ToRows
  /** True if the summary does not include all rows yet. */
  isGrowing?: boolean
  /** The part of a run that it covers; '' or absent: all of it. */
  partial?: string
}) {
  const [first, second, third, fourth, fifth] = createTurns(() => props.summary, 5)
  return (
    <div class="figures grid" data-part="figures" aria-busy={props.isGrowing || fifth!() !== props.summary}>
      <PartialMark text={props.partial ?? ''} />
      <Show when={first!()}>{now => <Headline total={sumOf(cellsOf(now()))} toRows={props.toRows} />}</Show>
      <Show when={second!()}>{now => <Breakdown summary={now()} toRows={props.toRows} />}</Show>
      <Show when={third!()}>{now => <HeatMap summary={now()} toRows={props.toRows} />}</Show>
      <Show when={fourth!()}>
        {now => (
          <>
            <Differences summary={now()} toRows={props.toRows} />
            <Mistakes summary={now()} toRows={props.toRows} />
            <Sizes summary={now()} />
          </>
        )}
      </Show>
      <Show when={fifth!()}>{now => <Published summary={now()} partial={props.partial ?? ''} />}</Show>
    </div>
  )
}

/** Accuracy by plan length and problem size, and how the intervals are computed. */
function Sizes(props: { summary: Summary }) {
  return (
    <>
      <Show when={props.summary.steps.length + props.summary.actions.length > 0}>
        <div class="figures-pair grid gap-24">
          <Bins
            title="By length of the given plan"
            what="by steps of the plan or sequence that the question gives"
            noun="steps"
            bins={props.summary.steps}
          />
          <Bins
            title="By size of the problem"
            what="by ground actions that can be reached"
            noun="actions"
            bins={props.summary.actions}
          />
        </div>
      </Show>
      <p class="figures-method ink-faint">
        Intervals hold the true share in 95% of cases: Wilson’s where each question has one response; where a question
        has several, with the effective number of responses, clustered by question. <em>Proven right</em> is the share
        of right verdicts among responses that are right, wrong or unreadable; undecided and not checkable responses are
        left out and counted apart.
      </p>
    </>
  )
}
