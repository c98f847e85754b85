// The published program's rules for the domain of a single rover, which is neither in its paper nor in its dataset.

import { type DomainRules, type Edges, OfficialError, type ReducedGraph } from '../edges'
import { lastPlaces } from './rover-walks'

const fixed = [
  'rover',
  'lander',
  'available',
  'at_rock_sample',
  'at_soil_sample',
  'have_rock_analysis',
  'have_soil_analysis',
  'communicated_soil_data',
  'communicated_rock_data',
  'channel_free',
]

/** Visibility of an objective is an edge from the waypoint. */
const TURNED = 'visible_from'

/** The static predicates of the published program. */
const lasting = new Set([
  ...['available', 'channel_free', 'at_lander', 'supports', 'visible', 'visible_from'],
  ...['can_traverse', 'at_rock_sample', 'at_soil_sample', 'have_image', 'communicated_image_data'],
  ...['have_soil_analysis', 'have_rock_analysis'],
  ...['communicated_soil_data', 'communicated_rock_data'],
])

export const roverSingleRules: DomainRules = {
  fixed,
  ends([predicate, ...args]) {
    const [x, y] = args
    if (args.length === 0) {
      if (predicate === 'available') return ['available', 'rover']
      return predicate === 'channel_free' ? ['channel_free', 'lander'] : null
    }
    if (args.length === 1) {
      if (predicate === 'at_rover') return ['rover', x!]
      if (predicate === 'at_lander') return ['lander', x!]
      const vertex = fixed.find(each => each.toUpperCase() === predicate.toUpperCase())
      if (vertex === undefined)
        throw new OfficialError('AttributeError', `The published rules do not know “${predicate}”.`)
      return [vertex, x!]
    }
    if (args.length > 2) return null
    return predicate === TURNED ? [y!, x!] : [x!, y!]
  },
  turned: TURNED,
  specify(graph) {
    const { vertices, init, goal } = graph
    for (const { from, to, predicate } of init.list) if (lasting.has(predicate)) goal.add(from, to, predicate)
    addFinds(graph)
    const rover = vertices.of('rover')
    const start = placesOf(init, rover)[0]
    if (start === undefined) throw new OfficialError('IndexError', 'The rover is nowhere in the initial state.')
    const place = lastPlaces(graph, start, placesOf(goal, rover)[0])
    if (place !== null && place.length === 1) goal.add(rover, place[0]!, 'at_rover')
  },
  plans: null,
}

const placesOf = (scene: Edges, rover: number): number[] =>
  scene.out(rover).flatMap(({ to, predicate }) => (predicate === 'at_rover' ? [to] : []))

/** Adds the requirement that data to be sent is found first, unless it is present. */
function addFinds({ vertices, init, goal }: ReducedGraph): void {
  for (const what of ['soil', 'rock']) {
    const sent = vertices.of(`communicated_${what}_data`)
    const found = vertices.of(`have_${what}_analysis`)
    for (const place of goal.successors(sent))
      if (!init.joins(sent, place) && !goal.joins(found, place)) goal.add(found, place, `have_${what}_analysis`)
  }
  for (const { from, to, predicate } of [...goal.list])
    if (predicate === 'communicated_image_data' && !init.has(from, to, predicate)) goal.add(from, to, 'have_image')
}
