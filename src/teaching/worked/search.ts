// Worked example of a textbook search: which state is chosen next, and why; at the end, the cost of the plan.

import { fromWhole } from '#base/decimal'
import { makeRng, type Rng } from '#base/rng'
import { capital, grouped } from '#base/words'
import { searchOptimal } from '#planning/search/a-star'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { entryOf } from '#planning/textbook/algorithms'
import { defaultOptions, isAdmissible, type SearchOptions, usesHeuristic } from '#planning/textbook/options'
import { Replay, type WaitingNode } from '#planning/textbook/replay'
import { firstLimits, startRun } from '#planning/textbook/start-run'
import { readyWorld } from '#questions/views/search/run'
import type { LessonWorld, WorkedEntry } from '#teaching/lesson'
import { choiceLine, numberLine, yesNoLine } from './lines'
import { boundLines } from './rounds'
import type { WatchedRun } from './watched-run'
import type { NoExample, WorkedExample, WorkedLine } from './worked'

/** Maximum number of choices with a line of their own, and of waiting states offered in each. */
const CHOICES = 5
const OFFERED = 6

/** The worked example of a search in a world of the lesson. */
export function workedSearch(
  entry: Extract<WorkedEntry, { search: unknown }>,
  { source, folder, name }: LessonWorld,
): WorkedExample | NoExample {
  if (entry.search === 'backward' || entry.search === 'by-hand')
    return { problem: 'Only searches that go forwards by a rule are worked out.' }
  const world = readyWorld(source)
  if ('kind' in world) return { problem: world.message }
  const options: SearchOptions = {
    ...defaultOptions,
    algorithm: entry.search,
    ...(entry.heuristic === undefined ? {} : { heuristic: entry.heuristic }),
  }
  const { log, goOn } = startRun(world, options)
  goOn(firstLimits)
  if (!log.isOver) return { problem: 'This search is too long for a worked example.' }
  const run: WatchedRun = { world, options, replay: new Replay(log, options) }
  const rng = makeRng(`search/${entry.search}/${options.heuristic}/${name}`)
  const lines = [...(options.algorithm === 'ida-star' ? boundLines(run) : choiceLines(run, rng)), ...endLines(run)]
  const last = lines.at(-1)
  if (last === undefined) return { problem: 'This search ends before it has begun.' }
  return {
    ...{ question: null, source, lines, key: last.answer },
    domain: folder ?? world.task.domain.name,
    asks: `Follow ${nameOf(options)} from the start to its end. ${ruleOf(options)}`,
  }
}

const nameOf = ({ algorithm, heuristic }: SearchOptions): string =>
  usesHeuristic(algorithm) ? `${entryOf(algorithm).noun} with ${heuristic}` : entryOf(algorithm).noun

function ruleOf(options: SearchOptions): string {
  switch (options.algorithm) {
    case 'breadth-first':
      return 'Of the states that wait, the one that came first is chosen.'
    case 'depth-first':
      return 'Of the states that wait, the one that came last is chosen.'
    case 'uniform-cost':
      return 'Of the states that wait, the one with the smallest g, the cost of the path to it, is chosen; of equals the older.'
    case 'greedy':
      return 'Of the states that wait, the one with the smallest h is chosen; of equals the older.'
    case 'a-star':
      return 'Of the states that wait, the one with the smallest f = g + h is chosen; of equals the one with the smaller h, then the older.'
    case 'weighted-a-star':
      return `Of the states that wait, the one with the smallest f = g + ${options.weight} · h is chosen; of equals the one with the smaller h, then the older.`
    case 'ida-star':
      return 'Each round goes as deep as its bound on f = g + h allows; the least f beyond gives the next bound.'
    case 'hill-climbing':
      return 'It continues from the first state that is better than the one before.'
    default:
      return ''
  }
}

/** The first choices after the start. */
function choiceLines(run: WatchedRun, rng: Rng): WorkedLine[] {
  const { replay } = run
  const { log } = replay
  const lines: WorkedLine[] = []
  for (let choice = 1; choice < log.choiceCount && lines.length < CHOICES; choice++) {
    replay.goTo(log.choiceEvent(choice))
    const right = log.nodeAt(log.choiceEvent(choice))
    const all = replay.openList(Number.MAX_SAFE_INTEGER)
    const chosen = all.find(({ node }) => node === right)
    if (chosen === undefined) continue
    const others = [
      ...all.filter(({ node }) => node !== right).slice(0, 2),
      ...rng.fork(`${choice}`).shuffled(all.filter(({ node }) => node !== right).slice(2)),
    ].slice(0, OFFERED - 1)
    const offered = [chosen, ...others].sort((a, b) => a.node - b.node)
    const label = (waiting: WaitingNode): string => labelOf(run, waiting)
    const wait = all.length === 1 ? 'One state waits' : `${grouped(all.length)} states wait`
    lines.push(
      choiceLine({
        asks: `${wait}${all.length > offered.length ? `, ${offered.length} of them are shown` : ''}. Which is chosen next?`,
        options: offered.map(label),
        right: label(chosen),
        at: stepsTo(run, right),
        reveals: true,
        why: `${whyChosen(run, chosen)}${whatCame(run, choice)}`,
      }),
    )
  }
  return lines
}

/** The actions on the current path to a node. */
export const stepsTo = ({ replay, world }: WatchedRun, node: number): string[] =>
  replay
    .pathTo(node)
    .map(each => replay.actionOf(each))
    .filter(action => action >= 0)
    .map(action => actionName(world.task, action as ActionId))

/** For example `#4, by (move a b) from #2: f = 1 + 3 = 4`. */
function labelOf(run: WatchedRun, { node, g, h }: WaitingNode): string {
  const { replay, world } = run
  const action = replay.actionOf(node)
  const by =
    action < 0 ? 'the start' : `by ${actionName(world.task, action as ActionId)} from #${replay.parentOf(node)}`
  const key = keyText(run, g, h)
  return `#${node}, ${by}${key === '' ? '' : `: ${key}`}`
}

function keyText({ options, world: { digits } }: WatchedRun, g: number, h: number): string {
  const [way, left] = [fromWhole(g, digits), fromWhole(h, digits)]
  switch (options.algorithm) {
    case 'uniform-cost':
      return `g = ${way}`
    case 'greedy':
    case 'hill-climbing':
      return `h = ${left}`
    case 'a-star':
      return `f = ${way} + ${left} = ${fromWhole(g + h, digits)}`
    case 'weighted-a-star':
      return `f = ${way} + ${options.weight} · ${left} = ${fromWhole(g + options.weight * h, digits)}`
    default:
      return ''
  }
}

function whyChosen(run: WatchedRun, chosen: WaitingNode): string {
  const { replay, options } = run
  const { node, g, h } = chosen
  if (options.algorithm === 'breadth-first' || options.algorithm === 'hill-climbing')
    return `#${node} has waited longest.`
  if (options.algorithm === 'depth-first') return `#${node} came last.`
  const key = keyText(run, g, h)
  const { equal } = replay.rivalsOf(node)
  if (equal === 0) return `${key} is the least.`
  const all = replay.openList(Number.MAX_SAFE_INTEGER)
  const alike = all.filter(each => each.first === chosen.first && each.second === chosen.second)
  const least = `${equal + 1} states have the least ${options.algorithm === 'uniform-cost' ? 'g' : options.algorithm === 'greedy' ? 'h' : 'f'}`
  if (alike.length === 1) return `${least}; of these #${node} has the smaller h.`
  const isSmall = alike.length < equal + 1
  return isSmall
    ? `${least}; of the ${alike.length} with the smaller h, #${node} has waited longest.`
    : `${least}; of these #${node} has waited longest.`
}

/** The result of the expansion after this choice. */
function whatCame({ replay }: WatchedRun, choice: number): string {
  const { log } = replay
  const from = log.choiceEvent(choice) + 1
  const to = choice + 1 < log.choiceCount ? log.choiceEvent(choice + 1) : log.eventCount
  const kinds = new Map<string, number[]>()
  for (let event = from; event < to; event++) {
    const { kind, node } = log.eventAt(event)
    kinds.set(kind, [...(kinds.get(kind) ?? []), node])
  }
  if (kinds.has('goal')) return ' The goal holds in it.'
  const fresh = kinds.get('new') ?? []
  const cheaper = [...(kinds.get('cheaper') ?? []), ...(kinds.get('reopen') ?? [])]
  const known = kinds.get('known')?.length ?? 0
  const dead = kinds.get('dead')?.length ?? 0
  const numbers = (nodes: readonly number[]): string => nodes.map(node => `#${node}`).join(', ')
  const parts = [
    ...(fresh.length > 0 ? [`${numbers(fresh)} ${fresh.length === 1 ? 'is' : 'are'} new`] : []),
    ...(cheaper.length > 0 ? [`a cheaper way leads to ${numbers(cheaper)}`] : []),
    ...(known > 0 ? [`${known} ${known === 1 ? 'is' : 'are'} known already`] : []),
    ...(dead > 0 ? [`${dead} ${dead === 1 ? 'is a dead end' : 'are dead ends'}`] : []),
  ]
  return parts.length === 0 ? ' Nothing follows it.' : ` Of what follows it, ${parts.join('; ')}.`
}

/** How the run ends, and whether its plan is a cheapest one. */
function endLines(run: WatchedRun): WorkedLine[] {
  const { replay, world, options } = run
  const { log } = replay
  replay.goTo(log.eventCount)
  const { ending, counts } = replay
  if (ending?.how !== 'plan')
    return [
      yesNoLine({
        asks: `The search continues and expands ${grouped(counts.expanded)} states in all. Does it find a plan?`,
        right: false,
        why:
          ending?.how === 'stuck'
            ? 'No better state is found from where it is, so it gives up.'
            : 'No state waits any more, and the goal held in none.',
      }),
    ]
  const at = stepsTo(run, ending.goal)
  const cost = fromWhole(ending.cost, world.digits)
  const best = searchOptimal(world.task, { maxStates: 200_000 })
  const lines: WorkedLine[] = [
    numberLine({
      asks: `The search continues in the same way, and chooses the goal after ${counts.expanded === 1 ? 'one expansion' : `${grouped(counts.expanded)} expansions`}. The way to it has ${at.length === 1 ? 'one step' : `${at.length} steps`}. What does the plan cost?`,
      right: cost,
      at,
      why: `It is g of the goal: ${at.map(step => `\`${step}\``).join(', ')}.`,
    }),
  ]
  if (best.kind === 'plan')
    lines.push(
      yesNoLine({
        asks: 'Is that a cheapest plan?',
        right: best.cost === cost,
        at,
        why: `A cheapest plan costs ${best.cost}. ${promise(options)}`,
      }),
    )
  return lines
}

function promise({ algorithm, heuristic }: SearchOptions): string {
  if (algorithm === 'uniform-cost') return 'Uniform-cost search always finds one.'
  if (algorithm === 'breadth-first') return 'Breadth-first search finds a plan of fewest steps, whatever they cost.'
  if (algorithm === 'a-star' || algorithm === 'ida-star')
    return isAdmissible(heuristic)
      ? `${heuristic} never overestimates, so ${entryOf(algorithm).noun} always finds one.`
      : `${heuristic} may overestimate, so ${entryOf(algorithm).noun} does not promise one.`
  return `${capital(entryOf(algorithm).noun)} does not promise one.`
}
