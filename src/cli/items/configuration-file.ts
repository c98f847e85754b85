// `--config FILE`: a benchmark's configurations provided by the user.

import type { Configurations, NamedConfiguration } from '#questions/benchmarks/family-parts'
import { isError } from '#planning/pddl/diagnostic'
import { InputError, readText } from '#cli/io'
import { showDiagnostic } from '#cli/pddl-input'

/** Domain name → configuration, from a file; empty without a file. Throws `InputError`. */
export function readConfigurationFile(
  path: string | undefined,
  family: Configurations,
): ReadonlyMap<string, NamedConfiguration> {
  if (path === undefined) return new Map()
  const text = readText(path)
  const { found, diagnostics } = family.read(text)
  const errors = diagnostics.filter(isError)
  if (found.length === 0 && errors.length > 0)
    throw new InputError(
      errors.map(each => showDiagnostic({ name: path, role: 'domain', text, diagnostics: [] }, each, [])).join('\n\n'),
    )
  return new Map(found.map(named => [named.name, named]))
}
