// The added files before scoring: what each file is, how generic ones are read, and Start.

import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { listed } from '#base/words'
import type { Surveyed } from '#results/reading/survey'
import { Icon, type IconName } from '#page/ui/icon'
import { bytesNote, counted, grouped } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { asNamed } from '#page/state/files/dropped-files'
import { notKeptText, MAKE_ROOM } from '#page/state/inbox/not-kept'
import { FileButton } from './bring-files'
import { isOfUse } from './file-uses'
import { Overlapping } from './dividing/overlapping'
import { createImporting, problemOfFile } from './importing'
import { MappingPreview } from './mapping-preview'
import { createServing } from './serving'
import { Prose } from '#page/workbench/parts/prose'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import { CutName } from '#page/ui/text/cut-name'
import './import-preview.css'

/** Maximum number of files listed; there may be thousands. */
const LISTED = 60

export function ImportPreview() {
  const { files, looking, shapes, answering } = useFeature(createImporting)
  const useful = () => (files() ?? []).filter(isOfUse).length
  const passedOver = () => (files() ?? []).length - useful()
  return (
    <section class="import-preview boxed mt-24" aria-labelledby="import-title">
      <h2 id="import-title">
        {looking() > 0 ? `Reading ${counted(looking(), 'file')}…` : counted(useful(), 'file')}
        <Show when={passedOver() > 0}>
          <span class="faint"> and {counted(passedOver(), 'other')} that will not be read</span>
        </Show>
      </h2>
      <ul class="mt-10">
        <For each={[...(files() ?? [])].sort(problemsFirst).slice(0, LISTED)}>{file => <FileLine file={file} />}</For>
      </ul>
      <Show when={(files() ?? []).length > LISTED}>
        <p class="faint">and {counted((files() ?? []).length - LISTED, 'more file')}</p>
      </Show>
      <Overlapping />
      <For each={shapes().map(({ shape }) => shape.key)}>{key => <MappingPreview shape={key} />}</For>
      <InspectChoices />
      <Unmatched />
      <Waiting />
      <NotKept />
      <Show when={answering() > 0 || looking() > 0}>
        <Title />
      </Show>
      <Foot useful={useful()} />
    </section>
  )
}

/** Which scorer's values count in logs of Inspect, and whether invalidated samples are read. */
function InspectChoices() {
  const { scorers, inspect, setInspect } = useFeature(createImporting)
  return (
    <Show when={scorers()}>
      {names => (
        <div class="flex wrap gap-8 mt-10" data-part="import-inspect">
          <Show when={names().length > 1}>
            <label class="flex-row wrap gap-8">
              <span class="ink-soft">Score in the log, from</span>
              <span class="select">
                <select
                  value={inspect().scorer ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    setInspect(value === '' ? { scorer: undefined } : { scorer: value })
                  }
                >
                  <option value="">the first scorer with a number</option>
                  <For each={names()}>{name => <option value={name}>{name}</option>}</For>
                </select>
                <Icon name="chevron-down" size={13} />
              </span>
            </label>
          </Show>
          <label class="flex-row gap-8">
            <input
              type="checkbox"
              checked={inspect().withInvalidated === true}
              onChange={event => setInspect({ withInvalidated: event.currentTarget.checked })}
            />
            Also read samples that are marked invalid
          </label>
        </div>
      )}
    </Show>
  )
}

/** Questions that are open in the page, and files with responses without questions. */
function Unmatched() {
  const { unmatched, open, withOpen, setWithOpen } = useFeature(createImporting)
  return (
    <>
      <Show when={open()}>
        {found => (
          <label class="flex-row gap-8 mt-10" data-part="import-open">
            <input type="checkbox" checked={withOpen()} onChange={event => setWithOpen(event.currentTarget.checked)} />
            <span>
              Also look in the {counted(found().questions, 'question')} open here: {grouped(found().fits)} of the first{' '}
              {counted(found().of, 'response')} that lack{found().of === 1 ? 's' : ''} a question or its PDDL{' '}
              {found().fits === 1 ? 'is' : 'are'} about them.
            </span>
          </label>
        )}
      </Show>
      <Show when={unmatched()[0]}>
        {first => (
          <div class="import-unmatched mt-10" data-part="import-unmatched" role="status">
            <Icon name="hourglass" size={15} />
            <span>
              <strong>
                {listed(
                  unmatched().map(({ name }) => name),
                  3,
                )}
                : {unmatched().every(each => each.unmatched === each.looked) ? 'the' : 'some'} first records find no
                question here.
              </strong>{' '}
              <Prose text={first().problem} /> You can add the question file now, or start without it: the responses
              then wait for it.
            </span>
          </div>
        )}
      </Show>
    </>
  )
}

/** Finished runs with responses that are about the added questions. */
function Waiting() {
  const { waitingRuns, completeFitting, answering, isBeginning } = useFeature(createImporting)
  const { description } = useFeature(createServing)
  const fitting = () => waitingRuns().filter(({ fits }) => fits > 0)
  return (
    <Show when={waitingRuns().length > 0}>
      <div class="import-complete flex-row wrap mt-10" data-part="import-waiting" role="status">
        <Show
          when={fitting().length > 0}
          fallback={
            <span class="ink-soft">
              {counted(waitingRuns().length, 'run')} {waitingRuns().length === 1 ? 'waits' : 'wait'} for questions, but
              for none of these.
            </span>
          }
        >
          <Show when={answering() === 0}>
            <Button primary icon="hourglass" disabled={isBeginning()} onClick={() => inBackground(completeFitting())}>
              Score what waits
            </Button>
          </Show>
          <span>
            These questions {answering() === 0 ? '' : 'also '}fit {listed(fitting().map(description), 3)}.
          </span>
        </Show>
      </div>
    </Show>
  )
}

/** The name and the tags of the run, before it starts. */
function Title() {
  const { title, setTitle, overlaps } = useFeature(createImporting)
  return (
    <div class="import-titles grid gap-8 mt-10 mb-8">
      <label class="grid gap-4 min-w-0">
        <span class="ink-soft">Name</span>
        <input
          class="full-width min-w-0 pad-8-12 bg-card border-strong round"
          value={title().name}
          maxLength={200}
          placeholder={overlaps()?.isApart ? 'Before the name of each run' : 'The names of its models'}
          onInput={event => setTitle({ name: event.currentTarget.value })}
        />
      </label>
      <label class="grid gap-4 min-w-0">
        <span class="ink-soft">Tags</span>
        <input
          class="full-width min-w-0 pad-8-12 bg-card border-strong round"
          value={title().tags}
          maxLength={400}
          placeholder="few-shot, temperature 0"
          onInput={event => setTitle({ tags: event.currentTarget.value })}
        />
      </label>
    </div>
  )
}

/** Why a reload would lose the files. */
function NotKept() {
  const { lost } = useFeature(createImporting)
  return (
    <Show when={lost()}>
      {now => (
        <p class="import-lost" data-part="import-lost" role="status">
          <Icon name="triangle-alert" size={15} />
          <span>
            <strong>Not kept.</strong> {notKeptText(now())} They can be scored all the same, but a reload loses what is
            not scored by then.
            {now().why === 'full' ? ` ${MAKE_ROOM}` : ''}
          </span>
        </p>
      )}
    </Show>
  )
}

/** Buttons to start, to add files, or to cancel. Files that answer the same questions become several runs by default. */
function Foot(props: { useful: number }) {
  const { lost, lacks, bring, begin, beginEach, overlaps, isComparing, parts, cancel, isBeginning, looking } =
    useFeature(createImporting)
  /** Pressed while the files are looked through: scoring starts after that. */
  const [isWanted, setWanted] = createSignal(false)
  const isApart = () => overlaps()?.isApart === true
  const isReading = () => looking() > 0 || isComparing()
  let start!: HTMLButtonElement
  // What is read is listed above it, and would push it out of sight.
  createEffect(
    on(isReading, () => start.matches(':focus-visible') && start.parentElement!.scrollIntoView({ block: 'nearest' })),
  )
  createEffect(() => {
    if (!isWanted() || isReading()) return
    setWanted(false)
    if (lacks() === '') inBackground(isApart() ? beginEach() : begin())
  })
  const severally = () => `Score as ${counted(parts(), 'run')}, to compare`
  const together = () =>
    props.useful === 0
      ? 'Score the files'
      : props.useful === 1
        ? 'Score the file'
        : `Score ${counted(props.useful, 'file')}`
  return (
    <div class="import-foot flex-row wrap gap-8 border-top">
      <Button
        primary
        icon="scale"
        ref={element => {
          start = element
          queueMicrotask(() => element.focus())
        }}
        disabled={isBeginning()}
        blocked={lacks() !== '' && looking() === 0}
        aria-busy={isWanted()}
        aria-describedby="import-lacks"
        onClick={() => setWanted(true)}
      >
        {isApart() ? severally() : together()}
        {lost() === null ? '' : ' without keeping'}
      </Button>
      <Show when={parts() > 1}>
        <Button
          disabled={isBeginning() || isReading() || lacks() !== ''}
          title={isApart() ? 'Questions that several files answer then count several times' : undefined}
          onClick={() => inBackground(isApart() ? begin() : beginEach())}
        >
          {isApart() ? 'Score as one run' : severally()}
        </Button>
      </Show>
      <FileButton title="Add files" take={more => inBackground(bring(more.map(asNamed)))} />
      <Button quiet onClick={cancel}>
        Cancel
      </Button>
      <p id="import-lacks" class="import-lacks" role="status">
        {isWanted()
          ? 'Scoring starts as soon as the files are read.'
          : lacks() || (isComparing() ? 'Looking for questions that several files answer…' : '')}
      </p>
    </div>
  )
}

/** Unreadable files come first, so that they are not hidden among many good ones. */
const problemsFirst = (a: Surveyed, b: Surveyed): number =>
  Number(isOfUse(a) && a.problem === '') - Number(isOfUse(b) && b.problem === '')

function iconOf({ format }: Surveyed): IconName {
  if (format === 'questions') return 'circle-question-mark'
  if (format === 'archive') return 'archive'
  if (format === 'other') return 'triangle-alert'
  return format === 'table' ? 'table-2' : 'file-text'
}

function FileLine(props: { file: Surveyed; isPart?: boolean }) {
  const { leaveOut, files } = useFeature(createImporting)
  const parts = () => props.file.parts
  const problem = () => problemOfFile(props.file, files() ?? [])
  return (
    <li class="import-file grid items-center border-top" classList={{ 'not-read': !isOfUse(props.file) }}>
      <Icon name={iconOf(props.file)} size={15} />
      <span class="import-name clipped" data-part="import-name">
        <CutName name={props.file.name} />
      </span>
      <span class="import-title ink-soft">
        {props.file.title}
        <Show when={parts().length > 0}>, {counted(parts().length, 'file')} in it</Show>
      </span>
      <span class="import-size numbers faint">{props.file.bytes === null ? '' : bytesNote(props.file.bytes)}</span>
      <IconButton
        icon="x"
        iconSize={14}
        class="import-out"
        label={`Leave ${props.file.name} out`}
        title="Leave out"
        onClick={() => leaveOut(props.file.name)}
      />
      <Show when={problem() !== ''}>
        <p class="import-problem ink-soft">{problem()}</p>
      </Show>
    </li>
  )
}
