// The server of the built page, when files come and go under it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compressed } from '../../scripts/compressed.mjs'

type Answer = (path: string, request: object, response: object) => Promise<boolean>

test('a file that is removed during a request is missing, and is served again when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'))
  const file = join(folder, 'a.js')
  writeFileSync(file, 'x'.repeat(1_000))
  const answer = (compressed as (folder: string, quality: number) => Answer)(folder, 1)
  const server = createServer(async (request, response) => {
    const answering = answer(request.url!.slice(1), request, response)
    // The file is still found, but can no longer be read.
    if (request.headers['x-gone']) rmSync(file)
    const found = await answering.catch(() => 'thrown')
    if (found !== true) response.writeHead(found === false ? 404 : 500).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.js`
  try {
    expect((await fetch(address, { headers: { 'x-gone': '1' } })).status).toBe(404)
    writeFileSync(file, 'y'.repeat(1_000))
    expect(await (await fetch(address)).text()).toBe('y'.repeat(1_000))
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
