// All runs of this browser as a service: lists, begins, resumes and deletes them, and gives what stands behind rows.

import { type SessionDomain, useSessionDomains } from '../../language/session-domains'
import { type Surveyed, survey } from '../../results/reading/survey'
import type { ResultIssue } from '../../results/record'
import { noVerdicts, type RunInfo } from '../../runs/info'
import type { Override } from '../../runs/row'
import type { KeptRun } from '../../store/runs'
import type {
  FoundResponses,
  NamedFile,
  RunLines,
  RunNews,
  RunsService,
  StartOptions,
} from '../api/runs'
import { blobSource } from './blob-source'
import { questionIn, responseAt } from './gathering'
import { apart, nameOf } from './naming'
import { searchChunk } from './searching'
import type { TabWord } from './tabs'
import { linesFrom } from './taking'
import { isUnfinished, Turns, type TurnsParts } from './turns'
import { Watching } from './watching'

/** Milliseconds in which a deleted run can be brought back. */
const REGRET = 30_000
/** Chunks of issues that are read at once. */
const PIECE = 16

export interface RunsParts
  extends Pick<TurnsParts, 'shelves' | 'tabs' | 'spawn' | 'workers' | 'breath'> {
  /** Version of the engine. */
  readonly engine: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly makeId: () => string
  /** Responses made up, as files. */
  readonly sample: () => Promise<readonly NamedFile[]>
}

export class AllRuns implements RunsService {
  private readonly parts: RunsParts
  private readonly turns: Turns
  private readonly watching: Watching
  private readonly runs = new Map<string, KeptRun>()
  /** Files of this visit; those of earlier ones are in the store. */
  private readonly files = new Map<string, readonly NamedFile[]>()
  /** Runs that other tabs score. */
  private readonly elsewhere = new Set<string>()
  private hear: (news: RunNews) => void = () => {}

  constructor(parts: RunsParts) {
    this.parts = parts
    this.watching = new Watching(parts.shelves, news => this.hear(news))
    this.turns = new Turns({
      ...parts,
      filesOf: id => this.files.get(id),
      told: id => this.runs.get(id)?.info,
      forgetFiles: id => void this.files.delete(id),
      elsewhere: (id, isElsewhere) => {
        if (isElsewhere) this.elsewhere.add(id)
        else this.elsewhere.delete(id)
        this.tell(id)
      },
      tell: (run, chunk) => {
        this.runs.set(run.info.id, run)
        this.tell(run.info.id)
        parts.tabs.tell({ kind: 'changed', id: run.info.id })
        if (chunk !== null) this.watching.stored(run.info.id, chunk)
      },
    })
  }

  async useDomains(list: readonly SessionDomain[]): Promise<void> {
    // The scoring workers are told with their next batch.
    useSessionDomains(list)
  }

  async begin(hear: (news: RunNews) => void): Promise<readonly RunInfo[]> {
    const { shelves, tabs } = this.parts
    this.hear = hear
    tabs.hear(word => void this.hearTab(word))
    for (const run of await shelves.list()) {
      const { id } = run.info
      if (run.isDeleted) void shelves.remove(id)
      else this.runs.set(id, run)
    }
    for (const { info } of this.runs.values()) if (isUnfinished(info)) void this.turns.take(info.id)
    return [...this.runs.values()].map(run => this.shown(run))
  }

  survey(files: readonly NamedFile[]): Promise<readonly Surveyed[]> {
    return Promise.all(files.map(file => survey(blobSource(file))))
  }

  async start(files: readonly NamedFile[], { name, mappings }: StartOptions): Promise<string> {
    const { engine, makeId, now } = this.parts
    const named = apart(files)
    const again = this.missing(named)
    if (again !== undefined) {
      await this.goOnWith(again, named)
      return again.info.id
    }
    const id = makeId()
    const sizes = named.map(({ name, file }) => ({ name, size: file.size }))
    const info: RunInfo = {
      id,
      name: name || nameOf({ models: [], files: sizes }),
      started: now(),
      files: sizes,
      models: [],
      state: 'waiting',
      problem: '',
      rows: 0,
      verdicts: noVerdicts,
      issues: 0,
      notes: 0,
      bytes: { read: 0, of: sizes.reduce((sum, { size }) => sum + size, 0) },
      expected: null,
      isKept: true,
      canResume: false,
    }
    this.files.set(id, named)
    const isNamed = name !== ''
    const run: KeptRun = { info, engine, reading: { mappings }, isNamed, isDeleted: false }
    await this.keep(run, () => void this.turns.take(id))
    this.copy(id, named)
    return id
  }

  /** The run that stopped because these very files were not there any more. */
  private missing(files: readonly NamedFile[]): KeptRun | undefined {
    return [...this.runs.values()].find(
      ({ info }) =>
        info.state === 'stopped' &&
        !info.canResume &&
        !this.files.has(info.id) &&
        info.files.length === files.length &&
        info.files.every(({ name, size }, i) => {
          const other = files[i]!
          return other.name === name && other.file.size === size
        }),
    )
  }

  private async goOnWith(run: KeptRun, files: readonly NamedFile[]): Promise<void> {
    const { id } = run.info
    this.files.set(id, files)
    await this.put(id, 'resume')
    this.copy(id, files)
  }

  /** Keeps the files for a later visit; scoring does not wait for it. */
  private copy(id: string, files: readonly NamedFile[]): void {
    const { shelves } = this.parts
    void shelves.putFiles(id, files).then(canResume => this.change(id, { canResume }))
  }

  async startSample(): Promise<string> {
    return this.start(await this.parts.sample(), { name: 'Sample run', mappings: new Map() })
  }

  watch(id: string): Promise<ReadonlyMap<number, Override>> {
    return this.watching.begin(id)
  }

  async unwatch(id: string): Promise<void> {
    this.watching.end(id)
  }

  async pause(id: string): Promise<void> {
    await this.ask(id, 'pause')
  }

  async resume(id: string): Promise<void> {
    await this.ask(id, 'resume')
  }

  async stop(id: string): Promise<void> {
    await this.ask(id, 'stop')
  }

  async rename(id: string, name: string): Promise<void> {
    if (this.elsewhere.has(id)) this.parts.tabs.tell({ kind: 'rename', id, name })
    else await this.change(id, { name }, true)
  }

  async remove(id: string): Promise<void> {
    const { shelves, tabs } = this.parts
    const run = this.runs.get(id)
    if (run === undefined) return
    await this.ask(id, 'stop')
    await shelves.put({ ...this.runs.get(id)!, isDeleted: true })
    this.runs.delete(id)
    tabs.tell({ kind: 'gone', id })
    this.hear({ kind: 'gone', id })
    setTimeout(() => void this.removeForGood(id), REGRET)
  }

  async bringBack(id: string): Promise<void> {
    const { shelves, tabs } = this.parts
    const run = await shelves.get(id)
    if (run === undefined) return
    await this.keep({ ...run, isDeleted: false })
    tabs.tell({ kind: 'changed', id })
  }

  async details(id: string, row: number) {
    const { shelves } = this.parts
    const found = await shelves.texts(id, row)
    const place = found?.texts.where[row - found.first]
    if (found === undefined || place === undefined) return undefined
    const answered = await responseAt(found.texts, row - found.first)
    const asked = place === found.first ? found : await shelves.texts(id, place)
    if (answered === undefined || asked === undefined) return undefined
    const question = await questionIn(asked.texts, answered.key)
    return question && { response: answered.response, question }
  }

  searchResponses(id: string, words: readonly string[], from: number): Promise<FoundResponses> {
    return searchChunk(this.parts.shelves, id, words, from)
  }

  async lines(id: string, from: number): Promise<RunLines> {
    const { shelves } = this.parts
    return linesFrom(shelves, id, from, await shelves.overrides(id))
  }

  async override(id: string, row: number, override: Override | null): Promise<void> {
    const { shelves, tabs } = this.parts
    await shelves.setOverride(id, row, override)
    tabs.tell({ kind: 'override', id, row })
  }

  async issues(id: string, from: number, to: number): Promise<readonly ResultIssue[]> {
    const found: ResultIssue[] = []
    for (let next = from; next < to; ) {
      const chunks = await this.parts.shelves.issues(id, next, PIECE)
      const before = next
      for (const { first, issues } of chunks) {
        found.push(...issues.slice(Math.max(0, next - first), Math.max(0, to - first)))
        next = Math.max(next, first + issues.length)
      }
      if (next === before) break
    }
    return found
  }

  /** Of a run of another tab, asks that one. */
  private async ask(id: string, what: 'pause' | 'resume' | 'stop'): Promise<void> {
    const run = this.runs.get(id)
    if (run === undefined) return
    const job = this.turns.jobOf(id)
    if (this.elsewhere.has(id)) this.parts.tabs.tell({ kind: 'ask', id, what })
    else if (job === undefined) await this.put(id, what)
    else if (what === 'pause') this.turns.pause(id)
    else if (what === 'resume') job.resume()
    else {
      job.end('stopped')
      await this.turns.ended(id)
    }
  }

  /** Changes a run that is not scored now. */
  private async put(id: string, what: 'pause' | 'resume' | 'stop'): Promise<void> {
    const { info } = this.runs.get(id)!
    if (what === 'resume') {
      if (info.state === 'done') return
      const run = this.runs.get(id)!
      await this.keep(
        { ...run, info: { ...info, state: 'waiting', problem: '' } },
        () => void this.turns.take(id),
      )
    } else if (info.state !== 'done' && info.state !== 'stopped')
      await this.change(id, { state: what === 'pause' ? 'paused' : 'stopped' })
  }

  private async change(id: string, part: Partial<RunInfo>, isNamed?: boolean): Promise<void> {
    const job = this.turns.jobOf(id)
    const run = this.runs.get(id)
    if (job !== undefined) job.change(part, isNamed)
    else if (run !== undefined)
      await this.keep({
        ...run,
        info: { ...run.info, ...part },
        isNamed: isNamed ?? run.isNamed,
      })
  }

  /** `taken`: called before others hear of the run, so that it is this tab's. */
  private async keep(run: KeptRun, taken: () => void = () => {}): Promise<void> {
    const { shelves, tabs } = this.parts
    const { id } = run.info
    this.runs.set(id, run)
    await shelves.put(run)
    taken()
    const isKept = shelves.isKept(id)
    if (isKept !== run.info.isKept) this.runs.set(id, { ...run, info: { ...run.info, isKept } })
    this.tell(id)
    tabs.tell({ kind: 'changed', id })
  }

  private async removeForGood(id: string): Promise<void> {
    const { shelves } = this.parts
    if ((await shelves.get(id))?.isDeleted !== true) return
    this.files.delete(id)
    await shelves.remove(id)
  }

  private tell(id: string): void {
    const run = this.runs.get(id)
    if (run !== undefined) this.hear({ kind: 'info', info: this.shown(run) })
  }

  private shown({ info }: KeptRun): RunInfo {
    return this.elsewhere.has(info.id) && isUnfinished(info)
      ? { ...info, state: 'elsewhere' }
      : info
  }

  private async hearTab(word: TabWord): Promise<void> {
    const { id } = word
    const { shelves } = this.parts
    const isMine = this.turns.jobOf(id) !== undefined
    switch (word.kind) {
      case 'ask':
        if (!this.elsewhere.has(id) && this.turns.has(id)) await this.ask(id, word.what)
        return
      case 'rename':
        if (isMine) await this.change(id, { name: word.name }, true)
        return
      case 'override':
        this.hear({
          ...{ kind: 'override', id, row: word.row },
          override: (await shelves.overrides(id)).get(word.row) ?? null,
        })
        return
      case 'gone':
        this.turns.jobOf(id)?.end('stopped')
        this.runs.delete(id)
        this.hear({ kind: 'gone', id })
        return
      case 'changed': {
        const run = isMine ? undefined : await shelves.get(id)
        if (run === undefined || run.isDeleted) return
        this.runs.set(id, run)
        this.tell(id)
        await this.watching.more(id)
        // Should that tab be closed, this one goes on.
        if (isUnfinished(run.info) && !this.elsewhere.has(id)) void this.turns.take(id)
      }
    }
  }
}
