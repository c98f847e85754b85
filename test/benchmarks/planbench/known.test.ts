// The benchmark's ten domains as data, compared with its own files where these are available.

import { describe, expect, test } from 'vitest'
import { domainTextFor, knownConfiguration, knownDomains } from '#questions/benchmarks/planbench/known/domains'
import { objectWords } from '#questions/benchmarks/planbench/known/object-words'
import { knownWordbook, wordbookOfPddl, wordbookOfPhrases } from '#questions/benchmarks/planbench/known/wordbooks'
import { encodedObject } from '#questions/benchmarks/planbench/objects'
import { filledSentence } from '#language/english/wordbook'
import { domains, folderOf, modelOf } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'
import { parseDomain } from '#planning/pddl/domain'
import { isError } from '#planning/pddl/diagnostic'
import { printDomain } from '#planning/pddl/print'
import { dataFolder, dataText, skipMessage } from '../../support/data'

const names = [...knownDomains.keys()]

describe('the ten domains', () => {
  test.each(names)('%s has a sentence for every action and predicate of its PDDL', name => {
    const known = knownDomains.get(name)!
    const { domain, diagnostics } = parseDomain(domainTextFor(name))
    expect(diagnostics.filter(isError)).toEqual([])
    expect(domain.name).toBe(known.pddlName)
    const places = (sentence: string): number => sentence.split('{}').length - 1
    for (const [heads, sentences] of [
      [domain.actions, known.actions],
      [domain.predicates, known.predicates],
    ] as const) {
      expect(heads.map(head => head.name).sort()).toEqual(Object.keys(sentences).sort())
      for (const head of heads)
        if (sentences[head.name] !== '') expect(places(sentences[head.name]!)).toBe(head.parameters.length)
    }
    expect(Object.keys(known.minutes).sort()).toEqual(Object.keys(known.actions).sort())
  })

  test('cost the stated minutes where they are priced', () => {
    const { domain, diagnostics } = parseDomain(domainTextFor('logistics', { priced: true }))
    expect(diagnostics.filter(isError)).toEqual([])
    const costs = domain.actions.map(({ name, effect }) => {
      const parts = effect.kind === 'and' ? effect.parts : [effect]
      return [name, parts.flatMap(part => (part.kind === 'increase' ? [part.amount] : []))] as const
    })
    expect(Object.fromEntries(costs.map(([name, [cost]]) => [name, cost]))).toMatchObject({
      'drive-truck': { value: 2 },
      'fly-airplane': { value: 5 },
      'load-truck': { value: 1 },
    })
  })

  test('no two objects are called alike, and all are read back', () => {
    for (const name of names) {
      const { object, objectOf } = knownWordbook(name)!
      const objects = ['a', 'l', 'm', 'b1', 'b12', 'block', 'red', 'p1', 'p12', 'p01', 'l0-1']
      objects.push('l0-12', 'l01-2', 'o0', 'o12', 'o01', 'object_1', 'package_1', 'depot0', 't', 'x-y')
      const words = objects.map(each => [each, object(each)] as const)
      const sentences = words.flatMap(([, text]) => (text === undefined ? [] : [text]))
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const [each, text] of words) if (text !== undefined) expect(objectOf(text)).toBe(each)
      expect(sentences.length).toBeGreaterThanOrEqual(objects.length - 2)
    }
    const { object } = objectWords('logistics', knownConfiguration('logistics')!.config)
    expect(object('p12')).toBe('package_12')
    expect(encodedObject('logistics', knownConfiguration('logistics')!.config, 'p12')).toBe('package_1')
  })

  test.skipIf(!dataFolder())('are what the benchmark’s own files say', ({ skip }) => {
    if (!dataFolder()) skip(skipMessage)
    const file = JSON.parse(dataText('planbench/domains.json')).domains
    for (const name of names) {
      const known = knownDomains.get(name)!
      const { config, minutes, replanning, obfuscation, domain_pddl } = file[name]
      expect(Object.entries(known.actions)).toEqual(Object.entries(config.actions))
      expect(Object.entries(known.predicates)).toEqual(Object.entries(config.predicates))
      expect(known.predicateMapping && Object.entries(known.predicateMapping)).toEqual(
        config.predicate_mapping ? Object.entries(config.predicate_mapping) : null,
      )
      expect(Object.entries(known.encodedObjects)).toEqual(Object.entries(config.encoded_objects))
      expect(known.minutes).toEqual(minutes)
      expect(known.replanning).toBe(replanning)
      expect([known.instanceSet, known.generalizedSet]).toEqual([config.instance_dir, config.generalized_instance_dir])
      if (obfuscation !== undefined)
        expect(known.obfuscation).toMatchObject({
          of: obfuscation.of,
          style: obfuscation.kind,
          actions: obfuscation.actions,
          predicates: obfuscation.predicates,
          textOnly: obfuscation.text_only ?? false,
        })
      else expect(known.obfuscation).toBeNull()
      expect(shapeOf(domainTextFor(name))).toEqual(shapeOf(domain_pddl))
    }
  })
})

/** A domain apart from the order of what is in it, names of parameters and comments. */
function shapeOf(text: string): unknown {
  const { domain } = parseDomain(text)
  const plain = printDomain({ ...domain, requirements: [] })
  return {
    name: domain.name,
    actions: domain.actions.map(action => {
      const alone = printDomain({
        ...domain,
        name: 'd',
        requirements: [],
        types: [],
        predicates: [],
        actions: [{ ...action, doc: '' }],
      })
      const names = new Map(action.parameters.map(({ name }, i) => [name, `?${i}`]))
      const renamed = alone
        .replace(/ - object\b/g, '')
        .replace(/\?[\w-]+/g, variable => names.get(variable) ?? variable)
      return (renamed.match(/\([^()]*\)/g) ?? []).sort()
    }),
    predicates: domain.predicates.map(({ name, parameters }) => [name, parameters.length]).sort(),
    types: plain.includes(':types') ? domain.types.map(({ name }) => name).sort() : [],
  }
}

describe('wordbooks of any domain', () => {
  test('our phrases state every action and predicate with all its arguments', () => {
    for (const folder of domains()) {
      const domain = modelOf(folder)
      const wordbook = wordbookOfPhrases(phrasesOf(domain), domain, folder.id)
      for (const [heads, sentences] of [
        [domain.actions, wordbook.actions],
        [domain.predicates, wordbook.predicates],
      ] as const)
        for (const { name, parameters } of heads) {
          const args = parameters.map((_, i) => `thing${i}`)
          const text = filledSentence(sentences.get(name)![0]!, args, wordbook)!
          for (const each of args) expect(text).toContain(each)
        }
    }
  })

  test('PDDL is reported as it is', () => {
    const { domain } = parseDomain(domainTextFor('blocksworld'))
    const wordbook = wordbookOfPddl(domain)
    expect(filledSentence(wordbook.actions.get('stack')![0]!, ['a', 'b'], wordbook)).toBe('(stack a b)')
    expect(filledSentence(wordbook.predicates.get('handempty')![0]!, [], wordbook)).toBe('(handempty)')
  })

  test('our folders are found for the PDDL of the plain domains', () => {
    for (const name of ['blocksworld', 'random_blocksworld', 'logistics', 'depots'])
      expect(folderOf(parseDomain(domainTextFor(name)).domain)?.id).toBe(knownDomains.get(name)!.folder)
  })
})
