// Wordings of generated questions, as data stored with a question, and checked before anything is described.

import { quoted } from '#base/words'
import { filledSentence, type Sentence, type Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { plainSentence } from '../known/wordbooks'
import type { WordingData } from '../record'
import { wordsOf } from '../render/renderer'

/** @param objects The names that the question may mention. */
export function dataOf(wordbook: Wordbook, objects: readonly string[]): WordingData {
  const plain = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
    Object.fromEntries(entries)
  return {
    id: wordbook.id,
    actions: plain(wordbook.actions),
    predicates: plain(wordbook.predicates),
    objects: plain(
      objects.flatMap(name => {
        const words = wordbook.object(name)
        return words === undefined || words === name ? [] : [[name, words] as const]
      }),
    ),
  }
}

/** Facts are listed: a sentence that contains a comma or an “and” would read like two facts. */
const isDivided = (sentence: Sentence): boolean =>
  sentence.some(part => typeof part === 'string' && /,|\band\b/i.test(part))

/** A sentence without its objects: `# is at #`. */
const skeletonOf = (sentence: Sentence): string =>
  sentence.map(part => (typeof part === 'string' ? part : '#')).join('')

/**
 * The wordbook restricted to sentences that can be listed and that no two predicates share, so that each fact is parsed
 * as it was rendered; a predicate without such a sentence is rendered as PDDL in words. Actions may share their only
 * sentence: the types of the objects distinguish them.
 */
export function inRows(wordbook: Wordbook, domain: Domain): Wordbook {
  const predicates = new Map(wordbook.predicates)
  const taken = new Set<string>()
  const keep = (name: string, sentences: readonly Sentence[]): void => {
    predicates.set(name, sentences)
    for (const sentence of sentences) taken.add(skeletonOf(sentence))
  }
  const free = (sentence: Sentence): boolean => !taken.has(skeletonOf(sentence))
  const whole = new Map<string, readonly Sentence[]>()
  for (const { name, parameters } of domain.predicates) {
    const sentences = predicates.get(name)
    if (sentences === undefined || sentences.length === 0) continue
    const able = sentences.filter(sentence => !isDivided(sentence))
    whole.set(name, able)
    // The first wording is rendered; the others are only parsed.
    keep(name, [able.find(free) ?? plainSentence(name, parameters.length)])
  }
  for (const [name, sentences] of whole) keep(name, [...predicates.get(name)!, ...sentences.filter(free)])
  return { ...wordbook, predicates, actions: unshared(wordbook.actions) }
}

/** Removes further sentences of an action that another action has, too. */
function unshared(actions: Wordbook['actions']): Wordbook['actions'] {
  const owners = new Map<string, Set<string>>()
  for (const [name, sentences] of actions)
    for (const sentence of sentences) {
      const skeleton = skeletonOf(sentence)
      owners.set(skeleton, (owners.get(skeleton) ?? new Set()).add(name))
    }
  return new Map(
    [...actions].map(([name, [first, ...others]]) => [
      name,
      first === undefined ? [] : [first, ...others.filter(each => owners.get(skeletonOf(each))!.size === 1)],
    ]),
  )
}

/** Predicates that the wording never describes. */
export const hiddenIn = ({ predicates }: Wordbook, { predicates: declared }: Domain): string[] =>
  declared.flatMap(({ name }) => (predicates.get(name)?.length === 0 ? [name] : []))

/**
 * Why the wording cannot describe the domain, as a sentence; undefined if it can. An empty sentence hides a predicate,
 * which is allowed for static ones.
 */
export function incompleteIn(wordbook: Wordbook, domain: Domain, changed: ReadonlySet<string>): string | undefined {
  const action = domain.actions.find(({ name }) => !wordbook.actions.get(name)?.length)
  if (action !== undefined) return `the wording has no sentence for the action ${quoted(action.name)}`
  for (const { name } of domain.predicates) {
    const sentences = wordbook.predicates.get(name)
    if (sentences === undefined)
      return `the wording has no sentence for the predicate ${quoted(name)}; an empty one would hide it`
    if (sentences.length === 0 && changed.has(name))
      return `the wording hides the predicate ${quoted(name)}, which actions change`
  }
  return undefined
}

/**
 * Why two facts or actions of the task have the same text, or some object has no words; undefined if there is no
 * collision.
 */
export function collisionIn(wordbook: Wordbook, task: Task): string | undefined {
  const facts = new Set(task.problem.init.map(printAtom))
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factPredicate[fact]! >= 0) facts.add(factName(task, fact as FactId))
  const actions: string[] = []
  for (let id = 0; id < task.actionCount; id++) actions.push(actionName(task, id as ActionId))
  return same(facts, wordbook.predicates, wordbook) ?? same(actions, wordbook.actions, wordbook)
}

function same(names: Iterable<string>, sentences: Wordbook['predicates'], wordbook: Wordbook): string | undefined {
  const seen = new Map<string, string>()
  for (const name of names) {
    const [head = '', ...args] = wordsOf(name)
    const [first] = sentences.get(head) ?? []
    if (first === undefined) continue
    const text = filledSentence(first, args, wordbook)?.toLowerCase()
    if (text === undefined) return `the wording has no words for an object of ${quoted(name)}`
    const other = seen.get(text)
    if (other !== undefined && other !== name)
      return `the wording says the same of ${quoted(other)} and of ${quoted(name)}: “${text}”`
    seen.set(text, name)
  }
  return undefined
}
