// Objects with types that the text determines only vaguely: “x is at y” may be about a crate or a truck.

import type { Domain, TypeExpression } from '#planning/pddl/model'
import { listed } from '#base/words'
import type { Phrases } from '../../phrases'
import type { Missing } from '../described-problem'
import type { OwnText } from './own-text'

/** Some action requires a type that the object need not have: then its applicability is unknown. */
export function vagueTypes({ things, kinds }: OwnText, domain: Domain, phrases: Phrases): Missing[] {
  const asked: TypeExpression[] = domain.actions.flatMap(({ parameters }) => parameters.map(({ type }) => type))
  const matters = (type: string): boolean =>
    asked.some(
      each =>
        each.length > 0 &&
        !each.some(({ name }) => kinds.tree.isUnder(type, name)) &&
        each.some(({ name }) => name !== type && kinds.tree.isUnder(name, type)),
    )
  const vague: { readonly name: string; readonly type: string }[] = []
  for (const { name, type, isListed, isExact } of things.resolved())
    if (!isExact && !isListed && (type.startsWith('(') || matters(type))) vague.push({ name, type })
  if (vague.length === 0) return []
  const [name] = vague
  const narrower = phrases.types.find(
    each => name !== undefined && each.name !== name.type && kinds.tree.isUnder(each.name, name.type),
  )
  const example =
    narrower === undefined || name === undefined ? '' : ` Say it as in “There is one ${narrower.one}: ${name.name}.”`
  const all = vague.map(each => `${each.name} (${each.type})`)
  return [{ text: `The text does not give the exact type of ${listed(all)}.${example}`, facts: [] }]
}
