import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { licencesOf } from '../../scripts/licences-plugin'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('every package the page is built from is named with its licence', () => {
  const text = licencesOf(root)
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  for (const name of Object.keys(dependencies)) expect(text).toContain(`\n${name} `)
  expect(text).toContain('Copyright (c) 2026 Lucide Icons and Contributors')
  expect(text).not.toMatch(/Licence: undefined/)
})
