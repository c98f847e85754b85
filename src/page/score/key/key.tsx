// The answer key of the open files, proven: every published answer is computed again from the problem alone.

import type { App } from '#page/state/app'
import { createMemo, createSignal, For, Match, Show, Switch } from 'solid-js'
import { kindCodes, kindName, wordsOfKind } from '#questions/kinds/codes'
import { counted, cutMiddle, formatName, grouped } from '#page/ui/naming'
import { Empty, Working } from '#page/workbench/parts/conditions'
import { disagreementText } from './type-words'
import { openingWorld } from '#page/state/making/worlds'
import { Icon } from '#page/ui/icon'
import { useCopyText, saveText } from '#page/state/saving'
import { asJson, asMarkdown, type Proven } from './proving'
import { TallyTable } from './tally-table'
import type { Entry } from '#page/state/session/session'
import { atQuestion } from '#page/state/places/place'
import { useApp, useFeature } from '#page/state/use-app'
import './key.css'
import { createProving } from './proving'
import { createMaking } from '#page/state/making/making'
import { createCommands } from '#page/state/commands/commands'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

/** Number of disagreements shown at first, and added by each "more". */
const PAGE = 50

export function AnswerKey() {
  const { proven, tallies } = useFeature(createProving)
  const { session } = useApp()
  return (
    <section class="scrolls-y" aria-label="Answer key">
      <div class="key-inner mx-auto">
        <header class="key-head">
          <h1>Check the answer key</h1>
          <p class="ink-soft pretty">
            Are a benchmark’s published answers correct? We recompute each from its PDDL, or from its English where
            there is no PDDL, and show evidence where we disagree.
          </p>
        </header>
        <Switch>
          <Match when={session.files().length === 0}>
            <NoFiles />
          </Match>
          <Match when={true}>
            <Bar />
            <Show when={proven().length > 0} fallback={<Waiting />}>
              <Summary />
              <TallyTable tallies={tallies()} />
              <Differences />
            </Show>
          </Match>
        </Switch>
      </div>
    </section>
  )
}

/** Buttons to open files, or to try it with a dozen generated questions. */
function NoFiles() {
  const { make, show, making, stopMaking } = useFeature(createMaking)
  const { proveOpen } = useFeature(createProving)
  const { commandNamed } = useFeature(createCommands)
  const example = async (): Promise<void> => {
    const { id, presets } = openingWorld()
    const world = { kind: 'folder' as const, domain: id, size: presets.small }
    const kinds = kindCodes.filter(kind => wordsOfKind(kind).starts?.includes('score'))
    await make(kinds.map(kind => ({ world, kind, format: 'gen', count: 3, seed: 'proof', block: 0 })))
    show()
    await proveOpen(null)
  }
  return (
    <div class="key-empty mt-24 bg-card round-10 border">
      <Show
        when={making()}
        fallback={
          <Empty icon="scale" title="No file is open">
            <p>Open benchmark files, or try the check on a dozen new questions.</p>
            <div class="flex wrap centred gap-8 mt-6">
              <Button primary icon="folder-open" onClick={() => commandNamed('open').run()}>
                Open files
              </Button>
              <Button icon="dices" onClick={() => inBackground(example())}>
                Check a dozen new questions
              </Button>
            </div>
          </Empty>
        }
      >
        {job => (
          <Working
            what="Making a dozen questions"
            startedAt={job().startedAt}
            share={job().done / job().of}
            stop={stopMaking}
          />
        )}
      </Show>
    </div>
  )
}

/** The choice of files to prove, the progress, and the export of the result. */
function Bar() {
  const { proving, proveOpen, stopProving } = useFeature(createProving)
  const { session } = useApp()
  const [fileId, setFileId] = createSignal<string | null>(null)
  const chosen = () => session.files().find(({ id }) => id === fileId())?.id ?? null
  const many = () =>
    chosen() === null ? session.entries().length : session.files().find(({ id }) => id === chosen())!.questions.length
  return (
    <div class="key-bar flex-row wrap gap-10 min-h-32 mt-24">
      <div class="select key-files">
        <select
          aria-label="Files to prove"
          disabled={proving() !== null}
          onChange={event => setFileId(event.currentTarget.value || null)}
        >
          <option value="">
            {session.files().length === 1 ? session.files()[0]!.name : `All ${session.files().length} files`}
          </option>
          <Show when={session.files().length > 1}>
            <For each={session.files()}>{file => <option value={file.id}>{file.name}</option>}</For>
          </Show>
        </select>
        <Icon name="chevron-down" size={13} />
      </div>
      <Show
        when={proving()}
        fallback={
          <Button primary icon="shield-check" onClick={() => inBackground(proveOpen(chosen()))}>
            Prove {counted(many(), 'answer')}
          </Button>
        }
      >
        {job => (
          <Working
            compact
            what={`${grouped(job().done)} of ${counted(job().of, 'answer')} computed`}
            startedAt={job().startedAt}
            share={job().done / job().of}
            stop={stopProving}
          />
        )}
      </Show>
      <span class="spacer" />
      <TakeResult />
    </div>
  )
}

function TakeResult() {
  const copyText = useCopyText()
  const { proven, proving, tallies } = useFeature(createProving)
  return (
    <Show when={proven().length > 0 && proving() === null}>
      <Button small icon="copy" onClick={() => inBackground(copyText(asMarkdown(tallies(), proven()), 'Markdown'))}>
        Copy as Markdown
      </Button>
      <Button small icon="copy" onClick={() => inBackground(copyText(asJson(tallies(), proven()), 'JSON'))}>
        Copy as JSON
      </Button>
      <Button
        small
        icon="download"
        onClick={() => saveText(asJson(tallies(), proven()), 'conformance.json', 'application/json')}
      >
        Save
      </Button>
    </Show>
  )
}

function Waiting() {
  const { proving, stopped } = useFeature(createProving)
  return (
    <Show when={proving() === null}>
      <p class="key-waiting ink-faint">
        {stopped() > 0
          ? 'Stopped before the first answer was computed.'
          : 'Nothing is proven yet. Most questions take milliseconds, a few take seconds.'}
      </p>
    </Show>
  )
}

function Summary() {
  const { tallies, stopped, proving } = useFeature(createProving)
  const all = () => tallies().total
  const clean = () => all().differ === 0 && all().undecided === 0
  /** No answer could be compared, so none agrees and none is wrong. */
  const nothing = () => clean() && all().agree === 0
  const text = (): string => {
    const { agree, differ, undecided, notCheckable } = all()
    if (nothing() && stopped() === 0)
      return `${counted(notCheckable, 'question has', 'questions have')} no published answer that can be checked`
    const parts = [`${counted(agree, 'answer agrees', 'answers agree')}`]
    if (differ > 0) parts.push(counted(differ, 'differs', 'differ'))
    if (undecided > 0) parts.push(`${grouped(undecided)} undecided`)
    if (notCheckable > 0) parts.push(`${grouped(notCheckable)} cannot be checked`)
    if (stopped() > 0) parts.push(`${grouped(stopped())} not reached before the stop`)
    return parts.join(', ')
  }
  return (
    <p class="key-summary flex-row gap-10 min-h-28 mt-24" data-part="key-summary" role="status">
      <Show when={proving() === null}>
        <span class={nothing() ? 'faint' : clean() ? 'mark-right' : 'mark-wrong'}>
          <Icon name={nothing() ? 'info' : clean() ? 'check' : 'triangle-alert'} size={18} />
        </span>
        {text()}.
      </Show>
    </p>
  )
}

function Differences() {
  const { proven } = useFeature(createProving)
  const [type, setType] = createSignal<string | null>(null)
  const [most, setMax] = createSignal(PAGE)
  const causeItems = createMemo(() =>
    proven().filter(({ proof }) => proof.outcome === 'differs' || proof.outcome === 'undecided'),
  )
  const typesOf = ({ proof }: Proven): readonly string[] =>
    proof.outcome === 'undecided' ? ['undecided'] : [...new Set(proof.differences.map(difference => difference.type))]
  const types = createMemo(() => {
    const found = new Map<string, number>()
    for (const each of causeItems()) for (const name of typesOf(each)) found.set(name, (found.get(name) ?? 0) + 1)
    return [...found].sort((a, b) => b[1] - a[1])
  })
  const kept = () => {
    const only = type()
    return only === null ? causeItems() : causeItems().filter(each => typesOf(each).includes(only))
  }
  return (
    <Show when={causeItems().length > 0}>
      <section class="differences" data-part="differences" aria-labelledby="differences">
        <h2 class="flex-row gap-8" id="differences">
          Disagreements{' '}
          <span class="count numbers" data-part="count">
            {kept().length}
          </span>
        </h2>
        <Show when={types().length > 1}>
          <fieldset class="difference-types flex wrap gap-6 min-w-0 no-padding no-border">
            <legend class="unseen">Types of disagreement</legend>
            <For each={types()}>
              {([name, times]) => (
                <button
                  type="button"
                  class="difference-type inline-flex items-center gap-8 min-h-32 ink-soft border round bg-card text-small pointer"
                  aria-pressed={type() === name}
                  onClick={() => setType(old => (old === name ? null : name))}
                >
                  <span>{disagreementText(name)}</span>
                  <span class="numbers faint">{times}</span>
                </button>
              )}
            </For>
          </fieldset>
        </Show>
        <ol class="border-top">
          <For each={kept().slice(0, most())}>{each => <Difference each={each} />}</For>
        </ol>
        <Show when={kept().length > most()}>
          <Button onClick={() => setMax(count => count + PAGE)}>
            Show {Math.min(PAGE, kept().length - most())} more of {grouped(kept().length - most())}
          </Button>
        </Show>
      </section>
    </Show>
  )
}

const CLAIMS = 6
/** True if the claim's sentence already contains the answer. */
const isPlain = (answer: string): boolean => answer === 'true' || answer === 'false'

function Difference(props: { each: Proven }) {
  const app = useApp()
  const { entry, proof } = props.each
  return (
    <li class="difference">
      <button
        type="button"
        class="difference-name flex-row wrap full-width round"
        data-part="difference-name"
        onClick={() => open(app, entry)}
      >
        <strong>{kindName(entry.question.kind)}</strong>
        <span>
          {formatName[entry.question.format]}, {entry.domain}
        </span>
        <span class="faint numbers">
          <span title={entry.file.name}>{cutMiddle(entry.file.name, 30)}</span>, question {entry.number}
        </span>
        <Icon name="arrow-right" size={14} />
      </button>
      <Show when={proof.outcome === 'undecided'}>
        <p class="difference-claim serif">
          <span class="difference-undecided inline-flex items-center gap-5 mark-undecided">
            <Icon name="hourglass" size={13} /> undecided
          </span>
          {proof.message}
        </p>
      </Show>
      <For each={proof.differences.slice(0, CLAIMS)}>
        {({ type, claim, proven, gold, certificate, checked }) => (
          <div class="mt-8">
            <p class="difference-claim serif">
              {claim.replaceAll('`', '')} <span class="tag">{disagreementText(type)}</span>
            </p>
            <Show when={!isPlain(proven)}>
              <dl class="grid text-small">
                <dt class="ink-faint">Proven</dt>
                <dd>
                  <code>{proven}</code>
                </dd>
                <dt class="ink-faint">File</dt>
                <dd>
                  <code>{gold}</code>
                </dd>
              </dl>
            </Show>
            <p class="flex-row note gap-6 mt-4">
              <Show when={certificate} fallback="Plain to see in the given state or sequence.">
                <span class={checked ? 'mark-right' : 'mark-undecided'}>
                  <Icon name={checked ? 'shield-check' : 'shield'} size={14} />
                </span>
                Evidence: {certificate}, {checked ? 'checked' : 'not checked'}
              </Show>
            </p>
          </div>
        )}
      </For>
      <Show when={proof.differences.length > CLAIMS}>
        <p class="faint">and {counted(proof.differences.length - CLAIMS, 'more difference')}</p>
      </Show>
    </li>
  )
}

function open({ session, place }: App, entry: Entry): void {
  session.widen()
  session.select(entry.id)
  place.show(atQuestion())
}
