// The published program's rules for Floor-tile.

import { type DomainRules, type Edges, OfficialError, type ReducedGraph, type Vertices } from '../edges'

const AVAILABLE = 'available-color'
/** The static predicates of the published program. */
const lasting = new Set(['up', 'right', 'painted', AVAILABLE])

export const floorTileRules: DomainRules = {
  fixed: [AVAILABLE],
  ends([predicate, ...args]) {
    if (args.length === 2) return [args[0]!, args[1]!]
    if (args.length !== 1) return null
    if (predicate === 'clear')
      throw new OfficialError('KeyError', 'A unary “clear” has no place in a floor-tile graph.')
    return predicate === AVAILABLE ? [AVAILABLE, args[0]!] : null
  },
  specify(graph) {
    const { vertices, init, goal } = graph
    for (const { from, to, predicate } of init.list) if (lasting.has(predicate)) goal.add(from, to, predicate)
    const robots = vertices.types.flatMap((type, vertex) => (type === 'robot' ? [vertex] : []))
    keepColors(graph, robots)
    for (const robot of robots) keepPlace(graph, robot)
  },
  plans: null,
}

const ends = (scene: Edges, from: number, predicate: string): number[] =>
  scene.out(from).flatMap(edge => (edge.predicate === predicate ? [edge.to] : []))

/** The final colour of robots: their own, or the only one that they can change to. */
function keepColors(graph: ReducedGraph, robots: readonly number[]): void {
  const { vertices, init, goal } = graph
  const available = init.successors(vertices.of(AVAILABLE))
  const has = (robot: number, color: number): void => goal.add(robot, color, 'robot-has')
  if (available.length > 1) return
  const color = available[0]
  if (color === undefined) {
    for (const robot of robots) for (const own of ends(init, robot, 'robot-has')) has(robot, own)
    return
  }
  if (robots.length === 1) {
    const robot = robots[0]!
    const own = ends(init, robot, 'robot-has')[0]
    if (own === undefined) throw new OfficialError('IndexError', `The robot “${vertices.names[robot]}” has no color.`)
    const painted = goal.list.some(({ predicate, to }) => predicate === 'painted' && to === color)
    if (own === color || painted) has(robot, color)
    return
  }
  for (const robot of robots) if (ends(init, robot, 'robot-has').includes(color)) has(robot, color)
  for (const robot of lonePainters(graph, robots)) has(robot, color)
}

/** Robots that are alone in the component of the grid of a tile that the goal has painted, in any colour. */
function lonePainters({ vertices, init, goal }: ReducedGraph, robots: readonly number[]): number[] {
  const part = partsOfGrid(vertices, init)
  const robotsIn = new Map<number, number[]>()
  for (const robot of robots) {
    const here = robotsIn.get(part[robot]!)
    if (here === undefined) robotsIn.set(part[robot]!, [robot])
    else here.push(robot)
  }
  return goal.list.flatMap(({ predicate, from }) => {
    if (predicate !== 'painted' || robots.length === 0) return []
    if (part[from] === -1) throw new OfficialError('ValueError', `“${vertices.names[from]}” is painted and no tile.`)
    const here = robotsIn.get(part[from]!) ?? []
    return here.length === 1 ? here : []
  })
}

/**
 * Per vertex: its connected component in the graph of tiles and robots, initially joined by any edges; -1 for other
 * vertices.
 */
function partsOfGrid(vertices: Vertices, init: Edges): Int32Array {
  const isIn = vertices.types.map(type => type === 'tile' || type === 'robot')
  const part = new Int32Array(isIn.length).fill(-1)
  for (let start = 0; start < part.length; start++) {
    if (!isIn[start] || part[start] !== -1) continue
    part[start] = start
    const open = [start]
    for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop())
      for (const next of [...init.out(vertex).map(({ to }) => to), ...init.into(vertex).map(({ from }) => from)])
        if (isIn[next] && part[next] === -1) {
          part[next] = start
          open.push(next)
        }
  }
  return part
}

/** A robot on a tile without neighbours cannot move. */
function keepPlace({ init, goal }: ReducedGraph, robot: number): void {
  const place = ends(init, robot, 'robot-at')[0]
  if (place === undefined || ends(goal, robot, 'robot-at').length > 0) return
  const isWay = ({ predicate }: { predicate: string }): boolean => predicate === 'up' || predicate === 'right'
  if (init.out(place).some(isWay) || init.into(place).some(isWay)) return
  goal.add(robot, place, 'robot-at')
}
