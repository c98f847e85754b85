// Conformance: every answer of a file is computed again from only the PDDL, and compared with the file's.

import type { PlainKind } from '#questions/kinds/codes'
import type { Limits } from '#base/limits'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { loadTask } from '#planning/task/load'
import type { Conformance } from '../family'
import type { RecordContent } from './record'
import { askedOf } from './asked'
import { compareActionReachable, compareReachable } from './compare-reach'
import { compareLandmarks, compareNextActions, compareRemovable } from './compare-plans'
import { compareApplicable, compareEffects, compareFirstFailure } from './compare-state'
import type { Comparing, Comparison } from './difference'

/** Compares the proven answer with the file's. */
export function conformanceOf(record: RecordContent, limits: Limits = defaultLimits): Conformance {
  const undecided = (domain: string, reason: NonNullable<Conformance['reason']>, message: string): Conformance => ({
    domain,
    decided: false,
    reason,
    message,
    agrees: false,
    differences: [],
  })

  if (record.source === null || record.format !== 'gen')
    return undecided('', 'no-pddl', 'The record carries no PDDL, so its answer cannot be checked.')
  const ready = loadTask(record.source)
  if (ready.kind === 'bad-pddl') return undecided('', 'bad-pddl', ready.message)
  if (ready.kind !== 'ready') return undecided('', 'limit', ready.message)
  const domain = ready.domain.name
  if (record.gold === undefined) return undecided(domain, 'no-gold', 'The file has no usable answer to compare with.')
  const outcome = askedOf(record, ready.task)
  if (outcome.kind === 'unclear') return undecided(domain, 'unclear', outcome.reason)
  const comparing = {
    ready,
    asked: outcome.asked,
    gold: record.gold,
    limits,
  }
  const comparison = comparers[record.kind](comparing as Comparing<never>)
  if (comparison.kind === 'undecided') return undecided(domain, comparison.reason, comparison.message)
  const { differences } = comparison
  return {
    domain,
    decided: true,
    reason: null,
    message: '',
    agrees: differences.length === 0,
    differences,
  }
}

const comparers: Readonly<Record<PlainKind, (comparing: Comparing<never>) => Comparison>> = {
  app: compareApplicable,
  prog: compareEffects,
  reach: compareReachable,
  areach: compareActionReachable,
  val: compareFirstFailure,
  just: compareRemovable,
  land: compareLandmarks,
  nexta: compareNextActions,
}
