// People with one item each; the goal is another assignment of the items.

import type { GeneratedProblem, Rng, Size } from '#language/domain-kit'

const PEOPLE = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank', 'grace', 'heidi', 'ivan', 'judy', 'karl', 'lena']
const THINGS = [
  'atlas',
  'banjo',
  'candle',
  'drum',
  'easel',
  'flute',
  'globe',
  'hammock',
  'inkpot',
  'jigsaw',
  'kite',
  'lantern',
]

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const count = size.agents!
  const people = rng.shuffled(PEOPLE).slice(0, count).sort()
  const things = rng.shuffled(THINGS).slice(0, count).sort()
  const start = rng.shuffled(things)
  let end = rng.shuffled(things)
  // If the random assignment is unchanged, rotates it by one, which differs for everyone.
  if (end.every((thing, i) => thing === start[i])) end = [...start.slice(1), start[0]!]
  const different = (names: readonly string[]) =>
    names.flatMap(x => names.filter(y => y !== x).map(y => ['not-eq', x, y]))
  return {
    name: `swap-${count}`,
    objects: { agent: people, role: things },
    init: [...people.map((person, i) => ['assigned', person, start[i]!]), ...different(people), ...different(things)],
    goal: people.map((person, i) => ['assigned', person, end[i]!]),
  }
}
