// Scripts in Latin letters alone: they do the same.

import { expect, test } from 'vitest'
import { inLatin } from '../../scripts/latin-scripts-plugin'

/** The value of a script that ends in an expression. */
const run = (code: string): unknown => new Function(`return ${code}`)() as unknown

test.each([
  ['texts', `["“a” …", '→', "é"]`],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a script
  ['templates', '(a => `«${`≤${a}≥`}»–` + `\\u2026…`)(1)'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a script
  ['raw templates', '(a => String.raw`◁${a}\\s😀…▷`)("→")'],
  ['regular expressions', '["a→b…😀", /([→😀])(.)(…)/u.exec("→b…")]'],
  ['regular expressions from texts', 'new RegExp(String.raw`[“„]\\w+(?:”|…)`, "u").exec("x „word” y")'],
  ['names', 'Object.entries({ größe: 0, ñandú: 1, Ωmega: 2 })'],
])('%s are the same', (_, code) => {
  const latin = inLatin(code)
  expect(latin).not.toMatch(/[\u0100-\uffff]/)
  expect(run(latin)).toEqual(run(code))
})

test('a template with a tag that may read its source text is refused', () => {
  expect(() => inLatin('tag`→`')).toThrow(/tag of its own/)
  expect(inLatin('const s = "→"; tag`a`')).toBe('const s = "\\u2192"; tag`a`')
})
