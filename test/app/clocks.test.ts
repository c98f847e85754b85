// A prop is read again whenever it is used, so a clock in it always returns the current time: content that waits for
// a moment to pass would never be shown.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no component is given a clock as a prop', () => {
  const folder = join(import.meta.dirname, '../../src/page')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const views = files.filter(name => name.endsWith('.tsx'))
  expect(views.length).toBeGreaterThan(200)
  const isClock = (name: string): boolean =>
    /=\{(?:performance|Date)\.now\(\)\}/.test(readFileSync(join(folder, name), 'utf8'))
  expect(views.filter(isClock)).toEqual([])
})
