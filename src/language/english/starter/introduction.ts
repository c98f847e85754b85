// Generates an introduction from the domain's text: the comment at its top, and the preconditions and effects of each
// action in their wordings.

import { capital } from '#base/words'
import type { ActionSchema, TypedName } from '#planning/pddl/model'
import { parseTemplate } from '../template'
import { inARow } from './clause'
import { type Literal, literalsOf } from './literals'
import { ideaOf, kindNamed, type Lexicon } from './nouns'
import { printable } from './yaml'

/** The sentences of a predicate, affirmative and negated. */
export interface PredicateSentences {
  readonly holds: string
  readonly fails: string
}

/** Longer introductions leave little room for a question. */
const MAX_CHARACTERS = 1_900

/** The introduction, never empty; shorter for large domains. */
export function introductionOf(...from: Parameters<typeof introductions>): string {
  const all = introductions(...from).map(sentences => sentences.join(' '))
  return all.find(text => text.length <= MAX_CHARACTERS) ?? all.at(-1)!
}

/** The introductions that are possible, as sentences; each is shorter than the one before. */
export function introductions(
  lexicon: Lexicon,
  domainText: string,
  predicates: ReadonlyMap<string, PredicateSentences>,
  actions: ReadonlyMap<string, string>,
): readonly (readonly string[])[] {
  const { domain } = lexicon
  const head = headComment(domainText) || `This is the domain ${domain.name}.`
  const whole = domain.actions.map(action => introduce(lexicon, action, predicates, actions))
  const imperatives = domain.actions.map(action => named(lexicon, action, actions.get(action.name) ?? action.name))
  const bodies = [whole.flat(), whole.map(([does]) => does!), [`These actions exist: ${imperatives.join('; ')}.`], []]
  return bodies.map(body => [head, ...body].map(text => printable(text).replace(/\s+/g, ' ').trim()))
}

/** Sentences of the comment before the domain; '' if there are none. */
function headComment(domainText: string): string {
  const at = domainText.search(/\(\s*define/i)
  const lines = domainText
    .slice(0, Math.max(0, at))
    .split('\n')
    .map(line => line.replace(/^[\s;]+|[\s;]+$/g, ''))
    .filter(line => !/^[^\p{L}]*$/u.test(line) && !/\b(?:author|version|\$id|copyright|http)/i.test(line))
  const text = lines.join(' ')
  const sentences = text.match(/\p{Lu}[^.!?]{10,}[.!?](?=\s|$)/gu) ?? []
  let wording = ''
  for (const sentence of sentences)
    if (wording.length + sentence.length < 700) wording += `${wording === '' ? '' : ' '}${sentence}`
  return wording
}

/** `You can load … if ….`, `Afterwards …` */
function introduce(
  lexicon: Lexicon,
  action: ActionSchema,
  predicates: ReadonlyMap<string, PredicateSentences>,
  actions: ReadonlyMap<string, string>,
): readonly string[] {
  const { needs, needsNot, adds, deletes, more } = literalsOf(action)
  const clause = ({ predicate, terms }: Literal, holds: boolean): string | undefined => {
    const predicateSentences = predicates.get(predicate)
    const declared = lexicon.domain.predicates.find(each => each.name === predicate)
    if (predicateSentences === undefined || declared === undefined) return undefined
    const parameters = declared.parameters.map(each => each.name.slice(1))
    return filled(holds ? predicateSentences.holds : predicateSentences.fails, slot =>
      thing(lexicon, action, terms[parameters.indexOf(slot)] ?? slot),
    )
  }
  const all = (list: readonly Literal[], holds: boolean): string[] => list.flatMap(each => clause(each, holds) ?? [])
  /** The noun of the object states it already. */
  const isInNoun = ({ predicate, terms }: Literal): boolean =>
    terms.length === 1 &&
    action.parameters.some(each => each.name === terms[0] && nounFor(lexicon, each) === kindNamed(lexicon, predicate))
  const needed = [
    ...all(
      needs.filter(each => !isInNoun(each)),
      true,
    ),
    ...all(needsNot, false),
    ...(more.conditions ? ['further conditions hold'] : []),
  ]
  const done = [
    ...all(adds, true),
    ...all(
      deletes.filter(
        ({ predicate, terms }) => !adds.some(add => add.predicate === predicate && add.terms.join() === terms.join()),
      ),
      false,
    ),
    ...(more.effects ? ['there are effects that depend on the situation'] : []),
  ]
  const does = `You can ${named(lexicon, action, actions.get(action.name) ?? action.name)}`
  return [
    `${does}${needed.length > 0 ? ` if ${inARow(needed)}` : ' at any time'}.`,
    ...(done.length > 0 ? [`${capital(`afterwards ${inARow(done)}`)}.`] : []),
  ]
}

/** The imperative with nouns for its slots. */
const named = (lexicon: Lexicon, action: ActionSchema, wording: string): string =>
  filled(wording, slot => thing(lexicon, action, `?${slot}`))

/** The template with these words for its slots; a noun already before its slot is not repeated. */
function filled(text: string, wordsFor: (slot: string) => string): string {
  const { template } = parseTemplate(text, (from, to) => ({ from, to }))
  let out = ''
  for (const part of template.parts) {
    if (part.kind === 'text') out += part.text
    else if (part.kind === 'number') out += part.one
    else {
      const words = wordsFor(part.name)
      const noun = words.replace(/^the (?:first |second |third |fourth |fifth )?/, '')
      if (out.endsWith(` ${noun} `)) out = out.slice(0, -noun.length - 1)
      else if (out === `${noun} `) out = ''
      out += words
    }
  }
  return out
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** `the truck`, `the second location`; a constant by name. */
function thing(lexicon: Lexicon, { parameters }: ActionSchema, term: string): string {
  const at = parameters.findIndex(({ name }) => name === term)
  if (at < 0) return term
  const nouns = parameters.map(each => nounFor(lexicon, each))
  const noun = nouns[at]!
  const rank = nouns.slice(0, at).filter(each => each === noun).length
  const only = nouns.filter(each => each === noun).length === 1
  return only ? `the ${noun}` : `the ${ordinals[rank] ?? `${rank + 1}th`} ${noun}`
}

function nounFor(lexicon: Lexicon, parameter: TypedName): string {
  const idea = ideaOf(lexicon, parameter)
  return /^[a-z]{3,}(?: [a-z]+)?$/.test(idea) ? idea : 'object'
}
