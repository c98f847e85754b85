// The words that mark what responses give, deny, consider, explain and conclude, as data: a new style is a line here.

/** What a cue does to the mentions after it in its clause. */
export type Cue =
  /** The next mention is not the answer. */
  | 'deny'
  /** Turns what follows into its opposite. */
  | 'not'
  /** Thought about, until the sentence ends or turns. */
  | 'consider'
  /** Reasons, until the sentence ends or concludes. */
  | 'explain'
  /** A clause in front, until its comma. */
  | 'aside'
  | 'contrast'
  | 'conclude'
  /** Takes back what was stated before. */
  | 'correct'
  /** What follows is preferred. */
  | 'prefer'
  /** What follows comes after the mention before it. */
  | 'sequel'
  /** Both sides of it are of equal rank. */
  | 'or'
  /** Words of means: an item right after them is no answer. */
  | 'means'
  /** Turns a whole clause: `it is not true that (a b) can hold`. */
  | 'untrue'
  /** Holds an opinion: `I do not think (a b) is right`. */
  | 'opinion'

/** What a response states about a mention. */
export type Property =
  /** It can be done, reached, true. */
  | 'fit'
  | 'unfit'
  /** It is the answer, or a good one. */
  | 'good'
  | 'bad'
  /** Every plan has it. */
  | 'need'
  /** Plans go without it. */
  | 'avoid'
  /** It holds already, or is part of the goal. */
  | 'trivial'
  /** A mark: ✓ or ✗. */
  | 'tick'
  | 'cross'
  /** It is left out of a plan. */
  | 'cut'

const list = (text: string): string[] =>
  text
    .split('|')
    .map(one => one.trim())
    .filter(Boolean)

export const cuePhrases: Readonly<Record<Cue, readonly string[]>> = {
  deny: list(
    "by no means|replace my answer|replacing my answer|change my answer from|changing my answer from|i was going to say|i was about to say|i wanted to say|i would have said|i was inclined to say|i was leaning towards|i leaned towards|i discard|i discarded|i drop|i dropped|i abandon|i abandoned|i rejected|i reject|i gave up|i give up|i dismissed|i dismiss|rather than|instead of|in place of|preferable to|preferred to|superior to|other than|apart from|aside from|except|except for|excluding|without|as opposed to|in lieu of|unlike|anything but|all but|everything but|every action but|every fact but|every proposition but|all actions but|all facts but|all propositions but|all options but|every option but|all choices but|all options except|every option except|all choices except|all actions except|all facts except|all propositions except|every action except|every fact except|every proposition except|everything except|all except|reject|rejecting|discard|discarding|rule out|ruling out|ruled out|eliminate|eliminating|avoid|avoiding|exclude|neither|nor|and not|but not|not|than|over|ahead of|i first said|i said first|i said at first|i originally said|i initially said|i previously said|i first answered|i first chose|my first answer was|my initial answer was|my first guess was|my earlier answer was|my previous answer was|originally i said|first i said|at first i said|no need to|no need for|skip|skipping|earlier i said|i said earlier|i first thought|i initially thought|i thought|previously i|it is wrong to say|it would be wrong to say|mistake is to|mistake would be to|error is to|error would be to|trap is to|second choice|second-choice|second best|second-best|runner-up|next best|it would be a mistake to|it would be wrong to|it is wrong to|it's wrong to|it would be incorrect to|it is incorrect to|it's incorrect to|it is a mistake to|it's a mistake to|do not choose|do not|don't|never|opposite of|et non|et pas|non pas|y no|e non|und nicht|statt|anstatt|不是|而不是|并非",
  ),
  not: list(
    "not|isn't|is not|aren't|wasn't|won't|wouldn't|can't|cannot|can not|couldn't|shouldn't|doesn't|don't|didn't|never|no longer|nicht|pas|kein|keine|hardly|unlikely to be|nothing|no one|haven't|hasn't|ain't|isnt|cant|dont|wont|doesnt|fails to|failed to|unable to|far from|do not|n'est pas|不|不能|无法|不可",
  ),
  consider: list(
    "going through|would be the next|would be next|would be the second|would be second|would be the third|would come next|would come after|would follow|choose from|select from|pick from|choosing from|to choose from|one of|might|may|could|perhaps|maybe|possibly|might think|may think|could think|one might|you might|you may|might be tempted|tempting|tempted|at first glance|at first sight|at first|initially|let's check|lets check|let us check|let me check|let's consider|let us consider|let me consider|let's see|let us see|let's try|let me try|let's test|consider|considering|what about|how about|suppose|supposing|assume|assuming|imagine|whether|candidate|candidates|e.g.|e.g|eg|for example|for instance|such as|checking|check|checked|trying|testing|would it be|is it|options are|possible choices|possible options|possibilities|looks like|seems|seem|appears|looks|misleading|alternatively|considered",
  ),
  explain: list(
    'because|since|as the|as it|as there|as this|as that|as all|as no|as we|as they|as every|as its|as none|as each|as both|as neither|due to|owing to|given that|note that|note|notice that|recall that|remember that|in order to|so that|thereby|thanks to|weil|denn|porque|ya que|car il|parce que|puisque|因为|由于|which requires|requires|require|requiring|needs|precondition|preconditions|reason|reasoning|explanation|justification|rationale|which allows|allows|allowing|enables|enabling|which makes|making|making it|in contrast to|compared to|compared with|for comparison|similar to|same as|following|currently|right now|at the moment|in the current state|in this state we have|in the initial state|goal is|goals are|state is|given state',
  ),
  aside: list(
    'after|before|between|once|until|when|whenever|while|if|unless|although|though|even if|even though|to reach|to get|to achieve|to make|despite',
  ),
  contrast: list(
    'but|but rather|but actually|however|yet|instead|actually|whereas|nonetheless|nevertheless|on the other hand|conversely|only|just|rather|still|in fact|in reality|really|sondern|sino|mais|但|而是',
  ),
  conclude: list(
    "therefore|thus|hence|so|consequently|accordingly|in conclusion|to conclude|overall|in summary|to summarize|to summarise|summing up|to sum up|that leaves|this leaves|which leaves|leaving|leaves|in total|as a result|it follows that|i conclude|we conclude|altogether|all in all|in short|ultimately|for these reasons|∴|所以|因此|also ist|deshalb|donc|por lo tanto|i'd answer|i would answer|i will answer|i'll answer|my answer|boxed|that's it|that is it",
  ),
  correct: list(
    "or rather|switching to|i switch to|make that|i retract|i retract this|i take it back|i withdraw|looking closely|after rechecking|i finally settle for|wait|actually|correction|sorry|oops|scratch that|strike that|my mistake|on second thought|on second thoughts|on reflection|let me correct|i was wrong|i was mistaken|hold on|i mean|let me revise|revised|i made a mistake|i made an error|recount|recounting|on a recount|counting again|upon reflection|on further reflection|upon further reflection|after reconsidering|new attempt|apologies|i take that back|that's wrong|that is wrong|that's not right|that is not right|that is incorrect|that's incorrect|this is wrong|this is incorrect|this is not right|this was wrong|that was wrong|not quite|hmm|no wait|updated|correcting|corrected|i choose|i pick|i select|i'll choose|i will choose|i'd choose|i would choose|i'll pick|i will pick|i'd pick|i would pick|i settle on|i settle for|i go with|i opt for|i answer|changing my answer|i change my|let me reconsider|reconsidering|rechecking|double-checking|looking again|looking closer|looking more closely|on re-checking|on rechecking|upon re-checking|upon rechecking|on re-examination|re-checking|re-examining|on closer inspection|on second look|i now say|i now answer|i now choose|i now pick|i now think|i now believe|now i say|now i think|edit|no,",
  ),
  prefer: list(
    "i end up with|end up with|i land on|i arrive at|my last word|switching to|switch to|i switch to|i switched to|i change to|in favour of|in favor of|make that|make it|i finally settle for|i finally choose|i finally pick|i stay with|i stick with|i stick to|i now say|i now answer|i now choose|i now pick|we need to|we must|you should|we have to|choose|pick|select|i choose|i pick|i select|i'll choose|i will choose|i'd choose|i would choose|i'll pick|i will pick|i'd pick|i would pick|i settle on|i settle for|i go with|i opt for|i answer|go with|going with|go for|take|do|use|i'd say|i would say|i'd go with|i will go with|i'll go with|i'll say|i say|settle on|settling on|settle for|opt for|prefer|the plan is|the plan becomes|recommend|we should|should be|must be|it is|it's|it must be|it has to be|this must be|this has to be|that must be|that has to be|answer must be|answer has to be|that is|that would be|namely|i.e.|i.e|ie|answer is|answer|start with|begin with|start by|begin by|starting by|beginning by|beginning with|starting with|only|unique|stick with|my choice is|my pick is|vote for|i'm going with|first do|replace it by|replace it with",
  ),
  sequel: list(
    'then|followed by|and then|after that|afterwards|next|later|subsequently|after which|finally|lastly|second|secondly|third|thirdly',
  ),
  or: list('or|either|alternatively|or else|and/or|vs|versus'),
  means: list(
    'by|by doing|by taking|via|using|through|thanks to|e.g. by|for example by|reachable by|reached by|after doing|after taking|by means of|by applying',
  ),
  untrue: list(
    "it is not true that|it is false that|it is not the case that|it isn't true that|it isn't the case that|not true that|not the case that|false that|it is wrong that|it is wrong to say that|no state in which|no state where|there is no state in which|there is no state where|no reachable state has|no reachable state makes|no reachable state in which|in no state|in no reachable state|no sequence makes",
  ),
  opinion: list('think|believe|say|said|agree|claim|call|see|suppose|feel|mean|expect|argue|consider|convinced|sure'),
}

export const propertyPhrases: Readonly<Record<Property, readonly string[]>> = {
  fit: list(
    'applicable|possible|executable|legal|allowed|feasible|reachable|achievable|attainable|hold|holds|held|true|satisfied|satisfiable|reached|applied|performed|executed|taken|valid|ok|okay|fine|available|met|done|achieved|succeed|succeeds|permitted|doable|happen|happens|occur|occurs|be used|obtained|realized|realised|attained|visited|carried out|enabled|become so|yes|reach|execute|apply|perform|achieve|goes through|passes|pass|all preconditions hold|all preconditions are met|can be|is fine|succeeds|preconditions met|preconditions hold|preconditions satisfied|produced|made true|established|painted|delivered|arise|come about|be the case|anwendbar|ausführbar|aplicable|aplicables|posible|applicables|可执行|适用|可行|can use|can apply|can do|can perform|can execute|can take|could use',
  ),
  unfit: list(
    "never works|doesn't work|does not work|will not work|won't work|isn't allowed|inapplicable|non-applicable|nonapplicable|unapplicable|impossible|illegal|infeasible|unreachable|unattainable|unachievable|unsatisfiable|invalid|fails|fail|failed|failing|violates|violate|violated|violating|forbidden|blocked|disallowed|prohibited|unmet|unsatisfied|breaks|break|broken|breaking|missing precondition|out of reach|offending|problem|problematic|stuck|unable|no|never happens|does not exist|can't happen|precondition fails|preconditions fail|lacks|is missing|no,|unavailable|contradiction|contradicts|no way to reach|no way to achieve|no way to make|impossible to reach|impossible to achieve|impossible to make|cannot reach|cannot achieve|cannot make|can't reach|can't achieve|can't make|unable to reach|unable to achieve|unable to make|不可执行|不适用|无法执行",
  ),
  good: list(
    'correct|right|best|optimal|answer|better|recommended|preferred|preferable|ideal|appropriate|closest|closer|towards|toward|helps|help|useful|makes progress|progress|good|next action|next step|next move|correct answer|correct choice|correct option|right answer|my answer|my choice|my final answer|final answer|solution|qualifies|sensible|shortest|fits|matches|wins|winner|advances|advance|brings us|bring us|bringing us|leads us|lead us|gets us|get us|moves us|move us|begins|starts|first step|landmark|non-trivial landmark|a landmark|correctly|the one|the way to go|works|work|will do|would do|richtig|correcta|correcto|正确',
  ),
  bad: list(
    "doesn't count|does not count|don't count|do not count|can wait|my first answer|my first guess|my initial answer|my initial guess|what i said first|what i answered first|must wait|has to wait|incorrect|wrong|mistake|mistaken|error|erroneous|suboptimal|sub-optimal|worse|worst|useless|pointless|waste|wastes|wasteful|wasted|wasting|bad|excluded|eliminated|rejected|discarded|ruled out|irrelevant|not it|out|moves away|away|undo|undoes|dead end|detour|premature|unhelpful|counterproductive|false|no good|misguided|not needed|distractor|distraction|doesn't help|does not help|can be ruled out|can be eliminated|can be excluded|can be discarded|can be rejected|can be dismissed|falsch|incorrecta|incorrecto|错误|no progress|backwards|changes nothing|achieves nothing|accomplishes nothing|does nothing|gains nothing|has no effect|is a no-op|further from|is not one|is not one either|isn't one|isn't one either|is not it|isn't it|are not either|neither is|nor is",
  ),
  need: list(
    "needs to be|need to be|needs to hold|must|required|necessary|needed|essential|unavoidable|inevitable|every plan|any plan|all plans|each plan|every solution|any solution|any valid plan|every valid plan|mandatory|indispensable|have to|has to|requires|require|needs|must be|must hold|bottleneck|no way around|no other way|no other route|no other path|no other possibility|no alternative|cannot be avoided|can't be avoided|no plan can avoid|without|no plan without|has to be|prerequisite|goes through|go through|passes through|pass through|going through|passing through|visits",
  ),
  avoid: list(
    'avoided|avoidable|bypassed|optional|unnecessary|not always|not necessary|not required|not needed|dispensable|circumvented|skipped|some plans|alternative|alternatives|can do without',
  ),
  trivial: list(
    'trivial|initially|already|initial state|in the goal|part of the goal|goal fact|goal condition|goal state|initial fact|true at the start|at the start|at the beginning|from the start|already true|already holds|holds now|true now',
  ),
  tick: list('✓|✔|✅|☑'),
  cross: list('✗|✘|❌|✖|☒|×'),
  cut: list(
    'removed|remove|removing|deleted|delete|deleting|dropped|drop|dropping|omitted|omit|redundant|unnecessary|superfluous|skipped|eliminated|cut|cancel|cancelled|left out|leave out|leaving out|not needed|wasteful|pointless|unneeded|cancel out|undo',
  ),
}

/** Words that state something about the mention before them. */
export const predicateWords: ReadonlySet<string> = new Set(
  "is are was were isn't aren't wasn't isnt would wouldn't will won't wont can can't cannot cant couldn't must should shouldn't does doesn't doesnt do don't did didn't has hasn't have haven't had seems appears looks remains remain becomes never not also however though itself alone here now always fails fail works work violates violate requires leads moves makes gets brings only being therefore thus hence too which that instead needs breaks break lacks holds hold already might may could has wins est ist sind sont es son ✓ ✔ ✅ ☑ ✗ ✘ ❌ ✖ ☒ × fits qualifies undoes undo cancel cancels wastes changes achieves accomplishes gains helps advances first begins starts succeeds no yes true false applicable inapplicable invalid valid impossible unreachable reachable correct incorrect wrong right ok okay possible".split(
    ' ',
  ),
)

/** Names of answers that are neither true nor false: `the following`, as against `following (a b)`. */
export const neutralPhrases: readonly string[] = list(
  'happens at|occurs at|happens in|occurs in|happens with|occurs with|failure happens|failure occurs|problem occurs|problem arises|error occurs|so does|so is|so are|so did|so can|so will|no change|no effect|no op|no-op|no movement|no problem|no issue|no restriction|as follows|the following|possible answers|possible answer|valid answers|as well as|not only|no doubt|not sure|so far|so on|note the|if and only if|as an answer|as the answer|as my answer|as the best|as the next|after all|is as follows|are as follows|to answer|before answering|to be|first of all|nicht anwendbare|nicht ausführbare|no aplicable|non applicable|first inapplicable|once again|in order|let me think|right away|from the|in the goal|towards the goal|toward the goal|to the goal|closer to the goal|reach the goal|reaching the goal|reaches the goal|no further|not necessarily|no more than|without doubt|without a doubt|without further ado|do so|does so|it does|just as|so as|even so|without loss of generality|over all|step by step|next to|or not|whether or not',
)
