// The state of Templates: the current domain, the problems used for sentences and checks, the visible pane, and the
// highlighted places of the text.

import { createMemo, createSignal } from 'solid-js'
import type { Span } from '#base/text'
import { domainName } from '#page/ui/naming'
import type { App } from '../app'
import { createBenchDomains } from './bench-domains'
import { type BenchView, benchViews } from '../places/templates-place'
import type { BenchDomain } from './drafts'

export type { BenchDomain } from './drafts'

/** Which of a domain's two texts. */
export type BenchText = 'domain' | 'phrases'

/** The English shown next to the edited one. */
export type ComparisonId = 'none' | 'before' | 'published' | 'names'

/** The functions that the text editor provides. */
export interface BenchEditor {
  /** Moves to a span of a text, and shows it. */
  readonly reveal: (text: BenchText, span: Span) => void
  /** Changes a text as one undoable step; false if the text is not loaded. */
  readonly replace: (text: BenchText, span: Span, by: string) => boolean
}

/** The state of Templates. */
export function createBench(app: App) {
  const { place, session, sessionDomains } = app
  const domains = app.feature(createBenchDomains)
  const { all, edited, put } = domains
  const [last, setLast] = createSignal<string>()
  const [comparison, setComparison] = createSignal<ComparisonId>('none')

  const isKnown = (wanted: string | undefined): boolean => all().some(each => each.id === wanted)
  /** Without a domain in the address: that of the open problem, also where it is not known here yet. */
  const id = createMemo((): string | undefined => {
    const at = place.templates()
    if (at.part === 'domain') return at.domain
    const source = session.source()
    if (source !== null) return all().find(each => isSameDomain(each.domain, source.domain))?.id
    return session.restoring() ? undefined : [last(), 'ferry'].find(isKnown)
  })
  const base = createMemo(() => all().find(each => each.id === id()))
  const now = createMemo(() => edited().get(id() ?? '') ?? base())
  const isShipped = () => domains.shipped().some(each => each.id === id())
  const view = (): BenchView => {
    const at = place.templates()
    return at.part === 'domain' ? at.view : benchViews[0]
  }
  /** Shows a domain, with one of the panes. */
  const open = (domain: string, pane = view()): void => {
    setLast(domain)
    const templates = { part: 'domain', domain, view: pane } as const
    place.show({ workspace: 'templates', templates })
  }
  return {
    ...{ all, id, open, view, comparison, setComparison },
    /** True where a new domain is started: on request, or as the open problem's domain is not known here. */
    isNew: (): boolean => {
      const { part } = place.templates()
      const isLoaded = domains.shipped().length > 0 && session.source() !== null
      return part === 'new' || (part === 'home' && isLoaded && id() === undefined)
    },
    /** Shows a domain that is known here. */
    back: (): void => open([last(), id(), 'ferry'].find(isKnown)!),
    ...{ failure: domains.failure, retry: domains.retry, isShipped },
    /** The domain before it was edited here; undefined while it is loaded, or if there is none. */
    base: createMemo(() => domains.shipped().find(each => each.id === id()) ?? base()),
    /** The domain with its edits. */
    now,
    isEdited: () => edited().has(id() ?? ''),
    show(pane: BenchView): void {
      const domain = id()
      if (domain !== undefined) open(domain, pane)
    },
    /** True if questions are described with the visitor's version of the domain. */
    isInUse: () => sessionDomains.isInUse(id() ?? ''),
    /** Uses the current texts from now on to describe, parse and make questions. */
    use(): void {
      const domain = now()
      if (domain !== undefined) domains.use(domain)
    },
    /** Describes questions with the shipped English again, or in plain names; a notice offers to undo it. */
    useNoMore: () => sessionDomains.remove(id() ?? ''),
    /** Changes a text of the domain. */
    edit(text: BenchText, to: string): void {
      const before = now()
      if (before !== undefined && before[text] !== to) put({ ...before, [text]: to })
    },
    /** Adds a domain from elsewhere, and shows it. */
    take(domain: BenchDomain, pane?: BenchView): void {
      domains.take(domain)
      open(domain.id, pane)
    },
    /** Restores the texts as they were before they were edited here. */
    revert: () => domains.revert(id() ?? ''),
    ...createChosen(now),
    ...createPlaces(now, put),
  }
}

/** True if both are named alike and have an action in common: a name alone proves nothing. */
function isSameDomain(one: string, other: string): boolean {
  if (domainName(one) !== domainName(other)) return false
  const [here, there] = [actionsIn(one), actionsIn(other)]
  return here.size === 0 || there.size === 0 || [...here].some(name => there.has(name))
}

const actionsIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/\(\s*:action\s+([^\s()]{1,200})/gi), ([, name]) => name!.toLowerCase()))

export type Bench = ReturnType<typeof createBench>

/** The problems used for sentences and checks: all except those deselected. */
function createChosen(now: () => BenchDomain | undefined) {
  const [unchosen, setUnchosen] = createSignal<ReadonlyMap<string, ReadonlySet<string>>>(new Map())
  return {
    chosen: createMemo(() => {
      const out = unchosen().get(now()?.id ?? '')
      return now()?.problems.filter(({ name }) => !out?.has(name)) ?? []
    }),
    choose(names: readonly string[]): void {
      const domain = now()
      if (domain === undefined) return
      const out = domain.problems.map(({ name }) => name).filter(name => !names.includes(name))
      setUnchosen(new Map(unchosen()).set(domain.id, new Set(out)))
    },
  }
}

/** Places of the texts (highlighted, at the cursor, to be shown), and counts next to the panes. */
function createPlaces(now: () => BenchDomain | undefined, put: (domain: BenchDomain) => void) {
  const [pointed, point] = createSignal<readonly Span[]>([])
  const [cursor, setCursor] = createSignal<number>()
  const [editor, setEditor] = createSignal<BenchEditor | null>(null)
  const [revealed, setRevealed] = createSignal<{ text: BenchText; span: Span } | undefined>(undefined, {
    equals: false,
  })
  const [notes, setNotes] = createSignal<Readonly<Record<string, string | undefined>>>({})
  return {
    /** Spans of `phrases.yaml` that are pointed at in other panes: the editor highlights them. */
    pointed,
    point,
    /** The offset of the cursor, or the mouse, in `phrases.yaml`: sentences from that wording are highlighted. */
    cursor,
    setCursor,
    /** Called by the text editor once it is mounted. */
    setEditor,
    /** Shows a span of a text in its editor, as soon as the editor is mounted. */
    reveal(text: BenchText, span: Span): void {
      setRevealed({ text, span })
      editor()?.reveal(text, span)
    },
    /** The span to show, for an editor that is mounted later. */
    revealed,
    /** Changes a span of a text: through the editor if there is one, so that it can be undone there. */
    replace(text: BenchText, span: Span, by: string): void {
      const domain = now()
      if (domain === undefined || editor()?.replace(text, span, by) === true) return
      const old = domain[text]
      put({ ...domain, [text]: old.slice(0, span.from) + by + old.slice(span.to) })
    },
    /** Counts next to the titles of the panes; each pane sets its own. */
    notes,
    note: (view: BenchView, text: string | undefined) => setNotes({ ...notes(), [view]: text }),
  }
}
