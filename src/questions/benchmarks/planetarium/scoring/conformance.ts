// Computes the claims of a row again: its problem is valid in its domain and solvable, its counts are right, and its
// text, if it can be read, describes that problem.

import type { Limits } from '#base/limits'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import { describeComparison } from '#planning/equivalence/description/describe'
import { badPddl } from '#questions/kinds/judge'
import type { Question } from '#questions/kinds/question'
import { loadTask, type LoadedTask } from '#planning/task/load'
import type { Conformance, Difference } from '../../family'
import { cell } from '../read/columns'
import { type PlanetariumRecord, recordOf } from '../record'
import { atomsOf } from './remarks'
import { readText } from '../texts/read-text'

type Undecided = Exclude<Conformance['reason'], null>

export function conformanceOf(question: Question, limits: Limits): Conformance {
  const undecided = (reason: Undecided, message: string, domain = question.domain): Conformance => ({
    ...{ domain, decided: false, reason, message, agrees: false, differences: [] },
  })
  const record = recordOf(question)
  if (question.judged === null) return undecided('no-pddl', 'This text comes without the problem that it describes.')
  const loaded = loadTask(question.judged)
  if (loaded.kind === 'bad-pddl') return undecided('bad-pddl', badPddl(loaded)[1])
  if (loaded.kind === 'too-large') return undecided('limit', loaded.message)
  const { name } = loaded.domain
  if (record === undefined) return undecided('no-gold', 'No row says what is right for this text.', name)
  const compared = textDifference(question, loaded, limits)
  if (typeof compared === 'string') return undecided('limit', compared, name)
  const differences = [...countDifferences(record, loaded), ...compared]
  return {
    ...{ domain: name, decided: true, reason: null, message: '' },
    agrees: differences.length === 0,
    differences,
  }
}

/** Compares the columns with counts to the actual numbers. */
function countDifferences({ domain, fields }: PlanetariumRecord, loaded: LoadedTask): Difference[] {
  const { objects, init, goal } = loaded.problem
  // The published counts for gripper do not include the robot's position.
  const isLeftOut = (predicate: string): boolean => domain === 'gripper' && predicate === 'at-robby'
  const computed: readonly (readonly [string, number | undefined])[] = [
    ['num_objects', objects.length],
    ['init_num_propositions', init.filter(atom => !isLeftOut(atom.predicate.name)).length],
    ['goal_num_propositions', atomsOf(goal)?.length],
  ]
  return computed.flatMap(([column, count]) => {
    const published = cell(fields, column)
    const gold = published === undefined || published === '' || published === null ? undefined : Number(published)
    return count === undefined || gold === undefined || gold === count
      ? []
      : [
          {
            claim: `The problem has ${count} where the row’s \`${column}\` says ${gold}.`,
            type: 'other-count',
            proven: count,
            gold,
            evidence: null,
          },
        ]
  })
}

/** Checks whether the text, as read here, describes the row's problem, and whether that is solvable. */
function textDifference(question: Question, { domain }: LoadedTask, limits: Limits): Difference[] | string {
  const source = question.judged!
  const textReading = readText(domain, question.question)
  const b = textReading.kind === 'problem' ? textReading.problem : source.problem
  const read = readPair({ domain: source.domain, a: source.problem, b })
  if (read.kind === 'fault') return 'The problem that was read from the text has errors.'
  const isOpen = question.asked?.placeholder === true || (textReading.kind === 'problem' && textReading.placeholder)
  const found = comparePair(read.pair, isOpen ? 'placeholder' : 'strict', pairLimits(limits))
  const { solvable, evidence } = found.solvable.a
  const unsolvable: Difference[] =
    solvable === false
      ? [
          {
            claim: 'The goal of the row’s problem cannot be reached.',
            type: 'unsolvable',
            proven: null,
            gold: null,
            evidence,
          },
        ]
      : []
  if (found.equivalent === null || solvable === null)
    return found.left ?? 'Whether the goal can be reached was not decided within the limits.'
  return found.equivalent
    ? unsolvable
    : [
        ...unsolvable,
        {
          claim: `The text describes another problem. ${describeComparison(read.pair, found, pairLimits(limits), { a: 'the row’s problem', b: 'the text' }).explanation}`,
          type: 'text-tells-another-problem',
          proven: b,
          gold: source.problem,
          evidence: found.evidence,
        },
      ]
}
