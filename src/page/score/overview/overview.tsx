// The figures of a run.

import { createMemo, createSignal, Show } from 'solid-js'
import type { RunInfo } from '#results/runs/info'
import { partialText } from '#results/runs/partial'
import type { Summary } from '#results/runs/summary-shape'
import { Empty, Working } from '#page/workbench/parts/conditions'
import { counted, grouped } from '#page/ui/naming'
import { Select } from '#page/ui/menus/select'
import { NoRun, shownRun } from '../run/shown-run'
import { useApp, useFeature } from '#page/state/use-app'
import { runTitle } from '../runs/run-words'
import { createRuns, type OpenRun } from '../runs/runs'
import { ExportMenu } from '../summary/export-menu'
import { type Counted, createFigures } from './figures'
import { FiguresView } from './figures-view'
import { PrintSummary } from '../summary/print-summary'
import { toRowsOf } from './reach'
import { ShareSummary } from '../summary/share-summary'
import './overview.css'

export function Overview() {
  const { id, run } = shownRun()
  return (
    <section class="overview" data-part="overview" aria-label="Overview">
      <Show when={run()} keyed fallback={<NoRun title="This run is not in this browser" />}>
        {open => <RunOverview id={id()} run={open} />}
      </Show>
    </section>
  )
}

function RunOverview(props: { id: string; run: OpenRun }) {
  const { id, run } = props
  const [model, setModel] = createSignal<string | null>(null)
  const [overrides, setOverrides] = createSignal(false)
  const counted = createMemo<Counted>(() => ({ model: model(), overrides: overrides() }))
  const { summary, isCounting } = useFeature(createFigures).figuresOf(id, run, counted)
  /** Until all rows are loaded, the figures would cover only some of them. */
  const hasRows = () => run.isLoaded() && (summary()?.cells.length ?? 0) > 0
  return (
    <div class="overview-inner column gap-18 mx-auto">
      <Head id={id} run={run} summary={summary()} counted={counted()} />
      <Show when={run.info().models.length > 1 || hasOverrides(run)}>
        <Choices run={run} counted={counted()} setModel={setModel} setOverrides={setOverrides} />
      </Show>
      <Show
        when={hasRows() && summary()}
        fallback={
          <Show when={!isCounting() && run.isLoaded()} fallback={<Working what="Counting the rows" />}>
            <Empty icon="gauge" title={whyNone(run.info()).title}>
              <p>{whyNone(run.info()).line}</p>
            </Empty>
          </Show>
        }
      >
        {now => (
          <>
            <FiguresView
              summary={now()}
              toRows={toRowsOf(id, model())}
              isGrowing={isCounting()}
              partial={partialText(run.info())}
            />
            <PrintSummary name={run.info().name} about={aboutRun(run.info())} summary={now()} overrides={overrides()} />
          </>
        )}
      </Show>
    </div>
  )
}

/** Explains why there are no figures. */
function whyNone({ state, waiting }: RunInfo): { readonly title: string; readonly line: string } {
  if (state !== 'done')
    return {
      title: 'No results yet',
      line: 'The results appear here as soon as the first response is scored.',
    }
  return waiting > 0
    ? {
        title: 'No response is scored yet',
        line: 'All of them wait for their questions. Add the question files above.',
      }
    : {
        title: 'No response could be scored',
        line: 'See above what is wrong with the lines, mend the files, and drop them again.',
      }
}

const hasOverrides = (run: OpenRun): boolean => {
  run.version()
  return run.table.overrides.size > 0
}

function Head(props: { id: string; run: OpenRun; summary: Summary | null; counted: Counted }) {
  const { place } = useApp()
  const info = () => props.run.info()
  const compare = (other: string): void => {
    if (other === '') return
    place.show({
      score: { part: 'compare', runs: [props.id, other], view: 'overview', filter: '' },
    })
  }
  const { list } = useFeature(createRuns)
  const title = (run: RunInfo): string => runTitle(run, list() ?? [])
  /** Other runs, and this run itself if it has several models to compare. */
  const others = () =>
    (list() ?? [])
      .filter(({ id, models }) => id !== props.id || models.length > 1)
      .map(run => [run.id, run.id === props.id ? 'Its own models' : title(run)] as const)
  return (
    <header class="overview-head flex-row wrap between">
      <p class="numbers ink-soft" data-part="overview-about">
        {aboutRows(info())}
      </p>
      <div class="overview-tools flex-row wrap gap-8">
        <Show when={others().length > 0}>
          <div class="overview-compare">
            <Select label="Compare with another run" all="Compare with…" value="" set={compare} options={others()} />
          </div>
        </Show>
        {/* Rows that are not loaded yet would be missing from the export. */}
        <Show when={props.run.isLoaded() && info().rows > 0 && props.summary}>
          {summary => (
            <>
              <ExportMenu
                run={props.run}
                summary={summary()}
                model={props.counted.model}
                overrides={props.counted.overrides}
              />
              <ShareSummary info={info()} summary={summary()} counted={props.counted} />
            </>
          )}
        </Show>
      </div>
    </header>
  )
}

/** The same for print, where the mark above the figures may be on another page. */
function aboutRun(info: RunInfo): string {
  const partial = partialText(info)
  return `${partial === '' ? '' : `Partial (${partial}): `}${aboutRows(info)}`
}

/** Returns for example `1,040 responses of 2 models, from 16 files, 22 November 2026`. */
function aboutRows({ rows, models, files, started }: RunInfo): string {
  const named = models.filter(name => name !== '')
  const day = new Date(started).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const of = named.length === 1 ? ` of ${named[0]}` : named.length > 1 ? ` of ${named.length} models` : ''
  return `${counted(rows, 'response')}${of}, from ${counted(files.length, 'file')}, ${day}`
}

function Choices(props: {
  run: OpenRun
  counted: Counted
  setModel: (model: string | null) => void
  setOverrides: (counted: boolean) => void
}) {
  /** Stands for a missing model name in the list of choices. */
  const NONE = '\u0000'
  const options = () => props.run.info().models.map(name => [name || NONE, name || 'no model named'] as const)
  return (
    <div class="overview-choices flex-row wrap">
      <Show when={props.run.info().models.length > 1}>
        <Select
          label="Model"
          all={`All models (${grouped(props.run.info().models.length)})`}
          value={props.counted.model === null ? '' : props.counted.model || NONE}
          set={value => props.setModel(value === '' ? null : value === NONE ? '' : value)}
          options={options()}
        />
      </Show>
      <Show when={hasOverrides(props.run)}>
        <label class="overview-check inline-flex items-center gap-8">
          <input
            type="checkbox"
            checked={props.counted.overrides}
            onChange={event => props.setOverrides(event.currentTarget.checked)}
          />
          Count verdicts by hand instead of the machine’s ({counted(props.run.table.overrides.size, 'row')})
        </label>
      </Show>
    </div>
  )
}
