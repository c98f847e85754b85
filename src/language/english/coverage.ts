// Coverage: how many wordings each element of a domain has, and which are missing; shown as a table while writing
// English.

import type { Span } from '#base/text'
import { kindsOf } from '#planning/task/universe'
import type { Domain } from '#planning/pddl/model'
import { readPhrases } from './read-phrases'
import type { Phrases, PredicatePhrases } from './phrases'
import type { Template } from './template'

/** Identifies a cell of the table. */
export type CellKey =
  | { readonly part: 'introduction' }
  | { readonly part: 'type'; readonly name: string }
  /** `order`: the position in the list `state` or, for static predicates, `setting`. */
  | {
      readonly part: 'predicate'
      readonly name: string
      readonly use: 'holds' | 'fails' | 'goal' | 'order' | 'told' | 'read'
    }
  | { readonly part: 'action'; readonly name: string }
  /** Phrases that name no action of the domain. */
  | { readonly part: 'foreign' }

export interface CoveredWording {
  readonly text: string
  /** Position in the phrases file. */
  readonly span: Span
}

export interface CoverageCell {
  readonly key: CellKey
  readonly wordings: readonly CoveredWording[]
  /** `missing`: questions need it. `optional`: may be added. `idle`: would never be used. */
  readonly state: 'covered' | 'missing' | 'optional' | 'idle'
  /** The cell that supplies wordings if this one is empty: `holds` for a goal. */
  readonly from?: 'holds'
  /** For `order`: the list, and the position in it from 1; 0 if not listed. */
  readonly list?: { readonly name: 'state' | 'setting'; readonly place: number }
}

export interface CoverageRow {
  readonly name: string
  /** As declared: `(at ?c - car ?l - location)`; '' for types. */
  readonly declared: string
  /** Position of the entry in the phrases file; undefined if there is none. */
  readonly span?: Span
  readonly cells: readonly CoverageCell[]
}

export interface Coverage {
  readonly introduction: CoverageCell
  readonly types: readonly CoverageRow[]
  /** Cells in the order of `predicateUses`. */
  readonly predicates: readonly CoverageRow[]
  readonly actions: readonly CoverageRow[]
  readonly foreign: CoverageCell
  /** Cells that questions need, and how many of them are covered. */
  readonly needed: number
  readonly covered: number
  /** True if the YAML has errors: the table covers the readable parts, and nothing can be added. */
  readonly isBroken: boolean
}

/** The columns for predicates. */
export const predicateUses = ['holds', 'fails', 'goal', 'order', 'told', 'read'] as const

const covered = (key: CellKey, templates: readonly Template[], state: CoverageCell['state']) => ({
  key,
  wordings: templates.map(({ text, span }) => ({ text, span })),
  state: templates.length > 0 ? ('covered' as const) : state,
})

/** The coverage table of a phrases file. */
export function coverageOf(domain: Domain, text: string): Coverage {
  const { phrases, diagnostics } = readPhrases(text, domain)
  const kinds = kindsOf(domain)
  const predicates = domain.predicates.map(({ name, parameters }, head): CoverageRow => {
    const changes = kinds[head] === 'fluent' || kinds[head] === 'derived'
    const entry = phrases.predicates.get(name)
    return {
      name,
      declared: declaredAs(name, parameters),
      ...(entry === undefined ? {} : { span: entry.span }),
      cells: predicateCells(phrases, name, entry, changes),
    }
  })
  const actions = domain.actions.map(({ name, parameters }): CoverageRow => {
    const entry = phrases.actions.get(name)
    return {
      name,
      declared: declaredAs(name, parameters),
      ...(entry === undefined ? {} : { span: entry.span }),
      cells: [covered({ part: 'action', name }, entry?.wordings ?? [], 'missing')],
    }
  })
  const { introduction: wording, introductionSpan = { from: 0, to: 1 } } = phrases
  const introduction: CoverageCell = {
    key: { part: 'introduction' },
    wordings: wording === '' ? [] : [{ text: wording, span: introductionSpan }],
    state: wording === '' ? 'missing' : 'covered',
  }
  const types = typeRows(domain, phrases)
  const foreign = covered({ part: 'foreign' }, phrases.foreign, 'optional')
  const rows = [...types, ...predicates, ...actions]
  const cells = [introduction, foreign, ...rows.flatMap(row => row.cells)].filter(
    ({ key }) => key.part !== 'predicate' || key.use !== 'goal',
  )
  const wanted = cells.filter(({ key, state }) => !isOptional(key) && (state === 'covered' || state === 'missing'))
  const count = wanted.filter(({ state }) => state === 'covered').length
  return {
    introduction,
    types,
    predicates,
    actions,
    foreign,
    needed: wanted.length,
    covered: count,
    isBroken: diagnostics.some(({ code }) => code === 'yaml' || code === 'phrases-too-long'),
  }
}

/** True for cells that may stay empty. */
const isOptional = (key: CellKey): boolean =>
  key.part === 'foreign' ||
  key.part === 'type' ||
  (key.part === 'predicate' && (key.use === 'told' || key.use === 'read'))

/** The cell of a key; undefined if there is none. */
export function cellIn(coverage: Coverage, key: CellKey): CoverageCell | undefined {
  if (key.part === 'introduction') return coverage.introduction
  if (key.part === 'foreign') return coverage.foreign
  const rows = key.part === 'type' ? coverage.types : key.part === 'action' ? coverage.actions : coverage.predicates
  const row = rows.find(({ name }) => name === key.name)
  return row?.cells.find(
    cell => key.part !== 'predicate' || (cell.key.part === 'predicate' && cell.key.use === key.use),
  )
}

/** A row for each type, and for `object` if some parameter has no other type. */
function typeRows(domain: Domain, phrases: Phrases): CoverageRow[] {
  const known = new Map(phrases.types.map(each => [each.name, each]))
  const parents = new Set(domain.types.flatMap(({ parents: above }) => above.map(up => up.name)))
  const names = [...new Set(domain.types.map(({ name }) => name))].filter(name => name !== 'object')
  const all = names.length === 0 || known.has('object') ? ['object', ...names] : names
  return all.map(name => {
    const forms = known.get(name)
    const span = phrases.places?.types.get(name)
    const wordings =
      forms === undefined
        ? []
        : [
            { text: forms.one, span: forms.spans?.one ?? { from: 0, to: 1 } },
            { text: forms.many, span: forms.spans?.many ?? { from: 0, to: 1 } },
          ]
    // Supertypes rarely have objects of their own.
    const state = forms !== undefined ? 'covered' : parents.has(name) ? 'optional' : 'missing'
    return {
      ...{ name, declared: '' },
      ...(span === undefined ? {} : { span }),
      cells: [{ key: { part: 'type', name }, wordings, state }],
    }
  })
}

function predicateCells(
  phrases: Phrases,
  name: string,
  entry: PredicatePhrases | undefined,
  changes: boolean,
): CoverageCell[] {
  const list = changes ? 'state' : 'setting'
  const place = phrases[list].indexOf(name) + 1
  const key = (use: (typeof predicateUses)[number]): CellKey => ({ part: 'predicate', name, use })
  const holds = entry?.holds ?? []
  return [
    covered(key('holds'), holds, 'missing'),
    covered(key('fails'), entry?.fails ?? [], 'missing'),
    { ...covered(key('goal'), holds, changes ? 'missing' : 'idle'), from: 'holds' },
    {
      key: key('order'),
      wordings: place === 0 ? [] : [{ text: name, span: phrases.places?.[list][place - 1] ?? { from: 0, to: 1 } }],
      // Static predicates may be left out if no action requires them; the checks decide that.
      state: place > 0 ? 'covered' : changes ? 'missing' : 'optional',
      list: { name: list, place },
    },
    covered(key('told'), entry?.told === undefined ? [] : [entry.told], 'optional'),
    covered(key('read'), entry?.read ?? [], 'optional'),
  ]
}

const declaredAs = (name: string, parameters: Domain['predicates'][number]['parameters']): string =>
  `(${[name, ...parameters.map(({ name: own, type }) => (type.length === 0 ? own : `${own} - ${type.map(each => each.name).join('|')}`))].join(' ')})`
