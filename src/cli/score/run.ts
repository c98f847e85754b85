// Runs `score` in the mode that its options select.

import { defaultLimits } from '#questions/kinds/judging/draft'
import { QuestionIndex } from '#results/scoring/questions'
import { type Arguments, UsageError } from '#cli/args'
import type { Streams } from '#cli/io'
import { harnessOf } from '#cli/harness'
import { certificatesOf } from '#cli/requests/options'
import { readQuestions } from '#cli/records'
import { shardOf, type StartThread, threadsWanted } from '#cli/threads'
import { mergeFiles, type Scoring, scoreFiles } from './files'
import { scoreLines } from './filter'
import type { InspectChoice } from '#results/reading/formats/format'
import { mappingOf } from './mapping'

/** Returns the exit code. */
export async function runScore(args: Arguments, streams: Streams, start: StartThread | undefined): Promise<number> {
  const paths = args.positions.length === 0 ? ['-'] : args.positions
  const way = wayOf(args)
  if (way === 'merge') return mergeFiles(paths, args.flag('json'), streams)
  const scoring = scoringOf(args, streams, start)
  if (way === 'files') return scoreFiles(paths, scoring, streams)
  if (paths.length > 1 || paths[0] !== '-')
    throw new UsageError('--jsonl takes records from standard input, not from files.')
  return scoreLines(scoring, streams)
}

/** For each mode, the options that it does not support. */
const without = {
  merge: [
    'jsonl',
    'questions',
    'mapping',
    'scorer',
    'with-invalidated',
    'shard',
    'workers',
    'harness',
    'max-states',
    'certificates',
  ],
  jsonl: ['shard'],
} as const

function wayOf(args: Arguments): 'files' | 'merge' | 'jsonl' {
  const way = args.flag('merge') ? 'merge' : args.flag('jsonl') ? 'jsonl' : undefined
  if (way === undefined) return 'files'
  const other = without[way].find(args.flag)
  if (other !== undefined) throw new UsageError(`--${way} and --${other} do not go together.`)
  return way
}

function inspectOf(args: Arguments): InspectChoice {
  const scorer = args.text('scorer')
  return { ...(scorer === undefined ? {} : { scorer }), withInvalidated: args.flag('with-invalidated') }
}

function scoringOf(args: Arguments, streams: Streams, start: StartThread | undefined): Scoring {
  if (start === undefined) throw new Error('Scoring needs threads.')
  const index = new QuestionIndex()
  for (const path of args.texts('questions')) index.add(readQuestions(path, streams).questions)
  return {
    index,
    mapping: mappingOf(args.text('mapping')),
    inspect: inspectOf(args),
    json: args.flag('json'),
    shard: shardOf(args.text('shard')),
    workers: threadsWanted(args, start),
    start,
    harness: harnessOf(args),
    certificates: certificatesOf(args),
    limits: { maxStates: args.count('max-states') ?? defaultLimits.maxStates },
  }
}
