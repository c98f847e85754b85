// Modules that the engine generates while the page is built: `planground:cards`, `planground:worlds`,
// `planground:pictures`, `planground:lessons`, `planground:openings`, and for each domain `planground:questions/<id>` and
// `planground:english/phrases-<id>` (see src/engine/first-page.ts). With them a visitor sees the first question before
// the engine, which is larger than everything visible, has loaded.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { loadRendering, type Rendering, type Scene } from './first-question.ts'
import { type FirstCard, firstStart } from './first-start.ts'
import { codeOfWorker } from './worker-entries-plugin.ts'
import { runModule } from './run-module.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const FIRST_SCRIPT = /\s*<script src="\.\/first\.js"[^>]*><\/script>/
const NAMES = ['cards', 'worlds', 'pictures', 'lessons', 'openings'] as const
/** Module that loads the questions of each domain; `…/<id>` has the questions of one domain. */
const QUESTIONS = 'planground:questions'
/** Module that loads the English of each domain; `…/phrases-<id>` has the English of one domain. */
const ENGLISH = 'planground:english'

interface FirstPage {
  firstCards(): readonly (FirstCard & { readonly id: string; readonly opening: boolean })[]
  firstWorlds(): readonly { readonly icon: string }[]
  shippedQuestions(id: string): unknown
  shippedNames(): readonly { readonly id: string; readonly pddlName: string }[]
  shippedEnglish(id: string): unknown
  firstPictures(): Readonly<Record<string, Scene>>
  firstLessons(): unknown
  firstOpenings(): unknown
}

/** The markup of an icon between `<svg …>` and `</svg>`; throws if the set has no icon of that name. */
function iconPicture(name: string): string {
  const svg = readFileSync(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8')
  return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
}

/** A module that exports this value: parsing JSON from a string is faster than parsing the same value as code. */
const written = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** A script of the page and its static imports that are not loaded before it. */
const withImports = (file: string, bundle: Rolldown.OutputBundle): readonly string[] => {
  const chunk = bundle[file]
  const isLater = (name: string): boolean => bundle[name]?.type === 'chunk' && !bundle[name].isEntry
  return [file, ...(chunk?.type === 'chunk' ? chunk.imports.filter(isLater) : [])]
}

/** A worker script and its static imports; Vite adds them to the bundle unchanged. */
function partsOfWorker(file: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set([file])
  for (const each of found) {
    const script = bundle[each]
    if (script?.type !== 'asset') continue
    for (const [, inner] of String(script.source).matchAll(/\b(?:from|import)"\.\/([\w.-]+\.js)"/g))
      found.add(`assets/${inner}`)
  }
  return [...found]
}

/** A worker script that requests all of these files at once, for links to questions that need a search. */
function allOf(files: readonly string[]): { file: string; script: string } {
  const script = files.map(file => `import"${file.replace('assets', '.')}";`).join('')
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 7)
  return { file: `assets/searching.worker-${hash}.js`, script }
}

/** Provides the page with data computed at build time. `define` is the page's own `define`. */
export function firstPagePlugin(define: Readonly<Record<string, string>>): Plugin {
  let engine: Promise<FirstPage> | undefined
  let rendering: Promise<Rendering> | undefined
  const render = (): Promise<Rendering> => (rendering ??= loadRendering(root, modules, define))
  const load = (): Promise<FirstPage> =>
    (engine ??= runModule<FirstPage>(join(root, 'src/engine/first-page.ts'), {
      root,
      define: { ...define },
    }))
  const modules: Plugin = {
    name: 'planground-first-page',
    resolveId: id =>
      NAMES.some(name => id === `planground:${name}`) ||
      [QUESTIONS, ENGLISH].some(each => id === each || id.startsWith(`${each}/`))
        ? `\0${id}`
        : undefined,
    async load(id) {
      if (id === `\0${QUESTIONS}`) {
        const ids = (await load()).firstCards().map(card => JSON.stringify(card.id))
        const each = ids.map(name => `${name}: () => import(${name.replace('"', `"${QUESTIONS}/`)})`)
        return `export default { ${each.join(', ')} }`
      }
      if (id.startsWith(`\0${QUESTIONS}/`))
        return written((await load()).shippedQuestions(id.slice(QUESTIONS.length + 2)))
      if (id === `\0${ENGLISH}`) {
        const each = (await load()).shippedNames().map(entry => {
          const { id, pddlName } = entry
          const file = JSON.stringify(`${ENGLISH}/phrases-${id}`)
          return `{ id: ${JSON.stringify(id)}, pddlName: ${JSON.stringify(pddlName)}, load: () => import(${file}) }`
        })
        return `export default [${each.join(', ')}]`
      }
      if (id.startsWith(`\0${ENGLISH}/`))
        return written((await load()).shippedEnglish(id.slice(`\0${ENGLISH}/phrases-`.length)))
      const name = NAMES.find(each => id === `\0planground:${each}`)
      if (name === undefined) return undefined
      const { firstCards, firstWorlds, firstPictures, firstLessons, firstOpenings } = await load()
      const worlds = () => firstWorlds().map(world => ({ ...world, picture: iconPicture(world.icon) }))
      const pictures = async () => (await render()).pictures(firstPictures())
      const value = { cards: firstCards, worlds, pictures, lessons: firstLessons, openings: firstOpenings }
      return written(await value[name]())
    },
  }
  const searching = { file: '', script: '' }
  /** The URL of the first question. */
  let opening = ''
  return {
    ...modules,
    writeBundle({ dir }) {
      if (searching.file === '') return
      writeFileSync(join(dir!, searching.file), searching.script)
      // Both files are copied unprocessed; the first one is part of the initial load.
      for (const name of ['first.js', 'trouble.js']) {
        const file = join(dir!, name)
        const { code } = minifySync(name, readFileSync(file, 'utf8').replace('OPENING', opening))
        writeFileSync(file, code)
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(bare, { bundle }) {
        const card = (await load()).firstCards().find(({ opening }) => opening)!
        opening = `#open?domain=${card.id}&problem=${card.problems[0]!.name}`
        const start = await firstStart(root, card, iconPicture('arrow-right'))
        const html = bare.replace('<div id="app">', `<div id="app">${start}`)
        const files = Object.entries(bundle ?? {})
        const named = (start: string): string | undefined =>
          files.map(([file]) => file).find(file => new RegExp(`^assets/${start}-[\\w-]{6,8}\\.js$`).test(file))
        const engine = named('engine.worker')
        if (engine === undefined) return html
        const code = codeOfWorker(engine)
        const search = partsOfWorker(named('search-kinds')!, bundle!)
        Object.assign(searching, allOf([code, ...search.filter(file => file !== code)]))
        const questions = named(card.id)!
        const rest = {
          engine,
          searching: searching.file,
          kept: withImports(named('kept')!, bundle!).join(' '),
          questions: questions.replace(`assets/${card.id}`, ''),
        }
        const data = Object.entries(rest).map(([name, file]) => ` data-${name}="${file.replaceAll('assets/', '')}"`)
        const links = `<link rel="modulepreload" crossorigin href="./${questions}">`
        const { firstQuestion } = await render()
        const packed = (await load()).shippedQuestions(card.id)
        const question = firstQuestion(packed, card, card.problems[0]!.name)
        // `first.js` starts the engine. Meanwhile the browser requests the page's own script and style, so that
        // readable content arrives before files that are larger and needed later. A script below a style sheet would
        // wait for it and could not report that it fails to load.
        return html
          .replace(FIRST_SCRIPT, '')
          .replace('</body>', `  <template>${question}</template>\n  </body>`)
          .replace('<link rel="stylesheet"', `<script src="./first.js"${data.join('')}></script>\n    $&`)
          .replace('</head>', `  ${links}\n  </head>`)
      },
    },
  }
}
