// A file of the benchmark as records, each with the data of its frame. Of a damaged file, as much as can be read.

import { LineTable } from '#base/text'
import type { ImportIssue } from '../../family'
import { type Json, type JsonObject, readJson, shown, skipBlanks } from '../../json'
import { Recovery } from '../../json-recovery'

export interface FileItem {
  /** Place of the record in its file, from 0. */
  readonly index: number
  /** The fields of the whole file but its records; of lines of records empty. */
  readonly frame: JsonObject
  readonly fields: JsonObject
}

export interface FileItems {
  readonly items: readonly FileItem[]
  readonly issues: readonly ImportIssue[]
}

/** Faults that are listed. */
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
  const from = skipBlanks(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)
  const take = (frame: JsonObject, value: Json): void => {
    const index = items.length + issues.length + more
    if (isDeep(value)) issue(index, `Record ${index + 1} is nested too deep to be read.`)
    else if (isObject(value)) items.push({ index, frame, fields: value })
    else issue(index, `Record ${index + 1} is no object with fields such as \`query\`.`)
  }
  const whole = parsed(text)
  if (whole !== undefined) {
    for (const each of Array.isArray(whole) ? (whole as readonly Json[]) : [whole]) takeWhole(each, take)
  } else if (isLines(text, from)) takeLines(text, from, take, issue)
  else takeDamaged(text, from, take, issue)
  if (items.length === 0 && issues.length === 0) issue(-1, 'The file holds no question.')
  if (more > 0) issues.push({ index: -1, message: `There are ${more} more faults like these.` })
  return { items, issues }
}

type Take = (frame: JsonObject, value: Json) => void
type Say = (index: number, message: string) => void

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_DEPTH = 64

function isDeep(value: Json, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= MAX_DEPTH || Object.values(value).some(each => isDeep(each as Json, depth + 1))
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** A frame with its records, or a record by itself. */
function takeWhole(value: Json, take: Take): void {
  if (!isObject(value) || !Array.isArray(value.instances)) {
    take({}, value)
    return
  }
  const { instances, ...frame } = value
  for (const each of instances as readonly Json[]) take(frame as JsonObject, each)
}

/** Does the first line hold a whole object, and another line begin with one? */
function isLines(text: string, from: number): boolean {
  const end = text.indexOf('\n', from)
  return text[from] === '{' && end >= 0 && parsed(text.slice(from, end)) !== undefined
}

function takeLines(text: string, from: number, take: Take, issue: Say): void {
  let line = new LineTable(text).positionAt(from).line
  let at = from
  let index = 0
  while (at < text.length) {
    const end = text.indexOf('\n', at)
    const part = text.slice(at, end < 0 ? text.length : end)
    if (part.trim() !== '') {
      const value = parsed(part)
      if (value === undefined)
        issue(index, `Record ${index + 1} (line ${line}) is not JSON: ${faultIn(part, line)}. It was passed over.`)
      else takeWhole(value, take)
      index++
    }
    line++
    if (end < 0) break
    at = end + 1
  }
}

function faultIn(part: string, line: number): string {
  const read = readJson(part, skipBlanks(part, 0))
  return read.kind === 'bad' ? `line ${line}, column ${read.at + 1}: ${read.message}` : 'more text follows the value'
}

/** A frame that is not valid JSON: its records one by one, and as much of the frame as can be read. */
function takeDamaged(text: string, from: number, take: Take, issue: Say): void {
  const lines = new LineTable(text)
  const opened = /"instances"\s{0,50}:\s{0,50}\[/.exec(text)
  const list = opened === null ? (text[from] === '[' ? from : -1) : opened.index + opened[0].length - 1
  if (list < 0) {
    issue(
      -1,
      `This is not a file of the benchmark: it begins with ${shown(text, from)}, but an object with \`instances\`, or a record a line, was expected.`,
    )
    return
  }
  const found: Json[] = []
  const first = skipBlanks(text, list + 1)
  let at = first
  let recovery: Recovery | undefined
  let index = 0
  while (at < text.length && text[at] !== ']') {
    const read = readJson(text, at)
    let next: number
    if (read.kind === 'value') {
      found.push(read.value)
      next = read.end
    } else {
      const place = lines.positionAt(read.at)
      issue(
        index,
        `Record ${index + 1} is not JSON: line ${place.line}, column ${place.column}: ${read.message}. It was passed over.`,
      )
      recovery ??= new Recovery(text, lines, first)
      const after = recovery.afterItem(at, read.at)
      next = Math.max(after.at, at + 1)
    }
    index++
    next = skipBlanks(text, next)
    at = text[next] === ',' ? skipBlanks(text, next + 1) : next
  }
  if (at >= text.length) issue(-1, 'The file ends within its records: it seems to be cut off.')
  const frame = frameAround(text.slice(from, opened?.index ?? from), text.slice(at + 1))
  for (const each of found) take(frame, each)
}

/** The fields before the list of records, and those after it. */
function frameAround(before: string, after: string): JsonObject {
  const head = parsed(`${before.trim().replace(/,$/, '')}}`)
  const tail = parsed(`{${after.trim().replace(/^,/, '')}`)
  return { ...(isObject(head) ? head : {}), ...(isObject(tail) ? tail : {}) }
}
