// Possible fixes of a fault: the fix of its diagnostic, a declaration for an undeclared name, a bracket more or less. Each is tried on the
// texts and offered only if it improves them.

import type { Span } from '#base/text'
import { type Change, type Diagnostic, type Fix, isError, type TextRole } from '../diagnostic'
import { parseDomain } from '../domain'
import { headOf, type List, type Node } from '../list'
import { readLists } from '../lists'
import { labels } from '../messages'
import type { Domain, TypeExpression } from '../model'
import { parseProblem } from '../problem'
import type { Texts } from '../symbols'
import { parseTexts, type ReadTexts } from '../together'
import { contextAt } from './context'

/** A change of one of the texts, or of both. */
export interface QuickFix extends Fix, Change {
  /** Certain, according to the diagnostic. */
  readonly isSure: boolean
}

/** A diagnostic with its fixes. */
export interface Mendable {
  readonly code: string
  readonly span: Span
  readonly fixes: readonly QuickFix[]
}

/** Faults of which fixes are computed at once; an editor asks for one place. */
const MAX_FAULTS = 10

/** The fixes of faults that touch a span of one text; if there are none, of faults on its lines. */
export function quickFixesAt(texts: Texts, role: TextRole, { from, to }: Span): readonly Mendable[] {
  const { domain, diagnostics, errors } = read(texts)
  const touching = (start: number, end: number): Diagnostic[] =>
    diagnostics[role].filter(({ span }) => span.from <= end && span.to >= start)
  const text = texts[role]
  const here = touching(from, to)
  const lineEnd = text.indexOf('\n', to)
  const around =
    here.length > 0 ? here : touching(text.lastIndexOf('\n', from - 1) + 1, lineEnd < 0 ? text.length : lineEnd)
  return around.slice(0, MAX_FAULTS).flatMap(diagnostic => {
    const fixes = candidates(texts, role, diagnostic, domain).filter(
      fix => fix.isSure || mends(applied(texts, fix), role, diagnostic, errors),
    )
    return fixes.length === 0 ? [] : [{ code: diagnostic.code, span: diagnostic.span, fixes }]
  })
}

/** There are fewer errors, or an undeclared name is now declared, so that its uses can be checked. */
function mends(after: Texts, role: TextRole, { code, message }: Diagnostic, errors: number): boolean {
  const now = read(after)
  if (now.errors < errors) return true
  return code.startsWith('unknown-') && now.diagnostics[role].every(each => each.message !== message)
}

function read(texts: Texts): {
  domain: Domain
  diagnostics: Readonly<Record<TextRole, readonly Diagnostic[]>>
  errors: number
} {
  const { domain, diagnostics } = texts.problem.trim() === '' ? readAlone(texts.domain) : parseTexts(texts)
  return {
    domain,
    diagnostics,
    errors: [...diagnostics.domain, ...diagnostics.problem].filter(isError).length,
  }
}

function readAlone(text: string): Pick<ReadTexts, 'domain' | 'diagnostics'> {
  const { domain, diagnostics } = parseDomain(text)
  return { domain, diagnostics: { domain: diagnostics, problem: [] } }
}

/** The texts with a change made. */
export function applied(texts: Texts, { also = [], ...change }: Change & Pick<Fix, 'also'>): Texts {
  const after = { ...texts }
  for (const { role, span, text } of [change, ...also])
    after[role] = after[role].slice(0, span.from) + text + after[role].slice(span.to)
  return after
}

function candidates(texts: Texts, role: TextRole, diagnostic: Diagnostic, domain: Domain): readonly QuickFix[] {
  const { fix, code, span } = diagnostic
  const sure: QuickFix[] = fix === undefined ? [] : [{ ...fix, role, isSure: true }]
  const name = texts[role].slice(span.from, span.to).toLowerCase()
  const declare = (where: TextRole, at: number | undefined, text: string, section: string): void => {
    if (at === undefined) return
    sure.push({
      label: labels.declare(text, section),
      role: where,
      span: { from: at, to: at },
      text: ` ${text}`,
      isSure: false,
    })
  }
  const change = (place: Span, text: string, label: string): void =>
    void sure.push({ label, role, span: place, text, isSure: false })
  switch (code) {
    case 'unknown-predicate': {
      const parameters = argumentsAt(texts, role, span, domain)
      const atom = `(${[name, ...parameters].join(' ')})`
      declare('domain', sectionEnd(texts.domain, ':predicates'), atom, ':predicates')
      break
    }
    case 'unknown-type':
      declare('domain', sectionEnd(texts.domain, ':types'), name, ':types')
      break
    case 'unknown-object': {
      const section = role === 'problem' ? ':objects' : ':constants'
      const written = typed(name, expectedType(texts[role], span, domain))
      declare(role, sectionEnd(texts[role], section), written, section)
      break
    }
    case 'unknown-variable': {
      const written = typed(name, expectedType(texts[role], span, domain))
      declare(role, parametersEnd(texts[role], span), written, ':parameters')
      break
    }
    case 'bracket-closed-early':
    case 'bracket-doubled':
    case 'bracket-closes-nothing': {
      const bracket = texts[role].slice(span.from, span.to)
      if (fix === undefined) change(span, '', labels.remove(bracket))
      break
    }
    case 'bracket-never-closed': {
      const next = diagnostic.notes?.find(note => note.span !== undefined)?.span
      const at = next === undefined ? texts[role].trimEnd().length : endBefore(texts[role], next.from)
      change({ from: at, to: at }, ')', labels.insert(')'))
    }
  }
  return sure
}

const typed = (name: string, type: TypeExpression): string => (type.length === 1 ? `${name} - ${type[0]!.name}` : name)

/** The end of the text before the list that begins before a word. */
function endBefore(text: string, word: number): number {
  let at = word
  while (at > 0 && /\s/.test(text[at - 1]!)) at--
  if (text[at - 1] === '(') at--
  while (at > 0 && /\s/.test(text[at - 1]!)) at--
  return at
}

/** The lists around an offset, outermost first. */
function around(text: string, offset: number): readonly List[] {
  const path: List[] = []
  let items: readonly Node[] = readLists(text).top
  for (;;) {
    const inner = items.find(
      (item): item is List => item.items !== undefined && item.span.from <= offset && item.span.to > offset,
    )
    if (inner === undefined) return path
    path.push(inner)
    items = inner.items
  }
}

/** Before the bracket that closes a section. */
function sectionEnd(text: string, head: string): number | undefined {
  for (const top of readLists(text).top)
    for (const section of top.items ?? []) if (headOf(section) === head && !section.broken) return section.span.to - 1
  return undefined
}

/** Before the bracket that closes the parameters of the action around a place. */
function parametersEnd(text: string, { from }: Span): number | undefined {
  const action = around(text, from).find(list => headOf(list) === ':action')
  const at = action?.items.findIndex(item => item.text === ':parameters') ?? -1
  const list = at < 0 ? undefined : action!.items[at + 1]
  return list?.items === undefined || list.broken ? undefined : list.span.to - 1
}

/** The type that the predicate or action requires at the place of a name. */
function expectedType(text: string, span: Span, domain: Domain): TypeExpression {
  const atom = around(text, span.from).at(-1)
  const at = atom?.items.findIndex(item => item.span.from === span.from) ?? -1
  const predicate = domain.predicates.find(({ name }) => atom !== undefined && name === headOf(atom))
  return predicate?.parameters[at - 1]?.type ?? []
}

/** The arguments of the atom at a place as parameters: `?c - car`. */
function argumentsAt(texts: Texts, role: TextRole, span: Span, domain: Domain): readonly string[] {
  const atom = around(texts[role], span.from).at(-1)
  const variables = contextAt(texts[role], role, span.from).variables
  const objects = [
    ...domain.constants,
    ...(texts.problem.trim() === '' ? [] : parseProblem(texts.problem, domain).problem.objects),
  ]
  return (atom?.items.slice(1) ?? []).map(({ text }, i) => {
    const known = [...variables, ...objects].find(({ name }) => name === text)
    return typed(`?x${i + 1}`, known?.type ?? [])
  })
}
