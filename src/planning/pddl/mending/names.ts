// Fixes of undeclared names: another spelling in all their places, or a declaration.

import type { Span } from '#base/text'
import type { Change, Diagnostic } from '../diagnostic'
import { functionsOf } from '../costs'
import { headOf, type Node } from '../list'
import { labels } from '../messages'
import type { TypedName } from '../model'
import { Log, proposal } from '../read/log'
import { occurrenceAt, readSymbols, type Symbols } from '../symbols'
import { contextAt } from '../symbols/context'
import type { Entity, EntityKind } from '../symbols/entity'
import { type FaultAt, fixOf, insertion, joined, type QuickFix } from './fix'
import { actionAround, afterSections, around, expectedType, parametersOf, sectionEnd, typed } from './places'

/** Maximum number of other variables offered. */
const MAX_OTHERS = 6

/** Fixes of an undeclared name; empty for other faults. */
export function nameFixes(fault: FaultAt): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  const { code, span } = diagnostic
  if (code === 'undeclared-total-cost') return declareFunction(fault, '(total-cost)', true)
  if (!code.startsWith('unknown-')) return []
  const name = texts[role].slice(span.from, span.to).toLowerCase()
  const kind = kindOf(diagnostic)
  if (kind === undefined) return []
  const near = new Log('').near(name, () => declaredNames(fault, kind))
  const sure = near.filter(one => proposal(name, [one], span).fix !== undefined)
  const respelt = respell(fault, name, near, near.length === 1 && sure.length === 1)
  return [...respelt, ...declare(fault, name, sure.length === 0), ...(kind === 'variable' ? others(fault, near) : [])]
}

/** The variables that the name could mean although they are written in another way. */
function others(fault: FaultAt, near: readonly string[]): readonly QuickFix[] {
  const { texts, role, diagnostic } = fault
  return variablesAt(texts[role], role, diagnostic.span)
    .filter(({ name }) => !near.includes(name))
    .slice(0, MAX_OTHERS)
    .map(({ name }) => fixOf(fault, diagnostic.span, name, labels.replace(name), false))
}

const kindOf = ({ code }: Diagnostic): EntityKind | undefined =>
  (['type', 'predicate', 'function', 'object', 'variable'] as const).find(kind => code === `unknown-${kind}`)

/** The declared names of a kind that a name at the fault could mean. */
function declaredNames({ texts, role, diagnostic, now }: FaultAt, kind: EntityKind): readonly string[] {
  const { domain, problem } = now
  const lists: Partial<Record<EntityKind, readonly { readonly name: string }[]>> = {
    type: domain.types,
    predicate: domain.predicates,
    function: functionsOf(domain),
    object: [...domain.constants, ...(role === 'problem' ? (problem?.objects ?? []) : [])],
  }
  const names = lists[kind] ?? variablesAt(texts[role], role, diagnostic.span)
  return names.map(({ name }) => name)
}

const variablesAt = (text: string, role: FaultAt['role'], { from }: Span): readonly TypedName[] =>
  contextAt(text, role, from).variables

/** Another spelling of the name wherever it is written; or of the declaration, if only that has the other spelling. */
function respell(fault: FaultAt, name: string, near: readonly string[], isClear: boolean): readonly QuickFix[] {
  if (near.length === 0) return []
  const symbols = readSymbols(fault.texts)
  const entity = occurrenceAt(symbols, fault.role, fault.diagnostic.span.from)?.entity
  const uses = (entity?.name === name ? entity.occurrences : []).filter(({ isDeclaration }) => !isDeclaration)
  if (uses.length < 2) return near.map(one => fixOf(fault, fault.diagnostic.span, one, labels.replace(one), isClear))
  return near.flatMap(one => {
    const declaration = onlyDeclared(symbols, entity!, one)
    const places = declaration ?? uses
    const label =
      declaration === undefined ? labels.replaceAll(name, one, uses.length) : labels.renameDeclared(one, name)
    const text = declaration === undefined ? one : name
    const fix = joined(
      label,
      places.map(({ role, span }): Change => ({ role, span, text })),
      isClear,
    )
    return fix ?? []
  })
}

/** The declaration of a name that nothing uses. */
function onlyDeclared({ entities }: Symbols, { kind }: Entity, name: string): Entity['occurrences'] | undefined {
  const found = entities.find(each => each.kind === kind && each.name === name)
  return found?.occurrences.length === 1 && found.occurrences[0]!.isDeclaration ? found.occurrences : undefined
}

function declare(fault: FaultAt, name: string, isClear: boolean): readonly QuickFix[] {
  const { texts, role, diagnostic, now } = fault
  const { code, span } = diagnostic
  const type = expectedType(texts[role], span, now.domain)
  switch (code) {
    case 'unknown-predicate': {
      const atom = `(${[name, ...argumentsAt(fault)].join(' ')})`
      return declared(
        'domain',
        ':predicates',
        atom,
        texts.domain,
        ['domain', ':requirements', ':types', ':constants'],
        isClear,
      )
    }
    case 'unknown-function':
      return declareFunction(fault, `(${[name, ...argumentsAt(fault)].join(' ')})`, isClear)
    case 'unknown-type':
      return declared('domain', ':types', name, texts.domain, ['domain', ':requirements'], isClear)
    case 'unknown-object':
      return role === 'problem'
        ? declared(role, ':objects', typed(name, type), texts.problem, ['problem', ':domain', ':requirements'], isClear)
        : declared(role, ':constants', typed(name, type), texts.domain, ['domain', ':requirements', ':types'], isClear)
    case 'unknown-variable':
      return declareVariable(fault, name, isClear)
    default:
      return []
  }
}

/** A declaration at the end of its section, or in a new section. */
function declared(
  role: FaultAt['role'],
  section: string,
  written: string,
  text: string,
  before: readonly string[],
  isClear: boolean,
): readonly QuickFix[] {
  const label = labels.declare(written, section)
  const end = sectionEnd(text, section)
  if (end !== undefined) return [fixOf({ role }, insertion(end), ` ${written}`, label, isClear)]
  const at = afterSections(text, before)
  if (at === undefined || text.includes(`(${section}`)) return []
  return [fixOf({ role }, insertion(at), `\n  (${section} ${written})`, label, isClear)]
}

const beforeFunctions = ['domain', ':requirements', ':types', ':constants', ':predicates']

function declareFunction({ texts }: FaultAt, shape: string, isClear: boolean): readonly QuickFix[] {
  return declared('domain', ':functions', `${shape} - number`, texts.domain, beforeFunctions, isClear)
}

function declareVariable(fault: FaultAt, name: string, isClear: boolean): readonly QuickFix[] {
  const { texts, role, diagnostic, now } = fault
  const text = texts[role]
  const action = actionAround(text, diagnostic.span)
  if (action === undefined) return []
  const list = parametersOf(action)
  if (list === undefined) return insertParameters(fault, action.items, isClear)
  const type = expectedType(text, diagnostic.span, now.domain)
  const written = typed(name, type)
  // Another variable of this type may be meant.
  const others = variablesAt(text, role, diagnostic.span)
  const isOnly = !others.some(other => type.length === 0 || other.type.some(one => type.some(t => t.name === one.name)))
  const at = insertion(list.span.to - 1)
  return [fixOf(fault, at, ` ${written}`, labels.declare(written, ':parameters'), isClear && isOnly)]
}

/** All undeclared variables of an action that has no `:parameters`. */
function insertParameters(fault: FaultAt, items: readonly Node[], isClear: boolean): readonly QuickFix[] {
  const { texts, role, now } = fault
  const [head, name] = items
  if (items.some(({ text }) => text === ':parameters') || name === undefined || head === undefined) return []
  const { from, to } = { from: head.span.from, to: items.at(-1)!.span.to }
  const variables = now.diagnostics[role].filter(
    ({ code, span }) => code === 'unknown-variable' && span.from >= from && span.to <= to,
  )
  const written = variables.map(({ span }) =>
    typed(texts[role].slice(span.from, span.to), expectedType(texts[role], span, now.domain)),
  )
  const list = `:parameters (${written.join(' ')})`
  return [fixOf(fault, insertion(name.span.to), `\n    ${list}`, labels.insert(list), isClear)]
}

/** The arguments of the atom at a fault as parameters: `?c - car`. */
function argumentsAt({ texts, role, diagnostic, now }: FaultAt): readonly string[] {
  const atom = around(texts[role], diagnostic.span.from).at(-1)
  if (atom === undefined || headOf(atom) === '') return []
  const variables = variablesAt(texts[role], role, diagnostic.span)
  const objects = [...now.domain.constants, ...(now.problem?.objects ?? [])]
  return atom.items.slice(1).map(({ text }, i) => {
    const known = [...variables, ...objects].find(({ name }) => name === text)
    return typed(`?x${i + 1}`, known?.type ?? [])
  })
}
