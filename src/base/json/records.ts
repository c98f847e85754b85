// The records of a whole text, as the results reader gets them from bytes.

import type { Item } from './items'
import type { Json, JsonObject } from './json'
import { firstMark, holdsRecords, LONGEST_HEAD, modeOf, isDecided } from './mode'
import { JsonReader } from './reader'
import { encoded } from './utf8'
import { isObject, objectOf } from './value'

export interface JsonRecord {
  readonly value: Json
  /** Index of the record in the file, from 0; faulty records count. */
  readonly index: number
  /** The line on which the record begins, from 1. */
  readonly line: number
}

/** The records of a list in the object that spans the file, or records outside of such an object. */
export interface RecordGroup {
  /** The fields of the object except its lists of records; undefined if there is no object. */
  readonly frame: JsonObject | undefined
  /** The field that contains the list; '' if there is none. */
  readonly list: string
  readonly records: readonly JsonRecord[]
}

/** Receives records in order; `share` is the fraction of the text read, from 0 to 1. */
export type TakeGroup = (group: RecordGroup, share: number) => void
/** Receives a fault; `index` −1: of the file as a whole. */
export type ReportFault = (index: number, message: string) => void

/** Characters encoded at a time. */
const PIECE = 1 << 16

/** Reads a JSON text; returns false, without a callback, if it does not begin like JSON. Linear; never throws. */
export function readRecords(text: string, take: TakeGroup, fault: ReportFault): boolean {
  const from = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const mode = modeOfText(text, from)
  if (mode === undefined) return false
  const reader = new JsonReader(mode)
  const groups = new Groups(take, fault)
  for (let at = from; at < text.length; ) {
    const to = pieceEnd(text, at + PIECE)
    groups.take(reader.push(encoded(text.slice(at, to))), to / text.length)
    at = to
  }
  groups.take(reader.end(), 1)
  groups.close(1)
  return true
}

function modeOfText(text: string, from: number): 'lines' | 'lists' | undefined {
  for (let size = PIECE; ; size *= 4) {
    const to = pieceEnd(text, from + size)
    const head = encoded(text.slice(from, to))
    const mark = firstMark(head)
    if (to === text.length || size >= LONGEST_HEAD || (mark >= 0 && isDecided(head, mark) !== false))
      return mark < 0 ? undefined : (modeOf(head, mark) ?? (holdsRecords(text.slice(from, to)) ? 'lines' : undefined))
  }
}

/** Does not split surrogate pairs. */
function pieceEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at
}

class Groups {
  private readonly takeGroup: TakeGroup
  private readonly fault: ReportFault
  private fields: [string, Json][] = []
  private list = ''
  private records: JsonRecord[] = []

  constructor(takeGroup: TakeGroup, fault: ReportFault) {
    this.takeGroup = takeGroup
    this.fault = fault
  }

  take(items: readonly Item[], share: number): void {
    for (const item of items) {
      if (item.kind === 'fault') this.fault(item.index, item.message)
      else if (item.kind === 'field') this.fields.push([item.key, item.value])
      else if (item.kind === 'closed') this.close(share)
      else if (item.list === undefined) {
        this.fields = []
        const { index, line } = item
        this.takeGroup({ frame: undefined, list: '', records: [{ value: rowOf(item.value), index, line }] }, share)
      } else {
        if (this.list !== item.list) this.flush(share)
        this.list = item.list
        this.records.push({ value: rowOf(item.value), index: item.index, line: item.line })
      }
    }
  }

  /** The end of the object around the records, or of the file. */
  close(share: number): void {
    this.flush(share)
    this.fields = []
  }

  private flush(share: number): void {
    if (this.records.length > 0)
      this.takeGroup({ frame: objectOf(this.fields), list: this.list, records: this.records }, share)
    this.records = []
    this.list = ''
  }
}

/** The row inside the datasets server's wrapper: `{"row_idx": 0, "row": {…}, "truncated_cells": []}`. */
function rowOf(value: Json): Json {
  return isObject(value) && value.row_idx !== undefined && isObject(value.row) ? value.row : value
}
