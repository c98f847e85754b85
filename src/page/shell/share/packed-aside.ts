// The files that are set aside, as members of the archive of everything: unchanged, with the reason why they could not
// be used.

import type { NamedBytes } from '#results/files/unpacking'
import type { App } from '#page/state/app'
import { type Aside, createInbox } from '#page/state/inbox/inbox'

/** Maximum total size in bytes; the archive is built in memory. */
const MAX_BYTES = 64 * 1024 * 1024

export interface PackedAside {
  readonly parts: readonly NamedBytes[]
  readonly packed: readonly Aside[]
  /** Files that did not fit into the archive. */
  readonly leftOut: readonly Aside[]
}

/** The name without characters that are not allowed in file names. */
const safe = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').slice(-100)

export async function packAside(app: App): Promise<PackedAside> {
  const inbox = app.feature(createInbox)
  await inbox.readAside()
  const parts: NamedBytes[] = []
  const packed: Aside[] = []
  const leftOut: Aside[] = []
  const reasons: string[] = []
  let bytes = 0
  for (const file of inbox.aside() ?? []) {
    const blob = bytes + file.size <= MAX_BYTES ? await inbox.fileOf(file.id, file.at) : undefined
    if (blob === undefined) {
      leftOut.push(file)
      continue
    }
    bytes += blob.size
    packed.push(file)
    const name = `${String(packed.length).padStart(2, '0')}-${safe(file.name)}`
    parts.push({ name: `set-aside/${name}`, bytes: new Uint8Array(await blob.arrayBuffer()) })
    reasons.push(`${name}: ${file.name}\n${file.why.map(line => `  ${line}\n`).join('')}`)
  }
  if (packed.length > 0)
    parts.push({
      name: 'set-aside/reasons.txt',
      bytes: new TextEncoder().encode(reasons.join('\n')),
    })
  return { parts, packed, leftOut }
}
