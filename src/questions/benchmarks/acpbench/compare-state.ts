// Compares gold answers that follow from one state or one sequence: applicable actions, effects, the first inapplicable
// action.

import { applicableNames } from '#questions/kinds/applicability/solve'
import { applicableNow, changesBy } from '#questions/kinds/progression/solve'
import { firstBreak } from '#questions/kinds/solving/first-break'
import { type Comparing, type Comparison, compared, normalItem, plainly } from './difference'
import type { Difference } from '../family'
import type { ProgGold } from './gold'

/** Differences between two sets of names. */
function setDifferences(
  proven: readonly string[],
  gold: readonly string[],
  types: { readonly missing: string; readonly extra: string },
  sentences: { readonly missing: string; readonly extra: string },
): Difference[] {
  const mine = new Set(proven)
  const theirs = new Set(gold.map(normalItem))
  return [
    ...proven
      .filter(item => !theirs.has(item))
      .map(item => plainly(types.missing, `\`${item}\` ${sentences.missing}`, { proven: true, gold: false })),
    ...[...theirs]
      .filter(item => !mine.has(item))
      .map(item => plainly(types.extra, `\`${item}\` ${sentences.extra}`, { proven: false, gold: true })),
  ]
}

/** Compares the applicable actions. */
export function compareApplicable({ ready, gold }: Comparing<readonly string[]>): Comparison {
  const proven = applicableNames(ready.task)
  return compared(
    setDifferences(
      proven,
      gold,
      { missing: 'unlisted-applicable', extra: 'listed-inapplicable' },
      {
        missing: 'is applicable, but not listed.',
        extra: 'is listed, but not applicable.',
      },
    ),
  )
}

/** Compares the facts that the given action makes true and false. */
export function compareEffects({ ready, asked, gold }: Comparing<ProgGold>): Comparison {
  const { task } = ready
  const name = asked.action ?? ''
  const action = applicableNow(task, name)
  if (action === undefined)
    return compared([
      plainly('asked-inapplicable', `\`${name}\` is not applicable in this state.`, {
        proven: null,
        gold,
      }),
    ])
  const { gained, lost } = changesBy(task, action)
  return compared([
    ...setDifferences(
      gained,
      gold.pos,
      { missing: 'unlisted-positive', extra: 'listed-positive' },
      { missing: 'becomes true, but is not listed.', extra: 'does not become true.' },
    ),
    ...setDifferences(
      lost,
      gold.neg,
      { missing: 'unlisted-negative', extra: 'listed-negative' },
      { missing: 'becomes false, but is not listed.', extra: 'does not become false.' },
    ),
  ])
}

/** Compares the index of the first action that is not applicable. */
export function compareFirstFailure({ ready, asked, gold }: Comparing<number | string>): Comparison {
  const { task } = ready
  const sequence = asked.sequence ?? []
  const proven = firstBreak(task, sequence)?.step ?? null
  if (proven !== null && proven === Number(gold)) return compared([])
  const sentence =
    proven === null
      ? 'Every action of the sequence is applicable in its turn.'
      : `The first inapplicable action is \`${sequence[proven]}\`, index ${proven}.`
  return compared([plainly('other-index', sentence, { proven, gold: Number(gold) })])
}
