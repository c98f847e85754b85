// The samples in an archive of Inspect. Each is one member, or, since August 2026, several chunks: a base object, its
// metadata, and attachments that are numbered across all their chunks.

import { gathered } from './bytes'
import { LONGEST_RECORD } from '#base/json/items'
import { decoded } from '#base/json/utf8'
import { memberBytes, type Readable, type ZipMember } from './zip'

/** A sample and, if it is in chunks, its further members. */
export interface LogSample {
  readonly sample: ZipMember
  readonly rest: readonly ZipMember[]
}

const shell = /^samples\/.+\/sample\.json$/

/** The samples in the order of the archive; ids appear in member names unchanged, even if they contain `/`. */
export function logSamples(members: readonly ZipMember[]): readonly LogSample[] {
  const folders = new Map<string, ZipMember[]>()
  for (const { name } of members) if (shell.test(name)) folders.set(name.slice(0, name.lastIndexOf('/')), [])
  const found: LogSample[] = []
  for (const member of members) {
    const { name } = member
    if (!name.startsWith('samples/') || !name.endsWith('.json')) continue
    const folder = folderOf(name, folders)
    if (folder === undefined) found.push({ sample: member, rest: [] })
    else if (name === `${folder}/sample.json`) found.push({ sample: member, rest: folders.get(folder)! })
    else if (/^\/(?:metadata|attachments\/\d+)\.json$/.test(name.slice(folder.length)))
      folders.get(folder)!.push(member)
  }
  return found
}

/** The folder of the chunked sample that a member belongs to. */
function folderOf(name: string, folders: ReadonlyMap<string, unknown>): string | undefined {
  for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1))
    if (folders.has(name.slice(0, end))) return name.slice(0, end)
  return undefined
}

/**
 * The sample as one object: the base with its metadata and attachments. Each chunk's name gives the number of its first
 * attachment.
 */
export async function* chunkedSample(
  source: Readable,
  sample: ZipMember,
  rest: readonly ZipMember[],
  onBytes: ((bytes: number) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  const read = async (member: ZipMember): Promise<string> => {
    const bytes = await gathered(memberBytes(source, member, onBytes), LONGEST_RECORD)
    return bytes === undefined ? 'null' : decoded(bytes)
  }
  const metadata = rest.find(({ name }) => name.endsWith('/metadata.json'))
  const fields = [(await read(sample)).trim().replace(/\}$/, '')]
  if (metadata !== undefined) fields.push(`"metadata":${await read(metadata)}`)
  if (fields.some(text => text.includes('attachment://'))) {
    const chunks: string[] = []
    for (const member of rest) {
      const start = /\/attachments\/(\d+)\.json$/.exec(member.name)?.[1]
      if (start !== undefined) chunks.push(`"${start}":${await read(member)}`)
    }
    fields.push(`"attachments":{${chunks.join(',')}}`)
  }
  yield new TextEncoder().encode(`${fields.join(',')}}`)
}
