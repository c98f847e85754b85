// Numbers and ranks as words, from zero to ninety-ninth.

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ranks =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const tenRanks = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ')

/** A row of words with the number of its first. */
const numbered = (words: readonly string[], first: number, step = 1): [string, number][] =>
  words.map((word, i) => [word, first + i * step])
/** `twenty-one`, `twenty-first`. */
const composed = (ends: readonly string[]): [string, number][] =>
  tens.flatMap((ten, i) => ends.slice(0, 9).map((end, j): [string, number] => [`${ten}-${end}`, 21 + i * 10 + j]))
export const numberWords = new Map<string, number>([
  ['zero', 0],
  ...numbered(units, 1),
  ...numbered(tens, 20, 10),
  ...composed(units),
])
export const rankWords = new Map<string, number>([
  ['zeroth', 0],
  ...numbered(ranks, 1),
  ...numbered(tenRanks, 20, 10),
  ...composed(ranks),
])

/** All of them, longer ones first, for a pattern. */
export const wordList = [...numberWords.keys(), ...rankWords.keys()].sort((a, b) => b.length - a.length).join('|')
