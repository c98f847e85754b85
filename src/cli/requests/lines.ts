// Requests as JSON lines: for one verb (`solve --jsonl`), or for any (`serve`). One warm process answers all of them,
// in order; a request that cannot be answered gives a line with its error.

import { type Arguments, UsageError, type VerbSyntax } from '#cli/args'
import { exitOf } from '#cli/exit'
import type { Streams } from '#cli/io'
import { answerLines, BadLine, idOf, textField } from '#cli/jsonl'
import type { Verb } from '#cli/verb'
import { maxStatesOption } from '#cli/max-states'
import { loadParts } from '#questions/benchmarks/parts'
import { certificatesOf, evidenceOptions } from './options'
import { answerRequest, type Defaults, type Line, requests } from './requests'

/** The verb with `--jsonl`. */
export const withLines = (verb: Verb): Verb => ({
  ...verb,
  run: (args, streams, start) => {
    if (!args.flag('jsonl')) return verb.run(args, streams, start)
    const { name } = verb.syntax
    if (args.positions.length > 0) throw new UsageError('With --jsonl, texts come on standard input, not from files.')
    return answerAll(() => name, defaultsOf(args, verb.syntax), streams)
  },
})

const names = Object.keys(requests)

const syntax: VerbSyntax = {
  name: 'serve',
  usage: 'serve [--max-states N] [--certificates all|asked|none] [--evidence]',
  does: `Answers requests, lines {"id","verb",…} on standard input, one result per line, until the input ends. Verbs: ${names.join(', ')}.`,
  options: {
    'max-states': maxStatesOption,
    certificates: evidenceOptions.certificates!,
    evidence: evidenceOptions.evidence!,
  },
  positions: [0, 0],
}

export const serve: Verb = {
  syntax,
  run: async (args, streams) => {
    await loadParts('comparison')
    return answerAll(verbOf, defaultsOf(args, syntax), streams)
  },
}

function verbOf(line: Line): string {
  const verb = textField(line, 'verb')
  if (!Object.hasOwn(requests, verb))
    throw new BadLine(`asks for the verb ${JSON.stringify(verb.slice(0, 40))}; there are ${names.join(', ')}.`)
  return verb
}

function defaultsOf(args: Arguments, { options }: VerbSyntax): Defaults {
  const has = (name: string): boolean => Object.hasOwn(options, name)
  return {
    certificates: has('certificates') ? certificatesOf(args) : 'none',
    evidence: args.flag('evidence'),
    optimal: args.flag('optimal'),
    heuristic: args.text('heuristic'),
    maxStates: args.count('max-states'),
  }
}

async function answerAll(verb: (line: Line) => string, defaults: Defaults, streams: Streams): Promise<number> {
  let undecided = 0
  const bad = await answerLines(streams, line => {
    const { result, isUndecided } = answerRequest(verb(line), line, defaults)
    if (isUndecided) undecided++
    return { ...result, ...idOf(line) }
  })
  return exitOf(bad, undecided)
}
