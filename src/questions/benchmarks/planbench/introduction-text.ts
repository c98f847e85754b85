// Parses an introduction into statements: the actions that each sentence is about, whether it gives their preconditions
// or effects, and the literal of each clause.

import type { Domain } from '#planning/pddl/model'
import { type Configuration, sentenceOf } from './config'

/** A sentence about the preconditions, the effects or the names of actions. */
export interface ActionSentence {
  readonly role: 'needs' | 'does' | 'lists'
  readonly actions: readonly string[]
  /** The text before the statements: `A crate can be lifted by a hoist`. */
  readonly head: string
  /** The statements; '' if the text was cut off. */
  readonly body: string
  /** The sign, if the sentence gives one for all its facts: `the following facts will be false`. */
  readonly sign?: boolean
  readonly text: string
}

/** One statement of a sentence, in lower case. */
export interface IntroductionClause {
  readonly words: readonly string[]
  readonly negated: boolean
  /** True if the subject is that of an earlier clause: `and is in the truck`. */
  readonly isElliptic: boolean
}

const forms: readonly (readonly [ActionSentence['role'], RegExp])[] = [
  ['needs', /^to perform (?<head>.+?),? the following (?:facts )?needs? to be true:?(?<body>.*)$/i],
  [
    'does',
    /^once (?<head>.+?) (?:is|are|has been|have been) performed,? the following (?:facts )?will be (?<sign>true|false):?(?<body>.*)$/i,
  ],
  ['does', /^(?:once|after) (?<head>[^,]*),(?<body>.*)$/i],
  ['needs', /^(?<head>.*?\bcan\b.*?) (?:only )?(?:if|when) (?<body>.*)$/i],
  ['needs', /^(?<head>.*?\bcan only\b.*?\b(?:a|an|the) \w+) (?<body>(?:that|which) .*)$/i],
]

/** The sentences about actions of the domain, in order. */
export function actionSentences(
  introduction: string,
  config: Pick<Configuration, 'actions'>,
  domain: Domain,
): ActionSentence[] {
  const namer = new ActionNamer(config, domain)
  // A narrative gives examples; only rules claim to be complete.
  const isRules = /\bonly if\b|\bcan only\b|^\s*to perform\b/im.test(introduction)
  const found: ActionSentence[] = []
  for (const text of sentencesIn(introduction)) {
    let isForm = false
    for (const [role, form] of isRules ? forms : []) {
      const groups = form.exec(text)?.groups
      if (groups === undefined) continue
      const { head = '', body = '', sign } = groups
      isForm = true
      const actions = namer.actionsIn(head)
      if (actions.length > 0)
        found.push({
          ...{ role, actions, head, text },
          body: body.replace(/^[\s,:]+|[\s.]+$/g, ''),
          ...(sign === undefined ? {} : { sign: sign.toLowerCase() === 'true' }),
        })
      break
    }
    if (isForm) continue
    const listed = namer.actionsIn(text)
    if (listed.length === 1 && namer.begins(text, listed[0]!))
      found.push({ role: 'lists', actions: listed, head: text, body: '', text })
  }
  return found
}

/** The texts of sentences that define a word: `A block is clear if …`. */
export const definitionsIn = (introduction: string): string[] =>
  sentencesIn(introduction).filter(text =>
    /^(?:a|an|the|each|every) \w+ (?:is|are) \w+(?: \w+)? (?:if|when)\b/i.test(text),
  )

function sentencesIn(introduction: string): string[] {
  return introduction
    .split('\n')
    .flatMap(line => line.split(/(?<=[.!?])\s+/))
    .map(sentence => sentence.trim().replace(/\.$/, ''))
    .filter(Boolean)
}

const functionWords = new Set(
  'the a an of to from in into on onto at with by use using off out and or is are be currently top under'.split(' '),
)

/** Stems of irregular verb forms. */
const stems = new Map(
  Object.entries({
    drive: 'driven drove driving',
    fly: 'flown flew flying',
    take: 'taken took taking',
    put: 'putting',
    hold: 'held holding',
    leave: 'left leaving',
    go: 'gone went going',
    give: 'given gave giving',
    carry: 'carried carrying carries',
    drop: 'dropped dropping',
    get: 'got getting',
  }).flatMap(([stem, others]) => [stem, ...others.split(' ')].map(word => [word, stem] as const)),
)

/** An approximate stem, common to the forms of a word. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (word.length <= 3) return word
  return word.replace(/(?:ies)$/, 'y').replace(/(?:ing|ed|es|e|s)$/, '')
}

export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/gu) ?? []

/** Finds the actions that a text mentions: it contains all words of the name, or all of the sentence. */
class ActionNamer {
  private readonly keys: readonly {
    readonly name: string
    readonly own: readonly string[]
    readonly sentences: readonly string[]
  }[]

  constructor({ actions }: Pick<Configuration, 'actions'>, domain: Domain) {
    this.keys = domain.actions.map(({ name }) => ({
      name,
      own: name.split(/[-_]/).map(stemOf),
      sentences: wordsIn((sentenceOf(actions, name) ?? '').replaceAll('{}', ' '))
        .filter(word => !functionWords.has(word))
        .map(stemOf),
    }))
  }

  /** True if the text is an instruction to do the action: it begins with one of its words, or with `use`. */
  begins(text: string, action: string): boolean {
    const [first = ''] = wordsIn(text)
    const key = this.keys.find(({ name }) => name === action)
    return first === 'use' || [...(key?.own ?? []), ...(key?.sentences ?? [])].includes(stemOf(first))
  }

  actionsIn(text: string): string[] {
    const words = new Set(
      wordsIn(text)
        .flatMap(word => word.split('-'))
        .map(stemOf),
    )
    const all = (wanted: readonly string[]): boolean => wanted.length > 0 && wanted.every(word => words.has(word))
    const byName = this.keys.filter(({ own }) => all(own))
    const found = byName.length > 0 ? byName : this.keys.filter(({ sentences }) => all(sentences))
    return found.map(({ name }) => name)
  }
}

const verbs =
  /\b(?:is|are|was|were|am|be|been|has|have|had|can|cannot|becomes?|became|holds?|holding|contains?|lies|stands)\b/i

/** The clauses of a sentence's statements; pieces without a verb belong to the next one. */
export function clausesIn(body: string): IntroductionClause[] {
  const pieces = body.split(/,(?:\s+and\b)?|;|\s+and\s+(?=\w)/).map(piece => piece.trim())
  const clauses: IntroductionClause[] = []
  let before = ''
  for (const [i, piece] of pieces.entries()) {
    if (piece === '') continue
    const text = `${before}${piece}`
    if (!verbs.test(text) && i < pieces.length - 1) {
      before = `${text} `
      continue
    }
    before = ''
    clauses.push({
      words: wordsIn(text),
      negated: /\b(?:not|no longer|never|no|isn't|aren't)\b/i.test(text),
      isElliptic: /^(?:it|is|are|they|becomes?|has|that|which)\b/i.test(text),
    })
  }
  return clauses
}
