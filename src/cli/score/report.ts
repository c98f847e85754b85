// The report of a run as text: tables by kind, domain, format and model, differences, mistakes, invalid lines.

import { capital, counted, grouped } from '#base/words'
import type { FormatCode } from '#questions/kinds/codes'
import { mistakeNames } from '#questions/kinds/mistakes'
import type { Group } from '#results/runs/counts'
import { type Moments, share } from '#results/runs/statistics'
import { cellsOf, type Facet, groupsBy, type NamedGroup, sumOf } from '#results/runs/summary'
import type { Summary } from '#results/runs/summary-shape'
import { visible } from '#cli/visible'
import type { Figures } from './figures'

/** One string per line, without line ends. */
export function reportOf(figures: Figures): string[] {
  const summary = figures.summary()
  const lines = figures.rows === 0 ? ['No response was scored.'] : tablesOf(summary)
  lines.push(...unreadableIn(summary), ...differencesIn(summary), ...mistakesIn(summary))
  lines.push(...filesIn(figures), ...badLines(figures))
  return lines
}

const formatNames: Readonly<Record<FormatCode, string>> = {
  gen: 'gen (open)',
  bool: 'bool (yes/no)',
  mcq: 'mcq (choice)',
}

function tablesOf(summary: Summary): string[] {
  const total = sumOf(cellsOf(summary))
  const { questions } = total.official.questions > total.proven.questions ? total.official : total.proven
  const facets: readonly Facet[] =
    summary.models.length > 1 ? ['kind', 'domain', 'format', 'model'] : ['kind', 'domain', 'format']
  const lines = [
    `${counted(total.counts.rows, 'response')} to ${counted(questions, 'question')}.${clusteredNote(total)}`,
  ]
  for (const facet of facets) {
    const named = groupsBy(summary, facet).map(({ name, group }) => ({
      name: facet === 'format' ? formatNames[name as FormatCode] : visible(name) || 'unknown',
      group,
    }))
    const rows = facet === 'kind' ? [...named, { name: 'all', group: total }] : named
    lines.push('', ...table(capital(facet), rows))
  }
  return lines
}

const clusteredNote = ({ official }: Group): string =>
  official.n > official.questions ? ' Intervals (95%) are clustered by question.' : ' Intervals are 95% intervals.'

const heads = ['Responses', 'Official', '', 'Proven', '', 'Unreadable', 'Undecided', 'Not checkable']

function table(title: string, rows: readonly NamedGroup[]): string[] {
  const cells = rows.map(({ name, group: { counts, proven, official } }) => [
    name,
    grouped(counts.rows),
    ...percent(official),
    ...percent(proven),
    ...[counts.unreadable, counts.undecided, counts.notCheckable].map(grouped),
  ])
  return aligned([[title, ...heads], ...cells])
}

/** A percentage such as `41.5%` and its interval; dashes if there are no responses. */
function percent(moments: Moments): [string, string] {
  const found = share(moments)
  if (found === null) return ['–', '']
  const shown = (value: number): string => (value * 100).toFixed(1)
  return [`${shown(found.value)}%`, `${shown(found.low)} to ${shown(found.high)}`]
}

/** Aligns columns: the first one left, the others right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  )
}

function differencesIn({ causes }: Summary): string[] {
  const sums = new Map<string, { officialOnly: number; provenOnly: number }>()
  for (const { cause, officialOnly, provenOnly } of causes) {
    const sum = sums.get(cause) ?? { officialOnly: 0, provenOnly: 0 }
    sum.officialOnly += officialOnly
    sum.provenOnly += provenOnly
    sums.set(cause, sum)
  }
  if (sums.size === 0) return []
  const rows = [...sums].sort((a, b) => total(b[1]) - total(a[1]))
  return [
    '',
    ...aligned([
      ['Official score and verdict differ', 'Official 1, not right', 'Official 0, right'],
      ...rows.map(([cause, sum]) => [
        capital(visible(cause).replaceAll('-', ' ')),
        grouped(sum.officialOnly),
        grouped(sum.provenOnly),
      ]),
    ]),
  ]
}

const total = (sum: { readonly officialOnly: number; readonly provenOnly: number }): number =>
  sum.officialOnly + sum.provenOnly

function mistakesIn({ mistakes }: Summary): string[] {
  const sums = new Map<string, number>()
  for (const { code, count } of mistakes) sums.set(code, (sums.get(code) ?? 0) + count)
  if (sums.size === 0) return []
  const names = new Map<string, string>(Object.entries(mistakeNames))
  const rows = [...sums].sort((a, b) => b[1] - a[1])
  return [
    '',
    ...aligned([
      ['Mistakes', 'Responses'],
      ...rows.map(([code, count]) => [capital(names.get(code) ?? visible(code)), grouped(count)]),
    ]),
  ]
}

/** Why responses had no answer, if their files or lengths show the reason. */
function unreadableIn(summary: Summary): string[] {
  const { noAnswer, cutOff, refused } = sumOf(cellsOf(summary)).counts
  const parts = [
    ...(cutOff > 0 ? [`${grouped(cutOff)} cut off at a limit`] : []),
    ...(refused > 0 ? [`${grouped(refused)} refused or filtered`] : []),
    ...(noAnswer > 0 ? [`${grouped(noAnswer)} without any text`] : []),
  ]
  return parts.length === 0 ? [] : ['', `Unreadable responses: ${parts.join(', ')}.`]
}

function filesIn({ files }: Figures): string[] {
  if (files === undefined || files.unread + files.skipped === 0) return []
  const { read, unread, skipped } = files
  const parts = [
    `${counted(read, 'file')} read`,
    ...(unread > 0 ? [`${grouped(unread)} not read`] : []),
    ...(skipped > 0 ? [`${grouped(skipped)} skipped by their names`] : []),
  ]
  return ['', `${parts.join(', ')}.`]
}

function badLines({ issues, issueCount }: Figures): string[] {
  if (issueCount === 0) return []
  const more = issueCount - issues.length
  return [
    '',
    `${counted(issueCount, 'record or file', 'records or files')} could not be scored:`,
    ...issues.map(
      ({ file, line, message }) => `  ${visible(file)}${line === 0 ? '' : `:${line}`}: ${visible(message)}`,
    ),
    ...(more > 0 ? [`  and ${grouped(more)} more`] : []),
  ]
}
