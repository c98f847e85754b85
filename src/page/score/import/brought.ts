// Files brought for scoring: stored immediately, held by this tab until a run is started or they are removed, and
// restored after a reload.

import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { NamedFile, RunInput } from '#engine/api/runs'
import type { Surveyed } from '#results/reading/survey'
import { apart } from '#results/runs/file-names'
import { markOf } from '#results/store/marks'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'
import { createInbox, type Fault, type HeldFiles, type InboxState, type NotKept } from '#page/state/inbox/inbox'
import { takeSummary } from '../summary/dropped-summary'
import type { Runs } from '../runs/runs'

/** A file with its unique name here, and its storage. */
interface BroughtFile {
  readonly name: string
  readonly file: File
  readonly held: HeldFiles
  readonly at: number
}

export interface BroughtFiles {
  /** The files added so far that are recognised; null if there are none. */
  readonly files: Accessor<readonly Surveyed[] | null>
  /** Number of files being examined. */
  readonly looking: Accessor<number>
  /** Why a reload would lose some of them; null if all are stored. */
  readonly lost: Accessor<NotKept | null>
  /** Adds stored files. */
  readonly bringHeld: (held: HeldFiles) => Promise<void>
  /** Adds files to those added before. */
  readonly bring: (files: readonly NamedFile[] | Promise<readonly NamedFile[]>) => Promise<void>
  /** Adds files to a finished run immediately. */
  readonly completeWith: (run: string, files: readonly NamedFile[]) => Promise<void>
  /** Removes a file. */
  readonly leaveOut: (name: string) => void
  /** Removes all files; a notice offers to undo it. */
  readonly cancel: () => void
  /** The inputs of a run over the files with these names. */
  readonly inputs: (names: ReadonlySet<string>) => {
    readonly inputs: readonly RunInput[]
    readonly items: readonly string[]
  }
  /** Stores the files with these names together once more, for a run of their own. */
  readonly holdAgain: (names: ReadonlySet<string>) => Promise<HeldFiles>
  /** Removes all files without a notice: runs own their copies. */
  readonly dropAll: () => Promise<void>
  /** Called when the run is started, which then owns the files; unused ones are set aside. */
  readonly begun: () => void
  /** Sets aside files that cannot be read, with the reasons. */
  readonly setAside: (why: ReadonlyMap<string, readonly string[]>) => Promise<void>
}

export function createBrought(
  app: App,
  runs: Pick<Runs, 'survey' | 'complete'>,
  reportFailed: (title: string, error: unknown) => void,
): BroughtFiles {
  const inbox = app.feature(createInbox)
  const list = createList(app)
  const { brought, files, looking, clear } = list

  const complete = completing(runs, reportFailed)
  const add = async (held: HeldFiles): Promise<void> => {
    const { run } = (held.item.data ?? {}) as { readonly run?: string }
    if (run !== undefined) return complete(held, run)
    const kept = await takeSummary(app, held)
    const more = kept.map(({ name, file, at }): BroughtFile => ({ name, file: file as File, held, at }))
    if (more.length === 0) return held.release()
    const named = await list.add(more)
    let surveyed: readonly Surveyed[] = []
    try {
      surveyed = await runs.survey(named.map(({ name, file }) => ({ name, file })))
    } catch (error) {
      reportFailed('The files could not be read', error)
    }
    list.looked(named, surveyed)
  }
  // Restores files of an earlier visit.
  const earlier = inbox.waiting('score').then(async waiting => {
    for (const held of waiting) await add(held)
  })

  return {
    files,
    looking,
    lost: createMemo(() => togetherLost(brought())),
    async bringHeld(held) {
      app.place.show({ workspace: 'score', score: { part: 'runs' } })
      await earlier
      await add(held)
    },
    async bring(coming) {
      app.place.show({ workspace: 'score', score: { part: 'runs' } })
      try {
        const more = await coming
        if (more.length === 0) return
        await earlier
        await add(
          await inbox.hold(
            'score',
            more.map(({ name, file }) => ({ name, file: file as File })),
          ),
        )
      } catch (error) {
        reportFailed('The files could not be read', error)
      }
    },
    async completeWith(run, chosen) {
      const files = chosen.map(({ name, file }) => ({ name, file: file as File }))
      await complete(await inbox.hold('score', files, { data: { run } }), run)
    },
    leaveOut(name) {
      const gone = brought().find(each => each.name === name)
      if (gone !== undefined) void list.forget(gone)
    },
    cancel() {
      const all = clear()
      const gone = Promise.all(all.map(({ id }) => inbox.remove(id)))
      reportAllOut(app, async () => {
        await gone
        for (const { files: back } of all) await add(await inbox.hold('score', back))
      })
    },
    ...createApart(inbox, list),
    inputs: names => inputsOfRun(brought(), names),
    begun() {
      for (const { id, lost } of clear()) if (lost !== null) void inbox.remove(id)
      void inbox.readAside()
    },
    setAside: why => setFilesAside(inbox, brought(), why),
  }
}

/** Runs of single files. */
const createApart = (
  inbox: InboxState,
  { brought, clear }: ReturnType<typeof createList>,
): Pick<BroughtFiles, 'holdAgain' | 'dropAll'> => ({
  holdAgain: names => {
    const files = brought().filter(({ name }) => names.has(name))
    return inbox.hold(
      'score',
      files.map(({ name, file }) => ({ name, file })),
    )
  },
  async dropAll() {
    await Promise.all(clear().map(({ id }) => inbox.remove(id)))
  },
})

/** Moves the files to a finished run. */
const completing =
  (runs: Pick<Runs, 'complete'>, reportFailed: (title: string, error: unknown) => void) =>
  async (held: HeldFiles, run: string): Promise<void> => {
    try {
      await runs.complete(run, inputsOf(held), held.lost === null ? [held.id] : [])
    } catch (error) {
      reportFailed('The question files could not be added', error)
    }
    held.release()
  }

/** The list of added files, with the progress of their recognition. */
function createList(app: App) {
  const inbox = app.feature(createInbox)
  const [brought, setBrought] = createSignal<readonly BroughtFile[]>([])
  const [files, setFiles] = createSignal<readonly Surveyed[] | null>(null)
  const [looking, setLooking] = createSignal(0)
  const forget = async (gone: BroughtFile): Promise<void> => {
    batch(() => {
      setBrought(old => old.filter(each => each !== gone))
      setFiles(old => (old ?? []).filter(({ name }) => name !== gone.name))
      if (brought().length === 0) setFiles(null)
    })
    await inbox.forget(gone.held.id, gone.at)
  }
  return {
    ...{ brought, files, looking, forget },
    /** Adds files to be examined; a file that is added again replaces the earlier one. */
    async add(more: readonly BroughtFile[]): Promise<readonly BroughtFile[]> {
      for (const old of await same(brought(), more)) await forget(old)
      const named = apart(more, brought())
      batch(() => {
        setBrought(old => [...old, ...named])
        setLooking(count => count + named.length)
        setFiles(old => old ?? [])
      })
      return named
    },
    /** Stores the results of examining files; without results if it failed. */
    looked(named: readonly BroughtFile[], surveyed: readonly Surveyed[]): void {
      // Some files may have been removed meanwhile.
      const here = new Set(brought().map(({ name }) => name))
      if (surveyed.length > 0) setFiles(old => [...(old ?? []), ...surveyed.filter(({ name }) => here.has(name))])
      setLooking(count => count - named.length)
    },
    clear(): readonly HeldFiles[] {
      const all = [...new Set(brought().map(({ held }) => held))]
      batch(() => {
        setBrought([])
        setFiles(null)
      })
      for (const held of all) held.release()
      return all
    },
  }
}

function reportAllOut({ notices }: App, bringBack: () => Promise<void>): void {
  notices.notify({
    tone: 'plain',
    title: 'The files were left out',
    action: { label: 'Undo', run: () => inBackground(bringBack()) },
  })
}

function inputsOfRun(brought: readonly BroughtFile[], names: ReadonlySet<string>): ReturnType<BroughtFiles['inputs']> {
  const used = brought.filter(({ name }) => names.has(name))
  return {
    inputs: used.map(({ name, file, held, at }) => ({
      ...{ name, file },
      ...(held.lost === null ? { key: [held.id, at] as const } : {}),
    })),
    items: [...new Set(brought.flatMap(({ held }) => (held.lost === null ? [held.id] : [])))],
  }
}

async function setFilesAside(
  inbox: InboxState,
  brought: readonly BroughtFile[],
  why: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const byItem = new Map<HeldFiles, Map<number, Fault>>()
  for (const each of brought.filter(({ name }) => why.has(name))) {
    const faults = byItem.get(each.held) ?? new Map<number, Fault>()
    byItem.set(each.held, faults.set(each.at, { why: why.get(each.name)! }))
  }
  for (const [held, faults] of byItem) {
    const files = held.files.filter(({ at }) => faults.has(at))
    await inbox.settle({ ...held, files, release: () => {} }, faults)
  }
}

/** The inputs of a run over stored files. */
export const inputsOf = ({ id, files, lost }: HeldFiles): readonly RunInput[] =>
  files.map(({ name, file, at }) => ({
    ...{ name, file },
    ...(lost === null ? { key: [id, at] as const } : {}),
  }))

/** The earlier files that are added again. */
async function same(before: readonly BroughtFile[], more: readonly BroughtFile[]): Promise<readonly BroughtFile[]> {
  const found: BroughtFile[] = []
  for (const old of before) {
    const twins = more.filter(({ name, file }) => name === old.name && file.size === old.file.size)
    for (const twin of twins) if ((await markOf(twin.file)) === (await markOf(old.file))) found.push(old)
  }
  return found
}

function togetherLost(brought: readonly BroughtFile[]): NotKept | null {
  const lost = [...new Set(brought.map(({ held }) => held))].flatMap(held => held.lost ?? [])
  const [first] = lost
  return first === undefined ? null : { ...first, needed: lost.reduce((sum, { needed }) => sum + needed, 0) }
}
