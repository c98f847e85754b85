// Families by the names that `--family` accepts.

import type { Configurations } from '#questions/benchmarks/family-parts'
import type { Family, PartName } from '#questions/benchmarks/family'
import { familiesWith, partOf } from '#questions/benchmarks/parts'
import { UsageError } from '#cli/args'

/** The family names listed in a verb's help: families that have this part. */
export const namesWith = (part: PartName): string =>
  familiesWith(part)
    .map(({ id }) => id)
    .join(' or ')

/** The family with this name; `verb` appears in the error message. */
export function familyWith(part: PartName, name: string, verb: string): Family {
  const found = familiesWith(part).find(({ id }) => id === name)
  if (found !== undefined) return found
  throw new UsageError(`\`${verb}\` knows the family ${namesWith(part)}, not ${JSON.stringify(name)}.`)
}

/** The configurations of the family with this id, which must be loaded. */
export const familyConfigurations = (id: string): Configurations =>
  partOf(familiesWith('configurations').find(each => each.id === id)!, 'configurations')!
