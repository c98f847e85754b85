// Words that English uses for an action in addition to those in its schema's name: families of interchangeable verbs
// and nouns, and a stemmer that makes their forms equal.

const families: readonly (readonly string[])[] = [
  'move go travel navigate drive sail walk transition transfer guide head proceed pass'.split(' '),
  'fly operate pilot'.split(' '),
  'drive navigate steer'.split(' '),
  'pick pickup collect acquire retrieve grasp take grab lift get fetch remove gather'.split(' '),
  'put putdown place drop lower leave deposit set lay release'.split(' '),
  'load board embark enter insert place put'.split(' '),
  'unload debark disembark offload remove'.split(' '),
  'drop empty unload dump discard lower place put release'.split(' '),
  'lift raise hoist'.split(' '),
  'stack place put pile'.split(' '),
  'unstack remove take unpile'.split(' '),
  'turn point rotate direct aim face slew'.split(' '),
  'switch turn power activate deactivate'.split(' '),
  'on activate'.split(' '),
  'off deactivate'.split(' '),
  'take capture shoot make'.split(' '),
  'image picture photo photograph'.split(' '),
  'communicate transmit send relay report'.split(' '),
  'sample collect gather'.split(' '),
  'calibrate adjust tune'.split(' '),
  'change alter modify switch'.split(' '),
  'color colour'.split(' '),
  'paint apply'.split(' '),
  'unlock open'.split(' '),
  'lose loose drop release'.split(' '),
  'fire aim direct shoot'.split(' '),
  'detonate trigger explode explosion blow'.split(' '),
  'swap exchange trade'.split(' '),
  'open unclose'.split(' '),
  'close shut'.split(' '),
  'clean wash rinse'.split(' '),
  'heat hot warm'.split(' '),
  'cool cold chill'.split(' '),
  'toggle turn switch flip'.split(' '),
  'slice cut'.split(' '),
  'validate check ensure verify'.split(' '),
  'two both'.split(' '),
  'up upward upwards above'.split(' '),
  'down downward downwards below'.split(' '),
  'rock stone'.split(' '),
  'soil earth ground'.split(' '),
]

/** An approximate stem, common to the forms of a word. */
export function stem(word: string): string {
  return word.length <= 3 ? word : word.replace(/(?:ing|ed|es|e|s|d)$/, '')
}

const kin = new Map<string, Set<string>>()
for (const family of families)
  for (const word of family) {
    const key = stem(word)
    const known = kin.get(key) ?? new Set()
    for (const other of family) known.add(stem(other))
    kin.set(key, known)
  }

/** 1 for another form of the same word, less for a word of the same family, 0 otherwise. */
export function likeness(word: string, stems: ReadonlySet<string>): number {
  const own = stem(word)
  if (stems.has(own)) return 1
  const others = kin.get(own)
  if (others !== undefined) for (const other of others) if (stems.has(other)) return 0.75
  return 0
}

/** `pick-up`, `pickup_laser`, `driveTruck` → its words. */
export function wordsOfName(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap(word => (compounds.get(word) ?? word).split(' '))
    .filter(word => word !== '')
}

const compounds = new Map([
  ['pickup', 'pick up'],
  ['putdown', 'put down'],
  ['dropoff', 'drop off'],
])
