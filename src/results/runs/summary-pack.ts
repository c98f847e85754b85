// The data format of a shared summary: columns of integers, a few names, no responses and no question texts. Untrusted
// data is validated against the schema before use.

import * as v from 'valibot'
import { isKindCode, type KindCode } from '#questions/kinds/codes'
import { type MistakeCode, mistakeNames } from '#questions/kinds/mistakes'
import { type CountName, countNames, type Group, noCounts } from './counts'
import type { Moments } from './statistics'
import type { Bin, Cell, Summary } from './summary-shape'

/** The shared part of a run. */
export interface SharedSummary {
  /** The name of the run. */
  readonly name: string
  /** Version of the engine that scored the run. */
  readonly engine: string
  /** Day of scoring, such as `2026-11-22`; '' if unknown. */
  readonly day: string
  /** True if people's verdicts replace the machine's. */
  readonly overrides: boolean
  /** Which rows the summary covers, in words; '' for all. */
  readonly about: string
  readonly summary: Summary
}

export const SUMMARY_VERSION = 1
export const SUMMARY_FORMAT = 'planground run summary'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.pipe(v.string(), v.maxLength(300))
const numbers = v.pipe(v.array(count), v.maxLength(20_000))
/** Groups as columns: for each count, one number per group; `repeats` only if a question was answered several times. */
const groupsSchema = v.object({
  counts: v.record(v.string(), numbers),
  repeats: v.optional(v.pipe(v.array(numbers), v.length(8))),
})
const places = v.pipe(v.array(v.tuple([count, count, count, count])), v.maxLength(20_000))
const binsSchema = v.object({
  at: v.pipe(v.array(v.tuple([count, count, v.nullable(count)])), v.maxLength(100)),
  groups: groupsSchema,
})

const packedSchema = v.object({
  format: v.literal(SUMMARY_FORMAT),
  version: v.literal(SUMMARY_VERSION),
  name,
  engine: name,
  day: v.pipe(v.string(), v.maxLength(30)),
  overrides: v.boolean(),
  about: name,
  models: v.pipe(v.array(name), v.maxLength(1_000)),
  kinds: v.array(
    v.pipe(
      name,
      v.check(code => isKindCode(code), 'a kind of question that this page does not know'),
    ),
  ),
  domains: v.pipe(v.array(name), v.maxLength(5_000)),
  /** Indexes of model, kind, format and domain. */
  cells: v.object({ at: places, groups: groupsSchema }),
  pooled: v.object({ at: places, groups: groupsSchema }),
  steps: binsSchema,
  actions: binsSchema,
  mistakes: v.pipe(v.array(v.tuple([count, name, count])), v.maxLength(2_000)),
  causes: v.pipe(v.array(v.tuple([count, name, count, count])), v.maxLength(2_000)),
})

export type PackedSummary = v.InferOutput<typeof packedSchema>
type PackedGroups = PackedSummary['cells']['groups']

const formats = ['gen', 'bool', 'mcq'] as const
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** As plain data for JSON. */
export function packSummaryData({ summary, ...about }: SharedSummary): PackedSummary {
  const kinds = unique([...summary.cells, ...summary.mistakes, ...summary.causes].map(({ kind }) => kind))
  const domains = unique(summary.cells.map(({ domain }) => domain))
  const placed = (cells: readonly Cell[]): PackedSummary['cells'] => ({
    at: cells.map(({ model, kind, format, domain }) => [
      model === null ? 0 : summary.models.indexOf(model),
      kinds.indexOf(kind),
      formats.indexOf(format),
      domains.indexOf(domain),
    ]),
    groups: packGroups(cells.map(({ group }) => group)),
  })
  const binned = (bins: readonly Bin[]): PackedSummary['steps'] => ({
    at: bins.map(({ at, from, to }) => [at, from, to]),
    groups: packGroups(bins.map(({ group }) => group)),
  })
  return {
    format: SUMMARY_FORMAT,
    version: SUMMARY_VERSION,
    name: about.name.slice(0, 300),
    engine: about.engine.slice(0, 300),
    day: about.day,
    overrides: about.overrides,
    about: about.about.slice(0, 300),
    models: summary.models.map(model => model.slice(0, 300)),
    kinds,
    domains,
    cells: placed(summary.cells),
    pooled: placed(summary.pooled),
    steps: binned(summary.steps),
    actions: binned(summary.actions),
    mistakes: summary.mistakes.map(each => [kinds.indexOf(each.kind), each.code, each.count]),
    causes: summary.causes.map(each => [kinds.indexOf(each.kind), each.cause, each.officialOnly, each.provenOnly]),
  }
}

const sums = ['questions', 'nn', 'ns', 'ss'] as const
/** The moments that follow from a group's counts if each question has one response. */
const simple = (n: number, s: number): Moments => ({ questions: n, n, s, nn: n, ns: s, ss: s })

const provenOf = (counts: Group['counts']): Moments =>
  simple(counts.right + counts.wrong + counts.unreadable, counts.right)
const officialOf = (counts: Group['counts']): Moments => simple(counts.scored, counts.officialRight)

function packGroups(groups: readonly Group[]): PackedGroups {
  const counts = Object.fromEntries(
    countNames
      .map(each => [each, groups.map(group => group.counts[each])] as const)
      .filter(([, column]) => column.some(value => value > 0)),
  )
  const hasRepeats = groups.some(
    ({ proven, official }) => proven.n !== proven.questions || official.n !== official.questions,
  )
  if (!hasRepeats) return { counts }
  const repeats = (['proven', 'official'] as const).flatMap(which =>
    sums.map(sum => groups.map(group => group[which][sum])),
  )
  return { counts, repeats }
}

function unpackGroups({ counts, repeats }: PackedGroups, many: number): Group[] | null {
  const columns = [...Object.values(counts), ...(repeats ?? [])]
  if (columns.some(column => column.length !== many)) return null
  return Array.from({ length: many }, (_, at) => {
    const own = { ...noCounts } as Record<CountName, number>
    for (const each of countNames) own[each] = counts[each]?.[at] ?? 0
    const moments = (which: 0 | 1, plain: Moments): Moments =>
      repeats === undefined
        ? plain
        : {
            ...plain,
            ...Object.fromEntries(sums.map((sum, index) => [sum, repeats[4 * which + index]![at]!])),
          }
    return {
      counts: own,
      proven: moments(0, provenOf(own)),
      official: moments(1, officialOf(own)),
    }
  })
}

export type ReadSummary =
  | { readonly kind: 'summary'; readonly shared: SharedSummary }
  | { readonly kind: 'bad'; readonly message: string }

const bad = (message: string): ReadSummary => ({ kind: 'bad', message })

/** Validates and unpacks the parsed JSON of a file or link. */
export function unpackSummaryData(data: unknown): ReadSummary {
  const version = (data as { version?: unknown } | null)?.version
  if (typeof version === 'number' && version > SUMMARY_VERSION)
    return bad(
      `It is a summary of version ${version}, and this page reads up to ${SUMMARY_VERSION}. Reload the page to get the newest one.`,
    )
  const parsed = v.safeParse(packedSchema, data)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const path = v.getDotPath(issue)
    return bad(`It is not a summary of a run${path === null ? '' : `: \`${path}\``}: ${issue.message}.`)
  }
  const { output } = parsed
  const cells = placedCells(output, output.cells, false)
  const pooled = placedCells(output, output.pooled, true)
  const steps = unpackBins(output.steps)
  const actions = unpackBins(output.actions)
  const kindAt = (at: number): KindCode => output.kinds[at] as KindCode
  const rest = [...output.mistakes, ...output.causes]
  if (
    cells === null ||
    pooled === null ||
    steps === null ||
    actions === null ||
    rest.some(([kind]) => kind >= output.kinds.length)
  )
    return bad('Its columns do not fit each other. Ask for the summary again.')
  const { name, engine, day, overrides, about, models } = output
  const summary: Summary = {
    ...{ models, cells, pooled, steps, actions },
    mistakes: output.mistakes.flatMap(([kind, code, many]) =>
      Object.hasOwn(mistakeNames, code) ? [{ kind: kindAt(kind), code: code as MistakeCode, count: many }] : [],
    ),
    causes: output.causes.map(([kind, cause, officialOnly, provenOnly]) => ({
      ...{ kind: kindAt(kind), cause, officialOnly, provenOnly },
    })),
  }
  return { kind: 'summary', shared: { ...{ name, engine, day, overrides, about }, summary } }
}

function placedCells(
  { models, kinds, domains }: PackedSummary,
  { at, groups }: PackedSummary['cells'],
  isPooled: boolean,
): Cell[] | null {
  const unpacked = unpackGroups(groups, at.length)
  const fits = at.every(
    ([model, kind, format, domain]) =>
      (isPooled || model < models.length) && kind < kinds.length && format < formats.length && domain < domains.length,
  )
  if (unpacked === null || !fits) return null
  return at.map(([model, kind, format, domain], index) => ({
    model: isPooled ? null : models[model]!,
    kind: kinds[kind] as KindCode,
    format: formats[format]!,
    domain: domains[domain]!,
    group: unpacked[index]!,
  }))
}

function unpackBins({ at, groups }: PackedSummary['steps']): Bin[] | null {
  const unpacked = unpackGroups(groups, at.length)
  return unpacked && at.map(([place, from, to], index) => ({ at: place, from, to, group: unpacked[index]! }))
}
