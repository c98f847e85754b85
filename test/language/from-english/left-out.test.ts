// Facts that contexts leave out, by rules on names and by facts that may hold in addition, in a domain made for it.

import { describe, expect, it } from 'vitest'
import { readEnglish } from '#language/english/from-english/read-problem'
import type { DescribedProblem } from '#language/english/from-english/described-problem'
import { readPhrases } from '#language/english/read-phrases'
import { domainOfText } from './records'

const domainText = (further = ''): string => `(define (domain shed)
  (:requirements :strips :typing :negative-preconditions)
  (:types tool sort - object hammer saw - tool)
  (:predicates (held ?t - tool) (kind ?t - tool ?s - sort) (sharp ?t - tool) (fits ?t - tool ?u - tool) (use ?x - (either hammer sort)))
  (:action take :parameters (?t - tool ?u - tool)
    :precondition (and (sharp ?t) (fits ?t ?u) ${further})
    :effect (held ?t)))`

const phrases = (leftOut: string, numbered = 'sort: axesort sawsort'): string => `source: someone
types:
  tool: [tool, tools]
predicates:
  held:
    holds: ["{t} is held"]
actions:
  take: ["take {t} with {u}"]
numbered:
  ${numbered}
telling:
  introductory: [this is a shed]
  opens: ""
  objects:
    - says: "there are {#tool} tools: {t}"
      gather: t
      states: "{t} - tool"
  state:
    - says: "{t} is held"
      states: (held {t})
    - says: "{t} is of use"
      states: (use {t})
left-out:
${leftOut}`

const text = 'This is a shed. There are 3 tools: axe1, axe2, and saw1. axe1 is held.'

function read(leftOut: string, further = '', context = text, numbered?: string): DescribedProblem {
  const source = domainText(further)
  const domain = domainOfText(source)
  const read = readPhrases(phrases(leftOut, numbered), domain)
  expect(read.diagnostics.filter(({ code }) => code !== 'missing-predicate')).toEqual([])
  const wordings = [{ wording: 'published' as const, phrases: read.phrases }]
  return readEnglish(context, [{ id: 'shed', text: source, domain, wordings }])
}

const assumedOf = (describedProblem: DescribedProblem): string[] =>
  describedProblem.assumed.flatMap(({ facts }) => facts).filter(each => each.startsWith('('))

describe('conventions', () => {
  it('go by names, and by what those before them gave', () => {
    const describedProblem = read(`  kind:
    means: Tools are of the sort that their names begin with.
    names: "{thing}{#} {thing}sort"
  sharp:
    means: Axes are sharp.
    names: "{thing}{#}"
    among: [axe, knife]
  fits:
    means: Axes fit saws that have a sort.
    names: "{a}{#} {b}{#}"
    among:
      axe: [saw, knife]
    where: (exists (?s - sort) (kind ?u ?s))
`)
    expect(assumedOf(describedProblem)).toEqual([
      '(kind axe1 axesort)',
      '(kind axe2 axesort)',
      '(kind saw1 sawsort)',
      '(sharp axe1)',
      '(sharp axe2)',
      '(fits axe1 saw1)',
      '(fits axe2 saw1)',
    ])
    expect(describedProblem.assumed.map(each => each.text)).toContain('Axes are sharp.')
    expect(describedProblem.missing).toEqual([])
    expect(describedProblem.most).toBeNull()
  })

  const open = `  sharp:
    means: Which tools are sharp is not told.
    may: (not (held ?t))
`
  it('leave open what may hold, where more of it can only help', () => {
    const describedProblem = read(open)
    expect(describedProblem.missing).toEqual([
      { text: 'Which tools are sharp is not told.', facts: ['(sharp axe2)', '(sharp saw1)'] },
    ])
    expect(describedProblem.problem).not.toContain('sharp')
    expect(describedProblem.most).toContain('(sharp saw1)')
  })

  it.each([
    ['stands in a negative condition', '(not (sharp ?u))'],
    ['stands in the premise of an implication', '(imply (sharp ?u) (held ?u))'],
  ])('say that nothing can be proven where the predicate %s', (_, further) => {
    const describedProblem = read(open, further)
    expect(describedProblem.missing.map(each => each.facts)).toEqual([[]])
    expect(describedProblem.most).toBeNull()
  })

  it('show that nothing can be proven where words alone state it', () => {
    expect(read('  sharp: Who knows.\n').missing).toEqual([{ text: 'Who knows.', facts: [] }])
  })

  it.each([
    ['names: "{thing}{other} {thing}sort"', 'slots side by side'],
    ['names: "{thing}{#}"', 'too few patterns'],
    ['names: "{thing {x}sort"', 'an open brace'],
    ['names: "{a}1 {a}sort"\n    among:\n      axe: [saw]', 'pairs for one slot'],
  ])('are refused: %s (%s)', rule => {
    const source = phrases(`  kind:\n    means: x\n    ${rule}\n`)
    const found = readPhrases(source, domainOfText(domainText())).diagnostics
    expect(found.map(({ code }) => code)).toContain('convention')
  })
})

describe('types', () => {
  it('are the narrowest that all sentences allow', () => {
    const describedProblem = read('  sharp: {means: Nothing is., where: (or)}\n', '', `${text} axe2 is of use.`)
    expect(describedProblem.problem).toContain('axe2 - hammer')
    expect(describedProblem.problem).toContain('axe1 saw1 - tool')
  })

  it('are left open where two are as wide', () => {
    // If no sort is counted, it can be a hammer or a sort.
    const describedProblem = read(
      '  sharp: {means: Nothing is., where: (or)}\n',
      '',
      'This is a shed. thing1 is of use.',
      'sort: c{sort}',
    )
    expect(describedProblem.missing.map(each => each.text)).toContain(
      'Is `thing1` of the type `sort` or `hammer`? The text does not say.',
    )
  })
})
