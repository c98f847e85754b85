// Chooses among several actions that match a sentence, such as `load {} into {} at {}` for trucks and airplanes: the
// one with static preconditions that hold.

import { recent } from '#base/recent'
import { literalsOf } from '#language/english/starter/literals'
import type { Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import { wordsOf } from '#planning/task/names'
import type { ChooseAction } from './blocks'
import { hiddenFacts, objectsIn } from './described-objects'

/** Without a domain, the first action is chosen. */
export const chooser = recent(24, (wordbook: Wordbook, domain: Domain | undefined) => [wordbook, domain], makeChooser)

function makeChooser(wordbook: Wordbook, domain: Domain | undefined): ChooseAction {
  if (domain === undefined) return ([first]) => first
  const changed = new Set(
    domain.actions.flatMap(action => {
      const { adds, deletes } = literalsOf(action)
      return [...adds, ...deletes].map(({ predicate }) => predicate)
    }),
  )
  const needs = new Map(
    domain.actions.map(action => [
      action.name,
      {
        places: new Map(action.parameters.map(({ name }, i) => [name, i])),
        facts: literalsOf(action).needs.filter(({ predicate }) => !changed.has(predicate)),
      },
    ]),
  )
  let known: { readonly init: readonly string[]; readonly facts: ReadonlySet<string> } | undefined
  const factsOf = (init: readonly string[]): ReadonlySet<string> => {
    if (known?.init !== init)
      known = {
        init,
        facts: new Set([...init, ...hiddenFacts(wordbook, domain, [...new Set(objectsIn(init))])]),
      }
    return known.facts
  }
  return (candidates, init) => {
    if (candidates.length < 2) return candidates[0]
    const facts = factsOf(init)
    const fits = (action: string): boolean => {
      const [name, ...args] = wordsOf(action) ?? []
      const need = needs.get(name ?? '')
      return (
        need?.facts.every(({ predicate, terms }) =>
          facts.has(`(${[predicate, ...terms.map(term => args[need.places.get(term) ?? -1] ?? term)].join(' ')})`),
        ) === true
      )
    }
    return candidates.find(fits) ?? candidates[0]
  }
}
