// `equivalent`: decides whether two problems of one domain pose the same task.

import { familiesWith, loadParts } from '#questions/benchmarks/parts'
import { EXIT } from '#cli/exit'
import { existsSync } from 'node:fs'
import type { Limits } from '#base/limits'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { type Arguments, UsageError, type VerbSyntax } from '#cli/args'
import { InputError, readText, type Streams } from '#cli/io'
import { filterLines } from '#cli/line-pieces'
import { threadsWanted, type StartThread, workersOption } from '#cli/threads'
import { maxStatesOption } from '#cli/max-states'
import type { Verb } from '#cli/verb'
import { compareTexts, domainText, type Equivalence, FaultyText } from '#library/compared'
import { comparePiece, equivalenceJson } from './lines'

const syntax: VerbSyntax = {
  name: 'equivalent',
  usage:
    'equivalent DOMAIN PROBLEM PROBLEM [--placeholder] [--official] [--max-states N] [--json], or equivalent [DOMAIN] --jsonl [--placeholder] [--official] [--workers N] [--max-states N]',
  does: `Decides whether two problems of a domain are equivalent, exactly and by the rules of ${familiesWith('comparison')[0]!.name}: the first is the truth, the second the answer.`,
  options: {
    placeholder: { kind: 'flag', help: 'objects of the goal may be exchanged on their own' },
    official: { kind: 'flag', help: 'print what the published library answers, too' },
    jsonl: {
      kind: 'flag',
      help: 'lines {"id","domain","a","b","is_placeholder"} (texts) on standard input',
    },
    workers: workersOption,
    'max-states': maxStatesOption,
    json: { kind: 'flag', help: 'one JSON object on standard output' },
  },
  positions: [0, 3],
}

export const equivalent: Verb = {
  syntax,
  run: async (args, streams, start) => {
    await loadParts('comparison')
    return args.flag('jsonl') ? many(args, streams, start) : one(args, streams)
  },
}

const limitsOf = (args: Arguments): Limits => ({
  maxStates: args.count('max-states') ?? defaultLimits.maxStates,
})

async function many(args: Arguments, streams: Streams, start: StartThread | undefined): Promise<number> {
  const [domainPath, ...more] = args.positions
  if (more.length > 0) throw new UsageError('With --jsonl, problems come on standard input, not from files.')
  if (domainPath === '-') throw new UsageError('Standard input cannot be the domain and the lines.')
  const task = {
    limits: limitsOf(args),
    domain: domainPath === undefined ? null : domainOf(domainPath),
    placeholder: args.flag('placeholder'),
  }
  const work = {
    piece: (piece: Parameters<typeof comparePiece>[0]) => comparePiece(piece, task),
    task: { task: 'equivalent', ...task } as const,
  }
  return filterLines(work, streams, threadsWanted(args, start), start)
}

async function one(args: Arguments, streams: Streams): Promise<number> {
  const [domainPath, a, b] = args.positions
  if (domainPath === undefined || a === undefined || b === undefined)
    throw new UsageError('`equivalent` needs a domain and two problems, or --jsonl.')
  if ([domainPath, a, b].filter(path => path === '-').length > 1)
    throw new UsageError('Only one of the three files can be standard input.')
  const texts = { domain: domainOf(domainPath), a: readText(a), b: readText(b, 'as it is') }
  const mode = args.flag('placeholder') ? 'placeholder' : 'strict'
  const found = compared({ ...texts, mode }, limitsOf(args))
  if (args.flag('json')) await streams.out(JSON.stringify(equivalenceJson(found)))
  else await print(found, args.flag('official'), streams)
  return found.isUndecided ? EXIT.undecided : EXIT.done
}

/** The text of a file, or, if there is no such file, of the benchmark's domain with this name. */
function domainOf(path: string): string {
  if (path !== '-' && !existsSync(path)) {
    const known = domainText(path)
    if (known !== undefined) return known
  }
  return readText(path)
}

function compared(texts: Parameters<typeof compareTexts>[0], limits: Limits): Equivalence {
  try {
    return compareTexts(texts, limits)
  } catch (error) {
    if (error instanceof FaultyText) throw new InputError(error.message)
    throw error
  }
}

const word = (holds: boolean | null): string => (holds === null ? 'undecided' : holds ? 'yes' : 'no')

async function print(found: Equivalence, withOfficial: boolean, streams: Streams): Promise<void> {
  const { parseable, solvable, equivalent, mode, official, reason, explanation, certificate } = found
  await streams.out(`Parseable:  ${word(parseable)}`)
  if (parseable) {
    await streams.out(`Solvable:   ${word(solvable)}`)
    await streams.out(
      `Equivalent: ${word(equivalent)}${mode === 'placeholder' ? ' (objects of the goal may be exchanged)' : ''}`,
    )
  }
  await streams.out(reason ?? explanation)
  if (certificate !== null)
    await streams.out(
      `Evidence:   ${certificate.kind}, ${certificate.checked ? 'accepted by the checker' : 'not accepted by the checker'}`,
    )
  if (!withOfficial) return
  const { error, note } = official
  await streams.out(
    error !== undefined && official.equivalent === null
      ? `Official:   none. ${error}`
      : `Official:   parseable ${word(official.parseable)}, solvable ${word(official.solvable)}, equivalent ${word(official.equivalent)}`,
  )
  if (note !== '' && note !== error) await streams.out(note)
}
