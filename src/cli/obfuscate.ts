// `obfuscate`: renames the symbols of a domain and a problem, and translates plans back.

import { EXIT } from './exit'
import { makeRng } from '#base/rng'
import type { ObfuscationStyle } from '#questions/benchmarks/family-parts'
import { firstPart, loadParts } from '#questions/benchmarks/parts'
import { phrasesOf } from '#language/library/phrases'
import { parsePlan } from '#planning/pddl/plan'
import { printAtom } from '#planning/pddl/print'
import { UsageError, type VerbSyntax } from './args'
import { displayName, InputError, readText } from './io'
import { readSoundPddl } from './pddl-input'
import type { Verb } from './verb'

const styles: readonly ObfuscationStyle[] = ['deceptive', 'random']

const syntax: VerbSyntax = {
  name: 'obfuscate',
  usage: 'obfuscate DOMAIN PROBLEM [--style deceptive or random] [--seed S] [--back PLAN] [--json]',
  does: 'Renames everything in a domain and a problem, so that names carry no meaning; with --back, turns a plan in these names into the plain ones.',
  options: {
    style: { kind: 'text', help: 'words that mislead (deceptive), or tokens (random)' },
    seed: { kind: 'text', help: 'the same seed gives the same names; 1 where it is left out' },
    back: { kind: 'text', help: 'a plan in the new names of this seed' },
    json: { kind: 'flag', help: 'one JSON object on standard output, with the names' },
  },
  positions: [2, 2],
}

export const obfuscate: Verb = {
  syntax,
  run: async (args, streams) => {
    const [domainPath, problemPath] = args.positions as [string, string]
    const given = args.text('style') ?? 'deceptive'
    const style = styles.find(each => each === given)
    if (style === undefined)
      throw new UsageError(`There is no style ${JSON.stringify(given)}; there are ${styles.join(' and ')}.`)
    const back = args.text('back')
    if ([domainPath, problemPath, back].filter(path => path === '-').length > 1)
      throw new UsageError('Only one of the files can be standard input.')
    const { domain, problem } = readSoundPddl(domainPath, problemPath)
    const rng = makeRng(args.text('seed') ?? '1')
    await loadParts('obfuscation')
    const obfuscation = firstPart('obfuscation')
    const made = obfuscation.domain(domain, style, rng, [phrasesOf(domain).introduction])
    if ('problem' in made) throw new InputError(`${displayName(domainPath)}: ${made.problem}`)
    const renamed = obfuscation.problem(made, problem)
    if (back !== undefined) {
      const { steps } = parsePlan(readText(back))
      const plain = obfuscation.plainSteps(made, renamed.objects, steps.map(printAtom))
      const odd = plain.indexOf(null)
      if (odd >= 0)
        throw new InputError(
          `${displayName(back)}: step ${odd + 1}, \`${printAtom(steps[odd]!)}\`, has a name that this domain, problem, style and seed do not give.`,
        )
      if (args.flag('json')) await streams.out(JSON.stringify({ plan: plain }))
      else for (const step of plain) await streams.out(step!)
      return EXIT.done
    }
    const { actions, predicates } = made.renaming
    if (args.flag('json'))
      await streams.out(
        JSON.stringify({
          ...{ domain: made.domainText, problem: renamed.text },
          actions: Object.fromEntries(actions),
          predicates: Object.fromEntries(predicates),
          objects: Object.fromEntries(renamed.objects),
        }),
      )
    else await streams.out(`${made.domainText.trimEnd()}\n\n${renamed.text.trimEnd()}`)
    return EXIT.done
  },
}
