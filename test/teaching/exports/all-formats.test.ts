// A format of questions for a class, or of a search, is one object: menus and docs go by the lists.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchFormats } from '#planning/textbook/export'
import { fileForms } from '#questions/kinds/file-forms'
import { classFormats } from '#teaching/exports/formats/all'

const text = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

test('the docs have a paragraph for each format of questions for a class, with the ending of its files', () => {
  const docs = text('docs/class-exports.md')
  for (const { title, ending } of classFormats) expect(docs).toContain(`**${title}** (\`${ending}\`)`)
})

test.each([
  ['src/page/class/exports/class-export.tsx', 'classFormats', classFormats],
  ['src/page/stage/search/panels/code-panel.tsx', 'searchFormats', searchFormats],
  ['src/page/make/take-along.tsx', 'fileForms', fileForms],
])('the menu in %s names no format, but goes by %s', (path, list, formats) => {
  const source = text(path)
  expect(source).toContain(`each={${list}}`)
  for (const { title } of formats) expect(source).not.toMatch(new RegExp(`['"\`>]${title}['"\`<]`))
  expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length)
})
