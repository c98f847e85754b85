// Families by the names that `--family` takes.

import type { Configurations } from '#questions/benchmarks/family-parts'
import type { Family, PartName } from '#questions/benchmarks/family'
import { familiesWith, partOf } from '#questions/benchmarks/parts'
import { UsageError } from '#cli/args'

/** The names that a verb takes, as its help lists them: of families that have this part. */
export const namesWith = (part: PartName): string =>
  familiesWith(part)
    .map(({ id }) => id)
    .join(' or ')

/** The family of the name; `verb` is named where there is none. */
export function familyWith(part: PartName, name: string, verb: string): Family {
  const found = familiesWith(part).find(({ id }) => id === name)
  if (found !== undefined) return found
  throw new UsageError(`\`${verb}\` knows the family ${namesWith(part)}, not ${JSON.stringify(name)}.`)
}

/** The configurations of the family with this id, which are loaded. */
export const familyConfigurations = (id: string): Configurations =>
  partOf(familiesWith('configurations').find(each => each.id === id)!, 'configurations')!
