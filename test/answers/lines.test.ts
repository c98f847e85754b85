// The lines of a response: none is lost, and a long run of empty ones takes little room.

import { expect, test } from 'vitest'
import { docOf } from '#language/answers/lines'

const runs = [
  '',
  '\n',
  'a\nb',
  `a${'\n'.repeat(8)}b`,
  `a${'\n'.repeat(9)}b`,
  `a${'\n'.repeat(10)}b`,
  `a${'\n'.repeat(500)}> \n  \n\n1. b\n`,
  `${' \n'.repeat(500)}`,
  `\n\n\`\`\`\n${'\n'.repeat(40)}x\n\`\`\`\n${'\n> '.repeat(40)}`,
]

test.each(runs.map(text => [JSON.stringify(text).slice(0, 40), text]))('of %s', (_, text) => {
  const { lines } = docOf(text)
  expect(lines[0]!.from).toBe(0)
  expect(lines.at(-1)!.to).toBe(text.length)
  for (const [i, line] of lines.slice(1).entries()) expect(line.from).toBe(lines[i]!.to + 1)
  const sentences = lines.filter(({ blank }) => !blank).map(({ from, to }) => text.slice(from, to))
  expect(sentences).toEqual(text.split('\n').filter(line => /[^ >]/.test(line)))
  expect(lines.length).toBeLessThan(30)
})
