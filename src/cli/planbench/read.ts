// `read --family planbench`: what the benchmark's original program reads from texts.

import { EXIT, exitOf } from '#cli/exit'
import type { OfficialLines } from '#questions/benchmarks/family-parts'
import { familyWith } from '#questions/benchmarks/registry'
import { nearNames } from '#base/suggest'
import type { Arguments } from '#cli/args'
import { UsageError } from '#cli/args'
import { readText, type Streams } from '#cli/io'
import { answerLines, BadLine, idOf, jsonOf } from '#cli/jsonl'
import { readConfigurationFile } from './configuration-file'

const official = () => familyWith('officialLines').officialLines

/** Lines as recordings have them, or one text with its rule and domain. */
export async function readFamily(args: Arguments, streams: Streams): Promise<number> {
  const opened = readConfigurationFile(args.text('config'))
  if (args.flag('jsonl')) {
    const bad = await answerLines(streams, line => {
      const found = official().output(line, opened)
      if (typeof found === 'string') throw new BadLine(found)
      return { ...idOf(line), ...found }
    })
    return exitOf(bad)
  }
  const [name, ...more] = args.positions
  const domain = args.text('domain')
  const rule = official().rules.find(each => each === name)
  if (rule === undefined) throw new UsageError(noRule(name))
  if (domain === undefined || more.length > 0)
    throw new UsageError('The domain of the benchmark is named as `--domain mystery_blocksworld`.')
  const tables = official().tables(domain, opened)
  if (typeof tables === 'string') throw new UsageError(tables)
  await tell(official().read(rule, readText('-', 'as it is'), tables), args, streams)
  return EXIT.done
}

function noRule(name: string | undefined): string {
  const near = nearNames(name ?? '', official().rules)
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${official().rules.join(', ')}.`
  return name === undefined
    ? `\`read\` needs a rule: ${official().rules.join(', ')}.`
    : `There is no rule ${JSON.stringify(name)}; ${offer}`
}

async function tell(
  { value, trace }: ReturnType<OfficialLines['read']>,
  args: Arguments,
  streams: Streams,
): Promise<void> {
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
