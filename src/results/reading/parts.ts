// Dropped sources → the texts in them, each read separately: a plain file, the content of a gzip or zstandard file, the
// members of an archive, or a log of Inspect with its samples.

import { Damaged, gathered, inMemory, peeked } from './bytes'
import type { ByteSource } from './source'
import { packingOf, unpacked } from './unpack'
import { asUtf8 } from './utf8'
import { chunkedSample, logSamples } from './inspect-members'
import { isReadable, memberBytes, membersOf, type Readable, type ZipMember } from './zip'

/** Called with the number of bytes of the packed source that were read. */
export type OnBytes = (bytes: number) => void

/** One text. */
export interface TextPart {
  readonly kind: 'text'
  readonly name: string
  /** The compression format, for people: `gzip`; '' if there is none. */
  readonly packed: string
  /** True if it can be read only once. */
  readonly isOnce: boolean
  /** Its bytes in UTF-8; throws `Damaged` if they cannot be unpacked. */
  bytes(onBytes?: OnBytes): AsyncIterable<Uint8Array>
}

/** A log of Inspect that is an archive: its header and its samples. */
export interface LogPart {
  readonly kind: 'log'
  readonly name: string
  readonly header: TextPart | undefined
  readonly samples: readonly TextPart[]
}

/** A source, or a member of one, that cannot be read, and why. */
export interface BadPart {
  readonly kind: 'bad'
  readonly name: string
  readonly problem: string
}

/** Members of an archive that are skipped because of their names. */
export interface SkippedPart {
  readonly kind: 'skipped'
  readonly name: string
  readonly members: readonly string[]
}

export type Part = TextPart | LogPart | BadPart | SkippedPart

/** Bytes examined to detect the compression format. */
const HEAD = 512
/** Maximum bytes of an archive that cannot be read at arbitrary positions and is therefore loaded into memory. */
const MAX_WHOLE_BYTES = 256_000_000
/** Maximum depth of nested archives. */
const MAX_DEPTH = 3

/** Files that operating systems create, and metadata of archives. */
const litter = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/
/** Members with names that show that they are not texts of records. */
const passedOver =
  /\.(?:py|md|ya?ml|toml|png|jpe?g|gif|svg|pdf|html?|css|js|ts|sh|ipynb|pkl|pt|bin|safetensors|lock|log)$/i

/** The parts of a source, in order. */
export async function partsOf(source: ByteSource): Promise<readonly Part[]> {
  return parts(source, source.name, 0)
}

async function parts(source: ByteSource, name: string, depth: number): Promise<readonly Part[]> {
  const isOnce = source.read === undefined
  const { head, all, close } = await peeked(source.stream(), HEAD)
  const packing = packingOf(head)
  if (packing === 'zip') {
    const readable = isReadable(source) ? source : await held(name, all)
    if (!isOnce || isReadable(source)) await close()
    if (readable === undefined)
      return [
        bad(
          name,
          `This zip archive is too large to be read from here: up to ${MAX_WHOLE_BYTES / 1e6} MB are; unpack it first.`,
        ),
      ]
    return archiveParts(readable, name, depth)
  }
  if (!isOnce) await close()
  const open = (onBytes?: OnBytes): AsyncIterable<Uint8Array> => {
    const packed = countedBytes(isOnce ? all : source.stream(), onBytes)
    return asUtf8(unpacked(packed, packing))
  }
  if (packing === 'plain') return [{ kind: 'text', name, packed: '', isOnce, bytes: open }]
  return [
    {
      kind: 'text',
      name: name.replace(/\.(?:gz|zst)$/i, ''),
      packed: packing === 'zstd' ? 'zstandard' : packing,
      isOnce,
      bytes: open,
    },
  ]
}

async function* countedBytes(
  chunks: AsyncIterable<Uint8Array>,
  onBytes: OnBytes | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes?.(chunk.length)
    yield chunk
  }
}

const bad = (name: string, problem: string): BadPart => ({ kind: 'bad', name, problem })

async function held(name: string, chunks: AsyncIterable<Uint8Array>): Promise<Readable | undefined> {
  const bytes = await gathered(chunks, MAX_WHOLE_BYTES)
  return bytes === undefined ? undefined : (inMemory(name, bytes) as Readable)
}

async function archiveParts(source: Readable, name: string, depth: number): Promise<readonly Part[]> {
  let members: readonly ZipMember[]
  try {
    members = await membersOf(source)
  } catch (error) {
    return [bad(name, messageOf(error))]
  }
  const names = new Set(members.map(member => member.name))
  if (names.has('[Content_Types].xml')) return [bad(name, 'This is an office document. Save its table as CSV first.')]
  if (names.has('header.json') || names.has('_journal/start.json')) return [logOf(source, name, members)]
  const found: Part[] = []
  const skipped: string[] = []
  for (const member of members) {
    if (litter.test(member.name)) continue
    if (passedOver.test(member.name)) {
      skipped.push(member.name)
      continue
    }
    const path = `${name}/${member.name}`
    if (depth >= MAX_DEPTH) {
      found.push(bad(path, 'This archive lies too deep within others; unpack it first.'))
      continue
    }
    found.push(...(await memberParts(source, member, path, depth)))
  }
  if (found.length === 0) found.push(bad(name, 'This zip archive holds no file of results or questions.'))
  return skipped.length === 0 ? found : [...found, { kind: 'skipped', name, members: skipped }]
}

/** The parts of a member, which may itself be compressed or an archive. */
async function memberParts(source: Readable, member: ZipMember, path: string, depth: number): Promise<readonly Part[]> {
  const plain: Omit<TextPart, 'bytes'> = { kind: 'text', name: path, packed: 'zip', isOnce: false }
  try {
    const { head, close } = await peeked(memberBytes(source, member), HEAD)
    await close()
    const packing = packingOf(head)
    if (packing === 'zip') {
      const inner = await held(path, memberBytes(source, member))
      return inner === undefined
        ? [
            bad(
              path,
              `This archive within an archive has more than ${MAX_WHOLE_BYTES / 1e6} MB; unpack the outer one first.`,
            ),
          ]
        : await parts(inner, path, depth + 1)
    }
    const bytes = (onBytes?: OnBytes): AsyncIterable<Uint8Array> =>
      asUtf8(unpacked(memberBytes(source, member, onBytes), packing))
    return [{ ...plain, name: packing === 'plain' ? path : path.replace(/\.(?:gz|zst)$/i, ''), bytes }]
  } catch (error) {
    return [bad(path, messageOf(error))]
  }
}

const logOf = (source: Readable, name: string, members: readonly ZipMember[]): LogPart => {
  const text = (
    member: ZipMember,
    bytes: TextPart['bytes'] = onBytes => asUtf8(memberBytes(source, member, onBytes)),
  ): TextPart => ({
    kind: 'text',
    name: `${name}/${member.name}`,
    packed: '',
    isOnce: false,
    bytes,
  })
  const header =
    members.find(member => member.name === 'header.json') ??
    members.find(member => member.name === '_journal/start.json')
  return {
    kind: 'log',
    name,
    header: header === undefined ? undefined : text(header),
    samples: logSamples(members).map(({ sample, rest }) =>
      rest.length === 0 ? text(sample) : text(sample, onBytes => chunkedSample(source, sample, rest, onBytes)),
    ),
  }
}

/** The message of a `Damaged` error; any other error is rethrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Damaged) return error.message
  throw error
}
