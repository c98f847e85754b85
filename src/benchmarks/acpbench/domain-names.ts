// Which of the benchmark's domains a question is about, by our folder names: the PDDL says it, or, where a
// record has none, the opening words of the published description.

/** Folder, the name in the PDDL files, how the English description begins. */
const published: readonly (readonly [string, string, string])[] = [
  ['ferry', 'ferry', 'This is a ferry domain'],
  ['logistics', 'logistics-strips', 'There are several cities, each containing'],
  ['blocksworld', 'blocksworld-4ops', 'This is a blocksworld domain'],
  ['grid', 'grid', 'A robot is in a grid'],
  ['floortile', 'floor-tile', 'A set of robots use different colors'],
  ['grippers', 'gripper-strips', 'This is a grippers domain'],
  ['rovers', 'rover', 'This is a Rovers domain'],
  ['visitall', 'grid-visit-all', 'This is a visitall domain'],
  ['depot', 'depots', 'This is a depot domain'],
  ['goldminer', 'gold-miner-typed', 'A robotic arm is in a grid'],
  ['satellite', 'satellite', 'This domain consists of satellite'],
  ['swap', 'swap', 'This is a swap domain'],
  ['alfworld', 'alfred', 'This is an alfworld domain'],
]

/** Our name of the domain that a published description tells of; '' where its words are not known. */
export function domainTold(context: string): string {
  const start = context.slice(0, 200).trimStart()
  return published.find(([, , opening]) => start.startsWith(opening))?.[0] ?? ''
}
