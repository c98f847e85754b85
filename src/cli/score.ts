// `score`: scores result files of evaluation harnesses; also scores single lines, and merges the shards of a run.

import type { VerbSyntax } from './args'
import { shardOption, workersOption } from './threads'
import { harnessOption } from './harness'
import { verdictCertificates } from './requests/options'
import { maxStatesOption } from './max-states'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'score',
  usage:
    'score [RESULTS…] [--questions FILE]… [--mapping FIELDS] [--scorer NAME] [--with-invalidated] [--shard i/n] [--harness MONTH] [--certificates all|asked|none] [--workers N] [--max-states N] [--json], or score --jsonl [--questions FILE]… [--mapping FIELDS] [--scorer NAME] [--with-invalidated] [--harness MONTH] [--certificates all|asked|none] [--workers N] [--max-states N], or score --merge FILE… [--json]',
  does: 'Scores the responses of result files and folders: our verdict and the official score of each.',
  options: {
    questions: {
      kind: 'texts',
      help: 'a benchmark file that the responses answer; may be repeated',
    },
    mapping: {
      kind: 'text',
      help: 'fields of other JSON lines and tables: response=…,id=…,model=… (guessed from their names)',
    },
    scorer: {
      kind: 'text',
      help: 'scorer of Inspect logs to compare with (the first one with a number or a grade)',
    },
    'with-invalidated': { kind: 'flag', help: 'in logs of Inspect, also samples that were invalidated' },
    shard: shardOption,
    merge: {
      kind: 'flag',
      help: 'files are outputs of --json or --jsonl: all lines, and a summary',
    },
    jsonl: {
      kind: 'flag',
      help: 'a filter: one record per line in, one verdict per line out, no summary',
    },
    workers: workersOption,
    'max-states': maxStatesOption,
    harness: harnessOption,
    certificates: verdictCertificates,
    json: { kind: 'flag', help: 'one JSON object per record, and one with the summary' },
  },
  positions: [0, Number.POSITIVE_INFINITY],
}

export const score: Verb = {
  syntax,
  // Loaded on demand, so that other verbs start without it.
  run: async (args, streams, start) => (await import('#cli/score/run')).runScore(args, streams, start),
}
