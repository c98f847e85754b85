// One line of a plan: the steps that it describes, clause by clause. A clause that describes a step by the sentence of an action,
// with nothing that changes its meaning, is that step; one that names an action otherwise is kept as it is written.

import type { Span } from '#base/text'
import { changes, clauseEnds, deniers, explains, leads, weakLeads } from './plan-cues'
import type { Sentences } from './sentences'
import { type Token, isWord } from './tokens'

export interface Step extends Span {
  /** `(name arg …)`; undefined: it names an action and fits none. */
  readonly text: string | undefined
  readonly others: readonly string[]
  /** In a sentence with an agent. */
  readonly hasAgent: boolean
}

export interface Clauses {
  readonly steps: readonly Step[]
  /** Something else is in the line too. */
  readonly rest: boolean
  /** Actions that a remark mentions. */
  readonly mentioned: readonly string[]
}

/** The steps in a stretch of tokens. `free`: "you can" leads too, as in numbered lines. */
export function clausesOf(sentences: Sentences, all: readonly Token[], free: boolean): Clauses {
  const { tokens, asides } = withoutAsides(withoutPronouns(sentences, all))
  const steps: Step[] = []
  const mentioned: string[] = []
  let rest = false
  for (let i = 0; i < tokens.length; ) {
    if (isBetween(tokens[i]!)) {
      i++
      continue
    }
    const clause = clauseAt(sentences, tokens, i, free)
    const from = tokens[i]!.from
    const to = tokens[clause.next - 1]!.to
    if (clause.kind === 'remark') {
      rest = true
      mentioned.push(...clause.mentioned)
    } else {
      const inside = asides.filter(one => one.from >= from && one.from <= (tokens[clause.next]?.from ?? Infinity))
      const changed =
        clause.kind === 'odd' ||
        inside.some(one => changesMeaning(sentences, one.tokens) || (one.to < to && isObject(sentences, one.tokens)))
      steps.push({
        from,
        to: changed ? Math.max(to, ...inside.map(one => one.to)) : to,
        text: changed ? undefined : clause.text,
        others: changed ? [] : clause.others,
        hasAgent: clause.hasAgent,
      })
    }
    i = Math.max(clause.next, clause.skip)
  }
  return { steps, rest, mentioned }
}

/** "unstack the red block from the blue block and put it down": the words of its first object, in the same sentence. */
function withoutPronouns(sentences: Sentences, all: readonly Token[]): readonly Token[] {
  if (!all.some(({ word }) => word === 'it')) return all
  const tokens: Token[] = []
  let object: readonly Token[] = []
  for (const [i, token] of all.entries()) {
    if (/^[.;!?|]$/.test(token.word)) object = []
    if (sentences.isVerb(token) && sentences.at(all, i, 'action') !== undefined)
      for (let at = i + 1; at < i + MAX_VERB; at++) {
        const [found] = sentences.words.at(all, at)
        if (found === undefined) continue
        object = all.slice(at, found.next)
        break
      }
    // `the tile above it` is a part of a sentence.
    if (token.word === 'it' && object.length > 0 && sentences.isVerb(all[i - 1]!))
      tokens.push(...object.map(({ word }) => ({ word, from: token.from, to: token.to })))
    else tokens.push(token)
  }
  return tokens
}
/** Maximum distance of an object from its verb. */
const MAX_VERB = 4

interface Aside extends Span {
  readonly tokens: readonly Token[]
}

/** This many words in square brackets are a comment, such as a time. */
const SHORT = 3

/** What is in brackets is a comment, unless nothing is outside. */
function withoutAsides(all: readonly Token[]): {
  tokens: readonly Token[]
  asides: readonly Aside[]
} {
  const tokens: Token[] = []
  const asides: Aside[] = []
  let open = -1
  let depth = 0
  all.forEach((token, i) => {
    if (token.word === '(' || token.word === '[') {
      if (depth === 0) open = i
      depth++
    } else if ((token.word === ')' || token.word === ']') && depth > 0) {
      depth--
      if (depth === 0) {
        const inside = all.slice(open + 1, i)
        // A list in square brackets is none.
        if (all[open]!.word === '[' && inside.length > SHORT)
          tokens.push(...inside.filter(one => !brackets.has(one.word)))
        else asides.push({ from: all[open]!.from, to: token.to, tokens: inside })
        open = -1
      }
    } else if (depth === 0 && token.word !== '{' && token.word !== '}') tokens.push(token)
  })
  // A bracket that never closes hides nothing.
  if (open >= 0) tokens.push(...all.slice(open + 1).filter(token => !brackets.has(token.word)))
  if (tokens.some(isWord)) return { tokens, asides }
  return { tokens: all.filter(token => !brackets.has(token.word)), asides: [] }
}
const brackets = new Set(['(', ')', '[', ']', '{', '}'])

const isBetween = ({ word }: Token): boolean =>
  clauseEnds.has(word) || word === ',' || word === '+' || word === '*' || word === '-' || word === '✓'

type Clause =
  | {
      kind: 'step'
      text: string
      others: readonly string[]
      next: number
      skip: number
      hasAgent: boolean
    }
  | { kind: 'odd'; next: number; skip: number; hasAgent: boolean }
  | { kind: 'remark'; next: number; skip: number; mentioned: readonly string[] }

function clauseAt(sentences: Sentences, tokens: readonly Token[], i: number, free: boolean): Clause {
  const lead = leadEnd(sentences, tokens, i, free)
  const found = sentences.at(tokens, lead.next, 'action')
  const isStated = lead.hasAgent
  if (found === undefined) {
    const end = clauseEnd(tokens, lead.next)
    if (namesAction(sentences, tokens, lead.next) && !(tokens[end]?.word === ':' || tokens[end - 1]?.word === ':'))
      return { kind: 'odd', next: end, skip: end, hasAgent: isStated }
    const later = behindPrefix(sentences, tokens, lead.next, end, free)
    if (later !== undefined) return later
    const mentioned = mentionsIn(sentences, tokens, lead.next, end)
    const denies = mentioned.length > 0 && tokens.slice(i, end).some(({ word }) => deniers.has(word))
    if (denies && !tokens.slice(i, end).some(({ word }) => remarks.has(word)))
      return { kind: 'odd', next: end, skip: end, hasAgent: isStated }
    return { kind: 'remark', next: end, skip: end, mentioned }
  }
  const next = tableTail(sentences, tokens, lead.next, found.next)
  const tail = tailAt(sentences, tokens, next, free)
  if (tail === undefined) {
    const end = clauseEnd(tokens, next)
    // "pick up the red block" is not possible any more
    if (states.has(tokens[next]?.word ?? '') && tokens.slice(next, end).some(({ word }) => deniers.has(word)))
      return { kind: 'remark', next: end, skip: end, mentioned: [found.text] }
    return { kind: 'odd', next: end, skip: end, hasAgent: isStated }
  }
  return { kind: 'step', text: found.text, others: found.others, next, skip: tail, hasAgent: isStated }
}

/**
 * "To clear it, pick up the red block", "Plan: pick up the red block": the text before comma or colon is ignored,
 * unless the step depends on it.
 */
function behindPrefix(
  sentences: Sentences,
  tokens: readonly Token[],
  from: number,
  end: number,
  free: boolean,
): Clause | undefined {
  for (let i = from; i < Math.min(end, from + MAX_PREFIX); i++) {
    if (!/^(?:[,:=→]|->|=>)$/.test(tokens[i]!.word)) continue
    const lead = leadEnd(sentences, tokens, i + 1, free)
    if (lead.next >= end || !namesAction(sentences, tokens, lead.next)) continue
    const prefix = tokens.slice(from, i)
    if (prefix.some(({ word }) => deniers.has(word) && word !== 'no' && word !== 'before')) {
      return { kind: 'odd', next: end, skip: end, hasAgent: lead.hasAgent }
    }
    return { kind: 'remark', next: i + 1, skip: i + 1, mentioned: [] }
  }
  return undefined
}
const MAX_PREFIX = 40

/** Does a clause begin as the sentence of an action does: with its verb, or with an object and its verb? */
const namesAction = (sentences: Sentences, tokens: readonly Token[], i: number): boolean =>
  sentences.isVerb(tokens[i]) || sentences.words.at(tokens, i).some(({ next }) => sentences.isVerb(tokens[next]))

/** Verbs of a sentence about a step. */
const states = new Set(
  "can cannot can't could is isn't was wasn't were are will won't would has does doesn't fails no".split(' '),
)

/** Words of those who think about a plan: what they deny is no step. */
const remarks = new Set([
  'because',
  'since',
  'we',
  'i',
  'this',
  'it',
  'that',
  'goal',
  'plan',
  'there',
  'note',
  'important',
  'remember',
  'warning',
])

/** Skips leading words; `hasAgent`: an agent is named. */
function leadEnd(
  sentences: Sentences,
  tokens: readonly Token[],
  i: number,
  free: boolean,
): { next: number; hasAgent: boolean } {
  let at = i
  let isStated = false
  while (at < tokens.length && at < i + 12) {
    const { word } = tokens[at]!
    if (sentences.isVerb(tokens[at]) && sentences.at(tokens, at, 'action') !== undefined) break
    // "move" may be the action itself, under another name.
    const leading =
      word === 'after'
        ? /^(?:that|this)$/.test(tokens[at + 1]?.word ?? '')
        : leads.has(word) || (free && weakLeads.has(word))
    if (leading && !(sentences.isVerb(tokens[at]) && !/^(?:\d+|:)$/.test(tokens[at + 1]?.word ?? ''))) {
      if (/^(?:i|we|you|i'll|we'll|you'll|let|let's|robot)$/.test(word)) isStated = true
      at++
    } else if (at > i && (word === ',' || word === ':')) at++
    else if (
      /^\d{1,4}$/.test(word) &&
      (tokens[at + 1]?.word === ':' || /^(?:step|action|move)$/.test(tokens[at - 1]?.word ?? ''))
    )
      at++
    else if (word === ':' || word === '.') {
      if (at === i) break
      at++
    } else break
  }
  return { next: at, hasAgent: isStated }
}

function clauseEnd(tokens: readonly Token[], i: number): number {
  let at = i
  while (at < tokens.length && !clauseEnds.has(tokens[at]!.word)) at++
  return Math.min(Math.max(at, i + 1), tokens.length)
}

/** "on the table", "from the table": where the wording knows a table, they add nothing to an action that needs no other place. */
function tableTail(sentences: Sentences, tokens: readonly Token[], from: number, i: number): number {
  const word = tokens[i]?.word
  if (word === undefined || !/^(?:on|onto|from|to)$/.test(word)) return i
  let at = i + 1
  if (word === 'on' && tokens[at]?.word === 'to') at++
  if (tokens[at]?.word === 'the') at++
  if (tokens[at]?.word !== 'table' || !sentences.uses('table')) return i
  const verb = tokens
    .slice(from, from + 3)
    .map(token => token.word)
    .join(' ')
  const down = /\b(?:down|put|place|drop|lower|set|release)/.test(verb)
  const up = /\b(?:up|pick|lift|take|grab|grasp|raise)/.test(verb)
  if (down === up) return i
  return down === (word !== 'from') ? at + 1 : up && word === 'from' ? at + 1 : i
}

/** After a step: they change nothing. */
const idleTails = new Set(['too', 'also', 'again', 'now', 'likewise'])

/** Where reading continues after a step; undefined if what follows makes it something else. */
function tailAt(sentences: Sentences, tokens: readonly Token[], i: number, free: boolean): number | undefined {
  const token = tokens[i]
  if (token === undefined) return i
  if (token.word === '?') return undefined
  if (idleTails.has(token.word)) return tailAt(sentences, tokens, i + 1, free)
  if (clauseEnds.has(token.word)) return i + 1
  let at = i
  while (at < tokens.length && (tokens[at]!.word === ',' || tokens[at]!.word === 'and' || tokens[at]!.word === 'then'))
    at++
  if (at === tokens.length || (at > i && clauseEnds.has(tokens[at]!.word))) return at
  if (at > i || /^(?:->|=>|→|:|-|–|—|--)$/.test(token.word)) {
    const begin = at > i ? at : at + 1
    const lead = leadEnd(sentences, tokens, begin, free)
    if (sentences.at(tokens, lead.next, 'action') !== undefined || sentences.isVerb(tokens[lead.next])) return begin
  }
  const cue = tokens[at]!.word
  // `, "cost": 2`
  if (at > i && tokens[at + 1]?.word === ':') return at
  const purpose = cue === 'to' || (cue === 'in' && tokens[at + 1]?.word === 'order')
  if (
    !explains.has(cue) &&
    !(
      purpose &&
      !/^(?:the|a|an)$/.test(tokens[at + 1]?.word ?? 'the') &&
      sentences.words.at(tokens, at + 1).length === 0
    )
  )
    return undefined
  let end = at
  while (end < tokens.length && !(clauseEnds.has(tokens[end]!.word) && tokens[end]!.word !== '|')) {
    if (changes.has(tokens[end]!.word)) return undefined
    end++
  }
  return end
}

function mentionsIn(sentences: Sentences, tokens: readonly Token[], from: number, to: number): string[] {
  const found: string[] = []
  for (let i = from; i < to; i++) {
    if (!sentences.isVerb(tokens[i])) continue
    const one = sentences.at(tokens, i, 'action')
    if (one === undefined) continue
    found.push(one.text)
    i = one.next - 1
  }
  return found
}

const changesMeaning = (sentences: Sentences, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, i) =>
      changes.has(word) ||
      (word === 'not' && /^(?:an?|valid|possible|allowed|part|done|counted)$/.test(tokens[i + 1]?.word ?? '')),
  ) ||
  (sentences.isVerb(tokens[0]) &&
    sentences.at(tokens, 0, 'action') === undefined &&
    /^[a-z]+$/.test(tokens[0]!.word) &&
    tokens.length > 2)

/** Is it the words for an object and nothing else? */
const isObject = (sentences: Sentences, tokens: readonly Token[]): boolean =>
  sentences.words.at(tokens, 0).some(({ next }) => next === tokens.length)
