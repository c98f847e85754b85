// All wordings of a domain's English in one list, each with its use and its predicate or action.

import type { Phrases } from '../phrases'
import type { Template } from '../template'

/** The section or key that a wording belongs to. */
export type WordingUse = 'holds' | 'fails' | 'read' | 'told' | 'action' | 'foreign'

export interface Wording {
  readonly use: WordingUse
  readonly template: Template
  /** Predicate or action; '' for `foreign`. */
  readonly head: string
  readonly parameters: readonly string[]
  /** Types of each parameter, as declared; none for `object`. */
  readonly types: readonly (readonly string[])[]
  /** For the wording that describes states: the parameter that becomes a list. */
  readonly gather?: string
}

/** All wordings, in the order of the sections. */
export function wordingsIn(phrases: Phrases): Wording[] {
  const found: Wording[] = []
  for (const entry of phrases.predicates.values()) {
    const { name: head, parameters, types, holds, fails, read = [], told: statedTemplate, gather } = entry
    const add = (use: WordingUse, templates: readonly Template[]): void => {
      for (const template of templates) {
        const describesState = use === 'told' || (statedTemplate === undefined && template === holds[0])
        found.push({
          ...{ use, template, head, parameters, types },
          ...(describesState && gather !== undefined ? { gather } : {}),
        })
      }
    }
    add('holds', holds)
    add('fails', fails)
    add('read', read)
    if (statedTemplate !== undefined) add('told', [statedTemplate])
  }
  for (const { name: head, parameters, types, wordings, read = [] } of phrases.actions.values())
    for (const template of [...wordings, ...read]) found.push({ use: 'action', template, head, parameters, types })
  for (const template of phrases.foreign) found.push({ use: 'foreign', template, head: '', parameters: [], types: [] })
  return found
}

/** The wording with these objects in its slots, each in the singular. */
export function filled({ template, parameters }: Wording, objects: readonly string[]): string {
  let text = ''
  for (const part of template.parts) {
    if (part.kind === 'text') text += part.text
    else if (part.kind === 'number') text += part.one
    else text += objects[parameters.indexOf(part.name)] ?? `{${part.name}}`
  }
  return text
}
