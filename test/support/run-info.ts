// Data of a run as a whole, for tests in which it does not matter.

import { noVerdicts, type RunInfo } from '#results/runs/info'

export const fakeInfo: RunInfo = {
  id: 'r',
  name: 'A run',
  started: 1_700_000_000_000,
  files: [{ name: 'samples_acp_app_gen.jsonl', size: 2_000 }],
  models: ['a model'],
  state: 'done',
  problem: '',
  rows: 2,
  verdicts: noVerdicts,
  issues: 0,
  notes: 0,
  waiting: 0,
  bytes: { read: 2_000, of: 2_000 },
  expected: 2,
  isKept: true,
  canResume: false,
}
