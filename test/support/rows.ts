// Scored rows for tests: one with given fields, and many random ones.

import { makeRng } from '#base/rng'
import { plainKinds } from '#questions/kinds/codes'
import type { ScoredRow } from '#results/runs/row'

/** A right row with the given fields replaced. */
export const scoredRow = (given: Partial<ScoredRow> = {}): ScoredRow => ({
  file: 'samples_acp_app_gen.jsonl',
  line: 1,
  model: 'a model',
  attempt: 1,
  question: 'q1',
  id: '1',
  kind: 'app',
  format: 'gen',
  domain: 'ferry',
  verdict: 'right',
  reason: null,
  official: 1,
  recorded: 1,
  published: null,
  mistakes: [],
  cause: null,
  unscored: null,
  answer: '[(sail l0 l1)]',
  explanation: 'These are all applicable actions.',
  certificate: { kind: 'plans', checked: true },
  jaccard: 1,
  givenSteps: null,
  actions: 40,
  length: 120,
  ...given,
})

const domains = ['ferry', 'grid', 'logistics', 'blocksworld']

/**
 * Random rows of a run: open questions with all kinds of verdicts, yes/no and choice questions that cannot be checked.
 */
export function randomRows(
  count: number,
  { seed = 'rows', questions = count, models = ['a model'] } = {},
): ScoredRow[] {
  const rng = makeRng(seed)
  return Array.from({ length: count }, (_, at): ScoredRow => {
    const which = at % questions
    const kind = plainKinds()[which % 8]!
    const format = (['gen', 'gen', 'bool', 'mcq'] as const)[Math.floor(which / 8) % 4]!
    const luck = rng.below(20)
    const open = format === 'gen'
    const verdict = !open
      ? 'undecided'
      : luck < 9
        ? 'right'
        : luck < 17
          ? 'wrong'
          : luck < 18
            ? 'undecided'
            : 'unreadable'
    const official = open ? (luck % 7 === 0 ? 0 : luck % 5 === 0 ? 1 : Number(verdict === 'right')) : rng.below(2)
    const differs = open && (official === 1) !== (verdict === 'right') && verdict !== 'undecided'
    return scoredRow({
      file: `samples_${kind}_${format}.jsonl`,
      line: at + 1,
      model: models[at % models.length]!,
      attempt: 1 + Math.floor(at / questions),
      question: `question ${which}`,
      id: String(which * 7919),
      kind,
      format,
      domain: domains[which % 3 === 0 ? 0 : (which * 7) % 4]!,
      verdict,
      reason: verdict === 'undecided' ? (open ? 'limit' : 'no-pddl') : null,
      official: official as 0 | 1,
      recorded: rng.below(3) === 0 ? null : official,
      published: open ? null : official === 1 ? 'matches' : 'differs',
      mistakes: verdict === 'wrong' ? (luck % 2 ? ['missing'] : ['extra', 'off-by-one']) : [],
      cause: differs ? (luck % 2 ? 'label-wrong' : 'case-of-names') : null,
      answer: `[(sail l${rng.below(9)} l${rng.below(9)})] ${at}`,
      explanation: `Row ${at}: “so”.`,
      certificate: verdict === 'right' ? { kind: 'plans', checked: luck > 1 } : null,
      jaccard: open && kind === 'app' ? rng.below(11) / 10 : null,
      givenSteps: kind === 'val' || kind === 'just' ? 3 + (which % 30) : null,
      actions: open ? 10 + (which % 500) : null,
      length: 20 + rng.below(2000),
    })
  })
}
