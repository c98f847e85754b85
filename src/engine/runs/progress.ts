// Progress of reading, and the expected number of responses: estimated from the bytes of the files that contain any.

import type { ResultEvent } from '#results/scoring/record'
import type { RunFile, RunInfo } from '#results/runs/info'

export class Progress {
  private readonly sizes: ReadonlyMap<string, number>
  private readonly read = new Map<string, number>()
  /** Files with records, and files that contain only questions. */
  private readonly ofRecords = new Set<string>()
  private readonly ofQuestions = new Set<string>()
  private records = 0

  constructor(files: readonly RunFile[]) {
    this.sizes = new Map(files.map(({ name, size }) => [name, size]))
  }

  heard(file: string, bytes: number): void {
    const own = this.fileOf(file)
    this.read.set(own, Math.min(bytes, this.sizes.get(own) ?? bytes))
  }

  take(event: ResultEvent): void {
    if (event.kind === 'questions') this.ofQuestions.add(this.fileOf(event.file))
    if (event.kind !== 'record') return
    this.records++
    this.ofRecords.add(this.fileOf(event.record.file))
  }

  /** The progress when all bytes are read. */
  get all(): RunInfo['bytes'] {
    const of = sum(this.sizes.values())
    return { read: of, of }
  }

  now(): Pick<RunInfo, 'bytes' | 'expected'> {
    const bytes = { read: sum(this.read.values()), of: sum(this.sizes.values()) }
    const done = sum([...this.ofRecords].map(name => this.read.get(name) ?? 0))
    if (this.records === 0 || done === 0) return { bytes, expected: null }
    const all = sum(
      [...this.sizes]
        .filter(([name]) => this.ofRecords.has(name) || !this.ofQuestions.has(name))
        .map(([, size]) => size),
    )
    return { bytes, expected: Math.max(this.records, Math.round((this.records * all) / done)) }
  }

  /** The dropped file; for a member of an archive, the archive. */
  private fileOf(name: string): string {
    if (this.sizes.has(name)) return name
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))
      if (this.sizes.has(name.slice(0, at))) return name.slice(0, at)
    return name
  }
}

const sum = (numbers: Iterable<number>): number => {
  let all = 0
  for (const number of numbers) all += number
  return all
}
