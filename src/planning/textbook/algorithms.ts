// The textbook searches, one entry each: name, order of choice, and pseudo-code. The steps of each are in `runs/`, one line for each in
// `start-run.ts`.

import type { EventKind } from './log'

/**
 * The keys with which a waiting node is chosen. Costs are whole units; `expansion` is the expansion that last put it
 * on the list.
 */
export interface WaitingValues {
  readonly g: number
  readonly h: number
  readonly expansion: number
}

/** The rules of a run that its order of choosing depends on. */
interface OrderRules {
  readonly weight: number
  readonly equalF: 'small-h' | 'age'
}

export interface CodeLine {
  readonly text: string
  /** Events that happen in this line. */
  readonly on: readonly EventKind[]
}

export interface AlgorithmEntry {
  readonly title: string
  /** Within a sentence: `breadth-first search`. */
  readonly noun: string
  /** The order in which nodes are chosen, in one sentence. */
  readonly summary: string
  /** Completes "it is chosen since …". */
  readonly reason: string
  /** The tie-break, if it is more than age. */
  readonly ties?: string
  /** True if it needs an estimate. */
  readonly usesHeuristic: boolean
  /** True if it expands the node of least value in a single list. */
  readonly isBestFirst: boolean
  /** True if f multiplies the estimate by `SearchOptions.weight`. */
  readonly isWeighted?: true
  /** True if it stores only the nodes next to its path, and only for one round. */
  readonly isIterative?: true
  /** The value that a node is described by; `by-hand`: g, and h where there is an estimate. */
  readonly value: 'g' | 'h' | 'f' | 'by-hand'
  /** First and second key of a waiting node: the smaller is chosen first; `SearchOptions.age` breaks ties. */
  readonly keys: (node: WaitingValues, rules: OrderRules) => readonly [number, number]
  readonly code: readonly CodeLine[]
}

const line = (text: string, ...on: EventKind[]): CodeLine => ({ text, on })

const least = (key: string): string => `n ← take the node with the least ${key} out of open`

const graph = (choose: string): CodeLine[] => [
  line('open ← { initial state }', 'start'),
  line('while open is not empty:'),
  line(`  ${choose}`, 'choose'),
  line('  if the goal holds in n: return the way to n', 'goal'),
  line('  close n'),
  line('  for each action a that is applicable in n:'),
  line('    s ← the state after a;  c ← g(n) + cost(a)'),
  line('    if s is new:'),
  line('      if h(s) = ∞: put s aside', 'dead'),
  line('      else: g(s) ← c;  put s into open', 'new'),
  line('    else if c < g(s):'),
  line('      g(s) ← c;  parent(s) ← n', 'cheaper'),
  line('      if s is closed: put s into open again', 'reopen'),
  line('    else: s is known', 'known'),
  line('return: there is no plan', 'end'),
]

const blind = (list: string, take: string): CodeLine[] => [
  line(`${list} ← [ initial state ]`, 'start'),
  line(`while ${list} is not empty:`),
  line(`  n ← take ${take} out of ${list}`, 'choose'),
  line('  if the goal holds in n: return the way to n', 'goal'),
  line('  for each action a that is applicable in n:'),
  line('    s ← the state after a'),
  line('    if s is known: pass it over', 'known'),
  line(`    else: put s into ${list}`, 'new'),
  line('return: there is no plan', 'end'),
]

const byAge = (): readonly [number, number] => [0, 0]
const lastFirst = ({ expansion }: WaitingValues): readonly [number, number] => [-expansion, 0]
const secondKey = ({ h }: WaitingValues, { equalF }: OrderRules): number => (equalF === 'small-h' ? h : 0)

const entry = (each: AlgorithmEntry): AlgorithmEntry => each

/** In the order of lists; `by-hand`, in which somebody chooses (`SearchOptions.picks`), comes last. */
export const algorithmEntries = {
  'breadth-first': entry({
    title: 'Breadth-first',
    noun: 'breadth-first search',
    summary: 'The node that has waited longest is chosen: plans with the fewest steps.',
    reason: 'it has waited longest',
    usesHeuristic: false,
    isBestFirst: false,
    value: 'g',
    keys: byAge,
    code: blind('queue', 'the first node'),
  }),
  'depth-first': entry({
    title: 'Depth-first',
    noun: 'depth-first search',
    summary: 'The node that came last is chosen: deep down first, and often a long way round.',
    reason: 'it came of the state expanded last, and first of those by name',
    ties: 'Of those that came together it is the first by name.',
    usesHeuristic: false,
    isBestFirst: false,
    value: 'g',
    keys: lastFirst,
    code: blind('stack', 'the top node'),
  }),
  'uniform-cost': entry({
    title: 'Uniform cost',
    noun: 'uniform-cost search',
    summary: 'The node with the smallest g is chosen: the cheapest plan, without an estimate.',
    reason: 'its g is the smallest',
    usesHeuristic: false,
    isBestFirst: true,
    value: 'g',
    keys: ({ g }) => [g, 0],
    code: graph(least('g')).filter(({ on }) => !on.includes('dead')),
  }),
  greedy: entry({
    title: 'Greedy best-first',
    noun: 'greedy search',
    summary: 'The node with the smallest h is chosen, whatever it has cost so far.',
    reason: 'its h is the smallest',
    usesHeuristic: true,
    isBestFirst: true,
    value: 'h',
    keys: ({ h }) => [h, 0],
    code: graph(least('h')),
  }),
  'a-star': entry({
    title: 'A*',
    noun: 'A*',
    summary: 'The node with the smallest g + h is chosen. Where h never overestimates, the plan is a cheapest one.',
    reason: 'its f = g + h is the smallest, and of equal f its h',
    ties: 'Of equal f it is the one with the smaller h, then the older.',
    usesHeuristic: true,
    isBestFirst: true,
    value: 'f',
    keys: (node, rules) => [node.g + node.h, secondKey(node, rules)],
    code: graph(least('g + h')),
  }),
  'weighted-a-star': entry({
    title: 'Weighted A*',
    noun: 'weighted A*',
    summary:
      'The node with the smallest g + w·h is chosen: often faster, and the plan costs at most w times the least where h never overestimates.',
    reason: 'its g + 2·h is the smallest',
    ties: 'Of equals it is the one with the smaller h, then the older.',
    usesHeuristic: true,
    isBestFirst: true,
    isWeighted: true,
    value: 'f',
    keys: (node, rules) => [node.g + rules.weight * node.h, secondKey(node, rules)],
    code: graph(least('g + w·h')),
  }),
  'ida-star': entry({
    title: 'IDA*',
    noun: 'IDA*',
    summary:
      'Depth-first up to a bound on g + h, again and again with a larger bound: little to remember, much to repeat.',
    reason: 'it came last on the way down',
    usesHeuristic: true,
    isBestFirst: false,
    isIterative: true,
    value: 'f',
    keys: lastFirst,
    code: [
      line('bound ← h(initial state)'),
      line('repeat:'),
      line('  stack ← [ initial state ]', 'bound'),
      line('  while stack is not empty:'),
      line('    n ← take the top node out of stack', 'choose'),
      line('    if the goal holds in n: return the way to n', 'goal'),
      line('    for each action a that is applicable in n:'),
      line('      s ← the state after a'),
      line('      if s is on the way to n: pass it over', 'known'),
      line('      else if h(s) = ∞: put s aside', 'dead'),
      line('      else if g(s) + h(s) > bound: pass it over', 'beyond'),
      line('      else: put s onto stack', 'new'),
      line('  bound ← the least g + h that was beyond it'),
      line('until nothing was beyond: there is no plan', 'end'),
    ],
  }),
  'hill-climbing': entry({
    title: 'Hill climbing',
    noun: 'hill climbing',
    summary: 'From each state on to the first one found with a smaller h, and never back. It can get stuck.',
    reason: 'it has waited longest since h became smaller',
    usesHeuristic: true,
    isBestFirst: false,
    value: 'h',
    keys: byAge,
    code: [
      line('from ← initial state', 'start'),
      line('repeat:'),
      line('  queue ← [ from ]'),
      line('  until a smaller h is found:'),
      line('    n ← take the first node out of queue', 'choose'),
      line('    if the goal holds in n: return the way to n', 'goal'),
      line('    for each action a that is applicable in n:'),
      line('      s ← the state after a'),
      line('      if s was met since from: pass it over', 'known'),
      line('      else if h(s) = ∞: put s aside', 'dead'),
      line('      else: put s into queue', 'new'),
      line('      if h(s) < h(from): from ← s', 'better'),
      line('  if queue is empty: stuck', 'end'),
    ],
  }),
  /** From the goal to the initial state, breadth-first over sets of subgoals. */
  backward: entry({
    title: 'Backward',
    noun: 'backward search',
    summary:
      'From the goal backwards: a node is a list of subgoals, and represents all states that satisfy them. The one that has waited longest is chosen.',
    reason: 'it has waited longest',
    usesHeuristic: false,
    isBestFirst: false,
    value: 'g',
    keys: byAge,
    code: [
      line('queue ← [ the goal ]', 'start'),
      line('while queue is not empty:'),
      line('  d ← take the first list of demands out of queue', 'choose'),
      line('  if the initial state meets d: return the way from d', 'goal'),
      line('  for each action a that gives some of d and destroys none:'),
      line('    e ← (d without what a gives) and all that a needs'),
      line('    if e is known: pass it over', 'known'),
      line('    else if two of e are mutex: put e aside', 'dead'),
      line('    else: put e into queue', 'new'),
      line('return: there is no plan', 'end'),
    ],
  }),
  'by-hand': entry({
    title: 'By hand',
    noun: 'a search by hand',
    summary: 'You choose: pick one of the waiting nodes.',
    reason: 'it was picked',
    usesHeuristic: false,
    isBestFirst: false,
    value: 'by-hand',
    keys: byAge,
    code: graph('n ← the node of open that you choose'),
  }),
} as const satisfies Readonly<Record<string, AlgorithmEntry>>

export type Algorithm = keyof typeof algorithmEntries

/** An entry of the table. */
export const entryOf = (algorithm: Algorithm): AlgorithmEntry => algorithmEntries[algorithm]

/** The algorithms that choose automatically. */
export const algorithms: readonly Algorithm[] = (Object.keys(algorithmEntries) as Algorithm[]).filter(
  name => name !== 'by-hand',
)
