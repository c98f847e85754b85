// Checks a configuration against the PDDL: missing or unsuitable sentences, objects with the same words, introductions
// that contradict the actions.

import type { ConfigFinding } from '../family-parts'
import type { Domain, Problem } from '#planning/pddl/model'
import { type Configuration, type NamedConfiguration, sentenceOf, slotCount } from './config'
import { type Literal, literalsOf } from '#language/english/starter/literals'
import { checkIntroduction } from './introduction-check'
import { encodedObject, ruleOf } from './objects'

/** All findings, in the order of the layout. Instances provide the objects; without them names are made up. */
export function checkConfiguration(
  { name, config, introductions }: NamedConfiguration,
  domain: Domain,
  problems: readonly Problem[] = [],
): ConfigFinding[] {
  const seen = new Set<string>()
  const texts = Object.entries({
    domain_intro: config.domain_intro,
    ...(config.domain_intro_cost === undefined ? {} : { domain_intro_cost: config.domain_intro_cost }),
    ...introductions,
  })
  return [
    ...texts.flatMap(([key, text]) => {
      const findings = checkIntroduction(text, config, domain)
      // Introductions share most of their sentences: each fault is reported for the first introduction only.
      return findings.flatMap(finding => {
        const mark = `${finding.code} ${finding.about}`
        if (seen.has(mark)) return []
        seen.add(mark)
        return [{ ...finding, key }]
      })
    }),
    ...checkSentences('predicates', config.predicates, domain.predicates),
    ...checkSentences('actions', config.actions, domain.actions),
    ...checkPrepositions(config, domain),
    ...checkObjects(name, config, problems),
  ]
}

interface Declared {
  readonly name: string
  readonly parameters: readonly unknown[]
}

function* checkSentences(
  section: 'predicates' | 'actions',
  sentences: Configuration['predicates'],
  declared: readonly Declared[],
): Generator<ConfigFinding> {
  const what = section === 'predicates' ? 'predicate' : 'action'
  const byName = new Map<string, string>()
  for (const { name, parameters } of declared) {
    const sentence = sentenceOf(sentences, name)
    const key = `${section}.${name}`
    if (sentence === undefined || sentence === '') {
      yield {
        ...{ code: 'missing-sentence', severity: 'warning', key },
        message: `The ${what} \`${name}\` has ${sentence === '' ? 'an empty' : 'no'} sentence: prompts leave the ${what} out without saying so.`,
      }
      continue
    }
    const slots = slotCount(sentence)
    if (slots !== parameters.length)
      yield {
        ...{ code: 'wrong-slots', severity: 'error', key, quote: sentence },
        message:
          parameters.length === 0
            ? `The ${what} \`${name}\` has no arguments, but its sentence has ${pairs(slots)}: the sentence cannot be filled and vanishes from prompts.`
            : `The ${what} \`${name}\` has ${parameters.length} ${parameters.length === 1 ? 'argument' : 'arguments'}, but its sentence has ${pairs(slots)}. Write one \`{}\` for each argument.`,
      }
    const bare = sentence.toLowerCase().replace(/\s+/g, ' ')
    const before = byName.get(bare)
    if (before === undefined) byName.set(bare, name)
    else
      yield {
        ...{ code: 'same-sentence', severity: 'warning', key, quote: sentence },
        message: `The ${what}s \`${before}\` and \`${name}\` have the same sentence: only the objects show which is meant.`,
      }
  }
  const names = new Set(declared.map(({ name }) => name))
  for (const key of Object.keys(sentences))
    if (!names.has(key.toLowerCase()))
      yield {
        ...{ code: 'unknown-name', severity: 'error', key: `${section}.${key}` },
        message: `The domain has no ${what} \`${key}\`.`,
      }
}

const pairs = (slots: number): string => (slots === 0 ? 'no `{}`' : slots === 1 ? 'one `{}`' : `${slots} of \`{}\``)

/** `overcome {} from {}`: reports a preposition for a relation that begins to hold instead of ending. */
function* checkPrepositions({ actions }: Configuration, domain: Domain): Generator<ConfigFinding> {
  for (const action of domain.actions) {
    const sentence = sentenceOf(actions, action.name)
    if (sentence === undefined || slotCount(sentence) !== action.parameters.length) continue
    const pieces = sentence.split('{}')
    for (const [i, { name }] of action.parameters.entries()) {
      if (!/\bfrom (?:the |on top of (?:the )?)?$/i.test(pieces[i]!)) continue
      const other = wronglyFrom(action, name)
      if (other === undefined) continue
      yield {
        ...{ code: 'wrong-preposition', severity: 'error', key: `actions.${action.name}` },
        quote: sentence,
        message: `“from” says that \`${action.name}\` takes something away from \`${name}\`, but the action only makes \`${other}\` true. Use another preposition.`,
      }
    }
  }
}

/** A fact about the parameter and another object that becomes true, if no such fact is required or becomes false. */
function wronglyFrom(action: Domain['actions'][number], parameter: string): string | undefined {
  const { adds, deletes, needs } = literalsOf(action)
  const binds = ({ terms }: Literal): boolean => terms.length > 1 && terms.includes(parameter)
  if ([...deletes, ...needs].some(binds)) return undefined
  const added = adds.find(binds)
  return added === undefined ? undefined : `(${[added.predicate, ...added.terms].join(' ')})`
}

/** Reports objects with the same words, and objects without a code. */
function* checkObjects(
  domainName: string,
  config: Configuration,
  problems: readonly Problem[],
): Generator<ConfigFinding> {
  const codes = config.encoded_objects ?? {}
  const rule = ruleOf(domainName, codes)
  const sets =
    problems.length > 0 ? problems.map(({ objects }) => objects.map(({ name }) => name)) : [madeUp(rule, codes)]
  const names = new Set<string>()
  for (const objects of sets) {
    const readings = new Map<string, string>()
    for (const object of objects) {
      const words = encodedObject(domainName, config, object)
      const kind = object.replace(/\d.*$/, '')
      if (words === undefined) {
        if (names.has(`none ${kind}`)) continue
        names.add(`none ${kind}`)
        yield {
          ...{ code: 'no-object-code', severity: 'error', key: 'encoded_objects' },
          message: `There is no code for the object \`${object}\`.`,
        }
        continue
      }
      const before = readings.get(words)
      if (before === undefined) readings.set(words, object)
      else if (before !== object && !names.has(`same ${kind}`)) {
        names.add(`same ${kind}`)
        yield {
          ...{
            code: 'objects-read-alike',
            severity: 'error',
            key: 'encoded_objects',
            quote: words,
          },
          message: `The objects \`${before}\` and \`${object}\` are both called “${words}”${rule === 'digits' ? ': only single digits of a name are kept' : ''}.`,
        }
      }
    }
  }
}

/** Possible names of instances: each key with one and two digits for each pair of braces. */
function madeUp(rule: string, codes: Readonly<Record<string, string>>): string[] {
  if (rule === 'table') return Object.keys(codes)
  if (rule === 'tokens') return ['o1', 'o2', 'o10', 'o12', 'o100']
  return Object.entries(codes).flatMap(([key, code]) => {
    const count = Math.max(1, slotCount(code))
    return ['1', '2', '12'].map(
      number => key + Array.from({ length: count }, (_, i) => (i === count - 1 ? number : '1')).join('-'),
    )
  })
}
