// Chromium driven by the bare protocol of its inspector: Playwright makes it record each request with the code that made
// it, which is work on the main thread that a visitor's browser does not have.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { root } from './page-open'

// biome-ignore lint/suspicious/noExplicitAny: answers of the protocol differ by method.
type Answer = any

export interface BareTab {
  readonly send: (method: string, params?: object) => Promise<Answer>
  readonly close: () => Promise<void>
}

export interface BareChromium {
  readonly open: () => Promise<BareTab>
  readonly close: () => Promise<void>
}

/** A browser with an empty profile. */
export async function bareChromium(width: number, height: number): Promise<BareChromium> {
  const { findOrGetChromium } = await import(join(root, 'scripts/find-chromium.mjs'))
  const profile = mkdtempSync(join(tmpdir(), 'planground-profile-'))
  const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
  const own = ['--remote-debugging-pipe', `--user-data-dir=${profile}`, `--window-size=${width},${height}`]
  const browser = spawn(await findOrGetChromium(), [...switches, ...own, '--no-first-run', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, { done: (answer: Answer) => void; failed: (error: Error) => void }>()
  let rest = ''
  output.setEncoding('utf8').on('data', (data: string) => {
    const messages = (rest + data).split('\0')
    rest = messages.pop()!
    for (const { id, result, error } of messages.map(message => JSON.parse(message))) {
      if (error) waiting.get(id)?.failed(new Error(error.message))
      else waiting.get(id)?.done(result)
      waiting.delete(id)
    }
  })
  let last = 0
  const send = (method: string, params: object = {}, sessionId?: string): Promise<Answer> =>
    new Promise((done, failed) => {
      waiting.set(++last, { done, failed })
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    })
  return {
    async open() {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      return {
        send: (method, params) => send(method, params, sessionId),
        close: () => send('Target.closeTarget', { targetId }),
      }
    },
    async close() {
      const ended = new Promise(done => browser.once('exit', done))
      void send('Browser.close').catch(() => {})
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
