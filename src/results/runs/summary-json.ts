// A summary as readable JSON: named counts, and accuracies with their intervals by kind, domain, format and model. Used
// for the page's export and by the command line.

import type { Group } from './counts'
import { type Estimate, type Moments, share } from './statistics'
import { cellsOf, type Facet, groupsBy, sumOf } from './summary'
import type { Bin, Summary } from './summary-shape'

export interface AccuracyJson {
  /** From 0 to 1; null if there are no responses. */
  readonly share: number | null
  /** 95 % interval. */
  readonly low: number | null
  readonly high: number | null
  /** Number of responses that the share is based on. */
  readonly of: number
  readonly questions: number
  readonly method: Estimate['method'] | null
}

export interface GroupJson {
  readonly responses: number
  readonly right: number
  readonly wrong: number
  readonly unreadable: number
  readonly undecided: number
  readonly notCheckable: number
  /** Among right, wrong and unreadable responses. */
  readonly proven: AccuracyJson
  /** Among responses with an official score. */
  readonly official: AccuracyJson
  readonly agree: number
  readonly officialOnly: number
  readonly provenOnly: number
}

export interface SummaryJson extends GroupJson {
  readonly overridden: number
  /** Unreadable responses by their reason. */
  readonly unreadableBy: Readonly<Record<'no-answer' | 'cut-off' | 'refused', number>>
  /** Means over answers that are sets; null if there are none. */
  readonly jaccard: { readonly mean: number; readonly strict: number; readonly of: number } | null
  /** Number of scores recorded in the files, and how many differ from the official ones. */
  readonly recorded: { readonly of: number; readonly differ: number }
  readonly byModel: Readonly<Record<string, GroupJson>>
  readonly byKind: Readonly<Record<string, GroupJson>>
  readonly byFormat: Readonly<Record<string, GroupJson>>
  readonly byDomain: Readonly<Record<string, GroupJson>>
  readonly byKindAndDomain: Readonly<Record<string, Readonly<Record<string, GroupJson>>>>
  readonly byGivenSteps: readonly (GroupJson & {
    readonly from: number
    readonly to: number | null
  })[]
  readonly byActions: readonly (GroupJson & { readonly from: number; readonly to: number | null })[]
  readonly mistakes: Readonly<Record<string, number>>
  readonly differences: Readonly<Record<string, { readonly officialOnly: number; readonly provenOnly: number }>>
}

export function summaryJson(summary: Summary): SummaryJson {
  const total = sumOf(cellsOf(summary))
  const { overridden, sets, jaccard, strictJaccard, recorded, recordedDiffers } = total.counts
  const { noAnswer, cutOff, refused } = total.counts
  const by = (facet: Facet): Record<string, GroupJson> =>
    record(groupsBy(summary, facet).map(({ name, group }) => [name, groupJson(group)]))
  return {
    ...groupJson(total),
    overridden,
    unreadableBy: { 'no-answer': noAnswer, 'cut-off': cutOff, refused },
    jaccard:
      sets === 0
        ? null
        : {
            mean: digits(jaccard / sets / 1e6),
            strict: digits(strictJaccard / sets / 1e6),
            of: sets,
          },
    recorded: { of: recorded, differ: recordedDiffers },
    byModel: by('model'),
    byKind: by('kind'),
    byFormat: by('format'),
    byDomain: by('domain'),
    byKindAndDomain: record(
      groupsBy(summary, 'kind').map(({ name: kind }) => [
        kind,
        record(
          groupsBy(summary, 'domain', cell => cell.kind === kind).map(({ name, group }) => [name, groupJson(group)]),
        ),
      ]),
    ),
    byGivenSteps: summary.steps.map(binJson),
    byActions: summary.actions.map(binJson),
    mistakes: mistakesOf(summary),
    differences: differencesOf(summary),
  }
}

function mistakesOf(summary: Summary): SummaryJson['mistakes'] {
  const found = new Map<string, number>()
  for (const { code, count } of summary.mistakes) found.set(code, (found.get(code) ?? 0) + count)
  return record([...found])
}

function differencesOf(summary: Summary): SummaryJson['differences'] {
  const found = new Map<string, { officialOnly: number; provenOnly: number }>()
  for (const { cause, officialOnly, provenOnly } of summary.causes) {
    const sum = found.get(cause) ?? { officialOnly: 0, provenOnly: 0 }
    sum.officialOnly += officialOnly
    sum.provenOnly += provenOnly
    found.set(cause, sum)
  }
  return record([...found])
}

export function groupJson({ counts, proven, official }: Group): GroupJson {
  const { rows, right, wrong, unreadable, undecided, notCheckable } = counts
  return {
    responses: rows,
    ...{ right, wrong, unreadable, undecided, notCheckable },
    proven: accuracyJson(proven),
    official: accuracyJson(official),
    agree: counts.agree,
    officialOnly: counts.officialOnly,
    provenOnly: counts.provenOnly,
  }
}

const binJson = ({ from, to, group }: Bin) => ({ from, to, ...groupJson(group) })

function accuracyJson(moments: Moments): AccuracyJson {
  const found = share(moments)
  return {
    share: found && digits(found.value),
    low: found && digits(found.low),
    high: found && digits(found.high),
    of: moments.n,
    questions: moments.questions,
    method: found?.method ?? null,
  }
}

/** Rounded to six decimals; more would be false precision. */
const digits = (value: number): number => Math.round(value * 1e6) / 1e6

/** Names come from files, so the object has no prototype and `__proto__` is an ordinary name. */
function record<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  const made = Object.create(null) as Record<string, T>
  for (const [name, value] of entries) made[name] = value
  return made
}
