// Words that restrict, deny, hedge, suppose or attribute, and where responses that are read rightly have them: next to
// answers of a shape, or of any. Collected from the responses in `test/answers` and from published ones; a word that is
// not listed at a place was never understood there.

import type { AnswerShape } from './shape'

/**
 * Where a word is: in the answer's own clause (before, behind), an earlier or later one of its sentence, the reason
 * behind it, between answers, or the next sentence.
 */
export type Zone = 'before' | 'earlier' | 'between' | 'behind' | 'later' | 'reason' | 'next'

/** What an answer is, as far as words around it go. */
export type Place = Exclude<AnswerShape['form'], 'problem'> | 'plan' | 'state'

type Words = ReadonlySet<string>

const list = (text: string): Words => new Set(text.split(' '))

/** What they do to an answer depends on its shape: conditions, denials, and the words of others. */
const heavy = list(
  'answered assistant assume assuming author cannot claim claimed claims could if iff imagine lest may might model models naive neither never no none nor not nothing others otherwise ought people provided providing reader readers replied replies reply said say saying says somebody someone student students suggested suggests suppose supposed supposing they unless whenever wish without would',
)
/** Hedges, contrasts, limits, blame, and what was before. */
const light = list(
  'almost alone although apart appears aside ask asked asks avoid avoided avoids barely barred before both but check confirm confuse confused confuses convinced decide depends despite doubt doubtful draft earlier either example except exclude excluded excludes excluding expect expected fail failed failing fails first forbidden formerly goal guess had half hardly harmless however hypothetical ignore ignored ignoring impossible incomplete incorrect incorrectly initially instead just know lacks last lean leaning leave leaving likely maybe merely missing mistake mistaken nearly old only optional optionally originally overlook overlooking overlooks part partially partly perhaps pointless possibly previous previously probably rather reject rejected reverse ruled seem seems skip skipped sure tell tempt tempted tempting think though thought together trivial typical uncertain unclear unlike unsure used usual usually verify violated violates want wanted wants was were whereas whether while worse worst wrong wrongly yet',
)

/** All of them. */
export const qualifiers: Words = new Set([...heavy, ...light])

const lightAt: Readonly<Partial<Record<Zone, Words>>> = {
  before: list(
    'almost apart before both check doubt except expect failing fails first goal impossible just lean leave likely nearly only probably rather seems think was while',
  ),
  earlier: list(
    'although apart avoided before both doubt earlier either example except failing fails first goal guess had however impossible incorrect instead last leave leaving mistake mistaken only rather ruled seems sure tell tempted tempting think though thought used was were while wrong',
  ),
  between: list('both but instead only was while'),
  behind: list(
    'avoided except fails first goal guess impossible initially instead only rather ruled trivial was whereas whether wrong yet',
  ),
  later: list(
    'although apart before both but exclude excluded fails first goal however impossible just last mistake only rather ruled sure think though together unlike was whereas while wrong yet',
  ),
  reason: list('although'),
  next: list('avoids but first goal had however impossible leave only thought wrong'),
}

const heavyAt: Readonly<Partial<Record<Place, Partial<Record<Zone, Words>>>>> = {
  item: {
    before: list('might never no none say without would'),
    earlier: list('cannot could if may might never no none not nothing otherwise say says would'),
    behind: list('cannot neither never no none nor not would'),
    later: list('cannot never no not provided unless without would'),
    next: list('cannot neither no nor not they would'),
  },
  list: {
    before: list('if without'),
    earlier: list('no without'),
    behind: list('no none not'),
    later: list('cannot no not others'),
    next: list('cannot'),
  },
  'two-lists': {
    before: list('no none not'),
    earlier: list('no none not'),
    between: list('nor not'),
    behind: list('no'),
    later: list('not'),
  },
  index: {
    before: list('cannot no not say would'),
    earlier: list('cannot if no not would'),
    behind: list('cannot could if not'),
    later: list('cannot if may no not say somebody would'),
  },
  'yes-no': {
    before: list('claim if no not nothing'),
    earlier: list('cannot might neither never no not nothing say they without would'),
    behind: list('never no not without'),
    later: list('never no not unless'),
    next: list('if would'),
  },
  choice: {
    before: list('claim not say would'),
    earlier: list('cannot claim might neither no nor not said'),
    behind: list('not'),
    later: list('cannot might not say'),
    next: list('not'),
  },
  plan: {
    before: list('ought'),
    earlier: list('could not would'),
    between: list('not'),
    behind: list('not'),
    later: list('not'),
    next: list('would'),
  },
  state: {
    earlier: list('no'),
    between: list('no not'),
    later: list('no'),
  },
  verification: {
    before: list('not'),
    earlier: list('if might no none not would'),
    later: list('not'),
  },
}

/** True if readers understand the word at that place. */
export const isUnderstood = (word: string, zone: Zone, place: Place): boolean =>
  (heavy.has(word) ? heavyAt[place]?.[zone] : lightAt[zone])?.has(word) === true
