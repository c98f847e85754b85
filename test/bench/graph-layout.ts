// How long the picture of many states takes to be worked out in Node: places in layers by steps from the start and by
// goal distance, and the whole picture from task to arrays.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledDomains } from '#language/library/cards'
import type { Task } from '#planning/task/task'
import { layerByDepth, layerByDistance } from '#questions/views/graph/layout'
import { exploredOf } from '#questions/views/graph/space'
import { graphOf } from '#questions/views/graph/state-graph'
import { taskOf } from '../support/task'
import { table } from './measure'

const root = resolve(fileURLToPath(import.meta.url), '../../..')

export const SIZES = [1_000, 10_000, 60_000] as const
const TIMES = 5

/** This many blocks side by side, to be stacked; seven have 65,990 states. */
export function blocks(count: number): { readonly domain: string; readonly problem: string } {
  const names = Array.from({ length: count }, (_, i) => String.fromCharCode(97 + i))
  const each = (fact: string): string => names.map(name => `(${fact} ${name})`).join(' ')
  const stacked = names.slice(1).map((name, i) => `(on ${names[i]} ${name})`)
  return {
    domain: readFileSync(join(root, 'domains/blocksworld/domain.pddl'), 'utf8'),
    problem: `(define (problem stack) (:domain blocksworld-4ops) (:objects ${names.join(' ')})
      (:init (handempty) ${each('ontable')} ${each('clear')}) (:goal (and ${stacked.join(' ')})))`,
  }
}

const bundled = (id: string, number: number): Task => {
  const { domain, problems } = bundledDomains().find(each => each.id === id)!
  return taskOf(domain, problems[number - 1]!.text)
}

/** Milliseconds of processor time, the best of a few. */
function best(work: () => void): number {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < TIMES; time++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** Milliseconds for the slowest graph of 60,000 states, by depth. */
export function benchGraphLayout(): number {
  const seven = blocks(7)
  const tasks: readonly (readonly [string, Task])[] = [
    ['blocksworld, 7 blocks', taskOf(seven.domain, seven.problem)],
    ['grid 2', bundled('grid', 2)],
    ['logistics 2', bundled('logistics', 2)],
    ['visitall 3', bundled('visitall', 3)],
  ]
  let slowest = 0
  const rows = tasks.flatMap(([name, task]) => {
    exploredOf(task)
    return SIZES.map(size => {
      const first = process.cpuUsage()
      const graph = graphOf(task, size)
      const cold = process.cpuUsage(first)
      const byDepth = best(() => void layerByDepth(graph))
      if (size === 60_000) slowest = Math.max(slowest, byDepth)
      return [
        name,
        graph.count,
        graph.edgeFrom.length,
        graph.byDepth.bands.length,
        byDepth,
        best(() => void layerByDistance(graph)),
        (cold.user + cold.system) / 1000,
        best(() => void graphOf(task, size)),
      ]
    })
  })
  table(
    `State graphs, milliseconds of processor time, the best of ${TIMES} (bar: 300 to lay out 60,000 states)`,
    ['problem', 'states', 'transitions', 'layers', 'by depth', 'by distance', 'whole, first', 'whole'],
    rows,
  )
  return slowest
}
