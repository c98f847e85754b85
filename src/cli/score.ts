// `score`: result files of evaluation harnesses, a verdict a response; a filter of lines; the shards of a run put together.

import { defaultLimits } from '../kinds/judge'
import { type Arguments, UsageError, type VerbSyntax } from './args'
import type { Streams } from './io'
import { readQuestions } from './records'
import { QuestionIndex } from '../results/questions'
import { mappingOf } from './score/mapping'
import { scoreLines } from './score/filter'
import { mergeFiles, type Scoring, scoreFiles } from './score/files'
import { shardOf, shardOption, type StartThread, threadsWanted, workersOption } from './threads'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'score',
  usage:
    'score [RESULTS…] [--questions FILE]… [--mapping FIELDS] [--shard i/n] [--json], or score --jsonl, or score --merge FILE… [--json]',
  does: 'Scores the responses of result files and folders: our verdict and the official score of each.',
  options: {
    questions: {
      kind: 'texts',
      help: 'a benchmark file that the responses answer; may be repeated',
    },
    mapping: {
      kind: 'text',
      help: 'fields of other JSON lines and tables: response=…,id=…,model=… (told from their names)',
    },
    shard: shardOption,
    merge: {
      kind: 'flag',
      help: 'files are outputs of --json or --jsonl: all lines, and a summary',
    },
    jsonl: { kind: 'flag', help: 'a filter: a record a line in, a verdict a line out, no summary' },
    workers: workersOption,
    'max-states': { kind: 'count', help: `states a search may store (${defaultLimits.maxStates})` },
    json: { kind: 'flag', help: 'a JSON object a record, and one with the summary' },
  },
  positions: [0, Number.POSITIVE_INFINITY],
}

export const score: Verb = {
  syntax,
  run: async (args, streams, start) => {
    const paths = args.positions.length === 0 ? ['-'] : args.positions
    const way = wayOf(args)
    if (way === 'merge') return mergeFiles(paths, args.flag('json'), streams)
    const scoring = scoringOf(args, streams, start)
    if (way === 'files') return scoreFiles(paths, scoring, streams)
    if (paths.length > 1 || paths[0] !== '-')
      throw new UsageError('--jsonl takes records from standard input, not from files.')
    return scoreLines(scoring, streams)
  },
}

/** Options that only some ways of scoring take. */
const without = {
  merge: ['jsonl', 'questions', 'mapping', 'shard', 'workers', 'max-states'],
  jsonl: ['shard'],
} as const

function wayOf(args: Arguments): 'files' | 'merge' | 'jsonl' {
  const way = args.flag('merge') ? 'merge' : args.flag('jsonl') ? 'jsonl' : undefined
  if (way === undefined) return 'files'
  const other = without[way].find(args.flag)
  if (other !== undefined) throw new UsageError(`--${way} and --${other} do not go together.`)
  return way
}

function scoringOf(args: Arguments, streams: Streams, start: StartThread | undefined): Scoring {
  const index = new QuestionIndex()
  for (const path of args.texts('questions')) index.add(readQuestions(path, streams).questions)
  return {
    index,
    mapping: mappingOf(args.text('mapping')),
    json: args.flag('json'),
    shard: shardOf(args.text('shard')),
    workers: threadsWanted(args, start),
    start,
    limits: { maxStates: args.count('max-states') ?? defaultLimits.maxStates },
  }
}
