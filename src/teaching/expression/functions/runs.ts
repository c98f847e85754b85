// Functions about runs of textbook search: their expansions, costs, and choices.

import type { Algorithm } from '#planning/textbook/algorithms'
import { grouped } from '#base/words'
import type { SearchLog } from '#planning/textbook/log'
import { nextChoice } from '#planning/textbook/next-choice'
import { defaultOptions, type HeuristicName, type SearchOptions, usesHeuristic } from '#planning/textbook/options'
import { whyNotBackwards } from '#planning/textbook/regression'
import { Replay, type WaitingNode } from '#planning/textbook/replay'
import { firstLimits, startRun } from '#planning/textbook/start-run'
import { endings } from '#planning/textbook/log'
import { nodeValue, optionsOf } from '#teaching/run-options'
import type { Given, LessonFunction, Moment, Parameter } from '../function'
import { refuse, undecided } from '../no-value'
import { asCost } from './estimates'

const run: readonly Parameter[] = [
  { name: 'search', type: 'run' },
  { name: 'heuristic', type: 'heuristic', optional: true },
  { name: 'weight', type: 'number', optional: true, named: true },
  { name: 'without', type: 'fact', optional: true, named: true },
]

/** Which of two waiting nodes comes first by the rule of a search; 0: the older one. */
const waitingRules: Readonly<Record<string, (a: WaitingNode, b: WaitingNode) => number>> = {
  'breadth-first': () => 0,
  'depth-first': (a, b) => b.node - a.node,
  'uniform-cost': (a, b) => a.g - b.g,
  greedy: (a, b) => a.h - b.h,
}

export const runFunctions: readonly LessonFunction[] = [
  {
    name: 'expanded',
    takes: run,
    gives: 'number',
    description: 'How many states the search expands until it ends; of rounds, all together.',
    run: (moment, given) => expansionsOf(wholeRun(moment, given)).reduce((a, b) => a + b, 0),
  },
  {
    name: 'rounds',
    takes: run,
    gives: { list: 'number' },
    description: 'How many states each round of IDA* expands; other searches have one round.',
    run: (moment, given) => expansionsOf(wholeRun(moment, given)),
  },
  {
    name: 'bounds',
    takes: run,
    gives: { list: 'number' },
    description: 'The bounds of the rounds of IDA*.',
    run: (moment, given) => {
      const log = wholeRun(moment, given)
      return eventsOf(log, 'bound').map(event => asCost(moment.problem, log.gAt(event)))
    },
  },
  {
    name: 'planCost',
    takes: run,
    gives: 'number',
    description: 'What the plan that the search finds costs; infinite where the search shows that there is none.',
    run: (moment, given) => {
      const log = wholeRun(moment, given)
      const end = log.eventAt(log.eventCount - 1)
      return endings[end.from] === 'stuck'
        ? refuse(`${given.text('search')} gets stuck: it finds no plan, and cannot say that there is none.`)
        : asCost(moment.problem, end.g)
    },
  },
  {
    name: 'findsPlan',
    takes: run,
    gives: 'truth',
    description: 'Does the search end with a plan?',
    run: (moment, given) => {
      const log = wholeRun(moment, given)
      return endings[log.eventAt(log.eventCount - 1).from] === 'plan'
    },
  },
  {
    name: 'nextChosen',
    takes: [],
    gives: 'node',
    description: 'The state that the shown search chooses next.',
    needs: 'run',
    run: ({ problem, run }) => {
      if (run === undefined) return refuse('No search is shown here.')
      const found = nextChoice(problem.textbook, optionsOf(run.run, run.without), run.at)
      return found === undefined
        ? refuse(`The search is over before it chooses a state after ${run.at} expansions.`)
        : nodeValue(found)
    },
  },
  {
    name: 'chosenBy',
    takes: [{ name: 'search', type: 'run' }],
    gives: 'node',
    description:
      'The waiting state of the shown search that another rule would choose: breadth-first the oldest, depth-first the newest, uniform-cost the least g, greedy the least h.',
    needs: 'run',
    run: ({ problem, run }, given) => {
      if (run === undefined) return refuse('No search is shown here.')
      const rule = waitingRules[given.text('search')]
      if (rule === undefined) return refuse(`The rule of ${given.text('search')} is not known here.`)
      const options = optionsOf(run.run, run.without)
      const { log, goOn } = startRun(problem.textbook, options)
      goOn({ expansions: run.at + 1, nodes: Number.POSITIVE_INFINITY })
      const replay = new Replay(log, options)
      replay.goTo(run.at < log.choiceCount ? log.choiceEvent(run.at) : log.eventCount)
      const [first] = replay.openList(Number.POSITIVE_INFINITY).sort((a, b) => rule(a, b) || a.node - b.node)
      return first === undefined ? refuse('No state waits here.') : nodeValue(first.node)
    },
  },
]

/** The log of a complete run; undecided if a limit is reached first. */
function wholeRun({ problem }: Moment, given: Given): SearchLog {
  const options = optionsIn(given)
  if (options.algorithm === 'backward') {
    const why = whyNotBackwards(problem.task)
    if (why !== undefined) return refuse(why)
  }
  if (options.without !== null) problem.condition(options.without)
  const world = problem.textbook
  const log = problem.once(`run ${JSON.stringify(options)}`, () => {
    const started = startRun(world, options)
    started.goOn(firstLimits)
    return started.log
  })
  if (log.isOver) return log
  return undecided(`The search was stopped after ${grouped(log.choiceCount)} expansions, and had not come to its end.`)
}

function optionsIn(given: Given): SearchOptions {
  const search = given.text('search')
  const algorithm = (search === 'backward-mutex' ? 'backward' : search) as Algorithm
  if (usesHeuristic(algorithm) && !given.has('heuristic'))
    return refuse(`The search ${search} needs a heuristic: "${search}", "h-max".`)
  return {
    ...defaultOptions,
    algorithm,
    heuristic: given.has('heuristic') ? (given.text('heuristic') as HeuristicName) : defaultOptions.heuristic,
    prune: search === 'backward-mutex' ? 'mutex' : 'none',
    weight: given.has('weight') ? given.number('weight') : defaultOptions.weight,
    without: given.has('without') ? given.text('without') : null,
  }
}

/** Number of expansions in each round; a chosen goal node is not expanded. */
function expansionsOf(log: SearchLog): number[] {
  const rounds: number[] = []
  const begins = new Set(eventsOf(log, 'bound'))
  for (let event = 0; event < log.eventCount; event++) {
    if (begins.has(event) || rounds.length === 0) rounds.push(0)
    if (log.kindAt(event) !== 'choose') continue
    if (event + 1 < log.eventCount && log.kindAt(event + 1) === 'goal') continue
    rounds[rounds.length - 1]!++
  }
  return begins.size > 0 && !begins.has(0) ? rounds.slice(1) : rounds
}

function eventsOf(log: SearchLog, kind: 'bound'): number[] {
  const found: number[] = []
  for (let event = 0; event < log.eventCount; event++) if (log.kindAt(event) === kind) found.push(event)
  return found
}
