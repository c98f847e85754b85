// Describes a run's state and progress.

import type { RunInfo } from '#results/runs/info'
import { soFar } from '#results/runs/partial'
import type { IconName } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'

/** True if it is in progress, here or in another tab. */
export const isUnderWay = ({ state }: Pick<RunInfo, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'scoring' || state === 'elsewhere'

export const stateIcon: Readonly<Record<RunInfo['state'], IconName>> = {
  waiting: 'hourglass',
  reading: 'file-text',
  scoring: 'scale',
  paused: 'pause',
  stopped: 'circle-stop',
  elsewhere: 'layout-grid',
  done: 'check',
}

/** Returns for example `Stopped at 4,200 of about 10,000 responses`. */
export function stateText(info: RunInfo): string {
  const { state, rows } = info
  switch (state) {
    case 'waiting':
      return rows > 0 ? `Waits to go on, ${soFar(info)}` : 'Waits for its turn'
    case 'reading':
      return 'Reading the files'
    case 'scoring':
      return capitalised(soFar(info))
    case 'elsewhere':
      return `Another tab scores it: ${soFar(info)}`
    case 'paused':
      return `Paused at ${soFar(info)}`
    case 'stopped':
      return `Stopped at ${soFar(info)}`
    case 'done':
      return info.waiting === 0
        ? counted(rows, 'response')
        : `${grouped(rows)} of ${counted(rows + info.waiting, 'response')} scored`
  }
}

/** Formats the start of a run: `28 Nov 2026, 10:19`. */
export const begunAt = (started: number): string =>
  new Date(started).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

type NamedRun = Pick<RunInfo, 'id' | 'name' | 'started'>

/** The name of a run, distinguished from runs of the same name by its start, or else by its position among them. */
export function runTitle({ id, name, started }: NamedRun, runs: readonly NamedRun[]): string {
  const alike = runs.filter(run => run.name === name)
  if (alike.length < 2) return name
  const when = begunAt(started)
  const then = alike.filter(run => begunAt(run.started) === when).map(run => run.id)
  return `${name}, ${when}${then.length < 2 ? '' : ` (${then.indexOf(id) + 1} of ${then.length})`}`
}

/** The text for the status line; '' while no run is scored here. */
export function statusText(runs: readonly RunInfo[]): string {
  const run = runs.find(({ state }) => state === 'scoring' || state === 'reading')
  if (run === undefined) return ''
  return run.state === 'reading' ? 'reading result files' : `scoring ${soFar(run)}`
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Returns for example `3 lines not scored, 2 notes`; '' if there are none. */
export function issuesText({ issues, notes, waiting }: RunInfo): string {
  const lost = issues - notes
  const parts = [
    ...(waiting > 0
      ? [`${counted(waiting, 'response')} ${waiting === 1 ? 'waits for its question' : 'wait for their questions'}`]
      : []),
    ...(lost > 0 ? [`${counted(lost, 'line')} not scored`] : []),
    ...(notes > 0 ? [counted(notes, 'note')] : []),
  ]
  return parts.join(', ')
}

/** Progress, 0 to 1; undefined if unknown. */
export function shareDone({ state, rows, issues, waiting, expected, bytes }: RunInfo): number | undefined {
  if (state === 'done') return 1
  if (expected !== null && expected > 0) return Math.min(1, (rows + issues + waiting) / expected)
  return bytes.of > 0 && bytes.read > 0 && rows === 0 ? undefined : 0
}

/** Returns for example `about 2 min left`, `a few seconds left`. */
export function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 8) return 'a few seconds left'
  if (seconds < 50) return `about ${10 * Math.max(1, Math.round(seconds / 10))} s left`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `about ${Math.max(1, minutes)} min left`
  const hours = Math.round(minutes / 30) / 2
  return `about ${hours} h left`
}
