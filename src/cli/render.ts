// `render`: prompts of a benchmark from its instances and what was chosen to make them.

import { exitOf } from './exit'
import { isError } from '#planning/pddl/diagnostic'
import { familiesWith } from '#questions/benchmarks/registry'
import { UsageError, type VerbSyntax } from './args'
import { displayName, InputError, readText } from './io'
import { answerLines, BadLine } from './jsonl'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'render',
  usage: 'render --family planbench --config FILE --jsonl',
  does: 'Writes the official prompts of items of PlanBench, by the configuration with its wording.',
  options: {
    family: { kind: 'text', help: 'planbench' },
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
    const known = familiesWith('configurations')
    const name = args.text('family') ?? known[0]!.id
    const family = known.find(({ id }) => id === name)
    if (family === undefined)
      throw new UsageError(
        `\`render\` knows the family ${known.map(({ id }) => id).join(' or ')}, not ${JSON.stringify(name)}.`,
      )
    const path = args.text('config')
    if (path === undefined)
      throw new UsageError(
        '`render` needs `--config FILE`: the introductions of prompts come from the benchmark’s configuration.',
      )
    if (path === '-') throw new UsageError('Standard input holds the items, not a configuration.')
    if (!args.flag('jsonl')) throw new UsageError('`render` reads items as lines of JSON: add `--jsonl`.')
    const { found, diagnostics } = family.configurations.read(readText(path))
    const fault = diagnostics.find(isError)
    if (found.length === 0) throw new InputError(`${displayName(path)}: ${fault?.message ?? 'no configuration in it.'}`)
    const bad = await answerLines(streams, line => {
      const rendered = family.configurations.prompt(line, found)
      if ('problem' in rendered) throw new BadLine(rendered.problem)
      return rendered
    })
    return exitOf(bad)
  },
}
