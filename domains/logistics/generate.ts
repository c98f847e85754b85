// Cities with an airport and a truck each; packages anywhere, each with a goal location. Every city has a truck and one
// aeroplane reaches every airport, so every package can be delivered.

import type { GeneratedProblem, Rng, Size } from '#language/domain-kit'

/** One package in this many starts on board a vehicle. */
const ABOARD = 4

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const named = (count: number, stem: string): string[] => Array.from({ length: count }, (_, i) => `${stem}${i}`)
  const cities = named(size.cities!, 'c')
  const planes = named(size.airplanes!, 'a')
  const trucks = named(size.cities!, 't')
  const packages = named(size.packages!, 'p')
  // The first location of each city is its airport; with a single location overall there would be nothing to do.
  const perCity = cities.length === 1 ? Math.max(2, size.locations!) : size.locations!
  const town = cities.map((_, city) => named(perCity, `l${city}-`))
  const airports = town.map(places => places[0]!)
  const places = town.flat()
  const vehicles = [...planes, ...trucks]

  const start = packages.map(() => (rng.below(ABOARD) === 0 ? rng.pick(vehicles) : rng.pick(places)))
  const end = packages.map(() => rng.pick(places))
  if (start.every((at, i) => at === end[i])) {
    const moved = rng.below(packages.length)
    end[moved] = rng.pick(places.filter(place => place !== start[moved]))
  }
  return {
    name: `logistics-c${cities.length}-s${perCity}-p${packages.length}-a${planes.length}`,
    objects: {
      airplane: planes,
      airport: airports,
      city: cities,
      location: town.flatMap(own => own.slice(1)),
      package: packages,
      truck: trucks,
    },
    init: [
      ...planes.map(plane => ['at', plane, rng.pick(airports)]),
      ...trucks.map((truck, city) => ['at', truck, rng.pick(town[city]!)]),
      ...packages.flatMap((each, i) => (vehicles.includes(start[i]!) ? [] : [['at', each, start[i]!]])),
      ...packages.flatMap((each, i) => (vehicles.includes(start[i]!) ? [['in', each, start[i]!]] : [])),
      ...town.flatMap((own, city) => own.map(place => ['in-city', place, cities[city]!])),
    ],
    goal: packages.map((each, i) => ['at', each, end[i]!]),
  }
}
