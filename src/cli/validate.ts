// `validate`: checks whether a list of actions is a plan, and where it fails.

import { EXIT } from './exit'
import { parsePlan } from '#planning/pddl/plan'
import { isError } from '#planning/pddl/diagnostic'
import type { Atom, Domain, Problem } from '#planning/pddl/model'
import { ground } from '#planning/task/ground'
import { factName } from '#planning/task/names'
import type { Clash } from '#planning/task/simultaneous'
import type { Task } from '#planning/task/task'
import { validateTimed } from '#planning/task/validate'
import { misfitFinding } from '#questions/kinds/judging/misfits'
import { counted, listedNames, quoted, stepNamed } from '#questions/kinds/judging/words'
import { UsageError, type VerbSyntax } from './args'
import { costText } from './cost-text'
import { displayName, InputError, readText, type Streams } from './io'
import { readSoundPddl, showDiagnostic } from './pddl-input'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'validate',
  usage: 'validate DOMAIN PROBLEM [PLAN] [--json]',
  does: 'Checks whether a list of actions is a plan, and prints its cost, or its first failing step and why.',
  options: { json: { kind: 'flag', help: 'one JSON object on standard output' } },
  positions: [2, 3],
}

export const validate: Verb = {
  syntax,
  run: async (args, streams) => {
    const [domainPath, problemPath, planPath = '-'] = args.positions as [string, string, string?]
    if ([domainPath, problemPath, planPath].filter(path => path === '-').length > 1)
      throw new UsageError('Only one of the three files can be standard input.')
    const { domain, problem } = readSoundPddl(domainPath, problemPath)
    const plan = readPlan(planPath, domain, problem, streams)
    const { steps } = plan
    const grounded = ground(domain, problem)
    if (grounded.kind === 'stopped') {
      streams.note(`Grounding stopped at ${grounded.count} ${grounded.at}; the plan was not checked.`)
      return EXIT.undecided
    }
    const { task } = grounded
    const found = validateTimed(task, steps, plan.times)
    const { valid, cost, step, missing, goalMissing, action, clash } = found
    const name = step === null ? '' : steps[step]!
    const note =
      clash !== undefined
        ? clashText(task, plan, clash)
        : action === null || action.kind === 'in-universe'
          ? undefined
          : misfitFinding('action', name, action).text
    if (args.flag('json')) {
      const order = plan.isReordered ? { plan: steps } : {}
      const notes = note === undefined ? {} : { note }
      await streams.out(JSON.stringify({ valid, cost, step, missing, goalMissing, ...notes, ...order }))
    } else if (valid) await streams.out(`The plan is valid: ${counted(steps.length, 'step')}, ${costText(cost!)}.`)
    else if (clash !== undefined) await streams.out(`Not a plan. ${note}`)
    else if (step !== null)
      await streams.out(
        `Not a plan. ${stepNamed(step).replace('s', 'S')}, ${quoted(name)}, is not applicable${
          note === undefined
            ? `: ${listedNames(missing, 12)} ${missing.length === 1 ? 'does' : 'do'} not hold.`
            : `. ${note}`
        }`,
      )
    else
      await streams.out(
        `Not a plan. All ${counted(steps.length, 'step')} can be applied, but ${listedNames(goalMissing, 12)} of the goal ${goalMissing.length === 1 ? 'does' : 'do'} not hold at the end.`,
      )
    return valid ? EXIT.done : EXIT.bad
  },
}

interface TimedPlan {
  readonly steps: readonly string[]
  /** One start time per step, if the plan has times. */
  readonly times: readonly number[] | undefined
  readonly isReordered: boolean
}

/** The steps as text; throws an error with the place of invalid input. */
function readPlan(path: string, domain: Domain, problem: Problem, streams: Streams): TimedPlan {
  const text = readText(path)
  const { steps, times, isReordered, diagnostics } = parsePlan(text, domain, problem, 'kept')
  const file = { name: displayName(path), role: 'problem' as const, text, diagnostics }
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new InputError(errors.map(each => showDiagnostic(file, each, [file])).join('\n\n'))
  for (const each of diagnostics) streams.note(showDiagnostic(file, each, [file]))
  if (isReordered) streams.note(`${file.name}: the steps are taken in the order of their times.`)
  return { steps: steps.map(stepText), times, isReordered }
}

function clashText(task: Task, { steps, times }: TimedPlan, { first, second, fact }: Clash): string {
  const pair = [first, second].map(step => `${stepNamed(step)}, ${quoted(steps[step]!)}`)
  return `${pair[0]!.replace('s', 'S')}, and ${pair[1]} are both at ${times![first]}, and interfere: one changes ${quoted(factName(task, fact))}, which the other needs or changes.`
}

const stepText = ({ predicate, terms }: Atom): string =>
  `(${[predicate.name, ...terms.map(term => term.name)].join(' ')})`
