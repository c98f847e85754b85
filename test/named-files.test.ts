// Sources that documents and comments name exist under that name.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/sources'

const folders = ['docs', 'src', 'test', 'scripts', 'lessons', 'domains']

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )

test('sources named in documents and comments exist', () => {
  const top = readdirSync(root, { withFileTypes: true }).filter(entry => entry.isFile())
  const files = [...top.map(({ name }) => join(root, name)), ...folders.flatMap(folder => filesIn(join(root, folder)))]
  const names = new Set(files.map(file => basename(file)))
  const named = files
    .filter(file => /\.(?:md|tsx?|mjs)$/.test(file) && basename(file) !== 'CHANGELOG.md')
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/`((?:[\w.-]+\/)*[\w-]+\.(?:tsx?|mjs))`/g)]
        .filter(([, path]) => !names.has(basename(path!)))
        .map(([, path]) => `${relative(root, file)}: ${path}`),
    )
  expect(names.size).toBeGreaterThan(1_000)
  expect(named).toEqual([])
})
