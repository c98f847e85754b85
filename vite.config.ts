import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import solid from 'vite-plugin-solid'
import { compileHintsPlugin } from './scripts/compile-hints-plugin.ts'
import { firstPagePlugin } from './scripts/first-page-plugin.ts'
import { iconsPlugin } from './scripts/icons-plugin.ts'
import { latinScriptsPlugin } from './scripts/latin-scripts-plugin.ts'
import { licencesPlugin, ofPackage, ofPage } from './scripts/licences-plugin.ts'
import { offlinePlugin } from './scripts/offline-plugin.ts'
import { COMPILED, plainModulesPlugin, SETUP } from './scripts/plain-modules-plugin.ts'
import { policyPlugin } from './scripts/policy-plugin.ts'
import { previewPlugin } from './scripts/preview-plugin.ts'
import { wholePlugin } from './scripts/whole-plugin.ts'
import { workerEntriesPlugin } from './scripts/worker-entries-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** A hash of everything the worker is built from: a fixed bug gives stored verdicts a new key. */
function engineVersion(): string {
  const hash = createHash('sha256')
  const folders = [
    ...['base', 'planning', 'language', 'questions', 'teaching', 'results', 'engine'].map(zone => `src/${zone}`),
    'domains',
  ]
  const add = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) add(inner)
      else hash.update(inner.slice(root.length)).update(readFileSync(inner))
    }
  }
  for (const folder of folders) add(join(root, folder))
  hash.update(readFileSync(join(root, 'package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}

const define = {
  __ENGINE_VERSION__: JSON.stringify(engineVersion()),
  __VERSION__: JSON.stringify(version),
}

/** A hash of the sources that determine the packed questions: the engine, the packing code and the domains. */
const questionsMark = (): string =>
  createHash('sha256')
    .update(define.__ENGINE_VERSION__)
    .update(readFileSync(join(root, 'scripts/first-page-plugin.ts')))
    .digest('hex')
    .slice(0, 7)

/** Tests that write to IndexedDB. */
const DATABASES = 'test/**/*.db.test.ts'

/** Tests that run fewer rounds in the usual run. */
const takesRounds = (): string[] =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.ts$/.test(name) && /\broundsOf\(/.test(readFileSync(join(root, 'test', name), 'utf8')))
    .map(name => `test/${name.replaceAll('\\', '/')}`)

/** Returns a test whether a module is one of these files of `src`; throws if one has been moved. */
function isOneOf(...files: readonly string[]): (id: string) => boolean {
  const paths = new Set(files.map(file => join(root, 'src', file)))
  for (const path of paths)
    if (!existsSync(path)) throw new Error(`vite.config.ts names ${path}, which does not exist.`)
  return id => paths.has(id)
}

const isOfVerdict = isOneOf(
  'page/state/verdicts/verdict-view.ts',
  'page/workbench/verdict/verdict-card.tsx',
  'page/workbench/hints/hints.tsx',
  'page/workbench/answer/structured.tsx',
)
const isOfStage = isOneOf('page/stage/stage.tsx')
/** Includes small modules shared with workspaces that need no verdict. */
const isKept = isOneOf(
  'page/state/keeping/saved-session.ts',
  'page/state/seals/held.ts',
  'page/shell/open/receive.ts',
  'language/answers/render-answer.ts',
  'questions/kinds/removed-steps.ts',
)
/** What a worker needs for a verdict with a search, and to warm up. */
const isOfSearch = isOneOf('questions/kinds/loading/search-kinds.ts', 'engine/warm-up.ts')
/** What a worker needs for a verdict on facts that change or plans that are checked, without a search. */
const isOfChange = isOneOf('questions/kinds/loading/change-kinds.ts')
/** What a worker loads for any other service. */
const isOfServices = isOneOf('engine/services.ts')
/** The page's own files that are loaded once the page is drawn. */
const isSettled = isOneOf(
  'base/xml.ts',
  'engine/life/watch.ts',
  'page/browser/unkept-texts.ts',
  'page/draw/pin-theme.ts',
  'page/state/keeping/stored-value.ts',
  'page/state/lanes/quiet-calls.ts',
  'page/state/saving.ts',
  'page/state/session/problem-titles.ts',
  'page/ui/lists/roving.ts',
  'page/ui/lists/virtual-list.tsx',
  'page/ui/menus/select.tsx',
  'page/ui/tabs.tsx',
  'page/workbench/parts/player-button.tsx',
  'page/shell/open/opening-files.ts',
  'page/state/files/received-texts.ts',
  'page/workbench/focus/lighting.ts',
  'page/workbench/focus/pointed-at.tsx',
  'page/draw/typefaces.ts',
  'results/store/inbox.ts',
  'page/shell/open/drop/drop-veil.tsx',
  'page/shell/open/drop/opening-line.tsx',
  'page/workbench/notices/other-tab.tsx',
  'page/dialogs.tsx',
  'page/shell/later-commands.ts',
  'page/later-pages.ts',
  'page/state/offline/page-files.ts',
  'page/state/offline/service-worker.ts',
  'page/workbench/notices/offline-line.tsx',
)
/** Notes and lists of a question, each with a small module of its own. */
const isOfQuestion = isOneOf(
  'page/workbench/described/context-note.tsx',
  'page/workbench/what-if/edit-note.tsx',
  'page/workbench/written/written-text.tsx',
  'page/workbench/question/made-note.tsx',
  'page/workbench/question/statement.tsx',
)
/** The style sheets of each feature of the page; those of editors and lists come with the question's. */
const sheetsOf = [
  ...'class domain explore learn make score stage templates'.split(' ').map(feature => [feature, feature] as const),
  ['workbench', '(?:workbench|editor(?!/monaco)|ui/lists|ui/tabs)'] as const,
].map(([feature, folder]) => ({
  name: `${feature}-look`,
  test: new RegExp(`/src/page/${folder}(?:/(?!vote/).*)?\\.css$`),
}))
/** Parts of the stage that other workspaces use, too, are named by all of these. */
const nameOf = (name: string): string => name.replace(/^_+/, '').replace(/^stage~.*/, 'stage')
const isPddlText = isOneOf('page/editor/pddl-text.tsx')
const solidIn = (file: string): string => join(root, 'node_modules/solid-js', file)
const reactiveSolid = [
  { find: /^solid-js$/, replacement: solidIn('dist/solid.js') },
  { find: /^solid-js\/store$/, replacement: solidIn('store/dist/store.js') },
]

/** Decodes character references of Markdown without a `document`, which workers do not have. */
const withoutDocument = {
  find: /^decode-named-character-reference$/,
  replacement: join(root, 'node_modules/decode-named-character-reference/index.js'),
}

/** Scripts of which a visit to a first question runs most functions. */
const RUN_WHOLE =
  /^assets\/(?:index|kept|settled|stage|verdict|question-list|question-parts|icons|pddl-text)-[\w-]{7,8}\.js$/

const firstPage = firstPagePlugin(define)
/** The same modules for workers. */
const firstPageModules = () => ({
  name: firstPage.name,
  resolveId: firstPage.resolveId,
  load: firstPage.load,
})

/** The modes of the command line and the library. */
const isForNode = (mode: string): boolean => mode === 'cli' || mode === 'library'

export default defineConfig(({ mode }) => ({
  // Relative addresses, so that the built page works from any sub-path.
  base: './',
  plugins: [
    firstPage,
    ...(mode === 'library' ? [licencesPlugin(root, ofPackage)] : []),
    ...(isForNode(mode) || process.env.VITEST
      ? []
      : [
          solid(),
          iconsPlugin(root),
          licencesPlugin(root, ofPage),
          latinScriptsPlugin(true),
          policyPlugin(),
          wholePlugin(root),
          compileHintsPlugin(RUN_WHOLE),
          offlinePlugin(),
          previewPlugin(),
        ]),
  ],
  define,
  resolve: { alias: [withoutDocument] },
  worker: {
    format: 'es' as const,
    plugins: () => [firstPageModules(), latinScriptsPlugin(), wholePlugin(root), workerEntriesPlugin()],
    rolldownOptions: {
      // Dynamic imports of kinds that a worker loads at its start anyway are intended.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            // A worker's initial code is one script, whatever its later chunks share with it.
            { name: 'begin', tags: ['$initial'], priority: 3 },
            // What is requested together is one script. A verdict without a search must not wait for all services.
            { name: 'change-kinds', test: isOfChange, priority: 2 },
            { name: 'search-kinds', test: isOfSearch, priority: 1 },
            { name: 'services', test: isOfServices },
          ],
        },
      },
    },
  },
  publicDir: isForNode(mode) ? false : 'public',
  build: isForNode(mode)
    ? // For Node; scripts/build-cli.mjs, build-library.mjs and bench.mjs define what is built.
      {
        ssr: true,
        target: 'node20',
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/page',
        emptyOutDir: true,
        target: 'es2022',
        // These browsers support `light-dark()`. Its fallback would query the system's theme in the sheet that names
        // the layers, and each change of theme would make the browser look up all fonts and lay out everything again.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        chunkSizeWarningLimit: 5000,
        // All supported browsers have module preloading.
        modulePreload: { polyfill: false },
        // Plugin timings are irrelevant to those who build the page to use it.
        rolldownOptions: {
          checks: { pluginTimings: false },
          // The page's initial code is one script: each further file is another round trip.
          output: {
            // The first script contains the names of all later chunks, and random names do not compress. Bundled
            // questions share one hash, from which `public/first.js` knows their names, too. Some hosts omit files that
            // begin with an underscore.
            chunkFileNames: ({ name, facadeModuleId }) =>
              facadeModuleId?.startsWith('\0planground:questions/')
                ? `assets/[name]-${questionsMark()}.js`
                : `assets/${nameOf(name)}-[hash:7].js`,
            assetFileNames: ({ names }) => `assets/${nameOf(names[0]!.replace(/\.\w+$/, ''))}-[hash:6][extname]`,
            codeSplitting: {
              groups: [
                { name: 'page', tags: ['$initial'], priority: 5 },
                // Code that draws an answer and its verdict, which is requested at once: one file per type.
                { name: 'verdict', test: isOfVerdict, priority: 1 },
                // The same for code that a link to a question needs.
                { name: 'kept', test: isKept, priority: 4 },
                { name: 'scene-look', test: /\/src\/page\/draw\/scene\/.*\.css$/, priority: 3 },
                // The stage with the tabs that it begins with.
                { name: 'stage', test: isOfStage, entriesAware: true, entriesAwareMergeThreshold: 9_000 },
                // Code that every visit loads once the page is drawn.
                { name: 'settled', test: isSettled, priority: 3 },
                { name: 'question-parts', test: isOfQuestion, priority: 1 },
                // One style sheet per feature: each further file adds its name to the first script. Sheets that only
                // phones or other pages load stay separate.
                ...sheetsOf.map(({ name, test }) => ({ name, test, priority: 2 })),
                // Other workspaces show PDDL text, too.
                { name: 'pddl-text', test: isPddlText, priority: 2 },
                // Icons that several later chunks use: one small file instead of one for each.
                { name: 'icons', test: /planground:icon/, minShareCount: 2, priority: 2 },
                // The first script names each file, so small modules shared by later chunks are in one of them. One
                // chunk for each of the parts that are loaded in sequence (src/page/editor/editor.tsx).
                { name: 'monaco', test: /node_modules\/monaco-editor\//, entriesAware: true },
              ],
            },
          },
        },
      },
  // Builds for Node bundle their dependencies; tests let Node load what it can by itself
  // (scripts/plain-modules-plugin.ts).
  ...(process.env.VITEST && !isForNode(mode) ? {} : { ssr: { noExternal: true } }),
  test: {
    projects: [
      {
        extends: true as const,
        // In Node the page's state behaves as in a browser: signals change, effects run.
        resolve: { alias: reactiveSolid },
        plugins: [
          plainModulesPlugin({
            ...{ root, define, packages: reactiveSolid },
            made: [firstPagePlugin(define)],
          }),
        ],
        test: {
          name: 'core',
          environment: 'node',
          setupFiles: [SETUP],
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/fuzz/**', 'test/additions/**', DATABASES],
          testTimeout: 600_000,
          // Test files share imported modules, which saves a third of the time; tests must leave nothing changed
          // behind.
          isolate: false,
          // Questions and tasks are many small objects: a larger young generation saves an eighth of the time.
          execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=64'],
          server: { deps: { external: [COMPILED] } },
        },
      },
      {
        extends: true as const,
        resolve: { alias: reactiveSolid },
        plugins: [
          plainModulesPlugin({
            ...{ root, define, packages: reactiveSolid },
            made: [firstPagePlugin(define)],
          }),
        ],
        test: {
          // A test file would find rows in the shared database that another one is still writing: each has its own
          // process.
          name: 'core-databases',
          environment: 'node',
          setupFiles: [SETUP],
          include: [DATABASES],
          testTimeout: 600_000,
          isolate: true,
          server: { deps: { external: [COMPILED] } },
        },
      },
      {
        extends: true as const,
        resolve: { alias: reactiveSolid },
        test: {
          // All rounds of the tests with random input, of which the usual run takes only the first few
          // (test/support/long.ts).
          name: 'rounds',
          environment: 'node',
          setupFiles: [SETUP],
          include: takesRounds(),
          env: { PLANGROUND_ROUNDS: 'all' },
          testTimeout: 3_600_000,
          isolate: false,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'fuzz',
          environment: 'node',
          setupFiles: [SETUP],
          include: ['test/fuzz/**/*.test.ts'],
          testTimeout: 3_600_000,
        },
      },
    ],
  },
}))
