// An English text next to the problem that it describes; below, what could not be parsed, what is left open, and what
// is assumed. Used by Explore and Domain.

import { fileText } from '#page/browser/file-text'
import { createMemo, createSignal, For, Match, onMount, Show, Suspense, Switch } from 'solid-js'
import { lazy } from '../parts/lazy'
import { TextEditor } from '#page/editor/editor'
import type { EnglishChoice } from '#questions/views/described/view-described'
import { createHandles } from '#page/state/commands/handles'
import { createPane } from '#page/state/lanes/pane'
import { createOpening } from '#page/state/files/opening'
import { Empty } from '../parts/conditions'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { Select } from '#page/ui/menus/select'
import { Tabs } from '#page/ui/tabs'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { createEnglish, MAX_TEXT_LENGTH } from './english'
import { type FieldHandle, type FieldMark, MarkedField } from './marked-field'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './english.css'

const Notes = lazy(async () => ({ default: (await import('./notes')).Notes }))

type Sheet = 'english' | 'pddl' | 'notes'
/** Id of the element that describes how the text was parsed. */
const DESCRIPTION_ID = 'english-summary'

export function EnglishDesk() {
  const { layout } = useApp()
  const english = useFeature(createEnglish)
  const [sheet, setSheet] = createSignal<Sheet>('english')
  let field: FieldHandle | undefined
  takeIn()
  const goTo = (at: number): void => {
    const span = english.moved().unread[at]
    if (span === null || span === undefined) return
    setSheet('english')
    field?.select(span)
  }
  const unread = () => english.view()?.unread.length ?? 0
  return (
    <>
      <Show when={layout.room() === 'narrow'}>
        <Tabs<Sheet>
          label="What is shown"
          prefix="english"
          chosen={sheet()}
          choose={setSheet}
          tabs={[
            { id: 'english', title: 'English' },
            { id: 'pddl', title: 'PDDL' },
            { id: 'notes', title: 'Notes', note: unread() > 0 ? String(unread()) : undefined },
          ]}
        />
      </Show>
      <div
        class="english-desk grid grow min-h-0"
        id="english-panel"
        classList={{ [`english-shows-${sheet()}`]: layout.room() === 'narrow' }}
      >
        <TextSide handle={handle => (field = handle)} />
        <ProblemSide />
        <Suspense fallback={<div class="english-coming" aria-busy="true" />}>
          <Notes goTo={goTo} />
        </Suspense>
      </div>
    </>
  )
}

/** Text pasted onto the page and dropped files replace the text; PDDL, JSON and packed files are opened instead. */
function takeIn(): void {
  const english = useFeature(createEnglish)
  const { provide } = useFeature(createHandles)
  const { openText, openFiles } = useFeature(createOpening)
  const { place } = useApp()
  // Bytes that are not text decode to U+FFFD.
  const isData = (text: string): boolean =>
    /\(\s*define\b/.test(text.slice(0, 4_000)) || /^\s*[[{]|\ufffd/.test(text.slice(0, 400))
  onMount(() => {
    provide('takeText', text => {
      if (!isData(text)) {
        english.put(text)
        return
      }
      place.show({ english: false })
      inBackground(openText(text))
    })
    provide('takeTexts', async files => {
      const file = files[0]
      if (file === undefined) return
      if (files.length > 1 || isData(await fileText(file.slice(0, 4_000)))) {
        place.show({ english: false })
        inBackground(openFiles(files))
      } else if (file.size > MAX_TEXT_LENGTH * 4) english.refuse(file.size)
      else english.put(await fileText(file))
    })
  })
}

/** How the text was parsed, in one line. */
function summaryOf(english: ReturnType<typeof createEnglish>): string {
  const contextView = english.view()
  if (english.text().trim() === '') return ''
  if (english.pane.condition() === 'problem') return `It could not be read: ${english.pane.message()}`
  if (contextView === undefined) return 'Reading…'
  if (contextView.domain === null) return 'Not recognised as the English of a domain.'
  const read = counted(contextView.sentences.length + contextView.introductory.length, 'sentence')
  return contextView.unread.length === 0
    ? `${read} read`
    : `${read} read, ${grouped(contextView.unread.length)} not read`
}

function TextSide(props: { handle: (handle: FieldHandle) => void }) {
  const english = useFeature(createEnglish)
  const { layout } = useApp()
  const marks = createMemo((): readonly FieldMark[] =>
    [
      ...english.moved().sentences.flatMap((span, at) => (span === null ? [] : [{ ...span, isRead: true, at }])),
      ...english.moved().unread.flatMap((span, at) => (span === null ? [] : [{ ...span, isRead: false, at }])),
    ].sort((a, b) => a.from - b.from),
  )
  const pointAt = (at: number): void => english.point(at < 0 ? null : { kind: 'sentence', at })
  return (
    <section class="english-text relative" aria-label="English">
      <header class="pane-head english-title gap-10 rigid no-border">
        <h2 class="rigid nowrap">English</h2>
        <span class="english-summary" id={DESCRIPTION_ID} role="status">
          <Show when={(english.view()?.unread.length ?? 0) > 0}>
            <Icon name="triangle-alert" size={13} />
          </Show>
          {summaryOf(english)}
        </span>
        <Select
          label="Domain of the text"
          all={
            english.domain() === '' && english.view()?.domain
              ? `Recognised: ${english.view()!.domain!.title}`
              : 'Recognise the domain'
          }
          value={english.domain()}
          set={english.choose}
          options={english.choices().map(({ id, title }) => [id, title] as const)}
        />
      </header>
      <MarkedField
        text={english.text()}
        label="Context in English"
        placeholder="Type or paste a context, with its goal."
        describedBy={DESCRIPTION_ID}
        marks={marks()}
        isLit={({ isRead, at }) => isRead && english.litSentences().has(at)}
        over={mark => pointAt(mark?.isRead ? mark.at : -1)}
        cursor={offset => pointAt(offset === null ? -1 : english.sentenceAt(offset))}
        change={text => void english.put(text)}
        most={MAX_TEXT_LENGTH}
        refuse={english.refuse}
        handle={props.handle}
      />
      <Show when={english.text() === ''}>
        <Examples />
      </Show>
      <p
        class={
          layout.room() === 'narrow'
            ? 'english-gave rigid scrolls-y pad-8-16 ink-soft break-anywhere border-top'
            : 'unseen'
        }
        role="status"
      >
        {gaveOf(english)}
      </p>
    </section>
  )
}

/** Maximum number of facts and objects named for one sentence. */
const MAX_NAMED = 12

/** The contribution of the current sentence, for visitors who cannot see the PDDL next to it. */
function gaveOf(english: ReturnType<typeof createEnglish>): string {
  const pointed = english.pointed()
  const sentence = pointed?.kind === 'sentence' ? english.view()?.sentences[pointed.at] : undefined
  if (sentence === undefined) return ''
  const all = [...sentence.facts, ...sentence.objects]
  if (all.length === 0) return 'This sentence says how many objects there are.'
  const more = all.length > MAX_NAMED ? `, and ${grouped(all.length - MAX_NAMED)} more` : ''
  return `${sentence.isGoal ? 'The goal' : 'This sentence'}: ${all.slice(0, MAX_NAMED).join(', ')}${more}`
}

function ProblemSide() {
  const copyText = useCopyText()
  const english = useFeature(createEnglish)
  const { themeNow } = useApp()
  const problem = () => english.view()?.source?.problem
  const name = () => `${fileName(english.view()?.domain?.title ?? 'problem')}-from-english.pddl`
  return (
    <section class="english-problem" data-part="english-problem" aria-label="PDDL problem">
      <header class="pane-head english-title gap-10 rigid no-border">
        <h2 class="rigid nowrap">PDDL problem</h2>
        <span class="spacer" />
        <Show when={problem()}>
          {text => (
            <>
              <Button small quiet icon="copy" onClick={() => inBackground(copyText(text(), 'The problem'))}>
                Copy
              </Button>
              <Button small quiet icon="download" onClick={() => saveText(text(), name(), 'text/plain')}>
                Download
              </Button>
            </>
          )}
        </Show>
      </header>
      <div class="english-frame scrolls bg-card">
        <Switch fallback={<Begin />}>
          <Match when={english.text().trim() === ''}>
            <Begin />
          </Match>
          <Match when={problem()}>
            {text => (
              <TextEditor
                text={text()}
                diagnostics={[]}
                onChange={() => {}}
                label="PDDL problem that the English describes"
                readOnly
                theme={themeNow()}
                lit={english.litSpans()}
                onPoint={offset => english.point(english.nameAt(offset))}
              />
            )}
          </Match>
          <Match when={english.view()?.domain === null}>
            <Unknown />
          </Match>
          <Match when={english.view() === undefined}>
            <div aria-busy="true" />
          </Match>
        </Switch>
      </div>
    </section>
  )
}

function Begin() {
  return (
    <Empty icon="text-quote" title="From words to a problem">
      <p>
        Paste the context of a question, in the English of ACPBench or of the playground. The problem that it describes
        appears here as you type.
      </p>
    </Empty>
  )
}

/** Examples for an empty field. */
function Examples() {
  const english = useFeature(createEnglish)
  const { lanes } = useApp()
  const examples = createPane(
    () => true,
    () => lanes.quietly('quick', api => api.contexts.examples()),
  )
  return (
    <div class="english-examples flex wrap gap-8 min-h-32 english-offered absolute">
      <For each={examples.value() ?? []}>
        {example => <Button onClick={() => english.put(example.text)}>Try {example.title}</Button>}
      </For>
    </div>
  )
}

/** The choice among domains that fit the text equally well. */
function Alike(props: { choices: readonly EnglishChoice[] }) {
  const english = useFeature(createEnglish)
  return (
    <>
      <p>The text fits several domains equally well. Choose the domain that is meant.</p>
      <div class="english-examples flex wrap gap-8 min-h-32">
        <For each={props.choices}>{({ id, title }) => <Button onClick={() => english.choose(id)}>{title}</Button>}</For>
      </div>
    </>
  )
}

function Unknown() {
  const english = useFeature(createEnglish)
  const alike = () => english.view()?.alike ?? []
  const chosen = () => english.choices().find(({ id }) => id === english.domain())?.title
  return (
    <Empty icon="circle-question-mark" title="Not recognised">
      <Show
        when={chosen()}
        fallback={
          <Show when={alike().length === 0} fallback={<Alike choices={alike()} />}>
            <p>
              The text does not read like a context of a known domain. Choose the domain above the text, or begin as
              published contexts do: “This is a ferry domain, …”.
            </p>
          </Show>
        }
      >
        {title => (
          <>
            <p>The text does not read like a context of {title()}.</p>
            <Button onClick={() => english.choose('')}>Recognise the domain</Button>
          </>
        )}
      </Show>
    </Empty>
  )
}
