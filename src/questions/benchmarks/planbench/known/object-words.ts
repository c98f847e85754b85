// Words for objects and back, unique for each object. The benchmark's own words are used if they are unique:
// `package_1` for `p1`. Its rule drops digits, so that `p12` would be `package_1` too; here whole numbers are kept:
// `package_12`.

import type { Configuration } from '../config'
import { encodedObject, type ObjectRule, ruleOf } from '../objects'

export interface ObjectWords {
  readonly object: (name: string) => string | undefined
  readonly objectOf: (words: string) => string | undefined
}

/** The words for an object are its name. */
export const namesAsWords: ObjectWords = {
  object: name => name,
  // Names have no blanks: “a and the block b” is not an object.
  objectOf: words => (words === '' || /\s/.test(words) ? undefined : words.toLowerCase()),
}

/**
 * Words for objects by the codes of a configuration, all different. An object without a code keeps its name, after the
 * noun that the codes share, if any: `block b13`.
 */
export function objectWords(domainName: string, config: Pick<Configuration, 'encoded_objects'>): ObjectWords {
  const codes = config.encoded_objects ?? {}
  return byRule[ruleOf(domainName, codes)](codes)
}

/**
 * Words for objects exactly as the benchmark writes them, for byte-identical prompts; two objects may have the same
 * words.
 */
export function officialObjectWords(domainName: string, config: Pick<Configuration, 'encoded_objects'>): ObjectWords {
  const { objectOf } = objectWords(domainName, config)
  return { object: name => encodedObject(domainName, config, name), objectOf }
}

type Codes = Readonly<Record<string, string>>

const byRule: Readonly<Record<ObjectRule, (codes: Codes) => ObjectWords>> = {
  names: () => namesAsWords,
  table: tableWords,
  tokens: () =>
    withRest(
      name => (/^o\d+$/.test(name) ? `object_${name.slice(1)}` : undefined),
      words => (/^object_\d+$/.test(words) ? `o${words.slice(7)}` : undefined),
    ),
  digits: numberedWords,
}

/** `red block` for `a`. */
function tableWords(codes: Codes): ObjectWords {
  const forward = new Map<string, string>()
  const back = new Map<string, string>()
  for (const [name, code] of Object.entries(codes)) {
    const words = code.toLowerCase()
    if (back.has(words)) continue
    forward.set(name.toLowerCase(), code)
    back.set(words, name.toLowerCase())
  }
  const noun = sharedNoun(Object.values(codes))
  const before = noun === undefined ? '' : `${noun} `
  return withRest(
    name => forward.get(name),
    words => back.get(words),
    before,
  )
}

/** `location_{}_{}` filled with the numbers of a name with equally many: `l0-12` → `location_0_12`. */
function numberedWords(codes: Codes): ObjectWords {
  const patterns = Object.entries(codes).map(([letter, code]) => {
    const pieces = code.toLowerCase().split('{}')
    return {
      letter: letter.toLowerCase(),
      code,
      count: pieces.length - 1,
      pattern: new RegExp(`^${pieces.map(escaped).join('(0|[1-9]\\d*)')}$`),
    }
  })
  return withRest(
    name => {
      const numbers = name.match(/\d+/g) ?? []
      const fit = patterns.find(
        ({ letter, count }) => count === numbers.length && count > 0 && name === letter + numbers.join('-'),
      )
      let next = 0
      const words = fit?.code .replaceAll('{}', () => numbers[next++]!)
      // `p01` keeps its name: `package_01` would be read back as another object than `package_1`.
      return words !== undefined && fit!.pattern.test(words.toLowerCase()) ? words : undefined
    },
    words => {
      for (const { letter, count, pattern } of patterns) {
        const numbers = count > 0 ? pattern.exec(words) : null
        if (numbers !== null) return letter + numbers.slice(1).join('-')
      }
      return undefined
    },
  )
}

/** Objects without a code keep their names, unless these are the words for another object. */
function withRest(
  coded: (name: string) => string | undefined,
  decoded: (words: string) => string | undefined,
  before = '',
): ObjectWords {
  return {
    object: name => {
      const words = coded(name)
      if (words !== undefined) return words
      const rest = before + name
      return decoded(rest) === undefined ? rest : undefined
    },
    objectOf: words => {
      const lower = words.toLowerCase()
      const known = decoded(lower)
      if (known !== undefined) return known
      const rest = lower.startsWith(before) ? lower.slice(before.length) : ''
      return rest === '' || coded(rest) !== undefined || /\s/.test(rest) ? undefined : rest
    },
  }
}

/** `block` for “red block” and “blue block”, `object` for “object a” and “object b”. */
function sharedNoun(codes: readonly string[]): string | undefined {
  const words = codes.map(code => code.toLowerCase().split(' '))
  if (words.length < 2 || words.some(each => each.length !== 2)) return undefined
  const [first, last] = words[0]!
  if (words.every(each => each[1] === last)) return last
  return words.every(each => each[0] === first) ? first : undefined
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
