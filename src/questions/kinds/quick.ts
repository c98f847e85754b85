// Kinds whose verdicts on questions of our own need no family of benchmarks: what judges all others is loaded after them.

import type { KindCode } from './codes'
import type { Kind } from './kind'
import { addKinds } from './known'

const codes = new Set<string>()

/** Adds kinds of our own, whose words are in `codes.ts`. */
export function addQuickKinds(kinds: readonly Kind[]): void {
  addKinds(kinds)
  for (const { words } of kinds) codes.add(words.code)
}

/** Is it one of those that are loaded? */
export const isQuickKind = (code: string): boolean => codes.has(code)

/** Those that are loaded. */
export const quickKinds = (): readonly KindCode[] => [...codes] as KindCode[]
