// Objects of which the words say only roughly what they are: “x is at y” may be said of a crate and of a truck.

import type { Domain, TypeExpression } from '../../../pddl/model'
import type { Missing } from '../told-problem'
import type { OwnText } from './own-text'

/** What an action asks for may be a type that the object has or not: then nothing follows. */
export function vagueTypes({ things, kinds }: OwnText, domain: Domain): Missing[] {
  const asked: TypeExpression[] = domain.actions.flatMap(({ parameters }) =>
    parameters.map(({ type }) => type),
  )
  const matters = (type: string): boolean =>
    asked.some(
      each =>
        each.length > 0 &&
        !each.some(({ name }) => kinds.tree.isUnder(type, name)) &&
        each.some(({ name }) => name !== type && kinds.tree.isUnder(name, type)),
    )
  const vague: string[] = []
  for (const { name, type, isListed, isExact } of things.resolved())
    if (!isExact && !isListed && (type.startsWith('(') || matters(type)))
      vague.push(`${name} - ${type}`)
  if (vague.length === 0) return []
  const text = `It is not said of what type these are: ${vague.slice(0, 5).join(', ')}${vague.length > 5 ? ' and others' : ''}.`
  return [{ text, facts: [] }]
}
