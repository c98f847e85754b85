// Reads a file of the benchmark into records, each with the data of its frame. As much as possible of a damaged file
// is read.

import type { ImportIssue } from '../../family'
import { type Json, type JsonObject, shown, skipBlanks } from '#base/json/json'
import { type JsonRecord, readRecords } from '#base/json/records'
import { isObject } from '#base/json/value'

export interface FileItem {
  /** Index of the record in its file, from 0. */
  readonly index: number
  /** The fields of the whole file except its records; empty for JSON lines. */
  readonly frame: JsonObject
  readonly fields: JsonObject
}

export interface FileItems {
  readonly items: readonly FileItem[]
  readonly issues: readonly ImportIssue[]
}

/** Maximum number of faults listed. */
const MAX_ISSUES = 1000

/** Never throws; linear in the text. */
export function itemsOf(text: string): FileItems {
  const items: FileItem[] = []
  const issues: ImportIssue[] = []
  let more = 0
  const issue = (index: number, message: string): void => {
    if (issues.length < MAX_ISSUES) issues.push({ index, message })
    else more++
  }
  const take = (frame: JsonObject, { value, index }: JsonRecord): void => {
    if (!isObject(value)) issue(index, `Record ${index + 1} is no object with fields such as \`query\`.`)
    else if (Array.isArray(value.instances)) {
      const { instances, ...around } = value
      for (const each of instances as readonly Json[])
        take(around as JsonObject, { value: each, index: items.length, line: 0 })
    } else items.push({ index, frame, fields: value })
  }
  const isJson = readRecords(
    text,
    ({ frame = {}, records }) => {
      for (const record of records) take(frame, record)
    },
    issue,
  )
  if (!isJson) {
    const from = skipBlanks(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)
    issue(
      -1,
      `This is not a file of the benchmark: it begins with ${shown(text, from)}, but an object with \`instances\`, or a record a line, was expected.`,
    )
  }
  if (items.length === 0 && issues.length === 0) issue(-1, 'The file holds no question.')
  if (more > 0) issues.push({ index: -1, message: `There are ${more} more faults like these.` })
  return { items, issues }
}
