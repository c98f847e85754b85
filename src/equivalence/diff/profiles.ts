// All types that an object belongs to, as one text: two objects may stand for each other only where these are equal.

import type { Domain, TypeExpression } from '../../pddl/model'
import { typeText } from '../../task/universe'

/** Type expression → its types and all above them, sorted, `object` left out; remembered by the expression's text. */
export function profiles(domain: Domain): (type: TypeExpression) => string {
  const parents = new Map<string, string[]>()
  for (const type of domain.types)
    for (const parent of type.parents) {
      const above = parents.get(type.name)
      if (above === undefined) parents.set(type.name, [parent.name])
      else above.push(parent.name)
    }
  const known = new Map<string, string>()
  return type => {
    const key = typeText(type)
    let profile = known.get(key)
    if (profile === undefined) {
      const all = new Set<string>(type.map(({ name }) => name))
      for (const name of all) for (const above of parents.get(name) ?? []) all.add(above)
      all.delete('object')
      profile = [...all].sort().join(' ')
      known.set(key, profile)
    }
    return profile
  }
}
