// Scripts are written in Latin letters alone, others escaped (`\u2026`): browsers keep the text of a script for as
// long as it runs, with two bytes a character as soon as a single one is beyond U+00FF.

import { parseSync, type Plugin } from 'vite'

/** Writes the scripts of a build so. What they do is the same. `exceptMapped`: not those whose source map states places that are asked for. */
export const latinScriptsPlugin = (exceptMapped = false): Plugin => ({
  name: 'planground-latin-scripts',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && !(exceptMapped && output.map && !isMonaco(output.fileName)))
        output.code = inLatin(output.code, output.fileName)
  },
})

/** Of Monaco's scripts, which are the longest, no places are asked for. */
const isMonaco = (file: string): boolean => /(?:^|\/)monaco~/.test(file)

const BEYOND = /[\u0100-\uffff]/g
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The same script. In a template of `String.raw`, where an escape would stay as it is, it is in a text of its own. */
export function inLatin(code: string, name = 'script.js'): string {
  BEYOND.lastIndex = 0
  if (!BEYOND.test(code)) return code
  const parts: string[] = []
  let end = 0
  for (const { from, to } of rawTexts(code, name)) {
    parts.push(code.slice(end, from).replace(BEYOND, escaped))
    parts.push(code.slice(from, to).replace(BEYOND, character => `\${"${escaped(character)}"}`))
    end = to
  }
  parts.push(code.slice(end).replace(BEYOND, escaped))
  return parts.join('')
}

interface Range {
  readonly from: number
  readonly to: number
}

interface Place {
  readonly start: number
  readonly end: number
}

/** A tagged template, as far as it matters here. */
interface Tagged {
  readonly type?: string
  readonly tag: Place
  readonly quasi: { readonly quasis: readonly Place[] }
}

/** The positions of the texts of `String.raw`, in order; throws if another tag contains such letters. */
function rawTexts(code: string, name: string): readonly Range[] {
  const found: Range[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, tag, quasi } = node as Tagged
    if (type === 'TaggedTemplateExpression') {
      const isRaw = code.slice(tag.start, tag.end) === 'String.raw'
      for (const { start, end } of quasi.quasis)
        if (isRaw) found.push({ from: start, to: end })
        else if (code.slice(start, end).search(BEYOND) >= 0)
          throw new Error(`In ${name}, a template with a tag of its own is not in Latin letters.`)
    }
    for (const inner of Object.values(node)) walk(inner)
  }
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]!.message}`)
  walk(program)
  return found.sort((a, b) => a.from - b.from)
}
