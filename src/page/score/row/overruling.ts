// What a person states about rows instead of the machine, with the way back: each change is a step that can be undone, the
// last first. The machine's verdict stays next to it.

import { type Accessor, createSignal } from 'solid-js'
import type { VerdictWord } from '#questions/kinds/verdict'
import type { Override } from '#results/runs/row'
import type { OpenRun, Runs } from '../runs/runs'

/** Steps that can be undone. */
const MAX_UNDO_STEPS = 500
/** Characters of a reason. */
export const LONGEST_REASON = 500

interface Step {
  readonly row: number
  readonly before: Override | null
}

export interface Overruling {
  readonly of: (row: number) => Override | undefined
  /** A person's verdict on a row; a reason given before stays. */
  readonly overrule: (row: number, verdict: VerdictWord) => void
  /** Why; only a row with a person's verdict has a reason. */
  readonly giveReason: (row: number, reason: string) => void
  /** The machine's verdict alone again. */
  readonly takeBack: (row: number) => void
  /** Takes the last change back; the row it was about, null if nothing was changed. */
  readonly undo: () => number | null
  readonly canUndo: Accessor<boolean>
}

export function createOverruling(runs: Pick<Runs, 'override'>, id: string, run: OpenRun): Overruling {
  const [steps, setSteps] = createSignal<readonly Step[]>([])
  const of = (row: number): Override | undefined => {
    run.version()
    return run.table.override(row)
  }
  const change = (row: number, to: Override | null): void => {
    const before = run.table.override(row) ?? null
    if (before?.verdict === to?.verdict && before?.reason === to?.reason) return
    setSteps(list => [...list.slice(1 - MAX_UNDO_STEPS), { row, before }])
    runs.override(id, row, to)
  }
  return {
    of,
    overrule: (row, verdict) => change(row, { verdict, reason: run.table.override(row)?.reason ?? '' }),
    giveReason(row, reason) {
      const now = run.table.override(row)
      if (now) change(row, { ...now, reason: reason.trim().slice(0, LONGEST_REASON) })
    },
    takeBack: row => change(row, null),
    undo() {
      const last = steps().at(-1)
      if (last === undefined) return null
      setSteps(list => list.slice(0, -1))
      runs.override(id, last.row, last.before)
      return last.row
    },
    canUndo: () => steps().length > 0,
  }
}
