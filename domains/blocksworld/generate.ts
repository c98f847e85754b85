// Two random arrangements of the same blocks: the initial state and the goal. Every arrangement can be reached from
// every other.

import type { GeneratedProblem, GroundAtom, Rng, Size } from '#language/domain-kit'

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const blocks = Array.from({ length: size.blocks! }, (_, i) => `b${i + 1}`)
  const start = arrangement(rng.fork('start'), blocks)
  // The goal lists which block is on which; a goal without any stack would be almost empty.
  let goal = stacked(arrangement(rng.fork('goal 0'), blocks))
  const begun = new Set(stacked(start).map(String))
  for (let i = 1; goal.length === 0 || goal.every(atom => begun.has(String(atom))); i++)
    goal = stacked(arrangement(rng.fork(`goal ${i}`), blocks))
  return {
    name: `bw-rand-${blocks.length}`,
    objects: { object: blocks },
    init: [
      ['handempty'],
      ...start.map(stack => ['ontable', stack[0]!]),
      ...stacked(start),
      ...start.map(stack => ['clear', stack[stack.length - 1]!]),
    ],
    goal,
  }
}

/** Builds stacks bottom-up: each block in turn goes on the table or on a stack, all positions equally likely. */
function arrangement(rng: Rng, blocks: readonly string[]): string[][] {
  const stacks: string[][] = []
  for (const block of rng.shuffled(blocks)) {
    const place = rng.below(stacks.length + 1)
    if (place === stacks.length) stacks.push([block])
    else stacks[place]!.push(block)
  }
  return stacks
}

const stacked = (stacks: readonly string[][]): GroundAtom[] =>
  stacks.flatMap(stack => stack.slice(1).map((block, i) => ['on', block, stack[i]!]))
