// A response with several lists or plans: the one that it names as its answer, those that it calls old, and whether it
// retracts the last one.

import { rankWords } from '../number-words'
import { isConditional } from './moods'

/** Something given under a name: `Option A`, `Plan 2`, or none. */
export interface Version {
  readonly name: string | undefined
  /** The words over it call it old, or new. */
  readonly age: 'old' | 'new' | undefined
  /** A cross at its end. */
  readonly isCrossed: boolean
}

const kinds = String.raw`(?:option|plan|version|alternative|candidate|attempt|try|solution|choice|list|sequence|approach|variant|proposal|draft|answer)`
const label = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,12}(?:my |the )?(${kinds})\s{0,2}[#(]{0,2}(\d{1,2}|[a-h]|one|two|three|four|i{1,3})\)?(?![\p{L}\p{N}])(?=[^\p{L}\p{N}]{0,8}(?:$|[:(–—-]|\n))`,
  'u',
)
const ranked = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,12}(?:my |the )?(first|second|third|fourth|fifth|last|final)\s(?:\w+\s)?${kinds}\b[^.:\n]{0,20}:?`,
  'u',
)

/** The label of something in its own line or the line above. */
export function labelIn(
  low: string,
): { readonly name: string; readonly to: number; readonly isAttempt: boolean } | undefined {
  const match = label.exec(low)
  if (match !== null)
    return { name: nameOf(match[2]!), to: match[0].length, isAttempt: /^(?:attempt|try|draft)/.test(match[1]!) }
  const rank = ranked.exec(low)
  return rank === null
    ? undefined
    : { name: nameOf(rank[1]!), to: rank[0].length, isAttempt: /attempt|try|draft/.test(rank[0]) }
}

const words: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', i: '1', ii: '2', iii: '3' }
const nameOf = (word: string): string => words[word] ?? (rankWords.has(word) ? String(rankWords.get(word)) : word)

const oldHead =
  /\b(?:original|initial(?:ly)?|first (?:try|attempt|draft|idea|version|plan)|earlier|previous(?:ly)?|old|draft|before|prior|naive|rejected|discarded|wrong|incorrect|invalid|failed|faulty|flawed|for comparison|already (?:executed|done|performed|carried out|taken)|(?:executed|done|performed) (?:so far|already|before)|so far|given)\b/u
const newHead =
  /\b(?:final(?:ly)?|improved|better|corrected|correct|revised|after|new|fixed|updated|optimi[sz]ed|shorter|shortened|remaining|still to (?:do|be done|execute)|to do (?:now|next|after)|from now on|replanned|simplified|result(?:ing)?|amended|repaired)\b/u

/** Whatever else the words call it. */
const recommends = /\b(?:carry on|continue|go(?:ing)? (?:back|with)|stick|keep|use|return|back to|should|submit)\b/u
const quoting =
  /\byou (?:have )?(?:showed|shown|gave|given|provided|wrote|listed|stated|sent|asked)\b|\b(?:your|the) (?:example|prompt|statement|question|demonstration)\b[^.\n]{0,40}:?\W*$/u
/** Do words over something state that it is the prompt's? */
export const isQuotedBy = (head: string): boolean => quoting.test(head.slice(-160))

/** What the words above something call it: old, new, or neither. */
export function ageOf(head: string): Version['age'] {
  const line = head.slice(-120)
  if (recommends.test(line)) return 'new'
  const [old, fresh] = [oldHead.test(line), newHead.test(line)]
  if (old && fresh) return /\bbefore\b|\bcomparison\b/u.test(line) ? 'old' : undefined
  return old ? 'old' : fresh ? 'new' : undefined
}

const named = new RegExp(
  String.raw`\b(?:${kinds}\s{1,2}[#(]{0,2}(\d{1,2}|[a-h]|one|two|three|four)\)?(?![\p{L}\p{N}])|(?:the |my |this )?(first|original|initial|earlier|previous|former|second|third|fourth|latter|last|revised|new|newer|later|above)\s(?:(?:${kinds}|one)\b|(?=(?:is|was|works|fails)\b)))`,
  'gu',
)
const good =
  /\b(?:cho(?:o|o?s)?s?e|chosen|pick\w*|go(?:ing)? (?:with|for|back)|went (?:with|for)|us(?:e|ing)|prefer\w*|select\w*|submit\w*|settl\w+|stick(?:ing)?|keep\w*|kept|return\w*|take|taking|answer|final|correct|right|works?|valid|fine|best|better|recommend\w*|succeeds?|stands|holds up|good)\b/u
const bad =
  /\b(?:fail\w*|break\w*|broken|violat\w*|wrong|invalid|incorrect|illegal|impossible|infeasible|reject\w*|discard\w*|ignor\w*|drop\w*|disregard\w*|abandon\w*|skips?|misses|flawed|stuck|worse|unsound|mistaken)\b|\b(?:not|cannot|never|nor)\b|n't\b/u

/** The version that sentences after all of them name as the answer; else the only version that no sentence excludes. */
export function namedVersion(versions: readonly Version[], sentences: readonly string[]): number | undefined {
  let chosen: number | undefined
  const ruledOut = new Set(versions.flatMap(({ isCrossed }, i) => (isCrossed ? [i] : [])))
  for (const sentence of sentences) {
    if (/\?\W*$/.test(sentence)) continue
    let last: number | undefined
    for (const clause of sentence.split(
      /[,;:.]|\s[–—-]\s|\b(?:but|so|because|since|while|whereas|hence|therefore|thus|and)\b/u,
    )) {
      const found = Array.from(clause.matchAll(named)).map(match => placeOf(match, versions))
      const [place] = found
      if (place !== undefined) last = place
      else if (!/^\s*(?:it|that|this|which|the latter|i|we)\b/u.test(clause) && found.length === 0) continue
      if (last === undefined || isConditional(clause, { from: 0, to: clause.length }, 0)) continue
      if (bad.test(clause)) {
        ruledOut.add(last)
        if (chosen === last) chosen = undefined
      } else if (good.test(clause) && place !== undefined) {
        chosen = last
        ruledOut.delete(last)
      }
    }
  }
  if (chosen !== undefined) return chosen
  const left = versions.flatMap((_, i) => (ruledOut.has(i) ? [] : [i]))
  return ruledOut.size > 0 && left.length === 1 ? left[0] : undefined
}

function placeOf(match: RegExpMatchArray, versions: readonly Version[]): number | undefined {
  const [, id, word] = match
  if (id !== undefined) {
    const place = versions.findIndex(({ name }) => name === nameOf(id))
    return place < 0 ? undefined : place
  }
  const byName = versions.findIndex(({ name }) => name === nameOf(word!))
  if (byName >= 0) return byName
  const last = versions.length - 1
  if (/^(?:first|original|initial|former)$/.test(word!)) return 0
  if (/^(?:earlier|previous)$/.test(word!)) return last - 1
  if (/^(?:last|latter|revised|newer|new|later)$/.test(word!)) return last
  const rank = rankWords.get(word!)
  return rank !== undefined && rank <= versions.length ? rank - 1 : undefined
}

const subject = String.raw`(?:^|[,;:–—]\s|\b(?:so|hence|therefore|that|and|but|because|however|unfortunately|actually|wait|no|means?)[\s,]+)["'*_\x60(]{0,3}(?:this|that|it|the above|above|my|the|these|those)(?: (?:above|whole|entire|shortened|resulting|simplified|given|proposed|first|last|previous))?(?: (?:plan|sequence|solution|one|answer|attempt|list|steps|state|description|version|result))?(?: (?:above|i gave|given (?:here|above)|described above|i described))?`
const failing = String.raw`(?:(?:do|does|did|will|would)(?:n't| not) (?:actually |really )?(?:work|reach|achieve|satisfy|solve|hold)|won't (?:work|reach)|(?:can't|cannot|can not) (?:be (?:right|correct|executed|the (?:answer|solution)|used|valid)|work)|(?:actually |also )?fails?\b|(?:is|was|are|were|isn't|wasn't|aren't) (?:actually |also |therefore |thus |just |simply )?(?:not |no longer |no )?(?:(?:a|an|the) )?(?:(?:valid|correct|right|working|possible|executable)\b|wrong|invalid|incorrect|nonsense|a mistake|mistaken|flawed|broken))`
const judged = new RegExp(
  `${subject} (?:is |was )?(?:(?:actually|also|still|therefore|thus|then|now) )?(${failing})`,
  'u',
)
const startsOver =
  /\b(?:i (?:have|need|must|will|'ll) (?:to )?(?:redo|start over|rethink|try again|begin again)|scratch (?:all|everything)|forget (?:all|everything|this plan|that plan|the above|what i)|ignore (?:the above|all of (?:this|that|the above)|everything above|my plan|this plan|that plan)|disregard (?:the above|this plan|that plan|everything)|i (?:withdraw|retract|take back) (?:this|that|it|the|my|everything)|i take (?:this|that|it|everything) back)\b/u
const positive =
  /^(?:is|was|are|were) (?:actually |also |therefore |thus |just |simply )?(?:(?:a|an|the) )?(?:valid|correct|right|working|possible|executable)$/u

/** Whether sentences after something retract it as a whole. */
export function isWithdrawn(sentences: readonly string[]): boolean {
  let withdrawn = false
  for (const sentence of sentences) {
    if (/\?\W*$/.test(sentence)) continue
    if (startsOver.test(sentence)) withdrawn = true
    const match = judged.exec(sentence.replaceAll(/\b(th(?:at|is)|it)['’]s\b/gu, '$1 is'))
    if (match === null) continue
    const [whole, words] = match
    const at = match.index + whole.length - words!.length
    if (isConditional(match.input, { from: at, to: at + words!.length }, 0)) continue
    withdrawn = !positive.test(words!)
  }
  return withdrawn
}
