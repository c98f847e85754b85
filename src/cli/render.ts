// `render`: renders the prompts of a benchmark from its instances and the choices made for them.

import { exitOf } from './exit'
import { isError } from '#planning/pddl/diagnostic'
import { familiesWith, loadParts, partOf } from '#questions/benchmarks/parts'
import { UsageError, type VerbSyntax } from './args'
import { displayName, InputError, readText } from './io'
import { familyWith, namesWith } from '#cli/items/family-named'
import { answerLines, BadLine } from './jsonl'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'render',
  usage: 'render --family NAME --config FILE --jsonl',
  does: 'Writes the official prompts of a benchmark’s items, by the configuration with its wording.',
  options: {
    family: { kind: 'text', help: namesWith('configurations') },
    config: { kind: 'text', help: 'the benchmark’s configuration: YAML or JSON' },
    jsonl: {
      kind: 'flag',
      help: 'lines {"id","domain","family","instance_id","choices","instances","domain_pddl"} on standard input',
    },
  },
  positions: [0, 0],
}

export const render: Verb = {
  syntax,
  run: async (args, streams) => {
    const family = familyWith('configurations', args.text('family') ?? familiesWith('configurations')[0]!.id, 'render')
    const path = args.text('config')
    if (path === undefined)
      throw new UsageError(
        '`render` needs `--config FILE`: the introductions of prompts come from the benchmark’s configuration.',
      )
    if (path === '-') throw new UsageError('Standard input holds the items, not a configuration.')
    if (!args.flag('jsonl')) throw new UsageError('`render` reads items as lines of JSON: add `--jsonl`.')
    await loadParts('configurations')
    const configurations = partOf(family, 'configurations')!
    const { found, diagnostics } = configurations.read(readText(path))
    const fault = diagnostics.find(isError)
    if (found.length === 0) throw new InputError(`${displayName(path)}: ${fault?.message ?? 'no configuration in it.'}`)
    const bad = await answerLines(streams, line => {
      const rendered = configurations.prompt(line, found)
      if ('problem' in rendered) throw new BadLine(rendered.problem)
      return rendered
    })
    return exitOf(bad)
  },
}
