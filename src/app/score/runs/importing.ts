// Files on their way into a run: what each is, how the fields of generic ones are read, and what starts scoring.

import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { NamedFile } from '../../../engine/api/runs'
import type { Mapping, Meaning, Shape } from '../../../results/reading/mapping'
import type { Surveyed } from '../../../results/reading/survey'
import type { App } from '../../state/app'
import { takeSummary } from '../overview/dropped-summary'
import { keepMapping, keptMapping } from './kept-mappings'
import { createRuns, type Runs } from './runs'

/** Files of one shape, and how their fields are read. */
export interface MappedShape {
  readonly shape: Shape
  readonly mapping: Mapping
  readonly reasons: Readonly<Partial<Record<Meaning, string>>>
  /** Names of the files. */
  readonly files: readonly string[]
  /** Somebody has to look at it before the files are read. */
  readonly asks: boolean
  /** It was said for files of this shape before. */
  readonly isKept: boolean
}

export interface Importing {
  /** What was brought, as far as it is known what it is; null where nothing was. */
  readonly files: Accessor<readonly Surveyed[] | null>
  /** Files that are looked at. */
  readonly looking: Accessor<number>
  readonly shapes: Accessor<readonly MappedShape[]>
  /** What keeps scoring from being started; '' where nothing does. */
  readonly lacks: Accessor<string>
  /** Adds files to those brought before. */
  readonly bring: (files: readonly NamedFile[] | Promise<readonly NamedFile[]>) => Promise<void>
  /** Takes a file out again. */
  readonly leaveOut: (name: string) => void
  /** Says which field means what; '' for none. */
  readonly map: (shape: string, meaning: Meaning, path: string) => void
  readonly cancel: () => void
  /** Begins a run of the files and shows it. */
  readonly begin: () => Promise<void>
  readonly beginSample: () => Promise<void>
  readonly isBeginning: Accessor<boolean>
}

export function createImporting(app: App): Importing {
  const { storage } = app
  const runs = app.part(createRuns)
  const brought = createBrought(app, runs)
  const { files, looking, named } = brought
  const [said, setSaid] = createSignal<ReadonlyMap<string, Mapping>>(new Map())
  const shapes = createMemo(() => shapesOf(files() ?? [], said(), storage))
  const lacks = createMemo(() => {
    if (looking() > 0) return 'The files are still being read.'
    if ((files() ?? []).every(file => !isOfUse(file)))
      return 'None of the files holds responses that can be scored.'
    if (!(files() ?? []).some(mayHoldResponses))
      return 'There are questions here, but no responses. Add the model’s results. To see the questions, open them in Explore.'
    const open = shapes().find(({ mapping }) => problemOf(mapping) !== '')
    return open === undefined ? '' : problemOf(open.mapping)
  })
  const cancel = (): void =>
    batch(() => {
      brought.clear()
      setSaid(new Map())
    })
  const { isBeginning, go } = createBeginning(app, cancel)
  return {
    files,
    looking,
    shapes,
    lacks,
    isBeginning,
    cancel,
    bring: brought.bring,
    leaveOut: brought.leaveOut,
    map(shape, meaning, path) {
      const old = shapes().find(each => each.shape.key === shape)?.mapping ?? {}
      const { [meaning]: _, ...rest } = old
      const next: Mapping = path === '' ? rest : { ...rest, [meaning]: path }
      setSaid(all => new Map(all).set(shape, next))
    },
    begin: () =>
      go(() => {
        for (const { shape, mapping } of shapes())
          if (said().has(shape.key)) keepMapping(storage, shape.key, mapping)
        const mappings = new Map(shapes().map(({ shape, mapping }) => [shape.key, mapping]))
        const used = new Set((files() ?? []).filter(isOfUse).map(({ name }) => name))
        return runs.start(
          named().filter(({ name }) => used.has(name)),
          { name: '', mappings },
        )
      }),
    beginSample: () => go(() => runs.startSample()),
  }
}

/** The files that were brought, and what each is. */
function createBrought(app: App, runs: Pick<Runs, 'survey'>) {
  const { place } = app
  const [named, setNamed] = createSignal<readonly NamedFile[]>([])
  const [files, setFiles] = createSignal<readonly Surveyed[] | null>(null)
  const [looking, setLooking] = createSignal(0)
  const clear = (): void =>
    batch(() => {
      setNamed([])
      setFiles(null)
    })
  const bring: Importing['bring'] = async coming => {
    place.show({ workspace: 'score', score: { part: 'runs' } })
    try {
      const more = await takeSummary(app, await coming)
      if (more.length === 0) return
      batch(() => {
        setLooking(count => count + more.length)
        setFiles(old => old ?? [])
      })
      const surveyed = await runs.survey(more)
      const fresh = new Set(more.map(({ name }) => name))
      const isOther = ({ name }: { readonly name: string }): boolean => !fresh.has(name)
      batch(() => {
        setNamed(old => [...old.filter(isOther), ...more])
        setFiles(old => [...(old ?? []).filter(isOther), ...surveyed])
        setLooking(count => count - more.length)
      })
    } catch (error) {
      setLooking(0)
      sayFailed(app, 'The files could not be read', error)
    }
  }
  const leaveOut = (name: string): void => {
    setNamed(old => old.filter(file => file.name !== name))
    setFiles(old => (old ?? []).filter(file => file.name !== name))
    if (named().length === 0) clear()
  }
  return { named, files, looking, bring, leaveOut, clear }
}

/** Begins a run, and shows it. */
function createBeginning(app: App, begun: () => void) {
  const [isBeginning, setBeginning] = createSignal(false)
  const go = async (start: () => Promise<string>): Promise<void> => {
    if (isBeginning()) return
    setBeginning(true)
    try {
      const id = await start()
      begun()
      app.place.show({ score: { part: 'run', run: id, view: 'overview', filter: '' } })
    } catch (error) {
      sayFailed(app, 'The run could not be started', error)
    }
    setBeginning(false)
  }
  return { isBeginning, go }
}

const sayFailed = ({ notices }: App, title: string, error: unknown): void =>
  void notices.notify({
    tone: 'problem',
    title,
    lines: [error instanceof Error ? error.message : String(error)],
  })

/** What a mapping still needs; '' where it can be used. */
export const problemOf = (mapping: Mapping): string => {
  if (mapping.response === undefined) return 'Say which field holds the response.'
  if (mapping.id === undefined && mapping.question === undefined)
    return 'Say which field holds the id of the question, or its text.'
  return ''
}

/** Has a file, or one of an archive's, anything to read? */
export const isOfUse = (file: Surveyed): boolean =>
  file.format === 'archive' ? file.parts.some(isOfUse) : file.format !== 'other'

/** Can a file, or one of an archive's, hold more than the questions? */
const mayHoldResponses = (file: Surveyed): boolean =>
  file.format === 'archive'
    ? file.parts.some(mayHoldResponses)
    : file.format !== 'other' && file.format !== 'questions'

/** The shapes of generic files, each once. */
function shapesOf(
  files: readonly Surveyed[],
  said: ReadonlyMap<string, Mapping>,
  storage: App['storage'],
): readonly MappedShape[] {
  const found = new Map<string, MappedShape>()
  const visit = (file: Surveyed): void => {
    for (const part of file.parts) visit(part)
    const { shape, proposed } = file
    if (shape === null) return
    const known = found.get(shape.key)
    if (known !== undefined) {
      found.set(shape.key, { ...known, files: [...known.files, file.name] })
      return
    }
    const kept = keptMapping(storage, shape.key)
    found.set(shape.key, {
      shape,
      mapping: said.get(shape.key) ?? kept ?? proposed?.mapping ?? {},
      reasons: said.has(shape.key) || kept !== undefined ? {} : (proposed?.reasons ?? {}),
      files: [file.name],
      asks: file.asks,
      isKept: kept !== undefined,
    })
  }
  for (const file of files) visit(file)
  return [...found.values()]
}
