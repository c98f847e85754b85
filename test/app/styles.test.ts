// The page's styles: sheets of a folder of the page, and no class styled by two of them.
//
// They are plain CSS instead of CSS Modules, because measurements and the inspector find elements by their classes; these
// tests give the guarantees of modules. A class belongs to one sheet, which every source that names the class imports.
// Every styled class is named, and every named class is styled. Sheets of `ui/` and `workbench/parts/` are in the layer
// `parts`, bare elements in `base`, below all others: a component's own sheet overrides its parts, in whichever order
// lazily loaded sheets arrive. The kit's utilities are in between.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss, { type AtRule, type Rule } from 'postcss'
import { expect, test } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Path from the root → text. */
type Files = ReadonlyMap<string, string>

/** Classes that have no look: by these the page's code, journeys and pictures find an element. */
const hooks = new Set(['question', 'verdict-area', 'working', 'trace-lacking'])

/** Sheets that style what Monaco draws, under its names. */
const foreign = /^src\/page\/editor\/monaco\/monaco\.css$/
const shared = /^src\/page\/(?:ui|workbench\/parts)\//

/** All files in these folders with this ending. */
function filesOf(folders: readonly string[], ending: RegExp): Files {
  const found = new Map<string, string>()
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else if (ending.test(path)) found.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  for (const folder of folders) walk(folder)
  return found
}

/** The classes in a selector. */
const classesIn = (selector: string): string[] =>
  [...selector.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(m => m[1]!)

const isInKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)

/** The classes a sheet has in its selectors. */
function styledBy(text: string): Set<string> {
  const found = new Set<string>()
  postcss.parse(text).walkRules(rule => {
    if (!isInKeyframes(rule)) for (const name of classesIn(rule.selector)) found.add(name)
  })
  return found
}

interface Named {
  /** Classes named as they are. */
  readonly whole: ReadonlySet<string>
  /** Constant beginnings of computed class names: `mark-` of `mark-${mark}`. */
  readonly begun: ReadonlySet<string>
}

/** From an opening bracket to the one that closes it. */
function bracketed(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if ('{[('.includes(text[at]!)) depth++
    else if ('}])'.includes(text[at]!) && --depth === 0) return text.slice(from + 1, at)
  }
  return text.slice(from + 1)
}

/** The classes that a component gives its elements. */
function namedIn(text: string): Named {
  const whole = new Set<string>()
  const begun = new Set<string>()
  const words = (list: string): void => {
    for (const word of list.split(/\s+/)) if (/^[A-Za-z][\w-]*$/.test(word)) whole.add(word)
  }
  const template = (inner: string): void => {
    for (const [, begin] of inner.matchAll(/(?:^|\s)([A-Za-z][\w-]*-)\$\{/g)) begun.add(begin!)
    // A string after a beginning is an ending; a string alone is a class.
    for (const [, text] of inner.matchAll(/(?:^|\s)\$\{([^}]*)\}/g)) literals(text!)
    words(inner.replace(/[\w-]*\$\{[^}]*\}[\w-]*/g, ' '))
  }
  const literals = (code: string): void => {
    // A string that is compared, or an argument, is not a class.
    const plain = code.replace(/[!=]==? *'[^']*'|\('[^']*'\)/g, '')
    for (const [, inner] of plain.matchAll(/`((?:[^`$]|\$\{[^}]*\}|\$)*)`/g)) template(inner!)
    for (const [, list] of plain.replace(/`[^`]*`/g, '').matchAll(/'([^']*)'/g)) words(list!)
  }
  for (const [, list] of text.matchAll(/\bclass="([^"]*)"/g)) words(list!)
  for (const { index } of text.matchAll(/\b(?:class|classList)=\{/g)) {
    const code = bracketed(text, text.indexOf('{', index))
    if (!text.startsWith('classList', index)) literals(code)
    else {
      const object = bracketed(code, code.indexOf('{'))
      for (const [, quoted, bare, made] of object.matchAll(
        /(?:^|[{,])\s*(?:'([^']+)'|([A-Za-z]\w*)|\[`([^`]*)`\])\s*:/g,
      )) {
        if (made !== undefined) template(made)
        else words((quoted ?? bare)!)
      }
    }
  }
  for (const [, code] of text.matchAll(/\bclassList\.(?:add|toggle)\(([^)]*)\)/g)) literals(code!)
  for (const [, code] of text.matchAll(/\b(?:className|look)(?::|=|\?:| \?\?) *([^\n]*)/g)) literals(code!)
  return { whole, begun }
}

/** The sheets that a source imports, by their paths from the root. */
const importsOf = (path: string, text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^import '([^']+\.css)'$/gm)].map(([, target]) =>
      target!.startsWith('#') ? `src/${target!.slice(1)}` : posix.normalize(posix.join(posix.dirname(path), target!)),
    ),
  )

/** The folder of the page that a sheet is of: `src/page/score/`. */
const folderOf = (sheet: string): string => `${posix.dirname(sheet).split('/').slice(0, 3).join('/')}/`

/** Everything that is not as the head of this file states. */
function breachesOf(sheets: Files, sources: Files): string[] {
  const found: string[] = []
  const owner = new Map<string, string>()
  for (const [path, text] of sheets)
    for (const name of styledBy(text)) {
      const first = owner.get(name)
      if (first === undefined) owner.set(name, path)
      else found.push(`.${name} is styled in ${first} and in ${path}`)
    }
  const namedAnywhere: { path: string; named: Named; imports: Set<string> }[] = []
  for (const [path, text] of sources) namedAnywhere.push({ path, named: namedIn(text), imports: importsOf(path, text) })

  for (const { path, named, imports } of namedAnywhere) {
    const check = (name: string, sheet: string): void => {
      if (shared.test(sheet) || foreign.test(sheet)) return
      if (!path.startsWith(folderOf(sheet))) found.push(`${path} names .${name} of ${sheet}`)
      else if (!imports.has(sheet)) found.push(`${path} names .${name} and does not import ${sheet}`)
    }
    for (const name of named.whole) {
      const sheet = owner.get(name)
      if (sheet !== undefined) check(name, sheet)
      else if (!hooks.has(name)) found.push(`${path} names .${name}, which no sheet styles`)
    }
    for (const begin of named.begun) {
      const ends = [...owner].filter(([name]) => name.startsWith(begin))
      for (const [name, sheet] of ends)
        if (imports.has(sheet) || shared.test(sheet)) continue
        else if (path.startsWith(`${posix.dirname(sheet)}/`)) check(name, sheet)
    }
  }
  for (const [name, sheet] of owner) {
    if (foreign.test(sheet)) continue
    const near = namedAnywhere.filter(({ imports }) => shared.test(sheet) || imports.has(sheet))
    const isNamed = near.some(
      ({ named }) => named.whole.has(name) || [...named.begun].some(begin => name.startsWith(begin)),
    )
    if (!isNamed && !isComputed(name, sheet, sources)) found.push(`nothing names .${name} of ${sheet}`)
  }
  for (const [path, text] of sheets) found.push(...breachesOfSheet(path, text, sources))
  found.push(...breachesOfNames(sheets, sources))
  return found
}

/** Custom properties that are read and set nowhere, or set and read nowhere; keyframes of one name in two sheets. */
function breachesOfNames(sheets: Files, sources: Files): string[] {
  const found: string[] = []
  const set = new Map<string, string>()
  const read = new Map<string, string>()
  const moves = new Map<string, string>()
  for (const [path, text] of sheets) {
    postcss.parse(text).walk(node => {
      if (node.type === 'decl') {
        if (node.prop.startsWith('--')) set.set(node.prop, path)
        for (const [, name] of node.value.matchAll(/var\(\s*(--[\w-]+)/g)) read.set(name!, path)
      } else if (node.type === 'atrule' && node.name === 'keyframes') {
        const first = moves.get(node.params)
        if (first !== undefined) found.push(`keyframes ${node.params} are in ${first} and in ${path}`)
        moves.set(node.params, path)
      }
    })
  }
  const code = [...sources.values()].join('\n')
  // Some are put together: `--scene-${role}`.
  const begun = [...code.matchAll(/(--[\w-]+-)\$\{/g)].map(([, begin]) => begin!)
  const isInCode = (name: string): boolean =>
    new RegExp(`${name}(?![\\w-])`).test(code) || begun.some(begin => name.startsWith(begin))
  for (const [name, path] of read)
    if (!set.has(name) && !isInCode(name) && !foreign.test(path))
      found.push(`${path} reads ${name}, which nothing sets`)
  for (const [name, path] of set)
    if (!read.has(name) && !isInCode(name)) found.push(`${path} sets ${name}, which nothing reads`)
  return found
}

/** A class that is a value: its name is a text in a folder in which a component has `class={…}` without one. */
function isComputed(name: string, sheet: string, sources: Files): boolean {
  const folder = `${posix.dirname(sheet)}/`
  return [...sources].some(([path, text]) => path.startsWith(folder) && new RegExp(`'${name}'|\\b${name}:`).test(text))
}

/** Rules for a sheet by itself: its length, its layer, its folder. */
function breachesOfSheet(path: string, text: string, sources: Files): string[] {
  const found: string[] = []
  if (text.split('\n').length > 401) found.push(`${path} has more than 400 lines`)
  const wanted = /^src\/page\/(?:ui\/(?!styles\/)|workbench\/parts\/)/.test(path)
    ? 'parts'
    : (/^src\/page\/ui\/styles\/(base|utilities)(?:-look)?\.css$/.exec(path)?.[1] ?? undefined)
  for (const node of postcss.parse(text).nodes) {
    if (node.type === 'comment') continue
    const layer = node.type === 'atrule' && node.name === 'layer' ? node : undefined
    // The statement that orders the layers.
    if (layer !== undefined && layer.nodes === undefined && wanted === 'base') continue
    if (layer?.params !== wanted)
      found.push(`${path} has rules outside the layer ${wanted ?? '(none)'}, line ${node.source?.start?.line}`)
  }
  if (!path.startsWith('src/page/ui/styles/')) {
    const isImported = [...sources].some(
      ([source, code]) =>
        (source.startsWith(folderOf(path)) || (wanted === 'parts' && source === 'src/page/main.tsx')) &&
        importsOf(source, code).has(path),
    )
    if (!isImported) found.push(`no component of its folder imports ${path}`)
  }
  return found
}

const sheets = filesOf(['src'], /\.css$/)
const sources = filesOf(['src/page'], /\.tsx?$/)

test('no class is styled outside its sheet, and none is missing or left over', () => {
  expect(sheets.size).toBeGreaterThan(80)
  expect(breachesOf(sheets, sources)).toEqual([])
})

// A house in small, in which nothing is wrong, and what is found when something is.

const box = 'src/page/box/box'
const lid = 'src/page/lid/lid'
const small: Readonly<Record<string, string>> = {
  'src/page/ui/styles/base.css': '@layer base, parts;\n@layer base { .unseen { clip: auto } }',
  'src/page/ui/button.css': '@layer parts { .button { padding: var(--button-pad, 4px) } .button.small { margin: 0 } }',
  'src/page/ui/button.tsx':
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a component's text
    "import './button.css'\nexport const Button = () => <i class={`button ${props.size ?? 'small'}`} />",
  [`${box}.css`]: '.box { --button-pad: 2px } .box-open, .box-of-wood { color: brown }',
  [`${box}.tsx`]:
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a component's text
    "import './box.css'\nexport const Box = () => <i class={`box unseen box-of-${props.what}`} classList={{ 'box-open': open() }} />",
  [`${lid}.css`]: '@media (width > 9px) { .lid:hover > b { color: red } }',
  [`${lid}.tsx`]: 'import \'./lid.css\'\nexport const Lid = () => <i class="lid" />',
}

/** The findings in the small example with some files replaced. */
function planted(change: Readonly<Record<string, string>>): string[] {
  const all = Object.entries({ ...small, ...change })
  const part = (ending: RegExp): Files => new Map(all.filter(([path]) => ending.test(path)))
  return breachesOf(part(/\.css$/), part(/\.tsx$/))
}

test('in a small house nothing is found', () => expect(planted({})).toEqual([]))

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  [
    'a class styled by two sheets',
    { [`${lid}.css`]: '.lid .box { color: red }' },
    /^\.box is styled in .*box\.css and in .*lid\.css$/,
  ],
  [
    'a part styled by a feature',
    { [`${lid}.css`]: '.lid .button { color: red }' },
    /^\.button is styled in .*button\.css and in .*lid\.css$/,
  ],
  [
    "another feature's class",
    { [`${lid}.tsx`]: 'import \'./lid.css\'\nexport const Lid = () => <i class="lid box" />' },
    /^.*lid\.tsx names \.box of .*box\.css$/,
  ],
  [
    'a class without an import of its sheet',
    {
      'src/page/box/corner.tsx': "export const Corner = () => <i classList={{ box: isOne(), 'box-open': true }} />",
    },
    /^.*corner\.tsx names \.box and does not import .*box\.css$/,
  ],
  [
    'a class that no sheet styles',
    { [`${lid}.tsx`]: 'import \'./lid.css\'\nexport const Lid = () => <i class="lid lidd" />' },
    /^.*lid\.tsx names \.lidd, which no sheet styles$/,
  ],
  [
    'a class that nothing names',
    { [`${lid}.css`]: '.lid { color: red } .lid-closed { color: blue }' },
    /^nothing names \.lid-closed of .*lid\.css$/,
  ],
  [
    'a sheet away from its component',
    { 'src/page/box/lid.css': '.lid { color: red }', [`${lid}.css`]: '', [`${lid}.tsx`]: '' },
    /^no component of its folder imports src\/page\/box\/lid\.css$/,
  ],
  [
    'a sheet that is too long',
    { [`${lid}.css`]: `.lid { color: red }${'\n'.repeat(401)}` },
    /^.*lid\.css has more than 400 lines$/,
  ],
  [
    'a part outside its layer',
    { 'src/page/ui/button.css': '.button { padding: var(--button-pad) } .small { margin: 0 }' },
    /^.*button\.css has rules outside the layer parts, line 1$/,
  ],
  [
    'a feature in a layer',
    { [`${lid}.css`]: '@layer parts { .lid { color: red } }' },
    /^.*lid\.css has rules outside the layer \(none\), line 1$/,
  ],
  [
    'a property that nothing sets',
    { [`${lid}.css`]: '.lid { color: var(--lid-ink) }' },
    /^.*lid\.css reads --lid-ink, which nothing sets$/,
  ],
  [
    'a property that nothing reads',
    { [`${lid}.css`]: '.lid { --lid-ink: red }' },
    /^.*lid\.css sets --lid-ink, which nothing reads$/,
  ],
  [
    'two movements of one name',
    {
      [`${lid}.css`]: '.lid { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }',
      [`${box}.css`]: `${small[`${box}.css`]} @keyframes turn { to { rotate: 2turn } }`,
    },
    /^keyframes turn are in .*box\.css and in .*lid\.css$/,
  ],
])('%s is found', (_what, change, message) => {
  expect(planted(change)).toEqual(expect.arrayContaining([expect.stringMatching(message)]))
})
