// The summary of a run that someone shared, read-only.

import { createMemo, createResource, Match, Show, Switch } from 'solid-js'
import type { SharedSummary as Shared } from '#results/runs/summary-pack'
import { cellsOf, sumOf } from '#results/runs/summary'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { useApp } from '#page/state/use-app'
import { FiguresView } from '../overview/figures-view'
import { PrintSummary } from './print-summary'
import './shared-summary.css'

export function SharedSummary() {
  const { place } = useApp()
  const packed = createMemo(() => {
    const now = place.score()
    return now.part === 'summary' ? now.packed : undefined
  })
  const [read] = createResource(packed, async link => (await import('#results/runs/summary-link')).readSummary(link))
  const problem = () => {
    const now = read()
    return now?.kind === 'bad' ? now : undefined
  }
  const shared = () => {
    const now = read()
    return now?.kind === 'summary' ? now.shared : undefined
  }
  return (
    <section class="scroll-y" aria-label="Shared summary">
      <Switch fallback={<Working what="Reading the summary" />}>
        <Match when={problem()}>{now => <Problem title="This summary cannot be read" message={now().message} />}</Match>
        <Match when={shared()}>{now => <Read shared={now()} />}</Match>
      </Switch>
    </section>
  )
}

function Read(props: { shared: Shared }) {
  const rows = () => sumOf(cellsOf(props.shared.summary)).counts.rows
  const about = () =>
    [
      `${counted(rows(), 'response')}`,
      props.shared.about,
      props.shared.day === '' ? '' : `scored on ${props.shared.day}`,
      props.shared.engine === '' ? '' : `engine ${props.shared.engine}`,
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <div class="shared-summary-inner column mx-auto">
      <header class="shared-summary-head grid gap-6 ink-soft">
        <p class="flex-row note gap-6">
          <Icon name="lock" size={13} />
          Shared summary, to be read only
        </p>
        <h1 class="ink break-anywhere">{props.shared.name}</h1>
        <p class="numbers">{about()}</p>
        <p>
          It holds figures only: the responses stayed with whoever scored them, so no figure leads to its rows.
          <Show when={props.shared.overrides}> Verdicts by hand are counted instead of the machine’s.</Show>
        </p>
      </header>
      <FiguresView summary={props.shared.summary} toRows={undefined} />
      <PrintSummary
        name={props.shared.name}
        about={about()}
        summary={props.shared.summary}
        overrides={props.shared.overrides}
      />
    </div>
  )
}
