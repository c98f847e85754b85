// `validate`: is this list of actions a plan, and where does it fail?

import { parsePlan } from '../pddl/plan'
import { isError } from '../pddl/diagnostic'
import type { Atom } from '../pddl/model'
import { ground } from '../task/ground'
import { validatePlan } from '../task/validate'
import { misfitFinding } from '../kinds/judging/misfits'
import { counted, listedNames, quoted, stepNamed } from '../kinds/judging/words'
import { UsageError, type VerbSyntax } from './args'
import { costText } from './cost-text'
import { displayName, InputError, readText } from './io'
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
    const steps = readPlan(planPath)
    const grounded = ground(domain, problem)
    if (grounded.kind === 'stopped') {
      streams.note(
        `Grounding stopped at ${grounded.count} ${grounded.at}; the plan was not checked.`,
      )
      return 3
    }
    const found = validatePlan(grounded.task, steps)
    const { valid, cost, step, missing, goalMissing, action } = found
    const name = step === null ? '' : steps[step]!
    const misfit =
      action === null || action.kind === 'in-universe'
        ? undefined
        : misfitFinding('action', name, action).text
    if (args.flag('json')) {
      const note = misfit === undefined ? {} : { note: misfit }
      await streams.out(JSON.stringify({ valid, cost, step, missing, goalMissing, ...note }))
    } else if (valid)
      await streams.out(`The plan is valid: ${counted(steps.length, 'step')}, ${costText(cost!)}.`)
    else if (step !== null)
      await streams.out(
        `Not a plan. ${stepNamed(step).replace('s', 'S')}, ${quoted(name)}, is not applicable${
          misfit === undefined
            ? `: ${listedNames(missing, 12)} ${missing.length === 1 ? 'does' : 'do'} not hold.`
            : `. ${misfit}`
        }`,
      )
    else
      await streams.out(
        `Not a plan. All ${counted(steps.length, 'step')} can be applied, but ${listedNames(goalMissing, 12)} of the goal ${goalMissing.length === 1 ? 'does' : 'do'} not hold at the end.`,
      )
    return 0
  },
}

/** The steps as text; throws with the place of what cannot be read. */
function readPlan(path: string): string[] {
  const text = readText(path)
  const { steps, diagnostics } = parsePlan(text)
  const file = { name: displayName(path), role: 'problem' as const, text, diagnostics }
  const errors = diagnostics.filter(isError)
  if (errors.length > 0)
    throw new InputError(errors.map(each => showDiagnostic(file, each, [file])).join('\n\n'))
  return steps.map(stepText)
}

const stepText = ({ predicate, terms }: Atom): string =>
  `(${[predicate.name, ...terms.map(term => term.name)].join(' ')})`
