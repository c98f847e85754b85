// All runs, and the drop area for result files.

import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { BringFiles } from '../import/bring-files'
import { createChoosing } from '../import/choosing'
import { ImportPreview } from '../import/import-preview'
import { createImporting } from '../import/importing'
import { RunEntry } from './run-entry'
import { cutMiddle } from '#page/ui/naming'
import { comparedLast } from '../compare/kept-compared'
import { runTitle } from './run-words'
import { createRuns } from './runs'
import './runs.css'

export function RunsPage() {
  const { list } = useFeature(createRuns)
  const { files } = useFeature(createImporting)
  return (
    <section class="scrolls-y" aria-labelledby="runs-title">
      <div class="runs-inner mx-auto">
        <header class="runs-head">
          <h1 id="runs-title">Runs</h1>
          <p class="ink-soft pretty">
            Drop the result files of one model or several. Each response is read, scored by the benchmark’s own rules,
            and judged with evidence. All of it stays in this browser.
          </p>
        </header>
        <Show when={files() === null} fallback={<ImportPreview />}>
          <BringFiles />
        </Show>
        <Switch>
          <Match when={list() === null}>
            <p class="runs-waiting ink-faint" role="status">
              Looking for earlier runs.
            </p>
          </Match>
          <Match when={list()!.length > 0}>
            <Earlier />
          </Match>
        </Switch>
      </div>
    </section>
  )
}

function Earlier() {
  const { list, infoOf, removeAll } = useFeature(createRuns)
  const { chosen } = useFeature(createChoosing)
  const { place, storage } = useApp()
  /** The chosen ones; of two runs, both need not be chosen. */
  const runs = (): readonly string[] => {
    const here = chosen().filter(id => infoOf(id) !== undefined)
    return here.length === 0 && list()!.length === 2
      ? list()!
          .map(({ id }) => id)
          .reverse()
      : here
  }
  const compare = (ids: readonly string[]): void => {
    const [first, second, ...more] = ids
    if (first === undefined || second === undefined) return
    if (more.length > 0) place.show({ score: { part: 'matrix', runs: ids } })
    else place.show({ score: { part: 'compare', runs: [first, second], view: 'overview', filter: '' } })
  }
  const last = createMemo(() => comparedLast(storage, id => infoOf(id) !== undefined))
  const comparedText = (ids: readonly string[]): string => {
    const [first, second] = ids.map(id => runTitle(infoOf(id)!, list() ?? []))
    if (ids.length > 2) return `the ${ids.length} runs`
    return ids[0] === ids[1] ? `the models of ${first}` : `${first} against ${second}`
  }
  return (
    <section class="runs-list" aria-labelledby="runs-list-title">
      <div class="runs-list-head flex-row gap-8 min-h-32 mb-8">
        <h2 id="runs-list-title">{list()!.length === 1 ? 'One run' : `${list()!.length} runs`}</h2>
        <Show when={chosen().length < 2 && last()}>
          {ids => (
            <Button
              small
              quiet
              icon="chevron-left"
              title={`Back to ${comparedText(ids())}`}
              onClick={() => compare(ids())}
            >
              {cutMiddle(`Back to ${comparedText(ids())}`, 70)}
            </Button>
          )}
        </Show>
        <Show when={list()!.length > 1}>
          <Button
            small
            primary={chosen().length > 1}
            icon="equal-not"
            blocked={runs().length < 2 && 'Choose two or more runs first'}
            onClick={() => compare(runs())}
          >
            Compare {runs().length > 2 ? `${runs().length} runs` : 'two'}
          </Button>
          <Button small quiet icon="trash-2" onClick={removeAll}>
            Delete all
          </Button>
        </Show>
      </div>
      <ul class="border-top">
        <For each={list()!.map(({ id }) => id)}>{id => <RunEntry id={id} />}</For>
      </ul>
    </section>
  )
}
