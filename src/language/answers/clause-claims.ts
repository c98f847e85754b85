// Clauses that answer a yes/no question in other words: a subject, a predicate that is good or bad for it, and every
// negation before it turns the claim. `No precondition is violated` is yes: a bad predicate, turned once.

import { isOfAllBut, isOfSome } from './all-but'
import type { Sought } from './sought'

interface ClauseRow {
  readonly of: (sought: Sought) => boolean
  /** The subject of the clause, before the predicate; none: any subject. */
  readonly subject?: string
  readonly good: string
  readonly bad: string
}

const isNeed = ({ need }: Sought): boolean => need === 'give'
const isSpare = ({ need }: Sought): boolean => need === 'deny'
const isPlan = ({ reachesGoal }: Sought): boolean => reachesGoal === true
const isReach = (sought: Sought): boolean => !isNeed(sought) && !isSpare(sought) && !isPlan(sought)
const executes = (sought: Sought): boolean => sought.executes === true

const met =
  'met|satisfied|fulfilled|hold|holds|true|in place|given|present|there|granted|okay|ok|fine|available|guaranteed|complied with'
const unmet =
  'missing|violated|unmet|unfulfilled|fails|fail|failed|lacking|unsatisfied|false|broken|absent|contradicted|wrong'

const rows: readonly ClauseRow[] = [
  {
    of: executes,
    subject:
      '(?:(?:pre)?conditions?|requirements?|prerequisites?|(?:all|everything|whatever)(?: that)?(?: is| it| the action)? (?:needed|required|necessary|needs|requires)|what (?:it|this|the action) (?:needs|requires))',
    good: met,
    bad: unmet,
  },
  {
    of: sought => executes(sought) && !isPlan(sought),
    subject: '(?:all|every|each)(?: of)?(?: the| these| those)?(?: \\w+)? (?:actions?|steps?|moves?)',
    good: '(?:works?|go(?:es)? through)(?=[.,;!\\n]|$)',
    bad: '(?!)',
  },
  {
    of: executes,
    subject: '(?:violates?|contradicts?|breaks?|lacks?|misses)',
    good: '(?!)',
    bad: '(?:pre)?conditions?|requirements?|prerequisites?',
  },
  {
    of: executes,
    subject: '(?:(?:since|as|because)\\b[^.;!?\\n]{0,120},|so|hence|therefore|thus) (?:it|we|one|you|the \\w+)',
    good: '(?!)',
    bad: "(?:cannot|can't|can not|is unable to|is not able to)(?= (?!be\\b)[a-z])",
  },
  {
    of: executes,
    good: '(?!)',
    bad: '(?:unmet|unsatisfied|violated|missing|unfulfilled) (?:pre)?conditions?|(?:in|at) the wrong (?:place|location|room|position|spot)',
  },
  {
    of: isReach,
    good: '(?:is|are|am) (?:indeed |clearly |certainly )?(?:free|able|allowed|permitted|in a position) to|works out|feasible|doable|ways? of (?:doing|reaching|getting)|(?:can|could) (?:get|arrive|be brought|be moved) there|within reach',
    bad: '(?:is|are) (?:therefore |thus |clearly |simply )?(?:ruled out|excluded|out of the question|barred|prohibited|prevented|forbidden|blocked)|(?:speaks?|stands?|argues?|counts?) (?:against|in the way)|hinders?|obstacles?|prevents? (?:it|this|that)|infeasible|at odds with|(?:conflicts?|in conflict) with|(?:beyond|out of) (?:\\w+ )?reach',
  },
  {
    of: isReach,
    subject: '(?:facts?|two|both|they|these|conditions|propositions|states?)',
    good: 'compatible|true together|hold together|(?:hold|true|the case) (?:together|simultaneously|at the same time|at once)',
    bad: 'exclude each other|mutually exclusive|exclude one another|contradict each other|contradict one another|incompatible|inconsistent|contradictory',
  },
  {
    of: isNeed,
    good: '(?:has to|must|needs to|will) (?:be|become|hold)[^.;\\n]{0,30}(?:at some (?:time|point|moment|stage)|whatever|no matter|regardless|in every|in any)|unavoidable|inevitable|compulsory|mandatory|indispensable|inescapable',
    bad: '(?:can|could|may|might|cannot|can) (?:be )?(?:easily |also |simply |always )?(?:bypass|circumvent|avoid|skip|sidestep|dodge|evade|get around|do without|go without)(?:p?ed)?|avoidable|optional|dispensable|detour (?:around|that avoids)',
  },
  {
    of: isNeed,
    subject:
      '(?:every|each|any|all|whatever|no) (?:\\w+ ){0,2}(?:plans?|solutions?|ways?|paths?|roads?|routes?|sequences?)',
    good: '(?:has|have|needs?) to (?:pass|go|visit|make|reach|include|contain|achieve|traverse|use|run)|must (?:pass|go|visit|make|reach|include|contain|achieve|traverse|use|run)|passes|includes|contains|(?:leads?|runs?|goes|go) (?:via|through)|works without',
    bad: 'avoids|can avoid|bypass(?:es)?|gets around|does without|(?:works|succeeds|gets by) (?:without|anyway)',
  },
  {
    of: isSpare,
    subject: '(?:plan|goals?|sequence|rest|remaining (?:actions|steps|plan)|remainder|others)',
    good: 'still (?:reached|achieved|met|satisfied|works?|valid|executable|applicable|fine)|(?:works?|succeeds?|valid|executable|reached|achieved) (?:anyway|regardless|all the same|without)|unaffected|suffices?',
    bad: 'missed|lost|endangered|out of reach|breaks?|broken|collapses?|fails?|invalid|(?:no longer|not) (?:reached|achieved|works?|valid|executable|applicable)',
  },
  {
    of: isSpare,
    good: 'can (?:safely |simply )?(?:go|be spared|be left out)|superfluous|redundant|contributes? nothing|harmless|no harm|makes? no difference|changes? nothing|serves? no purpose|has no effect on',
    bad: '(?:is|are) (?:still |later |actually )?(?:needed|required|necessary|essential|indispensable)|later (?:needed|required)|(?:has|have|needs?) to stay|must (?:stay|remain|be kept)|relies on|depends? on (?:it|them|this|these)',
  },
  {
    of: isPlan,
    subject: '(?:plan|sequence|it|actions?|steps?|execution)',
    good: '(?:goes|runs|works) (?:through|out|fine)|reaches (?:the|a) goal|ends (?:up )?in (?:the|a) goal(?: state)?|leads to the goal|solves the problem|does the job|accomplishes (?:the|its) (?:goal|task)',
    bad: 'breaks (?:down|off|at)|gets stuck|stops short|falls short|comes to a halt|cannot (?:be (?:finished|completed)|proceed|continue)|fails(?! to)|leaves (?:the|a) goal (?:open|unmet)',
  },
  {
    of: isPlan,
    subject: '(?:final|last|resulting|end) (?:state|situation|configuration)',
    good: '(?:is|satisfies|meets|contains|fulfils|fulfills) (?:\\w+ ){0,2}goals?(?: state)?|as (?:required|desired|wanted)',
    bad: '(?:lacks|misses|violates|contradicts) (?:\\w+ ){0,3}goals?',
  },
]

const negation =
  /\b(?:not(?! only)|never|no(?! (?:doubt|matter|later|more than))|none|nothing|nobody|cannot|neither|nor|hardly|without|far from|by no means)\b|n't\b/g
/** What ends the clause before. */
const clauseEnd = /[.;:!?\n—–]|,\s|\b(?:but|because|since|so|hence|thus|therefore|whereas|although|though)\b/g
/** Between a subject and its predicate. */
const REACH = 90

interface Compiled {
  readonly row: ClauseRow
  readonly pattern: RegExp
}
const compiled: readonly Compiled[] = rows.map(row => {
  const lead = row.subject === undefined ? '' : String.raw`\b${row.subject}\b[^.;!?\n]{0,${REACH}}?(?<![\p{L}])`
  return { row, pattern: new RegExp(String.raw`${lead}(?<![\p{L}-])(?:(${row.good})|(${row.bad}))(?![\p{L}])`, 'gu') }
})

export interface ClauseClaim {
  readonly from: number
  readonly to: number
  readonly yes: boolean
  /** No condition before it opens it. */
  readonly isSettled: boolean
}

/** What the clauses of a lower-case text claim about the item in question. */
export function clauseClaims(low: string, sought: Sought): ClauseClaim[] {
  const found: ClauseClaim[] = []
  for (const { row, pattern } of compiled) {
    if (!row.of(sought)) continue
    for (const match of low.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      const predicate = match[1] ?? match[2]!
      // Negations of its own clause turn it.
      const lead = low.slice(Math.max(0, from - 60), to - predicate.length)
      const ends = [...lead.matchAll(clauseEnd)].at(-1)
      const start = to - predicate.length - (lead.length - (ends === undefined ? 0 : ends.index + ends[0].length))
      // A question about a removal asks what holds without the removed steps.
      const words = low.slice(start, to).replace(row.of === isSpare ? /\bwithout\b/g : /(?!)/g, ' ')
      const own = predicate.match(negation)?.length ?? 0
      const nots = (words.match(negation)?.length ?? 0) - own
      const isGood = match[1] !== undefined
      const ofAll = isGood && row.subject !== undefined
      const isAllBut = ofAll && isOfAllBut(low, from, to)
      if (ofAll && !isAllBut && isOfSome(low, from)) continue
      const turns = nots + (isAllBut ? 1 : 0)
      found.push({ from, to, yes: isGood === (turns % 2 === 0), isSettled: /\b(?:nothing|no)\b/.test(words) })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}
