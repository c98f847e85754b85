// The figures of a run as tables of Markdown and LaTeX.

import { kindName, type KindCode } from '#questions/kinds/codes'
import type { Group } from '../counts'
import { share } from '../statistics'
import { cellsOf, type Facet, groupsBy, sumOf } from '../summary'
import type { Summary } from '../summary-shape'
import { latexText, markdownText } from './escape'

/** Information about a run that exports contain in addition to its figures. */
export interface ExportedRun {
  readonly name: string
  readonly engine: string
  /** For example `2026-11-22`; '' if unknown. */
  readonly day: string
  readonly summary: Summary
  readonly overrides: boolean
  /** Which part of the run the figures are about; '' or absent: all of it. */
  readonly partial?: string
}

/** Names of formats in tables. */
export const formatNames = { gen: 'open', bool: 'yes/no', mcq: 'choice' } as const

export const facetTitles: Readonly<Record<Facet, string>> = {
  kind: 'Kind',
  domain: 'Domain',
  format: 'Format',
  model: 'Model',
}

/** The name of a group in tables. */
export function groupName(facet: Facet, name: string): string {
  if (facet === 'kind') return kindName(name as KindCode)
  if (facet === 'format') return formatNames[name as keyof typeof formatNames]
  return name === '' ? 'not named' : name
}

const percent = (value: number): string => (100 * value).toFixed(1)

/** Official and proven accuracy in percent, such as `61.3 [52.0, 69.8]`; `–` if there are no responses. */
function accuracies({ official, proven }: Group): readonly [string, string] {
  const accuracyText = (moments: Group['proven']): string => {
    const found = share(moments)
    return found === null ? '–' : `${percent(found.value)} [${percent(found.low)}, ${percent(found.high)}]`
  }
  return [accuracyText(official), accuracyText(proven)]
}

interface Line {
  readonly name: string
  readonly cells: readonly (string | number)[]
}

const heads = [
  'Responses',
  'Official score, %',
  'Proven right, %',
  'Unreadable',
  'Undecided',
  'Not checkable',
  'Differ',
]

const lineOf = (name: string, group: Group): Line => {
  const { rows, unreadable, undecided, notCheckable, officialOnly, provenOnly } = group.counts
  return {
    name,
    cells: [rows, ...accuracies(group), unreadable, undecided, notCheckable, officialOnly + provenOnly],
  }
}

const facets: readonly Facet[] = ['kind', 'domain', 'format', 'model']

const linesBy = (summary: Summary, facet: Facet): Line[] =>
  groupsBy(summary, facet).map(({ name, group }) => lineOf(groupName(facet, name), group))

/** How the numbers were computed, in sentences. */
export function methodOf({
  summary,
  overrides,
  partial = '',
}: Pick<ExportedRun, 'summary' | 'overrides' | 'partial'>): string {
  const total = sumOf(cellsOf(summary))
  const repeats = total.proven.n > total.proven.questions || total.official.n > total.official.questions
  return [
    ...(partial === '' ? [] : [`Partial: ${partial}.`]),
    'In brackets 95 % intervals:',
    repeats
      ? 'Wilson with the effective number of responses, clustered by question, as some questions were answered several times.'
      : 'Wilson.',
    'Proven right is the share of right verdicts among responses that are right, wrong or unreadable; undecided and not checkable ones are left out.',
    ...(overrides ? ['Where a person overrode a verdict, the person’s is counted.'] : []),
  ].join(' ')
}

export function figuresAsMarkdown(run: ExportedRun): string {
  const total = lineOf('All', sumOf(cellsOf(run.summary)))
  const table = (title: string, lines: readonly Line[]): string =>
    [
      `| ${title} | ${heads.join(' | ')} |`,
      `| --- |${heads.map(() => ' --: |').join('')}`,
      ...lines.map(({ name, cells }) => `| ${markdownText(name)} | ${cells.join(' | ')} |`),
    ].join('\n')
  const parts = facets
    .filter(facet => facet !== 'model' || run.summary.models.length > 1)
    .map(facet => `## By ${facet}\n\n${table(facetTitles[facet], [...linesBy(run.summary, facet), total])}`)
  const made = [run.day, run.engine === '' ? '' : `Planground ${run.engine}`].filter(Boolean).join(', ')
  return [
    `# ${markdownText(run.name)}`,
    ...(made === '' ? [] : [markdownText(made)]),
    methodOf(run),
    ...parts,
    '',
  ].join('\n\n')
}

/**
 * Two tables for `booktabs`: by kind, and official score by kind and domain. Texts are escaped, so none is executed as
 * a command.
 */
export function figuresAsLatex(run: ExportedRun): string {
  const { summary } = run
  const byKind = linesBy(summary, 'kind')
  const total = lineOf('All', sumOf(cellsOf(summary)))
  const row = ({ name, cells }: Line): string =>
    `${[name, ...cells].map(cell => latexText(String(cell)).replaceAll('–', '--')).join(' & ')} \\\\`
  const kinds = groupsBy(summary, 'kind').map(({ name }) => name as KindCode)
  const matrix = groupsBy(summary, 'domain').map(({ name: domain }) => {
    const cells = kinds.map(kind => {
      const own = cellsOf(summary).filter(cell => cell.kind === kind && cell.domain === domain)
      const found = share(sumOf(own).official)
      return found === null ? '--' : percent(found.value)
    })
    return `${[latexText(domain), ...cells].join(' & ')} \\\\`
  })
  return `% ${run.name.replace(/[\r\n\u2028\u2029]+/g, ' ')}
% Needs \\usepackage{booktabs}.
\\begin{table}
  \\centering
  \\caption{${latexText(`${run.name}. ${methodOf(run)}`)}}
  \\begin{tabular}{l${'r'.repeat(heads.length)}}
    \\toprule
    ${['Kind', ...heads].map(latexText).join(' & ')} \\\\
    \\midrule
    ${byKind.map(row).join('\n    ')}
    \\midrule
    ${row(total)}
    \\bottomrule
  \\end{tabular}
\\end{table}

\\begin{table}
  \\centering
  \\caption{${latexText(`${run.name}: official score in percent, by domain and kind.${run.partial ? ` Partial: ${run.partial}.` : ''}`)}}
  \\begin{tabular}{l${'r'.repeat(kinds.length)}}
    \\toprule
    ${['Domain', ...kinds].map(latexText).join(' & ')} \\\\
    \\midrule
    ${matrix.join('\n    ')}
    \\bottomrule
  \\end{tabular}
\\end{table}
`
}
