// Download sizes of the built page, in kilobytes after brotli: `node scripts/sizes.mjs [folder]`. The first line is
// everything needed to show a question and type an answer; the rest loads later or in parallel.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const folder = resolve(root, process.argv[2] ?? 'dist/page')
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no built page in ${folder}; run npm run build first.`)
  process.exit(1)
}

/** Budgets in kilobytes of 1000 bytes. */
const BUDGET = 80
const FONT_BUDGET = 140

const brotli = bytes =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length
const read = name => readFileSync(join(folder, name))
const assets = readdirSync(join(folder, 'assets')).map(name => `assets/${name}`)

/** The files that `index.html` names, and the static imports of its scripts. */
function firstLoad() {
  const found = new Set(['index.html'])
  const queue = [
    ...read('index.html')
      .toString()
      .matchAll(/(?:src|href)="\.\/([^"]+)"/g),
  ].map(match => match[1])
  while (queue.length > 0) {
    const name = queue.pop()
    if (found.has(name) || !existsSync(join(folder, name))) continue
    found.add(name)
    if (!name.endsWith('.js')) continue
    const text = read(name).toString()
    for (const [, inner] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) queue.push(`assets/${inner}`)
  }
  return [...found]
}

const first = firstLoad().filter(name => /\.(html|js|css)$/.test(name))
const isWorker = name => /worker|engine-rest|phrase-reader/.test(name)
const isMonaco = name => /monaco|codicon|editor\.worker/.test(name)
const groups = [
  ['First load: HTML, CSS, JS', first],
  [
    'Later: panes, palette, drawings',
    assets.filter(name => /\.(js|css)$/.test(name) && !first.includes(name) && !isWorker(name) && !isMonaco(name)),
  ],
  ['Engine worker', assets.filter(name => isWorker(name) && !isMonaco(name))],
  ['Monaco: script, style, worker, icons', assets.filter(isMonaco)],
]
const kilo = bytes => (bytes / 1000).toFixed(1).padStart(8)
const sum = list => list.reduce((total, size) => total + size, 0)

console.log('brotli kB')
const totals = groups.map(([title, names]) => {
  const total = sum(names.map(name => brotli(read(name))))
  console.log(`${kilo(total)}  ${title} (${names.length} files)`)
  return total
})
const fonts = assets.filter(name => name.endsWith('.woff2'))
const fontBytes = sum(fonts.map(name => read(name).length))
console.log(`${kilo(fontBytes)}  Fonts, as they are (${fonts.length} files)`)
if (totals[0] > BUDGET * 1000 || fontBytes > FONT_BUDGET * 1000) {
  console.error(`Over budget: ${BUDGET} kB to show a question, ${FONT_BUDGET} kB of fonts.`)
  process.exitCode = 1
}
