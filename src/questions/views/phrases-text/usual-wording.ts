// How the domain's own names are stated: what a hover in the PDDL shows of the phrases file next to it.

import { partsOf } from '#language/english/phrase-parts'
import { parseTemplate } from '#language/english/template'

/** The first wording of a predicate or an action, its slots as variables; '' if it has none. */
export function usualWording(phrases: string, kind: 'predicate' | 'action', name: string): string {
  const use = kind === 'action' ? 'action' : 'holds'
  const found = partsOf(phrases).find(part => part.kind === 'wording' && part.use === use && part.head === name)
  if (found?.kind !== 'wording') return ''
  const { template } = parseTemplate(found.text, (from, to) => ({ from, to }))
  return template.parts
    .map(part => (part.kind === 'slot' ? `?${part.name}` : part.kind === 'number' ? part.one : part.text))
    .join('')
}
