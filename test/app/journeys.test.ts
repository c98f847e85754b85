// Journeys find elements by role, label or `data-part`, never by a class: classes belong to the sheets.  Remaining
// uses of classes are listed; the list only shrinks. Names in the page's sheets count; elements of Monaco can only be
// found by its classes.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Journeys and their helpers → the classes they still name: mostly states, which have no attribute yet. */
const left: Readonly<Record<string, string>> = {
  'domain-plans.spec.ts': 'text-deletes',
  'focus.spec.ts': 'text-lit',
  'from-english.spec.ts': 'text-lit',
  'small-type.ts': 'unseen',
}

/** All classes of the page's own sheets. */
function styledClasses(): ReadonlySet<string> {
  const found = new Set<string>()
  for (const path of readdirSync(join(root, 'src/page'), { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.css') && !path.endsWith('monaco.css')) {
      const text = readFileSync(join(root, 'src/page', path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      for (const [, selector] of text.matchAll(/([^{}]*)\{/g))
        for (const [, name] of selector!.matchAll(/\.([A-Za-z_][\w-]*)/g)) found.add(name!)
    }
  return found
}

/** Before a class in a selector: the beginning, a space or a sign, an attribute, or the name of an element. */
const CLASS =
  /(?:^|[\s,>+~(\])]|\b(?:a|b|button|circle|code|details|div|g|html|i|input|label|li|main|ol|p|path|rect|section|span|svg|td|th|tr|ul))\.([a-z][\w-]*)(?![\w-]*[/.(])/g

/** The classes in the selectors of a source. */
function classesNamed(text: string, styled: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  // The ending of a file's name is not a class.
  for (const [, , inner] of text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g))
    for (const [, name] of inner!.replace(/\$\{[^}]*\}/g, '').matchAll(CLASS))
      if (styled.has(name!) && name !== 'pddl') found.add(name!)
  return [...found].sort()
}

test('journeys name no classes but those listed', () => {
  const styled = styledClasses()
  const named: Record<string, string> = {}
  for (const file of readdirSync(join(root, 'test/e2e')).filter(name => name.endsWith('.ts'))) {
    const classes = classesNamed(readFileSync(join(root, 'test/e2e', file), 'utf8'), styled)
    if (classes.length > 0) named[file] = classes.join(' ')
  }
  expect(named).toEqual(left)
})

/** Waits and limits in milliseconds that follow no machine. */
const FIXED = /waitForTimeout|\bsetTimeout\(.*, *[1-9][\d_]*\)|\.setTimeout\([1-9]|\b(?:timeout|ms)\b\s*[:=]\s*[1-9]/

test('journeys wait no fixed time but by pace.ts', () => {
  const fixed = readdirSync(join(root, 'test/e2e'))
    .filter(name => name.endsWith('.ts') && name !== 'pace.ts')
    .flatMap(name =>
      readFileSync(join(root, 'test/e2e', name), 'utf8')
        .split('\n')
        .flatMap((line, i) => (FIXED.test(line) ? [`${name}:${i + 1} ${line.trim()}`] : [])),
    )
  expect(fixed).toEqual([])
})

test('classes are found in selectors, and nowhere else', () => {
  const styled = new Set(['verdict', 'stale', 'name'])
  const source = "page.locator('.verdict:not(li.stale)'); open('run.name'); read('./verdict.css'); x.name"
  expect(classesNamed(source, styled)).toEqual(['stale', 'verdict'])
})
