// The phrases of other languages as the readers use them.

import { tongues } from './languages'
import { anyPhrase, isUnspaced, phrasesIn } from './tongue-phrases'

/** Words of other languages that English has too, with another meaning. */
const english = new Set(
  'car want halt also moment correction pardon doch ma mas logo attends is no si ja da also denn juist wait then so index option'.split(
    ' ',
  ),
)
const own = (phrases: readonly string[]): string[] => phrases.filter(one => !english.has(one))

export const foreignCues = {
  deny: own(phrasesIn('notThis')),
  explain: own(phrasesIn('because')),
  contrast: own(phrasesIn('but')),
  conclude: own(phrasesIn('so')),
  correct: own(phrasesIn('wait')),
  consider: own(phrasesIn('example')),
  prefer: own(phrasesIn('prefer')),
} as const

export const foreignProperties = {
  good: phrasesIn('good'),
  bad: phrasesIn('bad'),
  fit: phrasesIn('fit'),
  unfit: phrasesIn('unfit'),
} as const

/** The first words of a statement that follows a mention. */
export const foreignPredicates: ReadonlySet<string> = new Set(
  Object.values(foreignProperties)
    .flat()
    .map(phrase => phrase.split(' ')[0]!),
)

const LEAST_UNSPACED = 2
/** Phrases of languages written without spaces, the longest first: the source of an expression. */
export const unspacedCues = [...Object.values(foreignCues), ...Object.values(foreignProperties)]
  .flat()
  .concat(['不能', '无法', '不可'])
  .filter(one => isUnspaced(one) && one.length >= LEAST_UNSPACED)
  .sort((a, b) => b.length - a.length)
  .join('|')

export const yesWords: ReadonlySet<string> = new Set(phrasesIn('yes'))
export const noWords: ReadonlySet<string> = new Set(phrasesIn('no'))
/** Any of those: the source of an expression. */
export const yesNoWords = anyPhrase([...yesWords, ...noWords])

/** Words for the answer, and the verbs between those and it: the source of an expression. */
const is = phrasesIn('is')
export const answerWords = anyPhrase(phrasesIn('answer'))
const [plain, spaced] = [true, false].map(isPlain =>
  is.filter(one => (isUnspaced(one) || !/\p{L}/u.test(one)) === isPlain).join('|'),
)
export const isWords = `(?:${plain}|\\s(?:${spaced})(?![\\p{L}\\p{N}]))`

export const optionWords = anyPhrase(phrasesIn('option'))
export const noneWords = anyPhrase(phrasesIn('none'))
export const noSuchThing = Object.values(tongues)
  .map(({ noSuch }) => noSuch)
  .join('|')
export const countedWords = anyPhrase(own(phrasesIn('counted')))
export const indexWords = anyPhrase(phrasesIn('index'))

/** Whole sentences in place of yes and no: `Es imposible`, `das ist möglich`. */
export const fitSentence = new RegExp(
  String.raw`^(?![^\n]*(?<!\p{L})(?:nunca|nie|jamais|mai|nooit|никогда)(?!\p{L}))[^.,;:!?\n]{0,60}?(?:(${anyPhrase(own(phrasesIn('unfit')))})|${anyPhrase(own(phrasesIn('fit')))})["'*_\x60.!\s]*$`,
  'u',
)
