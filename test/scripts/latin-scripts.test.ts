// Scripts of workers in Latin letters alone: they do the same.

import { expect, test } from 'vitest'
import { inLatin } from '../../scripts/latin-scripts-plugin'

const run = (code: string): unknown => new Function(code)() as unknown

test.each([
  ['texts', 'return ["“a” …", \'→\', "é"]'],
  ['templates', 'const a = 1; return `«${`≤${a}≥`}»–` + `\\u2026…`'],
  ['raw templates', 'const a = "→"; return String.raw`◁${a}\\s😀…▷`'],
  ['regular expressions', 'return ["a→b…😀", /([→😀])(.)(…)/u.exec("→b…")]'],
  [
    'regular expressions from texts',
    'return new RegExp(String.raw`[“„]\\w+(?:”|…)`, "u").exec("x „word” y")',
  ],
  ['names', 'const größe = { ñandú: 1, Ωmega: 2 }; return Object.entries(größe)'],
])('%s are the same', (_, code) => {
  const latin = inLatin(code)
  expect(latin).not.toMatch(/[\u0100-\uffff]/)
  expect(run(latin)).toEqual(run(code))
})

test('a template whose tag may look at what is written is refused', () => {
  expect(() => inLatin('tag`→`')).toThrow(/tag of its own/)
  expect(inLatin('const s = "→"; tag`a`')).toBe('const s = "\\u2192"; tag`a`')
})
