// What a generated file made from a wording is found, and replaced, once the wording is another one.

import { expect, test } from 'vitest'
import { domainFolders } from '../../../domains/index'
import { guideOf } from '#language/english/starter/guide'
import { outdatedTexts } from '#language/english/starter/outdated'
import { starterPhrases } from '#language/english/starter/starter'
import { readPhrases } from '#language/english/read-phrases'
import { parseDomain } from '#planning/pddl/domain'

const domain = `; A robot waters the beds of a garden.
(define (domain garden)
  (:requirements :typing)
  (:types robot bed - object)
  (:predicates (at ?r - robot ?b - bed) (wet ?b - bed))
  (:action water
    :parameters (?r - robot ?b - bed)
    :precondition (and (at ?r ?b) (not (wet ?b)))
    :effect (wet ?b))
  (:action walk
    :parameters (?r - robot ?from ?to - bed)
    :precondition (at ?r ?from)
    :effect (and (at ?r ?to) (not (at ?r ?from)))))`
const start = starterPhrases(domain)
const phrasesOf = (text: string, of = domain) => readPhrases(text, parseDomain(of).domain)
const findings = (text: string) => outdatedTexts(domain, text, phrasesOf(text).phrases)
const reworded = start.replace('- bed {b} is wet', '- bed {b} holds water')

/** Applies the fix of each finding in turn, as a person does. */
function mended(text: string): string {
  const [finding] = findings(text)
  if (finding?.fix === undefined) return text
  const { span, text: by } = finding.fix
  return mended(text.slice(0, span.from) + by + text.slice(span.to))
}

test('a starter and the domains that ship have none', () => {
  expect(findings(start)).toEqual([])
  for (const { domainText: text, phrasesText: phrases } of domainFolders)
    expect(outdatedTexts(text, phrases, phrasesOf(phrases, text).phrases)).toEqual([])
})

test('a reworded fact leaves an old denial and introduction, and their fixes give the new words', () => {
  expect(reworded).not.toBe(start)
  expect(findings(reworded).map(({ code }) => code)).toEqual(['old-introduction', 'old-denial'])
  const [introduction, denial] = findings(reworded)
  expect(introduction!.message).toContain('“Afterwards the bed is wet.” would now be “Afterwards the bed holds water.”')
  expect(reworded.slice(denial!.span.from, denial!.span.to)).toBe('bed {b} is not wet')
  const text = mended(reworded)
  expect(findings(text)).toEqual([])
  expect(phrasesOf(text).diagnostics).toEqual([])
  expect(text).toContain('- bed {b} does not hold water')
  const { phrases } = phrasesOf(text)
  expect(phrases.introduction).not.toContain('wet')
  expect(phrases.introduction).toContain('if the robot is at the bed and the bed does not hold water')
  // A rebuilt introduction still does not count as written by a person.
  expect(guideOf(domain, text).map(({ code }) => code)).toContain('introduction')
  // Everything after it stays as it was.
  expect(text.slice(text.indexOf('# How the objects'))).toBe(
    reworded.slice(reworded.indexOf('# How the objects')).replace('bed {b} is not wet', 'bed {b} does not hold water'),
  )
})

test('a reworded imperative is found too', () => {
  const text = start.replace('- water bed {b} with robot {r}', '- have robot {r} water bed {b}')
  expect(text).not.toBe(start)
  expect(findings(text).map(({ code }) => code)).toEqual(['old-introduction'])
  expect(phrasesOf(mended(text)).phrases.introduction).toContain('You can have the robot water the bed if')
})

test('a sentence that gathers facts follows its wording', () => {
  const told = (text: string): string =>
    text.replace('  wet:\n', `  wet:\n    gather: b\n    told: "{b} [is|are] wet"\n`)
  expect(findings(told(start))).toEqual([])
  expect(findings(told(reworded)).map(({ code }) => code)).toContain('old-told')
  expect(mended(told(reworded))).toContain('told: "{b} [holds|hold] water"')
})

test('sentences of a person, and second wordings, are left alone', () => {
  const own = reworded.replace('Afterwards the bed is wet.', 'Afterwards it is wet.')
  expect(mended(own)).toContain('Afterwards it is wet.')
  const second = start.replace('- bed {b} is wet', '- bed {b} holds water\n      - bed {b} is wet')
  expect(findings(second)).toEqual([])
})
