// Faulty lines of a run's files: lines with the same fault as one entry with an example, and the lines of each on
// demand. The list can be copied and saved.

import { createResource, createSignal, For, Show } from 'solid-js'
import { capital } from '#base/words'
import type { ResultIssue } from '#results/scoring/record'
import type { RunInfo } from '#results/runs/info'
import { type IssueGroup, likeOf } from '#results/runs/issue-groups'
import { Dialog } from '#page/ui/menus/dialog'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import { useFeature } from '#page/state/use-app'
import { AddQuestions } from './add-questions'
import { createBadLines } from './bad-lines'
import { createRuns, type Runs } from '../runs/runs'
import { issuesSay } from '../runs/run-words'
import { inBackground } from '#page/browser/background'
import './bad-lines-dialog.css'

/** Issues that are fetched at once. */
const PIECE = 1_000
/** More are saved, and not copied. */
const MAX_COPIED = 20_000
/** Lines of a group that are shown. */
const MAX_SHOWN = 200

export function BadLinesDialog() {
  const { shown } = useFeature(createBadLines)
  return <Show when={shown()}>{id => <ListOf id={id()} />}</Show>
}

function ListOf(props: { id: string }) {
  const { infoOf } = useFeature(createRuns)
  return <Show when={infoOf(props.id)}>{info => <List info={info()} />}</Show>
}

/** Issues, then waiting responses, piece by piece. */
async function* linesOf(
  { issues, waiting }: Runs,
  { id, issues: count, waiting: waits }: RunInfo,
): AsyncGenerator<readonly ResultIssue[]> {
  for (let from = 0; from < count; from += PIECE)
    yield issues(id, from, Math.min(count, from + PIECE))
  for (let from = 0; from < waits; from += PIECE)
    yield waiting(id, from, Math.min(waits, from + PIECE))
}

function List(props: { info: RunInfo }) {
  const copyText = useCopyText()
  const runs = useFeature(createRuns)
  const { show } = useFeature(createBadLines)
  const count = () => props.info.issues + props.info.waiting
  const [groups] = createResource(
    () => ({ id: props.info.id, count: count() }),
    ({ id }) => runs.issueGroups(id),
  )
  const asText = async (): Promise<string> => {
    const lines: string[] = []
    for await (const some of linesOf(runs, props.info)) lines.push(...some.map(lineOf))
    return lines.join('\n')
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
          disabled={count() > MAX_COPIED}
          onClick={() => inBackground(asText().then(text => copyText(text, 'List')))}
        >
          <Icon name="copy" size={14} />
          Copy
        </button>
        <button
          type="button"
          class="button small"
          onClick={() =>
            inBackground(
              asText().then(text =>
                saveText(
                  text,
                  `${fileName(props.info.name)}-not-scored.tsv`,
                  'text/tab-separated-values',
                ),
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
      <div class="bad-lines-list">
        <div class="bad-lines-add">
          <AddQuestions info={props.info} />
        </div>
        <For each={groups.latest ?? []}>
          {group => <Group group={group} info={props.info} runs={runs} />}
        </For>
      </div>
    </Dialog>
  )
}

function Group(props: { group: IssueGroup; info: RunInfo; runs: Runs }) {
  const [lines, setLines] = createSignal<readonly ResultIssue[] | null>(null)
  const isOne = () => props.group.count === 1
  const toggle = async (): Promise<void> => {
    if (lines() !== null) return void setLines(null)
    const found: ResultIssue[] = []
    for await (const some of linesOf(props.runs, props.info)) {
      found.push(
        ...some.filter(each => props.group.like === '' || likeOf(each) === props.group.like),
      )
      if (found.length >= MAX_SHOWN) break
    }
    setLines(found.slice(0, MAX_SHOWN))
  }
  return (
    <section class="bad-line">
      <Show when={!isOne()}>
        <p class="bad-line-count">
          {counted(props.group.count, props.group.waits ? 'response' : 'line')}, for example:
        </p>
      </Show>
      <Line issue={props.group.example} />
      <Show when={!isOne()}>
        <button
          type="button"
          class="button quiet small"
          aria-expanded={lines() !== null}
          onClick={() => void toggle()}
        >
          {lines() === null ? `Show all ${grouped(props.group.count)}` : 'Show one'}
        </button>
        <Show when={lines()}>
          {some => (
            <>
              <For each={some()}>{issue => <Line issue={issue} />}</For>
              <Show when={props.group.count > some().length}>
                <p class="faint">
                  and {grouped(props.group.count - some().length)} more; Save has all of them
                </p>
              </Show>
            </>
          )}
        </Show>
      </Show>
    </section>
  )
}

function Line(props: { issue: ResultIssue }) {
  return (
    <div class="bad-line-one">
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
