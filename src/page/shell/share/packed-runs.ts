// The runs of Score, as members of the archive of everything.

import type { NamedBytes } from '#results/files/unpacking'
import type { RunInfo } from '#results/runs/info'
import { createRuns } from '#page/score/runs/runs'
import type { App } from '#page/state/app'
import { fileName } from '#page/state/saving'

/** Maximum total size of responses in bytes; the archive is built in memory. */
const MAX_BYTES = 128 * 1024 * 1024

export interface PackedRuns {
  readonly parts: readonly NamedBytes[]
  readonly runs: readonly RunInfo[]
  /** Runs that were too large to be packed. */
  readonly leftOut: readonly RunInfo[]
}

/** Each run as two files: its description, and its rows with their responses. */
export async function packRuns(app: App): Promise<PackedRuns> {
  const { begun, list, lines } = app.feature(createRuns)
  await begun
  const parts: NamedBytes[] = []
  const runs: RunInfo[] = []
  const leftOut: RunInfo[] = []
  let bytes = 0
  for (const info of list() ?? []) {
    const rows: Uint8Array[] = []
    let size = 0
    for (let next: number | null = 0; next !== null; ) {
      const some = await lines(info.id, next)
      rows.push(some.bytes)
      size += some.bytes.length
      next = bytes + size > MAX_BYTES ? null : some.next
    }
    if (bytes + size > MAX_BYTES) {
      leftOut.push(info)
      continue
    }
    bytes += size
    runs.push(info)
    const stem = `runs/${String(runs.length).padStart(2, '0')}-${fileName(info.name)}`
    const about = new TextEncoder().encode(`${JSON.stringify(info, null, 2)}\n`)
    parts.push({ name: `${stem}.json`, bytes: about })
    parts.push({ name: `${stem}.jsonl`, bytes: joined(rows, size) })
  }
  return { parts, runs, leftOut }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
