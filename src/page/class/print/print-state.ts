// The state of printing: the choices, the computed questions, and their pages.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { ClassItems } from '#teaching/exports/item'
import type { PrintSheet } from '#teaching/exports/print-sheet'
import { type Progress, workOut, workOutSheet } from '../exports/working-out'
import { record, text } from '#base/shapes'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { createTyped } from '#page/state/session/typed'
import type { Contents } from './atoms'
import { type Layout, layOut, type Page } from './lay-out'
import type { Measured } from './measure'
import { type PaperName, papers } from './paper'
import { createSources, type Source } from './source'
import { inBackground } from '#page/browser/background'

export type PrintChoices = {
  paper: PaperName
  variants: number
  pages: 'both' | 'questions' | 'keys'
  seed: string
  /** Plan questions as prompts for models. */
  prompts: boolean
} & { -readonly [Name in keyof Contents]: Contents[Name] }

export const MAX_VARIANTS = 26

/** Lasts as long as the page, including the questions generated last. */
export function createPrintChoices() {
  const [choices, choose] = createStore<PrintChoices>({
    ...{ paper: 'a4', variants: 1, pages: 'both', seed: 'class', prompts: false },
    ...{ english: true, picture: true, pddl: false, room: true, names: true, once: true },
  })
  return { choices, choose, last: undefined as Made | undefined }
}

interface Made {
  readonly id: string
  readonly items: ClassItems
}

export type Work =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly startedAt: number; readonly done: number }
  | { readonly kind: 'made'; readonly items: ClassItems }
  | { readonly kind: 'stopped' }

export type Printing = ReturnType<typeof createPrinting>

/** The state of the view while it is shown. */
export function createPrinting(app: App) {
  const sources = createSources(app)
  const store = app.feature(createPrintChoices)
  const { choices, choose } = store
  const { title, setTitle, introduction, setIntroduction } = createWords(app, sources.source)
  const working = createWork(app, sources.source, store)
  const items = createMemo(() => {
    const now = working.work()
    return now.kind === 'made' && now.items.items.length > 0 ? now.items : null
  })
  const sheet = createPane(
    () => {
      const now = items()
      const { variants, seed } = choices
      return now && { items: now.items, given: { title: '', variants, seed } }
    },
    ({ items, given }) => app.lanes.quietly('quick', api => api.classExports.sheet(items, given)),
    { keeps: (next, old) => next.items === old.items, settle: () => 60 },
  )
  const fontsAreHere = createFonts()
  const known = Object.fromEntries(Object.keys(papers).map(name => [name, new Map<string, Measured>()])) as Record<
    PaperName,
    Map<string, Measured>
  >
  const pages = createPages(() => {
    const now = sheet.value()
    if (now === undefined || items() === null || !fontsAreHere()) return null
    const { paper, pages, variants: _, seed: __, prompts: ___, ...contents } = { ...choices }
    const layout = { title: title(), introduction: introduction(), paper, contents, pages }
    return { sheet: now, layout, known: known[paper] }
  })
  return {
    ...{ sources, choices, choose, title, setTitle, introduction, setIntroduction, items, pages },
    ...working,
    pictureOf: createPictures(items),
  }
}

const WORDS = 'planground-print'
const isWords = record({ id: text, title: text, says: text })

/** The heading above the questions: from the source until the visitor edits it; the last edit is stored. */
function createWords({ feature }: App, source: Accessor<Source | null>) {
  const { read, write } = feature(createTyped)
  const [title, setTitle] = createSignal('')
  const [introduction, setIntroduction] = createSignal('')
  const kept = (): { readonly id: string; readonly title: string; readonly says: string } | null => {
    try {
      const value: unknown = JSON.parse(read(WORDS) ?? 'null')
      return isWords(value) ? (value as ReturnType<typeof kept>) : null
    } catch {
      return null
    }
  }
  const keep = (): void => {
    const id = source()?.id
    if (id !== undefined) write(WORDS, JSON.stringify({ id, title: title(), says: introduction() }))
  }
  createEffect(
    on(
      () => source()?.id,
      id => {
        const before = kept()
        const isKept = before !== null && before.id === id
        setTitle((isKept ? before.title : source()?.title) ?? '')
        setIntroduction((isKept ? before.says : source()?.introduction) ?? '')
      },
    ),
  )
  return {
    title,
    introduction,
    setTitle(next: string): void {
      setTitle(next)
      keep()
    },
    setIntroduction(next: string): void {
      setIntroduction(next)
      keep()
    },
  }
}

/** The questions, recomputed when the source changes. */
function createWork(app: App, source: Accessor<Source | null>, store: ReturnType<typeof createPrintChoices>) {
  const [work, setWork] = createSignal<Work>({ kind: 'idle' })
  let abort: AbortController | undefined
  const stop = (): void => abort?.abort()
  async function begin(): Promise<void> {
    stop()
    const now = source()
    if (now === null) {
      setWork({ kind: 'idle' })
      return
    }
    const { prompts } = store.choices
    const id = `${now.id} ${prompts}`
    if (store.last?.id === id) {
      setWork({ kind: 'made', items: store.last.items })
      return
    }
    const mine = new AbortController()
    abort = mine
    setWork({ kind: 'working', startedAt: performance.now(), done: 0 })
    const options = {
      ...{ picture: true, grey: true, pddl: true, prompts, seed: store.choices.seed },
      ...{ maxStates: FIRST_STATES, address: null },
    }
    const progress: Progress = {
      signal: mine.signal,
      done: done => abort === mine && setWork(old => (old.kind === 'working' ? { ...old, done } : old)),
    }
    const made =
      now.questions === null
        ? await workOutSheet(app, now.sheet!, options, progress)
        : await workOut(app, now.questions, options, progress)
    if (abort !== mine) return
    if (made !== null) store.last = { id, items: made }
    setWork(made === null ? { kind: 'stopped' } : { kind: 'made', items: made })
  }
  createEffect(
    on(
      () => [source()?.id, store.choices.prompts],
      () => inBackground(begin()),
    ),
  )
  onCleanup(() => {
    stop()
    abort = undefined
  })
  return { work, stop, begin }
}

/** The pages of the current choices; the previous ones until these are laid out. */
function createPages(
  wanted: Accessor<{
    readonly sheet: PrintSheet
    readonly layout: Layout
    readonly known: Map<string, Measured>
  } | null>,
): Accessor<readonly Page[]> {
  const [pages, setPages] = createSignal<readonly Page[]>([])
  createEffect(
    on(wanted, now => {
      if (now === null) {
        setPages([])
        return
      }
      const aborted = new AbortController()
      onCleanup(() => aborted.abort())
      layOut(now.sheet, now.layout, now.known, setPages, aborted.signal)
    }),
  )
  return pages
}

/** True once the typefaces are loaded in all printed sizes and weights: measuring needs them. */
function createFonts(): Accessor<boolean> {
  const [isHere, setHere] = createSignal(false)
  const wanted = [
    ...['400 11pt "Source Serif 4 Variable"', '600 11pt "Source Serif 4 Variable"'],
    ...['400 9.5pt "Inter Variable"', '600 9.5pt "Inter Variable"'],
    '400 9.5pt "JetBrains Mono Variable"',
  ]
  inBackground(
    import('#page/draw/typefaces')
      .then(({ useTypefaces }) => useTypefaces())
      .then(() => Promise.all(wanted.map(font => document.fonts.load(font))))
      // If loading fails, the fallback typefaces are measured and printed.
      .catch(() => {})
      .then(() => setHere(true)),
  )
  return isHere
}

/** Object URLs of the pictures, which last as long as the questions are shown. */
function createPictures(items: Accessor<ClassItems | null>): (key: string) => string {
  const urls = createMemo(() => {
    const made = new Map<string, string>()
    for (const { key, text } of items()?.items ?? [])
      if (text.picture !== null)
        made.set(key, URL.createObjectURL(new Blob([text.picture.svg], { type: 'image/svg+xml' })))
    onCleanup(() => {
      for (const url of made.values()) URL.revokeObjectURL(url)
    })
    return made
  })
  return key => urls().get(key) ?? ''
}
