// The benchmark's plan readers, one for each group of its domains, with all their quirks: they reproduce how the
// original program (Valmeekam et al., NeurIPS 2023, arXiv:2206.10498) reads a whole raw response.

import { droppedTrace, TraceBuilder } from '#language/answers/trace'
import type { TracePart } from '#language/answers/reading'
import { Placed } from './placed'
import {
  areDigits,
  attempt,
  firstDigit,
  isDigit,
  isFailure,
  type Piece,
  type PythonFailure,
  raise,
  stripped,
  strippedLines,
  tokens,
} from './python'
import type { OfficialTables } from './tables'

export interface OfficialPlan {
  /** One action per line, as passed to the plan checker: `(stack a b)\n`. */
  readonly plan: string
  /** The same in the form that is stored with it: `(stack red blue)\n`. */
  readonly readable: string
}

/** A reading with the ranges of the raw text that it used. */
export interface Traced<T> {
  readonly value: T | PythonFailure
  /** In order of position, covering the raw text. */
  readonly trace: readonly TracePart[]
}

/** The plan read from a text; null for domains without a reader. Linear; never throws. */
export function readOfficialPlan(text: string, tables: OfficialTables): Traced<OfficialPlan | null> {
  const trace = new TraceBuilder(text)
  const value = attempt(() => planIn(text, tables, trace))
  return { value, trace: isFailure(value) ? droppedTrace(text) : trace.parts() }
}

/** Used by other readers; throws on failure. */
export function planIn(text: string, tables: OfficialTables, trace: TraceBuilder, offset = 0): OfficialPlan | null {
  const reader = readerOf(tables.name)
  if (reader === undefined) return null
  const sheet = new Sheet(trace, offset)
  reader(text, tables, sheet)
  return { plan: sheet.plan, readable: sheet.readable }
}

type Reader = (text: string, tables: OfficialTables, sheet: Sheet) => void

/** The first reader that applies to the domain's name. */
function readerOf(name: string): Reader | undefined {
  if (name.includes('obfuscated')) return readObfuscated
  if (name === 'logistics') return readLogistics
  if (name.includes('blocksworld')) return readBlocks
  return name.includes('depots') ? readDepots : undefined
}

/** The lines written so far, and their sources. */
class Sheet {
  plan = ''
  readable = ''
  private readonly trace: TraceBuilder
  private readonly offset: number

  constructor(trace: TraceBuilder, offset: number) {
    this.trace = trace
    this.offset = offset
  }

  write(action: string, objects: readonly string[], readable: readonly string[]): void {
    this.plan += `(${action} ${objects.join(' ')})\n`
    this.readable += `(${action} ${readable.join(' ')})\n`
  }

  /** Records a non-empty range of the text as used. */
  keep(placed: Placed, { text, at }: Piece): void {
    if (text === '') return
    const span = placed.span(at, at + text.length)
    this.trace.keep(this.offset + span.from, this.offset + span.to)
  }

  /** Inserts `text` after a non-empty range. */
  supply(placed: Placed, behind: Piece, text: string): void {
    const { to } = placed.span(behind.at, behind.at + behind.text.length)
    this.trace.supply(this.offset + to, text)
  }
}

/**
 * Spoken forms of actions are replaced by their names everywhere; a line's action is the first action of the domain,
 * not of the line, that is one of its tokens; its objects are all words for objects in it. If their number is wrong for
 * the action, the line is dropped.
 */
function readBlocks(text: string, tables: OfficialTables, sheet: Sheet): void {
  const { sentences, schemas } = tables
  const objects = tables.objects ?? raise('KeyError')
  const names = new Map([...objects].map(([name, words]) => [words, name]))
  const words = [...objects.values()].map(each => each.toLowerCase())
  let placed = Placed.of(text).lowered().stripped()
  for (const { name } of schemas) {
    const spoken = spokenForm(name, sentences.get(name) ?? raise('KeyError'))
    if (spoken !== '') placed = placed.replaced(spoken, name)
  }
  for (const line of strippedLines(placed.text)) {
    const pieces = tokens(line)
    const schema = schemas.find(({ name }) => pieces.some(token => token.text === name))
    if (schema === undefined) continue
    const found = words
      .filter(each => line.text.includes(each))
      .map(each => ({ text: each, at: line.at + line.text.indexOf(each) }))
      .sort((a, b) => a.at - b.at || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    if (found.length !== schema.parameters) continue
    const readable = found.map(each => each.text.replaceAll(' block', ''))
    sheet.write(
      schema.name,
      found.map(each => names.get(each.text) ?? raise('KeyError')),
      readable,
    )
    sheet.keep(placed, pieces.find(token => token.text === schema.name)!)
    for (const each of found) sheet.keep(placed, each)
  }
}

/** `pick up` for `pick-up`; the first word of the sentence if the sentence does not contain the name. */
function spokenForm(name: string, sentence: string): string {
  const word = sentence.split(' ')[0]!
  return name.includes(word) ? name.replaceAll('-', ' ') : word
}

/** Builds object names from every token with a digit; a letter of the token shows which vehicle it is. */
function readLogistics(text: string, { schemas }: OfficialTables, sheet: Sheet): void {
  const verbs = new Set(schemas.map(({ name }) => name.split('-')[0]!))
  const lower = Placed.of(text).lowered()
  for (const whole of strippedLines(lower.text)) {
    if (whole.text === '') continue
    const { line, placed } = withoutNumber(lower, whole)
    const pieces = tokens(line)
    const found = pieces.filter(token => firstDigit(token.text) !== undefined)
    const objects = found.map(token => shortName(token.text))
    const verb = pieces[0] ?? raise('IndexError')
    if (!verbs.has(verb.text)) continue
    const vehicle = objects[verb.text.includes('load') ? 1 : 0] ?? raise('IndexError')
    const sort = vehicle.includes('a') ? '-airplane' : vehicle.includes('t') ? '-truck' : raise('ValueError')
    const action = verb.text + sort
    sheet.keep(placed, verb)
    sheet.supply(placed, verb, sort)
    for (const token of found) sheet.keep(placed, token)
    if (action === 'drive-truck' && objects.length === 3) {
      const city = `c${firstDigit(objects[1]!) ?? raise('IndexError')}`
      objects.push(city)
      sheet.supply(placed, found[2]!, ` ${city}`)
    }
    sheet.write(action, objects, objects)
  }
}

/**
 * Removes `1.` and `12.`, and with them every full stop of the line; a line that ends before it can be recognized stops
 * the reader.
 */
function withoutNumber(lower: Placed, line: Piece): PlacedLine {
  const [first, second, third] = beginningOf(line.text)
  if (!isDigit(first)) return { line, placed: lower }
  if ((second ?? raise('IndexError')) === '.') return withoutStops(lower, line, first!.length + 1)
  if (!isDigit(second) || (third ?? raise('IndexError')) !== '.') return { line, placed: lower }
  return withoutStops(lower, line, first!.length + second.length + 1)
}

/** A line, and the text that its positions refer to. */
interface PlacedLine {
  readonly line: Piece
  readonly placed: Placed
}

/** The line after this many units, without full stops. */
function withoutStops(lower: Placed, line: Piece, units: number): PlacedLine {
  const { text, at } = line
  if (units === 0 && !text.includes('.')) return { line, placed: lower }
  const placed = lower.slice(at + units, at + text.length).replaced('.', '')
  return { line: placed.piece, placed }
}

/** The first three characters. */
function beginningOf(text: string): string[] {
  const first: string[] = []
  for (const character of text) if (first.push(character) === 3) break
  return first
}

/** `l0-1` for `location_0_1`. */
function shortName(token: string): string {
  const [first] = beginningOf(token)
  return first! + token.split('_').slice(1).join('-')
}

/**
 * The action is the last action of the domain with its name anywhere in the line; objects are all tokens with a
 * digit.
 */
function readDepots(text: string, { schemas }: OfficialTables, sheet: Sheet): void {
  const lower = Placed.of(text).lowered()
  for (const whole of strippedLines(lower.text)) {
    const { line, placed } = withoutStops(lower, whole, /^[0-9]*/.exec(whole.text)![0].length)
    const action = schemas.filter(({ name }) => line.text.includes(name)).at(-1)?.name
    if (action === undefined) continue
    const found = tokens(line).filter(token => firstDigit(token.text) !== undefined)
    const objects = found.map(token => token.text)
    sheet.write(action, objects, objects)
    sheet.keep(placed, { text: action, at: line.text.indexOf(action) })
    for (const token of found) sheet.keep(placed, token)
  }
}

/** Any line with an action and an object stops the reader, so it never reads a plan. */
function readObfuscated(text: string, { sentences }: OfficialTables): void {
  for (const line of text.split('\n')) {
    if (line.includes('[COST]')) return
    const pieces = tokens({ text: line, at: 0 })
    if (!pieces.some(token => sentences.has(token.text))) continue
    const numbers = line.split('object_').filter(piece => areDigits(stripped({ text: piece, at: 0 }).text))
    if (numbers.length > 0) raise('TypeError')
  }
}
