// `--harness MONTH`: the version of the published harness that determines official values and scores.

import { type HarnessDate, harnessDates, newestHarness } from '#language/answers/official'
import { type Arguments, UsageError, type VerbSyntax } from './args'

export const harnessOption: VerbSyntax['options'][string] = {
  kind: 'text',
  help: `the official rules as they are since ${harnessDates.join(' or ')} (${newestHarness})`,
}

/** Undefined if the option is absent; throws `UsageError`. */
export function harnessOf(args: Arguments): HarnessDate | undefined {
  const name = args.text('harness')
  const found = harnessDates.find(each => each === name)
  if (name !== undefined && found === undefined)
    throw new UsageError(`--harness is ${harnessDates.join(' or ')}, not ${JSON.stringify(name)}.`)
  return found
}
