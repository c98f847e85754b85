// Describes a search in sentences: the last event, why a node was chosen, why another waits.

import { decimalText, fromWhole } from '#base/decimal'
import type { Replay, Status } from '#planning/textbook/replay'
import { entryOf } from '#planning/textbook/algorithms'
import { hasEstimate, type SearchOptions, weightOf } from '#planning/textbook/options'
import { counted, grouped } from '#page/ui/naming'
import { capital } from '#base/words'
import { isBackward } from './subgoals'
import type { Held } from '../run/run-state'
import { describeBackward } from './backward-sentences'

/** Formats a cost: `3`, `0.5`, `∞`; `–` if there is none. */
export function costText(units: number, digits: number): string {
  if (units === Number.POSITIVE_INFINITY) return '∞'
  const cost = fromWhole(units, digits)
  return Number.isNaN(cost) ? '–' : decimalText(cost)
}

/** A cost as text; `?` if it was not computed. */
export const costWord = (cost: number): string =>
  cost === Number.POSITIVE_INFINITY ? '∞' : Number.isNaN(cost) ? '?' : decimalText(cost)

/** f with its parts: `3 + 2·4 = 11`. */
export function sumText({ options, log, digits }: Held, g: number, node: number): string {
  const h = log.hOf(node)
  const cost = (units: number): string => costText(units, digits)
  const { value, isWeighted } = entryOf(options.algorithm)
  const weight = weightOf(options)
  switch (value) {
    case 'g':
      return `g = ${cost(g)}`
    case 'h':
      return `h = ${cost(h)}`
    case 'f':
      return `f = ${cost(g)} + ${isWeighted ? `${weight}·` : ''}${cost(h)} = ${cost(g + weight * h)}`
    case 'by-hand':
      return hasEstimate(options) ? `g = ${cost(g)}, h = ${cost(h)}` : `g = ${cost(g)}`
  }
}

/** The label below a node in the tree. */
export function keyText(held: Held, node: number): string {
  const { options, log, digits, replay } = held
  const h = costText(log.hOf(node), digits)
  const g = costText(replay.gOf(node), digits)
  if (!hasEstimate(options)) return g
  const { value, isWeighted } = entryOf(options.algorithm)
  if (value !== 'f') return h
  return isWeighted ? `${g}+${options.weight}·${h}` : `${g}+${h}`
}

/** Explains the label below a node. */
export function explainKey(options: SearchOptions): string {
  const g = 'g, the cost so far'
  if (!hasEstimate(options)) return g
  const { value, isWeighted } = entryOf(options.algorithm)
  if (value !== 'f') return 'h, the estimate'
  return isWeighted ? `${g}, and ${options.weight} times h, the estimate` : `${g}, and h, the estimate`
}

export const statusWord: Readonly<Record<Status, string>> = {
  unseen: 'not generated yet',
  open: 'waiting',
  closed: 'expanded',
  dead: 'put aside as a dead end',
  shut: 'left out',
  beyond: 'beyond the bound',
  goal: 'the goal',
  gone: 'left behind',
}

/** The name of the first node. */
export const firstName = (held: Held): string => (isBackward(held) ? 'The goal' : 'Initial state')

/** Describes a node in a few words, for a tooltip. */
export function nodeTitle(held: Held, node: number): string {
  const { replay } = held
  const by = replay.actionOf(node)
  return `#${node}, ${statusWord[replay.statusOf(node)]}. ${sumText(held, replay.gOf(node), node)}${
    by < 0 ? `. ${firstName(held)}` : `. By ${held.names.get(by) ?? ''}`
  }`
}

/** The last event, in one or two sentences. Does not move the replay. */
export function describeMoment(held: Held): string {
  const { replay, log } = held
  const event = replay.at - 1
  if (event < 0) return ''
  const isWhole = event + 1 >= log.eventCount || log.kindAt(event + 1) === 'choose'
  const { kind } = log.eventAt(event)
  if (kind === 'choose' || !isWhole || kind === 'bound' || kind === 'start' || kind === 'end')
    return describeEvent(held)
  return describeExpansion(held)
}

function describeEvent(held: Held): string {
  const { replay, log, names, digits } = held
  const backward = isBackward(held) ? describeBackward(held) : undefined
  if (backward !== undefined) return backward
  const { kind, node, from, action, g } = replay.last!
  const cost = (units: number): string => costText(units, digits)
  const name = names.get(action) ?? ''
  const h = cost(log.hOf(node))
  const estimate = hasEstimate(held.options) ? `, h = ${h}` : ''
  switch (kind) {
    case 'start':
      return `The search begins: the initial state is #${node}${estimate}.`
    case 'bound':
      return `A round begins at the initial state, #${node}. Nothing with f above ${cost(g)} is kept.`
    case 'choose':
      return describeChoice(held)
    case 'goal':
      return `The goal holds in #${node}.`
    case 'new':
      return `${name} leads to a new state, #${node}: g = ${cost(g)}${estimate}.`
    case 'known':
      return describeKnown(held)
    case 'cheaper':
      return `${name} leads to #${node} more cheaply than before: g = ${cost(g)} instead of ${cost(log.wayCost(log.wayBefore(replay.at - 1)))}. Its parent is now #${from}.`
    case 'reopen':
      return `${name} leads to #${node}, which was closed, more cheaply than before: g = ${cost(g)} instead of ${cost(log.wayCost(log.wayBefore(replay.at - 1)))}. It is opened again.`
    case 'dead':
      return `${name} leads to #${node}, from which the goal is unreachable according to h: h = ∞. It is discarded.`
    case 'shut':
      return `${name} leads to #${node}, which has ${held.options.without}. It is left out.`
    case 'beyond':
      return `${name} leads to #${node}, f = ${cost(g)} + ${h} = ${cost(g + log.hOf(node))}: beyond the bound. The least f beyond is the bound of the next round.`
    case 'better':
      return `#${node} has a smaller h, ${h}. The search continues from it alone; all other nodes are discarded.`
    case 'end':
      return describeEnd(held)
  }
}

function describeKnown({ replay, names, digits, options }: Held): string {
  const { node, action, g } = replay.last!
  const name = names.get(action) ?? ''
  if (entryOf(options.algorithm).isIterative) return `${name} leads back to #${node}, which is on the way here.`
  const before = replay.gOf(node)
  const why =
    g > before
      ? `, for more: ${costText(g, digits)} instead of ${costText(before, digits)}`
      : g < before
        ? `, and what it costs is not looked at again`
        : ', no more cheaply'
  return `${name} leads to a known state, #${node}${why}.`
}

/** True if the node added to the open list last is chosen first. */
const isLastFirst = (options: SearchOptions): boolean =>
  entryOf(options.algorithm).keys({ g: 0, h: 0, expansion: 1 }, options)[0] < 0

/** `Chosen: #12, f = 3 + 3 = 6, the least; of two with f = 6 it has the smaller h.` */
function describeChoice(held: Held): string {
  const { replay, options } = held
  const { node } = replay.last!
  const event = replay.at
  replay.goTo(event - 1)
  const g = replay.gOf(node)
  const { equal } = replay.rivalsOf(node)
  const waiting = replay.counts.open
  const [next, rival] = replay.openList(2)
  replay.goTo(event)
  const chosen = `Chosen: #${node}, ${sumText(held, g, node)}`
  if (waiting === 1) return `${chosen}; no other node is waiting.`
  if (options.algorithm === 'by-hand') return `${chosen}, by you, of ${grouped(waiting)} that wait.`
  if (!entryOf(options.algorithm).isBestFirst)
    return isLastFirst(options)
      ? `${chosen}; of ${grouped(waiting)} it came last.`
      : `${chosen}; of ${grouped(waiting)} it has waited longest.`
  if (equal === 0) return `${chosen}, the least of ${grouped(waiting)}.`
  const others = `of ${grouped(equal + 1)} with the same value`
  const bySecond = next !== undefined && rival !== undefined && next.second !== rival.second
  if (bySecond) return `${chosen}, the least; ${others} it has the smaller h.`
  return `${chosen}, the least; ${others} it ${options.age === 'older' ? 'has waited longest' : 'came last'}.`
}

/** The result of one expansion: `Expanded #3, f = 5. 4 successors: 2 new, 1 known, 1 reached more cheaply.` */
function describeExpansion(held: Held): string {
  const { replay, log } = held
  const choice = replay.choices - 1
  if (choice < 0) return describeEvent(held)
  const first = log.choiceEvent(choice)
  const node = log.nodeAt(first)
  const kinds = { new: 0, known: 0, cheaper: 0, reopen: 0, dead: 0, shut: 0, beyond: 0 }
  let better = -1
  for (let event = first + 1; event < replay.at; event++) {
    const kind = log.kindAt(event)
    if (kind === 'better') better = log.nodeAt(event)
    if (kind in kinds) kinds[kind as keyof typeof kinds]++
  }
  const total = Object.values(kinds).reduce((sum, each) => sum + each, 0)
  const parts = [
    kinds.new > 0 ? `${kinds.new} new` : '',
    kinds.known > 0 ? `${kinds.known} known` : '',
    kinds.cheaper > 0 ? `${kinds.cheaper} reached more cheaply` : '',
    kinds.reopen > 0 ? `${kinds.reopen} opened again` : '',
    kinds.dead > 0 ? counted(kinds.dead, 'dead end') : '',
    kinds.shut > 0 ? `${kinds.shut} left out` : '',
    kinds.beyond > 0 ? `${kinds.beyond} beyond the bound` : '',
  ].filter(part => part !== '')
  const what =
    total === 0
      ? 'nothing can be done there'
      : `${isBackward(held) ? counted(total, 'list of demands before it', 'lists of demands before it') : counted(total, 'successor')}: ${parts.join(', ')}`
  const on = better < 0 ? '' : ` #${better} has a smaller h, so the search continues from it alone.`
  return `Expanded #${node}, ${sumText(held, replay.gOf(node), node)}. ${capital(what)}.${on}`
}

function describeEnd({ replay, digits, options }: Held): string {
  const ending = replay.ending!
  const { expanded } = replay.counts
  const after = `after ${counted(expanded, 'expansion')}`
  if (ending.how === 'stuck')
    return `Stuck ${after}: no state with a smaller h can be reached. There may be a plan all the same.`
  if (ending.how === 'no-plan')
    return `No node is left: there is no plan${options.without === null ? '' : ` that avoids ${options.without}`}, ${after}.`
  const steps = replay.pathTo(ending.goal).length - 1
  const cost = costText(ending.cost, digits)
  if (options.algorithm === 'by-hand')
    return `Goal reached in ${counted(expanded, 'expansion')}: ${counted(steps, 'step')}, cost ${cost}.`
  return `Plan found ${after}: ${counted(steps, 'step')}, cost ${cost}.${options.goalTest === 'generated' ? ' The goal was seen as soon as it was generated.' : ''}`
}

/** Why the selected node was not chosen yet; '' if there is no reason to give. */
export function whyNotMe(held: Held, node: number): string {
  const { replay, options } = held
  // In a search by hand, the visitor decides.
  if (replay.statusOf(node) !== 'open' || options.algorithm === 'by-hand') return ''
  const { smaller, earlier } = replay.rivalsOf(node)
  if (earlier === 0) return `#${node} is next.`
  const [next] = replay.openList(1)
  const place = `#${node} waits in place ${grouped(earlier + 1)} of ${grouped(replay.counts.open)}`
  if (next === undefined) return `${place}.`
  if (!entryOf(options.algorithm).isBestFirst) return `${place}: #${next.node} is next.`
  const mine = sumText(held, replay.gOf(node), node)
  const theirs = sumText(held, next.g, next.node)
  if (smaller > 0) return `${place}: ${mine} is more than ${theirs} of #${next.node}, which is next.`
  return `${place}: #${next.node}, which is next, has the same value, and comes first by the rules for equals.`
}

/** The states that the replay has expanded, by key, for a comparison with another run. */
export function expandedStates({ log }: Held, replay: Replay): Set<string> {
  const found = new Set<string>()
  for (let choice = 0; choice < replay.choices; choice++) {
    if (log.isGoalChoice(choice)) continue
    found.add(log.stateKey(log.stateOf(log.nodeAt(log.choiceEvent(choice)))))
  }
  return found
}
