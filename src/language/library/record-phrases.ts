// Reads the English that a published record lists itself, `(sail ?from ?to) - travel by sea from location ?from to …`.
// It takes precedence over the shipped phrases, so that one question uses one dialect.

import type { Phrases } from '#language/english/phrases'
import type { TemplatePart, Template } from '#language/english/template'

/** Longer contexts are not examined (in characters). */
const MAX_CHARACTERS = 60_000
/** Longer phrases are cut. */
const LONGEST = 400

/** A schema with its variables, and the dash before its phrase. */
const head = /\(([^\s()?]+)((?: \?[^\s()?]+){0,12})\) - /g

interface Listed {
  readonly name: string
  readonly arity: number
  readonly template: (parameters: readonly string[]) => Template
}

/** The phrases, preceded by those of the record. */
export function withRecordPhrases(phrases: Phrases, context: string): Phrases {
  if (context === '' || context.length > MAX_CHARACTERS) return phrases
  const listed = listedIn(context)
  if (listed.length === 0) return phrases
  const predicates = new Map(phrases.predicates)
  const actions = new Map(phrases.actions)
  for (const { name, arity, template } of listed) {
    const fact = predicates.get(name)
    const action = actions.get(name)
    if (action?.parameters.length === arity)
      actions.set(name, {
        ...action,
        wordings: [template(action.parameters), ...action.wordings],
      })
    else if (fact?.parameters.length === arity)
      predicates.set(name, { ...fact, holds: [template(fact.parameters), ...fact.holds] })
  }
  return { ...phrases, predicates, actions }
}

function listedIn(context: string): Listed[] {
  const heads = [...context.matchAll(head)]
  return heads.flatMap((match, i) => {
    const from = match.index + match[0].length
    const next = heads[i + 1]?.index
    const raw = context.slice(from, Math.min(next ?? context.length, from + LONGEST))
    // The last phrase ends with its sentence; before that, phrases end with the conjunction to the next one.
    const text = (next === undefined ? raw.split(/\.(?=\s|$)|\n/)[0]! : raw).replace(/[\s,;.]*(?:\band\s*)?$/, '')
    const variables = (match[2] ?? '').trim().split(' ').filter(Boolean)
    const used: readonly string[] = text.match(/\?[^\s,;:.()?]+/g) ?? []
    const isWhole = used.length > 0 || variables.length === 0
    if (text === '' || !isWhole || !variables.every(each => used.includes(each))) return []
    return [
      {
        name: match[1]!.toLowerCase(),
        arity: variables.length,
        template: parameters => templateOf(text, variables, parameters),
      },
    ]
  })
}

function templateOf(text: string, variables: readonly string[], parameters: readonly string[]): Template {
  const span = { from: 0, to: 0 }
  const parts: TemplatePart[] = []
  for (const piece of text.split(/(\?[^\s,;:.()?]+)/)) {
    const place = piece.startsWith('?') ? variables.indexOf(piece) : -1
    if (place >= 0) parts.push({ kind: 'slot', name: parameters[place]!, span })
    else if (piece !== '') parts.push({ kind: 'text', text: parts.length === 0 ? uncapital(piece) : piece })
  }
  return { text, span, parts }
}

/** Lower-cases the initial for use within a sentence; a word in all capitals is unchanged. */
const uncapital = (text: string): string =>
  /^[A-Z][a-z(]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
