// Hints on yes/no and choice questions, in up to three levels.

import type { Statement } from '#planning/analysis/statement'
import { decideStatement } from '#planning/analysis/truth'
import type { Hint } from './help'
import type { Effect } from '#planning/pddl/model'
import { explainAction } from '#planning/task/explain'
import { wordsOf } from '#planning/task/names'
import { groundOf } from './judging/option-ground'
import { type OptionGround, truthOfOption } from './judging/option-truth'
import { counted, listedNames, quoted } from './judging/words'
import type { KnownQuestion } from './question'
import { kindOf } from './registry'
import { HINT_LEVELS } from './solving/help'

/** A hint: for yes/no questions the deciding fact, for choices some wrong options. */
export function closedHint(question: KnownQuestion, level: number): Hint {
  const { kind, format, choices } = question
  const ground = groundOf(question)
  const first = kindOf(kind).texts.closedHint
  const labels = choices?.label ?? []
  if (ground.kind !== 'ready') {
    const gold = question.gold()
    const wrong = labels.filter(label => label.toLowerCase() !== gold?.trim().toLowerCase())
    const canRuleOut = format === 'mcq' && wrong.length === labels.length - 1 && wrong.length > 1
    if (level <= 1 || !canRuleOut) return { text: first, levels: canRuleOut ? HINT_LEVELS : 1 }
    return {
      text: `By the published answer, which cannot be proven here, it is ${neither(wrong.slice(0, level - 1))}.`,
      levels: HINT_LEVELS,
    }
  }
  if (level <= 1) return { text: first, levels: HINT_LEVELS }
  const { by, statements } = ground
  if (format === 'bool') {
    const truth = truthOfOption(by, statements[0]!)
    const text =
      truth === 'open'
        ? 'The English of this question leaves open what the answer depends on.'
        : yesNoHint(by, statements[0]!, level === 2 ? 2 : 3)
    return { text, levels: HINT_LEVELS }
  }
  const wrong = labels.filter((_, i) => statements[i] !== undefined && truthOfOption(by, statements[i]!) === false)
  return { text: `It is ${neither(wrong.slice(0, level - 1))}.`, levels: HINT_LEVELS }
}

const neither = (labels: readonly string[]): string =>
  labels.length === 0
    ? 'one of the options that are left'
    : labels.length === 1
      ? `not ${labels[0]}`
      : `neither ${labels.slice(0, -1).join(', ')} nor ${labels.at(-1)}`

function yesNoHint({ ready }: OptionGround, statement: Statement, level: 2 | 3): string {
  const { task, domain } = ready
  switch (statement.kind) {
    case 'applicable': {
      const { satisfied, missing } = explainAction(task, task.initial, statement.action)
      if (level === 2) {
        const parts = [...satisfied, ...missing].sort()
        return parts.length === 0
          ? `Nothing that ${quoted(statement.action)} needs depends on the state.`
          : `Its precondition has ${counted(parts.length, 'part')}: ${listedNames(parts, 8)}. Which of them hold?`
      }
      return missing.length > 0
        ? `Look at ${quoted(missing[0]!)}.`
        : `Does anything fail of ${listedNames(satisfied, 8)}?`
    }
    case 'holds-after':
      return level === 2
        ? `Look at what ${quoted(statement.action)} adds and deletes, and compare with ${listedNames(statement.facts, 6)}.`
        : `Of ${listedNames(statement.facts, 6)}, which were true before, and which does the action change?`
    case 'reachable':
    case 'becomes-applicable': {
      const wanted =
        statement.kind === 'reachable' ? statement.facts : explainAction(task, task.initial, statement.action).missing
      const heads = new Set(wanted.flatMap(name => wordsOf(name)?.slice(0, 1) ?? []))
      const adders = domain.actions.filter(({ effect }) => adds(effect, heads))
      if (level === 2)
        return wanted.length === 0
          ? 'Look at what holds now.'
          : `It needs ${listedNames(wanted, 6)}${wanted.length > 1 ? ' together' : ''}; ${
              adders.length === 0
                ? 'no action makes that true'
                : `the actions that make such facts true are ${listedNames(
                    adders.map(each => each.name),
                    6,
                  )}`
            }.`
      const { truth, certificate } = decideStatement(task, statement)
      const found = certificate?.()
      return truth === true && found?.kind === 'plan'
        ? `If it can be done, ${counted(found.actions.length, 'step')} ${found.actions.length === 1 ? 'is' : 'are'} enough.`
        : 'Do its parts exclude each other, or can something it needs never become true?'
    }
    case 'sequence': {
      const count = statement.entries.length
      const foreign = statement.entries.some(entry => entry.kind === 'foreign')
      return level === 2
        ? `There are ${counted(count, 'step')}. Is each an action, can each be executed in turn, and does the goal hold at the end?`
        : foreign
          ? 'Look closely at what each step names.'
          : 'Every step names an action of the domain; what matters is whether each can be executed in turn, and what holds at the end.'
    }
    case 'removable':
      return level === 2
        ? `Leave out ${listedNames(
            statement.positions.map(at => statement.plan[at] ?? ''),
            4,
          )} and go on from the state before.`
        : `Look at what ${listedNames(
            statement.positions.map(at => statement.plan[at] ?? ''),
            4,
          )} ${statement.positions.length === 1 ? 'makes' : 'make'} true, and whether a later step or the goal needs it.`
    case 'removable-somewhere':
      return level === 2
        ? 'Find every place where the plan has what is left out. Leave it out there, and go on from the state before.'
        : 'Look at what it makes true at each of its places, and whether a later step or the goal needs it.'
    case 'removability':
      return 'Leave out each of the two by itself, and follow the rest of the plan to its end.'
    case 'landmark':
      return level === 2
        ? `Try to reach the goal without ever making ${quoted(statement.fact)} true.`
        : `Look at the actions that need ${quoted(statement.fact)}: can the goal do without all of them?`
    case 'foreign':
      return 'Look closely: is this an action of this domain?'
  }
}

/** True if the effect makes a fact of one of these predicates true. */
function adds(effect: Effect, heads: ReadonlySet<string>): boolean {
  switch (effect.kind) {
    case 'and':
      return effect.parts.some(part => adds(part, heads))
    case 'when':
    case 'forall':
      return adds(effect.body, heads)
    case 'add':
      return heads.has(effect.atom.predicate.name)
    default:
      return false
  }
}
