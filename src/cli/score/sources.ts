// Files, folders and standard input as sources of bytes, streamed from disk.

import { accessSync, constants, createReadStream, promises, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ByteSource } from '#results/reading/source'
import type { ResultIssue } from '#results/scoring/record'
import { displayName, InputError, whyUnreadable } from '#cli/io'

/** Number of bytes read at once. */
const PIECE = 1 << 18

/** File names of result and question files; other files in a folder are skipped. */
const ofInterest = /\.(jsonl|ndjson|json|csv|tsv|eval|zip)(\.(gz|gzip|zst|zstd))?$/i

export interface FoundSources {
  readonly sources: readonly ByteSource[]
  /** Files of folders that are skipped because of their names. */
  readonly passedOver: readonly string[]
  /** One issue for each path that cannot be read, with the reason. */
  readonly problems: readonly ResultIssue[]
}

/** The files that the paths of a command name: folders contribute their files sorted by name; `-` is standard input. */
export function sourcesOf(paths: readonly string[]): FoundSources {
  const sources: ByteSource[] = []
  const passedOver: string[] = []
  const problems: ResultIssue[] = []
  for (const path of paths) {
    if (path === '-') {
      sources.push(standardInput())
      continue
    }
    try {
      if (!statSync(path).isDirectory()) {
        sources.push(fileSource(path))
        continue
      }
    } catch (error) {
      problems.push(problem(path, whyUnreadable(error as NodeJS.ErrnoException)))
      continue
    }
    const before = sources.length
    for (const file of filesIn(path, problems))
      if (ofInterest.test(file)) {
        try {
          sources.push(fileSource(file))
        } catch (error) {
          problems.push(problem(file, whyUnreadable(error as NodeJS.ErrnoException)))
        }
      } else passedOver.push(file)
    if (sources.length === before)
      problems.push(
        problem(path, 'is a folder without any result file (.jsonl, .json, .csv, .eval, also .gz or .zst).'),
      )
  }
  return { sources, passedOver, problems }
}

const problem = (file: string, message: string): ResultIssue => ({ file, line: 0, message })

/**
 * All files in a folder and its subfolders, except hidden ones; a folder that was already visited is not visited again.
 */
function filesIn(folder: string, problems: ResultIssue[]): string[] {
  const files: string[] = []
  const met = new Set<string>()
  const walk = (path: string): void => {
    const real = realpathSync(path)
    if (met.has(real)) return
    met.add(real)
    for (const name of readdirSync(path).sort()) {
      if (name.startsWith('.')) continue
      const inner = join(path, name)
      try {
        if (statSync(inner).isDirectory()) walk(inner)
        else files.push(inner)
      } catch (error) {
        problems.push(problem(inner, whyUnreadable(error as NodeJS.ErrnoException)))
      }
    }
  }
  walk(folder)
  return files
}

/**
 * A file as a source; throws the system's error if it cannot be read. Pipes and devices are read once, from the start.
 */
function fileSource(path: string): ByteSource {
  accessSync(path, constants.R_OK)
  const status = statSync(path)
  const stream = (): AsyncIterable<Uint8Array> => namingErrors(path, createReadStream(path, { highWaterMark: PIECE }))
  if (!status.isFile()) return { name: path, size: null, stream }
  return {
    name: path,
    size: status.size,
    stream,
    read: async (from, to) => {
      const file = await promises.open(path)
      try {
        const bytes = new Uint8Array(to - from)
        let length = 0
        while (length < bytes.length) {
          const { bytesRead } = await file.read(bytes, length, bytes.length - length, from + length)
          if (bytesRead === 0) break
          length += bytesRead
        }
        return bytes.subarray(0, length)
      } finally {
        await file.close()
      }
    },
  }
}

const standardInput = (): ByteSource => ({
  name: displayName('-'),
  size: null,
  stream: () => namingErrors('-', process.stdin),
})

/** The bytes of a stream; read errors are rethrown with the file's name. */
async function* namingErrors(path: string, stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new InputError(`${displayName(path)}: ${whyUnreadable(error as NodeJS.ErrnoException)}`)
  }
}
