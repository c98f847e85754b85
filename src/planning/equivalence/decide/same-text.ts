// Do two problems have the same text, goal included, under a renaming? Goals as trees: each inner part is a vertex.

import type { Form } from '../closure/form'
import { findRenaming, type RenamingResult } from '../structure/find-renaming'
import { literalLabel } from '../structure/structure'
import type { Fact, Structure } from '../structure/structure'

/** Maximum number of parts of a goal that become vertices. */
const MAX_PARTS = 2_000

/** The renaming under which initial states and goals have the same text; undefined: there is none, or it was not found. */
export function sameText(
  structures: { readonly a: Structure; readonly b: Structure },
  a: Form,
  b: Form,
  maxNodes: number,
): Extract<RenamingResult, { kind: 'renaming' }> | undefined {
  const [first, second] = [withGoal(structures.a, a), withGoal(structures.b, b)]
  if (first === undefined || second === undefined) return undefined
  const found = findRenaming(first, second, maxNodes)
  if (found.kind !== 'renaming') return undefined
  const renaming = found.renaming.filter(([name]) => !name.startsWith(PART))
  return { ...found, renaming }
}

/** A prefix that no object's name has. */
const PART = '('

function withGoal(structure: Structure, form: Form): Structure | undefined {
  const names = [...structure.names]
  const types = [...structure.types]
  const facts: Fact[] = [...structure.facts]
  const numberOf = new Map(structure.numberOf)
  const add = (part: Form, above: readonly number[]): boolean => {
    if (part.kind === 'literal') {
      const objects = part.literal.objects.map(name => structure.numberOf.get(name)!)
      facts.push({
        label: `${literalLabel('goal', part.literal)} ${above.length}`,
        objects: [...above, ...objects],
      })
      return true
    }
    if (names.length - structure.names.length > MAX_PARTS) return false
    const vertex = names.length
    const name = `${PART}${vertex}`
    names.push(name)
    types.push(`${PART}${part.kind}`)
    numberOf.set(name, vertex)
    facts.push({ label: `part ${part.kind}`, objects: [...above, vertex] })
    return part.parts.every(each => add(each, [vertex]))
  }
  // The conjuncts of the goal have no common vertex, so conjunctions of literals need none.
  const parts = form.kind === 'and' ? form.parts : [form]
  return parts.every(part => add(part, [])) ? { ...structure, names, types, facts, numberOf } : undefined
}
