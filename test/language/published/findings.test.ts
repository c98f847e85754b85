// The findings of the checks in the published wordings: slips and ambiguities of the published English itself, each
// known and described in docs/published-wording.md. A new one is a mistake of this project, or news.

import { describe, expect, it } from 'vitest'
import { checkPhrases, type PhraseFinding } from '#language/english/checks/check-phrases'
import { readPhrases } from '#language/english/read-phrases'
import { domains, modelOf } from '#language/library/domains'
import { loadTask } from '#planning/task/load'

/** By domain: code → how many. */
const known: Record<string, Record<string, number>> = {
  // Toggling on and off share two wordings.
  alfworld: { 'same-text': 2, plural: 4, 'object-not-named': 1, 'left-out': 11 },
  blocksworld: { 'left-out': 1 },
  depot: {},
  ferry: { 'left-out': 1 },
  floortile: {
    ...{ 'duplicate-parameter': 1, 'repeated-word': 2, 'object-not-named': 1, 'left-out': 4 },
  },
  goldminer: { 'object-not-named': 1, 'left-out': 2 },
  grid: { 'object-not-named': 1, 'left-out': 3 },
  grippers: { 'object-not-named': 1 },
  logistics: {},
  rovers: { 'mark-at-end': 2, 'left-out': 1 },
  // The modes are called image0, infrared1: “a image0 mode image”.
  satellite: { article: 2, 'left-out': 2 },
  swap: { 'left-out': 1 },
  visitall: { 'object-not-named': 1, 'left-out': 1 },
}

/** On the two smallest problems, and on made-up objects. */
function findingsIn(id: string): readonly PhraseFinding[] {
  const folder = domains().find(each => each.id === id)!
  const domain = modelOf(folder)
  const { phrases, diagnostics } = readPhrases(folder.publishedText!, domain)
  expect(diagnostics).toEqual([])
  const tasks = folder.problems.slice(0, 2).flatMap(({ text }) => {
    const loaded = loadTask({ domain: folder.domainText, problem: text })
    return loaded.kind === 'ready' ? [loaded.task] : []
  })
  const found = new Map<string, PhraseFinding>()
  for (const each of [...checkPhrases(phrases, domain, tasks), ...checkPhrases(phrases, domain)])
    found.set(`${each.code} ${each.span.from}`, each)
  return [...found.values()]
}

describe('the checks of published wordings', () => {
  it.each(domains().map(({ id }) => id))('%s has its known findings and no other', id => {
    const counts: Record<string, number> = {}
    for (const { code } of findingsIn(id)) counts[code] = (counts[code] ?? 0) + 1
    expect(counts).toEqual(known[id])
  })
})

describe('sentences of contexts', () => {
  const folder = domains().find(({ id }) => id === 'ferry')!
  const domain = modelOf(folder)
  const loaded = loadTask({ domain: folder.domainText, problem: folder.problems[0]!.text })
  const tasks = loaded.kind === 'ready' ? [loaded.task] : []

  it.each([
    [
      'two that read alike and state different things',
      'at-ferry {l}) (empty-ferry)\n',
      'at-ferry {l}) (empty-ferry)\n    - says: the ferry is at {l} location and it is empty\n      states: (empty-ferry)\n',
    ],
    ['slots that run into each other', 'says: "{c} [is|are] at {l}"', 'says: "{c}{l} [is|are]"'],
  ])('%s are found where they stand', (_, before, after) => {
    const text = folder.publishedText!.replace(before, after)
    expect(text).not.toBe(folder.publishedText)
    const { phrases } = readPhrases(text, domain)
    const found = checkPhrases(phrases, domain, tasks).filter(({ code }) => code === 'told-otherwise')
    expect(found.map(({ span }) => text.slice(span.from, span.to))).not.toEqual([])
  })
})
