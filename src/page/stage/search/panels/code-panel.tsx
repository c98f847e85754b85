// The pseudocode of the algorithm, with the line of the last event highlighted.

import { entryOf } from '#planning/textbook/algorithms'
import { createEffect, createMemo, For, Show } from 'solid-js'
import { type SearchFormat, searchFormats } from '#planning/textbook/export'
import { Icon } from '#page/ui/icon'
import { fileName, saveText } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { createSearching } from '../run/searching'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './panels.css'

/** The lines of the algorithm, and the place of the line that the last event is of; -1 if there is none. */
function createLines() {
  const { searchView } = useFeature(createSearching)
  const code = () => entryOf(searchView.options(searchView.front()).algorithm).code
  const at = createMemo(() => {
    const last = searchView.held()?.replay.last
    return last === undefined ? -1 : code().findIndex(({ on }) => on.includes(last.kind))
  })
  return { code, at }
}

/** Only the line of the last event. */
export function CodeLine() {
  const { code, at } = createLines()
  return (
    <Show when={code()[at()]}>
      {line => (
        <p class="text-small" title={`Line ${at() + 1} of the algorithm`}>
          <span class="faint numbers">Line {at() + 1}</span> <code>{line().text.trim()}</code>
        </p>
      )}
    </Show>
  )
}

/** All lines; the one of the last event is marked, and kept in view. */
export function CodeLines() {
  const { code, at } = createLines()
  let list!: HTMLOListElement
  createEffect(() => {
    const here = list.children[at()] as HTMLElement | undefined
    const room = list.parentElement
    if (here === undefined || room === null) return
    const top = here.offsetTop - list.offsetTop
    if (top < room.scrollTop) room.scrollTop = top
    else if (top + here.offsetHeight > room.scrollTop + room.clientHeight)
      room.scrollTop = top + here.offsetHeight - room.clientHeight
  })
  return (
    <ol ref={list} class="code-lines" aria-label="The algorithm, line by line">
      <For each={code()}>
        {({ text }, place) => (
          <li
            classList={{ 'code-here': at() === place() }}
            style={{ '--deep': `${text.search(/\S/) + 2}ch` }}
            aria-current={at() === place() ? 'step' : undefined}
          >
            <code>{text}</code>
          </li>
        )}
      </For>
    </ol>
  )
}

export function CodePanel() {
  return (
    <div class="code-panel scrolls-x">
      <CodeLines />
      <p>
        Step by events, with the keys <kbd>{'{'}</kbd> and <kbd>{'}'}</kbd>, to see each line at work. This is the
        search of textbooks. Verdicts come from the engine’s own search, which is much faster; its plans and proofs are
        checked.
      </p>
      <Saving />
    </div>
  )
}

/** The run as a file: all events that are known. */
function Saving() {
  const { lanes, notices, session } = useApp()
  const { searchView } = useFeature(createSearching)
  const save = async ({ id, ending, type }: SearchFormat): Promise<void> => {
    const held = searchView.held()
    if (held === null) return
    const { source, options, log } = held
    const limits = { expansions: log.choiceCount, nodes: Math.max(1, log.nodeCount) }
    const outcome = await lanes.run('searching', 'writing the run', api => api.search.file(source, options, limits, id))
    if (outcome.kind === 'stopped') return
    if (outcome.kind === 'failed' || outcome.value.kind === 'no-task') {
      const message = outcome.kind === 'failed' ? outcome.message : 'The problem has changed.'
      notices.notify({ tone: 'problem', title: 'The run could not be saved', lines: [message] })
      return
    }
    const name = fileName(`${session.selected()?.problem || 'search'} ${options.algorithm}`)
    saveText(outcome.value.text, `${name}.${ending}`, type)
  }
  return (
    <p class="code-save">
      <span class="inline-flex items-center gap-6">
        <Icon name="download" size={14} /> Save this run as
      </span>
      <For each={searchFormats}>
        {format => (
          <Button small onClick={() => inBackground(save(format))}>
            {format.title}
          </Button>
        )}
      </For>
    </p>
  )
}
