// The pseudocode of the algorithm, with the line of the last event highlighted.

import { entryOf } from '#planning/textbook/algorithms'
import { createMemo, For } from 'solid-js'
import type { RunFileForm } from '#questions/views/search/search-data'
import { Icon } from '#page/ui/icon'
import { fileName, saveText } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { createSearching } from '../run/searching'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './panels.css'

export function CodePanel() {
  const { stand } = useFeature(createSearching)
  const code = () => entryOf(stand.options(stand.front()).algorithm).code
  const at = createMemo(() => {
    const last = stand.held()?.replay.last
    return last === undefined ? -1 : code().findIndex(({ on }) => on.includes(last.kind))
  })
  return (
    <div class="code-panel scrolls-x">
      <ol aria-label="The algorithm, line by line">
        <For each={code()}>
          {({ text }, place) => (
            <li classList={{ 'code-here': at() === place() }} aria-current={at() === place() ? 'step' : undefined}>
              <code>{text}</code>
            </li>
          )}
        </For>
      </ol>
      <p>
        Step by events, with the keys <kbd>{'{'}</kbd> and <kbd>{'}'}</kbd>, to see each line at work. This is the
        search of textbooks. Verdicts come from the engine’s own search, which is much faster, and whose plans and
        proofs are checked.
      </p>
      <Saving />
    </div>
  )
}

const forms: readonly (readonly [form: RunFileForm, title: string, ending: string])[] = [
  ['csv', 'CSV', 'csv'],
  ['json', 'JSON', 'json'],
  ['posthoc', 'Posthoc trace', 'trace.yaml'],
]

/** Saves the run as a file with all events computed so far. */
function Saving() {
  const { lanes, notices, session } = useApp()
  const { stand } = useFeature(createSearching)
  const save = async (form: RunFileForm, ending: string): Promise<void> => {
    const held = stand.held()
    if (held === null) return
    const { source, options, log } = held
    const limits = { expansions: log.choiceCount, nodes: Math.max(1, log.nodeCount) }
    const outcome = await lanes.run('searching', 'writing the run', api =>
      api.search.file(source, options, limits, form),
    )
    if (outcome.kind === 'stopped') return
    if (outcome.kind === 'failed' || outcome.value.kind === 'no-task') {
      const message = outcome.kind === 'failed' ? outcome.message : 'The problem has changed.'
      notices.notify({ tone: 'problem', title: 'The run could not be saved', lines: [message] })
      return
    }
    const name = fileName(`${session.selected()?.problem || 'search'} ${options.algorithm}`)
    saveText(outcome.value.text, `${name}.${ending}`, 'text/plain')
  }
  return (
    <p class="code-save">
      <span class="inline-flex items-center gap-6">
        <Icon name="download" size={14} /> Save this run as
      </span>
      <For each={forms}>
        {([form, title, ending]) => (
          <Button small onClick={() => inBackground(save(form, ending))}>
            {title}
          </Button>
        )}
      </For>
    </p>
  )
}
