// The service for all runs of this browser: lists, begins, resumes and deletes them, and returns the data of rows.

import { type SessionDomain, useSessionDomains } from '#language/english/session-domains'
import { type Surveyed, survey, unreadable } from '#results/reading/survey'
import type { ResultIssue } from '#results/scoring/record'
import type { RunInfo } from '#results/runs/info'
import type { IssueGroup } from '#results/runs/issue-groups'
import type { Override } from '#results/runs/row'
import type { KeptRun } from '#results/store/runs'
import type {
  FoundResponses,
  NamedFile,
  RunInput,
  RunLines,
  RunNews,
  RunReading,
  RunsService,
  StartOptions,
} from '#engine/api/runs'

import { blobSource } from './blob-source'
import { questionIn, responseAt } from './gathering'
import { bytesOf, isLacking, marked, nothingScored, type Placed, placed } from './inputs'
import { fittingIn, issueGroupsOf, issuesOf, unmatchedIn, waitingOf } from './looking'
import { nameOf } from './naming'
import { overlapsIn } from './overlapping'
import { searchChunk } from './searching'
import type { TabWord } from './tabs'
import { linesFrom } from './taking'
import { isUnfinished, stopped, Turns, type TurnsParts } from './turns'
import { Watching } from './watching'

const WAS_CLEARED =
  'The browser’s storage was cleared while this run was scored, and its rows with it. Drop its files again to score them.'
/** Milliseconds during which a deleted run can be restored. */
const REGRET = 30_000

export interface RunsParts extends Pick<TurnsParts, 'shelves' | 'tabs' | 'spawn' | 'workers' | 'breath'> {
  /** Version of the engine. */
  readonly engine: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly makeId: () => string
  /** Generates a sample run's files. */
  readonly sample: () => Promise<readonly NamedFile[]>
}

export class AllRuns implements RunsService {
  private readonly parts: RunsParts
  private readonly turns: Turns
  private readonly watching: Watching
  private readonly runs = new Map<string, KeptRun>()
  /** Runs that other tabs are scoring. */
  private readonly elsewhere = new Set<string>()
  private onNews: (news: RunNews) => void = () => {}

  constructor(parts: RunsParts) {
    this.parts = parts
    this.watching = new Watching(parts.shelves, news => this.onNews(news))
    this.turns = new Turns({
      ...parts,
      reported: id => this.runs.get(id),
      lost: run => void this.beginAgain(run),
      elsewhere: (id, isElsewhere) => {
        if (isElsewhere) this.elsewhere.add(id)
        else this.elsewhere.delete(id)
        this.reportInfo(id)
      },
      report: (run, chunk) => {
        this.runs.set(run.info.id, run)
        this.reportInfo(run.info.id)
        parts.tabs.post({ kind: 'changed', id: run.info.id })
        if (chunk !== null) this.watching.stored(run.info.id, chunk)
      },
    })
  }

  async useDomains(list: readonly SessionDomain[]): Promise<void> {
    // The scoring workers receive the domains with their next batch.
    useSessionDomains(list)
  }

  async begin(onNews: (news: RunNews) => void): Promise<readonly RunInfo[]> {
    const { shelves, tabs } = this.parts
    this.onNews = onNews
    tabs.listen(word => void this.receiveFromTab(word))
    for (const run of await shelves.list()) {
      const { id } = run.info
      if (run.isDeleted) void shelves.remove(id)
      else this.runs.set(id, run)
    }
    for (const { info } of this.runs.values()) if (isUnfinished(info)) void this.turns.take(info.id)
    return [...this.runs.values()].map(run => this.shown(run))
  }

  survey(files: readonly NamedFile[]): Promise<readonly Surveyed[]> {
    return Promise.all(files.map(file => survey(blobSource(file)).catch(() => unreadable(file.name, file.file.size))))
  }

  async start(inputs: readonly RunInput[], options: StartOptions): Promise<string> {
    const { engine, makeId, now } = this.parts
    const again = await this.lacking(inputs)
    if (again !== undefined) return this.goOnWith(again, inputs, options.items)
    const id = makeId()
    const { sources, files, fresh } = placed(id, inputs)
    const info: RunInfo = {
      ...{ ...nothingScored, id, files, started: now(), state: 'waiting' },
      ...{ name: options.name || nameOf({ models: [], files }) },
      ...(options.tags === undefined || options.tags.length === 0 ? {} : { tags: options.tags }),
      ...{ bytes: { read: 0, of: bytesOf(files) }, isKept: true, canResume: true },
    }
    const { mappings, inspect = {}, unread } = options
    const reading: RunReading = { mappings, inspect, ...(unread === undefined ? {} : { unread }) }
    const run: KeptRun = {
      ...{ info, engine, reading },
      ...{ isNamed: options.name !== '', isDeleted: false, sources, read: 0, waits: 0 },
    }
    await this.begun(run, fresh, options.items)
    return id
  }

  /** The run that stopped because exactly these files were missing. */
  private async lacking(inputs: readonly RunInput[]): Promise<KeptRun | undefined> {
    const { shelves } = this.parts
    for (const run of this.runs.values())
      if (run.info.state === 'stopped' && !run.info.canResume)
        if (await isLacking(run, await shelves.files(run), inputs)) return run
    return undefined
  }

  private async goOnWith(
    run: KeptRun,
    inputs: readonly RunInput[],
    items: readonly string[] | undefined,
  ): Promise<string> {
    const { id } = run.info
    const { sources, fresh } = placed(id, inputs, [], run.info.files.length)
    const found = new Map(sources.map(source => [source.name, source]))
    const next: KeptRun = {
      ...run,
      sources: run.sources.map(source => found.get(source.name) ?? source),
      info: { ...run.info, state: 'waiting', problem: '', canResume: true },
    }
    await this.begun(next, fresh, items)
    return id
  }

  async complete(id: string, inputs: readonly RunInput[], items: readonly string[]): Promise<void> {
    // The job may still be deleting the run's files, and would delete the new ones too.
    if (this.runs.get(id)?.info.state === 'done') await this.turns.finished(id)
    const run = await this.parts.shelves.get(id)
    if (run?.info.state !== 'done') return
    const { sources, files, fresh } = placed(id, inputs, run.info.files)
    const next: KeptRun = {
      ...{ ...run, sources, read: 0 },
      info: {
        ...{ ...run.info, files: [...run.info.files, ...files], state: 'waiting', problem: '' },
        ...{ bytes: { read: 0, of: bytesOf(files) }, expected: null, canResume: true },
      },
    }
    await this.begun(next, fresh, items)
  }

  /** Stores a new or extended run; this tab holds it before other tabs are notified. */
  private async begun(run: KeptRun, fresh: Placed['fresh'], items: readonly string[] = []): Promise<void> {
    const { shelves, tabs } = this.parts
    const { id } = run.info
    await shelves.start(run, fresh, items)
    const isKept = shelves.isKept(id)
    const canResume = shelves.hasFiles(id)
    const now =
      isKept && canResume
        ? run
        : await shelves.change(run, ({ info, ...rest }) => ({
            ...rest,
            info: { ...info, isKept, canResume },
          }))
    this.runs.set(id, now)
    void this.turns.take(id)
    this.reportInfo(id)
    tabs.post({ kind: 'changed', id })
    // Files dropped again later must be the same, so fingerprints are stored.
    if (!canResume) await this.change(id, { files: await marked(run.info.files, await shelves.files(run)) })
  }

  /** The storage was cleared while the run was scored, so only data in memory is left. */
  private async beginAgain(run: KeptRun): Promise<void> {
    const { id } = run.info
    const info = { ...run.info, ...nothingScored }
    const next = stopped(WAS_CLEARED)({ ...run, info, read: 0, waits: 0 })
    this.runs.set(id, next)
    await this.parts.shelves.start(next, [], [])
    this.onNews({ kind: 'gone', id })
    this.reportInfo(id)
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

  async rename(id: string, name: string, tags?: readonly string[]): Promise<void> {
    const part = { name, ...(tags === undefined ? {} : { tags }) }
    if (this.elsewhere.has(id)) this.parts.tabs.post({ kind: 'rename', id, ...part })
    // A run that is only tagged keeps the name of its models.
    else await this.change(id, part, name === this.runs.get(id)?.info.name ? undefined : true)
  }

  async remove(id: string): Promise<void> {
    const { shelves, tabs } = this.parts
    const run = this.runs.get(id)
    if (run === undefined) return
    await this.ask(id, 'stop')
    await shelves.change(run, now => ({ ...now, isDeleted: true }))
    this.runs.delete(id)
    tabs.post({ kind: 'gone', id })
    this.onNews({ kind: 'gone', id })
    setTimeout(() => void this.removeForGood(id), REGRET)
  }

  async bringBack(id: string): Promise<void> {
    const { shelves, tabs } = this.parts
    const run = await shelves.get(id)
    if (run === undefined) return
    this.runs.set(id, await shelves.change(run, now => ({ ...now, isDeleted: false })))
    this.reportInfo(id)
    tabs.post({ kind: 'changed', id })
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
    tabs.post({ kind: 'override', id, row })
  }

  issues(id: string, from: number, to: number): Promise<readonly ResultIssue[]> {
    return issuesOf(this.parts.shelves, id, from, to)
  }

  waiting(id: string, from: number, to: number): Promise<readonly ResultIssue[]> {
    return waitingOf(this.parts.shelves, id, from, to)
  }

  issueGroups(id: string): Promise<readonly IssueGroup[]> {
    return issueGroupsOf(this.parts.shelves, id, this.runs.get(id)?.info.issues ?? 0)
  }

  readonly unmatched = unmatchedIn
  readonly overlaps = overlapsIn

  fitting(files: readonly NamedFile[]) {
    const waiting = [...this.runs.values()].filter(({ info }) => info.state === 'done' && info.waiting > 0)
    return fittingIn(
      this.parts.shelves,
      waiting.map(({ info }) => info.id),
      files,
    )
  }

  /** Sends the request to the tab that scores the run. */
  private async ask(id: string, what: 'pause' | 'resume' | 'stop'): Promise<void> {
    const run = this.runs.get(id)
    if (run === undefined) return
    const job = this.turns.jobOf(id)
    if (this.elsewhere.has(id)) this.parts.tabs.post({ kind: 'ask', id, what })
    else if (job === undefined) await this.put(id, what)
    else if (what === 'pause') this.turns.pause(id)
    else if (what === 'resume') job.resume()
    else {
      job.end('stopped')
      await this.turns.ended(id)
    }
  }

  /** Changes a run that is not being scored. */
  private async put(id: string, what: 'pause' | 'resume' | 'stop'): Promise<void> {
    const { info } = this.runs.get(id)!
    if (info.state === 'done') return
    if (what === 'resume') {
      await this.change(id, { state: 'waiting', problem: '' })
      void this.turns.take(id)
    } else if (info.state !== 'stopped') await this.change(id, { state: what === 'pause' ? 'paused' : 'stopped' })
  }

  private async change(id: string, part: Partial<RunInfo>, isNamed?: boolean): Promise<void> {
    const { shelves, tabs } = this.parts
    const job = this.turns.jobOf(id)
    const run = this.runs.get(id)
    if (job !== undefined) job.change(part, isNamed)
    else if (run !== undefined) {
      const changed = (now: KeptRun): KeptRun => ({
        ...{ ...now, isNamed: isNamed ?? now.isNamed },
        info: { ...now.info, ...part },
      })
      this.runs.set(id, changed(run))
      const kept = await shelves.change(run, changed)
      this.runs.set(id, { ...kept, info: { ...kept.info, isKept: shelves.isKept(id) } })
      this.reportInfo(id)
      tabs.post({ kind: 'changed', id })
    }
  }

  private async removeForGood(id: string): Promise<void> {
    const { shelves } = this.parts
    if ((await shelves.get(id))?.isDeleted !== true) return
    await shelves.remove(id)
  }

  private reportInfo(id: string): void {
    const run = this.runs.get(id)
    if (run !== undefined) this.onNews({ kind: 'info', info: this.shown(run) })
  }

  private shown({ info }: KeptRun): RunInfo {
    return this.elsewhere.has(info.id) && isUnfinished(info) ? { ...info, state: 'elsewhere' } : info
  }

  private async receiveFromTab(word: TabWord): Promise<void> {
    const { id } = word
    const { shelves } = this.parts
    const isMine = this.turns.jobOf(id) !== undefined
    switch (word.kind) {
      case 'ask':
        // The other tab may have just released the run.
        if (!this.elsewhere.has(id)) await this.ask(id, word.what)
        return
      case 'rename':
        if (isMine) await this.rename(id, word.name, word.tags)
        return
      case 'override':
        this.onNews({
          ...{ kind: 'override', id, row: word.row },
          override: (await shelves.overrides(id)).get(word.row) ?? null,
        })
        return
      case 'gone':
        this.turns.jobOf(id)?.end('stopped')
        this.runs.delete(id)
        this.onNews({ kind: 'gone', id })
        return
      case 'changed': {
        const run = isMine ? undefined : await shelves.get(id)
        if (run === undefined || run.isDeleted) return
        this.runs.set(id, run)
        this.reportInfo(id)
        await this.watching.more(id)
        // If the other tab is closed, this one continues the run.
        if (isUnfinished(run.info) && !this.elsewhere.has(id)) void this.turns.take(id)
      }
    }
  }
}
