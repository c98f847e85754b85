// Cars at random places; each has a destination, and at least one car does not start at its destination.

import type { GeneratedProblem, GroundAtom, Rng, Size } from '#language/domain-kit'

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const cars = Array.from({ length: size.cars! }, (_, i) => `c${i}`)
  const places = Array.from({ length: size.locations! }, (_, i) => `l${i}`)
  const start = cars.map(() => rng.pick(places))
  const end = cars.map(() => rng.pick(places))
  if (start.every((place, i) => place === end[i])) {
    const moved = rng.below(cars.length)
    end[moved] = rng.pick(places.filter(place => place !== start[moved]))
  }
  const init: GroundAtom[] = [
    ...cars.map((car, i) => ['at', car, start[i]!]),
    ['at-ferry', rng.pick(places)],
    ['empty-ferry'],
    ...places.flatMap(x => places.filter(y => y !== x).map(y => ['not-eq', x, y])),
  ]
  return {
    name: `ferry-l${places.length}-c${cars.length}`,
    objects: { car: cars, location: places },
    init,
    goal: cars.map((car, i) => ['at', car, end[i]!]),
  }
}
