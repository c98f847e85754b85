// Rovers with their own routes and equipment. Routes can be driven back, stores emptied and cameras calibrated again,
// so goals do not interfere; each goal is created only if some rover can reach everything it needs.

import type { GeneratedProblem, GroundAtom, Rng, Size } from '#language/domain-kit'

const MODES = ['colour', 'high_res', 'low_res']
/** One rover in this many cannot reach one of the waypoints. */
const HAMPERED = 3

interface Rover {
  readonly name: string
  /** The waypoints that the rover can reach; its start is the first. */
  readonly reach: readonly string[]
  readonly ways: readonly (readonly [string, string])[]
}

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const named = (count: number, stem: string): string[] => Array.from({ length: count }, (_, i) => `${stem}${i}`)
  const waypoints = named(size.waypoints!, 'waypoint')
  const objectives = named(size.objectives!, 'objective')
  const modes = MODES.slice(0, size.modes!)
  const visible = sights(rng, waypoints)
  const landing = rng.pick(waypoints)

  const names = named(size.rovers!, 'rover')
  const some = (): string[] => rng.shuffled(names).slice(0, 1 + rng.below(names.length))
  const equipped = { soil: some(), rock: some(), imaging: some() }
  const cameras = named(size.cameras!, 'camera').map((name, i) => ({
    name,
    rover: equipped.imaging[i % equipped.imaging.length]!,
    target: rng.pick(objectives),
    modes: modes.length === 1 ? modes : rng.shuffled(modes).slice(0, 1 + rng.below(2)),
  }))
  const seenFrom = new Map(objectives.map(each => [each, rng.shuffled(waypoints).slice(0, 1 + rng.below(2))] as const))
  // Soil and rock alternate, so that both kinds of equipment are useful.
  const kinds = rng.shuffled(['soil', 'rock'] as const)
  const grounds = kinds.map(kind => rng.shuffled(waypoints).map(place => [kind, place] as const))
  const sites = waypoints.flatMap((_, i) => grounds.map(ground => ground[i]!)).slice(0, size.samples!)

  const goalsOf = (rovers: readonly Rover[]): GroundAtom[] => {
    const reporting = rovers.filter(({ reach }) => visible.some(([from, to]) => to === landing && reach.includes(from)))
    const sampled = sites.filter(([kind, place]) =>
      reporting.some(({ name, reach }) => equipped[kind].includes(name) && reach.includes(place)),
    )
    const pictures = cameras.flatMap(camera => {
      const reach = reporting.find(({ name }) => name === camera.rover)?.reach ?? []
      const sees = (objective: string): boolean => seenFrom.get(objective)!.some(place => reach.includes(place))
      const seen = sees(camera.target) ? objectives.filter(sees) : []
      return seen.flatMap(objective => camera.modes.map(mode => `${objective} ${mode}`))
    })
    return [
      ...sampled.map(([kind, place]) => [`communicated_${kind}_data`, place]),
      ...rng
        .shuffled([...new Set(pictures)])
        .slice(0, objectives.length)
        .map(picture => ['communicated_image_data', ...picture.split(' ')]),
    ]
  }
  let rovers = names.map((name, i) => routed(rng, name, waypoints, visible, i > 0))
  let goal = goalsOf(rovers)
  if (goal.length === 0) {
    rovers = names.map(name => routed(rng, name, waypoints, visible, false))
    goal = goalsOf(rovers)
  }
  return {
    name: `rovers-r${names.length}-w${waypoints.length}-o${objectives.length}-c${cameras.length}`,
    objects: {
      camera: cameras.map(({ name }) => name),
      lander: ['general'],
      mode: modes,
      objective: objectives,
      rover: names,
      store: named(names.length, 'store'),
      waypoint: waypoints,
    },
    init: [
      ...rovers.map(({ name, reach }) => ['at', name, reach[0]!]),
      ['at_lander', 'general', landing],
      ...kinds.flatMap(kind => sites.filter(site => site[0] === kind).map(([, place]) => [`at_${kind}_sample`, place])),
      ...names.map(name => ['available', name]),
      ['channel_free', 'general'],
      ...names.map((_, i) => ['empty', `store${i}`]),
      ...names.map((name, i) => ['store_of', `store${i}`, name]),
      ...kinds.flatMap(kind => equipped[kind].map(name => [`equipped_for_${kind}_analysis`, name])),
      ...equipped.imaging.map(name => ['equipped_for_imaging', name]),
      ...cameras.map(({ name, rover }) => ['on_board', name, rover]),
      ...cameras.map(({ name, target }) => ['calibration_target', name, target]),
      ...cameras.flatMap(({ name, modes: own }) => own.map(mode => ['supports', name, mode])),
      ...rovers.flatMap(({ name, ways }) => ways.map(([from, to]) => ['can_traverse', name, from, to])),
      ...visible.map(([from, to]) => ['visible', from, to]),
      ...objectives.flatMap(each => seenFrom.get(each)!.map(at => ['visible_from', each, at])),
    ],
    goal,
  }
}

/**
 * Pairs of waypoints visible from each other: a random tree, so that all are connected, and half of the other pairs.
 */
function sights(rng: Rng, waypoints: readonly string[]): [string, string][] {
  const order = rng.shuffled(waypoints)
  const pairs: [string, string][] = []
  order.forEach((place, i) => {
    const near = i > 0 ? rng.below(i) : -1
    for (let j = 0; j < i; j++) if (j === near || rng.below(2) === 0) pairs.push([order[j]!, place], [place, order[j]!])
  })
  return pairs
}

/** A rover with a random spanning tree of the visibility graph as its routes, sometimes without one of its leaves. */
function routed(
  rng: Rng,
  name: string,
  waypoints: readonly string[],
  visible: readonly (readonly [string, string])[],
  mayBeHampered: boolean,
): Rover {
  const reach = [rng.pick(waypoints)]
  let ways: (readonly [string, string])[] = []
  while (reach.length < waypoints.length) {
    const [from, to] = rng.pick(visible.filter(([a, b]) => reach.includes(a) && !reach.includes(b)))
    reach.push(to)
    ways.push([from, to], [to, from])
  }
  // The waypoint added last is a leaf, and never the start.
  if (mayBeHampered && reach.length > 2 && rng.below(HAMPERED) === 0) {
    const lost = reach.pop()!
    ways = ways.filter(([from, to]) => from !== lost && to !== lost)
  }
  return { name, reach, ways }
}
