// Parses the YAML of a lesson: its head, and the inside of its fences. Expressions in it need no quotes.

import { isAlias, isMap, isScalar, isSeq, type Scalar, visit, type YAMLMap } from 'yaml'
import { cut, keyName, parsedYaml, quotes, spanOf } from '#language/english/yaml-text'
import { placer } from '#language/english/yaml-places'
import type { TextPlace } from '#teaching/lesson'
import { type Excerpt, placeIn } from './excerpt'
import type { Findings } from './findings'

/** Maximum characters of YAML. */
const MAX_CHARACTERS = 50_000
const MAX_FAULTS = 20

/** Fields that contain an expression. */
const EXPRESSION = /^( *(?:- )?)(right|says|rows): +(\S.*?)[ \r]*$/

export class YamlPart {
  readonly excerpt: Excerpt
  readonly root: YAMLMap | undefined
  private readonly anchors = new Map<string, unknown>()

  /** Parses the YAML and reports syntax errors. `what` describes its context, such as `a live part`. */
  constructor(excerpt: Excerpt, what: string, findings: Findings) {
    this.excerpt = excerpt
    this.root = this.read(what, findings)
  }

  private read(what: string, findings: Findings): YAMLMap | undefined {
    const { text } = this.excerpt
    const whole = this.place(0, text.length)
    if (text.length > MAX_CHARACTERS) {
      const message = `This is too long for ${what}: up to 50,000 characters are read.`
      findings.error('too-long', whole, message)
      return undefined
    }
    try {
      const document = parsedYaml(masked(text))
      const faults = [...document.errors, ...document.warnings]
      for (const { pos, message } of faults.slice(0, MAX_FAULTS)) {
        const inQuotes = quotes(text, pos[0])
        findings.error(
          'yaml',
          this.place(pos[0], Math.max(pos[1], pos[0] + 1)),
          inQuotes === undefined
            ? `This YAML cannot be read: ${sentence(message)}`
            : 'YAML takes a part of this line for something else: put the text in quotes.',
          inQuotes && { ...inQuotes, place: this.place(inQuotes.span.from, inQuotes.span.to) },
        )
      }
      const { contents } = document
      this.collect(contents)
      if (isMap(contents)) return contents as YAMLMap
      if (faults.length === 0)
        findings.error(
          'yaml',
          whole,
          `${what} has fields by name, a line each, such as \`world: here\`.`.replace(/^a /, 'A '),
        )
    } catch {
      // The library is recursive, so YAML nested thousands of levels deep ends here.
      findings.error('yaml', whole, 'This YAML is nested too deeply to be read.')
    }
    return undefined
  }

  private collect(contents: unknown): void {
    if (!isMap(contents) && !isSeq(contents)) return
    visit(contents, (_, node) => {
      const { anchor } = (node ?? {}) as { anchor?: string }
      if (anchor !== undefined && !isAlias(node as never) && !this.anchors.has(anchor)) this.anchors.set(anchor, node)
    })
  }

  /** The node itself, or the target of an alias; undefined if there is none. */
  resolved(node: unknown): unknown {
    return isAlias(node) ? this.anchors.get(node.source) : node
  }

  place(from: number, to: number): TextPlace {
    return placeIn(this.excerpt, from, to)
  }

  placeOf(node: unknown): TextPlace {
    const { from, to } = spanOf(node)
    return this.place(from, to)
  }

  /** An expression as written in the file. */
  expression(node: Scalar): string {
    const { from, to } = spanOf(node)
    const text = node.type === 'PLAIN' ? this.excerpt.text.slice(from, to) : String(node.value)
    return text.replace(/\s+/g, ' ').trim()
  }

  /** Returns a function that maps ranges of a scalar's value to the file. */
  placesIn(node: Scalar): (from: number, to: number) => TextPlace {
    const places = placer(this.excerpt.text, node, spanOf(node))
    return (from, to) => {
      const span = places(from, to)
      return this.place(span.from, span.to)
    }
  }
}

/** The text with expressions replaced by harmless characters, keeping all offsets. */
function masked(text: string): string {
  if (!/(?:right|says|rows):/.test(text)) return text
  let deeper = -1
  const lines = text.split('\n').map(line => {
    const indent = line.search(/[^ \r]/)
    if (deeper >= 0 && (indent < 0 || indent > deeper)) return hidden(line)
    deeper = -1
    const [, before, key, value] = EXPRESSION.exec(line) ?? []
    if (value === undefined || /^[|>]/.test(value) || isQuoted(value)) return line
    deeper = before!.length
    const at = line.indexOf(value, before!.length + key!.length + 1)
    return line.slice(0, at) + hidden(line.slice(at))
  })
  return lines.join('\n')
}

const hidden = (text: string): string => text.replace(/[^\s]/g, 'x')

/** True if the whole value is one quoted string. */
const isQuoted = (value: string): boolean => /^"(?:[^"\\]|\\.)*"$/.test(value) || /^'(?:[^']|'')*'$/.test(value)

/** A key as written, shortened for messages. */
export const nameOfKey = (key: unknown): string => (isScalar(key) ? cut(keyName(key)) : 'a list or a map')

const sentence = (message: string): string => {
  const first = message.split('\n')[0]!.trim()
  return /[.!?]$/.test(first) ? first : `${first}.`
}
