// Statements about the item in question, instead of yes or no: "the action is not applicable".

import type { Span } from '#base/text'
import { isOfAllBut, isOfSome } from './all-but'
import { clauseClaims } from './clause-claims'
import { isConditional, isPartial, moodOf } from './discourse/moods'
import { type Doc, spanAt } from './lines'
import { apart, type Mention } from './mention'
import type { Sought } from './sought'

const things =
  'applicable|possible|reachable|removed|valid|executable|hold|holds|true|landmark|plan|applied|executed|achievable|correct|taken|performed|done|reached|carried out|skipped|left out|removable|happen|occur|necessary|needed|required|essential|indispensable|mandatory|redundant|superfluous|unnecessary|avoided|attained|achieved|obtained|established|made true|satisfied|produced|legal|allowed|feasible|inapplicable|impossible|unreachable|invalid|false|illegal|infeasible|dispensable|a plan|false afterwards'
/** Blanks and the marks of emphasis between words. */
const gap = String.raw`(?=[*_\x60"]*[\s*])[\s*_\x60"]{1,4}`
const stated = new RegExp(
  String.raw`(?:\b(?:is|are|can|could|will|would|should|does|do|wo|may|must|remains?|becomes?|stays?)|'s)(${gap}(?:not|never|no longer)\b|n?'t|not\b)?${gap}(?:(?:(not|never|no longer)|indeed|actually|therefore|also|thus|eventually|always|still|become|be|get|a|an|the|ever|well|at|some|point|both|non-trivial|valid|applicable|to|safely|simply|necessarily|then|now|in fact)${gap}){0,6}?(${things})\b`,
  'gu',
)
const opposite = /^(?:inapplicable|impossible|unreachable|invalid|false|illegal|infeasible)/
/** What is needed stays in every plan, and what every plan needs cannot be left out. */
const needed = /^(?:necessary|needed|required|essential|indispensable|mandatory)$/
const needless = /^(?:redundant|superfluous|unnecessary|dispensable|skipped|left out)$/
/** Whole claims that answer a question about a state, a plan or a landmark. */
const claims: readonly (readonly [RegExp, boolean])[] = [
  [
    /\bnot every plan\b|\bno (?:valid |optimal )?plan (?:needs|requires|has to|must|ever needs)\b|\bthere (?:are|is|exists?) (?:an? |some |at least one |another )?(?:valid |possible |optimal )?plans? (?:that|which|without|in which|where|avoiding|not)\b|\bsome plans? (?:do|does|avoid|never)/g,
    false,
  ],
  [
    /(?<!not )\b(?:every|each|any|all) (?:valid )?plans?\b[^.\n]{0,60}\b(?:passes|pass|goes|must|needs|requires|has to|includes|makes)\b|\bno plan (?:that |which )?(?:avoids|can avoid|without|works without|exists without)\b/g,
    true,
  ],
  [
    /\bthere is no (?:such )?(?:way(?! (?:to (?:know|tell|say|decide|determine|answer|be sure)|around|round))|sequence|possibility|state)\b|\bno (?:reachable )?state\b(?! (?:can|could|is|are|will)\b)|\bno sequence\b/g,
    false,
  ],
  [/\bno longer (?:be(?:en)? |is |are )?(?:holds?|true|at|on|in|is|be)\b|\bstops? being\b|\bceases? to\b/g, false],
  [
    /(?<!\b(?:no longer|never|not|still|it) )\bholds (?:in the (?:resulting|new|next|final|successor|following) state|afterwards?\b|after (?:the|this|that|executing|performing)\b|after(?=["'*_\x60]{0,3}(?:[.;!]|$|\n)))/g,
    true,
  ],
  [/\b(?:is|are|would be) (?:simply |clearly |completely )?out of the question\b/g, false],
  [/\bthere(?:'s| is) (?:no (?:obstacle|problem|difficulty|hindrance)|nothing in the way)\b/g, true],
  [
    /\b(?:it|this|that|the fact|the proposition) (?:is|(?:should|must|has to|would|will|can) be|certainly is|indeed is) one\b(?! of)/g,
    true,
  ],
  [
    /\b(?:it|this|that|the fact|the proposition) (?:is(?:n't| not)|(?:cannot|can't|can not|need not|would not) be|is hardly) (?:one|any)\b(?! of)/g,
    false,
  ],
  [
    /\bstill holds?\b|\ba plan remains\b|\bremains a plan\b|\bstill (?:forms?|makes?|constitutes?) (?:a |an )?(?:valid )?plan\b|\bstill (?:reaches|a plan)\b/g,
    true,
  ],
]
/** Whole sentences that repeat the question's verb alone, or call it the case. */
const elliptical: readonly (readonly [RegExp, boolean])[] = [
  [
    /\b(?:it|this|that|the action|the fact|they|we|you|one) (?:(?:certainly|definitely|clearly|indeed|probably|likely|surely) )?(?:cannot|can't|can not|could not|couldn't|does not|doesn't|will not|won't|is not|isn't)(?=["'*_\x60]{0,3}(?:[.!]|\s*$|\n))/g,
    false,
  ],
  [
    /\b(?:it|this|that|the action|the fact|they|we|you|one) (?:(?:certainly|definitely|clearly|indeed|probably|likely|surely) )?(?:can|does|will|is)(?=["'*_\x60]{0,3}(?:[.!]|\s*$|\n))/g,
    true,
  ],
  [/\b(?:it|this|that) is (?:(?:likely|probably|definitely|certainly|clearly|indeed) )?not (?:so|the case)\b/g, false],
  [/\b(?:it|this|that) is (?:(?:likely|probably|definitely|certainly|clearly|indeed) )?(?:so|the case)\b/g, true],
]
/** The same where it is asked whether something can be, or is a plan. */
const ways: readonly (readonly [RegExp, boolean])[] = [
  [
    /(?<!\b(?:if|unless|whether) )\bthere (?:is|are|exists?) (?:a|an|some|several|at least one) (?:valid |possible |short |simple )?(?:sequences?|ways?|paths?|series)\b/g,
    true,
  ],
  [
    /\bnothing (?:prevents|stops|forbids|rules out)\b|\bnothing (?:is )?(?:wrong|invalid|incorrect) (?:with|about)\b/g,
    true,
  ],
  [/\b(?:we|i) (?:see|find|know of) no (?:way|possibility|path|sequence)\b/g, false],
  [
    /\b(?:is|gets|are) (?:added|made true|established) by (?:the|this) action\b|\b(?:is|are) (?:one of |among |in |part of )?the (?:add|positive) (?:effects?|list)\b/g,
    true,
  ],
  [
    /\b(?:is|gets|are) (?:deleted|removed|negated|made false) by (?:the|this) action\b|\b(?:is|are) (?:one of |among |in |part of )?the (?:delete|negative) (?:effects?|list)\b/g,
    false,
  ],
  [
    /\b(?:action|it|this) (?:adds|makes|establishes|produces|achieves) (?:this|the|that) (?:fact|proposition|atom|condition)\b/g,
    true,
  ],
  [
    /\b(?:action|it|this) (?:deletes|removes|negates|destroys|falsifies) (?:this|the|that) (?:fact|proposition|atom|condition)\b/g,
    false,
  ],
  [/\b(?:plan|sequence) (?:works|succeeds)\b/g, true],
  [/\b(?:plan|sequence|it) (?:\w+ly )?(?:fails|does(?:n't| not) work|breaks)(?: down| off)?\b(?! to)/g, false],
]
/** The same where it is asked whether an action can be executed. */
const conditions: readonly (readonly [RegExp, boolean])[] = [
  [
    /\b(?:everything|all) (?:that )?(?:the action|this action|it) (?:needs|requires) (?:is|holds|are|hold)\b(?! not)|\bis all (?:that )?(?:an?|the|this|it)(?: \w+){0,2} (?:needs?|requires?)\b|\b(?:none|not one) of (?:the |its )?preconditions? (?:is|are) (?:violated|unmet|missing|false|unsatisfied)\b|\bno preconditions? (?:is|are) (?:violated|unmet|missing|false|unsatisfied)\b/g,
    true,
  ],
  [
    /\b(?:all|every|every one|each) (?:of )?(?:the |its |these |those )?(?:preconditions?|conditions?)\b[^.;\n?]{0,160}?\b(?:is|are|hold|holds) ?(?:all |indeed |therefore |currently )?(?:met|satisfied|fulfilled|true|in place)?(?=["'*_\x60]{0,3}(?:[.;,:!]|$| in the current state| here| now))/g,
    true,
  ],
  [
    /(?<!\b(?:not all|not every|if|unless|all|each|every one) (?:of )?)\b(?:the|its) preconditions\b[^.;,\n?]{0,160}?\b(?:are (?:all |indeed )?(?:met|satisfied|fulfilled)\b|(?:all |indeed )?hold(?=["'*_\x60]{0,3}(?:[.;,!]|$| in the current state| here| now)))/g,
    true,
  ],
  [
    /\b(?:at least one|one|some|a|the|its|(?:the|its) (?:first|second|third|fourth|last|only)) (?:of (?:the|its) )?preconditions?\b[^.;\n?]{0,160}?\b(?:(?:is|are)(?:n't| not)|does(?:n't| not)|do(?:n't| not)|(?:is|are) (?:violated|unmet|unsatisfied|false|missing)|fails?)\b|\bnot (?:all|every)(?: of)? (?:the |its )?preconditions?\b|\b(?:the|its) preconditions\b[^.;\n?]{0,160}?\bare (?:n't|not all|not|violated|unmet)\b/g,
    false,
  ],
]
/** The same where it is asked what can be left out. */
const removals: readonly (readonly [RegExp, boolean])[] = [
  [
    /\b(?:without (?:it|this|that|the)|remov(?:al(?: of)?|ing|e[ds]?)|dropp?(?:ing|ed)|omit(?:ting|ted)|skipp?(?:ing|ed))\b[^.\n?]{0,120}?(?<!\b(?:not|never|cannot) |n't )\b(?:breaks?|invalidates?|ruins?|destroys?|fails?|(?:makes?|renders?|leaves?) (?:the |this )?(?:plan|sequence|it) (?:invalid|inapplicable|inexecutable|broken|incomplete|useless)|(?:next|later|following|subsequent|other|remaining) (?:actions?|steps?)\b[^.\n?]{0,60}(?:\b(?:not|no longer|cannot|violated|unmet|inapplicable|fails?)\b|n't\b)|no longer (?:be )?(?:valid|a plan|reach\w*|achiev\w*|work\w*))\b/g,
    false,
  ],
  [
    /\b(?:without (?:it|this|that|the)|remov(?:al(?: of)?|ing|e[ds]?)|dropp?ing|omitting|skipping)\b[^.\n?]{0,120}?\b(?:not|never|n't) (?:break|invalidate|ruin|destroy|(?:make|render|leave) (?:the |this )?(?:plan|sequence|it) (?:invalid|inapplicable|inexecutable|broken|incomplete|useless))\b/g,
    true,
  ],
  [
    /\b(?:without (?:it|this|that|the)|remov(?:al(?: of)?|ing|e[ds]?))\b[^.\n?]{0,120}?\bstill (?:works?|valid|reaches|achieves|succeeds?|holds?)\b/g,
    true,
  ],
  [/\b(?:the |this )?(?:plan|sequence|rest) (?:then )?(?:breaks(?: down)?|fails|collapses|stops working)\b/g, false],
  // `It must stay`, `it can go`
  [/\b(?:must|has to|have to|needs? to|should) (?:stay|remain|be (?:kept|retained|left in))\b/g, false],
  [/\b(?:can|may|could) (?:safely |simply )?go(?=["'*_\x60]{0,3}(?:[.;,!]|$|\n))/g, true],
]
/** With an agent as the subject: `we can never reach this state`, `you can perform this action`. */
const active =
  /\b(?:we|you|one|i|they|the robot) (?:(can|could|may|will|would)|are able to|is able to)( ?not|n't| never| no longer)? (?:(?:ever|still|indeed|also|always|easily|actually|immediately|directly) ){0,2}(?:(reach|attain|enter|get to|arrive at|transition to|transition into|move to|go to|end up in|bring about|come to)|(perform|execute|apply|carry out)) (?:(?:such an?|this|that|the|an?) (?:state|situation|configuration|action)|it)\b/g
/** `One can achieve the goal without it`: states whether it is needed. */
const noNeed = /\b(?:there is|there's) no need (?:for|to (?:have|keep|reach|take|make))\b/g
const doWithout =
  /\b(?:can|could)(?: easily| also| still)?( ?not|n't| never)? (?:do|go|get by|succeed|manage|work|win) without (?:it|this|that|the)\b/g
const goalWithoutIt =
  /\b(?:goals?|problem) (can)(?: still| also| easily)?( ?not| never)?(?: still| ever| also)? be (?:achieved|reached|attained|satisfied|solved|met)\b[^.,;\n]{0,30}? without\b/g
const goalWithout =
  /\b(?:(can)|it is possible to|(?:it is|it's) (im)possible to|(?:there is|there's) (no) way to)( ?not|n't| never)? (?:still )?(?:achieve|reach|attain|satisfy|solve|meet) (?:the|all|its|our) (?:goals?|problem)\b[^.,;\n]{0,30}? without\b/g

/** Before a claim: all of it is denied. */
const whole =
  /\b(?:no reason (?:why|that|to (?:think|believe) that)|i(?:'d| would)? (?:strongly |respectfully )?(?:disagree|doubt) that|not the case that|(?:not true|false|wrong|incorrect|impossible) (?:to say )?that|impossible for)\b[^.]*$/
const concluding =
  /\b(?:so|therefore|thus|hence|consequently|in conclusion|overall|means|conclusion|verdict|result|answer)\b[^.\n?]*$/

/** The same where it is asked for landmarks: it need not be so. */
const spared: readonly (readonly [RegExp, boolean])[] = [
  [
    /\b(?:need not|needn't|does(?: not|n't) (?:need|have) to|not necessarily) (?:be|hold|become|go|pass|visit|happen|occur|move|come|have|take)\b/g,
    false,
  ],
  [/\bthere(?:'s| is) no way a?round\b|\bno plan (?:gets|can get) around\b|\bcannot be avoided\b/g, true],
]
const leftOut = /^(?:removed|skipped|left out)$/
const runs = /^(?:applicable|executable|executed|applied|performed|possible|valid|legal|allowed)$/
/** `the goal cannot be reached without it` */
const withoutIt = /^["'*_\x60]{0,3} (?:\w+ ){0,2}without\b/
/** `…, but it can.`: the opposite of what was stated before it. */
const opposed =
  /\b(?:but|yet|however),? (?:in fact,? |actually,? |in reality,? )?(?:it|this|that|they) (?:actually |really |indeed |in fact )?(can|is|does|will|would|are|do)( ?not|n't)?(?=\s*(?:[.!;]|$))/g
/** `All actions are applicable, but the goal is not reached`: states nothing of a plan. */
const unmet = String.raw`(?:\b(?:not|never|no longer|fails?|unmet|unsatisfied|unachieved|unfulfilled|unreached|misse[sd]|lacks|violated|false)\b|n't\b)`
const however = String.raw`(?:\b(?:but|however|yet|though|although|only)\b|[;—–])`
const lacksGoal = new RegExp(
  [
    String.raw`^[^.\n?]{0,40}${however}[^.\n?]{0,60}\bgoals?\b[^.\n?]{0,80}${unmet}`,
    String.raw`^[^.\n?]{0,40}${however}[^.\n?]{0,60}${unmet}[^.\n?]{0,40}\bgoals?\b`,
    // `… but falls short of the goal`, `… without reaching the goal`
    String.raw`^[^.\n?]{0,60}\b(?:falls? short of|stops? short of|without (?:reaching|achieving|attaining|satisfying|meeting|accomplishing)|misse[sd]|missing|miss)\b[^.\n?]{0,40}\bgoals?\b`,
    String.raw`^[^.\n?]{0,60}${however}[^.\n?]{0,30}\b(?:not|no|n't) (?:yet |really )?(?:a )?(?:valid |complete |full )?plan\b`,
  ].join('|'),
)

const attained = '(?:reached|achieved|satisfied|met|fulfill?ed|attained|accomplished|complete)'
const attains = '(?:reach|achieve|satisfy|meet|fulfill?|attain|accomplish)(?:es|s)?|satisfies'
const goal = '(?:goals?(?: conditions?| facts?| state)?)'
const within = String.raw`[^.;,\n?]{0,50}?`
/** With the goal as the subject, if a plan must reach it. */
const goals: readonly (readonly [RegExp, boolean])[] = [
  [
    new RegExp(
      String.raw`\b${goal}\b${within}\b(?:(?:is|are|was|were|has been|have been|does|do|will be|be)(?: not|n't)|never|remains?|stays?|fails? to)\b(?: all| both| fully| ever| be| been){0,2} (?:${attained}|hold|un[a-z]+)\b(?!["'*_\x60]{0,3}(?:,? yet| until| before| at this point| so far| initially))|\bnot (?:all|every)(?: of)?(?: the)? ${goal}\b${within}\b(?:${attained}|holds?)\b|\b${goal}\b${within}\bis (?:unmet|unsatisfied|violated|false|missing)\b`,
      'g',
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:do|does|did|will|would|can)(?: not|n't)|cannot|never|fails? to|without) (?:actually |fully |ever )?(?:${attains}) (?:the |all |its |our |any ){0,3}${goal}\b`,
      'g',
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`(?<!\bnot (?:all|every)(?: of)?(?: the)? )\b${goal}\b${within}\b(?:is|are|was|were|has been|have been) (?:all |both |thus |therefore |indeed )?${attained}\b|(?<!(?:\b(?:not|to|cannot|never)|n't) )\b(?:reaches|achieves|satisfies|meets|fulfill?s|attains|accomplishes) (?:the |all |its |our ){0,3}${goal}\b`,
      'g',
    ),
    true,
  ],
]
const unless = /\b(?:if|unless|until|whether|before|when|once)\b[^.;,\n]{0,60}$/

/** Adds statements on whether the goal needs the item; `isSpared`: yes means that it does not. */
function addNeeds(
  low: string,
  isSpared: boolean,
  add: (from: number, to: number, yes: boolean, sure?: boolean) => void,
): void {
  for (const match of low.matchAll(goalWithout)) {
    const can = [match[2], match[3], match[4]].every(word => word === undefined)
    add(match.index, match.index + match[0].length, can === isSpared, true)
  }
  for (const match of low.matchAll(doWithout))
    add(match.index, match.index + match[0].length, (match[1] === undefined) === isSpared, true)
  // `There is no need for it`
  for (const match of low.matchAll(noNeed)) add(match.index, match.index + match[0].length, isSpared)
  for (const match of low.matchAll(goalWithoutIt))
    add(match.index, match.index + match[0].length, (match[2] === undefined) === isSpared, true)
}

/** `No such state can be reached` */
const noSuch =
  /\b(?:never|neither|nothing|no (?:such )?(?:reachable )?(?:action|plan|state|sequence|fact|proposition|configuration|situation)s?)\s*$/

/** Before a claim: whether it is so is left open. */
const unsure = /\bwhether\b[^.;\n]*$/

/** Adds what a text states about a plan without the thing. */
function addRemovals(low: string, add: (from: number, to: number, yes: boolean, sure?: boolean) => void): void {
  for (const [pattern, yes] of removals)
    for (const match of low.matchAll(pattern)) add(match.index, match.index + match[0].length, yes, true)
}

interface Place {
  readonly from: number
  readonly to: number
  readonly yes: boolean
  readonly denies: boolean
}

/** Adds what turns a claim before it: `…, but it can.` */
function addOpposed(
  low: string,
  places: readonly Place[],
  add: (from: number, to: number, yes: boolean, sure?: boolean) => void,
): void {
  for (const match of low.matchAll(opposed)) {
    const earlier = places[spanAt(places, match.index) - 1]
    if (earlier === undefined || /[.\n?]/.test(low.slice(earlier.to, match.index))) continue
    if (earlier.denies === (match[2] !== undefined) || match.index - earlier.to > 160) continue
    add(match.index, match.index + match[0].length, !earlier.yes, true)
  }
}

/** Adds those of ordered claims that meet nothing in `found`, to which `add` may append them. */
function addFree<Claim extends Span>(
  found: readonly Span[],
  claims: readonly Claim[],
  add: (claim: Claim) => void,
): void {
  const before = [...found].sort((a, b) => a.from - b.from)
  let next = 0
  // Of all that begins before a claim, what ends last.
  let end = -1
  for (const claim of claims) {
    for (; next < before.length && before[next]!.from < claim.to; next++) end = Math.max(end, before[next]!.to)
    if (end > claim.from) continue
    const count = found.length
    add(claim)
    if (found.length > count) end = claim.to
  }
}

/** Adds claims in fixed wordings; of all preconditions, an exception turns them, and of some they state nothing. */
function addClaims(
  low: string,
  wordings: readonly (readonly [RegExp, boolean])[],
  add: (from: number, to: number, yes: boolean, sure: boolean) => void,
): void {
  for (const [pattern, yes] of wordings)
    for (const match of low.matchAll(pattern)) {
      const end = match.index + match[0].length
      const ofAll = yes && /^(?:all|every|each|both|the|its)\b/.test(match[0])
      const isAllBut = ofAll && isOfAllBut(low, match.index, end)
      if (ofAll && !isAllBut && isOfSome(low, match.index)) continue
      const turned = whole.test(low.slice(Math.max(0, match.index - 60), match.index)) || isAllBut
      add(match.index, end, yes !== turned, turned)
    }
}

/** What a response states about the thing asked. */
export function statementMentions(doc: Doc, sought: Sought): Mention[] {
  const { need, executes, reachesGoal } = sought
  const { low, sentences } = doc
  const found: Mention[] = []
  const places: Place[] = []
  const add = (from: number, to: number, yes: boolean, sure = false, settled = sure): void => {
    const before = low.slice(Math.max(0, from - 160), from)
    const span = { from, to }
    const sentence = sentences[spanAt(sentences, from)] ?? span
    // A question about a removal asks what holds after it.
    const isOpen =
      !sure &&
      (need === undefined
        ? isConditional(low, span, sentence.from)
        : unsure.test(low.slice(Math.max(sentence.from, from - 160), from)))
    if (isOpen || moodOf(low, sentence) === 'task' || isPartial(low, sentence)) return
    const answer = { kind: 'yes-no' as const, yes, span }
    found.push({
      ...span,
      answer,
      ...(concluding.test(before) ? {} : { weak: true }),
      ...(settled ? { itemStance: { stance: 'given' as const, strong: true } } : {}),
    })
  }
  for (const match of low.matchAll(stated)) {
    const thing = match[3]!
    const before = low.slice(Math.max(0, match.index - 60), match.index)
    // "It is false that …" states nothing by itself.
    if (/^(?:false|true|possible|impossible) that\b/.test(low.slice(match.index + match[0].length - thing.length)))
      continue
    // "If it's removed, …"
    if (leftOut.test(thing) && /\b(?:if|when|once)\b[^.,;]{0,40}$/.test(before)) continue
    // Statements about the goal only concern plans.
    if (
      reachesGoal !== true &&
      /^(?:achieved|obtained|satisfied)$/.test(thing) &&
      /\bgoals?\b[^.;,]{0,30}$/.test(before)
    )
      continue
    // `So the objection does not hold`
    if (
      /\b(?:objection|argument|assumption|concern|claim|reasoning|worry|condition|preconditions?)\b[^.;,]{0,24}$/.test(
        before,
      ) &&
      /^holds?$/.test(thing)
    )
      continue
    const ofNeed = needed.test(thing) || needless.test(thing)
    if (ofNeed && need === undefined) continue
    const to = match.index + match[0].length
    const behind = low.slice(to, to + 240)
    if (executes !== true && runs.test(thing) && lacksGoal.test(behind)) {
      if (reachesGoal === true) add(match.index, to, false, true)
      continue
    }
    const turned = whole.test(before)
    const nots =
      (match[1] === undefined ? 0 : 1) +
      (match[2] === undefined ? 0 : 1) +
      (opposite.test(thing) || thing === 'avoided' ? 1 : 0) +
      (ofNeed && needed.test(thing) !== (need === 'give') ? 1 : 0) +
      (turned ? 1 : 0) +
      (noSuch.test(before) ? 1 : 0) +
      (/\bnot (?:all|every)\b[^.;,]{0,40}$/.test(before) ? 1 : 0)
    const goesWithout = need !== undefined && withoutIt.test(behind) && /\b(?:goals?|plan|problem)\b[^.]*$/.test(before)
    const yes = (goesWithout && need === 'give') !== (nots % 2 === 0)
    add(match.index, to, yes, turned || goesWithout)
    places.push({
      from: match.index,
      to,
      yes,
      denies: match[1] !== undefined || match[2] !== undefined,
    })
  }
  const further = [
    ...claims,
    ...elliptical,
    ...(need === 'give' ? spared : ways),
    ...(executes === true ? conditions : []),
  ]
  addClaims(low, further, add)
  for (const [pattern, yes] of reachesGoal === true ? goals : [])
    for (const match of low.matchAll(pattern))
      if (!unless.test(low.slice(Math.max(0, match.index - 80), match.index)))
        add(match.index, match.index + match[0].length, yes, !yes)
  for (const match of low.matchAll(active))
    if (match[4] === undefined ? need === undefined : executes === true)
      add(match.index, match.index + match[0].length, match[2] === undefined)
  if (need !== undefined) addNeeds(low, need === 'deny', add)
  addOpposed(low, places, add)
  if (need === 'deny') addRemovals(low, add)
  addFree(found, clauseClaims(low, sought), claim => add(claim.from, claim.to, claim.yes, claim.isSettled, true))
  return apart(found.sort((a, b) => a.from - b.from))
}
