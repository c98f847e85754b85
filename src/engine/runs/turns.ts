// Whose turn it is to be scored: one run at a time in a tab, and each run in one tab only.

import type { ScoringPort } from '../../results/ports'
import type { RunInfo } from '../../runs/info'
import type { RunShelves } from '../../store/run-shelves'
import type { KeptRun, RunChunk } from '../../store/runs'
import type { NamedFile } from '../api/runs'
import { RunJob } from './run-job'
import type { Tabs } from './tabs'

export interface TurnsParts {
  readonly shelves: RunShelves
  readonly tabs: Tabs
  readonly spawn: () => ScoringPort
  readonly workers: number
  /** As of a `RunJob`. */
  readonly breath?: number
  /** Files dropped in this visit; undefined: look into the store. */
  readonly filesOf: (id: string) => readonly NamedFile[] | undefined
  /** They could not be read to the end. */
  readonly forgetFiles: (id: string) => void
  /** The run as this tab last told it; it may be paused before that is stored. */
  readonly told: (id: string) => RunInfo | undefined
  /** A run changed, or has got rows. */
  readonly tell: (run: KeptRun, chunk: RunChunk | null) => void
  /** Another tab has the run, or has it no more. */
  readonly elsewhere: (id: string, isElsewhere: boolean) => void
}

/** A run that waits to be scored here, or with its job is scored. */
interface Turn {
  job: RunJob | undefined
  scored: Promise<unknown>
  /** It was asked for again meanwhile. */
  isAskedAgain: boolean
}

/** Is it to be scored without being asked? */
export const isUnfinished = ({ state }: RunInfo): boolean =>
  state === 'waiting' || state === 'reading' || state === 'scoring'

export class Turns {
  private readonly parts: TurnsParts
  private readonly turns = new Map<string, Turn>()
  /** The run that is scored now, and all before it. */
  private queue: Promise<void> = Promise.resolve()

  constructor(parts: TurnsParts) {
    this.parts = parts
  }

  /** Does the run wait or work here? */
  has(id: string): boolean {
    return this.turns.has(id)
  }

  /** Scores the run when it is its turn; in another tab's hands, when that one lets go of it. */
  async take(id: string): Promise<void> {
    const known = this.turns.get(id)
    if (known !== undefined) {
      known.isAskedAgain = true
      return
    }
    const { tabs, elsewhere } = this.parts
    const turn: Turn = { job: undefined, scored: Promise.resolve(), isAskedAgain: false }
    this.turns.set(id, turn)
    // A run that is held must not keep others waiting.
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
        this.queue = this.queue.then(() => this.score(id, turn))
        await this.queue
      } while (turn.isAskedAgain)
      this.turns.delete(id)
    })
  }

  /** The job of a run that is scored now. */
  jobOf(id: string): RunJob | undefined {
    return this.turns.get(id)?.job
  }

  /** Waits for the end of a job that was told to end. */
  async ended(id: string): Promise<void> {
    await this.turns.get(id)?.scored
  }

  /** Holds a run that is scored now. */
  pause(id: string): void {
    const job = this.jobOf(id)
    if (this.turns.size > 1) job?.end('paused')
    else job?.pause()
  }

  private async score(id: string, turn: Turn): Promise<void> {
    const { shelves, spawn, workers, filesOf, forgetFiles, told, tell } = this.parts
    const run = await shelves.get(id)
    const files = filesOf(id) ?? (await shelves.files(id))
    // It may have been paused or deleted while it waited.
    const info = told(id)
    if (run === undefined || run.isDeleted || !isUnfinished(run.info)) return
    if (info === undefined || !isUnfinished(info)) return
    if (files.length === 0) {
      const lost: Partial<RunInfo> = { state: 'stopped', problem: filesAreGone, canResume: false }
      const ended: KeptRun = { ...run, info: { ...run.info, ...lost } }
      await shelves.put(ended)
      tell(ended, null)
      return
    }
    turn.job = new RunJob(run, files, { shelves, spawn, workers, tell })
    const scoring = turn.job.score()
    turn.scored = scoring
    const scored = await scoring
    turn.job = undefined
    if (scored.info.state === 'done') await shelves.dropFiles(id)
    else if (scored.info.problem !== '') forgetFiles(id)
  }
}

const filesAreGone =
  'The files of this run are no longer here: the page was closed before they were kept, or the browser had no room for them. What was scored is kept. Drop the files again to score the rest.'
