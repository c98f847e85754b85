// Graphs of many states: worked out in Node, then drawn and moved in the built page.

import type { Reached } from '../bars/bars'
import { benchGraphLayout } from './graph-layout'
import { benchPageGraph } from './page'

export async function benchGraph(): Promise<Reached> {
  const graphLayout = benchGraphLayout()
  return { graphLayout, ...(await benchPageGraph()) }
}
