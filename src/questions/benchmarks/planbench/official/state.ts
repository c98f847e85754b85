// The benchmark's state readers: a text is split at commas and “and”, each piece read by the sentence fragment it
// contains (Valmeekam et al., NeurIPS 2023, arXiv:2206.10498). Case and line breaks are kept.

import { droppedTrace, TraceBuilder } from '#language/answers/trace'
import type { Traced } from './plan'
import { attempt, isFailure, type Piece, raise, stripped } from './python'
import type { OfficialTables } from './tables'

/** The facts read from a text, as `on_a_b`; null for domains without a reader. Linear; never throws. */
export function readOfficialState(text: string, tables: OfficialTables): Traced<readonly string[] | null> {
  const trace = new TraceBuilder(text)
  const value = attempt(() => stateIn({ text, at: 0 }, tables, trace))
  return { value, trace: isFailure(value) ? droppedTrace(text) : trace.parts() }
}

/** The same for readers that use this one; throws on failure. */
export function stateIn(text: Piece, tables: OfficialTables, trace: TraceBuilder): readonly string[] | null {
  const reader = readerOf(tables)
  if (reader === undefined) return null
  const facts: string[] = []
  for (const piece of pieces(text)) {
    if (piece.text === '' || piece.text.includes(' not ')) continue
    const fact = reader(piece, trace)
    if (fact !== undefined) facts.push(fact)
  }
  return facts
}

/** Reads the fact of a piece; undefined if it has none. */
type PieceReader = (piece: Piece, trace: TraceBuilder) => string | undefined

/** The first reader that applies to the domain. */
function readerOf(tables: OfficialTables): PieceReader | undefined {
  const { name } = tables
  if (name.includes('mystery')) return mysteryReader(tables)
  if (name.includes('logistics')) return relationReader(['at', 'in'])
  if (name.includes('blocksworld')) return blocksReader(tables)
  return name.includes('depots') ? relationReader(['at', 'in', 'on']) : undefined
}

/** The texts between commas and ` and `, stripped. */
function* pieces({ text, at }: Piece): Generator<Piece> {
  let from = 0
  for (const match of text.matchAll(/ and |,/g)) {
    yield stripped({ text: text.slice(from, match.index), at: at + from })
    from = match.index + match[0].length
  }
  yield stripped({ text: text.slice(from), at: at + from })
}

/**
 * The first fragment of the mapping that the piece contains; for each text around the fragment, the first colour that
 * it contains.
 */
function blocksReader({ objects, predicates, predicateMapping }: OfficialTables): PieceReader {
  const blocks = new Map(
    [...(objects ?? raise('KeyError'))].map(([name, words]) => [words.replaceAll(' block', ''), name]),
  )
  return (piece, trace) => {
    const mapping = predicateMapping ?? raise('KeyError')
    const found = [...mapping].find(([, fragment]) => piece.text.includes(fragment))
    if (found === undefined || found[0] === '') return undefined
    const [predicate, fragment] = found
    const named = objectsAround(piece, fragment, [...blocks.keys()])
    const places = (predicates.get(predicate) ?? raise('KeyError')).split('{}').length - 1
    const kept = named.slice(0, places)
    keepFragments(trace, piece, fragment)
    for (const each of kept) trace.keep(each.at, each.at + each.text.length)
    return [predicate, ...kept.map(each => blocks.get(each.text)!)].join('_')
  }
}

/**
 * The first predicate of the configuration that the piece contains. The piece is split at the sentence including its
 * braces, which never occurs in a text, so at most one object is found.
 */
function mysteryReader({ objects, predicates }: OfficialTables): PieceReader {
  return (piece, trace) => {
    const found = [...predicates].find(([name]) => piece.text.includes(name))
    if (found === undefined || found[0] === '') return undefined
    const [predicate, sentence] = found
    const codes = [...(objects ?? raise('KeyError'))]
    const named = objectsAround(
      piece,
      sentence,
      codes.map(([, words]) => words),
    )
    keepFragments(trace, piece, predicate)
    for (const each of named) trace.keep(each.at, each.at + each.text.length)
    const names = named.map(each => codes.find(([, words]) => words === each.text)![0])
    return `${predicate}_${names.join('_')}`
  }
}

/** `at_package_0_location_0_0` for “package_0 is at location_0_0”: words are used unchanged. */
function relationReader(relations: readonly string[]): PieceReader {
  return (piece, trace) => {
    const relation = relations.find(each => piece.text.includes(` is ${each} `))
    if (relation === undefined) return undefined
    trace.keep(piece.at, piece.at + piece.text.length)
    const parts = piece.text.split(` is ${relation} `).filter(part => part !== '')
    return `${relation}_${parts.join('_')}`
  }
}

/** For each text around `fragment` in the piece: the first of the words, in order, that it contains. */
function objectsAround(piece: Piece, fragment: string, words: readonly string[]): Piece[] {
  if (fragment === '') raise('ValueError')
  const found: Piece[] = []
  let at = piece.at
  for (const part of piece.text.split(fragment)) {
    const word = words.find(each => part.includes(each))
    if (word !== undefined) found.push({ text: word, at: at + part.indexOf(word) })
    at += part.length + fragment.length
  }
  return found
}

function keepFragments(trace: TraceBuilder, { text, at }: Piece, fragment: string): void {
  const from = at + text.indexOf(fragment)
  trace.keep(from, from + fragment.length)
}
