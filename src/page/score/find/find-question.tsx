// Finds a question among all open and built-in ones: by its prompt, by words, by a response to it, or in a list.

import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, untrack } from 'solid-js'
import { capital } from '#base/words'
import { kindName } from '#questions/kinds/codes'
import { type FoundQuestions, findQuestions } from '#results/runs/find-questions'
import { inBackground } from '#page/browser/background'
import { inSlices } from '#page/browser/slices'
import { createCommands } from '#page/state/commands/commands'
import { createBuiltInQuestions } from '#page/state/files/bundled/built-in-questions'
import { QuestionName } from '#page/workbench/fit/question-name'
import type { Entry } from '#page/state/session/session'
import { Button } from '#page/ui/button'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import './find-question.css'

/** Milliseconds without a key before the questions are searched. */
const CALM = 120
/** Maximum number of questions listed. */
const LISTED = 30

export function FindQuestion(props: {
  /** What is searched for at first. */
  text: string
  /** The question may not be open yet. `text`: what it was found by. */
  choose: (entry: Entry, text: string) => void
  done: () => void
}) {
  const { session, clock } = useApp()
  const { commandNamed } = useFeature(createCommands)
  const [text, setText] = createSignal(untrack(() => props.text))
  const [found, setFound] = createSignal<FoundQuestions | null>(null)
  const builtIn = createBuiltIn()
  const all = createMemo(() => [...session.entries(), ...builtIn.entries()])
  const narrowing = createNarrowing(all)
  let cancel = (): void => {}
  const start = (): void => {
    cancel()
    setFound(null)
    if (text().trim() === '') return
    cancel = clock.after(CALM, () => {
      cancel = inSlices(clock, findQuestions(narrowing.entries(), text()), setFound)
    })
  }
  createEffect(on(() => props.text, setText, { defer: true }))
  createEffect(on([text, narrowing.entries], start))
  onCleanup(() => cancel())
  const choose = (entry: Entry): void => {
    props.choose(entry, text())
    props.done()
  }
  const byId = createMemo(() => new Map(all().map(entry => [entry.id, entry])))
  const listed = (): readonly Entry[] => {
    if (text().trim() === '') return narrowing.entries().slice(0, LISTED)
    return (found()?.ids ?? []).slice(0, LISTED).flatMap(id => byId().get(id) ?? [])
  }
  const isSearched = () => builtIn.isLoaded() && (text().trim() === '' || found() !== null)
  const setAwaited = createEnter(isSearched, () => listed()[0] && choose(listed()[0]!))
  let section!: HTMLElement
  let list!: HTMLUListElement
  const isListed = createMemo(() => listed().length > 0)
  // The list opens below the field, perhaps outside the view.
  createEffect(() => isListed() && queueMicrotask(() => section.scrollIntoView({ block: 'nearest' })))
  return (
    <section
      ref={section}
      class="find-question mt-10 border-top border-bottom"
      aria-label="Find a question"
      onKeyDown={event => {
        if (event.key === 'Escape') props.done()
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event, list)
      }}
    >
      <Field
        text={text()}
        set={words => {
          setAwaited(false)
          setText(words)
        }}
        enter={() => setAwaited(true)}
      />
      <Choices narrowing={narrowing} />
      <p class="ink-soft" role="status">
        <Show when={builtIn.isLoaded()} fallback="The built-in questions are being loaded…">
          <Show when={found()} fallback={text().trim() === '' ? countText(narrowing.entries().length) : 'Searching…'}>
            {found => <FoundText found={found()} of={narrowing.entries().length} />}
          </Show>
        </Show>
      </p>
      <Show when={found()?.ids.length === 0}>
        <Button small icon="folder-open" onClick={() => commandNamed('open').run()}>
          Open files
        </Button>
      </Show>
      <ul class="find-question-list scrolls-y" ref={list}>
        <For each={listed()}>{entry => <Result entry={entry} choose={() => choose(entry)} />}</For>
      </ul>
    </section>
  )
}

/** Enter takes effect once all questions are searched. */
function createEnter(isSearched: () => boolean, act: () => void) {
  const [isAwaited, setAwaited] = createSignal(false)
  createEffect(() => {
    if (!isAwaited() || !isSearched()) return
    setAwaited(false)
    untrack(act)
  })
  return setAwaited
}

const countText = (count: number): string =>
  `${counted(count, 'question')}${count > LISTED ? `; the first ${LISTED} are listed` : ''}.`

/** The built-in questions of the problems that are not open. */
function createBuiltIn() {
  const { session } = useApp()
  const { all } = useFeature(createBuiltInQuestions)
  const [loaded, setLoaded] = createSignal<readonly Entry[] | null>(null)
  inBackground(all().then(setLoaded, () => void setLoaded([])))
  const open = createMemo(() => new Set(session.files().map(({ id }) => id)))
  return {
    entries: createMemo(() => (loaded() ?? []).filter(({ file }) => !open().has(file.id))),
    isLoaded: () => loaded() !== null,
  }
}

/** Narrows the questions to a domain and a kind, '' for all. */
function createNarrowing(all: () => readonly Entry[]) {
  const [domain, setDomain] = createSignal('')
  const [kind, setKind] = createSignal('')
  return {
    ...{ domain, setDomain, kind, setKind },
    domains: createMemo(() => [...new Set(all().map(entry => entry.domain))].sort()),
    kinds: createMemo(() => [...new Set(all().map(({ question }) => question.kind))]),
    entries: createMemo(() =>
      all().filter(
        entry => (domain() === '' || entry.domain === domain()) && (kind() === '' || entry.question.kind === kind()),
      ),
    ),
  }
}

function Field(props: { text: string; set: (text: string) => void; enter: () => void }) {
  return (
    <textarea
      class="full-width pad-8-12 bg-card border-strong round"
      rows={3}
      aria-label="The prompt, words of the question, or the response"
      placeholder="Paste the prompt that the model was given, or its response; or type words of the question"
      spellcheck={false}
      ref={element =>
        queueMicrotask(() => {
          element.focus()
          element.select()
        })
      }
      value={props.text}
      onInput={event => props.set(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key !== 'Enter' || event.shiftKey) return
        event.preventDefault()
        props.enter()
      }}
    />
  )
}

function Choices(props: { narrowing: ReturnType<typeof createNarrowing> }) {
  const { domain, setDomain, domains, kind, setKind, kinds } = props.narrowing
  return (
    <div class="flex wrap gap-8">
      <Choice label="Domain" value={domain()} set={setDomain} all="All domains">
        <For each={domains()}>{name => <option value={name}>{name}</option>}</For>
      </Choice>
      <Choice label="Kind" value={kind()} set={setKind} all="All kinds">
        <For each={kinds()}>{code => <option value={code}>{capital(kindName(code))}</option>}</For>
      </Choice>
    </div>
  )
}

function Choice(props: {
  label: string
  all: string
  value: string
  set: (value: string) => void
  children: import('solid-js').JSX.Element
}) {
  return (
    <span class="select">
      <select aria-label={props.label} value={props.value} onChange={event => props.set(event.currentTarget.value)}>
        <option value="">{props.all}</option>
        {props.children}
      </select>
      <Icon name="chevron-down" size={13} />
    </span>
  )
}

/** Moves the focus from the field into the list and along it; up from its first line back into the field. */
function moveFocus(event: KeyboardEvent, list: HTMLUListElement): void {
  const lines = [...list.querySelectorAll('button')]
  const at = lines.indexOf(document.activeElement as HTMLButtonElement)
  const field = event.target instanceof HTMLTextAreaElement ? event.target : null
  if (event.target instanceof HTMLSelectElement || (field !== null && field.selectionEnd < field.value.length)) return
  const next = lines[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 && event.key === 'ArrowUp') return
  event.preventDefault()
  if (next !== undefined) next.focus()
  else if (event.key === 'ArrowUp') list.closest('section')?.querySelector('textarea')?.focus()
}

function FoundText(props: { found: FoundQuestions; of: number }) {
  const text = (): string => {
    const { by, ids, best } = props.found
    const count = ids.length
    if (count === 0)
      return `None of the ${counted(props.of, 'question')} has this text, or the names in it. Open the file that its question is from.`
    const first = count > LISTED ? `; the first ${LISTED} are listed` : ''
    if (by === 'response')
      return best === 1
        ? `Taken as a response: the first question fits its names best${first}. Enter chooses it.`
        : `Taken as a response: ${counted(best, 'question')} of ${grouped(props.of)} fit its names equally well${first}. Enter chooses the first.`
    if (count === 1) return 'One question fits: Enter chooses it.'
    return `${counted(count, 'question')} of ${grouped(props.of)} fit${first}. Enter chooses the first.`
  }
  return <>{text()}</>
}

function Result(props: { entry: Entry; choose: () => void }) {
  return (
    <li>
      <button type="button" class="find-question-result full-width text-left round" onClick={() => props.choose()}>
        <QuestionName entry={props.entry} />
      </button>
    </li>
  )
}
