// The runs of this browser as the page knows them: what each is called and how far it is, and, of the ones that are
// open, their rows. Reading, scoring and storing happen in a worker; here is only what is drawn.

import { type Accessor, createSignal } from 'solid-js'
import type { Question } from '../../../kinds/question'
import type { ResultIssue } from '../../../results/record'
import type { RunInfo } from '../../../runs/info'
import type { Override } from '../../../runs/row'
import { RunTable } from '../../../runs/table'
import type { App } from '../../state/app'
import { fakeInfo, fakeRows } from './fake-run'

/** What stands behind a row and is fetched when the row is opened. */
export interface RowDetails {
  /** The response as the file has it. */
  readonly response: string
  readonly question: Question
}

/** A run whose rows are loaded. */
export interface OpenRun {
  readonly info: Accessor<RunInfo>
  /** Grows while rows are loaded or scored; the same object throughout. Read `version` to hear of it. */
  readonly table: RunTable
  /** Changes whenever `table` has changed, overrides too; at most some ten times a second. */
  readonly version: Accessor<number>
  /** All rows that are scored are in the table. */
  readonly isLoaded: Accessor<boolean>
}

export interface Runs {
  /** Newest first; null until the store has answered. */
  readonly list: Accessor<readonly RunInfo[] | null>
  readonly infoOf: (id: string) => RunInfo | undefined
  /** The run and its rows, loaded from the first call on; undefined where there is none, or it is deleted. */
  readonly open: (id: string) => OpenRun | undefined
  /** Response and question of a row; undefined where they are not kept. */
  readonly details: (id: string, row: number) => Promise<RowDetails | undefined>
  /** What a person says of a row; null takes it back. The machine's verdict stays. Kept in the store. */
  readonly override: (id: string, row: number, override: Override | null) => void
  /** Lines that could not be read, `from` to before `to`. */
  readonly issues: (id: string, from: number, to: number) => Promise<readonly ResultIssue[]>
  readonly pause: (id: string) => void
  /** Goes on with a paused or stopped run. */
  readonly resume: (id: string) => void
  /** Ends scoring and keeps what was scored. */
  readonly stop: (id: string) => void
  readonly rename: (id: string, name: string) => void
  /** Deletes a run; one click brings it back. */
  readonly remove: (id: string) => void
}

export function createRuns(_app: App): Runs {
  const rows = fakeRows(3_000)
  const [info] = createSignal(fakeInfo(rows))
  const [version, setVersion] = createSignal(0)
  const table = new RunTable()
  table.append(rows)
  const run: OpenRun = { info, table, version, isLoaded: () => true }
  return {
    list: () => [info()],
    infoOf: id => (id === info().id ? info() : undefined),
    open: id => (id === info().id ? run : undefined),
    details: async () => undefined,
    override(_id, row, override) {
      table.setOverride(row, override)
      setVersion(count => count + 1)
    },
    issues: async () => [],
    pause: () => {},
    resume: () => {},
    stop: () => {},
    rename: () => {},
    remove: () => {},
  }
}
