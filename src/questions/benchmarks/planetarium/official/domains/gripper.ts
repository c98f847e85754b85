// The published program's rules for Gripper. Facts of the initial state declare the types of objects.

import { type DomainRules, type Edges, OfficialError, type ReducedGraph } from '../edges'

const kinds = ['room', 'ball', 'gripper'] as const
const unary = new Set<string>([...kinds, 'at-robby', 'free'])
const binary = new Set(['at', 'carry'])

export const gripperRules: DomainRules = {
  fixed: [...unary],
  ends([predicate, ...args]) {
    if (args.length === 1 && unary.has(predicate)) return [predicate, args[0]!]
    return args.length === 2 && binary.has(predicate) ? [args[0]!, args[1]!] : null
  },
  specify({ vertices, init, goal }) {
    const asWritten = goal.copy()
    for (const kind of kinds)
      for (const object of init.successors(vertices.of(kind))) goal.add(vertices.of(kind), object, kind)
    const balls = init.successors(vertices.of('ball'))
    if (balls.some(ball => asWritten.out(ball).length === 0)) return
    for (const gripper of init.successors(vertices.of('gripper')))
      if (asWritten.into(gripper).length === 0) goal.add(vertices.of('free'), gripper, 'free')
  },
  plans,
}

/**
 * The original takes any gripper first: a gripper that cannot be used gives another plan, even if it is written later.
 */
function plans(graph: ReducedGraph): string[][] {
  const { vertices, init } = graph
  const grippers = init.successors(vertices.of('gripper'))
  const balls = new Set(init.successors(vertices.of('ball')))
  const canBeUsed = (gripper: number): boolean =>
    init.joins(vertices.of('free'), gripper) || init.predecessors(gripper).some(object => balls.has(object))
  const usable = grippers.find(canBeUsed)
  const unusable = grippers.find(gripper => !canBeUsed(gripper))
  if (usable === undefined || unusable === undefined) return [plan(graph, grippers)]
  const firsts = canBeUsed(grippers[0]!) ? [usable, unusable] : [unusable, usable]
  return firsts.map(first => plan(graph, [first, ...grippers.filter(each => each !== first)]))
}

/** Moves all balls to one room, then each ball to its place in the goal. The first room is the first one written. */
function plan({ vertices, init, goal }: ReducedGraph, grippers: readonly number[]): string[] {
  const name = (vertex: number): string => vertices.names[vertex]!
  const rooms = init.successors(vertices.of('room'))
  const balls = new Set(init.successors(vertices.of('ball')))
  const robby = vertices.of('at-robby')
  const at = init.successors(robby)[0]
  if (at === undefined) return []
  const first = firstOf(rooms, 'room')
  const steps: string[] = []
  const step = (action: string, ...objects: readonly number[]): void => {
    steps.push(`(${action} ${objects.map(name).join(' ')})`)
  }
  const ballsAt = (scene: Edges, place: number): number[] =>
    scene.predecessors(place).filter(object => balls.has(object))

  if (at !== first) step('move', at, first)
  for (const gripper of grippers)
    if (!init.joins(vertices.of('free'), gripper)) {
      const ball = ballsAt(init, gripper)[0]
      if (ball !== undefined) step('drop', ball, first, gripper)
    }
  for (const room of rooms)
    for (const ball of ballsAt(init, room)) {
      const gripper = firstOf(grippers, 'gripper')
      step('move', first, room)
      step('pick', ball, room, gripper)
      step('move', room, first)
      step('drop', ball, first, gripper)
    }
  for (const room of rooms)
    for (const ball of ballsAt(goal, room)) {
      const gripper = firstOf(grippers, 'gripper')
      step('pick', ball, first, gripper)
      step('move', first, room)
      step('drop', ball, room, gripper)
      step('move', room, first)
    }
  for (const gripper of grippers) for (const ball of ballsAt(goal, gripper)) step('pick', ball, first, gripper)
  const last = goal.successors(robby)[0]
  if (last !== undefined) step('move', first, last)
  return steps
}

function firstOf(list: readonly number[], what: string): number {
  if (list.length === 0) throw new OfficialError('IndexError', `No object is a ${what} in the initial state.`)
  return list[0]!
}
