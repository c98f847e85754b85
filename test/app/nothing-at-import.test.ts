// Importing a module of the page has no side effects: no signal, store, root or listener, no mutable data, and no
// access to the browser. All state is made by `createApp`, so that a test in Node can make it too.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** The page begins in `main.tsx`; contexts give components their app, and how steps are counted. */
const excepted: Readonly<Record<string, readonly string[]>> = {
  'src/page/main.tsx': ['*'],
  'src/page/state/use-app.ts': ['createContext()'],
  'src/page/stage/trace/counting.ts': ['createContext()'],
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Names that only a browser has, or that access outside state. */
const browser =
  /^(?:window|document|location|history|navigator|screen|localStorage|sessionStorage|indexedDB|caches|matchMedia|innerWidth|innerHeight|CSS|addEventListener|performance|Date|Worker|BroadcastChannel)$/
/** Functions that make state, or use what was made. */
const makers =
  /^(?:create[A-Z]\w*|use[A-Z]\w*|set[A-Z]\w*|start[A-Z]\w*|render|open[A-Z]\w*|run|quietly|fetch|queueMicrotask|requestAnimationFrame|batch|on)$/
/** Classes with instances that do not change once they are made. */
const fixed = /^(?:RegExp|Uint32Array|Float64Array|Intl\.\w+)$/
/** Collections, where their type states that they do not change. */
const collections = /^(?:Set|Map)$/

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassDeclaration',
  'ClassExpression',
])
const silent = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  ...functions,
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Side effects of a module when it is imported. */
function breachesOf(file: string, text: string): string[] {
  const { program } = parseSync(file, text)
  const breaches: string[] = []
  const textOf = (node: Node): string => text.slice(node.start, node.end)
  const visit = (node: Node, isFixed: boolean): void => {
    if (functions.has(node.type) || node.type.startsWith('TSType')) return
    if (node.type === 'Identifier' && browser.test(textOf(node))) breaches.push(textOf(node))
    if (node.type === 'CallExpression') {
      const name = textOf(node.callee as Node).replace(/^.*\./s, '')
      if (makers.test(name)) breaches.push(`${name}()`)
    }
    if (node.type === 'NewExpression') {
      const name = textOf(node.callee as Node)
      if (!fixed.test(name) && !(isFixed && collections.test(name))) breaches.push(`new ${name}`)
    }
    if (node.type === 'MemberExpression' && !node.computed) {
      visit(node.object as Node, isFixed)
      return
    }
    if (node.type === 'Property') {
      visit(node.value as Node, isFixed)
      return
    }
    for (const [field, value] of Object.entries(node)) {
      if (field === 'typeAnnotation' || field === 'typeArguments') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, isFixed)
    }
  }
  const declaration = (node: Node): void => {
    if (node.kind !== 'const' && node.declare !== true)
      breaches.push(
        textOf(node)
          .split(/[:=;\n]/)[0]!
          .trim(),
      )
    for (const { id, init } of node.declarations as { id: Node; init: Node | null }[]) {
      if (init) visit(init, /:\s*Readonly(?:Set|Map|Array)</.test(textOf(id)))
    }
  }
  for (const outer of program.body as unknown as Node[]) {
    const node =
      outer.type === 'ExportNamedDeclaration' || outer.type === 'ExportDefaultDeclaration'
        ? (outer.declaration as Node | null)
        : outer
    if (node === null || silent.has(node.type)) continue
    if (node.type === 'VariableDeclaration') declaration(node)
    else if (node.type.endsWith('Statement')) breaches.push(textOf(node).slice(0, 60))
    else visit(node, false)
  }
  return breaches
}

function modules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return modules(path)
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const isExcepted = (file: string, breach: string): boolean =>
  (excepted[file] ?? []).some(known => known === '*' || known === breach)

test('no module of the page makes or reads anything when it is imported', () => {
  // Modules that draw, edit and work offline make their state when they are loaded.
  const files = modules(join(root, 'src/page')).filter(
    path => !/^src\/page\/(?:draw|editor|browser\/offline)\//.test(relative(root, path)),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap(path => {
    const file = relative(root, path)
    return breachesOf(file, readFileSync(path, 'utf8'))
      .filter(breach => !isExcepted(file, breach))
      .map(breach => `${file}: ${breach}`)
  })
  expect(found).toEqual([])
})

test.each([
  ['const [on, setOn] = createSignal(false)', 'createSignal()'],
  ['export const session = createRoot(createSession)', 'createRoot()'],
  ['export const tally = solid.createMemo(() => 1)', 'createMemo()'],
  ['let last = 0', 'let last'],
  ['export let app: App | undefined', 'let app'],
  ['const known = new Map<string, number>()', 'new Map'],
  ['const seen = new WeakMap<object, string>()', 'new WeakMap'],
  ['const store = new HistoryStore()', 'new HistoryStore'],
  ["const calm = matchMedia('(prefers-reduced-motion: reduce)')", 'matchMedia'],
  ['const isMac = /Mac/.test(navigator.platform)', 'navigator'],
  ['const here = { hash: location.hash }', 'location'],
  ["const kept = [localStorage.getItem('x')]", 'localStorage'],
  ["addEventListener('online', () => {})", "addEventListener('online', () => {})"],
  ['for (const query of [wide]) listen(query)', 'for (const query of [wide]) listen(query)'],
  ['const { session } = useApp()', 'useApp()'],
])('a breach is found: %s', (text, breach) => {
  const found = breachesOf('planted.ts', text)
  expect(found).toContain(breach)
})

test.each([
  "const Stage = lazy(async () => ({ default: (await import('./stage')).Stage }))",
  'const limits = { states: 1_000, of: () => matchMedia("x") }',
  'export const speeds = [0.5, 1, 2, 4] as const',
  "const roles: ReadonlySet<string> = new Set(['a'])",
  'const order = new Intl.Collator("en")',
  'export const isOpen = (): boolean => location.hash !== ""',
  'export function createThings() { const known = new Map(); return known }',
  'const names = { location: 1, document: 2 }',
])('what is fixed is let be: %s', text => {
  expect(breachesOf('planted.ts', text)).toEqual([])
})
