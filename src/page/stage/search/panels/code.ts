// Each algorithm as a textbook writes it, and which of its lines an event belongs to.

import type { EventKind } from '#planning/textbook/log'
import type { Algorithm } from '#planning/textbook/options'

interface CodeLine {
  readonly text: string
  /** Events that happen in this line. */
  readonly on: readonly EventKind[]
}

const line = (text: string, ...on: EventKind[]): CodeLine => ({ text, on })

const graph = (key: string): readonly CodeLine[] => [
  line('open ← { initial state }', 'start'),
  line('while open is not empty:'),
  line(`  n ← take the node with the least ${key} out of open`, 'choose'),
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

const blind = (list: string, take: string): readonly CodeLine[] => [
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

export const codeOf: Readonly<Record<Algorithm, readonly CodeLine[]>> = {
  'breadth-first': blind('queue', 'the first node'),
  'depth-first': blind('stack', 'the top node'),
  'uniform-cost': graph('g').filter(({ on }) => !on.includes('dead')),
  greedy: graph('h'),
  'a-star': graph('g + h'),
  'weighted-a-star': graph('g + w·h'),
  'ida-star': [
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
  backward: [
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
  'by-hand': graph('key').map(each =>
    each.on.includes('choose') ? line('  n ← the node of open that you choose', 'choose') : each,
  ),
  'hill-climbing': [
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
}

/** The line of an event; -1 if none is its own. */
export const lineOf = (algorithm: Algorithm, kind: EventKind): number =>
  codeOf[algorithm].findIndex(({ on }) => on.includes(kind))
