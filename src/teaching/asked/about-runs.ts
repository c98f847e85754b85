// Questions about runs: which node is chosen next, how many states are expanded, what the plan costs, which estimates
// guarantee a cheapest plan, and what had to be true before a last step.

import { entryOf } from '#planning/textbook/algorithms'
import { decimalText, fromWhole } from '#base/decimal'
import { grouped, listed } from '#base/words'
import { actionName, findAction } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { type HeuristicName, isAdmissible, type SearchOptions, usesHeuristic } from '#planning/textbook/options'
import { demandNames, demandsNamed, givenBy, isRelevant, regress, whyNotBackwards } from '#planning/textbook/regression'
import { Replay } from '#planning/textbook/replay'
import { firstLimits, startRun } from '#planning/textbook/start-run'
import type { LessonRun, SearchEntry } from '#teaching/lesson'
import type { MadeQuiz } from '#teaching/quiz'
import { nodeValue, optionsOf } from '#teaching/run-options'
import { type Asking, choice, choiceOfSets, code, heuristicWord, inWorld, none, text } from './asking'

const nameOf = ({ algorithm, heuristic }: LessonRun): string =>
  usesHeuristic(algorithm) && heuristic !== undefined
    ? `${entryOf(algorithm).noun} with ${heuristicWord[heuristic]}`
    : entryOf(algorithm).noun

export function askAboutRun(asking: Asking, entry: SearchEntry): MadeQuiz {
  switch (entry.ask) {
    case 'which-next':
      return whichNext(asking, entry)
    case 'expanded':
      return expanded(asking, entry)
    case 'plan-cost':
      return planCost(asking, entry)
    case 'promises':
      return promises(asking, entry)
    case 'regress':
      return beforeLastStep(asking, entry)
  }
}

/** Replays a run to its end; undefined if a limit is reached first. */
function whole({ world }: Asking, options: SearchOptions): Replay | undefined {
  const { log, goOn } = startRun(world, options)
  goOn(firstLimits)
  const replay = new Replay(log, options)
  replay.goTo(log.eventCount)
  return log.isOver ? replay : undefined
}

/** Maximum number of nodes offered. */
const MAX_WAITING = 8

function whichNext(asking: Asking, entry: SearchEntry): MadeQuiz {
  const { run } = entry
  if (run === undefined) return none('The question names no search.')
  const why = run.algorithm === 'backward' ? whyNotBackwards(asking.world.task) : undefined
  if (why !== undefined) return none(why)
  const options = optionsOf(run)
  const replay = whole(asking, options)
  if (replay === undefined) return none('The search does not end within the limits.')
  const { log } = replay
  // A single waiting node leaves no choice, so such points are skipped.
  for (let after = entry.at ?? 0; after < log.choiceCount; after++) {
    replay.goTo(log.choiceEvent(after))
    const waiting = replay.openList(MAX_WAITING).map(({ node }) => node)
    if (waiting.length < 2 || replay.counts.open > MAX_WAITING) continue
    const next = log.nodeAt(log.choiceEvent(after))
    const words = (node: number): string => describe(asking, replay, node)
    return choice(asking, entry, {
      text: [
        text(
          `${inWorld(asking)}, ${nameOf(run)} has expanded ${grouped(after)} ${after === 1 ? 'state' : 'states'}. States have numbers in the order in which they were first seen, and these wait. Which is chosen next? ${entryOf(run.algorithm).ties ?? 'Of equals it is the older one.'}`,
        ),
      ],
      right: [text(words(next))],
      others: waiting.filter(node => node !== next).map(node => [text(words(node))]),
      because: `${nodeValue(next)} is chosen: of those that wait, ${entryOf(run.algorithm).reason}.${isTied(run, replay, next, waiting) ? ' Others are equal in that, and it is the oldest of them.' : ''}`,
    })
  }
  return none('In this run there is never more than one state to choose from, or there are too many.')
}

/** True if another waiting node is as good, so that age decides. */
function isTied({ algorithm }: LessonRun, replay: Replay, next: number, waiting: readonly number[]): boolean {
  const [g, h] = [(node: number) => replay.gOf(node), (node: number) => replay.log.hOf(node)]
  const keys = { greedy: [h], 'uniform-cost': [g], 'a-star': [g, h], 'weighted-a-star': [g, h] }
  const key = keys[algorithm as keyof typeof keys]
  return key !== undefined && waiting.some(node => node !== next && key.every(of => of(node) === of(next)))
}

/** For example `#4, seen from #2 by (board c1 l1): g = 2, h = 3`. */
function describe({ world }: Asking, replay: Replay, node: number): string {
  const cost = (units: number): string => decimalText(fromWhole(units, world.digits))
  const by = replay.actionOf(node)
  const h = replay.log.hOf(node)
  const way =
    by < 0
      ? 'where the search begins'
      : `seen from #${replay.parentOf(node)} by ${actionName(world.task, by as ActionId)}`
  const estimate = Number.isNaN(h) ? '' : `, h = ${cost(h)}`
  return `${nodeValue(node)}, ${way}: g = ${cost(replay.gOf(node))}${estimate}`
}

/** Runs that provide numbers of expansions for wrong options. */
const otherRuns: readonly LessonRun[] = [
  { algorithm: 'breadth-first' },
  { algorithm: 'a-star', heuristic: 'blind' },
  { algorithm: 'a-star', heuristic: 'lm-cut' },
  { algorithm: 'a-star', heuristic: 'h-max' },
  { algorithm: 'greedy', heuristic: 'goal-count' },
  { algorithm: 'uniform-cost' },
]

function expanded(asking: Asking, { run, ...entry }: SearchEntry): MadeQuiz {
  if (run === undefined) return none('The question names no search.')
  const count = (each: LessonRun): number | undefined => whole(asking, optionsOf(each))?.counts.expanded
  const right = count(run)
  if (right === undefined) return none('The search does not end within the limits.')
  const others = [...new Set(otherRuns.map(count))]
    .filter(each => each !== undefined && each !== right)
    .slice(0, 3) as number[]
  if (others.length === 0) return none('All searches expand as many states here.')
  const words = (states: number): string => grouped(states)
  const all = [right, ...others].sort((a, b) => a - b).map(words)
  return choice(
    asking,
    { ...entry, run },
    {
      text: [
        text(
          `${inWorld(asking)}, the searches of this course expand ${listed(all)} states. How many does ${nameOf(run)} expand?`,
        ),
      ],
      right: [text(words(right))],
      others: others.map(each => [text(words(each))]),
      because: `${nameOf(run)} expands ${words(right)}; ${otherRuns
        .map(each => ({ name: nameOf(each), states: count(each) }))
        .filter(({ states }) => states !== undefined && others.includes(states))
        .map(({ name, states }) => `${name} ${words(states!)}`)
        .join(', ')}.`,
    },
  )
}

function planCost(asking: Asking, { run }: SearchEntry): MadeQuiz {
  if (run === undefined) return none('The question names no search.')
  const ending = whole(asking, optionsOf(run))?.ending
  const least = whole(asking, optionsOf({ algorithm: 'uniform-cost' }))?.ending
  if (ending?.how !== 'plan') return none('The search finds no plan within the limits.')
  const cost = (units: number): number => fromWhole(units, asking.world.digits)
  const right = cost(ending.cost)
  const best = least?.how === 'plan' ? cost(least.cost) : undefined
  return {
    kind: 'asked',
    world: asking.place.name,
    ask: 'number',
    text: [text(`${inWorld(asking)}, what does the plan cost that ${nameOf(run)} finds?`)],
    right,
    because:
      best === undefined || best === right
        ? `It costs ${decimalText(right)}${best === right ? ', which is the least any plan costs' : ''}.`
        : `It costs ${decimalText(right)}, although a plan for ${decimalText(best)} exists.`,
  }
}

const allNames: readonly HeuristicName[] = ['blind', 'goal-count', 'h-max', 'h-add', 'ff', 'lm-cut']

function promises(asking: Asking, entry: SearchEntry): MadeQuiz {
  const all = entry.heuristics ?? allNames
  const right = all.filter(isAdmissible)
  return choiceOfSets(asking, entry, {
    text: [text('With which of these heuristics does A* always find a cheapest plan, in any problem?')],
    all,
    right,
    because:
      right.length === 0
        ? 'Each of them may overestimate.'
        : `${listed(right.map(each => heuristicWord[each]))} never ${right.length === 1 ? 'overestimates' : 'overestimate'}. Each of the others overestimates in some problem, and A* may then find a more expensive plan first.`,
  })
}

function beforeLastStep(asking: Asking, { goal = [], action = '' }: SearchEntry): MadeQuiz {
  const { task } = asking.world
  const why = whyNotBackwards(task)
  const demands = demandsNamed(task, goal)
  const last = findAction(task, action)
  if (why !== undefined) return none(why)
  if (demands === undefined || last === undefined)
    return none('The question names a fact or an action that this problem does not have.')
  if (!isRelevant(task, demands, last)) return none(`${action} brings about none of the demands, or destroys one.`)
  const [before, another] = regress(task, demands, last)
  if (before === undefined || another !== undefined)
    return none(`What had to be true before ${action} is no single list of facts.`)
  const right = demandNames(task, before)
  const given = demandNames(task, [...givenBy(task, last)])
  const offered = [...new Set([...right, ...demandNames(task, demands), ...given])].sort()
  const name = actionName(task, last)
  return {
    kind: 'asked',
    world: asking.place.name,
    ask: 'facts',
    text: [
      text(`${inWorld(asking)}, after the step `),
      code(name),
      text(' these are to hold: '),
      code(demandNames(task, demands).join(' ')),
      text('. What had to hold before it?'),
    ],
    options: offered.map(each => [code(each)]),
    right,
    because: `${listed(right)}: all that ${name} needs, and what of the demands it does not bring about itself.`,
  }
}
