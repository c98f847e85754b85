// Reads a context in the playground's own English, or written by hand in its wordings, as a problem.

import { counted as countOf, grouped } from '#base/words'
import { parseProblem } from '#planning/pddl/problem'
import { kindsOf } from '#planning/task/universe'
import type { SentenceReading } from '../../context-reader'
import type { Phrases } from '../../phrases'
import type { Stated } from '../../stated'
import { problemText } from '../problem-text'
import type { Assumed, EnglishDomain, Missing, DescribedProblem } from '../described-problem'
import { OwnText, type StatedSentence } from './own-text'
import { unstated } from './unstated'
import { vagueTypes } from './vague-types'

/** Reads a context as English of this domain. Never throws; linear in the text. */
export function readOwn(text: string, english: EnglishDomain, phrases: Phrases): DescribedProblem {
  const { domain } = english
  const own = new OwnText(text, domain, phrases)
  const kinds = kindsOf(domain)
  const kindOf = new Map(domain.predicates.map(({ name }, i) => [name, kinds[i]]))
  const state = own.statements.filter(({ isGoal }) => !isGoal).flatMap(({ stated }) => stated)
  const goals = own.statements.filter(({ isGoal }) => isGoal)
  // Derived facts may be stated about a state, but are not part of the initial state.
  const names = new Set(itemsOf(state, false).filter(fact => kindOf.get(headOf(fact)) !== 'derived'))
  const denied = new Set(itemsOf(state, true))
  const goal = goals.flatMap(factsOf)
  const { objects, assumed: typed } = objectsIn(own, domain.constants)
  const { problem } = parseProblem(problemText(domain, objects, names, goal), domain)
  const left = unstated(domain, phrases, problem, names, denied)
  const facts = new Set([...names, ...left.assumed.flatMap(each => each.facts)])
  const all = new Set([...facts, ...left.missing.flatMap(each => each.facts)])
  const sentences = [
    ...own.lists,
    ...own.statements.map(statedSentence => readingOf(statedSentence, each => kindOf.get(each) === 'static')),
  ].sort((a, b) => a.from - b.from)
  return {
    ...{ id: english.id, wording: 'own', domain: english.text },
    problem: problemText(domain, objects, facts, goal),
    most: all.size === facts.size ? null : problemText(domain, objects, all, goal),
    hasGoal: goals.length > 0,
    sentences,
    introductory: own.introductory,
    unread: own.unread,
    assumed: [...typed, ...left.assumed],
    missing: [...countsLeftOpen(own), ...vagueTypes(own, domain, phrases), ...left.missing],
  }
}

const headOf = (fact: string): string => fact.slice(1, -1).split(' ')[0]!

const itemsOf = (stated: readonly Stated[], negated: boolean): string[] =>
  stated.filter(each => each.negated === negated).flatMap(({ items }) => items)

const factsOf = ({ stated }: StatedSentence): string[] =>
  stated.flatMap(({ items, negated }) => items.map(item => (negated ? `(not ${item})` : item)))

function readingOf(statedSentence: StatedSentence, isStatic: (predicate: string) => boolean): SentenceReading {
  const { from, to, isGoal, stated } = statedSentence
  const facts = isGoal ? factsOf(statedSentence) : itemsOf(stated, false)
  const isSetting = facts.length > 0 && facts.every(fact => isStatic(headOf(fact)))
  const part = isGoal ? 'goal' : isSetting ? 'setting' : 'state'
  return { from, to, part, facts, objects: [], absent: [], counts: [] }
}

/** Objects with their types; types of objects that no sentence lists follow from their argument positions. */
function objectsIn(
  { things }: OwnText,
  constants: EnglishDomain['domain']['constants'],
): { readonly objects: ReadonlyMap<string, string>; readonly assumed: readonly Assumed[] } {
  const known = new Set(constants.map(({ name }) => name))
  const objects = new Map<string, string>()
  const mentioned: string[] = []
  for (const { name, type, isListed } of things.resolved()) {
    if (known.has(name)) continue
    objects.set(name, type)
    if (!isListed) mentioned.push(`${name} - ${type}`)
  }
  const text = 'Objects that no list has are taken from the sentences that mention them, with the types that fit there.'
  return { objects, assumed: mentioned.length === 0 ? [] : [{ text, facts: mentioned }] }
}

/** Stated numbers of objects that differ from the numbers of named objects. */
function countsLeftOpen({ counted, things, kinds }: OwnText): Missing[] {
  return counted.flatMap(({ type, count }) => {
    let named = 0
    for (const thing of things.resolved()) if (kinds.tree.isUnder(thing.type, type)) named++
    const text = `The text counts ${countOf(count, 'object')} of the type \`${type}\`, and names ${grouped(named)}.`
    return named === count ? [] : [{ text, facts: [] }]
  })
}
