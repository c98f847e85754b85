// The facts that prompts can show: those of hidden predicates are never described or used in goals.

import type { World } from '../situation'

/** The facts that can be described. */
export const seenOf = ({ hidden }: World, facts: readonly string[]): string[] =>
  hidden === undefined ? [...facts] : facts.filter(fact => !hidden.has(headOf(fact)))

/** `on` of `(on a b)`. */
export const headOf = (name: string): string => /^\(([^\s()]*)/.exec(name)?.[1] ?? ''

/** In the order of prompts: by name and arguments, in code unit order. */
export function inOrder(facts: readonly string[]): string[] {
  const key = (fact: string): string => fact.slice(1, -1)
  return [...facts].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}
