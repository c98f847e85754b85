// What has no words for English to read has the same verdict without any English.

import { expect, test } from 'vitest'
import { firstVerdict } from '#questions/benchmarks/first-verdict'
import { engineInMemory } from '#engine/engine'
import { isLanguageFree } from '#engine/wordless'
import { isQuickKind } from '#questions/kinds/quick'
import '#questions/kinds/search-kinds'
import type { Question } from '#questions/kinds/question'
import { wordingsFor } from '#language/library/wordings'

const limits = { maxStates: 10_000 }
const engine = engineInMemory()
const questions = engine.domains
  .all()
  .flatMap(({ id, domain, problems }) =>
    engine.making.pose({ domain, problem: problems[0]!.text }, id),
  )
const bare = ['None', 'none.', '[]', '0', '1', '-1', '[1, 2]', '3. 4', '"none"', 'none, 2', '✗ 5']

test('numbers and "none" mean the same in all domains that ship, with their English and without', () => {
  const quick = questions.filter(({ kind }) => isQuickKind(kind))
  expect(quick.length).toBeGreaterThan(50)
  for (const question of quick) {
    const { judged, context } = question
    for (const { elements } of wordingsFor(judged!, context))
      expect(
        elements.some(part => part.kind === 'word' && /\p{L}/u.test(part.stem.replace('none', ''))),
      ).toBe(true)
    // Long answers are worked out for the kinds that a search judges; two of them are enough.
    for (const answer of /^(?:app|prog|val|just)$/.test(question.kind) ? bare : bare.slice(0, 2)) {
      expect(isLanguageFree(question, answer), `${question.key} ${answer}`).toBe(true)
      const wordings = () => wordingsFor(judged!, context)
      expect(firstVerdict(question, answer, limits, { wordings: () => [] }), answer).toEqual(
        firstVerdict(question, answer, limits, { wordings }),
      )
    }
  }
})

test('words, and questions whose own names or contexts may state "none" or numbers, wait for English', () => {
  const own = questions.find(
    ({ kind, judged }) => kind === 'prog' && judged?.domain.includes('sail'),
  )!
  const judged = own.judged!
  for (const answer of ['no', 'nothing', 'nonexistent', 'step 1', '(at c0 l0)', 'é'])
    expect(isLanguageFree(own, answer), answer).toBe(false)
  const others: readonly Question[] = [
    { ...own, origin: { from: 'published', record: {} } },
    { ...own, judged: null },
    { ...own, judged: { ...judged, domain: judged.domain.replaceAll('sail', 'none-1') } },
    { ...own, context: `${own.context}\n(sail ?from ?to): 1` },
    { ...own, judged: { ...judged, domain: judged.domain.replaceAll('sail', 'is-1') } },
    { ...own, context: `Actions are: (a ?x) - say none to ?x. ${own.context}` },
  ]
  expect(isLanguageFree(own, 'none')).toBe(true)
  for (const other of others)
    expect(isLanguageFree(other, 'none'), JSON.stringify(other.judged)).toBe(false)
})
