// Objects that are written with the names of their parameters: `move(to=b, from=a)`.

import type { KnownName, Names } from './names'

/** Objects in the order of the parameters that are named before them, where all of them are. */
export function inOrder(
  words: readonly string[],
  keys: ReadonlyMap<number, string> | undefined,
  { name, role }: KnownName,
  names: Names,
): readonly string[] {
  const parameters = names.hints.parameters?.[role].get(name)
  if (parameters === undefined || keys?.size !== words.length) return words
  const places = parameters.map(one => [...keys].find(([, key]) => key === one)?.[0])
  return parameters.length === words.length && places.every(place => place !== undefined)
    ? places.map(place => words[place!]!)
    : words
}
