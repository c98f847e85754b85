// Which rows of a run are displayed and in which order, as a value and as part of a link: `verdict=wrong&kind=app,val`
// selects the wrong rows of two kinds. Facets are computed in `facets.ts`.

import { kindCodes } from '#questions/kinds/codes'
import { mistakeNames } from '#questions/kinds/mistakes'

/** Facets of rows, in the order used on the page and in links. */
export const facetNames = [
  'verdict',
  'official',
  'differs',
  'mistake',
  'level',
  'kind',
  'format',
  'domain',
  'model',
  'published',
  'hand',
  'between',
  'question',
  'file',
] as const
export type FacetName = (typeof facetNames)[number]

/**
 * The machine's verdict as shown in tables: undecided rows without PDDL are separate. A person's verdict is the facet
 * `hand`, so an overruled row stays in a filtered table.
 */
export const verdictValues = ['right', 'wrong', 'undecided', 'unreadable', 'not-checkable'] as const
export type VerdictValue = (typeof verdictValues)[number]

/** Value of the facet `differs`: the official score differs from the verdict, whatever the cause. */
export const ANY = 'any'

/** Facets with a fixed set of values; the values of other facets come from the rows. */
export const fixedValues: Partial<Readonly<Record<FacetName, readonly string[]>>> = {
  verdict: verdictValues,
  official: ['1', '0', 'none', 'empty', 'stops'],
  mistake: Object.keys(mistakeNames),
  kind: kindCodes,
  format: ['gen', 'bool', 'mcq'],
  published: ['matches', 'differs'],
  hand: ['right', 'wrong', 'undecided', 'unreadable', 'none'],
  // For two runs: right only in the first, only in the second, in both, in neither; verdicts differ in another way
  // (such as wrong and unreadable); only one run has the row.
  between: ['first', 'second', 'both', 'neither', 'otherwise', 'alone'],
}

export interface RowFilter {
  /** For each facet named here, a displayed row must have one of the given values. */
  readonly chosen: Readonly<Partial<Record<FacetName, readonly string[]>>>
  /** Words that a row's id, answer or explanation must contain, ignoring case. */
  readonly words: string
  /** True if the words are also searched for in the responses. */
  readonly inResponses: boolean
}

/** Columns that a table can be sorted by. */
export const sortNames = [
  'verdict',
  'official',
  'kind',
  'format',
  'domain',
  'id',
  'model',
  'answer',
  'mistakes',
  'length',
  'steps',
] as const
export type SortName = (typeof sortNames)[number]

export interface RowSort {
  readonly by: SortName
  /** True for descending order. */
  readonly down: boolean
}

/** The state of a table of rows, as encoded in a link. */
export interface RowsView {
  readonly filter: RowFilter
  /** null: in reading order. */
  readonly sort: RowSort | null
  /** The row with displayed details, from 0. */
  readonly row: number | null
}

export const noFilter: RowFilter = { chosen: {}, words: '', inResponses: false }
export const allRows: RowsView = { filter: noFilter, sort: null, row: null }

export const isAllRows = ({ chosen, words }: RowFilter): boolean =>
  words.trim() === '' && facetNames.every(name => (chosen[name] ?? []).length === 0)

/** The chosen values of a facet; empty if the facet keeps all rows. */
export const chosenOf = ({ chosen }: RowFilter, name: FacetName): readonly string[] => chosen[name] ?? []

/** A copy of the filter with other values for one facet. */
export function withChosen(filter: RowFilter, name: FacetName, values: readonly string[]): RowFilter {
  const { [name]: _, ...rest } = filter.chosen
  return { ...filter, chosen: values.length === 0 ? rest : { ...rest, [name]: [...values] } }
}

/** The query part of a link, after `?`; '' if all rows are shown in reading order. */
export function rowsAddress({ filter, sort, row }: Partial<RowsView>): string {
  const parts = facetNames.flatMap(name => {
    const values = filter?.chosen[name] ?? []
    return values.length === 0 ? [] : [`${name}=${values.map(encodeURIComponent).join(',')}`]
  })
  const words = filter?.words.trim() ?? ''
  if (words !== '') parts.push(`words=${encodeURIComponent(words)}`)
  if (words !== '' && filter?.inResponses) parts.push('in=responses')
  if (sort) parts.push(`sort=${sort.down ? '-' : ''}${sort.by}`)
  if (typeof row === 'number') parts.push(`row=${row + 1}`)
  return parts.join('&')
}

/** Limits on the parts of a link, and on the values of one part, since a link is untrusted. */
const MAX_PARTS = 100
const MAX_VALUES = 1_000
/** Maximum characters of the search words. */
export const LONGEST_WORDS = 400

/** Parses a link's query part; `unknown` lists the parts that were not recognised and are ignored. */
export function readRowsAddress(text: string): {
  readonly view: RowsView
  readonly unknown: readonly string[]
} {
  const chosen: Partial<Record<FacetName, readonly string[]>> = {}
  const unknown: string[] = []
  let { words, inResponses } = noFilter
  let { sort, row } = allRows
  const parts = text.split('&')
  if (parts.length > MAX_PARTS) unknown.push(`all after the first ${MAX_PARTS} parts`)
  for (const part of parts.slice(0, MAX_PARTS)) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = at < 0 ? part : part.slice(0, at)
    const value = at < 0 ? '' : part.slice(at + 1)
    const facet = facetNames.find(each => each === name)
    if (facet !== undefined) {
      const values = readValues(facet, value)
      if (values.known.length > 0) chosen[facet] = values.known
      unknown.push(...values.unknown.map(each => `${name}=${each}`))
    } else if (name === 'words' && decoded(value) !== undefined) words = decoded(value)!.slice(0, LONGEST_WORDS)
    else if (part === 'in=responses') inResponses = true
    else if (name === 'sort' && readSort(value) !== undefined) sort = readSort(value)!
    else if (name === 'row' && /^[1-9]\d{0,8}$/.test(value)) row = Number(value) - 1
    else unknown.push(part)
  }
  return { view: { filter: { chosen, words, inResponses }, sort, row }, unknown }
}

function readValues(facet: FacetName, text: string): { known: string[]; unknown: string[] } {
  const fixed = fixedValues[facet]
  const known = new Set<string>()
  const unknown: string[] = []
  const parts = text.split(',')
  if (parts.length > MAX_VALUES) unknown.push(`all after the first ${MAX_VALUES} values`)
  for (const part of parts.slice(0, MAX_VALUES)) {
    const value = decoded(part)
    if (value === undefined || (fixed !== undefined && !fixed.includes(value))) unknown.push(part)
    else known.add(value)
  }
  return { known: [...known], unknown }
}

function readSort(text: string): RowSort | undefined {
  const down = text.startsWith('-')
  const by = sortNames.find(name => name === (down ? text.slice(1) : text))
  return by && { by, down }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
