// Pasted text: every link and code in it is found, and the rest stays.

import { expect, test } from 'vitest'
import { sheets } from '#engine/sheets'
import { resultOf, sheetOf } from './class'

const sheet = sheetOf(['app gen ferry p01'])
const { link } = sheets.pack(sheet)
const code = (name: string): string => sheets.packResult(resultOf(sheet, name, ['(sail l0 l1)'])).code
const [ana, bo] = [code('Ana'), code('Bo')]
const broken = ana.replace(/(.{20})/g, '$1\n> ')

test.each<[string, string, { links?: number; codes?: number; damaged?: number; rest: string }]>([
  ['a link with words before it', `Sheet: https://pg.example/#${link}`, { links: 1, rest: '' }],
  ['a link and codes in one text', `Sheet: <./#${link}>\nAna: ${ana}\nBo: ${bo}`, { links: 1, codes: 2, rest: '' }],
  ['a link with a full stop after it', `It is http://localhost:4173/#${link}.`, { links: 1, rest: '' }],
  ['the same link twice', `${link}\n#${link}`, { links: 1, rest: '' }],
  ['a code broken over quoted lines', `> ${broken}\nBest, Ana`, { codes: 1, rest: 'Best, Ana' }],
  ['lines with neither', `Hi\n\nAna: ${ana}\nsee you`, { codes: 1, rest: 'Hi\n\nsee you' }],
  ['a damaged code', `Ana: ${ana}\nDee: ${bo.slice(0, 40)}`, { codes: 1, damaged: 1, rest: `Dee: ${bo.slice(0, 40)}` }],
  [
    'a damaged code on the line of a good one',
    `${ana} ${bo.slice(0, 40)}`,
    {
      ...{ codes: 1, damaged: 1 },
      rest: `${ana} ${bo.slice(0, 40)}`,
    },
  ],
  ['nothing', 'I forgot my code, sorry!', { rest: 'I forgot my code, sorry!' }],
])('%s', (_, text, { links = 0, codes = 0, damaged = 0, rest }) => {
  const found = sheets.pasted(text)
  expect({ ...found, links: found.links.length }).toEqual({ links, codes, damaged, rest })
  for (const each of found.links) expect(sheets.readLink(each).kind).toBe('sheet')
})
