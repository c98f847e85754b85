// The default wordings of a domain's names, for hovers in the PDDL with a phrases file open.

import { partsOf } from '#language/english/phrase-parts'
import { parseTemplate } from '#language/english/template'

/** The first wording of a predicate or an action, with variables for slots; '' if it has none. */
export function usualWording(phrases: string, kind: 'predicate' | 'action', name: string): string {
  const use = kind === 'action' ? 'action' : 'holds'
  const found = partsOf(phrases).find(part => part.kind === 'wording' && part.use === use && part.head === name)
  if (found?.kind !== 'wording') return ''
  const { template } = parseTemplate(found.text, (from, to) => ({ from, to }))
  return template.parts
    .map(part => (part.kind === 'slot' ? `?${part.name}` : part.kind === 'number' ? part.one : part.text))
    .join('')
}
