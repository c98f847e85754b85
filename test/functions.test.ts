// How long a function may be. A longer function has a second idea in it, which deserves a name.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Lines from a function's first to its last, both counted: in what draws the page, and in what works things out. */
const MAX_LINES = { page: 80, core: 100 }
const PAGE = /^src\/page\//

interface Measured {
  readonly name: string
  readonly line: number
  readonly lines: number
}

/** Every function of a text with its length; functions without a name are called by what they are given to. */
function functionsOf(file: string, text: string): Measured[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const breaks = [...text.matchAll(/\n/g)].map(match => match.index)
  const lineOf = (at: number): number => {
    let low = 0
    let high = breaks.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (breaks[middle]! < at) low = middle + 1
      else high = middle
    }
    return low + 1
  }
  const found: Measured[] = []
  const measure = (node: { start: number; end: number; id?: { name: string } | null }): void => {
    const line = lineOf(node.start)
    const before = /(?:const|let)\s+(\w+)[^=]*=\s*$|(\w+)\s*[:=]\s*$/.exec(
      text.slice(Math.max(0, node.start - 120), node.start),
    )
    const name = node.id?.name ?? before?.[1] ?? before?.[2] ?? '(nameless)'
    found.push({ name, line, lines: lineOf(node.end) - line + 1 })
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program)
  return found
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => join(root, 'src', name))

test('the lengths of functions are measured', () => {
  const text = 'function first() {\n  return 1\n}\nconst second = () => {\n\n\n  return () => 2\n}\n'
  expect(functionsOf('x.ts', text)).toEqual([
    { name: 'first', line: 1, lines: 3 },
    { name: 'second', line: 4, lines: 5 },
    { name: '(nameless)', line: 7, lines: 1 },
  ])
})

/** The functions of a file that are too long. A file within the limit has none, and is not parsed. */
function longIn(file: string): string[] {
  const path = relative(root, file)
  const max = PAGE.test(path) ? MAX_LINES.page : MAX_LINES.core
  const text = readFileSync(file, 'utf8')
  if (text.split('\n').length <= max) return []
  return functionsOf(file, text)
    .filter(({ lines }) => lines > max)
    .map(({ name, line, lines }) => `${path}:${line} ${name}: ${lines} lines`)
}

test(`no function has more than ${MAX_LINES.page} lines, ${MAX_LINES.core} where there is no page`, () => {
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.flatMap(longIn)).toEqual([])
})
