// Words of sentences that retract or change what was given before, as expressions over lower-case text.

import { anyPhrase, phrasesIn } from './tongue-phrases'

const clause = String.raw`(?:^|[.,;:!?…–—-]\s{0,2}|\b(?:so|and|but|then|please|just|hence|therefore)\s)["'*_\x60]{0,3}`

const verb =
  '(?:replace|swap|exchange|reverse|switch|insert|delete|remove|drop|skip|ignore|disregard|omit|append|prepend|use|take|make|read|stop (?:after|at|before))'
/** What is changed: a part of the answer. The same verbs are those of actions: `drop ball1`. */
const part =
  '(?:it|them|this|that|these|those|both|(?:the |my )?(?:(?:very |other )?(?:first|second|third|last|latter|former|final|previous|following|two|three) ?)?(?:step|action|item|entr(?:y|ies)|line|number|answer|list|plan|fact|option|one|order|bullet)s?|(?:the )?(?:first|second|third|last|latter|former)|\\d{1,3}|\\()'

/** A sentence or clause that retracts or changes. */
export const revises = new RegExp(
  String.raw`${clause}(?:${verb} ${part}|${anyPhrase(phrasesIn('wait'))})\b|(?<![\p{L}(-])(?:(?:no,? )?wait\b|actually\b|correction\b|sorry\b|oops\b|scratch\b|strike (?:that|this|out)\b|forget (?:that|this|the|about)\b|never ?mind\b|cross(?:ing)? out\b|my (?:mistake|bad|error)\b|(?:on|upon) (?:second|further|closer|reflection|re-?)|after (?:closer|checking|re-?)|i (?:was|am) (?:wrong|mistaken)\b|i (?:now |finally )?(?:take|retract|withdraw|revise|discard(?:ed)?|drop|delete|remove|replace|exchange|swap|change|correct|made an? (?:mistake|error)|mixed|forgot|had forgotten|missed|overlooked|settle|should|would (?:rather|like to))\b|i(?:'d| had) (?:rather|better)\b|hold on\b|hmm+|re-?(?:count|check|think|do)\w*[ :,]|(?:new|second|another|next) (?:attempt|try)\b|edit:|update:|erratum\b|let me (?:correct|revise|fix|change|reconsider|redo|rewrite|swap|replace)\b|(?:this|that|these|those|it|which) (?:was|were|is|are) (?:wrong|a mistake|an error|incorrect|not (?:right|correct|needed))\b|instead of (?:step|action|move|line|item|entry|number)\b|(?:reversed|swapped|typo|wrong)[!:]|(?:^|[.!?]\s)\W*(?:so |but |and )?(?:the )?(?:last |first )?(?:step|item|entry|number|line|bullet)\s?#?\d* (?:does(?:n't| not)|is(?:n't| not)|should(?:n't| not)|can(?:'t|not)|has no)\b|(?:by|a) mistake\b|(?:these|those|they|it) should\b|(?:should|must|has to|have to|needs? to) (?:not )?(?:be|have been|come|read|go|say)\b[^.;\n]{0,40}\b(?:instead|first|second|swapped|exchanged|reversed|before|after|behind|there|removed|deleted|replaced|list)\b|(?:is|are)(?:n't| not) (?:actually |really )?(?:needed|required|necessary)\b|superfluous\b|obsolete\b|wrong order\b|(?:better|safer|more suitable) (?:alternative|pick|choice|answer|option|candidate)\b|(?:contradict|invalidat|undermin|refut|disprov|falsif|conflict|inconsistent|at odds|incompatible)\w*(?: with)? (?:my|the) (?:\w+ ){0,2}(?:answer|choice|pick|conclusion|verdict|claim|list|plan|selection)\b|(?:the )?other way (?:a?round)\b)`,
  'u',
)

/** What it can be about. */
export const targets =
  /\([a-z]|\b(?:step|item|entry|action|fact|option|number|line|list|index|answer|plan|sequence|first|second|third|last|one|two|both|yes|no|none|not|them|these|those|it|this|that|[b-e])\b|(?<![\p{L}\p{N}_-])\d|否|不/u

/** A sentence that looks back and changes nothing. */
export const confirms =
  /\b(?:correct|right|fine|good|stay|stick|stand by|keep|confirm\w*|still|as (?:before|above|stated)|double-?check\w*|no change|unchanged|same)\b/u

/** A sentence on something else. */
export const asides = /\b(?:note that|in general|other actions|all other|others)\b|\?["'*_\x60)\]\s]*$/u
