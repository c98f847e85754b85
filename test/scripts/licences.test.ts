import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { licencesOf, ofPackage, ofPage, packagesUsed } from '../../scripts/licences-plugin'

const root = fileURLToPath(new URL('../..', import.meta.url))

const libraries =
  '@fontsource-variable/inter @fontsource-variable/jetbrains-mono @fontsource-variable/source-serif-4 comlink d3-scale d3-scale-chromatic d3-selection d3-zoom fflate fzstd idb jsqr lucide-static mdast-util-from-markdown monaco-editor solid-js uqr valibot virtua yaml'.split(
    ' ',
  )

test('packages that sources are built with are found in them, and tools are not', () => {
  expect(packagesUsed(root, ofPage)).toEqual(libraries)
  expect(packagesUsed(root, ofPackage)).toEqual([
    ...['@modelcontextprotocol/sdk', 'fflate', 'fzstd', 'mdast-util-from-markdown', 'valibot', 'yaml'],
  ])
})

test('every package the page is built from is named with its licence', () => {
  const text = licencesOf(root, ofPage)
  for (const name of libraries) expect(text).toContain(`\n${name} `)
  expect(text).toContain('Copyright (c) 2026 Lucide Icons and Contributors')
  expect(text).not.toMatch(/Licence: undefined/)
})

test('the package needs no other at run time', () => {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
  } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  expect({ ...dependencies, ...optionalDependencies, ...peerDependencies }).toEqual({})
})
