// The built page on a server that gives some of its files in a broken way, to whoever asks: page, worker or service worker.

import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const PATH = '/some/path/'

/** Paths of the files below `folder`, sorted: the order of a folder differs by file system. */
export const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.\w+$/.test(file))
    .map(file => file.replaceAll('\\', '/'))
    .sort()

/** The only file of `folder` with such a path and with `inside` in its text; an error if there are several, or none. */
export function onlyFile(folder: string, part: RegExp, inside = ''): string {
  const found = filesOf(folder).filter(
    file => part.test(file) && readFileSync(join(folder, file), 'utf8').includes(inside),
  )
  if (found.length !== 1) throw new Error(`One file should match ${part} ${inside}; these do: ${found.join(', ')}`)
  return found[0]!
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
}

/** The wrong answer of the server; undefined if it never answers. */
interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: string | Buffer
}

/** The message of the error in a planted script. */
export const PLANTED = 'planted in this script'

const SIGN_IN = '<!doctype html><title>Sign in</title><p>Sign in'

/** Ways in which a file may not be what was built, by name; `body` is the right one, `page` that of index.html. */
export const faults = {
  missing: () => ({ status: 404, type: 'text/html', body: SIGN_IN }),
  error: () => ({ status: 500, type: 'text/plain', body: 'Out of order.' }),
  /** As hosts of pages with addresses of their own do for whatever they do not have. */
  html: (_body: Buffer, page: Buffer) => ({ type: 'text/html', body: page }),
  mime: (body: Buffer) => ({ type: 'text/plain', body }),
  empty: () => ({ body: '' }),
  cut: (body: Buffer) => ({ body: body.subarray(0, Math.floor(body.length / 2)) }),
  syntax: (body: Buffer) => ({ body: Buffer.concat([Buffer.from('}{ '), body]) }),
  throws: (body: Buffer) => ({
    body: Buffer.concat([Buffer.from(`throw new Error('${PLANTED}');`), body]),
  }),
  other: () => ({ body: 'export const ofAnotherVersion = 1' }),
  hangs: () => undefined,
} satisfies Record<string, (body: Buffer, page: Buffer) => Answer | undefined>

export type Fault = keyof typeof faults

export interface FaultySite {
  readonly address: string
  /** Files that were asked for since the last call of `plant`, in the order of asking. */
  readonly asked: readonly string[]
  /** From now on these files come so, and all others as they are. */
  plant(wrong: Readonly<Record<string, Fault>>): void
  end(): Promise<void>
}

/** Serves the page in `folder`, with further headers where some are given. */
export async function faultySite(folder: string, further: Readonly<Record<string, string>> = {}): Promise<FaultySite> {
  const asked: string[] = []
  let planted: Readonly<Record<string, Fault>> = {}
  const send = (response: ServerResponse, { status = 200, type, body }: Answer): void => {
    const headers = { 'content-type': type ?? 'text/plain', 'cache-control': 'no-store' }
    response.writeHead(status, { ...headers, ...further }).end(body)
  }
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
    const file = path === PATH ? 'index.html' : path.slice(PATH.length)
    asked.push(file)
    try {
      const type = TYPES[extname(file)] ?? ''
      const body = readFileSync(join(folder, file))
      const fault = planted[file]
      if (fault === undefined) return send(response, { type, body })
      const page = readFileSync(join(folder, 'index.html'))
      const answer: Answer | undefined = faults[fault](body, page)
      if (answer !== undefined) send(response, { type, ...answer })
    } catch {
      send(response, { status: 404, body: 'Not here.' })
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    asked,
    plant(wrong) {
      planted = wrong
      asked.length = 0
    },
    async end() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
