// Determines the domain (by folder name) of a question without PDDL, from the first words of the published description.

/** Folder name, beginning of the English description. */
const published: readonly (readonly [string, string])[] = [
  ['ferry', 'This is a ferry domain'],
  ['logistics', 'There are several cities, each containing'],
  ['blocksworld', 'This is a blocksworld domain'],
  ['grid', 'A robot is in a grid'],
  ['floortile', 'A set of robots use different colors'],
  ['grippers', 'This is a grippers domain'],
  ['rovers', 'This is a Rovers domain'],
  ['visitall', 'This is a visitall domain'],
  ['depot', 'This is a depot domain'],
  ['goldminer', 'A robotic arm is in a grid'],
  ['satellite', 'This domain consists of satellite'],
  ['swap', 'This is a swap domain'],
  ['alfworld', 'This is an alfworld domain'],
]

/** The folder name for a published description; '' if its words are unknown. */
export function domainOfDescription(context: string): string {
  const start = context.slice(0, 200).trimStart()
  return published.find(([, opening]) => start.startsWith(opening))?.[0] ?? ''
}
