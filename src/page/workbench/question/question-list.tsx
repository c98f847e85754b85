// The open questions, filtered by file, kind, domain and mark, with the progress.

import { problemTitle } from '#page/state/session/problem-titles'
import type { App } from '#page/state/app'
import { createHandles } from '#page/state/commands/handles'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { kindCodes, kindName } from '#questions/kinds/codes'
import { createGists } from './gist'
import { grouped, markName, sources } from '#page/ui/naming'
import type { Entry } from '#page/state/session/session'
import { type Mark, outcomes } from '#page/ui/outcome'
import { Cut } from '#page/ui/text/cut'
import { Icon } from '#page/ui/icon'
import { MarkIcon } from '#page/ui/mark'
import { Select } from '#page/ui/menus/select'
import { type Row, VirtualList } from '#page/ui/lists/virtual-list'
import { useApp, useFeature } from '#page/state/use-app'
import './question-list.css'
import { createCommands } from '#page/state/commands/commands'
import { createAsked } from '#page/state/session/asked'
import { createSearching } from '#page/state/session/searching'
import { Button } from '#page/ui/button'

const marks: readonly Mark[] = ['open', 'answered', ...outcomes, 'revealed']

/** Minimum number of questions for which filters are shown. */
const MIN_FOR_FILTERS = 20

/** Rows grouped by domain, and by file if several are shown. */
function byDomain({ session }: App, entries: readonly Entry[]): readonly Row<Entry>[] {
  const list: Row<Entry>[] = []
  let heading = ''
  for (const entry of entries) {
    const group =
      session.files().length > 1 && session.filter().file === null
        ? `${entry.file.name} · ${entry.domain}`
        : entry.domain
    if (group !== heading) {
      heading = group
      list.push({ heading: group, key: `heading ${list.length}` })
    }
    list.push({ item: entry, key: entry.id })
  }
  return list
}

export function QuestionList() {
  const { commandNamed } = useFeature(createCommands)
  const app = useApp()
  const { session } = app
  const rows = createMemo(() => byDomain(app, session.shown()))
  const isLong = () => session.entries().length > MIN_FOR_FILTERS
  const isNarrowed = () => {
    const { kind, domain, mark, text } = session.filter()
    return kind !== null || domain !== null || mark !== null || text !== ''
  }
  const [filtering, setFiltering] = createSignal(false)
  return (
    <section class="list-pane stack min-w-0 min-h-0 bg-paper" data-part="list-pane" aria-label="Questions">
      <header class="pane-head">
        <h2>Questions</h2>
        <span class="count numbers" data-part="count">
          {grouped(session.shown().length)}
        </span>
        <span class="spacer" />
        <Button small quiet icon="dices" title="Make questions (M)" onClick={() => commandNamed('make').run()}>
          Make
          <span class="unseen"> questions</span>
        </Button>
        <Show when={!isLong() && !isNarrowed()}>
          <Button small quiet aria-expanded={filtering()} onClick={() => setFiltering(now => !now)}>
            Filter
          </Button>
        </Show>
      </header>
      <Files />
      <div class="filters grid gap-6" hidden={!isLong() && !isNarrowed() && !filtering()}>
        <Filters />
      </div>
      <Tally />
      <Show
        when={rows().length > 0}
        fallback={
          <div class="list-none stack items-start gap-10 ink-faint">
            <p>No open question matches these filters.</p>
            <Button small onClick={() => session.widen()}>
              Show all {grouped(session.entries().length)}
            </Button>
          </div>
        }
      >
        <Questions rows={rows()} />
      </Show>
    </section>
  )
}

function Filters() {
  const { session } = useApp()
  const { search, interpretation } = useFeature(createSearching)
  return (
    <>
      <input
        type="search"
        class="search-questions full-width min-w-0 ellipsis"
        aria-label="Search the texts of the questions"
        placeholder="Words, a prompt or a response"
        value={session.filter().text}
        onInput={event => search(event.currentTarget.value)}
        onPaste={event => {
          // The field would drop the line ends of a prompt, and join its words.
          const text = event.clipboardData?.getData('text/plain') ?? ''
          if (!/[\r\n]/.test(text)) return
          event.preventDefault()
          search(text.replace(/\s+/g, ' '))
        }}
      />
      <Show when={interpretation()}>
        {text => (
          <p class="note" role="status">
            {text()}
          </p>
        )}
      </Show>
      <Show when={session.kinds().length > 1 || session.filter().kind !== null}>
        <Select
          label="Kind"
          value={session.filter().kind ?? ''}
          set={value => session.narrow({ kind: kindCodes.find(kind => kind === value) ?? null })}
          all="All kinds"
          options={session.kinds().map(kind => [kind, kindName(kind)] as const)}
        />
      </Show>
      <Show when={session.domains().length > 1}>
        <Select
          label="Domain"
          value={session.filter().domain ?? ''}
          set={value => session.narrow({ domain: value || null })}
          all="All domains"
          options={session.domains().map(domain => [domain, domain] as const)}
        />
      </Show>
      <Select
        label="Verdict"
        value={session.filter().mark ?? ''}
        set={value => session.narrow({ mark: marks.find(mark => mark === value) ?? null })}
        all="All verdicts"
        options={marks.map(mark => [mark, markName[mark]] as const)}
      />
    </>
  )
}

function Questions(props: { rows: readonly Row<Entry>[] }) {
  const { session, place } = useApp()
  const { provide, invoke } = useFeature(createHandles)
  const severalProblems = createMemo(() => {
    const entries = session.entries()
    const [first] = entries
    return first !== undefined && entries.some(entry => problemTitle(entry) !== problemTitle(first))
  })
  return (
    <VirtualList
      label="Questions"
      rows={props.rows}
      rowHeight={48}
      chosen={session.selectedId()}
      choose={id => void session.select(id)}
      open={() => {
        place.show({ drawer: false, sheet: 'answer' })
        invoke('focusAnswer')
      }}
      picked={() => place.show({ drawer: false, sheet: 'question' })}
      ref={focus => void provide('focusList', focus)}
    >
      {entry => <QuestionRow entry={entry} named={severalProblems()} />}
    </VirtualList>
  )
}

/** `named`: shows the name of the problem. */
function QuestionRow(props: { entry: Entry; named: boolean }) {
  const { session } = useApp()
  const gistOf = useFeature(createGists)
  const askedOf = useFeature(createAsked)
  const gist = () => gistOf(props.entry.question, askedOf(props.entry.question).asked)
  return (
    <>
      <MarkIcon mark={session.markOf(props.entry.id)} />
      <span class="row-number note rigid numbers">{grouped(props.entry.number)}</span>
      <span class="grow min-w-0">
        <span class="row-head flex items-baseline gap-6 nowrap">
          <span class="row-kind inline-block rigid weight-520">{kindName(props.entry.question.kind)}</span>
          <Show when={props.entry.question.format !== 'gen'}>
            <span class="tag">{props.entry.question.format === 'bool' ? 'yes/no' : 'choice'}</span>
          </Show>
          <Show when={props.named}>
            <Cut name={problemTitle(props.entry) || shortId(props.entry.question.id)} />
          </Show>
        </span>
        <span class="row-gist ellipsis note block" title={gist()}>
          {gist()}
        </span>
      </span>
    </>
  )
}

/** The open files: the name of a single one, or a choice among several, each with a button to close it. */
function Files() {
  const { session, undoing } = useApp()
  const current = () =>
    session.files().find(file => file.id === session.filter().file) ??
    (session.files().length === 1 ? session.files()[0] : undefined)
  const close = (): void => {
    const file = current()
    if (file) undoing.closeFile(file)
  }
  return (
    <div class="files flex-row gap-4">
      <Show
        when={session.files().length > 1}
        fallback={
          <span
            class="file-name flex-row gap-7 grow min-w-0 clipped ink-soft weight-520 nowrap"
            title={current()?.name}
          >
            <Icon name="file-text" size={14} />
            <Cut name={current()?.name ?? ''} />
          </span>
        }
      >
        <Select
          label="File"
          value={session.filter().file ?? ''}
          set={value => session.narrow({ file: value || null })}
          all={`All ${sources(session.files())}`}
          options={session.files().map(file => [file.id, `${file.name} (${grouped(file.questions.length)})`] as const)}
        />
      </Show>
      <Show when={current()}>
        {file => (
          <Button small quiet title={`Close ${file().name}`} aria-label={`Close ${file().name}`} onClick={close}>
            Close
          </Button>
        )}
      </Show>
    </div>
  )
}

/** Number of answered questions by mark: a bar with its numbers. */
function Tally() {
  const { session } = useApp()
  const counts = session.tally
  const done = () => marks.filter(mark => (counts().get(mark) ?? 0) > 0)
  return (
    <div class="tally border-bottom" data-part="tally">
      <div class="tally-bar flex clipped round-2" aria-hidden="true">
        <For each={done()}>
          {mark => (
            <i
              class={`tally-${mark}`}
              style={{ width: `${(100 * (counts().get(mark) ?? 0)) / session.entries().length}%` }}
            />
          )}
        </For>
      </div>
      <p class="numbers flex-row gap-10 ink-faint text-11-5">
        <Show when={done().length > 0} fallback="None answered yet">
          <For each={done()}>
            {mark => (
              <span class={`mark-${mark}`}>
                <MarkIcon mark={mark} size={12} /> {grouped(counts().get(mark) ?? 0)}
              </span>
            )}
          </For>
          <span class="ml-auto">of {grouped(session.entries().length)}</span>
        </Show>
      </p>
    </div>
  )
}

/** A long numeric hash is shortened to its last digits, which suffice to distinguish questions. */
const shortId = (id: string): string => (/^-?\d{12,}$/.test(id) ? `…${id.slice(-6)}` : id)
