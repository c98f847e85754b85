// Modules that the engine writes while the page is built: `planground:cards`, `planground:worlds`, `planground:questions`,
// `planground:pictures` and `planground:lessons` (see src/engine/first-page.ts). A first visit so sees its first question before the engine,
// which is larger than all that is seen, has been loaded.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const FIRST_SCRIPT = /\s*<script src="\.\/first\.js"[^>]*><\/script>/
const NAMES = ['cards', 'worlds', 'questions', 'pictures', 'lessons'] as const

interface FirstPage {
  firstCards(): unknown
  firstWorlds(): readonly { readonly icon: string }[]
  firstQuestions(): unknown
  firstPictures(): unknown
  firstLessons(): unknown
}

/** What an icon of the set has between `<svg …>` and `</svg>`; throws where there is none of that name. */
function iconPicture(name: string): string {
  const svg = readFileSync(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8')
  return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
}

/** Gives the page what is worked out for it beforehand. `define` is that of the page. */
export function firstPagePlugin(define: Readonly<Record<string, string>>): Plugin {
  let engine: Promise<FirstPage> | undefined
  const load = (): Promise<FirstPage> =>
    (engine ??= runnerImport<FirstPage>(join(root, 'src/engine/first-page.ts'), {
      configFile: false,
      root,
      logLevel: 'error',
      define: { ...define },
    }).then(({ module }) => module))
  return {
    name: 'planground-first-page',
    resolveId: id => (NAMES.some(name => id === `planground:${name}`) ? `\0${id}` : undefined),
    async load(id) {
      const name = NAMES.find(each => id === `\0planground:${each}`)
      if (name === undefined) return undefined
      const { firstCards, firstWorlds, firstQuestions, firstPictures, firstLessons } = await load()
      const worlds = () =>
        firstWorlds().map(world => ({ ...world, picture: iconPicture(world.icon) }))
      const value = {
        ...{ cards: firstCards, worlds, questions: firstQuestions },
        ...{ pictures: firstPictures, lessons: firstLessons },
      }
      // JSON in a string is read faster than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value[name]()))})`
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.entries(bundle ?? {})
        const engine = files.find(([file]) => /engine\.worker-[^/]*\.js$/.test(file))?.[0]
        if (engine === undefined) return html
        const needed = files.filter(
          ([, file]) => file.type === 'chunk' && file.facadeModuleId === '\0planground:questions',
        )
        const links = needed
          .map(([file]) => `<link rel="modulepreload" crossorigin href="./${file}">`)
          .join('\n    ')
        // `first.js` starts the engine. It comes last: the page's own script and style are on their way by then, and
        // what can be read is there before what is larger and waited for later.
        return html
          .replace(FIRST_SCRIPT, '')
          .replace(
            '</head>',
            `  ${links}\n    <script src="./first.js" data-engine="./${engine}"></script>\n  </head>`,
          )
      },
    },
  }
}
