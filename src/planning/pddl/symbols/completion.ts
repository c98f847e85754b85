// Completions at a position: the keywords of PDDL that belong there, and the names with fitting types.

import type { Span } from '#base/text'
import { tablesOf, type Tables } from '../check/tables'
import { supportedRequirements } from '../check/requirements'
import type { TextRole } from '../diagnostic'
import { domainSections } from '../domain'
import type { Predicate, TypedName, TypeExpression } from '../model'
import { problemSections } from '../problem'
import { typedNameText, typedShapeOf, typeText } from '../shape'
import type { Symbols } from '../symbols'
import type { EntityKind } from './entity'
import { contextAt, type CursorContext, type Expectation } from './context'
import { keywordDocs } from './keywords'
import { forms, snippets, withPlaces } from './snippets'

export interface Completion {
  readonly kind: EntityKind | 'keyword' | 'snippet'
  readonly label: string
  /** A signature or type; '' if there is none. */
  readonly detail: string
  readonly doc: string
  /** The text that replaces the span; if `isSnippet`, placeholders are written `${1:text}`. */
  readonly insert: string
  readonly isSnippet: boolean
}

export interface Completions {
  /** The word that a choice replaces. */
  readonly span: Span
  /** Best first; all that are possible here, whatever has been typed. */
  readonly items: readonly Completion[]
}

/** Completions at an offset. O(characters before it, and names). */
export function completionsAt(symbols: Symbols, role: TextRole, offset: number): Completions {
  const context = contextAt(symbols.texts[role], role, offset)
  const items = new Chooser(symbols, role, context).choose(context.expected)
  return { span: context.span, items }
}

const conditionWords = ['and', 'or', 'not', 'imply', 'forall', 'exists', '=']
const effectWords = ['and', 'not', 'when', 'forall']
class Chooser {
  private readonly tables: Tables
  private readonly symbols: Symbols
  private readonly role: TextRole
  private readonly context: CursorContext

  constructor(symbols: Symbols, role: TextRole, context: CursorContext) {
    this.symbols = symbols
    this.role = role
    this.context = context
    this.tables = tablesOf(symbols.domain.domain)
  }

  choose(expected: Expectation): Completion[] {
    const { domain } = this.symbols.domain
    switch (expected.kind) {
      case 'nothing':
        return []
      case 'text':
        return this.context.isOpen ? [this.word('define')] : this.texts()
      case 'section':
        return this.sections(expected.present)
      case 'action-part':
        return [':parameters', ':precondition', ':effect']
          .filter(name => !expected.present.has(name))
          .map(name => this.snippet(name, `${name} (${name === ':parameters' ? '' : 'and '}{0})`))
      case 'requirement':
        return supportedRequirements
          .filter(name => !expected.present.has(name))
          .map(name => this.word(name, 'requirement'))
      case 'type':
        return [
          ...domain.types.map(({ name, parents }) => named('type', name, typeText(parents))),
          this.word('object', 'type'),
        ]
      case 'number':
        return [this.word('number')]
      case 'domain-name':
        return domain.name === '' ? [] : [named('domain', domain.name, '')]
      case 'minimize':
        return [this.snippet('minimize', 'minimize (total-cost)')]
      case 'total-cost':
        return [this.head('function', 'total-cost', '', 'total-cost')]
      case 'cost':
      case 'function':
        return this.functions()
      case 'condition':
        return [...this.predicates(domain.predicates), ...this.forms(conditionWords)]
      case 'effect':
        return [
          ...this.predicates(this.changeable()),
          ...this.forms(domain.functions.length > 0 ? [...effectWords, 'increase'] : effectWords),
        ]
      case 'fact':
        return [
          ...this.predicates(this.changeable()),
          ...(domain.functions.length > 0 ? [this.head('keyword', '=', '', '= {1:(function)} {2:0}')] : []),
        ]
      case 'predicate':
        return this.predicates(expected.derived ? domain.predicates : this.changeable())
      case 'argument':
        return this.arguments(expected)
    }
  }

  private texts(): Completion[] {
    const place = this.role === 'domain' ? 'empty domain' : 'empty problem'
    return snippets
      .filter(one => one.place === place)
      .map(({ label, doc, body }) => {
        const name = this.symbols.domain.domain.name || 'domain'
        const insert = withPlaces(body.replace('{2:domain}', `{2:${name}}`))
        return { kind: 'snippet', label, detail: '', doc, insert, isSnippet: true }
      })
  }

  private sections(present: ReadonlySet<string>): Completion[] {
    const known = this.role === 'domain' ? domainSections : problemSections
    const many = new Set([':action', ':derived'])
    const some = known.filter(name => many.has(name) || !present.has(name))
    return some.map(name => {
      const body = snippets.find(({ label }) => label === name)?.body
      const bare = body?.slice(1).replace(/\)\{0\}$/, '')
      return this.head('keyword', name, '', bare ?? `${name} {0}`)
    })
  }

  private changeable(): Predicate[] {
    return this.symbols.domain.domain.predicates.filter(({ name }) => !this.tables.derived.has(name))
  }

  private predicates(list: readonly Predicate[]): Completion[] {
    return list.map(one => {
      const places = one.parameters.map(({ name }, i) => ` {${i + 1}:${name}}`).join('')
      const detail = typedShapeOf(one)
      return { ...this.head('predicate', one.name, detail, one.name + places), doc: one.doc }
    })
  }

  private functions(): Completion[] {
    const list = this.symbols.domain.domain.functions.filter(({ name }) => name !== 'total-cost')
    return list.map(one => {
      const places = one.parameters.map(({ name }, i) => ` {${i + 1}:${name}}`).join('')
      return this.head('function', one.name, typedShapeOf(one), one.name + places)
    })
  }

  private forms(words: readonly string[]): Completion[] {
    return words.map(word => this.head('keyword', word, '', forms.get(word)!))
  }

  /** The head of a list, with brackets unless they are already there. */
  private head(kind: Completion['kind'], label: string, detail: string, body: string): Completion {
    const insert = withPlaces(this.context.isOpen ? body : `(${body})`)
    const doc = keywordDocs.get(label) ?? ''
    return { kind, label, detail, doc, insert, isSnippet: insert.includes('$') }
  }

  private word(name: string, kind: Completion['kind'] = 'keyword'): Completion {
    const doc = keywordDocs.get(name) ?? ''
    return { kind, label: name, detail: '', doc, insert: name, isSnippet: false }
  }

  private snippet(label: string, insert: string): Completion {
    const placed = withPlaces(insert)
    return { ...this.word(label), insert: placed, isSnippet: placed !== insert }
  }

  /** Variables with a compatible type, then objects with one; within each, certain matches first. */
  private arguments({ head, index, isFunction }: Expectation & { kind: 'argument' }): Completion[] {
    if (this.context.isOpen) return []
    const { tables } = this
    const declared = (isFunction ? tables.functions : tables.predicates).get(head)
    const parameter = declared?.parameters[index]
    if (parameter === undefined && !(head === '=' && index < 2)) return []
    const type = parameter?.type ?? []
    const isGoal = this.role === 'problem'
    const objects = [...(isGoal ? this.symbols.problem.problem.objects : []), ...this.symbols.domain.domain.constants]
    return [...this.fitting(this.context.variables, type, 'variable'), ...this.fitting(objects, type, 'object')]
  }

  private fitting(names: readonly TypedName[], type: TypeExpression, kind: EntityKind): Completion[] {
    const fits = (wanted: string): Completion[] =>
      names
        .filter(one => this.tables.types.fit(one.type, type) === wanted)
        .map(one => named(kind, one.name, typedNameText(one)))
    return [...fits('always'), ...fits('sometimes')]
  }
}

const named = (kind: EntityKind, label: string, detail: string): Completion => ({
  kind,
  label,
  detail,
  doc: '',
  insert: label,
  isSnippet: false,
})
