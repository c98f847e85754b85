// All counts, with their recorded values.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/sources'
import { builtPage } from './built-page'
import { type Counter, GROWTH } from './counter'
import { engine } from './engine'
import { evidence } from './evidence'
import { graph } from './graph'

const file = join(root, 'test/counts/counted.json')

export const counters: readonly Counter[] = [...builtPage, ...engine, ...evidence, ...graph]

/** By the names of the counters. */
export type Counted = Readonly<Record<string, number>>

export const readCounted = (): Counted => JSON.parse(readFileSync(file, 'utf8'))
export const writeCounted = (counted: Counted): void => writeFileSync(file, `${JSON.stringify(counted, null, 2)}\n`)

/** The fault of a count, as a sentence; undefined if there is none. */
export function growthOf({ name, unit }: Counter, now: number, kept: number | undefined) {
  if (kept !== undefined && now <= kept * (1 + GROWTH)) return undefined
  const was = kept === undefined ? 'not kept yet' : `${kept} when it was last kept`
  return `${name}: ${now} ${unit}, ${was}. Where it is meant, \`npm run bench -- counts-keep\` keeps it.`
}
