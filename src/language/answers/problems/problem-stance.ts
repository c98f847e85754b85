// The role of each problem in a response: called wrong, a draft, an example, the final one, or one of several equal ones.
// Determined by the words before and after it, up to the next problem.

import type { Block } from './problem-blocks'

/** A problem with how it is. */
export interface StoodBlock extends Block {
  /** The same for problems that state the same letter for letter, blanks and comments apart. */
  readonly claim: string
  readonly stance: 'given' | 'wrong' | 'draft' | 'example'
  /** It is called the answer. */
  readonly isFinal: boolean
  /** It is one more that may be meant just as well as the one before. */
  readonly isOther: boolean
  /** What comes before it retracts what was given. */
  readonly revises: boolean
}

/** Characters examined before and after a problem. */
const LEAD = 400
const TAIL = 300

/** Of blocks in order of place; `text`: the response, what is not spoken blanked. */
export function stoodBlocks(text: string, blocks: readonly Block[]): StoodBlock[] {
  const isOnly = blocks.length === 1
  return blocks.map((block, i) => {
    const before = blocks[i - 1]?.to ?? 0
    const behind = blocks[i + 1]?.from ?? text.length
    const gap = levelled(text.slice(Math.max(before, block.from - LEAD), block.from))
    const lead = lastSentence(gap)
    const tail = levelled(text.slice(block.to, Math.min(behind, block.to + TAIL)))
    const repairs = repairing.test(lead)
    const isOfPrevious = i > 0 && (wrongBehind.test(lead) || takenBack.test(lead))
    const isWrong = (wrong.test(lead) && !repairs && !isOfPrevious) || wrongBehind.test(tail)
    const isDraft = (draft.test(lead) && !repairs) || takenBack.test(tail)
    return {
      ...block,
      claim: isOnly ? '' : claimOf(block.text),
      stance: isWrong ? 'wrong' : !isOnly && isExample(lead, block.text) ? 'example' : isDraft ? 'draft' : 'given',
      isFinal: final.test(lead) && !/\bnot (?:the|my) (?:final )?answer\b/.test(lead),
      isOther: i > 0 && (other.test(lead) || /^[\s`)"'*]*(?:or|oder|ou)\b/.test(gap.trimStart())),
      revises: repairs || isOfPrevious || takenBack.test(gap.trimStart().slice(0, TAIL)),
    }
  })
}

const levelled = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'")

/** Blanks and comments apart, in lower case. */
const claimOf = (text: string): string =>
  text
    .replace(/;[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([()]) ?/g, '$1')
    .toLowerCase()
    .trim()

/** The last words before a problem: its heading, or the sentence that ends there, fences and markup taken off. */
function lastSentence(gap: string): string {
  const bare = gap.replace(/(?:```|~~~)[a-z]{0,12}|[`*_#>"]|\[pddl\]/g, ' ').trimEnd()
  const lines = bare.split('\n').filter(line => line.trim() !== '')
  const line = lines.at(-1) ?? ''
  const cut = line.search(/[.!?](?=\s+[^.!?]*$)/)
  const own = cut < 0 ? line : line.slice(cut + 1)
  // A short heading belongs to the line before it.
  return own.trim().length < 12 ? `${lines.at(-2) ?? ''} ${own}` : own
}

const repairing =
  /\b(?:fix(?:ed|ing|es)?|correct(?:ed|ing|s|ion)|revis\w*|updat\w*|instead|amend\w*|repair\w*|improv\w*|mend(?:ed|ing)?|to avoid|avoiding|avoids|rewrit\w*|here is the (?:correct|right)|the correct)\b/
const wrong =
  /\b(?:incorrect(?:ly)?|wrong(?:ly)?|invalid|faulty|flawed|buggy|broken|common (?:mistakes?|errors?)|mistake (?:is|would be) to|mistaken|erroneous|bad|not (?:be )?(?:correct|right|valid)|isn't (?:correct|right|valid)|do not (?:write|use|answer)|don't (?:write|use|answer)|never write|rather than|would fail|will not work|won't work)\b/
const draft =
  /\b(?:draft|sketch|(?:first|initial|rough|preliminary|early) (?:try|attempt|version|pass|idea|cut)|at first|initially|let me try|let's try|tentative(?:ly)?)\b/
const wrongBehind =
  /^[\s`)"'*\]}.]*(?:(?:wait|no|hmm+|oops|actually|sorry|but|however|hold on)[,.!:;—–-]*\s+)?(?:(?:but|however|actually)[, ]+)?(?:this|that|it|the above|which|the (?:above|previous) (?:problem|definition|version|pddl|block|code|one))(?:['’]s|\s+(?:is|was|would be|looks|seems|is actually|is still))\s+(?:not (?:quite |actually )?(?:right|correct|valid)|(?:clearly |obviously |actually )?(?:wrong|incorrect|invalid|mistaken|flawed|a mistake|an error|only (?:a|an) (?:bad|wrong|incorrect)))\b/
const takenBack =
  /^[\s`)"'*\]}.]*(?:wait|oops|hmm+|hold on|scratch that|strike that|correction|on second thought|sorry|my mistake|i made (?:a mistake|an error)|let me (?:fix|correct|revise|redo|rewrite|reconsider)|actually,)/
const final =
  /\b(?:final(?:ly|ized)?|final answer|the answer|my answer|answer(?: is)?\s*:|answer\s*$|complete(?:d)? problem|full problem|in conclusion|therefore)\b|\bso,? the (?:problem|pddl)/
const other =
  /\b(?:alternatively|alternative|another (?:way|option|version|possibility|interpretation|reading|candidate)|(?:the )?other (?:way|option|version|possibility|interpretation|reading)|either|(?:option|version|variant|candidate|interpretation|possibility|reading|solution|answer) (?:[2-9]|[b-h]|two|three|ii|iii)\b|second (?:option|version|possibility|interpretation|candidate|variant)|you could also|could also be|might also be|or equally|or else)/

/** A template with open places, or a problem introduced as an example. */
const isExample = (lead: string, text: string): boolean =>
  /\.\.\.|<[a-z][\w -]{0,40}>|\[(?:your|insert|list)[^\]]{0,40}\]/i.test(text.replace(/;[^\n]*/g, '')) ||
  /\b(?:for example|for instance|e\.g\.|an example|example (?:of|problem|pddl|from)|as an example|template|skeleton|general (?:form|structure|format)|(?:structure|form|format|syntax) (?:of|is)|looks like|look like|the given example|provided example)\b/.test(
    lead,
  )
