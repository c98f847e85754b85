// What the playground tells in its own English is read back to just the problem that was told, in all domains.

import { describe, expect, it } from 'vitest'
import { makeRng } from '../../../src/base/rng'
import { readEnglish } from '../../../src/language/from-english/read-problem'
import { domains, modelOf } from '../../../src/library/domains'
import { englishDomains } from '../../../src/library/english'
import { phrasesOf } from '../../../src/library/phrases'
import { parseProblem } from '../../../src/pddl/problem'
import { generated } from '../../support/generated'
import { contentOf, contentOfText, contextOf } from './own-contexts'

const all = englishDomains()
/** With PLANGROUND_LONG more problems and voices are told. */
const seeds = process.env.PLANGROUND_LONG === undefined ? [1] : [1, 2, 3, 4, 5, 6]

describe.each(domains().map(folder => [folder.id, folder] as const))('%s', (id, folder) => {
  const domain = modelOf(folder)
  const phrases = phrasesOf(domain)
  const made = (['small', 'medium', 'large'] as const).flatMap(size =>
    seeds.map(seed => generated(folder, seed, folder.presets[size])),
  )

  it('problems that ship and new ones, in several voices', () => {
    for (const [i, text] of [...folder.problems.map(each => each.text), ...made].entries()) {
      const { problem } = parseProblem(text, domain)
      for (const seed of seeds) {
        const voice = i === 0 ? undefined : makeRng(`${i} ${seed}`)
        const told = readEnglish(contextOf(phrases, domain, problem, voice), all)
        expect([told.id, told.whose, told.unread, told.missing]).toEqual([id, 'own', [], []])
        expect(contentOfText(told.problem!, domain)).toEqual(contentOf(problem))
      }
    }
  })
})
