// Schedules scoring: one run at a time in a tab, and each run in one tab only.

import { listed } from '#base/words'
import type { ScoringPort } from '#results/scoring/ports'
import type { RunInfo } from '#results/runs/info'
import type { RunShelves } from '#results/store/run-shelves'
import type { KeptRun, RunChunk } from '#results/store/runs'
import type { KeptFile } from '#results/store/runs-database'
import type { NamedFile } from '#engine/api/runs'
import { RunJob } from './run-job'
import type { Tabs } from './tabs'

export interface TurnsParts {
  readonly shelves: RunShelves
  readonly tabs: Tabs
  readonly spawn: () => ScoringPort
  readonly workers: number
  /** As in `RunJob`. */
  readonly breath?: number | undefined
  /** The run as this tab last reported it; a pause may be reported before it is stored. */
  readonly reported: (id: string) => KeptRun | undefined
  /** Called when a run changed or has new rows. */
  readonly report: (run: KeptRun, chunk: RunChunk | null) => void
  /** Called when the stored part of the run no longer exists. */
  readonly lost: (run: KeptRun) => void
  /** Called when another tab has taken or released the run. */
  readonly elsewhere: (id: string, isElsewhere: boolean) => void
}

/** A run that is waiting for its turn, or is being scored by its job. */
interface Turn {
  job: RunJob | undefined
  scored: Promise<unknown>
  /** Like `scored`, but also waits until files that are no longer needed are deleted. */
  finished: Promise<unknown>
  /** True if it was requested again meanwhile. */
  isAskedAgain: boolean
}

/** True if the run should be continued automatically. */
export const isUnfinished = ({ state }: RunInfo): boolean =>
  state === 'waiting' || state === 'reading' || state === 'scoring'

export class Turns {
  private readonly parts: TurnsParts
  private readonly turns = new Map<string, Turn>()
  /** Resolves when the current run and all earlier ones are done. */
  private queue: Promise<void> = Promise.resolve()

  constructor(parts: TurnsParts) {
    this.parts = parts
  }

  /** True if the run is waiting or being scored in this tab. */
  has(id: string): boolean {
    return this.turns.has(id)
  }

  /** Scores the run when it is its turn; if another tab has it, when that tab releases it. */
  async take(id: string): Promise<void> {
    const known = this.turns.get(id)
    if (known !== undefined) {
      known.isAskedAgain = true
      return
    }
    const { tabs, elsewhere } = this.parts
    const turn: Turn = { job: undefined, scored: Promise.resolve(), finished: Promise.resolve(), isAskedAgain: false }
    this.turns.set(id, turn)
    // A paused run must not block others.
    for (const { job } of this.turns.values()) if (job?.isPaused) job.end('paused')
    const isElsewhere = (): void => {
      this.turns.delete(id)
      elsewhere(id, true)
    }
    await tabs.alone(id, isElsewhere, async () => {
      elsewhere(id, false)
      this.turns.set(id, turn)
      do {
        turn.isAskedAgain = false
        this.queue = this.queue.then(async () => {
          turn.finished = this.score(id, turn)
          await turn.finished
        })
        await this.queue
      } while (turn.isAskedAgain)
      this.turns.delete(id)
    })
  }

  /** The job of a run that is being scored. */
  jobOf(id: string): RunJob | undefined {
    return this.turns.get(id)?.job
  }

  /** Waits until a job that was asked to end has ended. */
  async ended(id: string): Promise<void> {
    await this.turns.get(id)?.scored
  }

  /** Waits until a run reported as done has deleted its files. */
  async finished(id: string): Promise<void> {
    await this.turns.get(id)?.finished
  }

  /** Pauses a run that is being scored. */
  pause(id: string): void {
    const job = this.jobOf(id)
    if (this.turns.size > 1) job?.end('paused')
    else job?.pause()
  }

  private async score(id: string, turn: Turn): Promise<void> {
    const { shelves, spawn, workers, breath, reported, report, lost } = this.parts
    const stored = await shelves.get(id)
    const files = stored === undefined ? [] : await shelves.files(stored)
    // It may have been paused, renamed or deleted while waiting.
    const now = reported(id)
    if (stored === undefined || stored.isDeleted || now === undefined || !isUnfinished(now.info)) return
    // Another tab may have finished it meanwhile.
    if (stored.info.state === 'done') report(stored, null)
    if (!isUnfinished(stored.info)) return
    const run: KeptRun = { ...stored, isNamed: now.isNamed, info: together(now.info, stored.info) }
    const gone = missingOf(run, files)
    if (gone.length > 0) {
      const ended = stopped(filesAreGone(gone))
      report(await shelves.change(run, ended), null)
      return
    }
    const job = new RunJob(run, files as readonly NamedFile[], {
      ...{ shelves, spawn, workers, breath, report },
    })
    turn.job = job
    const scoring = job.score()
    turn.scored = scoring
    const scored = await scoring
    turn.job = undefined
    if (job.isMoved) {
      const now = await shelves.get(id)
      if (now === undefined) lost(scored)
      else {
        // Another tab continued it, so this tab resumes from what that tab stored.
        report(now, null)
        turn.isAskedAgain = true
      }
    } else if (scored.info.state === 'done' && shelves.isKept(id)) await shelves.dropFiles(scored)
  }
}

/** Combines this tab's state of a run with the stored progress. */
function together(here: RunInfo, stored: RunInfo): RunInfo {
  const { rows, verdicts, issues, notes, waiting, models, bytes, expected } = stored
  return { ...here, rows, verdicts, issues, notes, waiting, models, bytes, expected }
}

/** Names of the run's files that are missing or changed. */
export function missingOf({ sources, info }: KeptRun, files: readonly (KeptFile | undefined)[]): readonly string[] {
  const sizes = new Map(info.files.map(({ name, size }) => [name, size]))
  return sources.flatMap(({ name }, at) => {
    const size = files[at]?.file.size
    return size !== undefined && size === (sizes.get(name) ?? size) ? [] : [name]
  })
}

/** Stops a run that cannot continue without a user's action. */
export const stopped =
  (problem: string) =>
  (run: KeptRun): KeptRun => ({
    ...run,
    info: { ...run.info, state: 'stopped', problem, canResume: false },
  })

const filesAreGone = (names: readonly string[]): string =>
  `${names.length === 1 ? 'A file' : `${names.length} files`} of this run ${names.length === 1 ? 'is' : 'are'} no longer here: ${listed(names, 3)}. The browser had no room to keep ${names.length === 1 ? 'it' : 'them'}, or removed ${names.length === 1 ? 'it' : 'them'}. What was scored is kept. Drop ${names.length === 1 ? 'the file' : 'these files'} again to score the rest.`
