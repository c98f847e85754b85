// The built page on a server that gives one of its files in a broken way, to whoever asks: page, worker or service worker.

import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const PATH = '/some/path/'
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

/** What an answer is in place of the right one; undefined where the server never answers. */
interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: string | Buffer
}

/** What the error of a planted script says. */
export const PLANTED = 'planted in this script'

/** Ways in which a file may not be what was built, by name; `body` is the right one. */
export const faults = {
  missing: () => ({ status: 404, type: 'text/plain', body: 'Not here.' }),
  error: () => ({ status: 500, type: 'text/plain', body: 'Out of order.' }),
  html: () => ({ type: 'text/html', body: '<!doctype html><title>Sign in</title><p>Sign in' }),
  mime: (body: Buffer) => ({ type: 'text/plain', body }),
  empty: () => ({ body: '' }),
  cut: (body: Buffer) => ({ body: body.subarray(0, Math.floor(body.length / 2)) }),
  syntax: (body: Buffer) => ({ body: `}{ ${body.toString('latin1')}` }),
  throws: (body: Buffer) => ({ body: `throw new Error('${PLANTED}');${body.toString('utf8')}` }),
  other: () => ({ body: 'export const ofAnotherVersion = 1' }),
  hangs: () => undefined,
} satisfies Record<string, (body: Buffer) => Answer | undefined>

export type Fault = keyof typeof faults

export interface FaultySite {
  readonly address: string
  /** Files that were asked for since the last call of `plant`, in the order of asking. */
  readonly asked: readonly string[]
  /** From now on this file comes so; no file does where none is given. */
  plant(file?: string, fault?: Fault): void
  end(): Promise<void>
}

/** Serves the page in `folder`. */
export async function faultySite(folder: string): Promise<FaultySite> {
  const asked: string[] = []
  let planted: { readonly file: string; readonly fault: Fault } | undefined
  const send = (response: ServerResponse, { status = 200, type, body }: Answer): void => {
    const headers = { 'content-type': type ?? 'text/plain', 'cache-control': 'no-store' }
    response.writeHead(status, headers).end(body)
  }
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
    const file = path === PATH ? 'index.html' : path.slice(PATH.length)
    asked.push(file)
    try {
      const right = { type: TYPES[extname(file)] ?? '', body: readFileSync(join(folder, file)) }
      if (file !== planted?.file) return send(response, right)
      const answer: Answer | undefined = faults[planted.fault](right.body)
      if (answer !== undefined) send(response, { type: right.type, ...answer })
    } catch {
      send(response, { status: 404, body: 'Not here.' })
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    asked,
    plant(file, fault) {
      planted = file === undefined || fault === undefined ? undefined : { file, fault }
      asked.length = 0
    },
    async end() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
