// Faulty lines of a run's files: lines with the same fault are one entry with an example, and the lines of each on
// demand. The list can be copied and saved.

import { createResource, createSignal, For, Show } from 'solid-js'
import { capital } from '#base/words'
import type { ResultIssue } from '#results/scoring/record'
import type { RunInfo } from '#results/runs/info'
import { type IssueGroup, likeOf } from '#results/runs/issue-groups'
import { Dialog } from '#page/ui/menus/dialog'
import { counted, grouped } from '#page/ui/naming'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import { useFeature } from '#page/state/use-app'
import { AddQuestions } from './add-questions'
import { createBadLines } from './bad-lines'
import { createRuns, type Runs } from '../runs/runs'
import { issuesText } from '../runs/run-words'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import './import.css'

/** Number of issues fetched at once. */
const PIECE = 1_000
/** Maximum number of lines copied; more can only be saved. */
const MAX_COPIED = 20_000
/** Maximum number of lines of a group that are shown. */
const MAX_SHOWN = 200

export function BadLinesDialog() {
  const { shown } = useFeature(createBadLines)
  return <Show when={shown()}>{id => <ListOf id={id()} />}</Show>
}

function ListOf(props: { id: string }) {
  const { infoOf } = useFeature(createRuns)
  return <Show when={infoOf(props.id)}>{info => <List info={info()} />}</Show>
}

/** Issues, then waiting responses, in portions. */
async function* linesOf(
  { issues, waiting }: Runs,
  { id, issues: count, waiting: waits }: RunInfo,
): AsyncGenerator<readonly ResultIssue[]> {
  for (let from = 0; from < count; from += PIECE) yield issues(id, from, Math.min(count, from + PIECE))
  for (let from = 0; from < waits; from += PIECE) yield waiting(id, from, Math.min(waits, from + PIECE))
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
    <Dialog label={`What was found in the files of ${props.info.name}`} class="bad-lines grid" close={() => show(null)}>
      <header class="bad-lines-head flex-row gap-8 border-bottom">
        <h2 class="grow">{capital(issuesText(props.info))}</h2>
        <Button
          small
          icon="copy"
          disabled={count() > MAX_COPIED}
          onClick={() => inBackground(copyText(asText(), 'List'))}
        >
          Copy
        </Button>
        <Button
          small
          icon="download"
          onClick={() =>
            inBackground(
              asText().then(text =>
                saveText(text, `${fileName(props.info.name)}-not-scored.tsv`, 'text/tab-separated-values'),
              ),
            )
          }
        >
          Save
        </Button>
        <IconButton icon="x" label="Close" onClick={() => show(null)} />
      </header>
      <div class="scrolls-y">
        <div class="bad-lines-add">
          <AddQuestions info={props.info} />
        </div>
        <For each={groups.latest ?? []}>{group => <Group group={group} info={props.info} runs={runs} />}</For>
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
      found.push(...some.filter(each => props.group.like === '' || likeOf(each) === props.group.like))
      if (found.length >= MAX_SHOWN) break
    }
    setLines(found.slice(0, MAX_SHOWN))
  }
  return (
    <section class="bad-line grid place-start gap-6 border-bottom" data-part="bad-line">
      <Show when={!isOne()}>
        <p class="weight-560">{counted(props.group.count, props.group.waits ? 'response' : 'line')}, for example:</p>
      </Show>
      <Line issue={props.group.example} />
      <Show when={!isOne()}>
        <Button small quiet aria-expanded={lines() !== null} onClick={() => void toggle()}>
          {lines() === null ? `Show all ${grouped(props.group.count)}` : 'Show one'}
        </Button>
        <Show when={lines()}>
          {some => (
            <>
              <For each={some()}>{issue => <Line issue={issue} />}</For>
              <Show when={props.group.count > some().length}>
                <p class="faint">and {grouped(props.group.count - some().length)} more; Save has all of them</p>
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
      <code class="ink-faint">
        {props.issue.file}
        {props.issue.line > 0 ? `, line ${props.issue.line}` : ''}
      </code>
      <Show when={props.issue.isNote}>
        <span class="bad-line-note note">note: nothing was lost</span>
      </Show>
      <p class="line-1-5 break-anywhere">{props.issue.message}</p>
    </div>
  )
}

/** File, line and reason, separated by tabs. */
const lineOf = ({ file, line, message, isNote }: ResultIssue): string =>
  [file, line > 0 ? String(line) : '', isNote ? 'note' : 'not scored', message]
    .map(text => text.replace(/\s+/g, ' '))
    .join('\t')
