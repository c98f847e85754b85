// Phrases of whole sentences, as data: how responses speak of the task, break off, refuse, retract and add. Each is the
// source of a regular expression for lower-case text.

const anyOf = (text: string): string =>
  text
    .split('|')
    .map(one => one.trim().replaceAll(' ', String.raw`\s`))
    .filter(Boolean)
    .join('|')

/** Verbs of finding an answer, not of giving it. */
const work = anyOf(
  'provide|give|name|output|find|determine|check|verify|identify|consider|evaluate|simulate|trace|analy[sz]e|examine|inspect|look|go through|walk through|go over|work through|work out|list|enumerate|generate|produce|figure out|decide|see|test|compare|start|begin|answer|solve|know|understand|break|think|assess|review|recall|track|follow|step through|ask|establish|confirm|compute|calculate|choose|pick|select|count|explore|search|try|show|prove|reason|apply|execute|run|keep track|continue|proceed|go on|move on|turn to|reply|respond',
)
const modal = anyOf(
  "must|need to|needs to|have to|has to|should|shall|will|can|could|want to|would like to|are asked to|am asked to|is asked to|are to|am to|are going to|am going to|'ll|'m going to|'re going to|'m asked to|'re asked to|would need to|would have to",
)
const opener = anyOf(
  'so|now|first|firstly|next|then|okay|ok|alright|well|sure|certainly|hmm|step 1|step one|of course|great|right|here|also|finally',
)

/** The beginning of a sentence that states what is to be done, and gives nothing. */
export const taskTalk = String.raw`^[^\p{L}\p{N}]*(?:(?:${opener})\b[\s,.:!-]{1,4}){0,3}(?:(?:in order )?to (?:${work})\b|(?:i|we|you|one)(?:\s(?:still|also|now|first|next|then|just))?\s?(?:${modal}) (?:first |now |then |also |just |only |carefully |therefore ){0,2}(?:${work})\b|let(?:'s|s| us| me) (?:first |now |also |then |just |carefully |quickly ){0,2}(?:${work})\b|(?:the|this|my) (?:question|task|problem|goal here|job|prompt|instructions?) (?:asks?|is (?:to|asking)|wants?|requires?|says?|is about)\b|(?:i am|i'm|we are|we're) (?:asked|given|told|going) to\b)`

/** The beginning of a sentence that states what the response goes on to do, whatever that is. */
export const intention = String.raw`^[^\p{L}\p{N}]*(?:(?:${opener})\b[\s,.:!-]{1,4}){0,3}(?:let(?:'s|s| us| me)|i(?:'ll| will|'m going to| am going to|'d (?:like|have|need|want|start|begin)| (?:still |also |now )?(?:need|have) to)|we(?:'ll| will| (?:still |also |now )?(?:need|have) to))\b`

/** The beginning of a sentence that only defines a word. */
export const definition = String.raw`^[^\p{L}\p{N}]*(?:[a-z ]{1,40}["'] means\b|(?:recall|remember|by definition|definition)\b[\s,:]{1,3}(?:that )?(?:an?|any|every) |(?:an?|any|every) (?:[a-z]+ ){0,6}(?:is|are|holds?) (?:an? )?(?:[a-z-]+ ){0,8}(?:if|when|only if|iff)\b|an? (?:[a-z-]+ ){1,3}is an? (?:[a-z-]+ ){1,3}(?:that|which)\b)`

/** A sentence that only instructs, as prompts do. */
export const instruction = String.raw`^[^\p{L}\p{N}]*(?:question|task|prompt|problem|q)\s?:|^[^\p{L}\p{N}]*(?:please )?(?:provide|generate|give|output|return|list|name|break down|write|identify|determine|(?:respond|reply|answer|end|conclude) (?:with|in|by|using|only))\b(?! [([\x60"])(?!\s?:)(?=[^\n]{0,200}\b(?:or|only|only the|the|one|a|an|your|with|all|single)\b)`

/** Whether something is so is left open. */
export const openness = anyOf(
  "unclear|not clear|uncertain|unsure|not sure|not certain|hard to (?:say|tell)|difficult to (?:say|tell|determine)|cannot (?:say|tell|determine|decide|know|be determined|be decided)|can't (?:say|tell|determine|decide|know|be determined|be decided)|don't know|do not know|not enough (?:information|context)|insufficient information|unknown|depends|remains to be seen|unable to (?:say|tell|determine|decide)|impossible to (?:say|tell|know|determine)|undetermined|ambiguous",
)

/** Words before a clause that make it a condition or a question. */
export const conditional = anyOf(
  'if|whether|unless|provided that|provided|assuming|assuming that|suppose|supposing|in case|as long as|only if|iff|depending on whether|to see if|would be|would',
)

/** The response gives no answer and states that it will not. */
export const refusal = String.raw`\b(?:i(?:'m| am) (?:sorry|afraid|not able|unable)|(?:i'd|i would) (?:rather|prefer) not|i (?:apologi[sz]e|cannot|can't|can not|could not|couldn't|won't|will not|am not able to|do not know|don't know|decline|refuse)|as an ai|as a language model|(?:not|never) enough (?:information|context)|insufficient (?:information|context)|(?:cannot|can't|can not) be (?:determined|answered|decided)|no idea|unable to (?:determine|answer|provide|solve|complete|assist|help)|cannot (?:determine|answer|provide|assist|help))\b|对不起|抱歉|无法(?:回答|确定)|我不知道|ich (?:kann|weiß) [^.\n]{0,40}nicht|je ne (?:peux|sais) pas|no (?:puedo|sé)|申し訳|わかりません|죄송|모르겠|не (?:могу|знаю)|извините|não (?:posso|sei)|non (?:posso|so)\b|لا أستطيع|لا أعرف`

/** Before an item: it is not claimed. */
export const unclaimed = String.raw`\b(?:i|we)(?:\s(?:cannot|can't|can\snot|won't|will\snot|wouldn't|would\snot|don't|do\snot|could\snot|couldn't|am\snot\sable\sto|hesitate\sto|refuse\sto)|'m\snot\sable\sto)\s(?:\w+\s)?(?:commit|claim|confirm|guarantee|assert|say|conclude|answer|state|promise|vouch|endorse|recommend|call|verify|prove)\b[^.;:,\n]{0,40}$|\b(?:unsure|(?:not|isn't)\s(?:sure|certain|clear|obvious|known)|unclear|don't\sknow|do\snot\sknow|doubt(?:ful)?|wonder)\b[^.;:\n]{0,20}\b(?:whether|if)\b[^.;:,\n]{0,40}$|\b(?:answer|output|response|reply)\b[^.:;\n]{0,20}\b(?:should|must|has\sto|needs\sto|is\sto)\sbe\s(?:an?|one|in|given|written)\b[^.:;\n]{0,40}$`

/** A last word that cannot end a text. */
export const dangling = anyOf(
  "is|are|was|were|be|been|the|a|an|to|of|and|or|but|nor|because|since|if|that|which|who|whose|this|these|those|with|without|at|in|on|onto|from|for|by|as|than|then|we|it|they|he|she|i|you|so|not|must|can|cannot|could|will|would|should|has|have|had|does|do|need|needs|let|let's|its|their|our|my|your|when|where|while|after|before|also|only|any|all|each|every|both|some|into|between|next|first|second|third|therefore|thus|hence|however|there",
)

/** Announces a list or an answer that must follow. */
export const announcing = anyOf(
  "as follows|following|below|is|are|answer|answers|list|actions|facts|propositions|plan|steps|here|consider|check|option|options|one by one|step by step|preconditions|effects|each action|examine|evaluate|go through|let's see|sequence|simulate",
)

/** After a list entry: the entry does not belong there. */
export const removedBehind = String.raw`(?:(?:,\s)?(?:however|though|actually)?,?\s)?(?:(?:should|must|need|needs|has|have|had|ought|can|could|will|would|is|are|was|were|to|also|therefore|thus|then|now|be|be\s+to)\s){0,5}(?:not\s(?:be\s)?(?:in(?:\s(?:the|this|my|that))?\b|includ\w+|listed|counted|there\b|on\s(?:the|my|this)\slist|part\sof|among|belong|appear|have\sbeen|(?:actually\s)?(?:an?\s)?(?:applicable|possible|valid|effect|add(?:ed)?|positive|negative))|(?:removed|dropped|deleted|excluded|omitted|discarded|struck|left\sout|taken\s(?:out|off)|ruled\sout|eliminated|crossed\sout|go\b|cancelled|retracted|withdrawn|ignored|disregarded|forgotten)\b|(?:there|included|listed|in\s(?:the|this|my)\slist)\sby\s(?:mistake|error|accident)\b|(?:wrong|incorrect|a mistake|an error|wrongly|incorrectly|mistakenly)\b)|(?:,\s)?\s?(?:does\snot|doesn't|do\snot|don't)\s(?:actually\s)?(?:belong|count|apply|work|change|appear|hold\safterwards|qualify|fit)|shouldn't\sbe\b`

/** Before an entry: it is taken out. */
export const removedBefore = String.raw`\b(?:remove|removing|delete|deleting|drop|dropping|omit|omitting|exclude|excluding|discard|discarding|strike|striking|cross\sout|take\s(?:out|off)|taking\s(?:out|off)|leave\sout|leaving\sout|without|minus|except(?:\sfor)?|retract|retracting|withdraw|withdrawing|scratch|forget(?:\sabout)?|forgetting|ignore|disregard|eliminate|kick\sout|throw\sout|get\srid\sof|rule\sout|erase|cancel|scrap|undo|reject|revoke|purge|cut|skip|not)\s(?:out\s)?(?:(?:the|my|action|fact|proposition|item|items|entry|entries|effect|also|again|erroneous|incorrect|wrong|step|steps|out)\s){0,3}["'*_\x60]{0,4}$`

/** Before or after something: it belongs to the list too. */
export const addedBefore = String.raw`\b(?:forgot|forgotten|missed|missing|overlooked|omitted|left\sout|add|adding|include|including|plus|also|additionally|as\swell\sas|append|one\smore|(?:should|must|ought\sto)\s(?:also\s|have\s){0,2}(?:list(?:ed)?|mention(?:ed)?|name[d]?|written)|belongs?\sto\s(?:it|them)\stoo)\b[^.;\n]{0,60}$`
export const addedBehind = String.raw`^[^.;\n(]{0,60}\b(?:as\swell|too|also|(?:should|must|has\sto|needs\sto)\s(?:also\s)?be\s(?:added|included|listed|in\b|on\b|part)|(?:goes|belongs)\s(?:to|in|into|on|among)\s(?:the|my)|(?:is|was|were)\s(?:also\s)?(?:missing|missed|forgotten|overlooked|left\sout))\b`

/** `I left out (a b) because …`: deliberately, so it is not part of the answer. */
export const isLeftOut = (lead: string, behind: string): boolean =>
  /\b(?:left out|omitted|did not include|didn't include)\b[^.;\n]{0,40}$/.test(lead) &&
  /^["'*_\x60)\]]{0,4},? (?:because|since|as|for|given that)\b/.test(behind)

/** Between two things: the second takes the place of the first. */
export const replacedBetween = String.raw`^["'*_\x60)\s]{0,6}(?:,\s)?(?:(?:(?:which|that|it)\s)?(?:should|must|has to|needs to|ought to)\s(?:actually\s|really\s|instead\s|rather\s)?(?:be|read|say|have been|have read|become)(?:\s(?:replaced|changed|substituted|corrected|swapped)\s(?:by|with|to|into|for))?|(?:is|gets|was)\s(?:replaced|changed|to\sbe\s(?:replaced|changed))\s(?:by|with|to|into)|(?:with|by|to|into|for|→|->|=>|⇒)|becomes|(?:is|was)\s(?:wrong|incorrect|a\styp(?:o|ing\serror))[,;.:]?\s(?:and\s)?(?:it\s)?(?:should\s(?:be|read)|must\s(?:be|read)|is)|,?\s?(?:i|we)\s(?:meant|mean|wanted|intended|should\shave\s\w+|have\sto\s\w+)|(?:read|write|put|take|use|it\s(?:should|must)\sbe|it\sis))[:,]?\s["'*_\x60]{0,4}$`
export const replacedBefore = String.raw`\b(?:replace|replacing|change|changing|swap|substitute|correct|correcting|exchange|turn)\s(?:(?:the|my|action|fact|step|out|item|entry)\s){0,2}["'*_\x60]{0,4}$|\b(?:instead\sof|in\splace\sof|rather\sthan)\s(?:(?:the|my|action|fact|step|item|entry)\s){0,2}["'*_\x60]{0,4}$`

/** The two lists of effects change their places. */
export const listsSwapped = String.raw`\b(?:mix(?:ed|ing)\s(?:(?:the\s)?(?:two|lists|signs)\s?(?:lists\s)?|them|these|both|everything)\s?up|mixed\sup\s(?:the|both)\s(?:two\s|\w+\s){0,2}(?:lists|effects|sides)|(?:(?:should|must|ha(?:ve|s)\sto|needs?\sto|ought\sto)\sbe|to\sbe)\s(?:exchanged|swapped|interchanged|reversed|switched|flipped|inverted|turned\sa?round)|(?:exactly\s|just\s|precisely\s)?the\sother\sway\s(?:a)?round|(?:swap(?:ped)?|switch(?:ed)?|interchanged?|exchanged?|reversed?|confused|flip(?:ped)?)\s(?:them|these|both|the\s(?:two\s)?(?:lists|sides|effects|signs))|(?:lists|they|effects|signs)\sare\s(?:swapped|reversed|interchanged|switched)|wrong\sway\s(?:a)?round)\b`

/** The answer given before is retracted. */
export const withdrawn = String.raw`\b(?:(?:i|we)(?:'d|'ll|\swould|\swill|\smust|\shave\sto|\sneed\sto|\sshould|\shereby|\stherefore|\sthus|\snow)*(?:\slike\sto)?\s(?:retract|withdraw|revoke|rescind|overturn|take\s(?:(?:that|this|it|my\s(?:\w+\s)?answer)\sback|back\s(?:that|this|my|what))|revise\s(?:this|that|it|my|the)|chang(?:e|ed|ing)\s(?:my\s(?:mind|answer|verdict|choice|vote)|(?:it|this|that)\sto)|correct\s(?:myself|my\s(?:\w+\s)?answer)|was\s(?:wrong|mistaken)(?!\s(?:that|about\sthe))|am\s(?:wrong|mistaken)\s(?:above|before|there|earlier))|(?:it|that|this)\sshould\shave\s(?:been|read|said)|(?:scratch|scrap|forget|strike|disregard|ignore|discard|cancel|erase|drop)\s(?:that|this|it|(?:the|my|what)\s(?:above|first|previous|earlier|preceding|initial|last)\b|(?:my|the)\s(?:\w+\s)?(?:answer|verdict|line|statement)|what\si\s(?:said|wrote)|everything\sabove)|(?:my|the|this\smakes\s(?:my|the))\s(?:above|first|previous|earlier|initial|preceding|original)?\s?(?:answer|verdict|choice|statement|conclusion)s?(?:\s(?:(?:given\s)?above|before|at\sthe\s(?:top|beginning)|so\sfar))?\s(?:(?:is|was|has\sbecome|must\sbe|turns\sout(?:\sto\sbe)?)\s(?:therefore\s|thus\s|hence\s|clearly\s|simply\s)?)?(?:wrong|incorrect|obsolete|mistaken|false|void|invalid|withdrawn|superseded|ignores|overlooks|does\snot\shold|doesn't\shold|cannot\sstand|can't\sstand)|(?:edit|correction|addendum|update|oops|erratum|no)[:,!*]{1,3}\s(?:the\sabove|that|this|it)\s(?:is|was)\s(?:wrong|incorrect|a\smistake|an\serror|false|not\sright|mistaken)|there\s(?:is|was)\s(?:an?|one)\s(?:error|mistake|slip)\s(?:above|in\smy)|the\sabove\s(?:is|was)\s(?:wrong|incorrect|a\smistake|mistaken|false))\b`

/** The answer given first holds after all. */
export const kept = String.raw`\b(?:(?:i|we)(?:'ll|\swill|'d|\swould|\sam|'m)?\s(?:stay|staying|stick|sticking|stand|remain|keep|keeping|go\sback|return|leave)\s(?:with|by|at|to|it|my|the)\b[^.;\n]{0,40}\b(?:answer|choice|list|first|original|initial|as\s(?:it\sis|before)|\w+)|(?:list|answer|plan|lists)\s(?:above\s)?(?:stays?|remains?)\s(?:as\s(?:it|they)\s(?:is|are|was|were)|unchanged|the\ssame|correct|right)|no\s(?:change|correction)s?\s(?:is|are)?\s?(?:needed|necessary|required))\b`

/** Of a fact among the effects: it is none, since it was so before. */
export const wasSo = String.raw`^["'*_\x60)]{0,4}\s(?:was|were|is|had been|has been)\s(?:already|still)\s(?:true|false|there|the case|so|present)|^[^.;\n]{0,40}\b(?:is|are)\s(?:no|not\san?)\s(?:real\s)?effects?\b|^["'*_\x60)]{0,4}\s(?:was|were)\s(?:true|so|there)\s(?:before|beforehand|all\salong)\b|^["'*_\x60)]{0,4}\s(?:already\s(?:held|holds|was)|held\s(?:already|before)|(?:is|remains|stays|was)\s(?:unchanged|unaffected|not\s(?:changed|affected|true\s(?:initially|before)))|(?:does|did)(?:\snot|n't)\schange|was\snot\strue|was\snever\strue)`
export const otherList = String.raw`\b(?:should|must|belongs?|needs to|has to|is|are)\b[^.;\n]{0,40}?\b(?:(negative|deleted?|false|second|no\slonger)|(positive|added?|true|first))\b`

/** Before what shares a statement: `the same holds for (a b)`, `, and so is (a b)`. */
export const sameFor = String.raw`(?:\band so|[,;] so|\b(?:as|neither|nor)) (?:is|are|can)\b|\bsame (?:holds|goes|applies)\b|\b(?:likewise|ditto|analogously|similarly)\b`
