// Problems from English: the typed text, the problem that it describes, and what is highlighted in both.

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import { record, text as isText } from '#base/shapes'
import type { LitSpan } from '#page/editor/lighting'
import type { SentenceView, ContextView } from '#questions/views/described/view-described'
import { createPane } from '#page/state/lanes/pane'
import { placeAt } from '../focus/pddl-places'
import { counted, domainName, grouped } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { atQuestion } from '#page/state/places/place'
import { createTyped } from '#page/state/session/typed'
import { shifted } from './shifted'

/** Maximum number of characters of a text; the engine parses no longer ones while typing. */
export const MAX_TEXT_LENGTH = 100_000
/** Milliseconds without typing before a text is parsed. */
const SETTLE = 140
/** Maximum number of facts highlighted at once in the PDDL. */
const MAX_HIGHLIGHTED = 2_000
const PLACE = 'planground-english'
const isKept = record({ text: isText, domain: isText })

/** The item pointed at: a sentence by its index, a name in the PDDL, or the facts of a rule. */
export type Pointed =
  | { readonly kind: 'sentence'; readonly at: number }
  | { readonly kind: 'fact' | 'object'; readonly name: string }
  | { readonly kind: 'facts'; readonly facts: readonly string[] }
  | null

/** A parsed text with the result. */
interface ReadText {
  readonly text: string
  readonly domain: string
  readonly context: ContextView
}

export type English = ReturnType<typeof createEnglish>

export function createEnglish(app: App) {
  const { place, lanes } = app
  const kept = keptIn(app)
  const [text, setText] = createSignal(kept.text)
  const [domain, choose] = createSignal(kept.domain)
  const [pointed, setPointed] = createSignal<Pointed>(null, { equals: same })
  const pane = createReading(app, text, domain)
  const view = (): ContextView | undefined => pane.value()?.context
  keepIn(app, text, domain)
  const choices = createPane(
    () => (place.english() ? true : null),
    () => lanes.quietly('quick', api => api.contexts.choices()),
    { keeps: () => true, again: lanes.domains },
  )

  const put = (next: string): boolean => {
    if (next.length > MAX_TEXT_LENGTH) {
      reportTooLong(app, next.length)
      return false
    }
    setText(next)
    return true
  }
  return {
    text,
    put,
    /** Reports that a text is too long to be parsed here. */
    refuse: (length: number) => reportTooLong(app, length),
    /** The folder of the chosen domain; '' if the domain is recognised from the text. */
    domain,
    choose,
    choices: () => choices.value() ?? [],
    pane,
    view,
    pointed,
    point: (next: Pointed): void => void setPointed(() => next),
    ...createLinks(pane.value, text, pointed),
    open: () => open(app, view()),
  }
}

function createReading({ place, lanes }: App, text: Accessor<string>, domain: Accessor<string>) {
  const input = createMemo(
    () => (place.english() && text().trim() !== '' ? { text: text(), domain: domain() } : null),
    null,
    { equals: (a, b) => a?.text === b?.text && a?.domain === b?.domain },
  )
  return createPane<{ text: string; domain: string }, ReadText>(
    input,
    async asked => {
      const outcome = await lanes.quietly('editing', api =>
        api.contexts.read(asked.text, asked.domain === '' ? null : asked.domain),
      )
      return outcome.kind === 'done' ? { kind: 'done', value: { ...asked, context: outcome.value } } : outcome
    },
    {
      settle: (_, shown) => (shown === null ? 0 : SETTLE),
      keeps: () => true,
      again: lanes.domains,
    },
  )
}

/** Links between spans of the text and of the PDDL. */
function createLinks(read: Accessor<ReadText | undefined>, text: Accessor<string>, now: () => Pointed) {
  /** Spans in the current text: typing since the last parse shifts them. */
  const moved = createMemo(() => {
    const found = read()
    if (found === undefined) return { sentences: [], unread: [] }
    const { sentences, unread } = found.context
    const move = shifted(found.text, text())
    return { sentences: sentences.map(move), unread: unread.map(move) }
  })
  const litSentences = createMemo<ReadonlySet<number>>(() => {
    const pointed = now()
    const sentences = read()?.context.sentences ?? []
    if (pointed === null) return new Set()
    if (pointed.kind === 'sentence') return new Set([pointed.at])
    return new Set(sentences.flatMap((each, at) => (isAbout(each, pointed) ? [at] : [])))
  })
  const litSpans = createMemo<readonly LitSpan[]>(() => {
    const pointed = now()
    const contextView = read()?.context
    if (pointed === null || contextView === undefined) return []
    return spansOf(contextView, pointed)
  })
  return {
    moved,
    litSentences,
    litSpans,
    /** Index of the sentence at an offset of the current text. */
    sentenceAt: (offset: number): number =>
      moved().sentences.findIndex(span => span !== null && span.from <= offset && offset <= span.to),
    /** The name at an offset of the PDDL. */
    nameAt(offset: number | undefined): Pointed {
      const found = offset === undefined ? undefined : placeAt(read()?.context.places ?? [], offset)
      return found === undefined || found.kind === 'schema' ? null : { kind: found.kind, name: found.name }
    },
  }
}

function isAbout(sentence: SentenceView, pointed: Exclude<Pointed, null>): boolean {
  if (pointed.kind === 'fact') return sentence.facts.includes(pointed.name)
  if (pointed.kind === 'object') return sentence.objects.includes(pointed.name)
  return pointed.kind === 'facts' && sentence.facts.some(fact => pointed.facts.includes(fact))
}

function spansOf({ sentences, places, goalAt }: ContextView, pointed: Exclude<Pointed, null>): readonly LitSpan[] {
  const sentence = pointed.kind === 'sentence' ? sentences[pointed.at] : undefined
  const facts = new Set(
    sentence?.facts ?? (pointed.kind === 'facts' ? pointed.facts : pointed.kind === 'fact' ? [pointed.name] : []),
  )
  const objects = new Set(sentence?.objects ?? (pointed.kind === 'object' ? [pointed.name] : []))
  const isMeant = (from: number): boolean => sentence === undefined || sentence.isGoal === from >= goalAt
  return places
    .filter(({ kind, name, from }) =>
      kind === 'fact' ? facts.has(name) && isMeant(from) : kind === 'object' && objects.has(name),
    )
    .slice(0, MAX_HIGHLIGHTED)
    .map(({ from, to }) => ({ from, to, role: 'lit' }))
}

const same = (one: Pointed, other: Pointed): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Opens the problem: as questions in Explore, as two texts in Domain. */
async function open(app: App, contextView: ContextView | undefined): Promise<void> {
  const { session, place, notices } = app
  const { source, domain } = contextView ?? {}
  if (contextView === undefined || !source || !domain) return
  const { openPddl } = await import('#page/state/files/opening-pddl')
  const named = domainName(source.domain)
  const files = await openPddl(app, [
    { name: domain.title, role: 'domain', domain: named, text: source.domain },
    {
      name: `${domain.title}, from English`,
      role: 'problem',
      domain: named,
      text: source.problem,
    },
  ])
  if (files.length === 0) return
  session.add(files)
  place.show(place.workspace() === 'domain' ? { english: false, compare: false } : { english: false, ...atQuestion() })
  const lines = [
    ...(contextView.unread.length > 0
      ? [
          `${counted(contextView.unread.length, 'sentence')} of the text ${contextView.unread.length === 1 ? 'was' : 'were'} not read, so that facts may be missing.`,
        ]
      : []),
    ...(contextView.missing.length > 0 ? ['Facts that the text leaves open do not hold in the problem.'] : []),
  ]
  if (lines.length > 0)
    notices.notify({
      tone: 'problem',
      title: 'The problem was opened, but the text does not describe all of it',
      lines,
    })
}

function reportTooLong({ notices }: App, length: number): void {
  notices.notify({
    tone: 'problem',
    title: 'The text is too long to be read here',
    lines: [
      `It has ${grouped(length)} characters; up to ${grouped(MAX_TEXT_LENGTH)} are read as you type. The text that was here has not changed.`,
      'The command line reads longer texts: `planground english`.',
    ],
  })
}

/** The text and domain of the last visit. */
function keptIn({ feature }: App): { readonly text: string; readonly domain: string } {
  try {
    const kept: unknown = JSON.parse(feature(createTyped).read(PLACE) ?? 'null')
    if (isKept(kept)) return kept as { text: string; domain: string }
  } catch {
    // Cut off, or not written by this page.
  }
  return { text: '', domain: '' }
}

function keepIn({ feature }: App, text: Accessor<string>, domain: Accessor<string>): void {
  const { write } = feature(createTyped)
  createEffect(
    on([text, domain], ([now, chosen]) => write(PLACE, JSON.stringify({ text: now, domain: chosen })), { defer: true }),
  )
}
