// Exports for a class as the page requests them: files with the same bytes each time, and links back to the
// questions.

import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { engineInMemory } from '#engine/engine'
import { classFormats } from '#teaching/exports/formats/all'
import { openQuestions } from '../teaching/exports/sample'

const engine = engineInMemory()
const questions = openQuestions('ferry').slice(0, 3)
const options = {
  ...{ seed: 's', picture: true, pddl: false, maxStates: 100_000 },
  address: 'https://planground.example/',
}

test('items come with links that lead back to the question, without its key', async () => {
  const { items, left } = engine.classExports.items(questions, options, 7)
  expect(left).toEqual([])
  expect(items.map(({ name }) => name.replace(/.*, /, ''))).toEqual(['7', '8', '9'])
  for (const [i, { link }] of items.entries()) {
    const read = engine.sharing.read(link!.slice(link!.indexOf('#') + 1))
    expect(read).toMatchObject({
      kind: 'shared',
      shared: { question: { kind: questions[i]!.kind } },
    })
  }
  const without = engine.classExports.items(questions, { ...options, address: null }, 1)
  expect(without.items.every(({ link }) => link === null)).toBe(true)
})

test('a file is the same bytes each time; that of QTI is an archive with its manifest first', () => {
  const { items } = engine.classExports.items(questions, options, 1)
  const write = (format: string) => engine.classExports.file(items, format, 'Class')
  const formats = classFormats.map(({ id }) => id)
  for (const format of formats) expect(write(format).bytes).toEqual(write(format).bytes)
  const parts = Object.keys(unzipSync(write('qti').bytes))
  expect(parts.slice(0, 3)).toEqual(['imsmanifest.xml', 'test.xml', 'items/q1.xml'])
  expect(parts).toContain('items/q1.svg')
  expect(formats.map(format => write(format).ending)).toEqual([
    ...['.moodle.xml', '.qti.zip', '.gift.txt', '.md', '.csv', '.kahoot.csv'],
  ])
  const sheet = engine.classExports.sheet(items, { title: 'Class', variants: 2, seed: 's' })
  expect(sheet.variants.map(({ letter }) => letter)).toEqual(['A', 'B'])
})
