// The comparison of two runs: how much more often one is right, whether that may be due to chance, and the questions on
// which they differ.

import { createEffect, createMemo, Show } from 'solid-js'
import { partialText } from '#results/runs/partial'
import { Working } from '#page/workbench/parts/conditions'
import { Select } from '#page/ui/menus/select'
import { Tabs } from '#page/ui/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { NoRun } from '../run/shown-run'
import { runTitle } from '../runs/run-words'
import { createRuns, type OpenRun } from '../runs/runs'
import type { RunView, ScorePlace } from '#page/state/places/score-place'
import { IconButton } from '#page/ui/button'
import { RunRows } from '../table/table'
import { type Compared, createComparisons } from './comparing'
import { CompareHead } from './compare-head'
import { CompareFigures } from './compare-figures'
import './compare.css'

type ComparePlace = Extract<ScorePlace, { part: 'compare' }>

export function ComparePage() {
  const { place } = useApp()
  const { open } = useFeature(createRuns)
  const shown = createMemo(() => {
    const now = place.score()
    return now.part === 'compare' ? now : undefined
  })
  const ids = createMemo(() => shown()?.runs, undefined, {
    equals: (a, b) => a?.[0] === b?.[0] && a?.[1] === b?.[1],
  })
  const both = createMemo(() => {
    const now = ids()
    const runs = now?.map(id => open(id)) ?? []
    return now && runs[0] && runs[1] ? { ids: now, first: runs[0], second: runs[1] } : undefined
  })
  return (
    <section class="compare" aria-label="Two runs">
      <Show when={both()} keyed fallback={<NoRun title="One of the two runs is not in this browser" />}>
        {now => <TwoRuns {...now} view={shown()?.view ?? 'overview'} />}
      </Show>
    </section>
  )
}

/** For a run compared with itself, selects two of its models. */
const modelsAtFirst = (ids: readonly [string, string], run: OpenRun): Partial<Compared> => {
  const [firstModel, secondModel] = run.info().models
  return ids[0] === ids[1] && firstModel !== undefined && secondModel !== undefined ? { firstModel, secondModel } : {}
}

function TwoRuns(props: { ids: readonly [string, string]; first: OpenRun; second: OpenRun; view: RunView }) {
  const runs = useFeature(createRuns)
  const { ids, first, second } = props
  const titleOf = (run: OpenRun): string => runTitle(run.info(), runs.list() ?? [])
  const { place } = useApp()
  const comparison = useFeature(createComparisons).two(ids, [first, second], modelsAtFirst(ids, first))
  const { compared, set, result: pairing } = comparison
  comparison.use()
  createEffect(() => {
    const now = place.score()
    if (now.part === 'compare' && now.view === 'rows') set({ rows: now.filter })
  })
  const rowOf = (row: number): number | undefined => {
    const at = pairing()?.rowOf[row]
    return at === undefined || at < 0 ? undefined : at
  }
  const other = {
    ...{ id: ids[1], run: second, rowOf },
    between: () => pairing()?.between,
    differs: (row: number) => [0, 1, 4].includes(pairing()?.between[row] ?? -1),
  }
  return (
    <>
      <Head ids={ids} first={first} second={second} view={props.view} compared={compared()} set={set} />
      <div
        class="compare-panel scroll-y grid"
        data-part="compare-panel"
        id="compare-panel"
        role="tabpanel"
        aria-labelledby={`compare-${props.view}`}
      >
        <Show
          when={first.isLoaded() && second.isLoaded() && pairing()}
          fallback={<Working what="Pairing the questions" />}
        >
          {now => (
            <Show
              when={props.view === 'overview'}
              fallback={<RunRows runs={runs} id={ids[0]} run={first} other={other} />}
            >
              <CompareFigures
                partial={(ids[0] === ids[1] ? [first] : [first, second]).map(run => ({
                  of: titleOf(run),
                  text: partialText(run.info()),
                }))}
                pairing={now()}
                names={namesOf(ids, [first, second], compared(), titleOf)}
                compared={compared()}
                set={set}
                ids={ids}
              />
            </Show>
          )}
        </Show>
      </div>
    </>
  )
}

/** The names of both runs: their models if only these distinguish them. */
function namesOf(
  ids: readonly [string, string],
  [first, second]: readonly [OpenRun, OpenRun],
  { firstModel, secondModel }: Compared,
  titleOf: (run: OpenRun) => string,
): readonly [string, string] {
  const name = (run: OpenRun, model: string | null): string => {
    const partial = partialText(run.info()) === '' ? '' : ' (partial)'
    if (model === null) return `${titleOf(run)}${partial}`
    const title = model === '' ? 'no model named' : model
    return `${ids[0] === ids[1] ? title : `${titleOf(run)}, ${title}`}${partial}`
  }
  return [name(first, firstModel), name(second, secondModel)]
}

const views = [
  { id: 'overview', title: 'Summary' },
  { id: 'rows', title: 'Rows' },
] as const satisfies readonly { id: RunView; title: string }[]

function Head(props: {
  ids: ComparePlace['runs']
  first: OpenRun
  second: OpenRun
  view: RunView
  compared: Compared
  set: (more: Partial<Compared>) => void
}) {
  const { place } = useApp()
  const show = (more: Partial<ComparePlace>): void =>
    place.show({
      score: { part: 'compare', runs: props.ids, view: props.view, filter: '', ...more },
    })
  return (
    <CompareHead>
      <h1 class="unseen">
        {props.first.info().name} against {props.second.info().name}
      </h1>
      <Side
        title="First run"
        id={props.ids[0]}
        run={props.first}
        model={props.compared.firstModel}
        choose={id => show({ runs: [id, props.ids[1]] })}
        setModel={firstModel => props.set({ firstModel })}
      />
      <IconButton
        icon="refresh-cw"
        iconSize={15}
        label="Swap the two runs"
        onClick={() => {
          const { firstModel, secondModel } = props.compared
          if (props.ids[0] === props.ids[1]) props.set({ firstModel: secondModel, secondModel: firstModel })
          else show({ runs: [props.ids[1], props.ids[0]] })
        }}
      />
      <Side
        title="Second run"
        id={props.ids[1]}
        run={props.second}
        model={props.compared.secondModel}
        choose={id => show({ runs: [props.ids[0], id] })}
        setModel={secondModel => props.set({ secondModel })}
      />
      <span class="spacer" />
      <Tabs
        label="Parts of the comparison"
        look="segments"
        tabs={views}
        chosen={props.view}
        choose={view => show({ view, filter: view === 'rows' ? props.compared.rows : '' })}
        prefix="compare"
      />
    </CompareHead>
  )
}

/** Stands for a missing model name in a list of choices, where '' means all models. */
const NONE = '\u0000'

/** The choice of a run, and of one of its models. */
function Side(props: {
  title: string
  id: string
  run: OpenRun
  model: string | null
  choose: (id: string) => void
  setModel: (model: string | null) => void
}) {
  const { list } = useFeature(createRuns)
  const models = () => props.run.info().models
  return (
    <div class="flex wrap gap-6 min-w-0">
      <Select
        class="compare-run"
        label={props.title}
        value={props.id}
        set={id => props.choose(id)}
        options={(list() ?? []).map(run => [
          run.id,
          `${runTitle(run, list() ?? [])}${partialText(run) === '' ? '' : ' (partial)'}`,
        ])}
      />
      <Show when={models().length > 1}>
        <Select
          class="compare-run"
          label={`${props.title}, model`}
          all={`all ${models().length} models`}
          value={props.model === null ? '' : props.model || NONE}
          set={value => props.setModel(value === '' ? null : value === NONE ? '' : value)}
          options={models().map(name => [name || NONE, name || 'no model named'] as const)}
        />
      </Show>
    </div>
  )
}
