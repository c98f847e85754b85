// Parses the entry of a worked example: a kind of question, a search, or a table of an estimate.

import { plainKinds } from '#questions/kinds/codes'
import { heuristicNames } from '#planning/textbook/options'
import type { WorkedEntry } from '#teaching/lesson'
import type { Fields } from './fields'
import { runAlgorithms } from './live'
import type { Reading } from './reading'
import { readSized } from './sizes'

const lenses = ['layers', 'costs', 'relaxed-plan', 'cuts', 'all-states'] as const

export function readWorked(fields: Fields, reading: Reading): WorkedEntry | undefined {
  const fade = fields.number('fade', 0, 20) ?? 3
  const entry = fields.has('search')
    ? searched(fields, reading)
    : fields.has('lens')
      ? lens(fields, reading)
      : asked(fields)
  fields.done()
  return entry === undefined ? undefined : { ...entry, fade }
}

type Entry<T> = T extends unknown ? Omit<T, 'fade'> : never

function asked(fields: Fields): Entry<WorkedEntry> | undefined {
  const kind = fields.one('kind', plainKinds())
  if (!fields.has('kind')) fields.lacks('kind', 'kind: land')
  const sized = readSized(fields)
  const seed = fields.text('seed')?.value
  if (seed === undefined) fields.lacks('seed', 'seed: work')
  if (kind === undefined || sized === undefined || seed === undefined) return undefined
  return { kind, ...sized, seed }
}

function searched(fields: Fields, reading: Reading): Entry<WorkedEntry> | undefined {
  const search = fields.one('search', runAlgorithms)
  const heuristic = fields.one('heuristic', heuristicNames)
  const world = reading.worldOf(fields)?.value
  if (world !== undefined) reading.speakOf(world)
  if (search === undefined || world === undefined) return undefined
  return { search, world, ...(heuristic === undefined ? {} : { heuristic }) }
}

function lens(fields: Fields, reading: Reading): Entry<WorkedEntry> | undefined {
  const lens = fields.one('lens', lenses)
  const heuristic = fields.one('heuristic', heuristicNames)
  if (!fields.has('heuristic')) fields.lacks('heuristic', 'heuristic: h-add')
  const world = reading.worldOf(fields)?.value
  if (world !== undefined) reading.speakOf(world)
  if (lens === undefined || heuristic === undefined || world === undefined) return undefined
  return { lens, heuristic, world }
}
