// Phrases that name no action, described by their words alone, as if no list had them; and wordings of actions, which never are.

import { describe, expect, it } from 'vitest'
import { ForeignWords } from '#language/english/foreign-words'
import type { Phrases } from '#language/english/phrases'
import type { Template } from '#language/english/template'
import { publishedDomains } from './sentences'

const complete = publishedDomains().filter(({ phrases }) => phrases.isComplete === true)

/** The wording with a name of its own in every slot. */
const filled = ({ parts }: Template): string =>
  parts.map((part, i) => (part.kind === 'text' ? part.text : part.kind === 'number' ? part.one : `thing${i}`)).join('')

const wordsOf = (phrases: Phrases): ForeignWords => new ForeignWords(phrases, name => name.startsWith('thing'))

/** Listed phrases with words that the domain has too: only the list shows that they name no action. */
const byListAlone = [
  'set up the taser at location thing1',
  'use robot thing1 with gripper thing3 to place the object thing5 in room thing7',
  'navigate the truck thing1 from location thing3 in city thing5 to location thing7 in the next city',
  'turn instrument thing1 on satellite thing3 in direction thing5',
]

describe('words that no wording has', () => {
  it('show the listed phrases that name no action, but for four', () => {
    expect(complete.length).toBeGreaterThan(10)
    const missed = complete.flatMap(({ phrases }) => {
      const words = wordsOf(phrases)
      return phrases.foreign.map(filled).filter(text => words.wordIn(text) === undefined)
    })
    expect(missed.sort()).toEqual([...byListAlone].sort())
  })

  it('are in no wording of an action, whatever the names in it, and with something around it', () => {
    for (const { phrases } of complete) {
      const words = wordsOf(phrases)
      for (const { wordings } of phrases.actions.values())
        for (const text of wordings.map(filled)) {
          expect(words.wordIn(text)).toBeUndefined()
          expect(words.wordIn(text.replaceAll('thing', 'nobody'))).toBeUndefined()
          expect(words.wordIn(`kindly ${text} twice`)).toBeUndefined()
        }
    }
  })

  it.each([
    ['a word of the same sense', 'navigate from location thing1 to location thing2'],
    ['a word with a slip', 'debarkk the car thing1 at location thing2'],
    ['a word in another form', 'boarding car thing1, location thing2'],
    ['a name', 'car x9 to thing1'],
    ['a small word', 'to the car thing1 instead'.replace(' instead', ' without it')],
  ])('are not %s', (_, text) => {
    const { phrases } = complete.find(({ folder }) => folder.id === 'ferry')!
    expect(wordsOf(phrases).wordIn(text)).toBeUndefined()
  })

  it('are found in what the ferry cannot do', () => {
    const { phrases } = complete.find(({ folder }) => folder.id === 'ferry')!
    const words = wordsOf(phrases)
    expect(words.wordIn('paint the car thing1 in location thing2')).toBe('paint')
    expect(words.wordIn(`paint ${'x'.repeat(600)}`)).toBeUndefined()
  })
})
