// The playground's English for the benchmark's own domains, in the format of `phrases.yaml`; see
// `domains/ferry/phrases.yaml`.

import { plainPhrases, type Phrases, type TypePhrases } from '#language/english/phrases'
import { starterPhrases } from '#language/english/starter/starter'
import { readPhrases } from '#language/english/read-phrases'
import { folderOf } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'
import type { Domain } from '#planning/pddl/model'
import { printDomain } from '#planning/pddl/print'
import { kindsOf } from '#planning/task/universe'

const texts: ReadonlyMap<string, string> = new Map([
  [
    'blocksworld',
    `types:
  object: [block, blocks]
predicates:
  clear:
    holds: ["block {1} is clear", "block {1} has a clear top"]
    fails: ["block {1} is not clear"]
  on-table:
    holds: ["block {1} is on the table", "block {1} lies on the table"]
    fails: ["block {1} is not on the table"]
  arm-empty:
    holds: ["the arm is empty", "the arm holds no block"]
    fails: ["the arm is not empty"]
  holding:
    holds: ["the arm holds block {1}", "block {1} is in the arm"]
    fails: ["the arm does not hold block {1}"]
  on:
    holds: ["block {1} is on block {2}", "block {1} lies on top of block {2}"]
    fails: ["block {1} is not on block {2}"]
`,
  ],
  [
    'gripper',
    `types:
  object: [object, objects]
predicates:
  room:
    holds: ["{1} is a room"]
    fails: ["{1} is no room"]
  ball:
    holds: ["{1} is a ball"]
    fails: ["{1} is no ball"]
  gripper:
    holds: ["{1} is a gripper"]
    fails: ["{1} is no gripper"]
  at-robby:
    holds: ["the robot is in room {1}", "the robot can be found in room {1}"]
    fails: ["the robot is not in room {1}"]
  at:
    holds: ["ball {1} is in room {2}", "ball {1} lies in room {2}"]
    fails: ["ball {1} is not in room {2}"]
  free:
    holds: ["gripper {1} is free", "gripper {1} holds no ball"]
    fails: ["gripper {1} is not free"]
  carry:
    holds: ["gripper {2} holds ball {1}", "ball {1} is held by gripper {2}"]
    fails: ["gripper {2} does not hold ball {1}"]
`,
  ],
  [
    'floor-tile',
    `types:
  robot: [robot, robots]
  tile: [tile, tiles]
  color: [colour, colours]
predicates:
  robot-at:
    holds: ["robot {1} stands on tile {2}", "robot {1} is on tile {2}"]
    fails: ["robot {1} is not on tile {2}"]
  up:
    holds: ["tile {1} is just above tile {2}", "tile {1} lies above tile {2}"]
    fails: ["tile {1} is not just above tile {2}"]
  right:
    holds: ["tile {1} is just to the right of tile {2}", "tile {1} lies to the right of tile {2}"]
    fails: ["tile {1} is not just to the right of tile {2}"]
  painted:
    holds: ["tile {1} is painted in colour {2}", "tile {1} has been painted in colour {2}"]
    fails: ["tile {1} is not painted in colour {2}"]
  robot-has:
    holds: ["robot {1} has colour {2}", "robot {1} holds paint of colour {2}"]
    fails: ["robot {1} does not have colour {2}"]
  available-color:
    holds: ["colour {1} is available", "colour {1} is ready for use"]
    fails: ["colour {1} is not available"]
`,
  ],
])

const remembered = new WeakMap<Domain, Phrases>()

/**
 * The domain's English: for shipped domains, their phrases; for the benchmark's domains, the texts here, matched by
 * argument positions; for others, generated from their names and comments.
 */
export function englishOf(domain: Domain): Phrases {
  // Phrases of shipped domains can change while the page is open, through lessons and visitors, so they are not cached.
  if (folderOf(domain) !== undefined) return phrasesOf(domain)
  const known = remembered.get(domain)
  if (known !== undefined) return known
  const text = texts.get(domain.name)
  const phrases = (text === undefined ? undefined : ownPhrases(domain, text)) ?? starterOf(domain)
  const found = { ...phrases, types: [...phrases.types, ...nounsOf(domain)] }
  remembered.set(domain, found)
  return found
}

/** In an untyped domain, the nouns from static unary predicates: `room`, for `(room r)`. */
function nounsOf(domain: Domain): TypePhrases[] {
  if (domain.types.some(({ name }) => name !== 'object')) return []
  const still = kindsOf(domain)
  return domain.predicates.flatMap(({ name, parameters }, i) => {
    const one = name.replace(/[-_]+/g, ' ').trim()
    return still[i] === 'static' && parameters.length === 1 ? [{ name, one, many: `${one}s` }] : []
  })
}

/** Names read as words, or PDDL in sentences if that fails. */
function starterOf(domain: Domain): Phrases {
  const plain = plainPhrases(domain)
  const { phrases } = readPhrases(starterPhrases(printDomain(domain)), domain)
  const statements = [...phrases.predicates].filter(([, { holds }]) => holds.length > 0)
  return {
    ...plain,
    types: phrases.types.length > 0 ? phrases.types : plain.types,
    predicates: new Map([...plain.predicates, ...statements]),
  }
}

/** Undefined if the domain of that name lacks some of these predicates, or they have other parameters. */
function ownPhrases(domain: Domain, text: string): Phrases | undefined {
  const named = text.replace(/^ {2}(\S+):\n {4}holds:.*\n {4}fails:.*$/gm, (entry, name: string) => {
    const parameters = domain.predicates.find(each => each.name === name)?.parameters
    return entry.replace(/\{(\d)\}/g, (_, at: string) => {
      const parameter = parameters?.[Number(at) - 1]?.name.replace(/^\?/, '')
      return `{${parameter ?? 'missing'}}`
    })
  })
  if (named.includes('{missing}')) return undefined
  const plain = plainPhrases(domain)
  const { phrases } = readPhrases(named, domain)
  return {
    ...plain,
    types: phrases.types,
    predicates: new Map([...plain.predicates, ...phrases.predicates]),
  }
}
