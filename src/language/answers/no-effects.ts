// Statements that an action changes nothing: `Nothing changes`, `both lists are empty`, `[] and []`.

import type { Span } from '#base/text'
import { moodOf } from './discourse/moods'
import type { Item } from './items'
import type { Doc } from './lines'

const facts = '(?:facts?|propositions?|predicates?|atoms?|fluents?|literals?)'
const changes = '(?:changes?|changed|will change|is changed|are changed|gets? changed)'
const same =
  '(?:the same|unchanged|unaltered|unaffected|identical|(?:exactly |just )?as (?:it (?:is|was)|they (?:are|were)|before))'
const empty = String.raw`(?:\(?(?:none|nothing|empty|null)\)?|\[\s{0,3}\]|\{\s{0,3}\}|∅|n\/a)`

const statement = new RegExp(
  [
    String.raw`\b(?:nothing(?: at all)?|no ${facts}|none of (?:them|(?:the|these|its) ${facts})) ${changes}`,
    String.raw`\bno changes?`,
    String.raw`\b(?:does|do|did|will) ?(?:not|n't) (?:change|affect|alter) (?:anything|the (?:current )?state|any ${facts})`,
    String.raw`\b(?:(?:the|this|its|world|current|resulting) state|everything|all ${facts}|state of the world) (?:does not change|doesn't change|(?:stays?|remains?|is|are|will be) (?:exactly |completely |entirely )?${same})`,
    String.raw`\b(?:both|the two)(?: of the)? lists (?:are|stay|remain|will be) (?:both )?empty`,
    String.raw`\b(?:has|have|had) no (?:net |actual )?effects?`,
    String.raw`\bnothing (?:becomes|turns|is made) true (?:and|nor|or) (?:(?:nothing|none) )?(?:(?:becomes|turns|is made) )?false`,
    String.raw`\[\s{0,3}\]["'*_\x60\s]{0,4}(?:,|;|and)?["'*_\x60\s]{0,4}\[\s{0,3}\]`,
  ].join('|'),
  'gu',
)
/** Ends the statement: `nothing changes it` states something else. */
const ends =
  /^["'*_`)\]]{0,4}(?:\s*(?:$|[.,;:!)\n])| (?:at all|in the (?:state|world)|here|afterwards|after|when|by|as|because|since|and|on the state)\b)/u
const exception = /^[^.;\n]{0,60}\b(?:except|but|apart|aside|other than|besides|save for|unless|only)\b/u
const denied =
  /\b(?:if|whether|unless|wrong|untrue|incorrect|mistaken?|not (?:true|right|correct|the case|that|mean)|false that|might|may|could|would|perhaps|maybe|possibly|probably|not sure|claims?|suppose|assuming)\b/u
const concludes = /^[^\p{L}\n]{0,6}(?:so|therefore|thus|hence|overall|as a result|consequently|in total|all in all)\b/u

/** The whole text is two labels or numbers, each with nothing behind it. */
const twoLabels = new RegExp(
  String.raw`^\W{0,9}(?:[^:\n]{3,80}:|1[.)])["'*_\x60\s]{0,4}${empty}["'*_\x60.,;\s]{1,6}(?:[^:\n]{3,80}:|2[.)])["'*_\x60\s]{0,4}${empty}\W{0,6}$`,
  'u',
)
/** Characters of a text in which such a statement is searched for, at its end. */
const SEARCHED = 2_000

/**
 * Where the answer to what an action changes states that it changes nothing; undefined if it does not. Where facts are
 * named, only the last sentence counts, if it concludes from them.
 */
export function noEffectsIn({ low, sentences }: Doc, items: readonly Item[]): Span | undefined {
  const text = low.trim()
  const isWhole = text.length < SEARCHED && (/^nothing\.?$/.test(text) || twoLabels.test(text))
  if (items.length === 0 && isWhole) return { from: low.indexOf(text), to: low.indexOf(text) + text.length }
  const last = sentences.at(-1)
  if (last === undefined) return undefined
  if (items.length > 0) {
    const isConclusion =
      items.every(({ to }) => to <= last.from) && concludes.test(low.slice(last.from, last.from + 40))
    return isConclusion ? statedIn(low, last) : undefined
  }
  let stated: Span | undefined
  for (const sentence of sentences.filter(({ from }) => from > low.length - SEARCHED)) {
    const found = statedIn(low, sentence)
    if (found === undefined && (isOpen(low, sentence) || reportsChange(low, sentence))) return undefined
    stated = found ?? stated
  }
  return stated
}

/** `The robot is now in the park`, in words that name no known fact. */
const reportsChange = (low: string, { from, to }: Span): boolean =>
  /\b(?:now|becom\w+|no longer|instead|moves?|turns?|except)\b/u.test(low.slice(from, to))

const isOpen = (low: string, sentence: Span): boolean =>
  moodOf(low, sentence) !== 'asserted' || denied.test(low.slice(sentence.from, sentence.to))

/** Where it is asserted in this sentence, without an exception. */
function statedIn(low: string, sentence: Span): Span | undefined {
  if (isOpen(low, sentence)) return undefined
  const words = low.slice(sentence.from, Math.min(sentence.to, sentence.from + SEARCHED))
  for (const match of words.matchAll(statement)) {
    const to = match.index + match[0].length
    const rest = words.slice(to)
    if (ends.test(rest) && !exception.test(rest)) return { from: sentence.from + match.index, to: sentence.from + to }
  }
  return undefined
}
