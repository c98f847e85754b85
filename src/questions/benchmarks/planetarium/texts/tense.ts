// Renders a domain's sentences in two forms: as facts (is), and as goals (should be).

import type { Template, TemplatePart } from '#language/english/template'
import type { Phrases, PredicatePhrases } from '#language/english/phrases'

/** Verbs and their forms after “should”; longer ones before their prefixes. */
const verbs: readonly (readonly [is: string, should: string])[] = [
  ['does not', 'should not'],
  ['do not', 'should not'],
  ['is not', 'should not be'],
  ['are not', 'should not be'],
  ['has not', 'should not have'],
  ['have not', 'should not have'],
  ['has', 'should have'],
  ['have', 'should have'],
  ['is', 'should be'],
  ['are', 'should be'],
  ['holds', 'should hold'],
  ['hold', 'should hold'],
  ['lies', 'should lie'],
  ['lie', 'should lie'],
  ['stands', 'should stand'],
  ['carries', 'should carry'],
  ['contains', 'should contain'],
  ['points', 'should point'],
  ['belongs', 'should belong'],
  ['supports', 'should support'],
]
const should = new Map(verbs)
const verb = new RegExp(String.raw`(?<![\w-])(?:${verbs.map(([is]) => is).join('|')})(?![\w-])`)

/** Used if no verb is known. */
const SHOULD_PREFIX = 'it should be true that '

/** The sentence in the form of a goal. */
function shouldOf(template: Template): Template {
  const { parts, span } = template
  for (const [i, part] of parts.entries()) {
    if (part.kind === 'slot') continue
    const form = part.kind === 'number' ? part.one : part.text
    // Keeps the verb of sentences that first have a modal or a relative clause.
    if (/(?<![\w-])(?:can|cannot|may|which|that)(?![\w-])/.test(form)) break
    const match = verb.exec(form)
    if (match === null) continue
    const changed = `${form.slice(0, match.index)}${should.get(match[0])}${form.slice(match.index + match[0].length)}`
    return {
      ...template,
      parts: parts.map((each, at) => (at === i ? { kind: 'text', text: changed } : each)),
    }
  }
  const prefix: TemplatePart = { kind: 'text', text: SHOULD_PREFIX }
  return { text: template.text, span, parts: [prefix, ...parts] }
}

const isPrefix = (part: TemplatePart | undefined): boolean => part?.kind === 'text' && part.text === SHOULD_PREFIX

/** The same phrases with facts in the form of goals. */
export function shouldPhrases(phrases: Phrases): Phrases {
  const mapped = ({ told: _, gather: __, ...entry }: PredicatePhrases): PredicatePhrases => {
    const holds = entry.holds.map(shouldOf)
    // Wordings without a verb are used only if there is no other.
    const smooth = holds.filter(({ parts: [first] }) => !isPrefix(first))
    return {
      ...entry,
      holds: smooth.length > 0 ? smooth : holds,
      fails: entry.fails.map(shouldOf),
      read: [...holds, ...(entry.read ?? []).map(shouldOf)],
    }
  }
  return {
    ...phrases,
    predicates: new Map([...phrases.predicates].map(([name, entry]) => [name, mapped(entry)])),
  }
}
