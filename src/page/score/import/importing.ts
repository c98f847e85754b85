// Preparing a run from files: what each file is, how the fields of generic ones are read, and starting it.

import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { InspectChoice } from '#results/reading/formats/format'
import type { Mapping, Meaning, Shape } from '#results/reading/mapping'
import type { Fitting, NamedFile, UnmatchedFile } from '#engine/api/runs'
import type { Surveyed } from '#results/reading/survey'
import type { ResultIssue } from '#results/scoring/record'
import { tagsIn } from '#results/runs/info'
import { type Overlaps, type ProposedRun, runNameOf } from '#results/runs/overlaps'
import { inBackground } from '#page/browser/background'
import { asNamed } from '#page/state/files/dropped-files'
import type { App } from '#page/state/app'
import { type BroughtFiles, createBrought, inputsOf } from './brought'
import { keepMapping, keptMapping } from './kept-mappings'
import { holdsQuestions, isOfQuestions, isOfUse, mayHoldResponses } from './file-uses'
import { createDividing } from './dividing/dividing'
import { createChoosing } from './choosing'
import { createMatching, type OpenFit, createWaiting } from './matching'
import { createServing } from './serving'
import { createRuns, type Runs } from '../runs/runs'

/** Files with the same shape, and the mapping of their fields. */
export interface MappedShape {
  readonly shape: Shape
  readonly mapping: Mapping
  readonly reasons: Readonly<Partial<Record<Meaning, string>>>
  /** Names of the files. */
  readonly files: readonly string[]
  /** True if the visitor must confirm the mapping before the files are read. */
  readonly asks: boolean
  /** True if the mapping was chosen for files of this shape before. */
  readonly isKept: boolean
}

export interface Importing
  extends Pick<BroughtFiles, 'files' | 'looking' | 'lost' | 'bring' | 'bringHeld' | 'leaveOut' | 'cancel'> {
  readonly shapes: Accessor<readonly MappedShape[]>
  /** Files with first records that match no question in the files: their responses will wait. */
  readonly unmatched: Accessor<readonly UnmatchedFile[]>
  /** The open questions that these responses are about; null if they are not needed. */
  readonly open: Accessor<OpenFit | null>
  /** True unless the visitor does without the open questions. */
  readonly withOpen: Accessor<boolean>
  readonly setWithOpen: (withOpen: boolean) => void
  /** Finished runs with waiting responses, and how many of these are about the added questions. */
  readonly waitingRuns: Accessor<readonly Fitting[]>
  /** Adds the question files to the runs that they fit. */
  readonly completeFitting: () => Promise<void>
  /** Adds files to a finished run, and their questions to all others that they fit. */
  readonly completeWith: (run: string, files: readonly File[]) => Promise<void>
  /** What prevents starting; '' if nothing does. */
  readonly lacks: Accessor<string>
  /** Sets the field with a meaning; '' for none. */
  readonly map: (shape: string, meaning: Meaning, path: string) => void
  /** The scorers of the logs of Inspect; null if there are no such logs. */
  readonly scorers: Accessor<readonly string[] | null>
  readonly inspect: Accessor<InspectChoice>
  readonly setInspect: (part: InspectChoice) => void
  /** The name of the run to be started, '' for the names of its models, and its tags, between commas. */
  readonly title: Accessor<{ readonly name: string; readonly tags: string }>
  readonly setTitle: (part: Partial<{ readonly name: string; readonly tags: string }>) => void
  /** Starts a run over the files, and shows it. */
  readonly begin: () => Promise<void>
  /** Number of files with responses. */
  readonly answering: Accessor<number>
  /** What these files have in common; null if they answer different questions. */
  readonly overlaps: Accessor<Overlaps | null>
  /** True while that is not known yet. */
  readonly isComparing: Accessor<boolean>
  /** Number of runs to compare that the files may be scored as. */
  readonly parts: Accessor<number>
  /** Starts these runs, chooses them for a comparison, and shows the list of runs. */
  readonly beginEach: () => Promise<void>
  readonly beginSample: () => Promise<void>
  readonly isBeginning: Accessor<boolean>
}

export function createImporting(app: App): Importing {
  const { storage } = app
  const runs = app.feature(createRuns)
  const brought = createBrought(app, runs, (title, error) => reportFailed(app, title, error))
  const { files, looking } = brought
  const [byName, setByName] = createSignal<ReadonlyMap<string, Mapping>>(new Map())
  const shapes = createMemo(() => shapesOf(files() ?? [], byName(), storage))
  const lacks = createMemo(() => {
    if (looking() > 0) return 'The files are still being read.'
    if (!(files() ?? []).some(mayHoldResponses) && !(files() ?? []).some(holdsQuestions))
      return 'None of the files holds responses that can be scored.'
    if (!(files() ?? []).some(mayHoldResponses))
      return 'There are questions here, but no responses. Add the model’s results. To see the questions, open them in Explore.'
    const open = shapes().find(({ mapping }) => problemOf(mapping) !== '')
    return open === undefined ? '' : problemOf(open.mapping)
  })
  const [title, setTitle] = createSignal(untitled)
  const [inspect, setInspect] = createSignal<InspectChoice>({})
  const forget = (): void => {
    setInspect({})
    setByName(new Map())
    setTitle(untitled)
    matching.setWithOpen(true)
  }
  const { isBeginning, go } = createBeginning(app, () => {
    brought.begun()
    forget()
  })
  const matching = createMatching(app, brought, () => mappingsOf(shapes()))
  const dividing = createDividing(runs, brought, () => mappingsOf(shapes()))
  const { setChosen } = app.feature(createChoosing)
  const answering = (): readonly Surveyed[] => (files() ?? []).filter(mayHoldResponses)
  const parts = createMemo(
    () => dividing.overlaps()?.runs ?? answering().map(({ name }) => ({ name: runNameOf(name), files: [name] })),
  )
  const { alsoServing, ...completing } = createCompleting(app, runs, brought, go)
  const settings = () => ({ tags: tagsIn(title().tags), mappings: mappingsOf(shapes()), inspect: inspect() })
  return {
    ...{ files, looking, shapes, lacks, isBeginning, title },
    ...{ inspect, scorers: createMemo(() => scorersIn(files() ?? [])) },
    setInspect: part => void setInspect(old => ({ ...old, ...part })),
    setTitle: part => void setTitle(old => ({ ...old, ...part })),
    unmatched: matching.unmatched,
    open: matching.open,
    ...{ withOpen: matching.withOpen, setWithOpen: matching.setWithOpen },
    ...completing,
    ...{ lost: brought.lost, bring: brought.bring, bringHeld: brought.bringHeld, leaveOut: brought.leaveOut },
    cancel() {
      brought.cancel()
      forget()
    },
    map(shape, meaning, path) {
      const old = shapes().find(each => each.shape.key === shape)?.mapping ?? {}
      const { [meaning]: _, ...rest } = old
      const next: Mapping = path === '' ? rest : { ...rest, [meaning]: path }
      setByName(all => new Map(all).set(shape, next))
    },
    answering: () => answering().length,
    ...{ overlaps: dividing.overlaps, isComparing: dividing.isComparing },
    parts: () => parts().length,
    beginEach: () =>
      go(() =>
        alsoServing(async () => {
          const open = await matching.openFiles()
          setChosen(await startEach(runs, brought, parts(), { ...settings(), open, name: title().name.trim() }))
          return null
        }),
      ),
    begin: () =>
      go(() =>
        alsoServing(async () => {
          for (const { shape, mapping } of shapes())
            if (byName().has(shape.key)) keepMapping(storage, shape.key, mapping)
          const open = await matching.openFiles()
          return startOne(runs, brought, { ...settings(), open, name: title().name.trim() })
        }),
      ),
    beginSample: () => go(() => runs.startSample()),
  }
}

/** Adding questions to finished runs with responses that wait for them. */
function createCompleting(
  app: App,
  runs: Runs,
  brought: BroughtFiles,
  go: (start: () => Promise<string | null>) => Promise<void>,
) {
  const serving = app.feature(createServing)
  const questions = (): readonly NamedFile[] => {
    const names = (brought.files() ?? []).filter(isOfQuestions).map(({ name }) => name)
    return brought.inputs(new Set(names)).inputs.map(({ name, file }) => ({ name, file }))
  }
  return {
    waitingRuns: createWaiting(serving.fitting, runs, () => (brought.looking() > 0 ? [] : questions())),
    completeFitting: () =>
      go(async () => {
        await serving.serve(questions())
        await brought.dropAll()
        return null
      }),
    async completeWith(id: string, chosen: readonly File[]): Promise<void> {
      const named = chosen.map(asNamed)
      if (named.length > 0) await serving.serve(named, { id, add: () => brought.completeWith(id, named) })
    },
    /** The questions that come with a new run serve waiting ones as well. */
    async alsoServing(start: () => Promise<string | null>): Promise<string | null> {
      const files = questions()
      const id = await start()
      if (files.length > 0) inBackground(serving.serve(files))
      return id
    },
  }
}

interface RunSettings {
  readonly tags: readonly string[]
  readonly mappings: ReadonlyMap<string, Mapping>
  readonly inspect: InspectChoice
  /** Files with the open questions that the responses are about. */
  readonly open: readonly NamedFile[]
}

/** Starts a run over all files; those that are of no use are set aside. */
async function startOne(
  runs: Runs,
  brought: BroughtFiles,
  { open, ...settings }: RunSettings & { readonly name: string },
): Promise<string> {
  const unread = await setBadAside(brought)
  const all = brought.files() ?? []
  const { inputs, items } = brought.inputs(new Set(all.filter(isOfUse).map(({ name }) => name)))
  return runs.start([...inputs, ...open], { ...settings, items, unread })
}

/** Sets aside the files that are of no use; returns them as issues of a run. */
async function setBadAside(brought: BroughtFiles): Promise<readonly ResultIssue[]> {
  const bad = (brought.files() ?? []).filter(file => !isOfUse(file))
  await brought.setAside(new Map(bad.map(({ name, problem }) => [name, whyNot(problem)])))
  return bad.map(({ name, problem }) => ({ file: name, line: 0, message: problem }))
}

/** Starts runs over parts of the files, each with all files without responses; returns their ids. */
async function startEach(
  runs: Runs,
  brought: BroughtFiles,
  parts: readonly ProposedRun[],
  { open, name: given, ...settings }: RunSettings & { readonly name: string },
): Promise<readonly string[]> {
  const others = (brought.files() ?? []).filter(file => isOfUse(file) && !mayHoldResponses(file))
  const unread = await setBadAside(brought)
  const started: string[] = []
  for (const { name, files } of parts) {
    const held = await brought.holdAgain(new Set([...files, ...others.map(other => other.name)]))
    started.push(
      await runs.start([...inputsOf(held), ...open], {
        ...settings,
        name: [given, name].filter(Boolean).join(', '),
        items: held.lost === null ? [held.id] : [],
        unread: started.length === 0 ? unread : [],
      }),
    )
    held.release()
  }
  await brought.dropAll()
  return started
}

const untitled = { name: '', tags: '' }

const mappingsOf = (shapes: readonly MappedShape[]): ReadonlyMap<string, Mapping> =>
  new Map(shapes.map(({ shape, mapping }) => [shape.key, mapping]))

/** Starts a run, and shows it; null shows the list. */
function createBeginning(app: App, begun: () => void) {
  const [isBeginning, setBeginning] = createSignal(false)
  const go = async (start: () => Promise<string | null>): Promise<void> => {
    if (isBeginning()) return
    setBeginning(true)
    try {
      const id = await start()
      begun()
      app.place.show({ score: id === null ? { part: 'runs' } : { part: 'run', run: id, view: 'overview', filter: '' } })
    } catch (error) {
      reportFailed(app, 'The run could not be started', error)
    }
    setBeginning(false)
  }
  return { isBeginning, go }
}

const reportFailed = ({ notices }: App, title: string, error: unknown): void =>
  void notices.notify({
    tone: 'problem',
    title,
    lines: [error instanceof Error ? error.message : String(error)],
  })

/** Why a file was not scored. */
const whyNot = (problem: string): readonly string[] => [
  'It holds no responses and no questions',
  ...(problem === '' ? [] : [problem]),
]

/** What a mapping still lacks; '' if it can be used. */
export const problemOf = (mapping: Mapping): string => {
  if (mapping.response === undefined) return 'Say which field holds the response.'
  if (mapping.id === undefined && mapping.question === undefined)
    return 'Say which field holds the id of the question, or its text.'
  return ''
}

/** The scorers of all logs of Inspect among the files; null if there is no log. */
function scorersIn(files: readonly Surveyed[]): readonly string[] | null {
  const all = files
    .flatMap(file => [file, ...file.parts])
    .flatMap(({ scorers }) => (scorers === undefined ? [] : [scorers]))
  return all.length === 0 ? null : [...new Set(all.flat())]
}

/** The fault of a file; a file of scores is useful only together with samples. */
export const problemOfFile = (file: Surveyed, all: readonly Surveyed[]): string =>
  file.problem || (all.some(hasSamples) ? '' : (file.alone ?? ''))

const hasSamples = ({ format, parts }: Surveyed): boolean => format === 'lm-eval' || parts.some(hasSamples)

/** The shapes of generic files, without duplicates. */
function shapesOf(
  files: readonly Surveyed[],
  byName: ReadonlyMap<string, Mapping>,
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
      mapping: byName.get(shape.key) ?? kept ?? proposed?.mapping ?? {},
      reasons: byName.has(shape.key) || kept !== undefined ? {} : (proposed?.reasons ?? {}),
      files: [file.name],
      asks: file.asks,
      isKept: kept !== undefined,
    })
  }
  for (const file of files) visit(file)
  return [...found.values()]
}
