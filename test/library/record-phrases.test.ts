// A published record's own phrases take precedence over the shipped ones.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { aboutNames, suggestNames } from '#questions/views/names/names'
import { parseDomain } from '#planning/pddl/domain'
import { engineInMemory } from '#engine/engine'
import { phrasesOf, phrasesOfQuestion } from '#language/library/phrases'
import { dataFolder, dataText, dataNote } from '../support/data'

const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const source = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
const context = `Some world. The available actions are: (sail ?a ?b) - Go over the water from dock ?a to dock ?b, (board ?v ?d) - take the vehicle ?v; at dock ?d, and (debark ?v) - lose it. The available propositions are: (at-ferry ?l) - The boat lies at dock ?l, and (empty-ferry) - The boat is empty.`
const api = engineInMemory()

test('names are described in the phrases that the question lists, where their places fit', () => {
  const englishOf = (sort: 'action' | 'fact', name: string): string =>
    aboutNames(source, sort, [name], { english: context })[0]!.english
  expect(englishOf('action', '(sail l0 l1)')).toBe('go over the water from dock l0 to dock l1')
  expect(englishOf('action', '(board c0 l0)')).toBe('take the vehicle c0; at dock l0')
  expect(englishOf('fact', '(at-ferry l1)')).toBe('the boat lies at dock l1')
  expect(englishOf('fact', '(empty-ferry)')).toBe('the boat is empty')
  // Listed with other slots than the domain has, or not at all: described with the shipped wordings.
  expect(englishOf('action', '(debark c0 l0)')).toBe(api.names.about(source, 'action', ['(debark c0 l0)'])[0]!.english)
  expect(api.names.about(source, 'action', ['(sail l0 l1)'])[0]!.english).not.toContain('water')
  expect(api.english.describe(source, 'action', '(sail l0 l1)', context).english).toContain('dock')
  const found = suggestNames(source, 'action', 'task', 'water dock', 5, { english: context })
  expect(found.kind === 'names' && found.names[0]!.english).toContain('over the water')
})

test('odd lists change nothing and take no time', () => {
  const { domain } = parseDomain(ferry.domainText)
  for (const text of [
    '',
    '(sail ?a ?b) - ',
    '(sail ?a ?b) - going nowhere',
    '(sail ?a ?b ?c) - from ?a to ?b by ?c',
    `${'(sail ?a '.repeat(5_000)}`,
    `${'(x) - '.repeat(9_000)}`,
  ])
    expect(phrasesOfQuestion(domain, text).actions.get('sail')).toEqual(phrasesOf(domain).actions.get('sail'))
})

test.skipIf(dataFolder() === undefined)(`published records are rendered in their own phrases${dataNote}`, () => {
  let value = 0
  for (const kind of ['app', 'land', 'nexta', 'reach', 'areach']) {
    const { records } = importAcpbench(dataText(`acpbench/${kind}.gen.json`))
    for (const { source, context } of records) {
      if (source === null) continue
      const { domain } = parseDomain(source.domain)
      const shipped = phrasesOf(domain)
      const own = phrasesOfQuestion(domain, context)
      const listed = [...context.matchAll(/\(([^\s()?]+)(?: \?[^()]*)?\) - /g)].map(match => match[1]!)
      expect(listed.length).toBeGreaterThan(0)
      for (const name of listed) {
        const wordings = own.actions.get(name)?.wordings ?? own.predicates.get(name)?.holds
        const before = shipped.actions.get(name)?.wordings ?? shipped.predicates.get(name)?.holds
        if (wordings !== undefined && wordings.length > before!.length) value++
      }
    }
  }
  expect(value).toBeGreaterThan(1_000)
})
