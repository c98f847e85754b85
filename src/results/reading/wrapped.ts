// Records nested in a value more deeply than as items of a list, as services and libraries export whole tables and
// runs.

import type { Json, JsonObject } from '#base/json/json'
import { isObject, objectOf, own } from '#base/json/value'

export interface Wrapped {
  readonly records: readonly JsonObject[]
  /** Why a record in it is left out. */
  readonly problem?: string
}

/** The records nested in a value that is not a record itself; undefined for other values. Linear. */
export function wrappedIn(value: JsonObject): Wrapped | undefined {
  for (const open of wrappings) {
    const found = open(value)
    if (found !== undefined) return found
  }
  return undefined
}

/** A row of the datasets server: `{"row_idx": 0, "row": {…}, "truncated_cells": []}`. */
function serverRow(value: JsonObject): Wrapped | undefined {
  const row = own(value, 'row')
  if (!isObject(row) || own(value, 'row_idx') === undefined) return undefined
  const cut = own(value, 'truncated_cells')
  return Array.isArray(cut) && cut.length > 0
    ? {
        records: [],
        problem: `The server cut the cells ${cut.slice(0, 8).map(String).join(', ')} of this row, so it is not read. Download the whole file of the data set.`,
      }
    : { records: [row] }
}

/** Samples by task, as `simple_evaluate` of lm-evaluation-harness returns them. */
function samplesByTask(value: JsonObject): Wrapped | undefined {
  const samples = own(value, 'samples')
  if (!isObject(samples) || !isObject(own(value, 'results'))) return undefined
  const records = Object.entries(samples).flatMap(([task, list]) =>
    Array.isArray(list) ? list.filter(isObject).map(sample => ({ task_name: task, ...sample }) as JsonObject) : [],
  )
  return records.length === 0 ? undefined : { records }
}

/** `{"results": {"version": 3, "results": […]}}` of promptfoo, and similar nesting by other tools. */
function nestedResults(value: JsonObject): Wrapped | undefined {
  const inner = own(value, 'results')
  const list = isObject(inner) ? own(inner, 'results') : undefined
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return undefined
  return { records: list as JsonObject[] }
}

/** `{"columns": ["id", …], "data": [["7", …], …]}`: pandas (split) and tables of Weights & Biases. */
function rowsOfColumns(value: JsonObject): Wrapped | undefined {
  const [columns, data] = [own(value, 'columns'), own(value, 'data')]
  if (!Array.isArray(columns) || !Array.isArray(data) || data.length === 0) return undefined
  if (!columns.every(name => typeof name === 'string') || !data.every(Array.isArray)) return undefined
  return {
    records: data.map(row =>
      objectOf(
        (columns as string[]).flatMap((name, i) =>
          (row as Json[])[i] === undefined ? [] : [[name, (row as Json[])[i]!] as const],
        ),
      ),
    ),
  }
}

const isIndex = (key: string): boolean => /^\d{1,9}$/.test(key)
const isIndexed = (value: Json | undefined): value is JsonObject =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isIndex)

/** `{"0": {…}, "1": {…}}`: pandas (index), predictions of OpenCompass. */
function numberedRecords(value: JsonObject): Wrapped | undefined {
  if (!isIndexed(value) || !Object.values(value).every(each => isObject(each as Json))) return undefined
  return {
    records: Object.entries(value).map(([index, each]) => ({
      index: Number(index),
      ...(each as JsonObject),
    })),
  }
}

/** `{"id": {"0": "7", …}, "response": {"0": "…", …}}`: the default of `to_json` of pandas. */
function columnsByIndex(value: JsonObject): Wrapped | undefined {
  const columns = Object.entries(value)
  const [first] = columns
  if (columns.length < 2 || !isIndexed(first![1]) || !columns.every(([, column]) => isIndexed(column))) return undefined
  return {
    records: Object.keys(first![1] as JsonObject).map(index =>
      objectOf(
        columns.flatMap(([name, column]) => {
          const cell = own(column as JsonObject, index)
          return cell === undefined ? [] : [[name, cell] as const]
        }),
      ),
    ),
  }
}

const wrappings = [serverRow, samplesByTask, nestedResults, rowsOfColumns, numberedRecords, columnsByIndex]
