// The published program's rules for Blocksworld. Its additions to a goal do not depend on the initial state.

import { type DomainRules, type Edges, OfficialError, type ReducedGraph, Steps } from '../edges'

export const blocksworldRules: DomainRules = {
  fixed: ['table', 'clear', 'arm'],
  ends([predicate, ...args]) {
    switch (`${predicate}/${args.length}`) {
      case 'arm-empty/0':
        return ['clear', 'arm']
      case 'on-table/1':
        return [args[0]!, 'table']
      case 'clear/1':
        return ['clear', args[0]!]
      case 'holding/1':
        return [args[0]!, 'arm']
      case 'on/2':
        return [args[0]!, args[1]!]
      default:
        return null
    }
  },
  specify,
  plans: graph => [plan(graph)],
}

function specify({ vertices, goal }: ReducedGraph): void {
  const [arm, clear, table] = [vertices.of('arm'), vertices.of('clear'), vertices.of('table')]
  const held = new Set(goal.predecessors(arm))
  const tops: number[] = []
  const bottoms = new Set<number>()
  for (let block = 0; block < vertices.objectCount; block++) {
    if (goal.into(block).length === 0 && !held.has(block)) tops.push(block)
    if (goal.out(block).length === 0) bottoms.add(block)
  }
  const overlap = tops.some(block => bottoms.has(block))
  const noneHeld = held.size === 0
  const kept = withoutDetached(tops, bottoms, goal)
  for (const block of kept.tops) goal.add(clear, block, 'clear')
  for (const block of kept.bottoms) goal.add(block, table, 'on-table')
  if (noneHeld && !overlap) goal.add(clear, arm, 'arm-empty')
}

/** Tops and bottoms without those of a pair that no path connects. No edge enters a top, so paths begin there. */
function withoutDetached(
  tops: readonly number[],
  bottoms: ReadonlySet<number>,
  goal: Edges,
): { readonly tops: readonly number[]; readonly bottoms: readonly number[] } {
  const reachedBy = new Map([...bottoms].map(block => [block, 0]))
  const steps = new Steps(4_000_000)
  const keptTops = tops.filter(top => {
    const seen = new Set([top])
    const open = [top]
    let reached = 0
    for (let block = open.pop(); block !== undefined; block = open.pop()) {
      if (bottoms.has(block)) {
        reached++
        reachedBy.set(block, reachedBy.get(block)! + 1)
      }
      for (const { to } of goal.out(block)) {
        steps.spend(1)
        if (!seen.has(to)) {
          seen.add(to)
          open.push(to)
        }
      }
    }
    return reached === bottoms.size
  })
  const keptBottoms = [...bottoms].filter(bottom => reachedBy.get(bottom) === tops.length)
  return { tops: keptTops, bottoms: keptBottoms }
}

/** Puts everything on the table, then builds the towers of the goal bottom-up. */
function plan({ vertices, init, goal }: ReducedGraph): string[] {
  const [arm, clear, table] = [vertices.of('arm'), vertices.of('clear'), vertices.of('table')]
  const name = (vertex: number): string => vertices.names[vertex]!
  const onlyHeld = (scene: Edges): number | undefined =>
    scene.joins(clear, arm) || scene.into(arm).length !== 1 ? undefined : scene.into(arm)[0]!.from
  const rests = (under: number): boolean => under === arm || under === table
  const steps: string[] = []
  const first = onlyHeld(init)
  if (first !== undefined) steps.push(`(putdown ${name(first)})`)
  for (const block of topological(init, vertices.names.length)) {
    if (!vertices.isObject(block)) continue
    const under = init.out(block)[0]?.to
    if (under === undefined) throw new OfficialError('IndexError', `The block “${name(block)}” stands on nothing.`)
    if (!rests(under)) steps.push(`(unstack ${name(block)} ${name(under)})`, `(putdown ${name(block)})`)
  }
  for (const block of topological(goal, vertices.names.length).reverse()) {
    const under = goal.out(block)[0]?.to
    if (!vertices.isObject(block) || under === undefined || rests(under)) continue
    steps.push(`(pickup ${name(block)})`, `(stack ${name(block)} ${name(under)})`)
  }
  const last = onlyHeld(goal)
  if (last !== undefined) steps.push(`(pickup ${name(last)})`)
  return steps
}

/** All vertices in topological order of the edges. */
function topological(scene: Edges, count: number): number[] {
  const waiting = Array.from({ length: count }, (_, vertex) => scene.into(vertex).length)
  const order = waiting.flatMap((entering, vertex) => (entering === 0 ? [vertex] : []))
  for (let next = 0; next < order.length; next++)
    for (const { to } of scene.out(order[next]!)) if (--waiting[to]! === 0) order.push(to)
  if (order.length < count) throw new OfficialError('DAGHasCycle', 'Blocks stand on one another in a ring.')
  return order
}
