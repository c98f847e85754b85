// A long text is coloured block by block: nothing is lost between blocks, and parts that cross a border are in both.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from '#page/editor/highlight'
import { blocksOf, marksIn } from '#page/editor/text-blocks'

test('blocks are whole lines and together the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 400 }), { maxLength: 60 }), lines => {
      const text = lines.join('\n')
      const blocks = blocksOf(text)
      expect(blocks.map(block => block.text).join('')).toBe(text)
      for (const block of blocks.slice(0, -1)) expect(block.text.endsWith('\n')).toBe(true)
    }),
  )
})

test('a long text is several blocks, none much longer than its lines make it', () => {
  const blocks = blocksOf('(at obj1 loc1)\n'.repeat(5_000))
  expect(blocks.length).toBeGreaterThan(30)
  expect(Math.max(...blocks.map(({ text }) => text.length))).toBeLessThan(2_000)
})

const textsOf = (text: string) => blocksOf(text, true).map(block => block.text)

/** The content of PDDL without blank space and comments. */
const contentOf = (text: string): string =>
  text
    .replace(/;[^\n]*/g, ' ')
    .replace(/([()])/g, ' $1 ')
    .trim()
    .replace(/\s+/g, ' ')

test('a long line of PDDL is several blocks, coloured alike, and a break between them changes nothing', () => {
  const part = fc.constantFrom('(at obj1 loc1)', ' ', '\n', ' a', ' - truck', '; said (by us) ', 'x'.repeat(90))
  fc.assert(
    fc.property(fc.array(part, { minLength: 200, maxLength: 900 }), parts => {
      const text = parts.join('')
      const texts = textsOf(text)
      expect(texts.join('')).toBe(text)
      expect(contentOf(texts.join('\n'))).toBe(contentOf(text))
      const colours = (texts: readonly string[]): string =>
        texts
          .flatMap(highlight)
          .map(({ token, text }) => (token === 'blank' ? '' : text.replace(/./gs, token[0]!)))
          .join('')
      expect(colours(texts)).toBe(colours([text]))
    }),
  )
  // A comment of an earlier line is within reach of the cut too.
  const remark = `${'x'.repeat(800)} ; (${'y '.repeat(300)}\n; ${'z '.repeat(2_000)}\n(p)`
  expect(contentOf(textsOf(remark).join('\n'))).toBe(contentOf(remark))
  const line = `(:init ${'(at obj1 loc1) '.repeat(2_000)})`
  const lengths = (ofPddl: boolean) => blocksOf(line, ofPddl).map(({ text }) => text.length)
  expect(Math.max(...lengths(true))).toBeLessThanOrEqual(3_000)
  expect(lengths(false)).toEqual([line.length])
  expect(blocksOf(`; ${line}`, true)).toHaveLength(1)
})

test('a part that crosses a border is cut there', () => {
  const mark = { from: 5, to: 25, attributes: { 'data-fact': '(p)' } }
  expect(marksIn({ from: 0, to: 10 }, [mark])).toEqual([{ ...mark, from: 5, to: 10 }])
  expect(marksIn({ from: 10, to: 20 }, [mark])).toEqual([{ ...mark, from: 0, to: 10 }])
  expect(marksIn({ from: 20, to: 30 }, [mark])).toEqual([{ ...mark, from: 0, to: 5 }])
  expect(marksIn({ from: 30, to: 40 }, [mark])).toEqual([])
})
