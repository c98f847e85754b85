// Checks the phrases that must name no action of the domain: with objects in their slots, none may be read as an
// action.

import type { Domain } from '#planning/pddl/model'
import type { PhraseBook } from '../read-back'
import type { Findings } from './finding'
import type { Items } from './items'
import type { Wording } from './wordings'

/** Maximum number of objects per type tried in a slot. */
const MAX_OBJECTS = 6
/** Maximum number of sentences per phrase. */
const MAX_SENTENCES = 60

export function checkForeignRead(
  wordings: readonly Wording[],
  domain: Domain,
  { objects, problem }: Items,
  book: PhraseBook,
  findings: Findings,
): void {
  const parents = new Map(domain.types.map(({ name, parents: above }) => [name, above.map(each => each.name)]))
  const isA = (type: string, wanted: string, depth = 0): boolean =>
    type === wanted || (depth <= parents.size && (parents.get(type) ?? []).some(up => isA(up, wanted, depth + 1)))
  const known = new Map<string, readonly string[]>()
  const ofType = (type: string): readonly string[] => {
    const found =
      known.get(type) ??
      objects
        .filter(object => type === 'object' || object.type.some(({ name }) => isA(name, type)))
        .slice(0, MAX_OBJECTS)
        .map(({ name }) => name)
    known.set(type, found)
    return found
  }
  for (const wording of wordings) {
    const { template } = wording
    for (const text of sentencesOf(wording, ofType)) {
      const action = book.read(text).find(({ kind }) => kind === 'action')
      if (action === undefined) continue
      findings.add({
        ...{ code: 'names-an-action', severity: 'error', span: template.span },
        message: `“${text}” is under \`foreign\`, for phrases that name no action, but it reads as the action \`${action.items[0]}\`.`,
        example: {
          text,
          other: { item: action.items[0]!, text },
          ...(problem === undefined ? {} : { problem }),
        },
      })
      break
    }
  }
}

/** The phrase with objects of its slots' types, different ones if possible. */
function* sentencesOf({ template }: Wording, ofType: (type: string) => readonly string[]): Generator<string> {
  for (let round = 0; round < MAX_SENTENCES; round++) {
    let left = round
    let text = ''
    const used = new Set<string>()
    let isWhole = true
    for (const part of template.parts) {
      if (part.kind === 'text') text += part.text
      else if (part.kind === 'number') text += part.one
      else {
        const all = ofType(part.name)
        const free = all.filter(each => !used.has(each))
        const from = free.length > 0 ? free : all
        const object = from[left % Math.max(1, from.length)]
        left = Math.floor(left / Math.max(1, from.length))
        if (object === undefined) isWhole = false
        else used.add(object)
        text += object ?? ''
      }
    }
    if (!isWhole || left > 0) return
    yield text
  }
}
