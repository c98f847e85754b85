// Converts a configuration to a domain's English as a start: its sentences with parameter names in their braces, the
// rest from the names in the PDDL; and lists what `phrases.yaml` cannot express.

import { quoted } from '#base/words'
import type { Domain } from '#planning/pddl/model'
import { pluralOf } from '#language/english/starter/plurals'
import { type Starter, starterOf, written } from '#language/english/starter/starter'
import { type Configuration, type NamedConfiguration, sentenceOf, slotCount } from './config'
import type { Loss } from '../family-parts'

/**
 * The text of a `phrases.yaml` with the configuration's wording.  @param domainText The PDDL of the configuration's
 * domain.
 */
export function phrasesOfConfiguration(
  { name, config, introductions }: NamedConfiguration,
  domainText: string,
): { text: string; lost: readonly Loss[] } {
  const starter = starterOf(domainText)
  const lost: Loss[] = []
  const noun = commonNoun(config)
  const predicates = new Map(starter.predicates)
  for (const { name: predicate, parameters } of starter.domain.predicates) {
    const sentence = sentenceIn(config.predicates, predicate, parameters.length, 'predicate', lost)
    if (sentence === undefined) continue
    const holds = filled(sentence, parameters, noun)
    predicates.set(predicate, { holds, fails: denialOf(holds), source: 'comment' })
  }
  const actions = new Map(starter.actions)
  for (const { name: action, parameters } of starter.domain.actions) {
    const sentence = sentenceIn(config.actions, action, parameters.length, 'action', lost)
    if (sentence !== undefined) actions.set(action, filled(sentence, parameters, noun))
  }
  lost.push(...further(config, introductions, name))
  return {
    text: written({
      ...starter,
      introduction: introductionOf(config.domain_intro) || starter.introduction,
      types: typesOf(starter, noun),
      predicates,
      actions,
    }),
    lost,
  }
}

function sentenceIn(
  sentences: Configuration['predicates'],
  name: string,
  arity: number,
  what: string,
  lost: Loss[],
): string | undefined {
  const sentence = sentenceOf(sentences, name)
  if (sentence !== undefined && sentence !== '' && slotCount(sentence) === arity) return sentence
  const why =
    sentence === undefined
      ? 'has no sentence'
      : sentence === ''
        ? 'has an empty sentence'
        : `has ${arity === 1 ? 'one argument' : `${arity} arguments`}, and “${sentence}” has another number of \`{}\``
  lost.push({
    message: `The ${what} ${quoted(name)} ${why}: its wording here is made from its name.`,
  })
  return undefined
}

/** The sentence with slots, each after the objects' common noun. */
function filled(
  sentence: string,
  parameters: Domain['predicates'][number]['parameters'],
  noun: string | undefined,
): string {
  let next = 0
  const bare = sentence.replace(/\s+/g, ' ')
  const lower = /^[A-Z][a-z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
  return lower
    .split(/((?:\bthe )?\{\})/i)
    .map(piece => {
      if (!piece.endsWith('{}')) return piece.replace(/[{}[\]]/g, '')
      const slot = `{${parameters[next++]!.name.slice(1)}}`
      return noun === undefined ? piece.replace('{}', slot) : `${noun} ${slot}`
    })
    .join('')
}

/** `the hand is empty` → `the hand is not empty`. */
function denialOf(sentence: string): string {
  const verb = /^(.*?)\b(is|has|can|are)\b(.*)$/.exec(sentence)
  if (verb === null) return `${sentence} does not hold`
  const [, before = '', word = '', rest = ''] = verb
  if (word === 'can') return `${before}cannot${rest}`
  if (word === 'has') return `${before}does not have${rest}`
  return `${before}${word} not${rest}`
}

/** `block`, if every object is some block; `object` for `object a`. */
function commonNoun({ encoded_objects: codes = {} }: Configuration): string | undefined {
  const words = Object.values(codes).map(code => code.split(' '))
  if (words.length < 2 || words.some(each => each.length !== 2)) return undefined
  const [firsts, lasts] = [0, 1].map(i => new Set(words.map(each => each[i]!)))
  if (lasts!.size === 1) return [...lasts!][0]
  return firsts!.size === 1 ? [...firsts!][0] : undefined
}

const typesOf = ({ types }: Starter, noun: string | undefined): Starter['types'] =>
  noun === undefined || types.length !== 1
    ? types
    : types.map(({ name }) => ({ name, one: noun, many: pluralOf(noun) }))

/** Joins lines into sentences: lists of actions have no full stops. */
const introductionOf = (text: string): string =>
  text
    .split('\n')
    .map(line => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map(line => (/[.!?:,]$/.test(line) ? line : `${line}.`))
    .join(' ')

function further(
  { encoded_objects: codes = {}, domain_intro_cost }: Configuration,
  introductions: Readonly<Record<string, string>>,
  name: string,
): Loss[] {
  const others = [...(domain_intro_cost === undefined ? [] : ['domain_intro_cost']), ...Object.keys(introductions)]
  const [first] = Object.entries(codes)
  return [
    ...(first === undefined || name.includes('depots')
      ? []
      : [
          {
            message: `The codes for objects, such as “${first[1]}” for ${quoted(first[0])}: objects are called by their names here.`,
          },
        ]),
    ...(others.length === 0 ? [] : [{ message: `Other introductions: ${others.map(quoted).join(', ')}.` }]),
  ]
}
