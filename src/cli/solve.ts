// `solve`: finds a plan or a cheapest plan, or proves that there is none.

import { EXIT } from './exit'
import { decimalText } from '#base/decimal'
import { grouped } from '#base/words'
import { askedOf, defaultMaxStates, heuristics, maxCertified, provenBy, solveProblem } from '#library/solve'
import { InputError as LibraryError, type Solution } from '#library/types'
import type { SearchOutcome } from '#planning/search/outcome'
import { costGap } from '#planning/task/cost-gaps'
import type { Task } from '#planning/task/task'
import { counted } from '#questions/kinds/judging/words'
import { type Arguments, UsageError, type VerbSyntax } from './args'
import { costText } from './cost-text'
import type { Streams } from './io'
import { certificatesOf, evidenceOf, evidenceOptions, linesUsage } from './requests/options'
import { readSoundPddl } from './pddl-input'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'solve',
  usage: `solve DOMAIN PROBLEM [--optimal] [--heuristic NAME] [--max-states N] [--certificates all|asked|none] [--evidence] [--json], ${linesUsage('solve')}`,
  does: 'Finds a plan, a cheapest plan, or a proof that there is none.',
  options: {
    optimal: { kind: 'flag', help: 'a cheapest plan' },
    heuristic: { kind: 'text', help: `one of ${heuristics.join(', ')}` },
    'max-states': { kind: 'count', help: `states stored at most (${grouped(defaultMaxStates)})` },
    ...evidenceOptions,
    json: { kind: 'flag', help: 'one JSON object on standard output' },
  },
  positions: [0, 2],
}

interface Milliseconds {
  readonly parse: number
  readonly ground: number
  readonly search: number
}

export const solve: Verb = {
  syntax,
  run: async (args, streams) => {
    const options = optionsOf(args)
    const [domainPath, problemPath] = args.positions
    if (domainPath === undefined || problemPath === undefined)
      throw new UsageError('`solve` needs a domain and a problem, or --jsonl.')
    const clock = new Stopwatch()
    const { domain, problem } = readSoundPddl(domainPath, problemPath)
    const ms = { parse: clock.lap(), ground: 0, search: 0 }
    const solved = solveProblem(domain, problem, options, done => {
      ms[done] = clock.lap()
    })
    const { certificate, ...solution } = solved.solution
    const asked = certificatesOf(args) === 'asked' ? provenBy(solved) : {}
    if (args.flag('json')) await streams.out(JSON.stringify({ ...solution, ms, ...asked, certificate }))
    if (solved.kind === 'stopped') {
      streams.note(solved.message)
      return EXIT.undecided
    }
    const { outcome } = solved
    if (outcome.kind === 'plan' && outcome.optimal && outcome.evaluated > maxCertified)
      streams.note(
        `${counted(outcome.evaluated, 'state')} were evaluated; evidence that no plan is cheaper is made of up to ${grouped(maxCertified)}.`,
      )
    if (!args.flag('json')) await print(solved.task, solved.solution, ms, outcome, options, streams)
    if (!args.flag('json') && certificatesOf(args) === 'asked')
      await streams.out('; Evidence: not made; the same command with --certificates all makes and checks it.')
    return outcome.kind === 'stopped' ? EXIT.undecided : EXIT.done
  },
}

function optionsOf(args: Arguments): ReturnType<typeof askedOf> {
  const maxStates = args.count('max-states')
  try {
    return askedOf({
      optimal: args.flag('optimal'),
      heuristic: args.text('heuristic'),
      ...(maxStates === undefined ? {} : { maxStates }),
      ...evidenceOf(args),
    })
  } catch (error) {
    if (error instanceof LibraryError) throw new UsageError(error.message.replace('`optimal`', '--optimal'))
    throw error
  }
}

/** A sentence about a missing cost value that leaves no plan. */
function gapOf({ domain, problem }: Task): string {
  const gap = costGap(domain, problem)
  return gap === undefined ? '' : ` ${gap.message}`
}

async function print(
  task: Task,
  result: Solution,
  ms: Milliseconds,
  outcome: SearchOutcome,
  { optimal, maxStates }: ReturnType<typeof askedOf>,
  streams: Streams,
): Promise<void> {
  const { plan, cost, certificate } = result
  for (const action of plan ?? []) await streams.out(action)
  const evidence =
    certificate === null
      ? ''
      : certificate.checked
        ? ` Evidence: ${certificate.kind}, accepted by the checker.`
        : ` Evidence: ${certificate.kind}, only confirmed by search.`
  const text =
    outcome.kind === 'plan'
      ? `; ${counted(plan!.length, 'step')}, ${costText(cost!)}${outcome.optimal ? ', and no plan is cheaper' : ''}.`
      : outcome.kind === 'no-plan'
        ? `; there is no plan.${gapOf(task)}`
        : outcome.at === 'cost'
          ? `; what plans cost is beyond what is counted exactly, and costs are never rounded: every plan costs at least ${decimalText(outcome.lowerBound)}.`
          : `; stopped at ${outcome.at === 'states' ? `the limit of ${counted(maxStates, 'state')}` : 'the limit of memory'}: ${optimal && plan !== null ? `this plan costs ${decimalText(cost!)}; whether one is cheaper is not known` : 'whether there is a plan is not known'}; every plan costs at least ${decimalText(outcome.lowerBound)}.`
  await streams.out(`${text}${evidence}`)
  await streams.out(
    `; ${counted(result.facts, 'fact')}, ${counted(result.actions, 'action')}; ${counted(result.expanded, 'state')} expanded; parse ${ms.parse} ms, ground ${ms.ground} ms, search ${ms.search} ms.`,
  )
}

/** Current time in milliseconds. Node's `performance` is not used, since loading it takes two of them. */
const now = (): number => Number(process.hrtime.bigint()) / 1e6

/** Measures the time since the previous lap, in milliseconds with two decimals. */
class Stopwatch {
  private last = now()

  lap(): number {
    const present = now()
    const passed = present - this.last
    this.last = present
    return Math.round(passed * 100) / 100
  }
}
