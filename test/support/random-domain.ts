// Random domains with names that are problematic in YAML, in English or for readers.

import { makeRng, type Rng } from '#base/rng'

/** Pieces of names: English words with special roles, YAML keywords, and unusual characters. */
const pieces =
  'at on in is not has can of to from with the clear empty free robot truck lift car place room location loc table hand arm holding carrying painted connected next left up key-shape color visible yes no null true ~ 1.0 off y n 0x1f 1e3 x a an hold carries object obj thing number pick put drop load stack sail board open closed pos x1 2go _ p_ é ß a.b a:b k# @ * & ! % - kindOf isClear atHome'.split(
    ' ',
  )

const pick = <T>(rng: Rng, items: readonly T[]): T => items[rng.below(items.length)]!

/** A name of one to three pieces, made unique by a number. */
function nameIn(rng: Rng, seen: Set<string>): string {
  const made = Array.from({ length: 1 + rng.below(3) }, () => pick(rng, pieces))
    .join(pick(rng, ['-', '_', '', '-']))
    .replace(/^[-?:]+/, '')
  let name = made === '' ? 'p' : made
  while (seen.has(name.toLowerCase())) name += pick(rng, ['2', 'x', '-b'])
  seen.add(name.toLowerCase())
  return name
}

export interface RandomDomain {
  readonly domain: string
  readonly problem: string
}

/** A domain and a problem without facts, with problematic names. */
export function randomDomain(seed: number): RandomDomain {
  const rng = makeRng(`starter ${seed}`)
  const typeNames = new Set(['object', 'either'])
  const types = Array.from({ length: rng.below(6) }, () => nameIn(rng, typeNames))
  const typeLines = types.map(
    (type, i) => `${type} - ${i === 0 || rng.below(2) === 0 ? 'object' : types[rng.below(i)]}`,
  )
  const heads = new Set([
    'either',
    'and',
    'or',
    'not',
    'when',
    'forall',
    'exists',
    'imply',
    'increase',
    '=',
    'total-cost',
    'assign',
  ])
  const parameters = (): [string, string][] => {
    const seen = new Set<string>()
    return Array.from({ length: rng.below(5) }, () => {
      const type =
        types.length === 0
          ? ''
          : rng.below(6) === 0 && types.length > 1
            ? ` - (either ${types[0]} ${types[1]})`
            : rng.below(7) === 0
              ? ' - object'
              : ` - ${pick(rng, types)}`
      return [`?${nameIn(rng, seen)}`, type]
    })
  }
  const predicates = Array.from({ length: 2 + rng.below(7) }, () => ({
    name: nameIn(rng, heads),
    parameters: parameters(),
  }))
  const listed = (all: readonly [string, string][]): string => all.map(each => each.join('')).join(' ')
  const schemas = new Set<string>()
  const actions = Array.from({ length: 1 + rng.below(5) }, () => {
    const own = parameters()
    const changed = predicates.filter(({ parameters: needed }) =>
      needed.every(([, type]) => own.some(([, other]) => other === type)),
    )
    const atoms = changed.map(
      ({ name, parameters: needed }) =>
        `(${[name, ...needed.map(([, type]) => own.find(([, other]) => other === type)![0])].join(' ')})`,
    )
    const effects = atoms.filter(() => rng.below(2) === 0).map(atom => (rng.below(2) === 0 ? atom : `(not ${atom})`))
    return `(:action ${nameIn(rng, schemas)} :parameters (${listed(own)}) :precondition (and ${atoms.join(' ')}) :effect (and ${effects.join(' ')}))`
  })
  const objects = (types.length === 0 ? [''] : types.map(type => ` - ${type}`)).flatMap((type, i) => [
    `o${i}${type}`,
    `p-${type.slice(3)}-${i}${type}`,
  ])
  return {
    domain: `(define (domain d) (:requirements :adl)
${types.length === 0 ? '' : `(:types ${typeLines.join('\n')})`}
(:predicates ${predicates.map(({ name, parameters: own }) => `(${name} ${listed(own)})`).join('\n')})
${actions.join('\n')})`,
    problem: `(define (problem q) (:domain d) (:objects ${objects.join(' ')}) (:init) (:goal (and)))`,
  }
}
