// Crates stacked at random on the pallets, with another random stacking as the goal. Hoists and trucks reach every
// place, so every stacking can be turned into every other.

import type { GeneratedProblem, GroundAtom, Rng, Size } from '#language/domain-kit'

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const depots = numbered(size.depots!, 'depot')
  const distributors = numbered(size.distributors!, 'distributor')
  const places = [...depots, ...distributors]
  const trucks = numbered(size.trucks!, 'truck')
  const crates = numbered(size.crates!, 'crate')
  const pallets = numbered(places.length, 'pallet')
  const hoists = numbered(places.length, 'hoist')
  const start = stacking(rng.fork('start'), pallets, crates)
  const begun = new Set(onAtoms(start).map(String))
  let goal = onAtoms(stacking(rng.fork('goal 0'), pallets, crates))
  for (let i = 1; goal.every(atom => begun.has(String(atom))); i++)
    goal = onAtoms(stacking(rng.fork(`goal ${i}`), pallets, crates))
  return {
    name: `depot-${depots.length}-${distributors.length}-${trucks.length}-${crates.length}`,
    objects: {
      depot: depots,
      distributor: distributors,
      truck: trucks,
      hoist: hoists,
      pallet: pallets,
      crate: crates,
    },
    init: [
      ...places.flatMap((place, i): GroundAtom[] => [
        ['at', hoists[i]!, place],
        ['at', pallets[i]!, place],
        ...start[i]!.slice(1).map(crate => ['at', crate, place]),
      ]),
      ...trucks.map(truck => ['at', truck, rng.pick(places)]),
      ...hoists.map(hoist => ['available', hoist]),
      ...onAtoms(start),
      ...start.map(stack => ['clear', stack[stack.length - 1]!]),
    ],
    goal,
  }
}

const numbered = (count: number, stem: string): string[] => Array.from({ length: count }, (_, i) => `${stem}${i}`)

/** Random stacks, one for each pallet, from the pallet upwards. */
function stacking(rng: Rng, pallets: readonly string[], crates: readonly string[]): string[][] {
  const stacks = pallets.map(pallet => [pallet])
  for (const crate of rng.shuffled(crates)) rng.pick(stacks).push(crate)
  return stacks
}

const onAtoms = (stacks: readonly string[][]): GroundAtom[] =>
  stacks.flatMap(stack => stack.slice(1).map((crate, i) => ['on', crate, stack[i]!]))
