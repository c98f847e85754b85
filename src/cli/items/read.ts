// `read --family`: the answer that a benchmark's original program reads from a text.

import { EXIT, exitOf } from '#cli/exit'
import type { Family } from '#questions/benchmarks/family'
import type { OfficialLines, OfficialParse } from '#questions/benchmarks/family-parts'
import { loadParts, partOf } from '#questions/benchmarks/parts'
import { nearNames } from '#base/suggest'
import type { Arguments } from '#cli/args'
import { UsageError } from '#cli/args'
import { readText, type Streams } from '#cli/io'
import { answerLines, BadLine, idOf, jsonOf } from '#cli/jsonl'
import { readConfigurationFile } from './configuration-file'

/** Lines in the format of recordings, or one text with its rule and domain. */
export async function readFamily(family: Family, args: Arguments, streams: Streams): Promise<number> {
  await loadParts('officialLines', 'configurations')
  const official = partOf(family, 'officialLines')!
  const opened = readConfigurationFile(args.text('config'), partOf(family, 'configurations')!)
  if (args.flag('jsonl')) {
    const bad = await answerLines(streams, line => {
      const found = official.output(line, opened)
      if (typeof found === 'string') throw new BadLine(found)
      return { ...idOf(line), ...found }
    })
    return exitOf(bad)
  }
  const [name, ...more] = args.positions
  const domain = args.text('domain')
  const rule = official.rules.find(each => each === name)
  if (rule === undefined) throw new UsageError(noRule(name, official))
  if (domain === undefined || more.length > 0)
    throw new UsageError('The domain of the benchmark is named as `--domain mystery_blocksworld`.')
  const reader = official.reader(rule, domain, opened)
  if (typeof reader === 'string') throw new UsageError(reader)
  await print(reader(readText('-', 'as it is')), args, streams)
  return EXIT.done
}

function noRule(name: string | undefined, official: OfficialLines): string {
  const near = nearNames(name ?? '', official.rules)
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${official.rules.join(', ')}.`
  return name === undefined
    ? `\`read\` needs a rule: ${official.rules.join(', ')}.`
    : `There is no rule ${JSON.stringify(name)}; ${offer}`
}

async function print({ value, trace }: OfficialParse, args: Arguments, streams: Streams): Promise<void> {
  if (args.flag('json')) {
    const traces = args.flag('no-trace') ? {} : { trace: { official: trace } }
    await streams.out(jsonOf({ official: value, ...traces }))
    return
  }
  await streams.out(`official  ${jsonOf(value)}`)
  if (args.flag('no-trace')) return
  for (const { what, from, to, text } of trace)
    await streams.out(`  ${what.padEnd(8)} ${`${from}–${to}`.padEnd(11)} ${JSON.stringify(text)}`)
}
