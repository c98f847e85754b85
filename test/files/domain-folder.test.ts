// A visitor's domain as a folder and back: in a zip, dropped as files, in any depth, damaged, hostile.

import { strFromU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { engineInMemory } from '#engine/engine'
import { inspect } from '#results/files/inspect'
import { readDomainFolders } from '#results/files/read-domain-folder'
import { folderNameOf, readSessionDomain } from '#language/english/session-domain-schema'
import { readPhrases } from '#language/english/read-phrases'
import { parseDomain } from '#planning/pddl/domain'
import { tower } from '../support/own-domain'

const engine = engineInMemory()
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const zipped = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)])))
const texts = (id: string): Record<string, string> => ({
  [`${id}/domain.pddl`]: tower.domain,
  [`${id}/phrases.yaml`]: tower.phrases,
  ...Object.fromEntries(tower.problems.map(({ name, text }) => [`${id}/problems/${name}.pddl`, text])),
})

function opened(name: string, zip: Uint8Array) {
  const found = inspect(name, zip)
  if (found.kind !== 'files') throw new Error(found.kind)
  return found
}

test('what is saved is what is read again', () => {
  const all = { ...tower, published: 'predicates: {}\n', title: `It's a "tower" \\ of\nmine` }
  const found = opened('any.zip', engine.files.folderOf(all))
  expect(found.domains).toEqual([{ ...all, title: `It's a "tower" \\ of mine` }])
  expect([found.messages, found.files]).toEqual([[], []])
})

test('a saved folder has what a maintainer needs, and shows what is left out', () => {
  const files = unzipSync(engine.files.folderOf(tower))
  expect(Object.keys(files).sort()).toEqual(
    ['README.md', 'domain.pddl', 'index.ts', 'phrases.yaml', 'problems/p01.pddl', 'problems/p02.pddl'].map(
      name => `tower/${name}`,
    ),
  )
  const index = strFromU8(files['tower/index.ts']!)
  expect(index).toContain("pddlName: 'tower',")
  expect(index).toContain('...byWalks(2),')
  const readme = strFromU8(files['tower/README.md']!)
  for (const part of ['generate.ts', 'scene.ts', 'source', 'planground phrases']) expect(readme).toContain(part)
})

test('a folder of our own with other words is saved without our programs, and shows where they stay', () => {
  const { domainText, phrasesText, problems } = domainFolders.find(({ id }) => id === 'ferry')!
  const files = unzipSync(
    engine.files.folderOf({
      id: 'ferry',
      title: 'F',
      domain: domainText,
      phrases: phrasesText,
      problems,
    }),
  )
  expect(Object.keys(files)).not.toContain('ferry/index.ts')
  expect(strFromU8(files['ferry/README.md']!)).toContain('stay as they are')
})

test('folders are found in any depth, several of them, next to other files and litter', () => {
  const found = opened(
    'x.zip',
    zipped({
      ...texts('a/b/one'),
      ...texts('two'),
      'two/README.md': 'x',
      '__MACOSX/two/domain.pddl': 'rubbish',
      '__MACOSX/two/phrases.yaml': 'rubbish',
      'two/.DS_Store': 'x',
      'two/._phrases.yaml': 'x',
      'answers/plan.txt': '(climb r0 f0 f1)\n',
    }),
  )
  expect(found.domains.map(({ id, title }) => [id, title])).toEqual([
    ['one', 'One'],
    ['two', 'Two'],
  ])
  expect(found.files.map(({ name }) => name)).toEqual(['plan.txt'])
  expect(found.messages).toEqual([])
})

test('a folder at the top has the name of what it came in', () => {
  const top = Object.fromEntries(Object.entries(texts('t')).map(([name, text]) => [name.slice(2), text]))
  expect(opened('My Tower (2).zip', zipped(top)).domains[0]).toMatchObject({
    id: 'my-tower-2',
    title: 'My tower 2',
    problems: [{ name: 'p01' }, { name: 'p02' }],
  })
  const flat = {
    'd/domain.pddl': tower.domain,
    'd/phrases.yaml': '',
    'd/b.pddl': tower.problems[0]!.text,
  }
  expect(opened('x.zip', zipped(flat)).domains[0]!.problems.map(({ name }) => name)).toEqual(['b'])
})

test('our own folders are read with their titles, and their programs are not run', () => {
  const ferry = domainFolders.find(({ id }) => id === 'ferry')!
  const found = opened(
    'repo.zip',
    zipped({
      'ferry/domain.pddl': ferry.domainText,
      'ferry/phrases.yaml': ferry.phrasesText,
      'ferry/index.ts':
        "export default defineDomain({\n  id: 'ferry',\n  title: 'Ferry',\n  summary: 'A ferry\\'s.',\n})",
      'ferry/generate.ts': 'throw new Error()',
    }),
  )
  expect(found.domains[0]).toMatchObject({ id: 'ferry', title: 'Ferry', summary: "A ferry's." })
  expect(found.messages).toEqual(['generate.ts was left out: programs of a folder are not run here.'])
})

test('what is wrong is reported with its file and its line, and the rest is taken', () => {
  const found = opened(
    'x.zip',
    zipped({
      ...texts('t'),
      't/phrases.yaml': tower.phrases.replace('holds: ["floor', '\tholds: ["floor'),
      't/problems/p03.pddl': '(define (problem x) (:domain tower)\n  (:objects a - nothing) (:goal (and)))',
      't/problems/p04.pddl': 'no problem at all',
    }),
  )
  expect(found.domains[0]!.problems.map(({ name }) => name)).toEqual(['p01', 'p02', 'p03'])
  expect(found.messages.map(line => line.replace(/: .*/, ''))).toEqual([
    expect.stringMatching(/^phrases.yaml, line \d+$/),
    'problems/p03.pddl, line 2',
    'problems/p04.pddl was left out',
  ])
  const none = opened('x.zip', zipped({ ...texts('t'), 't/domain.pddl': '; nothing' }))
  expect(none.domains).toEqual([])
  expect(none.messages[0]).toContain('domain.pddl has no domain')
})

test('5 MB of phrases are left out and stated, and the domain is there', () => {
  const found = opened('x.zip', zipped({ ...texts('t'), 't/phrases.yaml': `# ${'x'.repeat(5_000_000)}` }))
  expect(found.domains[0]).toMatchObject({ id: 't', phrases: '' })
  expect(found.messages[0]).toBe(
    'phrases.yaml was left out: it has 5,000,002 characters, and at most 500,000 can be read.',
  )
})

test('hostile names and counts do no harm', () => {
  const odd = ['__proto__', 'constructor', 'a/../b', '/absolute', 'ä ö', '-', 'a'.repeat(300)]
  for (const name of odd) {
    const files = Object.entries(texts(name)).map(([path, text]) => ({
      name: path,
      bytes: bytes(text),
    }))
    const { domains } = readDomainFolders('x', files)
    expect(domains[0]!.id).toMatch(/^[a-z0-9][a-z0-9_-]{0,59}$/)
    expect(readSessionDomain(domains[0])).toEqual(domains[0])
  }
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [`t/problems/p${String(i).padStart(3, '0')}.pddl`, tower.problems[0]!.text]),
  )
  const found = opened('x.zip', zipped({ ...texts('t'), ...many }))
  expect(found.domains[0]!.problems).toHaveLength(200)
  expect(found.messages).toEqual(['There are 302 problems; the first 200 are taken.'])
  const folders = Object.assign({}, ...Array.from({ length: 70 }, (_, i) => texts(`f${i}`)))
  expect(opened('x.zip', zipped(folders)).domains).toHaveLength(50)
})

test('a name of a folder is made of any text', () => {
  expect(['My Ferry (2)', '', '___', '日本', 'Übung'].map(folderNameOf)).toEqual([
    'my-ferry-2',
    'domain',
    'domain',
    'domain',
    'u-bung',
  ])
})

test('a domain of a wrong shape is refused with a sentence', () => {
  for (const [part, message] of [
    [{ id: 'A b' }, 'may have only'],
    [{ title: '' }, 'title is empty'],
    [{ phrases: 'x'.repeat(500_001) }, 'longer than 500,000'],
    [{ problems: [{ name: '../x', text: '' }] }, 'name of a problem'],
    [{ problems: {} }, 'must be a list'],
    [{ domain: 7 }, 'must be a text'],
  ] as const)
    expect(readSessionDomain({ ...tower, ...part })).toContain(message)
  expect(readSessionDomain(null)).toBeTypeOf('string')
})

test('a phrases file by itself is known as one', () => {
  expect(inspect('phrases.yaml', bytes(tower.phrases))).toEqual({
    kind: 'phrases',
    text: tower.phrases,
  })
  expect(inspect('english.txt', bytes(tower.phrases)).kind).toBe('phrases')
  expect(inspect('a.txt', bytes('types: of answers')).kind).toBe('other')
  expect(readPhrases(tower.phrases, parseDomain(tower.domain).domain).diagnostics).toEqual([])
})
