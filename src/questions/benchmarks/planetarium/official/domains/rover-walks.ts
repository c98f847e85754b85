// The possible final positions of the rover, as the published program computes them: it walks to each waypoint with a
// sample that the goal needs, in any order, and to a place with a view of the lander if samples are to be sent; and
// on from there.

import { type Edges, OfficialError, type ReducedGraph, Steps } from '../edges'

/** Types of the vertices that walks may visit. */
const placeTypes = new Set(['waypoint', 'objective', 'camera', 'mode'])

/** All possible final positions of the rover; null if the goal gives the position, or nothing is computed. */
export function lastPlaces(graph: ReducedGraph, start: number, final: number | undefined): readonly number[] | null {
  const walks = new Walks(graph)
  const needed = neededPlaces(graph)
  if (final !== undefined) {
    walks.require(needed.places.length === 0 ? [] : [...needed.places, final])
    return null
  }
  walks.require(needed.places)
  const ends =
    needed.places.length === 0 ? [start] : walks.endsOf(needed.places, needed.lander, graph.vertices.of('rover'))
  const all = new Set(ends)
  for (const end of ends)
    for (const place of walks.from(end)) if (graph.vertices.types[place] === 'waypoint') all.add(place)
  return [...all]
}

/**
 * Waypoints with samples that are in the goal and not in the initial state; and whether soil or rock data must be
 * sent.
 */
function neededPlaces({ vertices, init, goal }: ReducedGraph): {
  readonly places: readonly number[]
  readonly lander: boolean
} {
  const missing = (name: string): number[] => {
    const vertex = vertices.of(name)
    const before = new Set(init.successors(vertex))
    return goal.successors(vertex).filter(place => !before.has(place))
  }
  const sent = [...missing('communicated_soil_data'), ...missing('communicated_rock_data')]
  return {
    places: [...new Set([...missing('have_soil_analysis'), ...missing('have_rock_analysis')])],
    lander: sent.length > 0,
  }
}

/**
 * The edges of the initial state: traversals with visibility, from the rover to its position, from waypoints with a
 * view of the lander.
 */
class Walks {
  private readonly graph: ReducedGraph
  private readonly next = new Map<number, number[]>()
  private readonly reached = new Map<number, ReadonlySet<number>>()
  private readonly lander: number
  private readonly steps = new Steps(2_000_000)

  constructor(graph: ReducedGraph) {
    this.graph = graph
    this.lander = graph.vertices.of('lander')
    const { init } = graph
    for (const { from, to, predicate } of init.list)
      if (predicate === 'can_traverse') {
        if (init.has(from, to, 'visible')) this.way(from, to)
      } else if (predicate === 'visible_from' || predicate === 'at_rover') this.way(from, to)
      else if (predicate === 'at_lander') {
        this.way(to, from)
        for (const place of seeing(init, to)) this.way(place, from)
      }
  }

  /** The published program looks up each vertex, and fails if one is not a waypoint. */
  require(vertices: readonly number[]): void {
    const { types, names } = this.graph.vertices
    for (const vertex of vertices)
      if (this.graph.vertices.isObject(vertex)) {
        const type = types[vertex]!
        if (type !== null && !placeTypes.has(type))
          throw new OfficialError('KeyError', `“${names[vertex]}” is no place of the rover.`)
      }
  }

  /** Vertices reachable by one step or more, without the vertex itself. */
  from(vertex: number): ReadonlySet<number> {
    let all = this.reached.get(vertex)
    if (all !== undefined) return all
    const seen = new Set([vertex])
    const open = [vertex]
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const to of this.next.get(at) ?? []) {
        this.steps.spend(1)
        if (!seen.has(to)) {
          seen.add(to)
          open.push(to)
        }
      }
    seen.delete(vertex)
    all = seen
    this.reached.set(vertex, all)
    return all
  }

  /**
   * The possible ends of walks from `start` through all `places`, and to a view of the lander. Places form groups that
   * are mutually reachable; the groups can be visited in at most one order.
   */
  endsOf(places: readonly number[], needsLander: boolean, start: number): number[] {
    const groups = this.groups(places)
    /** The possible ends of the walk after this many groups, before and after the lander was seen. */
    let before: Set<number> = new Set([start])
    let after: Set<number> = new Set()
    for (const group of groups) {
      for (const view of this.views(before)) after.add(view)
      before = this.through(group, before)
      after = this.through(group, after)
    }
    if (!needsLander) return [...before]
    for (const view of this.views(before)) after.add(view)
    return [...after]
  }

  /** The possible ends of a walk through all of a group, from any of these vertices. */
  private through(group: readonly number[], from: ReadonlySet<number>): Set<number> {
    const canBegin = [...from].some(at => at === group[0] || this.from(at).has(group[0]!))
    return new Set(canBegin ? group : [])
  }

  /** Waypoints with a view of the lander that are reachable, or were passed. */
  private views(from: ReadonlySet<number>): Set<number> {
    const views = new Set<number>()
    for (const at of from)
      for (const place of [at, ...this.from(at)]) {
        this.steps.spend(1)
        if ((this.next.get(place) ?? []).includes(this.lander)) views.add(place)
      }
    return views
  }

  /** Strongly connected groups of waypoints; those that reach more come first. */
  private groups(places: readonly number[]): number[][] {
    const groups: number[][] = []
    for (const place of places) {
      this.steps.spend(groups.length + places.length)
      const group = groups.find(([first]) => this.from(first!).has(place) && this.from(place).has(first!))
      if (group === undefined) groups.push([place])
      else group.push(place)
    }
    const reach = (place: number): number => places.filter(each => this.from(place).has(each)).length
    return groups.sort((a, b) => reach(b[0]!) - reach(a[0]!))
  }

  private way(from: number, to: number): void {
    this.require([from, to])
    const list = this.next.get(from)
    if (list === undefined) this.next.set(from, [to])
    else list.push(to)
  }
}

const seeing = (init: Edges, place: number): number[] =>
  init.into(place).flatMap(({ from, predicate }) => (predicate === 'visible' ? [from] : []))
