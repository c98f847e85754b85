// Files, standard input and the two output streams. Text is UTF-8, or UTF-16 as written by Windows shells; the encoding
// and gzip compression are detected from the bytes, whatever the file's name.

import { readFileSync, readSync, writeSync } from 'node:fs'
import { encodingOf } from '#base/encoding'
import { EXIT } from './exit'

/** An input is invalid: exit code 1; the message contains its place. */
export class InputError extends Error {}

/** Larger input is rejected, since unpacking and indexing it would exhaust memory. */
const maxBytes = 400_000_000

/** The output streams of a command; tests may pass their own. */
export interface Streams {
  /** Writes one line to standard output; resolves when writing can continue. */
  readonly out: (line: string) => Promise<void>
  /** Writes one line to standard error. */
  readonly note: (line: string) => void
}

/**
 * The text of a file, or of standard input for `-`; throws `InputError`. A leading byte order mark is removed, except
 * with 'as it is', which is used for responses.
 */
export function readText(path: string, how: 'a file' | 'as it is' = 'a file'): string {
  const text = decode(path === '-' ? readStandardInput() : readBytes(path), path)
  return how === 'a file' ? text.replace(/^\uFEFF/, '') : text
}

/** The name of a path in messages. */
export const displayName = (path: string): string => (path === '-' ? '<stdin>' : path)

/** The streams of this process; a closed reader ends it silently. */
export function processStreams(): Streams {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
      if (stream === process.stdout) process.stderr.write(`${whyUnwritten(error)}\n`)
      process.exit(EXIT.bad)
    })
  return {
    out: line =>
      new Promise(done => {
        if (process.stdout.write(`${line}\n`)) done()
        else process.stdout.once('drain', done)
      }),
    note: line => {
      process.stderr.write(`${line}\n`)
    },
  }
}

/**
 * Like `processStreams`, for commands that write little and end soon: writes directly to the file descriptors, since
 * creating Node's streams takes longer than such a command. A closed reader ends it silently.
 */
export function directStreams(): Streams {
  return {
    out: async line => {
      write(1, `${line}\n`)
    },
    note: line => {
      write(2, `${line}\n`)
    },
  }
}

function write(file: number, text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0)
    try {
      rest = rest.subarray(writeSync(file, rest))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EPIPE') process.exit(process.exitCode ?? 0)
      if (code !== 'EAGAIN') {
        if (file === 1) write(2, `${whyUnwritten(error as NodeJS.ErrnoException)}\n`)
        process.exit(EXIT.bad)
      }
      waitForOthers()
    }
}

/** Describes output errors such as a full disk, which are not bugs, so no stack trace is shown. */
const whyUnwritten = ({ code, message }: NodeJS.ErrnoException): string =>
  `<stdout>: ${code === 'ENOSPC' ? 'no space is left on the device' : `cannot be written (${code ?? message})`}.`

function waitForOthers(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new InputError(`${path}: ${whyUnreadable(error as NodeJS.ErrnoException)}`)
  }
}

function readStandardInput(): Buffer {
  const parts: Buffer[] = []
  let size = 0
  for (;;) {
    const part = Buffer.allocUnsafe(65_536)
    let count: number
    try {
      count = readSync(0, part, 0, part.length, null)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code === 'EOF') break
      if (code === 'EAGAIN') {
        waitForOthers()
        continue
      }
      throw new InputError(`<stdin>: ${whyUnreadable(error as NodeJS.ErrnoException)}`)
    }
    if (count === 0) break
    parts.push(part.subarray(0, count))
    size += count
    if (size > maxBytes) throw new InputError('<stdin>: more than 400 MB.')
  }
  return Buffer.concat(parts)
}

function decode(bytes: Buffer, path: string): string {
  let plain = bytes
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    try {
      // Loaded only when needed.
      plain = process.getBuiltinModule('node:zlib').gunzipSync(bytes, { maxOutputLength: maxBytes })
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      const why = code === 'ERR_BUFFER_TOO_LARGE' ? 'unpacks to more than 400 MB' : 'is a damaged gzip file'
      throw new InputError(`${displayName(path)}: ${why}.`)
    }
  if (plain.length > maxBytes) throw new InputError(`${displayName(path)}: more than 400 MB.`)
  const encoding = encodingOf(plain)
  return encoding === 'utf-8' ? plain.toString('utf8') : new TextDecoder(encoding).decode(plain)
}

/** Why a file cannot be read, as the end of a sentence. */
export function whyUnreadable(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return 'there is no such file.'
    case 'EISDIR':
      return 'is a folder; a file is needed.'
    case 'EACCES':
    case 'EPERM':
      return 'may not be read.'
    case 'ERR_FS_FILE_TOO_LARGE':
      return 'is too large.'
    default:
      return `cannot be read (${error.code ?? error.message}).`
  }
}
