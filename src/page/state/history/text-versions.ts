// Versions of the two texts in a database of their own: those that were solved, checked, mended or kept by hand. Each
// has an address that reopens it in this browser. If the database is denied or full, they last as long as the page.

import { hashOfText } from '#base/hash'
import * as v from 'valibot'
import type { Source } from '#planning/pddl/source'
import { sameSource } from '#questions/kinds/question'
import { Database } from '#results/store/database'
import { withRoom } from '#results/store/idb-cache'
import type { App } from '../app'
import type { Entry } from '../session/session'
import { isWritten } from '../session/written'

/** Why a version is stored. */
export type VersionReason = 'solved' | 'checked' | 'mended' | 'kept' | 'copied'

export interface TextVersion extends Source {
  /** Increases with time. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly time: number
  /** Identifies the problem that the texts belong to. */
  readonly work: string
  readonly name: string
  readonly reason: VersionReason
}

/** Maximum numbers of versions of one problem, and in all; beyond them the oldest are dropped. */
export const MAX_VERSIONS = 30
export const MAX_ALL_VERSIONS = 300

const STORE = 'versions'
const shape: v.GenericSchema<unknown, TextVersion> = v.object({
  id: v.string(),
  time: v.number(),
  work: v.string(),
  name: v.string(),
  domain: v.string(),
  problem: v.string(),
  reason: v.picklist(['solved', 'checked', 'mended', 'kept', 'copied']),
})

/** Identifies a problem; its versions are listed together. */
export const workOf = ({ file, question }: Entry): string =>
  hashOfText([file.id, question.shown?.domain ?? '', question.shown?.problem ?? ''].join('\0'))

/** The versions that are too many, given all, oldest first. */
export function surplus(all: readonly TextVersion[]): readonly TextVersion[] {
  const counts = new Map<string, number>()
  return [...all].reverse().filter(({ work }, i) => {
    const count = (counts.get(work) ?? 0) + 1
    counts.set(work, count)
    return count > MAX_VERSIONS || i >= MAX_ALL_VERSIONS
  })
}

export interface TextVersions {
  /** Stores texts of a problem as a version, unless they are one already; undefined for a problem without PDDL. */
  readonly keep: (reason: VersionReason, entry: Entry, source: Source) => Promise<TextVersion | undefined>
  /** The versions of the problem in front, newest first. */
  readonly list: () => Promise<readonly TextVersion[]>
  readonly find: (id: string) => Promise<TextVersion | undefined>
  readonly remove: (id: string) => Promise<void>
}

export function createTextVersions({ session }: Pick<App, 'session'>): TextVersions {
  const database = new Database({
    name: 'planground-texts',
    version: 1,
    upgrade: opened => void opened.createObjectStore(STORE),
    patience: 3_000,
  })
  /** The versions of this page, in case the database lacks them. */
  const here = new Map<string, TextVersion>()
  const attempt = async <T>(use: () => Promise<T>): Promise<T | undefined> => withRoom(use).catch(() => undefined)
  /** Oldest first. */
  const all = async (): Promise<readonly TextVersion[]> => {
    const stored = await attempt(() => database.read(STORE, work => work.objectStore(STORE).getAll()))
    const found = new Map<string, TextVersion>()
    for (const value of stored ?? []) {
      const read = v.safeParse(shape, value)
      if (read.success) found.set(read.output.id, read.output)
    }
    for (const [id, version] of here) found.set(id, version)
    return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  }
  const drop = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) here.delete(id)
    await attempt(() =>
      database.write(STORE, work => {
        for (const id of ids) work.objectStore(STORE).delete(id)
      }),
    )
  }
  const ofWork = async (work: string): Promise<readonly TextVersion[]> =>
    (await all()).filter(version => version.work === work).reverse()
  return {
    async keep(reason, entry, { domain, problem }) {
      if (isWritten(entry.question)) return undefined
      const work = workOf(entry)
      const same = (await ofWork(work)).find(each => sameSource(each, { domain, problem }))
      if (same !== undefined) return same
      const time = Date.now()
      const id = `${time.toString(36).padStart(9, '0')}-${hashOfText([domain, problem].join('\0'))}`
      const version: TextVersion = { id, time, work, name: entry.file.name, domain, problem, reason }
      here.set(id, version)
      await attempt(() => database.write(STORE, store => void store.objectStore(STORE).put(version, id)))
      await drop(surplus(await all()).map(each => each.id))
      return version
    },
    async list() {
      const entry = session.selected()
      return entry === null ? [] : ofWork(workOf(entry))
    },
    find: async id => (await all()).find(version => version.id === id),
    remove: id => drop([id]),
  }
}
