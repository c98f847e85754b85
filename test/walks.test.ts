// docs/walks.md names functions and their files: each is defined there, and each walk is short.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/sources'

interface Row {
  readonly hop: number
  readonly names: readonly string[]
  readonly file: string
}

/** Hops of a walk at most. */
const MAX_HOPS = 10

const text = readFileSync(join(root, 'docs/walks.md'), 'utf8')
const walks = text
  .split(/^## /m)
  .slice(1)
  .map(part => {
    const [title = '', ...lines] = part.split('\n')
    const gap = lines.findIndex(line => line.startsWith('| after '))
    return { title, hops: rowsOf(lines.slice(0, gap)), between: rowsOf(lines.slice(gap)) }
  })

function rowsOf(lines: readonly string[]): readonly Row[] {
  return lines
    .filter(line => /^\| \d/.test(line))
    .map(line => {
      const [, hop, name, file] = /^\| (\d+) \| `([\w.]+)` \| `([\w./-]+)` \| .* \|$/.exec(line) ?? []
      if (name === undefined || file === undefined) throw new Error(`This row names no function and file: ${line}`)
      return { hop: Number(hop), names: name.split('.'), file }
    })
}

/** The place behind the definition of a function, class or constant, or, within another one, of a member; -1 if there is none. */
function definedAt(source: string, name: string, isMember: boolean): number {
  const whole = `^(?:export )?(?:default )?(?:async )?(?:function\\*?|class|const) ${name}\\b`
  const member = `^ +(?:private )?(?:async )?(?:const )?\\*?${name}(?:<[^>]*>)?(?:\\(|: |: .* = | = )`
  const found = new RegExp(isMember ? member : whole, 'm').exec(source)
  return found === null ? -1 : found.index + found[0].length
}

function isDefined({ names, file }: Row): boolean {
  const source = readFileSync(join(root, 'src', file), 'utf8')
  const [owner = '', member] = names
  const at = definedAt(source, owner, false)
  if (at < 0 || member === undefined) return at >= 0
  // A definition ends with the first line of closing brackets alone that is not indented.
  const [body = ''] = source.slice(at).split(/^[)}]+$/m, 1)
  return definedAt(body, member, true) >= 0
}

test('there are six walks', () => {
  expect(walks.map(({ title }) => title)).toHaveLength(6)
})

for (const { title, hops, between } of walks)
  test(`${title}: short, in order, and each function is defined in its file`, () => {
    expect(hops.map(({ hop }) => hop)).toEqual(hops.map((_, i) => i + 1))
    expect(hops.length).toBeGreaterThan(0)
    expect(hops.length).toBeLessThanOrEqual(MAX_HOPS)
    expect(between.filter(({ hop }) => hop > hops.length)).toEqual([])
    const missing = [...hops, ...between].filter(row => !isDefined(row))
    expect(missing.map(({ names, file }) => `${names.join('.')} in src/${file}`)).toEqual([])
  })
