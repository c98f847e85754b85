// Colours a phrases file line by line, for the editor and for read-only texts. Colours are those of PDDL: a slot has
// the colour of a variable, and the name of an entry that of a head word. Linear in each line.

import type { PddlToken } from '../pddl-words'

/** The state at the start of a line. */
export interface YamlState {
  /** The current top-level key. */
  readonly section: string
  /** Indentation of the section's entries; -1 before the first. */
  readonly entry: number
  /** True if the values are names of the domain. */
  readonly names: boolean
  /** Indentation of the key of a block scalar (`>-`); -1 outside of one. */
  readonly block: number
  /** The quote of a string that continues from the line before. */
  readonly quote: '' | '"' | "'"
  /** Number of open brackets. */
  readonly flow: number
}

export const yamlStart: YamlState = {
  section: '',
  entry: -1,
  names: false,
  block: -1,
  quote: '',
  flow: 0,
}

/**
 * The start and kind of a piece, which ends where the next one starts. `wording` is English, in which no names are
 * completed.
 */
export interface YamlPiece {
  readonly from: number
  readonly token: PddlToken | 'wording'
}

const named = new Set(['types', 'predicates', 'actions'])

/** Colours one line. */
class LinePainter {
  readonly pieces: YamlPiece[] = []
  private readonly line: string
  state: YamlState
  private at = 0

  constructor(line: string, state: YamlState) {
    this.line = line
    this.state = state
  }

  private put(token: YamlPiece['token'], to: number): void {
    if (to <= this.at) return
    if (this.pieces.at(-1)?.token !== token) this.pieces.push({ from: this.at, token })
    this.at = to
  }

  run(): void {
    const { line } = this
    const indent = line.length - line.trimStart().length
    const isBlank = indent === line.length
    if (this.state.block >= 0) {
      if (isBlank || indent > this.state.block) {
        this.put('wording', line.length)
        return
      }
      this.state = { ...this.state, block: -1 }
    }
    if (this.state.quote !== '') this.quoted(this.state.quote)
    else if (this.state.flow === 0) this.head(indent)
    this.values()
  }

  /** The hyphens and the key at the start of a line. */
  private head(indent: number): void {
    const { line } = this
    this.put('blank', indent)
    while (line[this.at] === '-' && /\s|^$/.test(line[this.at + 1] ?? '')) {
      this.put('bracket', this.at + 1)
      this.blanks()
    }
    const colon = this.colon()
    if (colon < 0) return
    const key = line
      .slice(this.at, colon)
      .trim()
      .replace(/^["']|["']$/g, '')
    this.put(this.keyToken(key, this.at), this.at + line.slice(this.at, colon).trimEnd().length)
    this.put('bracket', colon + 1)
    this.blanks()
    if (/^[|>][-+\d]*\s*(?:#.*)?$/.test(line.slice(this.at))) {
      this.state = { ...this.state, block: indent }
      this.put('bracket', line.length)
    }
  }

  private keyToken(key: string, indent: number): PddlToken {
    if (indent === 0) {
      const names = key === 'state' || key === 'setting'
      this.state = { ...this.state, section: key, entry: -1, names }
      return 'keyword'
    }
    if (!named.has(this.state.section)) return 'type'
    if (this.state.entry < 0) this.state = { ...this.state, entry: indent }
    if (indent <= this.state.entry) {
      this.state = { ...this.state, names: false }
      return 'head'
    }
    this.state = { ...this.state, names: key === 'gather' }
    return 'type'
  }

  /** Offset of the key's colon; -1 if the rest of the line has no key. */
  private colon(): number {
    const { line, at } = this
    const first = line[at]
    if (first === '"' || first === "'") {
      const end = line.indexOf(first, at + 1)
      return end > 0 && /^\s*:(?:\s|$)/.test(line.slice(end + 1)) ? line.indexOf(':', end) : -1
    }
    if (first === undefined || '#[]{}&*!|>%@`,'.includes(first)) return -1
    for (let i = at; i < line.length; i++) {
      if (line[i] === '#' && /\s/.test(line[i - 1] ?? '')) return -1
      if (line[i] === ':' && (i + 1 === line.length || /\s/.test(line[i + 1]!))) return i
    }
    return -1
  }

  private blanks(): void {
    let to = this.at
    while (to < this.line.length && /\s/.test(this.line[to]!)) to++
    this.put('blank', to)
  }

  /** The values after the key: quoted strings, lists in brackets, plain scalars, a comment. */
  private values(): void {
    const { line } = this
    while (this.at < line.length) {
      this.blanks()
      const letter = line[this.at]
      if (letter === undefined) return
      if (letter === '#' && (this.at === 0 || /\s/.test(line[this.at - 1]!))) this.put('comment', line.length)
      else if (letter === '"' || letter === "'") {
        this.put('bracket', this.at + 1)
        this.quoted(letter)
      } else if ('[{'.includes(letter)) {
        this.state = { ...this.state, flow: this.state.flow + 1 }
        this.put('bracket', this.at + 1)
      } else if (this.state.flow > 0 && '}],'.includes(letter)) {
        const closes = letter === ',' ? 0 : 1
        this.state = { ...this.state, flow: this.state.flow - closes }
        this.put('bracket', this.at + 1)
      } else this.plain()
    }
  }

  /** A quoted string up to the closing quote, or the end of the line. */
  private quoted(quote: '"' | "'"): void {
    const { line } = this
    let to = this.at
    while (to < line.length && line[to] !== quote) to += quote === '"' && line[to] === '\\' ? 2 : 1
    to = Math.min(to, line.length)
    this.wording(to)
    this.state = { ...this.state, quote: to < line.length ? '' : quote }
    this.put('bracket', Math.min(line.length, to + 1))
  }

  private plain(): void {
    const { line } = this
    let to = this.at
    while (to < line.length) {
      if (this.state.flow > 0 && ',]}['.includes(line[to]!)) break
      if (line[to] === '#' && /\s/.test(line[to - 1] ?? '')) break
      to++
    }
    to = Math.max(to, this.at + 1)
    // A word at the start of a line is a key before its colon is typed.
    const isBegun = this.line.slice(0, this.at).trim() === '' && this.state.flow === 0
    if (this.state.names) this.put('head', to)
    else if (isBegun) this.put('name', to)
    else this.wording(to)
  }

  /** English with slots and forms. */
  private wording(to: number): void {
    const from = this.at
    const text = this.line.slice(from, to)
    for (const match of text.matchAll(/\{[^{}[\]]*\}?|\[[^[\]{}|]*\|[^[\]{}|]*\]/g)) {
      const start = from + match.index
      const end = start + match[0].length
      this.put('wording', start)
      this.put('bracket', start + 1)
      const last = /[}\]]$/.test(match[0]) ? end - 1 : end
      if (match[0].startsWith('{')) this.put('variable', last)
      else {
        const bar = this.line.indexOf('|', start)
        this.put('logic', bar)
        this.put('bracket', bar + 1)
        this.put('logic', last)
      }
      this.put('bracket', end)
    }
    this.put('wording', to)
  }
}

/** The pieces of a line, and the state at the start of the next. */
export function paintYaml(line: string, state: YamlState): { pieces: YamlPiece[]; state: YamlState } {
  const painter = new LinePainter(line, state)
  painter.run()
  return { pieces: painter.pieces, state: painter.state }
}
