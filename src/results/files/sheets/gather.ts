// Finds results in anything dropped or pasted: result files, codes in texts, archives from a learning platform.

import { encodingOf } from '#base/encoding'
import type { FoundResult } from '#teaching/sheets/table'
import { type NamedBytes, unzipWithin } from '../unpacking'
import { isResultText, readResultFile } from './result-file'
import { resultsIn } from './result-code'

/** An unreadable item, with the reason. */
export interface Unread {
  readonly from: string
  readonly why: string
}

export interface GatheredResults {
  readonly found: readonly FoundResult[]
  readonly unread: readonly Unread[]
}

/** Maximum bytes of an examined file, and of an archive's whole unpacked content. */
const MAX_BYTES = 40_000_000
const MAX_UNPACKED_BYTES = 120_000_000
/** Maximum depth of nested archives, which platforms produce for several submissions. */
const DEEPEST = 2
/** Files that cannot contain results or codes, such as pictures and programs. */
const SKIPPED =
  /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)|\.(?:png|jpe?g|gif|webp|heic|mp4|mov|mp3|exe|dll|pdf|pptx)$/i
/** Documents that are zip archives of many parts. */
const OFFICE = /\.(?:docx|odt|xlsx|ods)$/i
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The results in files, together with everything that could not be read. Nothing is silently ignored. */
export function gatherResults(files: readonly NamedBytes[], depth = 0): GatheredResults {
  const found: FoundResult[] = []
  const unread: Unread[] = []
  for (const { name, bytes } of files) {
    if (/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)) continue
    const not = (why: string): void => void unread.push({ from: name, why })
    if (bytes.length > MAX_BYTES) not(`It has more than ${MAX_BYTES / 1e6} MB.`)
    else if (ZIP.every((byte, i) => bytes[i] === byte)) {
      const more = fromArchive(name, bytes, depth)
      found.push(...more.found)
      unread.push(...more.unread)
    } else if (SKIPPED.test(name)) not('A file of this kind holds no result.')
    else {
      const more = gatherText(name, textOf(bytes))
      found.push(...more.found)
      unread.push(...more.unread)
      if (more.found.length + more.unread.length === 0) not('No result was found in it.')
    }
  }
  return { found, unread }
}

function fromArchive(name: string, bytes: Uint8Array, depth: number): GatheredResults {
  const not = (why: string): GatheredResults => ({ found: [], unread: [{ from: name, why }] })
  if (depth >= DEEPEST) return not('It is an archive within an archive within an archive.')
  const archive = unzipWithin(bytes, () => true, MAX_UNPACKED_BYTES)
  if (archive.kind === 'bad') return not(archive.message)
  const inside = archive.files.map(file => ({ name: `${name}/${file.name}`, bytes: file.bytes }))
  const { found, unread } = gatherResults(inside, depth + 1)
  if (OFFICE.test(name))
    return found.length > 0
      ? { found, unread: [] }
      : not(
          'No result was found in it. Codes in such documents may be broken up: paste the text of the document instead.',
        )
  const broken = archive.broken.map(file => ({
    from: `${name}/${file}`,
    why: 'It could not be unpacked.',
  }))
  return { found, unread: [...unread, ...broken] }
}

/** The results in a text: a result file, or any text with codes. */
export function gatherText(name: string, text: string): GatheredResults {
  if (isResultText(text)) {
    const read = readResultFile(text, name)
    return typeof read === 'string' ? { found: [], unread: [{ from: name, why: read }] } : { found: [read], unread: [] }
  }
  const { results, bad } = resultsIn(text)
  return {
    found: results.map(result => ({ result, from: name, isChanged: false })),
    unread: bad.map(({ at, why }) => ({ from: `${name}, character ${at + 1}`, why })),
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes)
