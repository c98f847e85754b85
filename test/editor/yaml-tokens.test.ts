// The colours of a phrases file, line by line, and of the text that is shown before the editor is there.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourer } from '#page/editor/monaco/colours'
import { blocksOf } from '#page/editor/text-blocks'
import { paintYaml, yamlStart } from '#page/editor/yaml/yaml-tokens'

/** Each line's pieces as `token:words`, without blanks. */
function painted(text: string): string[][] {
  let state = yamlStart
  return text.split('\n').map(line => {
    const { pieces, state: next } = paintYaml(line, state)
    state = next
    return pieces
      .map(({ from, token }, i) => `${token}:${line.slice(from, pieces[i + 1]?.from)}`)
      .filter(piece => !piece.startsWith('blank:'))
  })
}

test('sections, entries, fields, wordings, slots and forms have colours of their own', () => {
  const lines = painted(
    'predicates:\n  at:\n    holds:\n      - car {c} is # why\n    gather: c\n    told: "{c} [is|are] at"',
  )
  expect(lines).toEqual([
    ['keyword:predicates', 'bracket::'],
    ['head:at', 'bracket::'],
    ['type:holds', 'bracket::'],
    ['bracket:-', 'wording:car ', 'bracket:{', 'variable:c', 'bracket:}', 'wording: is ', 'comment:# why'],
    ['type:gather', 'bracket::', 'head:c'],
    [
      ...['type:told', 'bracket::', 'bracket:"{', 'variable:c', 'bracket:}', 'wording: ', 'bracket:['],
      ...['logic:is', 'bracket:|', 'logic:are', 'bracket:]', 'wording: at', 'bracket:"'],
    ],
  ])
})

test('blocks, quotes and brackets continue from line to line', () => {
  expect(painted('introduction: >-\n  A: b {c}\n\n  - d\nstate: [at,\n  on]\nforeign:')).toEqual([
    ['keyword:introduction', 'bracket::', 'bracket:>-'],
    ['wording:  A: b {c}'],
    [],
    ['wording:  - d'],
    ['keyword:state', 'bracket::', 'bracket:[', 'head:at', 'bracket:,'],
    ['head:on', 'bracket:]'],
    ['keyword:foreign', 'bracket::'],
  ])
  expect(painted('foreign:\n  - "a\n    b: c"\n  - d').at(2)).toEqual(['wording:    b: c', 'bracket:"'])
})

test('an unclosed slot is a slot, so that its name can be completed', () => {
  expect(painted('actions:\n  go:\n    - go to {pl').at(2)).toEqual([
    'bracket:-',
    'wording:go to ',
    'bracket:{',
    'variable:pl',
  ])
})

test('all pieces together are the text, in any blocks', () => {
  for (const folder of readdirSync('domains').filter(name => !name.includes('.'))) {
    const text = readFileSync(`domains/${folder}/phrases.yaml`, 'utf8')
    for (const blocks of [blocksOf(text), text.split(/(?<=\n)/).map(line => ({ text: line }))]) {
      const colours = colourer('phrases', blocks)
      // Out of order, as when only a later block changes.
      const last = colours(blocks.length - 1)
      const all = blocks.map((_, i) => colours(i))
      expect(all.at(-1)).toEqual(last)
      expect(
        all
          .flat()
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    }
  }
})

test('long and hostile lines take time that grows with their length', () => {
  for (const line of [
    '{'.repeat(100_000),
    '[a|'.repeat(50_000),
    `${' '.repeat(100_000)}:`,
    '"'.repeat(100_001),
    'a: '.repeat(50_000),
    '- '.repeat(50_000),
  ])
    expect(paintYaml(line, yamlStart).pieces.length).toBeGreaterThan(0)
  const many = '{'.repeat(300_000)
  expect(colourer('phrases', [{ text: many }])(0)).toEqual([{ token: 'name', text: many }])
})
