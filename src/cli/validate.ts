// `validate`: checks whether a list of actions is a plan, and where it fails.

import { EXIT } from './exit'
import { parsePlan } from '#planning/pddl/plan'
import { isError } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import { type TimedPlan, timedPlan, validateSteps } from '#library/validate'
import { counted, listedNames, quoted, stepNamed } from '#questions/kinds/judging/words'
import { UsageError, type VerbSyntax } from './args'
import { costText } from './cost-text'
import { displayName, InputError, readText, type Streams } from './io'
import { evidenceOf, evidenceOptions, linesUsage } from './requests/options'
import { readSoundPddl, showDiagnostic } from './pddl-input'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'validate',
  usage: `validate DOMAIN PROBLEM [PLAN] [--certificates all|asked|none] [--evidence] [--json], ${linesUsage('validate')}`,
  does: 'Checks whether a list of actions is a plan, and prints its cost, or its first failing step and why.',
  options: { ...evidenceOptions, json: { kind: 'flag', help: 'one JSON object on standard output' } },
  positions: [0, 3],
}

export const validate: Verb = {
  syntax,
  run: async (args, streams) => {
    const evidence = evidenceOf(args)
    const [domainPath, problemPath, planPath = '-'] = args.positions
    if (domainPath === undefined || problemPath === undefined)
      throw new UsageError('`validate` needs a domain and a problem, or --jsonl.')
    if ([domainPath, problemPath, planPath].filter(path => path === '-').length > 1)
      throw new UsageError('Only one of the three files can be standard input.')
    const { domain, problem } = readSoundPddl(domainPath, problemPath)
    const plan = readPlan(planPath, domain, problem, streams)
    const isJson = args.flag('json')
    const found = validateSteps(domain, problem, plan, isJson ? evidence : { certificates: false })
    if (found.kind === 'stopped') {
      streams.note(found.message)
      return EXIT.undecided
    }
    const { check, note, certificate } = found
    const { valid, cost, step, missing, goalMissing } = check
    const { steps } = plan
    if (isJson) {
      const order = plan.isReordered ? { plan: steps } : {}
      const notes = note === undefined ? {} : { note }
      await streams.out(JSON.stringify({ valid, cost, step, missing, goalMissing, ...notes, ...order, certificate }))
    } else if (valid) await streams.out(`The plan is valid: ${counted(steps.length, 'step')}, ${costText(cost!)}.`)
    else if (check.clash !== undefined) await streams.out(`Not a plan. ${note}`)
    else if (step !== null)
      await streams.out(
        `Not a plan. ${stepNamed(step).replace('s', 'S')}, ${quoted(steps[step]!)}, is not applicable${
          note === undefined
            ? `: ${listedNames(missing, 12)} ${missing.length === 1 ? 'does' : 'do'} not hold.`
            : `. ${note}`
        }`,
      )
    else
      await streams.out(
        `Not a plan. ${steps.length === 1 ? 'Its only step' : `All ${counted(steps.length, 'step')}`} can be applied, but ${listedNames(goalMissing, 12)} of the goal ${goalMissing.length === 1 ? 'does' : 'do'} not hold at the end.`,
      )
    return valid ? EXIT.done : EXIT.bad
  },
}

/** The steps as text; throws an error with the place of invalid input. */
function readPlan(path: string, domain: Domain, problem: Problem, streams: Streams): TimedPlan {
  const text = readText(path)
  const read = parsePlan(text, domain, problem, 'kept')
  const { diagnostics } = read
  const file = { name: displayName(path), role: 'problem' as const, text, diagnostics }
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new InputError(errors.map(each => showDiagnostic(file, each, [file])).join('\n\n'))
  for (const each of diagnostics) streams.note(showDiagnostic(file, each, [file]))
  if (read.isReordered) streams.note(`${file.name}: the steps are taken in the order of their times.`)
  return timedPlan(read)
}
