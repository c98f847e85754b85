// Further versions of a domain: their own English, and which contexts mean them.

import { describe, expect, test } from 'vitest'
import { checkPhrases } from '#language/english/checks/check-phrases'
import { readEnglish } from '#language/english/from-english/read-problem'
import { readPhrases } from '#language/english/read-phrases'
import { domainNamed, domains, versionsOf } from '#language/library/domains'
import { englishDomains } from '#language/library/english'
import { phrasesOf } from '#language/library/phrases'
import { englishChoices } from '#questions/views/described/view-described'

const statements = domains().flatMap(folder =>
  [...versionsOf(folder)].map(([name, domain]) => ({ folder, name, domain })),
)

describe('a version of a domain', () => {
  test.each(statements)('$name of $folder.id has English for all its actions', ({ domain }) => {
    const { actions } = phrasesOf(domain)
    for (const { name } of domain.actions) expect(actions.get(name)!.wordings[0]!.text, name).not.toMatch(/^\(/)
  })

  test('has wordings that pass the checks', () => {
    const folder = domainNamed('alfworld')!
    const domain = versionsOf(folder).get('domain-earlier')!
    const { phrases, diagnostics } = readPhrases(folder.phrasesText, domain)
    expect([...diagnostics, ...checkPhrases(phrases, domain)]).toEqual([])
  })

  test('is meant by contexts that lack what those of the domain itself state', () => {
    const begin = 'This is an alfworld domain where an agent is asked to do something.'
    const [earlier, present] = [begin, `${begin} Receptacles that are neither open nor closed are not openable.`].map(
      text => readEnglish(text, englishDomains()),
    )
    const folder = domainNamed('alfworld')!
    expect(earlier!.domain).toBe(folder.variants['domain-earlier'])
    expect(earlier!.assumed[0]!.text).toContain('earlier version')
    expect(present!.domain).toBe(folder.domainText)
  })

  test('is not offered next to its domain', () => {
    const ids = englishChoices().map(({ id }) => id)
    expect([...ids].sort()).toEqual(domains().map(({ id }) => id))
  })

  test('is meant by the kinds of questions that are listed', () => {
    const text = 'This is a swap domain where agents are swapping items or roles.'
    const folder = domainNamed('swap')!
    const domainOf = (asked?: string): string | null => readEnglish(text, englishDomains(), asked).domain
    expect(domainOf('app')).toBe(folder.variants['domain-self-swaps'])
    expect(domainOf('reach')).toBe(folder.domainText)
    expect(domainOf()).toBe(folder.domainText)
  })
})
