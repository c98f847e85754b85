// Phrases that frame an answer and change nothing about it, though they have words that elsewhere suppose, hedge or
// attribute: `I would say`, `if I am not mistaken`, `as stated above`, `none of the other actions is applicable`.

/** Blanks these phrases of a lower-case text, whose length stays. */
export const withoutFramings = (text: string): string =>
  (elsewhere.test(text) ? framings : [...framings, ...hypothetical]).reduce(
    (left, framing) => left.replace(framing, match => '\u0001'.repeat(match.length)),
    text,
  )

/** Another state or time than the one that is asked about. */
const elsewhere =
  /\b(?:once|when|until|only (?:in|if|when|after)|(?:in|for) (?:the |an? )?(?:goal|next|final|other|another|new|later|resulting|following)|after (?!checking|looking|reviewing|going|considering|examining|evaluating|verifying|ruling))\b/

const me = String.raw`\b(?:i|we)`
const answer = String.raw`(?:answers?|list|lists|set|result|response|solution|actions?|facts?|landmarks?|options?|choices?|plan|effects?)`
const verb = String.raw`(?:say|answer|go (?:with|for)|list|name|pick|choose|select|conclude|argue|give|return|guess|report|state|reply|respond|propose|suggest|recommend|take|start|begin|remove|drop|delete|skip|omit|leave)`
const other = String.raw`(?:of the )?(?:others?|rest|remaining(?: \w+)?|other \w+|further \w+|more \w+|additional \w+)`
const is = String.raw`(?: (?:is|are|was|can|could|do|does|be|apply|applies|applied|executed|performed|taken|used|work|works|qualif(?:y|ies)|remains?|left|holds?|hold|applicable|possible|available|needed|required|reachable|valid|here|now|in this state))*`
const checked = String.raw`(?:read|understand|understood|see|parse|parsed|interpret|interpreted)`

/** What the writer says or was asked, how sure it is, and that it is all. */
const framings: readonly RegExp[] = [
  String.raw`^\W*(?:maybe|perhaps|possibly|presumably),?(?= [([]| (?:it|the|this|that|yes|no)\b)`,
  String.raw`${me}(?:['’]m| am|['’]re| are| was)? ?(?:pretty |quite |fairly |very |absolutely |reasonably )?(?:sure|certain|confident)(?: that)?\b`,
  String.raw`${me} (?:guess|suppose|think|believe|reckon|expect|assume)(?:,? \(?(?:maybe|perhaps|possibly|probably)\)?)?(?: that)?(?=,? (?:it|the|these|those|this|that|yes|no|none|option|[a-d\d])\b|:| \(|\[| \[)`,
  String.raw`\b(?:it|this|that) (?:seems|appears|looks)(?: to me| to be| that| so)\b(?! (?:as if|like|though)\b)`,
  String.raw`\b(?:seem|seems|appear|appears|look|looks)(?: to be)?(?: the)?(?: only)?(?= (?:best|applicable|possible|available|right|correct|reachable|necessary|needed|fine|valid|true)\b)`,
  String.raw`\bas (?:${me} )?(?:already |just )?(?:said|stated|mentioned|noted|shown|explained|written|given|requested|asked|wanted)(?: (?:above|before|earlier|already))?\b`,
  String.raw`\bas the (?:state|question|problem|description|text|prompt|task|domain) (?:says|states|tells us|describes)\b`,
  String.raw`\bcould (?:never )?(?:be|become) (?:applied|executed|performed|taken|applicable|executable|true|reached)\b(?! (?:once|after|when|later|only|then)\b)`,
  String.raw`\b(?:the )?(?:(?:question|task|problem|prompt|exercise|user|you|they)(?:['’]s)? (?:is |are |was |were )?(?:ask|asks|asked|asking|want|wants|wanted|request|requests|requested)|(?:question|task|problem|prompt|exercise|state|description) says)(?: me| us)?(?: for| to| about| that| whether| which| what)?\b`,
  String.raw`\b(?:that |which |what )?(?:you|was|were|is|are) (?:asked|wanted)(?: for| about)?\b`,
  String.raw`\bif (?:${me}|my [\w-]+) ?(?:['’]m |am |have |is )?(?:not (?:mistaken|wrong|overlooked \w+|missed \w+)|right|correct)\b`,
  String.raw`\bif (?:i|we) (?:have |am )?${checked} [^,;:.()\[\]]{1,60} (?:correctly|rightly|right)\b`,
  String.raw`\bunless (?:i|we)(?:['’]ve|['’]m| have| am)? ?(?:overlook\w*|miss\w*|misread|misunderst\w+|mistaken|wrong|forg\w+)(?: something| anything)?\b`,
  String.raw`\b(?:there (?:are|is)|these are|it is|it['’]s) (?:just|only)\b`,
  String.raw`\bjust(?= (?:the|these|this|those|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)`,
  String.raw`\b(?:and |but )?(?:no|none|nothing|not any)(?: ${other}| else)${is}`,
  String.raw`\b(?:and )?(?:nothing|no ${answer})(?: else)? (?:other than|else than|but|except|besides|apart from)\b`,
  String.raw`\b(?:and |but |as |since |because )?nothing (?:prevents?|stops?|forbids?|blocks?|hinders?|speaks against|is missing|is violated)(?: (?:it|this|that|the action|them))?\b`,
].map(source => new RegExp(source, 'g'))

/** `The answer would be`, `we could take`. */
const hypothetical: readonly RegExp[] = [
  String.raw`${me}(?:['’]d| would| could| can| might)(?: then| therefore| thus| still| rather| simply| just)? ${verb}(?: that)?\b`,
  String.raw`\b(?:my|the|our|an?|this|that|these|those|which)(?: [\w-]+){0,3}? ${answer}(?: here| then| therefore| thus)? (?:would|should|could|must)(?: then| therefore| thus)? be\b`,
  String.raw`\b(?:that|this|these|those|it|they|which) (?:would|should|must)(?: then| therefore| thus)? (?:be|give|leave|mean|make|yield)\b(?! (?:not|no|wrong|incorrect|true|false|possible|the case)\b)`,
  String.raw`\b(?:would|should|could)(?: then| therefore)? be (?:the |an? )?(?:right|correct|best|only)\b`,
  String.raw`\b(?:(?:it|the action|this action) would (?:be|become)|would (?:never|not) (?:be|become)|would fail)(?: applicable| executable| possible| reachable)?(?=[.,;)]|$)`,
  String.raw`\b(?:the |all |any )?(?:others?|rest|other \w+|remaining \w+) (?:all )?(?:would|could|might|can)(?: not| all| each)? (?:need|require|fail|be)\b`,
  String.raw`\bno (?:valid |other )?plan (?:could|can|would|will)\b`,
  String.raw`\bbefore (?:the |an? )?[\w-]+ (?:could|can)\b`,
  String.raw`\b(?:we|one|you|i|the (?:agent|ferry|robot|truck|player|planner|rover|arm|hand|\w+bot)) could(?: now| then| either| also| only)*(?= (?:apply|execute|perform|take|do|use|choose|pick|sail|go|move|board|load|drive|fly|be|debark|unload)\b)`,
].map(source => new RegExp(source, 'g'))
