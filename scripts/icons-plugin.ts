// Bundles icons with the chunk that uses them. The names are in `src/page/ui/icon-name.ts`; a source of the page that
// contains one of them as a literal imports its picture, which registers itself for `Icon`. The licence, size and
// colours, which all pictures share, are in `third-party.txt` and in `Icon` instead.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PICTURE = 'planground:icon/'
const SOURCE = /\/(?:src\/page|scripts\/kit)\/.*\.tsx?$/
const LITERAL = /(['"])([a-z][a-z0-9-]*)\1/g

export function iconsPlugin(root: string): Plugin {
  const list = readFileSync(join(root, 'src/page/ui/icon-name.ts'), 'utf8')
  const names = new Set([...list.matchAll(/\| '([\w-]+)'/g)].map(match => match[1]!))
  return {
    name: 'planground-icons',
    enforce: 'pre',
    resolveId: id => (id.startsWith(PICTURE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PICTURE}`)) return undefined
      const name = id.slice(PICTURE.length + 1)
      const svg = await readFile(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8')
      const picture = svg
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/<\/?svg[^>]*>/g, '')
        .replace(/>\s+</g, '><')
        .replaceAll(' />', '/>')
        .trim()
      return {
        code: `import { pictures } from '/src/page/ui/icon-pictures.ts'\npictures[${JSON.stringify(name)}] = ${JSON.stringify(picture)}`,
        moduleSideEffects: true,
      }
    },
    transform(code, id) {
      if (!SOURCE.test(id) || id.endsWith('/icon-name.ts')) return undefined
      const used = new Set([...code.matchAll(LITERAL)].map(match => match[2]!).filter(name => names.has(name)))
      if (used.size === 0) return undefined
      const imports = [...used].map(name => `import '${PICTURE}${name}'`).join(';')
      // On the first line, so that the source's line numbers stay the same.
      return { code: `${imports};${code}`, map: null }
    },
  }
}
