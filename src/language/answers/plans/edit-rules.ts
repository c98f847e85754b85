// Rules for changes to a plan in the same response, as data. In the sentences that these fit, π is a place ("step 4", "the last two
// actions") and σ a step ("pick up the red block"), ρ a pronoun for one of them; quotes and brackets are left out.

import { anyPhrase, phrasesIn } from '../discourse/tongue-phrases'

/** insert…: the step is put before, after, or as the place. first, last: at the ends. stop: what is after the place is left out. */
export type EditOp =
  | 'replace'
  | 'remove'
  | 'before'
  | 'behind'
  | 'between'
  | 'move-before'
  | 'move-behind'
  | 'as'
  | 'first'
  | 'last'
  | 'somewhere'
  | 'swap'
  | 'stop'
  | 'restore'

interface EditRule {
  readonly op: EditOp
  readonly pattern: RegExp
  /** The marks come in the other order. */
  readonly turned?: boolean
  readonly isUnsure?: boolean
}

const drop = String.raw`(?:drop|remov|delet|skip|omit|cut|cross out|crossing out|strik|struck|scratch|ignor|disregard|discard|eliminat|cancel|throw|withdraw|retract|forget|leav|left|take|taking|taken|get rid of|undo)\w{0,4}`
const dropped = String.raw`(?:dropped|removed|deleted|skipped|omitted|cut|crossed out|struck|stricken|scratched|ignored|disregarded|discarded|eliminated|cancelled|canceled|left out|taken out|thrown out|withdrawn|go\b|disappear)`
const needless = String.raw`(?:not|n't|never|no longer)(?: \w+){0,2} (?:needed|necessary|required|belong\w*|listed|included|there|hold|true)|(?:unnecessary|superfluous|redundant|unneeded|needless|pointless|useless|too much|one too many|surplus|by mistake)`
const must = String.raw`(?:should|must|has to|have to|needs? to|ought to|had to|shall|supposed to|meant to|intended to)`
const insert = String.raw`(?:insert|add|put|includ|need|forgot|forgotten|miss|lack|requir|left out|omit|overlook|squeez|slip|append|prepend|should|must|has to|belongs|comes|goes|skipped|there is|plac)\w{0,4}`
const swap = String.raw`(?:swap|exchang|switch|interchang|revers|invert|transpos|flip)\w{0,4}`
const correcting = String.raw`(?:correct|fix|edit|erratum|errata|typo|mistake|slip|error|chang|amend|updat|revis|mixed|oops|sorry|wait|wrong|scratch that|rather|instead|i mean|make that|hold on|actually)\w{0,4}`
const foreignWait = anyPhrase(phrasesIn('wait'))
const foreignDrop = anyPhrase(phrasesIn('drop'))
const foreignMust = anyPhrase(phrasesIn('must'))
const belongs = String.raw`(?:belongs?|goes|go|comes?|(?:is|are|was|were) (?:missing|needed|required|to be (?:inserted|added|done)|inserted|added)|be (?:inserted|added|placed|put|done|executed|moved))`
const M = '[πσρ]'

const rule = (op: EditOp, source: string, turned = false): EditRule => ({
  op,
  pattern: new RegExp(source, 'u'),
  turned,
})

/** In order: the first that fits counts. */
export const editRules: readonly EditRule[] = [
  rule(
    'restore',
    String.raw`\b(?:original|first|initial|earlier|previous|above|old)\b(?: \w+){0,2} (?:plan|version|one|list|sequence|solution|answer|attempt)\b[^πσρ.]{0,20}\b(?:was|is|were) (?:\w+ )?(?:right|correct|fine|valid|ok|okay|good|better)\b|\b(?:keep|leave)\b (?:it|everything|the plan|things|π) (?:as (?:it|they|is)|unchanged)`,
  ),
  rule('swap', String.raw`\b${swap}\b(?! out)[^πσρ]{0,40}${M}(?:[^πσρ.]{0,20}${M})?`),
  rule(
    'swap',
    String.raw`${M}(?: (?:and|with) ${M})?[^πσρ.]{0,40}\b(?:swapped|exchanged|switched|interchanged|reversed|transposed|flipped|wrong order|wrong way|other way (?:a)?round|other order|reverse order|opposite order|(?:trade|change) places|wrong sequence|out of order)\b`,
  ),
  rule(
    'stop',
    String.raw`\b(?:stop|end|finish|done|complet|halt|truncat|cut|over)\w{0,4}\b[^πσρ.]{0,20}\b(?:after|at|with|behind) [^πσρ.]{0,12}${M}`,
  ),
  rule(
    'stop',
    String.raw`\b(?:everything|all|anything|actions?|steps?|whatever|rest)\b[^πσρ.]{0,24}\b(?:after|behind|beyond|past|following) [^πσρ.]{0,12}${M}[^πσρ]{0,40}(?:${needless}|${dropped})`,
  ),
  rule('before', String.raw`${M}[^πσρ.]{0,30}\bpreceded by\b[^πσρ]{0,12}σ`, true),
  rule('behind', String.raw`${M}[^πσρ.]{0,30}\bfollowed by\b[^πσρ]{0,12}σ`, true),
  rule(
    'move-before',
    String.raw`${M}[^πσρ.]{0,30}\b${belongs}\b[^πσρ.]{0,24}\b(?:before|ahead of|in front of)\b[^πσρ]{0,16}${M}|\bmov\w{1,3}\b[^πσρ]{0,20}${M}[^πσρ]{0,30}\b(?:before|ahead of|in front of)\b[^πσρ]{0,16}${M}`,
  ),
  rule(
    'move-behind',
    String.raw`${M}[^πσρ.]{0,30}\b${belongs}\b[^πσρ.]{0,24}\b(?:after|behind)\b[^πσρ]{0,16}${M}|\bmov\w{1,3}\b[^πσρ]{0,20}${M}[^πσρ]{0,30}\b(?:after|behind)\b[^πσρ]{0,16}${M}`,
  ),
  rule(
    'between',
    String.raw`σ[^πσρ.]{0,30}\b${belongs}\b[^πσρ.]{0,24}\bbetween\b[^πσρ]{0,16}${M}(?: and [^πσρ]{0,8}${M})?`,
  ),
  rule('before', String.raw`\b${insert} [^πσρ]{0,60}σ[^πσρ]{0,40}\b(?:before|ahead of|in front of)\b[^πσρ]{0,16}${M}`),
  rule('behind', String.raw`\b${insert} [^πσρ]{0,60}σ[^πσρ]{0,40}\b(?:after|behind|following)\b[^πσρ]{0,16}${M}`),
  rule(
    'between',
    String.raw`\b${insert} [^πσρ]{0,60}σ[^πσρ]{0,40}\bbetween\b[^πσρ]{0,16}${M}(?: and [^πσρ]{0,8}${M})?`,
  ),
  rule(
    'before',
    String.raw`\b(?:before|ahead of)\b[^πσρ]{0,16}${M}[^πσρ]{0,80}\b${insert}\b[^πσρ]{0,40}σ|\b${insert}\b[^πσρ]{0,40}\b(?:before|ahead of)\b[^πσρ]{0,16}${M}[^πσρ]{0,30}σ`,
    true,
  ),
  rule(
    'between',
    String.raw`\bbetween\b[^πσρ]{0,16}${M}(?: and [^πσρ]{0,8}${M})?[^πσρ]{0,80}(?:\b${insert}\b|:)[^πσρ]{0,40}σ`,
    true,
  ),
  rule(
    'behind',
    String.raw`\b(?:after|behind)\b[^πσρ]{0,16}${M}[^πσρ]{0,80}\b${insert}\b[^πσρ]{0,40}σ|\b${insert}\b[^πσρ]{0,40}\b(?:after|behind)\b[^πσρ]{0,16}${M}[^πσρ]{0,30}σ`,
    true,
  ),
  rule(
    'replace',
    String.raw`\b(?:use|do|take|write|put|read|meant|mean|substitut\w*|execute|say|have|want|need)\b[^πσρ]{0,20}σ[^πσρ.]{0,12}\b(?:instead of|in place of|rather than|for|in lieu of)\b[^πσρ]{0,16}${M}`,
    true,
  ),
  rule(
    'replace',
    String.raw`\b(?:read|take|treat|regard|consider|make|interpret)\b[^πσρ]{0,20}${M}[^πσρ.]{0,12}\bas\b[^πσρ]{0,12}σ`,
  ),
  rule(
    'replace',
    String.raw`\bσ (?:replaces|takes the place of|is what (?:belongs|goes) (?:in|at|to))\b[^πσρ]{0,16}${M}`,
    true,
  ),
  rule(
    'replace',
    String.raw`\b(?:replac|chang|substitut|exchang|correct|fix|updat|amend|swap out|instead of|rather than|in place of)\w{0,4}\b[^πσρ]{0,30}${M}[^σ]{0,60}σ`,
  ),
  rule(
    'replace',
    String.raw`${M}[^πσρ]{0,80}\b(?:${must}|reads?|become|becomes|is now|changes? to|changed to|replaced (?:by|with)|instead|corrected|meant|rather)\b[^πσρ]{0,60}σ|${M}[^πσρ]{0,20}${foreignMust}[^πσρ]{0,20}σ`,
  ),
  rule('as', String.raw`\b${insert}\b[^πσρ]{0,60}σ[^πσρ]{0,10}\bas [^πσρ]{0,8}π`, true),
  rule(
    'as',
    String.raw`\b(?:add|insert|append|includ|forgot|forgotten|miss|missing|left out|omit|overlook|lack)\w{0,4}\b[^πσρ]{0,40}π[^πσρ]{0,12}σ`,
  ),
  rule('replace', String.raw`(?:\b${correcting}\b|${foreignWait})[^πσρ]{0,40}${M}[^πσρ]{0,60}σ`),
  rule('replace', String.raw`π[^πσρ]{0,30}\b${correcting}\b[^πσρ]{0,60}σ`),
  rule(
    'last',
    String.raw`\b(?:append|add|insert|put|finish|end|forgot|miss|missing|left out|omit|includ|need)\w{0,4}\b[^πσρ]{0,60}\b(?:end|final|finally|last|append\w*|afterwards)\b[^πσρ]{0,30}σ|\b(?:append|add|insert|put|need|have to|has to|must)\w{0,4}\b[^πσρ]{0,20}σ[^πσρ]{0,20}\b(?:at|to|as|on) (?:the )?(?:very )?(?:end|last|final)\b|\bappend\w{0,3}\b[^πσρ]{0,30}σ|\b(?:finish|end|conclud)\w{0,4} with[^πσρ]{0,12}σ`,
  ),
  rule(
    'first',
    String.raw`\b(?:prepend|add|insert|put|begin|start|forgot|miss|missing|left out|includ|need)\w{0,4}\b[^πσρ]{0,60}\b(?:start|beginning|front|first|top|beforehand|prepend)\b[^πσρ]{0,30}σ|\b(?:add|insert|put|need)\w{0,4}\b[^πσρ]{0,20}σ[^πσρ]{0,20}\b(?:at|to|in) (?:the )?(?:very )?(?:start|beginning|front|top)\b|\bprepend\w{0,3}\b[^πσρ]{0,30}σ`,
  ),
  rule(
    'somewhere',
    String.raw`\b(?:forgot|forgotten|miss|missing|missed|left out|overlooked|insert|add)\b[^πσρ]{0,40}σ`,
  ),
  rule('remove', String.raw`\b${drop}\b(?! (?:after|with|that|this)\b)[^πσρ.]{0,30}${M}`),
  rule('remove', String.raw`${M}[^πσρ.;]{0,60}(?:${needless})`),
  rule(
    'remove',
    String.raw`${M}[^πσρ.;]{0,40}\b(?:${must}|to|can|may|is|are|was|were|be|will)\b[^πσρ.;]{0,16}\b${dropped}`,
  ),
  rule('remove', String.raw`${M}[^πσρ]{0,30}${foreignDrop}|${foreignDrop}[^πσρ]{0,20}${M}`),
  rule(
    'remove',
    String.raw`\b(?:no need|not necessary|not needed|unnecessary|need not|needn't|(?:do|does)(?: not|n't) (?:have|need)) to [^πσρ]{0,6}σ`,
  ),
  // Any statement about a position and a step: the step may replace the one there.
  {
    ...rule(
      'replace',
      String.raw`(?<!^\P{L}*)π[^πσρ.]{1,40}[\p{L}=:][^πσρ.]{0,20}σ|π[^πσρ.]{0,40}\p{L}{2}[^πσρ.]{0,20}σ`,
    ),
    isUnsure: true,
  },
]

/** Selects the sentences that may contain an edit. */
export const editCue = new RegExp(
  String.raw`\b(?:${insert}|${swap}|${drop}|${correcting}|${must}|stop|ends?|finish|replac|substitut|instead|original|first|version|${needless}|${dropped}|keep|reads?|preceded|followed|meant|before|after|between)|→|=>|${foreignWait}|${foreignDrop}|${foreignMust}`,
  'u',
)

/** "don't skip step 3", "cannot be dropped": nothing is changed. */
export const negatedEdit = new RegExp(
  String.raw`\b(?:not|cannot|never|without|nor|no reason to|avoid)(?: be| simply| just| to)? ${drop}|n't(?: be| simply| just)? ${drop}|\b(?:not|cannot|never|n't) (?:be )?${swap}|${drop}[^.]{0,40}\b(?:is|would be) (?:not (?:possible|allowed|an option)|impossible|wrong|a mistake)|\b(?:wrong|a mistake|incorrect|unwise|impossible|harmful) to \w+|\bno (?:step|action|move)s?\b`,
  'u',
)
/** Only considered. */
export const hedged =
  /\b(?:could(?! be)|might|may(?! be| safely| also)|would|maybe|perhaps|possibly|optionally|optional|if|alternatively|considered|thought about)\b/
/** Stands for what was named before. */
export const pronoun = /\b(?:it|them|both|these|this one|that one|this step|that step|this action|that action|they)\b/g
