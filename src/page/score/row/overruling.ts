// A person's verdicts on rows, which override the machine's; each change can be undone, the last one first. The
// machine's verdict is still shown.

import { type Accessor, createSignal } from 'solid-js'
import type { VerdictWord } from '#questions/kinds/verdict'
import type { Override } from '#results/runs/row'
import type { OpenRun, Runs } from '../runs/runs'

/** Maximum number of undoable changes. */
const MAX_UNDO_STEPS = 500
/** Maximum number of characters of a reason. */
export const LONGEST_REASON = 500

interface Step {
  readonly row: number
  readonly before: Override | null
}

export interface Overruling {
  readonly of: (row: number) => Override | undefined
  /** Sets a person's verdict on a row; an earlier reason stays. */
  readonly overrule: (row: number, verdict: VerdictWord) => void
  /** Sets the reason; only a row with a person's verdict has one. */
  readonly giveReason: (row: number, reason: string) => void
  /** Removes a person's verdict. */
  readonly takeBack: (row: number) => void
  /** Undoes the last change; returns the row concerned, null if there is nothing to undo. */
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
