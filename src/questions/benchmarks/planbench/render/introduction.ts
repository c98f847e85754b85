// The introduction of the corrected layout: all preconditions and effects of the actions, from the PDDL, so that
// nothing must be guessed, and the form of the answer, so that a prompt works without a worked example.

import { capital } from '#base/words'
import type { Wordbook } from '#language/english/wordbook'
import type { Domain, Problem } from '#planning/pddl/model'
import { supertypesOf } from '#planning/pddl/supertypes'
import type { PromptLayout } from '../items'
import { correctedPieces } from './pieces'
import {
  type DescribedAction,
  type DescribedEffect,
  describedActions,
  describedRules,
  parameterWords,
  withArticle,
} from './rules'
import { inARow } from './renderer'

/** The data for an introduction. */
export interface Introduced {
  readonly domain: Domain
  readonly wordbook: Wordbook
  readonly layout: PromptLayout
  /** The subject of the domain: `Phrases.introduction`. Absent if even that would reveal too much. */
  readonly about?: string
  /** If given, the duration of each action is described (t2), one minute by default. */
  readonly minutes?: Readonly<Record<string, number>>
}

/** The introduction, which ends with one line break. */
export function correctedIntroduction({ domain, wordbook, layout, about = '', minutes }: Introduced): string {
  const called = parameterWords(wordbook)
  const rules = describedRules(domain, wordbook, called)
  const actions = describedActions(domain, wordbook, called)
  const paragraphs = [
    about.replace(/\s+/g, ' ').trim(),
    'Only actions change things, one action at a time. An action can be executed when everything it needs is true. Each action changes only what is listed below for it; everything else stays the same. A fact that an action makes both true and false is true afterwards. Capital letters stand for objects; two letters may stand for the same object.',
    kindsOfThings(domain),
    `Here are the actions:\n\n${actions.map(each => actionText(each, minutes)).join('\n\n')}`,
    rules.length === 0 ? '' : `It always holds that ${rules.join('; it always holds that ')}.`,
    wanted(layout),
  ]
  return `${paragraphs.filter(each => each !== '').join('\n\n')}\n`
}

/** `Every crate is a surface.`, for the types that actions require. */
function kindsOfThings(domain: Domain): string {
  const { types, actions } = domain
  const above = supertypesOf(domain)
  const asked = new Set(
    actions.flatMap(({ parameters }) => parameters.flatMap(({ type }) => type.map(({ name }) => name))),
  )
  asked.delete('object')
  return types
    .flatMap(({ name, parents }) =>
      parents
        .filter(up => up.name !== 'object' && [...above.get(up.name)!].some(each => asked.has(each)))
        .map(up => `Every ${name} is ${withArticle(up.name)}.`),
    )
    .join(' ')
}

function actionText(
  { name, title, sorts, needs, needsNot, further, effects }: DescribedAction,
  minutes: Introduced['minutes'],
): string {
  const count = minutes !== undefined && Object.hasOwn(minutes, name) ? minutes[name]! : 1
  return [
    title,
    ...line('Types', sorts),
    ...line('Needed', needs),
    ...line('Must be false', needsNot),
    ...line('Also needed', further),
    ...effects.flatMap(effect => effectLines(effect)),
    ...(minutes === undefined ? [] : [`- Time: ${count} ${count === 1 ? 'minute' : 'minutes'}.`]),
  ].join('\n')
}

function effectLines({ when, adds, deletes: gone }: DescribedEffect): string[] {
  const deletes = gone.filter(each => !adds.includes(each))
  const head = (text: string): string => capital(when === '' ? text : `${when}, ${text}`)
  return [...line(head('becomes true'), adds), ...line(head('becomes false'), deletes)]
}

/** `- Becomes true: …` */
const line = (head: string, facts: readonly string[]): string[] =>
  facts.length === 0 ? [] : [`- ${head}: ${inARow(facts)}.`]

const lines = 'each on its own line and in the words above, followed by [PLAN END]'

/** The form of the answer. */
function wanted(layout: PromptLayout): string {
  const form = (piece: string): string =>
    piece
      .trimEnd()
      .replace('{FACTS}', '<facts, with commas and a last “and” between them>')
      .replace('{ACTION}', '<the action>')
      .replace('{K}', '<number>')
  switch (layout) {
    case 't2':
      return `Answer with the actions of a plan that takes the least time, ${lines}; then write: ${correctedPieces.totalMany.trimEnd().replace('{N}', '<number>')}`
    case 't3':
    case 't3_1':
      return `Say whether the plan is valid: whether every action can be executed at its step, and the goal is reached in the end. Answer in one of these forms. If several actions cannot be executed, name the first of them. Count steps from 1:\n\n${[correctedPieces.valid, correctedPieces.goalMany, correctedPieces.preconditionMany].map(form).join('\n\n')}`
    case 't6':
      return `Answer with the actions of a plan from the state after the unexpected event, ${lines}. If nothing is left to do, answer with [PLAN END] alone.`
    case 't7':
      return 'Answer with all facts that hold in the resulting state, in the words of the initial conditions, with commas and a last “and” between them.'
    default:
      return `Answer with the actions of a plan, ${lines}.`
  }
}

/** The objects by type, as a sentence; null for an untyped domain. */
export function objectsSentence(domain: Domain, problem: Problem, wordbook: Wordbook): string | null {
  if (domain.types.length === 0) return null
  const byType = new Map<string, string[]>()
  for (const { name, type } of [...domain.constants, ...problem.objects]) {
    const of = type.map(each => each.name).join(' or ') || 'object'
    byType.set(of, [...(byType.get(of) ?? []), wordbook.object(name) ?? name])
  }
  const groups = [...byType].map(
    ([type, names]) => `${inARow(names)} ${names.length === 1 ? 'is' : 'are'} of the type ${type}`,
  )
  return groups.length === 0 ? null : `Objects: ${groups.join('; ')}.`
}
