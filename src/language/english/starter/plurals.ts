// The plurals of nouns.

/** A table from text: `key:value`, divided by commas. */
export const table = (text: string): Map<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*,\s*/)
      .map(pair => pair.split(':') as [string, string]),
  )

const plurals = table(
  'person:people,child:children,man:men,woman:women,mouse:mice,foot:feet,tooth:teeth,goose:geese,ox:oxen,' +
    'leaf:leaves,shelf:shelves,knife:knives,life:lives,half:halves,wolf:wolves,loaf:loaves,thief:thieves,' +
    'vertex:vertices,index:indices,matrix:matrices,axis:axes,analysis:analyses,basis:bases,crisis:crises,' +
    'hero:heroes,potato:potatoes,tomato:tomatoes,echo:echoes,quiz:quizzes,bus:buses,' +
    'fish:fish,sheep:sheep,deer:deer,aircraft:aircraft,spacecraft:spacecraft,series:series,species:species,' +
    'equipment:equipment,furniture:furniture,luggage:luggage,software:software,fuel:fuels,criterion:criteria',
)

/** The plural; in compounds, of the last word. */
export function pluralOf(noun: string): string {
  const [, before = '', word = ''] = /^(.*?)(\S+)$/.exec(noun) ?? []
  const known = plurals.get(word)
  if (known !== undefined) return before + known
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${before}${word}es`
  if (/[^aeiou]y$/.test(word)) return `${before}${word.slice(0, -1)}ies`
  return `${before}${word}s`
}

/** The singular of a type's name that may be a plural: `blocks` → `block`. */
export function singularOf(noun: string): string {
  for (const [one, many] of plurals) if (noun === many) return one
  if (!/^[a-z]{3,}s$/.test(noun) || /(?:ss|us|is|as|os|ns)$/.test(noun)) return noun
  if (/ies$/.test(noun)) return `${noun.slice(0, -3)}y`
  return /(?:x|z|ch|sh)es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1)
}
