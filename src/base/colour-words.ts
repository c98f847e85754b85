// Colours named by words.

const COLOURS = [
  'red',
  'blue',
  'green',
  'violet',
  'purple',
  'magenta',
  'brown',
  'black',
  'white',
  'orange',
  'yellow',
  'gold',
  'cyan',
  'pink',
  'silver',
  'grey',
] as const

type ColourWord = (typeof COLOURS)[number]

/** The one colour that words name: `red` for “red block”. */
export function colourIn(words: string): ColourWord | undefined {
  const found = words
    .toLowerCase()
    .split(/[\s_-]+/)
    .flatMap(word => COLOURS.filter(colour => colour === (word === 'gray' ? 'grey' : word)))
  return found.length === 1 ? found[0] : undefined
}
