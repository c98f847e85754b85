// Both texts of a question read together, because one sometimes explains a fault of the other.

import type { Span } from '#base/text'
import type { Diagnostic, Fix } from './diagnostic'
import { parseDomain } from './domain'
import { headOf, type List } from './list'
import { readLists } from './lists'
import { diagnose, labels, notes } from './messages'
import type { Domain, Problem, TypedName } from './model'
import { parseProblem } from './problem'
import { isGluedType } from './read/typed-list'
import { typedNameText } from './shape'
import type { Texts } from './symbols'

export interface ReadTexts {
  readonly domain: Domain
  readonly problem: Problem
  readonly diagnostics: {
    readonly domain: readonly Diagnostic[]
    readonly problem: readonly Diagnostic[]
  }
}

/** Reads a domain and a problem of it. */
export function parseTexts(texts: Texts): ReadTexts {
  const { domain, diagnostics } = parseDomain(texts.domain)
  const { problem, diagnostics: inProblem } = parseProblem(texts.problem, domain)
  return {
    domain,
    problem,
    diagnostics: { domain: withProblem(diagnostics, texts, problem), problem: inProblem },
  }
}

/** The faults of a domain once its problem is known: some name an object that only the problem declares. */
export function withProblem(diagnostics: readonly Diagnostic[], texts: Texts, problem: Problem): readonly Diagnostic[] {
  return diagnostics.map(diagnostic => {
    const { code, span } = diagnostic
    if (code !== 'unknown-object') return diagnostic
    const name = texts.domain.slice(span.from, span.to).toLowerCase()
    const object = problem.objects.find(each => each.name === name)
    if (object === undefined) return diagnostic
    const fix = moveToConstants(object, texts)
    return diagnose('object-of-problem', span, [name], {
      notes: [{ span: object.span, role: 'problem', message: notes.declaredHere(typedNameText(object)) }],
      ...(fix === undefined ? {} : { fix }),
    })
  })
}

/** Declares an object of the problem in `:constants` and removes it from `:objects`, where it would be declared twice. */
function moveToConstants(object: TypedName, texts: Texts): Fix | undefined {
  const removed = placeIn(texts.problem, object)
  const sections = sectionsOf(texts.domain)
  const constants = sections.find(section => headOf(section) === ':constants')
  const before = constants ?? sections.filter(section => earlier.has(headOf(section))).at(-1)
  if (removed === undefined || before === undefined || before.broken) return undefined
  const name = texts.problem.slice(object.span.from, object.span.to)
  const written = typedNameText({ ...object, name })
  // A typed name goes before the others, which would otherwise get its type; an untyped one after them.
  const isTyped = object.type.length > 0
  const at = constants === undefined ? before.span.to : isTyped ? constants.items[0]!.span.to : constants.span.to - 1
  return {
    label: labels.move(written, ':objects', ':constants'),
    span: { from: at, to: at },
    text: constants === undefined ? `\n  (:constants ${written})` : ` ${written}`,
    also: [{ role: 'problem', span: removed, text: '' }],
  }
}

/** Sections that precede `:constants`. */
const earlier = new Set(['domain', ':requirements', ':types'])

const sectionsOf = (text: string): readonly List[] =>
  (readLists(text).top.find(node => headOf(node) === 'define')?.items ?? []).filter(
    (node): node is List => node.items !== undefined,
  )

/** The place of an object in `:objects`, with its type if no other object shares it. */
function placeIn(text: string, { span }: TypedName): Span | undefined {
  const section = sectionsOf(text).find(
    node => headOf(node) === ':objects' && node.span.from < span.from && node.span.to > span.from,
  )
  const items = section?.items ?? []
  const at = items.findIndex(node => node.span.from === span.from)
  if (at < 0 || section!.broken || items.some(({ text: word }) => isGluedType(word))) return undefined
  const isFirst = at === 1 || items[at - 2]!.text === '-'
  const last = isFirst && items[at + 1]?.text === '-' ? items[at + 2] : items[at]
  return last && { from: span.from, to: last.span.to }
}
