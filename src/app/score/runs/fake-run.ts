// Rows made up, to draw with until the worker is there.

import { kindCodes } from '../../../kinds/codes'
import type { MistakeCode } from '../../../kinds/mistakes'
import { noVerdicts, type RunInfo } from '../../../runs/info'
import type { ScoredRow } from '../../../runs/row'

const domains = ['blocksworld', 'depot', 'ferry', 'floortile', 'goldminer', 'grid', 'logistics']
const words = [
  'right',
  'right',
  'wrong',
  'right',
  'wrong',
  'unreadable',
  'right',
  'undecided',
] as const
const mistakes: readonly MistakeCode[] = ['missing', 'extra', 'unknown-name', 'off-by-one']

/** So many rows, always the same. */
export const fakeRows = (count: number): readonly ScoredRow[] =>
  Array.from({ length: count }, (_, i) => {
    const verdict = words[(i * 7 + (i >> 3)) % words.length]!
    const kind = kindCodes[i % kindCodes.length]!
    const official = verdict === 'right' && i % 37 > 0 ? 1 : 0
    return {
      file: `samples_acp_${kind}_gen.jsonl`,
      line: (i >> 3) + 1,
      model: i % 2 === 0 ? 'granite-8b' : 'llama-70b',
      attempt: 1 + ((i >> 1) % 3),
      question: `q${i % 640}`,
      id: String(i % 640),
      kind,
      format: 'gen',
      domain: domains[(i >> 2) % domains.length]!,
      verdict,
      reason: verdict === 'undecided' ? 'limit' : null,
      official,
      recorded: official,
      published: null,
      mistakes: verdict === 'wrong' ? [mistakes[i % mistakes.length]!] : [],
      cause: (official === 1) === (verdict === 'right') ? null : 'parser-dropped-text',
      answer: verdict === 'unreadable' ? '' : '(board c1 l2), (sail l1 l2)',
      explanation:
        verdict === 'right' ? 'All are applicable.' : '`(sail l1 l2)` is not applicable.',
      certificate: { kind: 'applicability', checked: true },
      jaccard: verdict === 'wrong' ? 0.5 : 1,
      givenSteps: i % 20,
      actions: 24 + (i % 300),
      length: 40 + ((i * 13) % 900),
    }
  })

export const fakeInfo = (rows: readonly ScoredRow[]): RunInfo => {
  const verdicts = { ...noVerdicts }
  for (const { verdict } of rows) verdicts[verdict]++
  return {
    id: 'sample',
    name: 'Sample run',
    started: 1_700_000_000_000,
    files: [{ name: 'samples_acp_app_gen.jsonl', size: 2_000_000 }],
    models: ['granite-8b', 'llama-70b'],
    state: 'done',
    problem: '',
    rows: rows.length,
    verdicts,
    issues: 0,
    bytes: { read: 2_000_000, of: 2_000_000 },
    expected: rows.length,
    isKept: true,
    canResume: false,
  }
}
