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
 * Does the answer to what an action changes state that it changes nothing? Where facts are named, only the last
 * sentence counts, if it concludes from them.
 */
export function statesNoEffects({ low, sentences }: Doc, items: readonly Item[]): boolean {
  const text = low.trim()
  if (
    items.length === 0 &&
    text.length < SEARCHED &&
    (text === 'nothing' || text === 'nothing.' || twoLabels.test(text))
  )
    return true
  const last = sentences.at(-1)
  if (last === undefined) return false
  if (items.length > 0)
    return items.every(({ to }) => to <= last.from) && concludes.test(low.slice(last.from)) && isStatedIn(low, last)
  const ofEnd = sentences.filter(({ from }) => from > low.length - SEARCHED)
  const others = ofEnd.filter(sentence => !isStatedIn(low, sentence))
  return others.length < ofEnd.length && !others.some(sentence => isOpen(low, sentence) || reportsChange(low, sentence))
}

/** `The robot is now in the park`, in words that name no known fact. */
const reportsChange = (low: string, { from, to }: Span): boolean =>
  /\b(?:now|becom\w+|no longer|instead|moves?|turns?|except)\b/u.test(low.slice(from, to))

const isOpen = (low: string, sentence: Span): boolean =>
  moodOf(low, sentence) !== 'asserted' || denied.test(low.slice(sentence.from, sentence.to))

/** Asserted in this sentence, without an exception. */
function isStatedIn(low: string, sentence: Span): boolean {
  if (isOpen(low, sentence)) return false
  const words = low.slice(sentence.from, Math.min(sentence.to, sentence.from + SEARCHED))
  for (const match of words.matchAll(statement)) {
    const rest = words.slice(match.index + match[0].length)
    if (ends.test(rest) && !exception.test(rest)) return true
  }
  return false
}
