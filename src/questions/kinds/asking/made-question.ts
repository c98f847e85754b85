// Converts a generated question to one that can be shown, answered and judged like a question of a file.

import { makeRng } from '#base/rng'
import { familyOfKind } from '../codes'
import type { Question } from '../question'
import type { GeneratedQuestion } from './generate'
import { LABELS } from './options'

/** `key` distinguishes it from the questions generated together with it. */
export function madeQuestion(generated: GeneratedQuestion, key: string): Question {
  const { kind, format, domain, context, stem, query, choices, source, statements } = generated
  const { asked, difficulty, seed } = generated
  return {
    key,
    id: idOf(generated),
    family: familyOfKind(kind),
    kind,
    format,
    domain,
    context,
    question: stem,
    ...(choices === undefined ? {} : { choices: { text: choices, label: LABELS.slice(0, choices.length) } }),
    shown: source,
    judged: source,
    ...(statements === undefined ? {} : { statements }),
    asked: asked ?? null,
    origin: {
      from: 'made',
      note: { key: generated.key, ...(query === undefined ? {} : { query }), difficulty, seed },
    },
  }
}

/** A signed 64-bit number from the question's own content. */
function idOf({ kind, format, source, stem }: GeneratedQuestion): string {
  const rng = makeRng(`${kind}/${format}/${source.domain}/${source.problem}/${stem}`)
  const bits = (BigInt(rng.below(0x100000000)) << 32n) | BigInt(rng.below(0x100000000))
  return BigInt.asIntN(64, bits).toString()
}
