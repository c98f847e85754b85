// A log as a file: a table, data, or a trace for Posthoc (Zheng, Harabor and others), which draws searches of any kind.

import { decimalText, fromWhole } from '#base/decimal'
import { endings, type SearchLog } from './log'
import type { SearchOptions } from './options'

/** A log with the meaning of its numbers. */
export interface AnnotatedLog {
  readonly log: SearchLog
  readonly options: SearchOptions
  /** Actions by number. */
  readonly names: ReadonlyMap<number, string>
  readonly digits: number
}

/** One event as a file has it; costs as decimals, and null if there is none. */
interface Row {
  readonly event: number
  readonly kind: string
  readonly node: number | null
  readonly parent: number | null
  readonly action: string | null
  readonly g: number | string | null
  readonly h: number | string | null
}

function rowAt({ log, names, digits }: AnnotatedLog, event: number): Row {
  const { kind, node, from, action, g } = log.eventAt(event)
  const cost = (units: number): number | string | null =>
    Number.isNaN(units) ? null : units === Number.POSITIVE_INFINITY ? 'infinity' : fromWhole(units, digits)
  const isEnd = kind === 'end'
  return {
    event,
    kind: isEnd ? `end: ${endings[from]}` : kind,
    node: node < 0 ? null : node,
    parent: isEnd || from < 0 ? null : from,
    action: names.get(action) ?? null,
    g: cost(g),
    h: node < 0 ? null : cost(log.hOf(node)),
  }
}

const rowsOf = (annotatedLog: AnnotatedLog): Row[] =>
  Array.from({ length: annotatedLog.log.eventCount }, (_, event) => rowAt(annotatedLog, event))

/** Comma-separated values, one row for each event. */
export function asCsv(annotatedLog: AnnotatedLog): string {
  const cell = (value: number | string | null): string => {
    if (value === null) return ''
    const text = typeof value === 'number' ? decimalText(value) : value
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = rowsOf(annotatedLog).map(row =>
    [row.event, row.kind, row.node, row.parent, row.action, row.g, row.h].map(cell).join(','),
  )
  return ['event,kind,node,parent,action,g,h', ...lines, ''].join('\n')
}

/** JSON: the rules of the run, and its events. */
export const asJson = (annotatedLog: AnnotatedLog): string =>
  `${JSON.stringify({ planground: 'search', version: 1, options: annotatedLog.options, events: rowsOf(annotatedLog) }, null, 1)}\n`

/** Event → its name in Posthoc; events without one are left out. */
const posthocTypes: Readonly<Record<string, string>> = {
  start: 'source',
  bound: 'source',
  choose: 'expand',
  goal: 'destination',
  new: 'generate',
  cheaper: 'update',
  reopen: 'update',
  dead: 'close',
  beyond: 'close',
}

/** A Posthoc search trace, as YAML with one event on each line. */
export function asPosthoc(annotatedLog: AnnotatedLog): string {
  const { log, digits } = annotatedLog
  const lines = rowsOf(annotatedLog).flatMap(row => {
    const type = posthocTypes[row.kind]
    if (type === undefined || row.node === null) return []
    const g = log.wayCost(row.event)
    const f = g + (Number.isNaN(log.hOf(row.node)) ? 0 : log.hOf(row.node))
    const finite = (value: Row['g']): number | null => (typeof value === 'number' ? value : null)
    const event = {
      ...{ type, id: row.node, pId: row.parent },
      f: Number.isFinite(f) ? fromWhole(f, digits) : null,
      g: row.kind === 'bound' ? 0 : finite(row.g),
      h: finite(row.h),
      ...(row.action === null ? {} : { action: row.action }),
    }
    return [`  - ${JSON.stringify(event)}`]
  })
  return ['version: 1.4.0', 'events:', ...lines, ''].join('\n')
}

/** A format in which a run is saved. */
export interface SearchFormat {
  readonly id: string
  readonly title: string
  /** The end of a file's name: `trace.yaml`. */
  readonly ending: string
  /** Its media type. */
  readonly type: string
  write(log: AnnotatedLog): string
}

/** In the order in which they are offered. */
export const searchFormats: readonly SearchFormat[] = [
  { id: 'csv', title: 'CSV', ending: 'csv', type: 'text/plain', write: asCsv },
  { id: 'json', title: 'JSON', ending: 'json', type: 'text/plain', write: asJson },
  { id: 'posthoc', title: 'Posthoc trace', ending: 'trace.yaml', type: 'text/plain', write: asPosthoc },
]
