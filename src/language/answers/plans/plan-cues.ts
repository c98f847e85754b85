// The words that introduce, order, explain, revise and end plans, as data.

/** Words before a step that only order it or name the agent. */
export const leads: ReadonlySet<string> = new Set(
  `first firstly second secondly third thirdly fourth fifth next then now afterwards afterward finally lastly last and also again so
  i we you i'll we'll you'll i’ll we’ll let let's let’s us will should must shall need have to going please begin start starting beginning by with
  after that begins robot action step task move boxed`.split(/\s+/),
)
/** Two words that lead only together with what follows: alone they may be a part of a sentence. */
export const weakLeads: ReadonlySet<string> = new Set(['can'])

/** Signs and words after which a step is only explained. */
export const explains: ReadonlySet<string> = new Set(
  '- – — -- : → -> => # / ← ✓ ✅ ✔ because since so as which making leaving freeing resulting thus therefore clearing this thereby'.split(
    ' ',
  ),
)
/** In what explains a step, these make it another one, or none. */
export const changes: ReadonlySet<string> = new Set(
  `if unless optional optionally or skip skipped instead otherwise alternatively needed necessary unnecessary required when until once cannot can't can’t
  don't don’t invalid impossible illegal wrong mistake undo maybe perhaps possibly redundant omit ignore except rather`.split(
    /\s+/,
  ),
)
/** Before a step, these retract it or make it depend. */
export const deniers: ReadonlySet<string> = new Set(
  `not don't don’t never avoid without cannot can't can’t no if unless when until while once instead either could may might would before
  rather alternatively optionally maybe perhaps possibly otherwise`.split(/\s+/),
)
/** Where a clause ends. */
export const clauseEnds: ReadonlySet<string> = new Set(['.', ';', '!', '?', '|'])

/** Words of whole sentences: with them a line that is no step is a remark. */
export const finite =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|need|needs|should|must|be|been|am|do|does|did|note|there|here|now|goal|plan|let|let's|step|steps|sure|state|because|fails|failed|initial|initially)\b|^\W*(?:start|beginning|before|after)\s?:|['’](?:s|re|ll|ve|m)\b/i

/** A step in which nothing is done: no action of the domain. */
export const idle =
  /^\W*(?:step\W{0,2}\d+\W{1,3})?(?:no[- ]?op(?:eration)?|nop|do nothing|skip|pass|stay(?: put)?|idle|rest|pause|remain idle)(?: (?:for )?(?:one|a|this) (?:step|turn|time ?step|moment))?\W*$/i

/** Takes back what was described before. */
export const revises =
  /\b(?:wait|actually|correction|sorry|apolog\w+|oops|scratch that|on second thought|hold on|mistakes?|revis\w+|correct(?:ed|ing)|re-?consider|re-?do|start over|try again|that(?:'s| is) (?:wrong|incorrect|not)|this (?:is wrong|is incorrect|plan fails|does not work|doesn't work|won't work|plan is (?:invalid|wrong|incorrect))|(?:does not|doesn't|won't) work|(?:this|it|that|which|plan|attempt)\b[^.\n]{0,20}\b(?:does not|doesn't|fails to|will not|won't) (?:reach|achieve|satisfy|meet)|leaves? (?:the |a |some )?goals? (?:un\w+|open)|misses (?:the|a) goal|(?:attempt|try) (?:#?[2-9]|two)(?=\W{0,4}:)|(?:second|third|next|new|another) (?:attempt|try|plan)(?=\W{0,4}:)|(?:fixed|updated|improved?|better)(?=\W{0,3}:|[^\n.]{0,24}\b(?:plan|version|sequence|solution|answer|steps|attempt|list)\b))\b/i
export const offersOther =
  /\b(?:alternativ\w+|another (?:\w+ )?(?:plan|solution|way|option|approach|possibility)|option (?:[2-9b]|two)|plan (?:[2-9]|b|two)\b|second (?:plan|solution|option)|or,? you (?:can|could))\b|^\W*or\W*$/i
export const concludes =
  /\b(?:final|complete|full|whole|entire|overall|resulting|actual|correct|right|in summary|to summari[sz]e|putting (?:it|this)|combined|therefore|thus|so,? the|hence)\b[^\n]{0,60}\b(?:plan|sequence|solution|answer|steps|actions)\b|\banswer\W{0,4}:|\\boxed|^\W*answer\W*$/i
export const announces =
  /\b(?:plan|solution|sequence of actions|action sequence|steps|actions)\b[^\n.]{0,40}(?::|$)|\[PLAN\]/i
export const explanation =
  /\b(?:explanation|explained|reasoning|verification|verify|check|justification|rationale|because|trace|walk ?through|breakdown|precondition|analysis|thoughts?)\b/i
export const parts =
  /\b(?:phase|part|stage|goal|sub-?goal|section|step|next|then|second|third|finally|stack|tower|remaining|city|package|continue|deliver)\b/i
