// Titles of facets of rows and their values.

import { capital } from '#base/words'
import { isKindCode, kindName, type FormatCode } from '#questions/kinds/codes'
import { mistakeNames } from '#questions/kinds/mistakes'
import type { PartName, VerdictWord } from '#questions/kinds/verdict'
import { causeWords } from '#results/runs/causes'
import type { ScoredRow } from '#results/runs/row'
import { ANY, type FacetName } from '#results/runs/row-filter'
import { partTitles } from '#page/workbench/verdict/part-titles'
import type { Mark } from '#page/ui/outcome'
import { domainTitle, formatName } from '#page/ui/naming'

export const facetTitle: Readonly<Record<FacetName, string>> = {
  verdict: 'Verdict',
  official: 'Official score',
  differs: 'Official score differs',
  mistake: 'Mistake',
  level: 'Part by part',
  kind: 'Kind',
  format: 'Format',
  domain: 'Domain',
  model: 'Model',
  published: 'Published answer',
  hand: 'By hand',
  between: 'Two runs',
  question: 'Question',
  file: 'File',
}

export const verdictTitle: Readonly<Record<VerdictWord | 'not-checkable', string>> = {
  right: 'right',
  wrong: 'wrong',
  undecided: 'undecided',
  unreadable: 'unreadable',
  'not-checkable': 'not checkable',
}

/** A code in kebab-case as words. */
const spelled = (code: string): string => code.replaceAll('-', ' ')

/** Why an official score differs from the verdict. */
export const causeTitle = (code: string): string => causeWords(code).name

export const mistakeTitle = (code: string): string => mistakeNames[code as keyof typeof mistakeNames] ?? spelled(code)

/** The label of one part: `Solvable: no, officially`. */
export function levelTitle(level: string): string {
  const { official, not, name } = levelOf(level)
  const title = partTitles[name as PartName] ?? capital(spelled(name))
  return `${title}: ${not ? 'no' : 'yes'}${official ? ', officially' : ''}`
}

/** Parses a code such as `official-not-solvable`. */
function levelOf(level: string): { official: boolean; not: boolean; name: string } {
  const own = level.replace(/^official-/, '')
  return { official: own !== level, not: own.startsWith('not-'), name: own.replace(/^not-/, '') }
}

const fixed: Partial<Readonly<Record<FacetName, Readonly<Record<string, string>>>>> = {
  verdict: verdictTitle,
  official: {
    1: 'official score 1',
    0: 'official score 0',
    none: 'no official score',
    empty: 'officially left out',
    stops: 'official program stops',
  },
  published: {
    matches: 'matches the published answer',
    differs: 'differs from the published answer',
  },
  hand: { ...verdictTitle, none: 'not overruled' },
  between: {
    first: 'right in the first run only',
    second: 'right in the second run only',
    both: 'right in both',
    neither: 'the same verdict, not right',
    otherwise: 'another verdict, neither right',
    alone: 'not in the second run',
  },
}

/** A value of a facet in words. */
export function valueTitle(name: FacetName, value: string): string {
  const known = fixed[name]?.[value]
  if (known !== undefined) return known
  switch (name) {
    case 'differs':
      return value === ANY ? 'for any cause' : causeTitle(value)
    case 'mistake':
      return mistakeTitle(value)
    case 'level':
      return levelTitle(value)
    case 'kind':
      return isKindCode(value) ? kindName(value) : value
    case 'format':
      return formatName[value as FormatCode] ?? value
    case 'domain':
      return domainTitle(value)
    case 'question':
      return 'one only'
    case 'model':
      return value === '' ? 'no model named' : value
    default:
      return value
  }
}

/** The mark of a verdict in tables: for an answer that cannot be checked, how it compares with the published one. */
export const markOfRow = ({ verdict, published }: Pick<ScoredRow, 'verdict' | 'published'>): Mark =>
  published ?? verdict

/** The colour of the verdict's word: an answer that cannot be checked is neither right nor wrong. */
export const toneOfRow = (row: Pick<ScoredRow, 'verdict' | 'reason'>): Mark =>
  row.reason === 'no-pddl' ? 'undecided' : row.verdict

/** The machine's verdict on a row in one or two words. */
export const wordOfRow = ({ verdict, reason }: Pick<ScoredRow, 'verdict' | 'reason'>): string =>
  reason === 'no-pddl' ? verdictTitle['not-checkable'] : verdictTitle[verdict]

/** The subject of a row: `Applicability, open, Ferry`. */
export const aboutRow = ({ kind, format, domain }: ScoredRow): string =>
  `${capital(kindName(kind))}, ${formatName[format]}, ${domainTitle(domain)}`
