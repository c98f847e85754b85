// Steps in a text that is no list of steps: prose, tables with columns, markup. Only whole steps count, an action's name
// and right behind it as many objects as it takes; a step of too few objects makes the text unreadable, so that none is
// passed over.

import type { Span } from '#base/text'
import type { Atom, Domain } from '../model'

interface Word extends Span {
  readonly name: string
}

const word = /[^\s()[\]{},;:`'"|<>*=]+/g

const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => {
    const name = found.replace(/\.+$/, '')
    return { name: name.toLowerCase(), from: index, to: index + name.length }
  }).filter(({ name }) => /[\p{L}\p{N}]/u.test(name))

/** `1. `, `Step 1:`, `a) `, `I. `: a list begins again. */
const isFirst = /^[^\p{L}\p{N}\n]*(?:(?:step|action)\s+)?(?:1|a|i)[.):]/iu

/** The steps of the last list of them in the text; undefined if there are none, or one is not whole. Linear. */
export function scatteredSteps(
  text: string,
  domain: Domain,
  objects: ReadonlySet<string>,
): readonly Atom[] | undefined {
  const arity = new Map(domain.actions.map(({ name, parameters }) => [name, parameters.length]))
  const known: Known = { arity, objects, predicates: new Set(domain.predicates.map(({ name }) => name)) }
  let steps: Atom[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const found = stepsIn(line, start, known)
    if (found === undefined) return undefined
    if (found.length > 0 && isFirst.test(line)) steps = []
    steps.push(...found)
    start += line.length + 1
  }
  return steps.length === 0 ? undefined : steps
}

interface Known {
  /** Number of parameters of each action. */
  readonly arity: ReadonlyMap<string, number>
  readonly objects: ReadonlySet<string>
  readonly predicates: ReadonlySet<string>
}

/** Before a step at the beginning of a line: its number, or a word for it. */
const isLabel = /^(?:step|action|\d+|[a-z]|[ivx]+)$/
/** Words of sentences before objects. */
const isSmall = /^(?:from|to|at|in|on|into|onto|with|the|of|and|then|for|by|is|are|object|objects)$/

const separator = /[,;|→]|[-=]>/
/** Labels before a name that are looked at. */
const MAX_LABELS = 3

/** True for a word that fills its line or its cell, except for labels before it and a number behind it. */
function isAlone(line: string, words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  const behind = line.slice(words[at]!.to, next?.from)
  if (next !== undefined && !separator.test(behind) && !/^\d+$/.test(next.name)) return false
  for (let i = at, from = words[at]!.from; i >= at - MAX_LABELS; from = words[--i]!.from) {
    const before = words[i - 1]
    if (before === undefined || separator.test(line.slice(before.to, from))) return true
    if (!isLabel.test(before.name.replace(/^[^\p{L}\p{N}]+/u, ''))) return false
  }
  return false
}

function stepsIn(line: string, start: number, { arity, objects, predicates }: Known): Atom[] | undefined {
  const words = wordsIn(line)
  const steps: Atom[] = []
  for (let at = 0; at < words.length; at++) {
    const head = words[at]!
    const takes = arity.get(head.name)
    if (takes === undefined) {
      const isHead = line[head.from - 1] === '(' || words.slice(0, at).every(({ name }) => isLabel.test(name))
      const isOnObjects = objects.has(words[at + 1]?.name ?? '') && !objects.has(head.name)
      if (isHead && isOnObjects && !predicates.has(head.name) && !isLabel.test(head.name) && !isSmall.test(head.name))
        return undefined
      continue
    }
    let end = at + 1
    while (end < words.length && end - at <= takes && objects.has(words[end]!.name)) end++
    const terms = words.slice(at + 1, end)
    if (terms.length === 0 && takes > 0) continue
    if (terms.length < takes) return undefined
    // A name without objects may be a word of a sentence.
    if (takes === 0 && !/[(`]/.test(line[head.from - 1] ?? '') && !isAlone(line, words, at)) continue
    const span = ({ from, to }: Span): Span => ({ from: start + from, to: start + to })
    steps.push({
      predicate: { name: head.name, span: span(head) },
      terms: terms.map(each => ({ kind: 'object', name: each.name, span: span(each) })),
      span: { from: start + head.from, to: start + (terms.at(-1) ?? head).to },
    })
    at = end - 1
  }
  return steps
}
