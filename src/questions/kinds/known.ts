// The kinds that have been loaded. Most modules want them all and go by `registry.ts`; what a first verdict loads goes
// by this list, so that it need not wait for the others.

import { type KindCode, registerWords } from './codes'
import type { Kind } from './kind'

const known = new Map<string, Kind>()

/** The kind of a code. */
export function kindOf(code: KindCode): Kind {
  const kind = known.get(code)
  if (kind === undefined) throw new Error(`no kind of question has the code ${code}`)
  return kind
}

/** Kinds of our own, whose words are in `codes.ts`. */
export function addKinds(kinds: readonly Kind[]): void {
  for (const kind of kinds) known.set(kind.words.code, kind)
}

/** Adds a kind, its words included; what is returned takes it away again. */
export function registerKind(kind: Kind): () => void {
  const withdraw = registerWords(kind.words)
  known.set(kind.words.code, kind)
  return () => {
    known.delete(kind.words.code)
    withdraw()
  }
}
