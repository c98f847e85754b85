// Real data for tests, read from outside the repository. If the data are absent, tests are skipped with a message.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The folder of benchmark data: `PLANGROUND_DATA`, or `../shared/data` next to the repository; undefined if absent. */
export function dataFolder(): string | undefined {
  const folder = resolve(root, process.env.PLANGROUND_DATA ?? '../shared/data')
  return existsSync(folder) ? folder : undefined
}

/** The message of a skipped test. */
export const skipMessage = 'skipped: no benchmark data; set PLANGROUND_DATA to their folder to run this test'

/** The addition to the title of a test that needs the data; empty if they are there. */
export const dataNote = dataFolder() === undefined ? ` (${skipMessage})` : ''

/** The text of a data file (`.gz` is decompressed); throws if the data are absent, so tests must check that first. */
export function dataText(path: string): string {
  const folder = dataFolder()
  if (folder === undefined) throw new Error(skipMessage)
  const bytes = readFileSync(join(folder, path))
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** A record of a published file, unchanged. */
// biome-ignore lint/suspicious/noExplicitAny: published files have the shape their test expects
export type DataRecord = any

/** JSON with every whole number of 16 or more digits read as a string, since such ids exceed 2^53. */
export function parseJsonKeepingIds(text: string): DataRecord {
  return JSON.parse(
    text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, match => (match.startsWith('"') ? match : `"${match}"`)),
  )
}

/** The records of one published question file, with ids as strings; empty if the data are absent. */
export function acpbenchRecords(kind: string, format = 'gen'): DataRecord[] {
  const folder = dataFolder()
  const path = `acpbench/${kind}.${format}.json`
  if (folder === undefined || !existsSync(join(folder, path))) return []
  return parseJsonKeepingIds(dataText(path))
}

/** All kinds that have open questions with PDDL. */
export const acpbenchKinds = ['app', 'prog', 'reach', 'areach', 'val', 'just', 'land', 'nexta'] as const

/** One planning-competition problem, with the effort of a native planner. */
export interface IpcInstance {
  readonly domain: string
  readonly problem: string
  readonly status: string
  readonly optimalCost?: number
  readonly baseline: DataRecord
  domainText(): string
  problemText(): string
}

/** All planning-competition problems; empty if the data are absent. */
export function ipcInstances(): IpcInstance[] {
  if (dataFolder() === undefined) return []
  const index: DataRecord[] = JSON.parse(dataText('ipc/index.json'))
  return index.map(entry => ({
    domain: entry.domain,
    problem: entry.problem,
    status: entry.status,
    ...(typeof entry.optimal_cost === 'number' ? { optimalCost: entry.optimal_cost } : {}),
    baseline: entry.baseline,
    domainText: () => dataText(`ipc/${entry.domain}`),
    problemText: () => dataText(`ipc/${entry.problem}`),
  }))
}
