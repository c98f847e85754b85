// A domain is our own by what it declares, not by its name.

import { describe, expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { parseDomain } from '#planning/pddl/domain'
import { engineInMemory } from '#engine/engine'
import { folderOf, folderOfSource } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'
import { readPhrases } from '#language/english/read-phrases'
import { dataFolder, dataText, dataNote } from '../support/data'

const ferry = domainFolders.find(({ id }) => id === 'ferry')!
/** Called ferry, and about something else. */
const named = {
  domain: `(define (domain ferry) (:requirements :strips)
    (:predicates (on ?c ?d) (at ?c) (empty-ferry))
    (:action sail :parameters (?c ?d) :precondition (at ?c) :effect (and (on ?c ?d) (not (at ?c))))
    (:action board :parameters (?c ?d) :precondition (on ?c ?d) :effect (and (at ?d) (not (on ?c ?d)))))`,
  problem: `(define (problem p) (:domain ferry) (:objects a b)
    (:init (at a) (at b) (empty-ferry)) (:goal (on a b)))`,
}

describe('the folder of a domain', () => {
  test('is found for every text of our own, variants included', () => {
    for (const folder of domainFolders) {
      expect(folderOf(parseDomain(folder.domainText).domain)?.id).toBe(folder.id)
      for (const [name, text] of Object.entries(folder.variants))
        expect(folderOf(parseDomain(text).domain)?.id, name).toBe(folder.id)
    }
  })

  test.skipIf(dataFolder() === undefined)(`is found for every published domain${dataNote}`, () => {
    for (const kind of ['app', 'prog', 'reach', 'land', 'nexta', 'just', 'val', 'areach']) {
      const { records } = importAcpbench(dataText(`acpbench/${kind}.gen.json`))
      for (const { source, id } of records)
        expect(source === null ? undefined : folderOfSource(source), id).toBeDefined()
    }
  })

  test('is none for another domain of the same name, which is then described in its own names', () => {
    expect(folderOfSource(named)).toBeUndefined()
    const questions = engineInMemory().making.pose(named, 'p')
    expect(questions.length).toBeGreaterThan(3)
    for (const { context, question } of questions) {
      expect(`${context}\n${question}`).not.toMatch(/\bcar\b|\bplace\b|\bland\b|drive/)
      expect(context.replace(/These \w+ exist: .*/, '')).not.toContain('?')
      expect(context).not.toContain('undefined')
    }
    const scene = engineInMemory().states.scene(named, [])!
    expect(scene.shapes.some(({ facts }) => facts?.includes('(at a)'))).toBe(true)
  })

  test('is recognised without or with other types and parameter names', () => {
    const other = ferry.domainText
      .replaceAll('?car', '?vehicle')
      .replaceAll('?loc', '?place')
      .replaceAll('?c ', '?thing ')
    expect(folderOf(parseDomain(other).domain)?.id).toBe('ferry')
    const source = { domain: other, problem: ferry.problems[0]!.text }
    for (const { context } of engineInMemory().making.pose(source, 'p'))
      expect(context.replace(/These \w+ exist: .*/, '')).not.toMatch(/\?|\{/)
  })

  test('is recognised with an additional action, which is reported by its name', () => {
    const more = ferry.domainText.replace(
      '(:action board',
      '(:action sink :parameters (?l - location) :precondition (at-ferry ?l) :effect (not (at-ferry ?l)))\n  (:action board',
    )
    const { domain } = parseDomain(more)
    expect(folderOf(domain)?.id).toBe('ferry')
    const phrases = phrasesOf(domain)
    expect(phrases.actions.get('sink')?.wordings.length).toBe(1)
    expect(phrases.introduction).not.toBe(phrasesOf(parseDomain(ferry.domainText).domain).introduction)
  })
})

test('where a sentence shows several of a thing, the word for it is described in the plural too', () => {
  for (const { id, domainText, phrasesText } of domainFolders) {
    const { phrases } = readPhrases(phrasesText, parseDomain(domainText).domain)
    const nouns = phrases.types.map(({ one }) => one.split(' ').at(-1)!)
    for (const [, gathered, text] of phrasesText.matchAll(/^ {4}gather: (\w+)\n {4}told: "(.*)"$/gm))
      for (const noun of nouns) expect(text!.includes(` ${noun} {${gathered}}`), `${id}: ${text}`).toBe(false)
  }
})
