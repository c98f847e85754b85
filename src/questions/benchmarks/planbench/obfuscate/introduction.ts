// The introduction of an obfuscated domain, generated only from the domain as in the benchmark, so that it explains
// the new words.

import type { Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import { type DescribedAction, describedActions, describedRules } from '../render/rules'

/** Numbers written as words. */
const numbers = 'zero one two three four five six seven eight nine ten'.split(' ')

/**
 * Describes the actions, their preconditions and effects. Ends with one line break.  @param minutes If given, the
 * duration of each action is described too, one minute by default.
 */
export function obfuscatedIntroduction(
  domain: Domain,
  wordbook: Wordbook,
  minutes?: Readonly<Record<string, number>>,
): string {
  const actions = describedActions(domain, wordbook, place => `object_${place}`)
  const rules = describedRules(domain, wordbook, place => `object_${place}`)
  return [
    'I am playing with a set of objects. Here are the actions I can do\n\n',
    ...actions.map(action => `${capital(action.title)}.${takes(action, minutes)}\n`),
    '\nI have the following restrictions on my actions:\n',
    ...actions.flatMap(action => restrictionsOf(action)),
    ...rules.map(rule => `It holds that ${rule}.\n`),
  ].join('')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function takes({ name }: DescribedAction, minutes?: Readonly<Record<string, number>>): string {
  if (minutes === undefined) return ''
  const count = Object.hasOwn(minutes, name) ? minutes[name]! : 1
  const number = numbers[count] ?? String(count)
  return ` It takes ${number} ${count === 1 ? 'minute' : 'minutes'} to ${name}.`
}

function restrictionsOf({ name, needs, needsNot, further, effects }: DescribedAction): string[] {
  const line = (facts: readonly string[], text: string): string[] =>
    facts.length === 0 ? [] : [`${text}${listed(facts)}\n`]
  return [
    ...line(needs, `To perform ${name} action, the following facts need to be true: `),
    ...line(needsNot, `To perform ${name} action, the following facts need to be false: `),
    ...line(further, `To perform ${name} action, it must be so that `),
    ...effects.flatMap(({ when, adds, deletes }) => {
      const begin = `Once ${name} is performed${when === '' ? '' : `, ${when},`} the following facts will be `
      return [...line(adds, `${begin}true: `), ...line(deletes, `${begin}false: `)]
    }),
  ]
}

/** `a, b, and c`, `a, and b`, `a`. */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)!}`
