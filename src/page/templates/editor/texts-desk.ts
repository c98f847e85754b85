// The state of the two text editors of Templates: the one in front, the findings in both, moving between them, and the
// shared highlight.

import { createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { Span } from '#base/text'
import type { EditorHandle } from '#page/editor/editor'
import type { LitSpan } from '#page/editor/lighting'
import type { Diagnostic, Fix } from '#planning/pddl/diagnostic'
import type { PhraseLink } from '#questions/views/phrases-text/links'
import { createPane } from '#page/state/lanes/pane'
import { quietCalls } from '#page/state/lanes/quiet-calls'
import { nextStop } from '#page/workbench/parts/problem-steps'
import type { App } from '#page/state/app'
import { type BenchText, createBench } from '#page/state/templates/bench'
import { createPhraseChecking, type ShownFinding } from '../checking'

export const benchTexts = ['phrases', 'domain'] as const

/** A finding in one of the texts. */
export interface BenchFault {
  readonly text: BenchText
  readonly fault: Diagnostic | ShownFinding
}

/** Milliseconds after typing before the domain's text is parsed again. */
const SETTLE = 140

/** The state of the editors; mounted editors register their handles with it. */
export function createTextsDesk(app: App) {
  const bench = app.feature(createBench)
  const editors = createEditors(app)
  const faults = createFaults(app)
  const [chosen, setChosen] = createSignal<BenchFault>()
  createEffect(on(bench.id, () => setChosen(undefined), { defer: true }))
  const indexOf = (): number => {
    const now = chosen()
    if (now === undefined) return -1
    return faults().findIndex(
      ({ text, fault }) =>
        text === now.text && fault.code === now.fault.code && fault.span.from === now.fault.span.from,
    )
  }
  const goTo = (index: number): void => {
    const found = faults()[index]
    if (found === undefined) return
    setChosen(found)
    // Through the bench, which shows the texts if they are hidden.
    bench.reveal(found.text, found.fault.span)
  }
  return {
    ...editors,
    ...createPointing(app),
    ...createMending(app, editors),
    faults,
    /** Index of the finding last moved to; -1 if it no longer exists. */
    chosen: createMemo(indexOf),
    goTo,
    stepProblem(by: 1 | -1): void {
      const stops = faults().map(({ text, fault }) => ({ text, span: fault.span }))
      const { front, at } = editors.standpoint()
      goTo(nextStop(by, { stops, order: benchTexts, at, front, chosen: indexOf() }))
    },
  }
}

/** The editors of both texts, and which is in front. */
function createEditors(app: App) {
  const bench = app.feature(createBench)
  const [side, setSide] = createSignal<BenchText>('phrases')
  const handles = new Map<BenchText, EditorHandle>()
  let front: BenchText = 'phrases'
  let shown: unknown
  /** True on phones, which show the texts but cannot edit them. */
  const isReadOnly = (): boolean => app.layout.room() === 'narrow'
  return {
    side,
    setSide: (text: BenchText) => void setSide(text),
    isReadOnly,
    standpoint: () => ({ front, at: handles.get(front)?.cursor() }),
    reveal(text: BenchText, { from, to }: Span): void {
      shown = bench.revealed()
      setSide(text)
      front = text
      // The editor may have been hidden until now.
      requestAnimationFrame(() => handles.get(text)?.reveal(from, to))
    },
    /** True if this span was requested and has not been shown yet. */
    isNew: (wanted: unknown): boolean => wanted !== shown,
    setHandle(text: BenchText, handle: EditorHandle | null): void {
      if (handle) handles.set(text, handle)
      else handles.delete(text)
    },
    /** Sets the focused editor. */
    setFront(text: BenchText): void {
      front = text
    },
    replace(text: BenchText, { from, to }: Span, by: string): boolean {
      return !isReadOnly() && handles.get(text)?.replace(from, to, by) === true
    },
    /** Runs an action of the editor in front. */
    act: (action: string) => handles.get(front)?.act(action),
  }
}

/** Fixes: those included in a finding, and those that must be computed. */
function createMending(
  app: App,
  { isReadOnly, reveal }: Pick<ReturnType<typeof createEditors>, 'isReadOnly' | 'reveal'>,
) {
  const bench = app.feature(createBench)
  const { missing } = quietCalls(app.lanes, 'phraseTexts')
  /** The fix that adds a missing entry or section. */
  const fixOf = async ({ code, message }: Diagnostic): Promise<Fix | null> => {
    const now = bench.now()
    if (now === undefined || !isMissingEntry(code)) return null
    const texts = { domain: now.domain, phrases: now.phrases, problem: '' }
    return missing(texts, { code, message })
  }
  return {
    fixOf,
    /** The label of the fix's button; undefined if there is no fix. */
    fixLabel: ({ fault }: BenchFault): string | undefined =>
      fault.fix?.label ??
      (isMissingEntry(fault.code) ? `Add ${fault.code === 'missing-section' ? 'the section' : 'an entry'}` : undefined),
    /** Applies the fix of a finding as one undoable step, and shows the place unless `stays`. */
    async mend({ text, fault }: BenchFault, stays = false): Promise<void> {
      const before = bench.now()?.[text]
      const fix = fault.fix ?? (await fixOf(fault))
      if (bench.now()?.[text] !== before) return
      if (fix === null) {
        const title = 'Nothing could be added here. Fix the other errors of the file first.'
        app.notices.notify({ tone: 'plain', title })
        return
      }
      const { span, text: by } = fix
      bench.replace(text, span, by)
      if (!stays && !isReadOnly()) reveal(text, { from: span.from + by.length, to: span.from + by.length })
    },
  }
}

const isMissingEntry = (code: string): boolean => /^missing-(?:predicate|action|section)$/.test(code)

/** The findings of the phrases file in order, followed by those of the domain. */
function createFaults(app: App) {
  const bench = app.feature(createBench)
  const { findings } = app.feature(createPhraseChecking)
  const domain = createMemo(() => bench.now()?.domain ?? null)
  const diagnosed = createPane(
    domain,
    text => app.lanes.quietly('editing', api => api.texts.diagnose({ domain: text, problem: '' })),
    { settle: (_, shown) => (shown === null ? 0 : SETTLE) },
  )
  const faults = createMemo((): readonly BenchFault[] => [
    ...[...findings()].sort(inOrder).map(fault => ({ text: 'phrases' as const, fault })),
    ...(diagnosed.value()?.domain ?? []).map(fault => ({ text: 'domain' as const, fault })),
  ])
  createEffect(() => {
    const count = faults().length
    untrack(() => bench.note('findings', count > 0 ? String(count) : undefined))
  })
  return faults
}

const inOrder = (a: Diagnostic, b: Diagnostic): number => a.span.from - b.span.from || a.span.to - b.span.to

/** The item pointed at in one text is highlighted in the other; an item pointed at in other panes, in both. */
function createPointing(app: App) {
  const bench = app.feature(createBench)
  const [pointed, setPointed] = createSignal<{ text: BenchText; offset: number }>()
  const texts = createMemo(
    () => {
      const now = bench.now()
      return now === undefined ? null : { domain: now.domain, phrases: now.phrases }
    },
    null,
    { equals: (a, b) => a?.domain === b?.domain && a?.phrases === b?.phrases },
  )
  const links = createPane(
    texts,
    input => app.lanes.quietly('editing', api => api.phraseTexts.links({ ...input, problem: '' })),
    { settle: (_, shown) => (shown === null ? 0 : SETTLE) },
  )
  const link = createMemo((): PhraseLink | undefined => {
    const at = pointed()
    const known = at && links.value()?.[at.text]
    return known && innermost(known, at.offset)
  })
  const lit = (text: BenchText): readonly LitSpan[] => {
    const here = link()
    if (here === undefined) return []
    const same = (links.value()?.[text] ?? []).filter(
      each => each.declared.from === here.declared.from && isWanted(each, here),
    )
    return same.map(({ from, to }) => ({ from, to, role: 'near' }))
  }
  return {
    lit: (text: BenchText): readonly LitSpan[] => [
      ...lit(text),
      ...(text === 'phrases' ? bench.pointed() : []).map(({ from, to }) => ({ from, to, role: 'lit' }) as const),
    ],
    onPoint(text: BenchText, offset: number | undefined): void {
      setPointed(offset === undefined ? undefined : { text, offset })
      if (text === 'phrases') bench.setCursor(offset)
    },
  }
}

/** For a declaration its entry is highlighted; wordings only if one is pointed at itself. */
const isWanted = (each: PhraseLink, here: PhraseLink): boolean =>
  each.kind !== 'wording' || (here.kind === 'wording' && each.from === here.from)

const innermost = (links: readonly PhraseLink[], offset: number): PhraseLink | undefined => {
  let best: PhraseLink | undefined
  for (const each of links)
    if (each.from <= offset && offset <= each.to)
      if (best === undefined || each.to - each.from < best.to - best.from) best = each
  return best
}
