// Problems described in the playground's own English are parsed back exactly, in all domains.

import { describe, expect, it } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import { readEnglish } from '#language/english/from-english/read-problem'
import { domains, modelOf } from '#language/library/domains'
import { englishDomains } from '#language/library/english'
import { phrasesOf } from '#language/library/phrases'
import type { Atom, Problem, Term } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { generated } from '../../support/generated'
import { contentOf, contentOfText, contextOf, shuffledContext } from './own-contexts'

const all = englishDomains()
const sizes = ['small', 'large', 'medium'] as const
/** With PLANGROUND_LONG more problems and voices are described. */
const seeds = process.env.PLANGROUND_LONG === undefined ? [1] : [1, 2, 3, 4, 5, 6]

describe.each(domains().map(folder => [folder.id, folder] as const))('%s', (id, folder) => {
  const domain = modelOf(folder)
  const phrases = phrasesOf(domain)
  const made = (seeds.length > 1 ? sizes : sizes.slice(0, 2)).flatMap(size =>
    seeds.map(seed => generated(folder, seed, folder.presets[size])),
  )

  it('problems that ship and new ones, in several voices', () => {
    for (const [i, text] of [...folder.problems.map(each => each.text), ...made].entries()) {
      const { problem } = parseProblem(text, domain)
      for (const seed of seeds) {
        const voice = i === 0 ? undefined : makeRng(`${i} ${seed}`)
        const describedProblem = readEnglish(contextOf(phrases, domain, problem, voice), all)
        expect([
          describedProblem.id,
          describedProblem.wording,
          describedProblem.unread,
          describedProblem.missing,
        ]).toEqual([id, 'own', [], []])
        expect(contentOfText(describedProblem.problem!, domain)).toEqual(contentOf(problem))
      }
    }
  })

  const first = parseProblem(folder.problems[0]!.text, domain).problem

  it('the smallest problem with one fact more, less, or changed', () => {
    const rng = makeRng(`mutants ${id}`)
    const taken = new Set(phrases.leftOut?.keys() ?? [])
    const isStated = ({ predicate }: Atom): boolean => !taken.has(predicate.name)
    const facts = first.init.filter(isStated)
    for (let i = 0; i < (seeds.length > 1 ? 40 : 3); i++) {
      const at = rng.below(facts.length)
      const fact = facts[at]!
      const other = { ...fact, terms: fact.terms.map(term => alike(term, first, rng)) }
      const without = first.init.filter(each => each !== fact)
      const init = i % 3 === 0 ? without : [...(i % 3 === 1 ? without : first.init), other]
      const describedProblem = readEnglish(contextOf(phrases, domain, { ...first, init }, rng), all)
      expect([describedProblem.id, describedProblem.unread, describedProblem.missing]).toEqual([id, [], []])
      expect(contentOfText(describedProblem.problem!, domain)).toEqual(contentOf({ ...first, init }))
    }
  })

  it('a sentence a fact, in any order and any wording, with denials between them', () => {
    const rng = makeRng(`sentences ${id}`)
    const text = shuffledContext(phrases, domain, first, rng)
    const describedProblem = readEnglish(
      text,
      all.filter(each => each.id === id),
    )
    expect([describedProblem.unread, describedProblem.missing]).toEqual([[], []])
    expect(contentOfText(describedProblem.problem!, domain)).toEqual(contentOf(first))
  })
})

/** Another object of the same type. */
function alike(term: Term, { objects }: Problem, rng: Rng): Term {
  const type = objects.find(({ name }) => name === term.name)?.type[0]?.name
  const others = objects.filter(({ type: own }) => own[0]?.name === type)
  return type === undefined ? term : { ...term, name: others[rng.below(others.length)]!.name }
}
