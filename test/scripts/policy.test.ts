// One policy: in the page's own `<meta>`, in `_headers`, in the service worker, and in the settings that docs show.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../scripts/hosting'
import { headersFile } from '../../scripts/policy-plugin'
import { cachingOf, HEADERS, POLICY } from '../../scripts/policy'
import { root } from '../support/sources'

const docs = readFileSync(join(root, 'docs/hosting.md'), 'utf8')
const built = join(root, 'dist/page')

test('the policy lets scripts, workers and requests reach the page’s own files alone', () => {
  const directives = new Map(POLICY.split('; ').map(part => [part.split(' ')[0]!, part.split(' ').slice(1)]))
  expect(directives.get('default-src')).toEqual(["'none'"])
  for (const name of ['script-src', 'worker-src', 'connect-src']) expect(directives.get(name), name).toEqual(["'self'"])
  // Frames of other pages are a feature (docs/embedding.md).
  expect(directives.has('frame-ancestors')).toBe(false)
  expect(HEADERS).toHaveProperty('X-Content-Type-Options', 'nosniff')
})

test('only files with a hash in their name are kept without asking', () => {
  expect(cachingOf('assets/index-abc.js')).toContain('immutable')
  for (const path of ['', 'index.html', 'first.js', 'service-worker.js', 'manifest.webmanifest'])
    expect(cachingOf(path), path).toBe('no-cache')
})

test.each(Object.entries(settings))('docs/hosting.md shows the settings for %s', (_server, text) => {
  expect(docs).toContain(text)
})

test('docs/hosting.md shows the file of headers', () => {
  expect(docs).toContain(headersFile().trim())
})

test('the built page has the policy in its head, in _headers and in its service worker', () => {
  // Nothing is built: `npm test` builds before.
  if (!existsSync(join(built, 'index.html'))) return
  const text = (name: string): string => readFileSync(join(built, name), 'utf8')
  expect(text('index.html')).toContain(`<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`)
  expect(text('_headers')).toBe(headersFile())
  expect(text('service-worker.js')).toContain(POLICY)
  // A host that reads the file does not give it out.
  expect(text('service-worker.js')).not.toContain('_headers')
})
