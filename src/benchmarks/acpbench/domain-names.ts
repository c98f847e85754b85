// Which of the benchmark's domains a question is about, by our folder names: the PDDL says it, or, where a
// record has none, the opening words of the published description.

import type { BenchmarkRecord } from '../record'

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

/** Our name of the record's domain; its own PDDL name where we have none, '' where nothing tells. */
export function domainNameOf(record: BenchmarkRecord): string {
  if (record.source === null) return domainTold(record.context)
  const own =
    /\(\s*define\s*\(\s*domain\s+([^\s();]+)/i.exec(record.source.domain)?.[1]?.toLowerCase() ?? ''
  return published.find(([, name]) => name === own)?.[0] ?? own
}
