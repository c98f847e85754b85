// Writes scripts in Latin-1 only, with other characters escaped (`\u2026`): browsers keep the text of a script while it
// runs, and use two bytes per character as soon as one character is above U+00FF.

import { parseSync, type Plugin } from 'vite'

/**
 * Escapes the scripts of a build in this way without changing their behaviour. `exceptMapped`: skips scripts with
 * source maps that are needed for positions.
 */
export const latinScriptsPlugin = (exceptMapped = false): Plugin => ({
  name: 'planground-latin-scripts',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && !(exceptMapped && output.map && !isMonaco(output.fileName)))
        output.code = inLatin(output.code, output.fileName)
  },
})

/** Monaco's scripts, the longest, need no source positions. */
const isMonaco = (file: string): boolean => /(?:^|\/)monaco~/.test(file)

const BEYOND = /[\u0100-\uffff]/g
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The same script in Latin-1. In a `String.raw` template, which would keep an escape literally, such text moves to a
 * substitution.
 */
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

/** A tagged template, reduced to the fields used here. */
interface Tagged {
  readonly type?: string
  readonly tag: Place
  readonly quasi: { readonly quasis: readonly Place[] }
}

/** The ranges of the text of `String.raw` templates, in order; throws if another tag contains such characters. */
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
