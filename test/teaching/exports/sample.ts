// Questions of every kind and format to be exported, made once for all tests of a file.

import { familyOfKind, kindCodes, wordsOfKind } from '../../../src/kinds/codes'
import { defaultLimits } from '../../../src/kinds/judge'
import type { Question } from '../../../src/kinds/question'
import { makeOf } from '../../../src/benchmarks/making'
import { domainNamed } from '../../../src/library/domains'
import type { ItemOptions } from '../../../src/teaching/exports/options'

/** One question of each kind and format of ACPBench, of a small problem of each of these domains. */
export function madeQuestions(
  domains: readonly string[],
  family: 'acpbench' | 'planbench' | 'planetarium' = 'acpbench',
): Question[] {
  return domains.flatMap(domain =>
    kindCodes
      .filter(kind => familyOfKind(kind) === family && wordsOfKind(kind).imported !== true)
      .flatMap(kind =>
        wordsOfKind(kind).formats.flatMap(format => {
          const folder = domainNamed(domain)!
          const world = { kind: 'folder', domain, size: folder.presets.small } as const
          return makeOf({ world, kind, format, count: 1, seed: 'class', block: 0 }).questions
        }),
      ),
  )
}

export const options: ItemOptions = {
  seed: 'spring',
  picture: false,
  pddl: false,
  limits: defaultLimits,
  linkOf: ({ id }) => `https://planground.example/#s=1.${id.replace(/[^\w]/g, '')}`,
}
