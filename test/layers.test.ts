// The import table: which folder may import which. It is the architecture's documentation and its guard.

import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { FEATURES, pageLayers, table, zones } from './support/import-table'
import { type ImportLine, importsOf, loadedWith, root, sourceOf, sources, targetOf } from './support/sources'

/** The client half of `engine` runs in the page: it may import only types of the engine. */
const clientFiles = new Set([
  'src/engine/client.ts',
  'src/engine/spawn.ts',
  'src/engine/spawn-runs.ts',
  'src/engine/device-memory.ts',
  'src/engine/life/trouble.ts',
  'src/engine/life/watch.ts',
])
/** The page loads values of these folders only from the files named next. */
const pageSome = new Set([
  ...['engine', 'questions/views', 'questions/kinds', 'questions/benchmarks', 'language/answers', 'planning/textbook'],
  ...['language/english', 'teaching'],
])
const pageValues = new Set([
  ...clientFiles,
  'src/questions/views/no-distance.ts',
  'src/questions/views/landmarks/landmark-data.ts',
  'src/questions/benchmarks/registry.ts',
  'src/questions/kinds/codes.ts',
  'src/questions/kinds/mistakes.ts',
  'src/questions/kinds/question.ts',
  'src/questions/kinds/removed-steps.ts',
  'src/questions/kinds/describe-evidence.ts',
  'src/questions/kinds/question-schema.ts',
  'src/questions/kinds/file-forms.ts',
  'src/language/answers/rule.ts',
  'src/language/english/session-domain-schema.ts',
  'src/teaching/run-options.ts',
  'src/teaching/exports/formats/all.ts',
  'src/planning/textbook/algorithms.ts',
  'src/planning/textbook/export.ts',
  'src/planning/textbook/growing.ts',
  'src/planning/textbook/least-cost.ts',
  'src/planning/textbook/log.ts',
  'src/planning/textbook/options.ts',
  'src/planning/textbook/replay.ts',
  'src/language/answers/render-answer.ts',
  'src/teaching/worked/accept.ts',
  'src/teaching/worked/fade.ts',
  'src/teaching/mastery.ts',
  'src/teaching/review.ts',
  'src/questions/benchmarks/people-text.ts',
  'src/teaching/exports/print-sheet.ts',
  'src/teaching/sheets/whole-sheet.ts',
  'src/teaching/sheets/handle.ts',
  'src/teaching/sheets/points.ts',
  'src/teaching/sheets/sheet.ts',
  'src/teaching/sheets/poll.ts',
  'src/teaching/polls/gather.ts',
  'src/teaching/polls/link.ts',
  'src/teaching/polls/rounds.ts',
])

/** Meaning-giving source folders that must not know the time, chance, or a page. */
const core = new Set([
  'base',
  'planning/pddl',
  'planning/task',
  'planning/search',
  'planning/textbook',
  'planning/analysis',
  'planning/equivalence',
  'planning/certificates',
  'language/english',
  'language/answers',
  'language/library',
  'questions/kinds',
  'questions/benchmarks',
  'questions/views',
  'teaching',
  'results/files',
  'results/runs',
  'results/reading',
  'results/receipts',
  'results/scoring',
  'domains',
  'language/domain-kit',
  'library',
])

/** Zones that are folders of folders, or hold one. */
const divided = new Set(['planning', 'language', 'questions', 'results'])
const ownInPage = new Set(['draw', 'editor', 'browser'])

/** The folder of a file below `src` or `domains`: its zone, or its zone and the folder in it. */
function folderOf(file: string): string {
  const [top, zone = '', inner = ''] = relative(root, file).split('/')
  if (top === 'domains') return 'domains'
  const isApart = divided.has(zone) || (zone === 'page' && ownInPage.has(inner))
  return isApart ? `${zone}/${inner.replace(/\.tsx?$/, '')}` : zone
}

/** Code that computes right answers must not see how a question was made. */
const isJudge = (file: string): boolean =>
  /^src\/questions\/kinds\/([^/]+\/(judge|solve|help)\.ts|(judging|solving)\/)/.test(file)
const isAsk = (file: string): boolean => /^src\/questions\/kinds\/([^/]+\/ask\.ts|asking\/)/.test(file)

/** The folder of a family of benchmarks, which only `benchmarks` itself looks into: others go by `registry.ts`. */
const isFamily = (file: string): boolean => /^src\/questions\/benchmarks\/[^/]+\//.test(file)

/** The fault of one import, or undefined. */
function breachOf(file: string, line: ImportLine): string | undefined {
  const from = folderOf(file)
  const allowed = table[from]
  const name = relative(root, file)
  if (allowed === undefined) return `${name}: folder \`${from}\` is not in the table`
  const target = targetOf(file, line.path)
  if (target === undefined) {
    const known = allowed.some(
      entry =>
        line.path === entry ||
        line.path.startsWith(entry.endsWith('-') || entry.endsWith(':') || entry.endsWith('/') ? entry : `${entry}/`),
    )
    return known ? undefined : `${name} imports package ${line.path}`
  }
  const to = folderOf(target)
  const targetFile = relative(root, /\.\w+$/.test(target) ? target : `${target}.ts`)
  if (
    clientFiles.has(name) &&
    to === 'engine' &&
    !line.typeOnly &&
    !clientFiles.has(targetFile) &&
    !targetFile.endsWith('engine.worker.ts')
  )
    return `${name} (page side) loads ${targetFile}`
  if (clientFiles.has(name) && to !== 'engine' && to !== 'base' && !line.typeOnly)
    return `${name} (page side) loads ${targetFile}`
  if (from === 'domains' && to === 'domains') {
    const inner = relative(join(root, 'domains'), file).split('/')
    const outer = relative(join(root, 'domains'), target).split('/')
    if (inner.length > 1 && inner[0] !== outer[0]) return `${name} imports another domain: ${targetFile}`
    return undefined
  }
  if (isJudge(name) && isAsk(targetFile)) return `${name} judges, and may not see ${targetFile}`
  if (isFamily(targetFile) && from !== 'questions/benchmarks')
    return `${name} looks into a family of benchmarks: ${targetFile}`
  if (from === to) return undefined
  if ((from === 'page' || from === 'page/draw') && pageSome.has(to))
    return line.typeOnly || pageValues.has(targetFile) ? undefined : `${name} loads ${targetFile}`
  if (allowed.includes(to) || allowed.includes(to.split('/')[0]!)) return undefined
  // Kinds have names everywhere.
  if (/^src\/questions\/kinds\/(codes|mistakes)\.ts$/.test(targetFile) && allowed.includes('questions/kinds:types'))
    return undefined
  if (allowed.includes(`${to}:types`))
    return line.typeOnly ? undefined : `${name} imports values of ${to}, which only gives it types`
  return `${name} imports ${to}`
}

test('folders import downwards only, as the table states', () => {
  const breaches = sources.flatMap(file => importsOf(file).flatMap(line => breachOf(file, line) ?? []))
  expect(breaches).toEqual([])
})

test('zones import downwards only', () => {
  const zoneOf = (file: string): number => zones.indexOf(relative(root, file).split('/')[1]!)
  const breaches = sources
    .filter(file => file.startsWith(join(root, 'src')))
    .flatMap(file =>
      importsOf(file).flatMap(({ path }) => {
        const target = targetOf(file, path)
        const isDown = target === undefined || !target.startsWith(join(root, 'src')) || zoneOf(target) <= zoneOf(file)
        return isDown ? [] : [`${relative(root, file)} imports ${path}`]
      }),
    )
  expect(sources.filter(file => zoneOf(file) < 0 && file.includes('/src/'))).toEqual([])
  expect(breaches).toEqual([])
})

/** The layer of a file of the page, and its folder; a file in no folder is above all. */
function layerOf(file: string): readonly [layer: number, folder: string] {
  const [folder = '', ...inner] = relative(join(root, 'src/page'), file).split('/')
  const isRoot = inner.length === 0
  const named = pageLayers.findIndex(line => line.includes(folder))
  const layer = isRoot ? pageLayers.length : named < 0 ? pageLayers.indexOf(FEATURES) : named
  return [layer, isRoot ? '' : folder]
}

const pageSources = sources.filter(file => file.startsWith(join(root, 'src/page/')))

function pageBreachOf(file: string, path: string): string | undefined {
  const target = targetOf(file, path)
  if (target === undefined || !target.startsWith(join(root, 'src/page/'))) return undefined
  const [from, folder] = layerOf(file)
  const [to, other] = layerOf(target)
  return to < from || folder === other ? undefined : `${relative(root, file)} imports ${path}`
}

test('folders of the page import from lower layers only', () => {
  expect(pageSources.flatMap(file => importsOf(file).flatMap(({ path }) => pageBreachOf(file, path) ?? []))).toEqual([])
  for (const [file, path] of [
    ['src/page/ui/icon.tsx', '#page/state/use-app'],
    ['src/page/workbench/answer/answers.ts', '#page/stage/stage'],
    ['src/page/score/score.tsx', '#page/learn/learn'],
    ['src/page/state/app.ts', '../main'],
  ] as const)
    expect(pageBreachOf(join(root, file), path), `${file} → ${path}`).toBeDefined()
})

test('no module of the page holds a variable: state is made by the app', () => {
  const held = pageSources.filter(file => /^(export )?let /m.test(readFileSync(file, 'utf8')))
  expect(held.map(file => relative(root, file))).toEqual([])
})

test('no folder of the page holds more than 15 sources', () => {
  const count = new Map<string, number>()
  for (const file of pageSources) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1)
  const large = [...count].filter(([, files]) => files > 15)
  expect(large.map(([folder]) => relative(root, folder))).toEqual([])
})

test('the guard sees planted breaches', () => {
  const planted: [string, string, boolean][] = [
    ['src/page/main.tsx', '../engine/engine', false],
    ['src/page/main.tsx', '#planning/search/state-space', false],
    ['src/planning/certificates/check.ts', '#planning/search/best-first', true],
    ['src/planning/certificates/check.ts', '#planning/task/ground', false],
    ['src/questions/kinds/applicability/judge.ts', './ask', false],
    ['src/questions/kinds/judging/options.ts', '../asking/generate', false],
    ['src/questions/kinds/applicability/solve.ts', './ask', false],
    ['src/questions/kinds/solving/one-item.ts', '../asking/generate', false],
    ['src/language/answers/read.ts', '#questions/kinds/asking/generate', false],
    ['src/results/files/inspect.ts', '#questions/benchmarks/acpbench/import', false],
    ['src/cli/judge.ts', '#questions/benchmarks/acpbench/record', true],
    ['src/engine/client.ts', './engine', false],
    ['domains/ferry/scene.ts', '../grid/scene', false],
    ['domains/ferry/scene.ts', '../../src/base/rng', false],
    ['src/planning/pddl/domain.ts', 'solid-js', false],
  ]
  for (const [file, path, typeOnly] of planted)
    expect(breachOf(join(root, file), { path, typeOnly }), `${file} → ${path}`).toBeDefined()
  expect(breachOf(join(root, 'src/page/main.tsx'), { path: '../engine/client', typeOnly: false })).toBeUndefined()
})

test('the core knows no clock, no chance and no console', () => {
  const banned = /\b(Math\.random|Date\.now|new Date\b|performance\.now|console\.)/
  const found = sources
    .filter(file => core.has(folderOf(file)))
    .filter(file => banned.test(readFileSync(file, 'utf8').replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')))
  expect(found.map(file => relative(root, file))).toEqual([])
})

test('no file is longer than 400 lines', () => {
  const long = sources
    .map(file => [relative(root, file), readFileSync(file, 'utf8').split('\n').length - 1] as const)
    .filter(([, lines]) => lines > 400)
  expect(long).toEqual([])
})

/** Groups of files that reach each other by imports, types included (Tarjan 1972). */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    number.set(file, number.size)
    lowest.set(file, number.get(file)!)
    open.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!number.has(next)) visit(next)
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== number.get(file)) return
    const group = open.splice(open.indexOf(file))
    if (group.length > 1) found.push(group)
  }
  for (const file of imports.keys()) visit(file)
  return found
}

test('no files import each other in a circle, not even for types', () => {
  const imports = new Map(
    sources.map(file => [
      relative(root, file),
      importsOf(file)
        .flatMap(({ path }) => sourceOf(file, path) ?? [])
        .map(target => relative(root, target)),
    ]),
  )
  expect(circlesOf(imports)).toEqual([])
})

test('the guard sees planted circles', () => {
  const planted = { a: ['b', 'd'], b: ['c'], c: ['b', 'e'], d: ['e'], e: ['f'], f: ['d'] }
  const circles = circlesOf(new Map(Object.entries(planted)))
  expect(circles.map(files => files.sort())).toEqual([
    ['d', 'e', 'f'],
    ['b', 'c'],
  ])
})

test('what a first verdict loads knows no of our domains, no picture and no file', () => {
  const files = [...loadedWith(join(root, 'src/engine/engine.worker.ts'))]
  const loaded = files.map(folderOf)
  expect(loaded.filter(folder => folder === 'questions/kinds').length).toBeGreaterThan(20)
  for (const folder of ['domains', 'questions/views', 'results/files', 'planning/equivalence'])
    expect(loaded).not.toContain(folder)
  // From the library, only the code that makes wordings of one domain's English, which was parsed at build time.
  const library = files.filter(file => folderOf(file) === 'language/library')
  expect(library.map(file => relative(join(root, 'src/language/library'), file)).sort()).toEqual([
    'agreeing.ts',
    'joined-phrases.ts',
    'packed-english.ts',
    'shipped-wordings.ts',
    'wordings-by.ts',
  ])
  expect(files.filter(file => /from 'yaml'/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('what a first verdict loads knows few kinds, no family of benchmarks and no search', () => {
  const loaded = [...loadedWith(join(root, 'src/engine/engine.worker.ts'))].map(file => relative(root, file))
  const of = (pattern: RegExp): string[] => loaded.filter(file => pattern.test(file))
  expect(of(/^src\/questions\/kinds\/(?!judging)[^/]+\/judge\.ts$/)).toHaveLength(2)
  expect(of(/^src\/language\/answers\/(?:closed|effects|index|item|whole)-answers?\.ts$/)).toEqual([])
  expect(of(/^src\/questions\/benchmarks\/.+\//)).toEqual([])
  expect(of(/^src\/planning\/search\/(a-star|greedy|heuristics)/)).toEqual([])
  expect(of(/^src\/planning\/certificates\/(clauses|invariants|one-problem|pairs|states)/)).toEqual([])
})
