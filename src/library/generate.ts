// Questions with proven keys, unit by unit: the same units as those of the command line.

import { type DomainFolder, domainNamed, domains } from '#language/library/domains'
import { loadTask } from '#planning/task/load'
import { type FormatCode, type KindCode, kindCodes, wordsOfKind } from '#questions/kinds/codes'
import type { MakeUnit, MakeWorld } from '#questions/kinds/asking/making'
import { makeTexts } from './making'
import { type BenchmarkRecord, type GenerateOptions, InputError } from './types'

/** Questions asked of one generated problem. */
const PER_PROBLEM = 5

/** The common options of the units of all kinds and formats. */
export interface UnitsWanted extends Pick<MakeUnit, 'trap' | 'level' | 'style'> {
  readonly world: MakeWorld
  /** Questions of each kind and format. */
  readonly count: number
  readonly seed: string
}

/** The units of one kind and format, in the order of the output. */
export function unitsOf(
  kind: KindCode,
  format: FormatCode,
  { world, count, seed, ...more }: UnitsWanted,
): readonly MakeUnit[] {
  const perBlock = world.kind === 'given' ? count : PER_PROBLEM
  const blocks = Math.ceil(count / perBlock)
  return Array.from({ length: blocks }, (_, block) => ({
    ...{ world, kind, format, seed, block, blocks },
    count: Math.min(perBlock, count - block * perBlock),
    ...more,
  }))
}

/** The records, fewer than wanted where a problem does not yield enough. Throws `InputError`. */
export function generateRecords(options: GenerateOptions): readonly BenchmarkRecord[] {
  const { domain, kinds, formats = ['gen'], count = 10, seed = '0', size = 'medium' } = options
  const world = worldOf(domain, size)
  const units = kinds.flatMap(name => {
    const kind = kindCodes.find(each => each === name)
    if (kind === undefined)
      throw new InputError(`There is no kind ${JSON.stringify(name)}; there are ${kindCodes.join(', ')}.`)
    const asked = formats.filter(format => wordsOfKind(kind).formats.includes(format))
    return asked.flatMap(format => unitsOf(kind, format, { world, count, seed }))
  })
  return units.flatMap(unit =>
    makeTexts({ unit, form: 'jsonl' }).records.map(record => JSON.parse(record) as BenchmarkRecord),
  )
}

function worldOf(domain: GenerateOptions['domain'], size: keyof DomainFolder['presets']): MakeWorld {
  if (typeof domain !== 'string') {
    const loaded = loadTask(domain)
    if (loaded.kind !== 'ready') throw new InputError(loaded.message)
    return { kind: 'given', source: domain }
  }
  const folder = domainNamed(domain.toLowerCase())
  if (folder === undefined) {
    const names = domains().map(({ id }) => id)
    throw new InputError(`There is no domain ${JSON.stringify(domain)}; there are ${names.join(', ')}.`)
  }
  return { kind: 'folder', domain: folder.id, size: folder.presets[size] }
}
