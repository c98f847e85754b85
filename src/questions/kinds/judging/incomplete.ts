// Verdicts on English-only questions with insufficient information: explains what is missing or could not be read.

import { listed } from '#base/words'
import type { ParsedContext } from '../question'
import type { Finding } from '../verdict'
import type { Draft } from './draft'
import { fitting, listedNames } from './words'

/** Maximum number of facts, and of sentences, that are named. */
const NAMED = 3
const SENTENCES = 6

const incomplete = (explanation: string, findings: readonly Finding[]): Draft => ({
  verdict: 'undecided',
  reason: 'english-incomplete',
  explanation,
  findings,
})

/** The verdict if the truth of the question's only statement depends on facts that its English leaves open. */
export const openOption = (parsedContext: ParsedContext | undefined, needs: readonly string[]): Draft =>
  incomplete(openNote('The answer', 'the answer', needs), notesOn(parsedContext, needs))

/** The same for some of the choices. */
export const openOptions = (
  parsedContext: ParsedContext | undefined,
  needs: readonly string[],
  labels: readonly string[],
): Draft => {
  const whether = `hether ${listed(labels)} ${labels.length === 1 ? 'is' : 'are'} true`
  const facts = [...new Set(needs)]
  return incomplete(openNote(`W${whether}`, `w${whether}`, facts), notesOn(parsedContext, facts))
}

const openNote = (What: string, what: string, needs: readonly string[]): string =>
  needs.length === 0
    ? `The English says too little to decide ${what}.`
    : fitting(...[NAMED, 1].map(max => `${What} depends on ${listedNames(needs, max)}, which the English leaves open.`))

/** The sentences about missing facts; those about required facts come first. */
function notesOn(parsedContext: ParsedContext | undefined, needs: readonly string[]): Finding[] {
  const missing = parsedContext?.missing ?? []
  const wanted = new Set(needs)
  const naming = missing.filter(({ facts }) => facts.some(fact => wanted.has(fact)))
  const rows = (naming.length === 0 ? missing : naming).slice(0, SENTENCES)
  return rows.map(({ text }) => ({ role: 'note', item: '', text }))
}

/**
 * Why nothing about the question can be decided: an unread sentence, or open facts that cannot be listed; undefined
 * otherwise.
 */
export function incompleteness(parsedContext: ParsedContext): Draft | undefined {
  const { unread, missing } = parsedContext
  if (unread.length > 0)
    return incomplete(
      unread.length === 1
        ? 'A sentence of this question could not be read, so nothing is proven.'
        : 'Some sentences of this question could not be read, so nothing is proven.',
      unread.slice(0, SENTENCES).map(text => ({
        role: 'note',
        item: '',
        text: `Not read: “${cut(text.trim())}”`,
      })),
    )
  const vague = missing.filter(({ facts }) => facts.length === 0)
  if (vague.length > 0)
    return incomplete(
      'The English of this question says too little to prove anything.',
      vague.slice(0, SENTENCES).map(({ text }) => ({ role: 'note', item: '', text })),
    )
  return undefined
}

/** Maximum number of characters of a sentence that are shown. */
const SHOWN = 300
const cut = (text: string): string => (text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`)
