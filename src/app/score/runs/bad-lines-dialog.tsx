// The lines of a run that could not be scored, each with its file, number and reason: however many, only those in sight
// are drawn. The list can be copied and saved.

import { createEffect, createSignal, on, Show } from 'solid-js'
import { VList } from 'virtua/solid'
import { capital } from '../../../base/words'
import type { ResultIssue } from '../../../results/record'
import type { RunInfo } from '../../../runs/info'
import { Dialog } from '../../parts/dialog'
import { Icon } from '../../parts/icon'
import { copyText, fileName, saveText } from '../../state/saving'
import { usePart } from '../../state/use-app'
import { createBadLines } from './bad-lines'
import { createRuns } from './runs'
import { issuesSay } from './run-words'
import './bad-lines-dialog.css'

/** Issues that are fetched at once. */
const PIECE = 1_000
/** More are saved, and not copied. */
const MOST_COPIED = 20_000

export function BadLinesDialog() {
  const { shown } = usePart(createBadLines)
  return <Show when={shown()}>{id => <ListOf id={id()} />}</Show>
}

function ListOf(props: { id: string }) {
  const { infoOf } = usePart(createRuns)
  return <Show when={infoOf(props.id)}>{info => <List info={info()} />}</Show>
}

function List(props: { info: RunInfo }) {
  const { show } = usePart(createBadLines)
  const { issues } = usePart(createRuns)
  const [found, setFound] = createSignal<readonly ResultIssue[]>([])
  const fetched = async (to: number): Promise<void> => {
    for (let from = found().length; from < to; from = found().length) {
      const more = await issues(props.info.id, from, Math.min(to, from + PIECE))
      if (more.length === 0) return
      setFound(old => [...old, ...more])
    }
  }
  createEffect(
    on(
      () => props.info.issues,
      count => void fetched(Math.min(count, Math.max(PIECE, found().length))),
    ),
  )
  const asText = async (): Promise<string> => {
    await fetched(props.info.issues)
    return found().map(lineOf).join('\n')
  }
  return (
    <Dialog
      label={`What was found in the files of ${props.info.name}`}
      class="bad-lines"
      close={() => show(null)}
    >
      <header class="bad-lines-head">
        <h2>{capital(issuesSay(props.info))}</h2>
        <button
          type="button"
          class="button small"
          disabled={props.info.issues > MOST_COPIED}
          onClick={() => void asText().then(text => copyText(text, 'List'))}
        >
          <Icon name="copy" size={14} />
          Copy
        </button>
        <button
          type="button"
          class="button small"
          onClick={() =>
            void asText().then(text =>
              saveText(
                text,
                `${fileName(props.info.name)}-not-scored.tsv`,
                'text/tab-separated-values',
              ),
            )
          }
        >
          <Icon name="download" size={14} />
          Save
        </button>
        <button type="button" class="icon-button" aria-label="Close" onClick={() => show(null)}>
          <Icon name="x" size={16} />
        </button>
      </header>
      <VList
        data={found() as ResultIssue[]}
        class="bad-lines-list"
        onScroll={() => {
          if (found().length < props.info.issues) void fetched(found().length + PIECE)
        }}
      >
        {issue => <Line issue={issue} />}
      </VList>
    </Dialog>
  )
}

function Line(props: { issue: ResultIssue }) {
  return (
    <div class="bad-line">
      <code>
        {props.issue.file}
        {props.issue.line > 0 ? `, line ${props.issue.line}` : ''}
      </code>
      <Show when={props.issue.isNote}>
        <span class="bad-line-note">note: nothing was lost</span>
      </Show>
      <p>{props.issue.message}</p>
    </div>
  )
}

/** File, line and reason, with tabs between them. */
const lineOf = ({ file, line, message, isNote }: ResultIssue): string =>
  [file, line > 0 ? String(line) : '', isNote ? 'note' : 'not scored', message]
    .map(text => text.replace(/\s+/g, ' '))
    .join('\t')
