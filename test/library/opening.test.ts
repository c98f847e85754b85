import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { engineInMemory } from '#engine/engine'
import { openingDomain } from '#language/library/domains'

const lamps = `(define (domain lamps) (:predicates (lit ?l)) (:action light :parameters (?a) :precondition (not (lit ?a)) :effect (lit ?a)))`
const source = {
  domain: lamps,
  problem: '(define (problem one) (:domain lamps) (:objects a) (:init) (:goal (lit a)))',
}

test('a domain that no folder describes is unknown, and its texts are anyone’s', () => {
  const engine = engineInMemory()
  expect(engine.domains.all()).toHaveLength(domainFolders.length)
  expect(engine.english.describe(source, 'fact', '(lit a)').english).not.toBe('lamp a shines')
  expect(engine.making.problem('lamps', {}, 's').kind).toBe('none')
})

test('one domain is what a visit begins with, and each has an icon that there is', () => {
  expect(domainFolders.filter(({ opening }) => opening)).toEqual([openingDomain()])
  for (const { id, icon } of domainFolders)
    expect(
      existsSync(new URL(`../../node_modules/lucide-static/icons/${icon}.svg`, import.meta.url)),
      `domains/${id}/index.ts: there is no icon ${icon}`,
    ).toBe(true)
})
