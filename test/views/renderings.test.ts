// The scroll's instances and sentences: the sample, that all wordings appear, and the targets of words.

import { expect, test } from 'vitest'
import { domains } from '#language/library/domains'
import { renderPortion } from '#questions/views/english/render'
import {
  type RenderableSort,
  renderableSorts,
  type RenderingRequest,
  type Renderings,
} from '#questions/views/english/renderings'

const ferry = domains().find(({ id }) => id === 'ferry')!

const request = (what: RenderableSort, more: Partial<RenderingRequest> = {}, folder = ferry): RenderingRequest => ({
  domain: folder.domainText,
  phrases: folder.phrasesText,
  comparison: { kind: 'none' },
  problems: folder.problems.slice(0, 2),
  what,
  seed: '1',
  onlyChanged: false,
  from: 0,
  count: 60,
  pinned: [],
  ...more,
})

function rendered(asked: RenderingRequest): Renderings {
  const outcome = renderPortion(asked)
  if (outcome.kind !== 'rendered') throw new Error(outcome.message)
  return outcome
}

test.each(domains().map(folder => [folder.id, folder] as const))(
  'every wording of %s is rendered, each of its words leads to the text, and nothing is missing',
  (_, folder) => {
    const heard = new Set<string>()
    for (const what of ['holds', 'fails', 'actions', 'foreign'] as const) {
      const { renderings: instances, faults } = rendered(request(what, { count: 400 }, folder))
      expect(faults).toEqual([])
      for (const { renderings } of instances)
        for (const { section, number, english } of renderings)
          heard.add(
            `${english.marks[0]!.fact ?? english.marks[0]!.action ?? ''}`.split(' ')[0] + ` ${section} ${number}`,
          )
    }
    const { wordings } = rendered(request('holds', {}, folder))
    const lacking = wordings
      .filter(({ sort }) => sort === 'predicate' || sort === 'action' || sort === 'foreign')
      .map(({ head, section, number }) => `${head === '' ? '' : `(${head}`} ${section} ${number}`)
      .filter(each => !heard.has(each) && !heard.has(each.replace(' ', ') ')))
    expect(lacking).toEqual([])
  },
)

test.each(domains().map(folder => [folder.id, folder] as const))(
  'each sort of item of %s is rendered, and every mark is at its text',
  (_, folder) => {
    const problems = folder.problems.slice(0, 1)
    for (const what of renderableSorts) {
      const count = what === 'questions' ? 5 : 10
      const { renderings: instances, total } = rendered(request(what, { problems, count }, folder))
      expect(total).toBeGreaterThan(0)
      for (const { renderings } of instances)
        for (const { english } of renderings)
          for (const { from, to, phrase } of english.marks) {
            expect(from).toBeLessThan(to)
            expect(to).toBeLessThanOrEqual(english.text.length)
            if (phrase !== undefined) expect(folder.phrasesText.slice(phrase.from, phrase.to)).not.toBe('')
          }
    }
  },
)
