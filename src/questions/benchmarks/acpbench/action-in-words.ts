// Finds the ground action that an English phrase describes. The given candidates (those applicable in the state) are
// compared by the objects the phrase names, then by the words of the schema's name, then by what "from" and "to" imply
// about the effects. No domain-specific data is used.

import { likeness, stem, wordsOfName } from '#language/english/word-forms'

export interface Candidate {
  /** `(name arg …)`. */
  readonly text: string
  readonly schema: string
  readonly objects: readonly string[]
  /** The facts that the action adds to and deletes from the current state, as text. */
  readonly adds: readonly string[]
  readonly deletes: readonly string[]
}

export type ActionInWords =
  | { readonly kind: 'found'; readonly action: string }
  | { readonly kind: 'unclear'; readonly reason: string }

/** Phrases are one sentence; longer texts are rejected. */
const maxPhrase = 2000
/** Candidates with different effects are ambiguous if their costs differ by less than this. */
const margin = 0.25

/** The candidate that a phrase describes, or why that is undecided. */
export function findActionInWords(
  phrase: string,
  candidates: readonly Candidate[],
  objects: readonly string[],
): ActionInWords {
  if (phrase.length > maxPhrase) return unclear('The phrase is too long to be one action.')
  const namedWords = readPhrase(phrase, objects)
  const changing = candidates.filter(one => one.adds.length + one.deletes.length > 0)
  const pool = changing.length > 0 ? changing : candidates
  const sole = soleObjects(pool)
  const rated = pool.map(one => ({ one, ...costOf(one, namedWords, sole) })).sort((a, b) => a.cost - b.cost)
  const best = rated[0]
  if (best === undefined) return unclear('No action is applicable in this state.')
  if (best.misfits) return unclear(`No applicable action fits the phrase "${phrase}" and all objects it names.`)
  const rival = rated.find(other => other.cost - best.cost < margin && !sameEffects(other.one, best.one))
  if (rival !== undefined)
    return unclear(`The phrase "${phrase}" fits both \`${best.one.text}\` and \`${rival.one.text}\`.`)
  return { kind: 'found', action: best.one.text }
}

const unclear = (reason: string): ActionInWords => ({ kind: 'unclear', reason })

interface NamedWords {
  /** Number of times each object is named. */
  readonly counts: ReadonlyMap<string, number>
  /** All words, lower-cased. */
  readonly words: readonly string[]
  /** Stems of the words that do not name objects. */
  readonly stems: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
  readonly targets: ReadonlySet<string>
}

function readPhrase(phrase: string, objects: readonly string[]): NamedWords {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+(?:[-_]+[\p{L}\p{N}]+)*/gu) ?? []
  const known = new Set(objects)
  const bare = new Map<string, string>()
  for (const object of objects) bare.set(object.replace(/[-_]/g, ''), object)
  const counts = new Map<string, number>()
  const stems = new Set<string>()
  const sources = new Set<string>()
  const targets = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const { object, length } = objectAt(words, at, known, bare)
    if (object === undefined) {
      stems.add(stem(words[at]!))
      for (const part of wordsOfName(words[at]!)) stems.add(stem(part))
      at++
      continue
    }
    counts.set(object, (counts.get(object) ?? 0) + 1)
    const role = roleBefore(words, at, known)
    if (role === 'source') sources.add(object)
    if (role === 'target') targets.add(object)
    at += length
  }
  return { counts, words, stems, sources, targets }
}

/** The object named at a word: by one word, or by up to four words that form its name without `-` and `_`. */
function objectAt(
  words: readonly string[],
  at: number,
  known: ReadonlySet<string>,
  bare: ReadonlyMap<string, string>,
): { readonly object: string | undefined; readonly length: number } {
  if (known.has(words[at]!)) return { object: words[at]!, length: 1 }
  let joined = ''
  for (let length = 1; length <= 4 && at + length <= words.length; length++) {
    const word = words[at + length - 1]!
    if (length > 1 && known.has(word)) break
    joined += word.replace(/[-_]/g, '')
    const object = bare.get(joined)
    if (object !== undefined) return { object, length }
  }
  return { object: undefined, length: 1 }
}

const sourceWords = new Set(['from', 'instead', 'off'])
const targetWords = new Set(['to', 'into', 'onto', 'towards', 'toward', 'new', 'next'])
const maxWordsBetween = 4

/** The role given by the nearest preposition before an object, with no other object in between. */
function roleBefore(words: readonly string[], at: number, known: ReadonlySet<string>): 'source' | 'target' | undefined {
  for (let i = at - 1; i >= 0 && i >= at - maxWordsBetween; i--) {
    if (known.has(words[i]!)) return undefined
    if (sourceWords.has(words[i]!)) return 'source'
    if (targetWords.has(words[i]!)) return 'target'
  }
  return undefined
}

/** Per schema and argument position: the object, if all candidates have the same one there. */
function soleObjects(pool: readonly Candidate[]): (schema: string, place: number) => boolean {
  const seen = new Map<string, string | null>()
  for (const { schema, objects } of pool)
    objects.forEach((object, place) => {
      const key = `${schema} ${place}`
      const before = seen.get(key)
      seen.set(key, before === undefined || before === object ? object : null)
    })
  return (schema, place) => seen.get(`${schema} ${place}`) !== null
}

/** The cost of matching a candidate; `misfits`: an object is not named, or a named one does not belong to it. */
function costOf(
  one: Candidate,
  namedWords: NamedWords,
  sole: (schema: string, place: number) => boolean,
): { readonly cost: number; readonly misfits: boolean } {
  let cost = 0
  let misfits = false
  let missing = 0
  const needed = new Map<string, number>()
  for (const object of one.objects) needed.set(object, (needed.get(object) ?? 0) + 1)
  one.objects.forEach((object, place) => {
    if (namedWords.counts.has(object)) return
    missing++
    if (hintedAt(object, namedWords.words)) cost += 2
    else if (sole(one.schema, place)) cost += 3
    else {
      cost += 10
      misfits = true
    }
  })
  for (const [object, times] of namedWords.counts) {
    const due = needed.get(object)
    if (due !== undefined) cost += times < due ? 1.5 * (due - times) : 0.5 * (times - due)
    else {
      cost += 8
      // A plain word such as `table` may occur as an ordinary word; a name such as `b-3` may not.
      if (missing > 0 || !/^\p{L}+$/u.test(object)) misfits = true
    }
  }
  return { cost: cost + wordCost(one.schema, namedWords) + directionCost(one, namedWords), misfits }
}

/** True if the phrase names the object in other words: `left gripper` for `left1`, `high resolution` for `high_res`. */
function hintedAt(object: string, words: readonly string[]): boolean {
  const parts = object.split(/[^\p{L}]+/u).filter(part => part.length > 1)
  return (
    parts.length > 0 &&
    parts.every(part =>
      words.some(
        word =>
          word === part ||
          (part.length >= 3 && word.startsWith(part)) ||
          (word.length >= 4 && sharedStart(word, part) >= 4),
      ),
    )
  )
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

/** Low if the words of the schema's name or related words occur. */
function wordCost(schema: string, namedWords: NamedWords): number {
  let cost = 0
  for (const word of wordsOfName(schema)) {
    if (fillers.has(word)) continue
    const like = likeness(word, namedWords.stems)
    cost += like > 0 ? -2 * like : light.has(word) ? 0.6 : 1
  }
  // A sample is of rock unless the text says soil, as in published phrases.
  if (namedWords.stems.has('sampl') && !namedWords.stems.has('soil') && wordsOfName(schema).includes('rock')) cost -= 1
  return cost
}

/** Words of handling, which English omits more often than words that distinguish schemas. */
const light = new Set(['pick', 'up', 'place', 'put', 'take', 'move', 'go'])
/** Words in schema names without meaning of their own. */
const fillers = new Set(['to', 'from', 'at', 'in', 'the', 'a', 'of', 'and', 'with', 'object'])

/** The cost of directions: a named source should occur in deleted facts, a target in added ones. */
function directionCost(one: Candidate, namedWords: NamedWords): number {
  const added = objectsOf(one.adds)
  const deleted = objectsOf(one.deletes)
  let cost = 0
  const judge = (object: string, good: ReadonlySet<string>, bad: ReadonlySet<string>): void => {
    if (good.has(object) && !bad.has(object)) cost -= 0.5
    if (bad.has(object) && !good.has(object)) cost += 0.5
  }
  for (const object of namedWords.sources) judge(object, deleted, added)
  for (const object of namedWords.targets) judge(object, added, deleted)
  return cost
}

const objectsOf = (facts: readonly string[]): Set<string> =>
  new Set(facts.flatMap(fact => fact.slice(1, -1).split(' ').slice(1)))

function sameEffects(a: Candidate, b: Candidate): boolean {
  const key = (one: Candidate): string => `${[...one.adds].sort().join()}|${[...one.deletes].sort().join()}`
  return key(a) === key(b)
}
