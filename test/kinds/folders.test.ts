// One kind, one folder: nothing elsewhere depends on the code of a kind, what works out what is right cannot see how
// questions come about, and what the page loads of a kind is data.

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { kindCodes, plainKinds } from '#questions/kinds/codes'
import { importsOf, root, sourceOf, sources } from '../support/sources'

/**
 * Kinds' own folders, those of families of benchmarks, and what is taught of each kind: its wrong rules, its levels and
 * its worked examples.
 */
const ownPlaces =
  /^src\/questions\/kinds\/[^/]+\/[^/]+$|^src\/questions\/benchmarks\/[^/]+\/.+$|^src\/teaching\/(misreadings|levels|worked\/kinds)\/[^/]+$/
/** In `kinds`, folders that no kind owns. */
const shared = /^src\/questions\/kinds\/(asking|judging|loading|planning|sampling|showing|solving)\//
const isOwn = (file: string): boolean => ownPlaces.test(file) && !shared.test(file)

/** Words that happen to be codes, each where it is for something else. */
const otherWords: readonly (readonly [file: string, code: string, meaning: string])[] = [
  ['src/language/answers/stance.ts', 'just', 'the adverb'],
  ['src/page/main.tsx', 'app', 'the id of the page’s root element'],
  ['src/planning/pddl/portability-table.ts', 'val', 'the validator VAL'],
  ['src/results/files/link-dictionary.ts', 'val', 'part of a dictionary that never changes'],
  ['src/results/files/link-dictionary.ts', 'nexta', 'part of a dictionary that never changes'],
]

/** A kind with the name of the language as its code, so that a literal does not show a use of the kind. */
const ALSO_A_WORD = 'pddl'

/** The codes that a text has as string literals, or as keys of tables. */
function codesIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return kindCodes.filter(
    kind =>
      kind !== ALSO_A_WORD &&
      new RegExp(String.raw`['"\x60]${kind}['"\x60]|^\s*${kind}: (?!number\b|[A-Z]|\()`, 'm').test(code),
  )
}

test('no file outside a kind’s or a family’s folder names a kind by its code', () => {
  const found = sources.flatMap(path => {
    const file = relative(root, path)
    if (isOwn(file)) return []
    return codesIn(readFileSync(path, 'utf8'))
      .filter(code => !otherWords.some(([where, word]) => where === file && word === code))
      .map(code => `${file}: ${code}`)
  })
  expect(found).toEqual([])
})

test('planted codes are found, and the exceptions are still needed', () => {
  expect(codesIn("switch (kind) {\n  case 'areach':\n    return 1\n}")).toEqual(['areach'])
  expect(codesIn("const names = {\n  nexta: 'next action',\n}")).toEqual(['nexta'])
  expect(codesIn('kind === "val"')).toEqual(['val'])
  expect(codesIn("// 'app' in a comment")).toEqual([])
  for (const [file, code] of otherWords) expect(codesIn(readFileSync(`${root}/${file}`, 'utf8')), file).toContain(code)
})

/** The modules that a file loads, directly and through others; types do not count. */
function loadedBy(file: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { path, typeOnly } of importsOf(next)) {
      const target = typeOnly ? undefined : sourceOf(next, path)
      if (target === undefined || found.has(target)) continue
      found.add(target)
      open.push(target)
    }
  return new Set([...found].map(each => relative(root, each)))
}

const inKinds = sources.filter(file => relative(root, file).startsWith('src/questions/kinds/'))

test('what solves, judges and helps loads nothing that asks, not even through another file', () => {
  const judging = inKinds.filter(file =>
    /^src\/questions\/kinds\/([^/]+\/(solve|judge|help|read|index)\.ts|(judging|solving)\/)/.test(relative(root, file)),
  )
  expect(judging.length).toBeGreaterThan(4 * plainKinds().length)
  const breaches = judging.flatMap(file =>
    [...loadedBy(file)]
      .filter(each => /^src\/questions\/kinds\/([^/]+\/ask\.ts|asking\/|registry\.ts)/.test(each))
      .map(each => `${relative(root, file)} → ${each}`),
  )
  expect(breaches).toEqual([])
})

test('modules that check verdicts of receipts load nothing that judges', () => {
  const showing = inKinds.filter(file =>
    /^src\/questions\/kinds\/([^/]+\/shown\.ts|showing\/)/.test(relative(root, file)),
  )
  expect(showing.length).toBeGreaterThan(plainKinds().length)
  const breaches = showing.flatMap(file =>
    [...loadedBy(file)]
      .filter(
        each => !/^src\/(base|planning\/pddl|planning\/certificates)\/|^src\/questions\/kinds\/showing\//.test(each),
      )
      .map(each => `${relative(root, file)} → ${each}`),
  )
  expect(breaches).toEqual([])
})

test('the kinds in the page are data, and load only data', () => {
  const data = /^src\/questions\/kinds\/([^/]+\/words|kind-words|name-forms)\.ts$/
  const loaded = [...loadedBy(`${root}/src/questions/kinds/codes.ts`)]
  expect(loaded.filter(file => data.test(file)).length).toBeGreaterThan(kindCodes.length)
  expect(loaded.filter(file => !data.test(file))).toEqual([])
})

test('every kind has the same files; kinds that are answered alike share what works them out', () => {
  const files = ['ask', 'help', 'index', 'judge', 'read', 'sample', 'shown', 'solve', 'words']
  let whole = 0
  const folders = new Map<string, string[]>()
  for (const path of inKinds) {
    const [, , , folder = '', file] = relative(root, path).split('/')
    if (file === undefined || shared.test(`src/questions/kinds/${folder}/`)) continue
    folders.set(folder, [...(folders.get(folder) ?? []), file.replace(/\.ts$/, '')])
  }
  expect(folders.size).toBe(kindCodes.length)
  for (const [folder, found] of folders) {
    const shares = readFileSync(`${root}/src/questions/kinds/${folder}/index.ts`, 'utf8').includes('../planning/')
    expect(found, folder).toEqual(expect.arrayContaining(['index', 'words']))
    if (shares) continue
    // Families that lay out their own prompts make their questions themselves.
    const isOther = /^\s*family:/m.test(readFileSync(`${root}/src/questions/kinds/${folder}/words.ts`, 'utf8'))
    const asked = isOther ? files.filter(file => file !== 'ask' && file !== 'sample') : files
    expect(found.sort(), folder).toEqual(asked)
    if (!isOther) whole++
  }
  expect(whole).toBe(plainKinds().length)
})
