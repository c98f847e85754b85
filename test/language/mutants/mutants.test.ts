// Each kind of fault is put into the English of each of our domains: the checks find it, at its place, and nothing else.

import { describe, expect, test } from 'vitest'
import { checkPhrases, type PhraseFinding } from '#language/english/checks/check-phrases'
import { readPhrases } from '#language/english/read-phrases'
import { loadTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { betweenWordings } from './between-wordings'
import { inTexts } from './in-texts'
import { inWordings } from './in-wordings'
import { type Mutant, type Sound, sounds } from './mutant'

const taskOf = ({ domainText, problemText }: Sound): Task => {
  const loaded = loadTask({ domain: domainText, problem: problemText })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  return loaded.task
}

function findingsIn(sound: Sound, text: string, tasks: readonly Task[]): readonly PhraseFinding[] {
  const { phrases, diagnostics } = readPhrases(text, sound.domain)
  const isYaml = diagnostics.some(({ code }) => code === 'yaml')
  return [...diagnostics, ...(isYaml ? [] : checkPhrases(phrases, sound.domain, tasks))]
}

/** The mismatch of the findings, or nothing. */
function missed({ name, code, at, text }: Mutant, found: readonly PhraseFinding[]): string[] {
  const places = ({ span, notes = [] }: PhraseFinding) => [span, ...notes.flatMap(note => note.span ?? [])]
  const meets = (finding: PhraseFinding): boolean =>
    places(finding).some(({ from, to }) => from <= at.to && to >= at.from)
  const sentences = found.map(
    finding => `${finding.code} at “${text.slice(finding.span.from, finding.span.to).slice(0, 40)}”`,
  )
  const isRight = found.length === 1 && found[0]!.code === code && meets(found[0]!)
  return isRight ? [] : [`${name}: wanted ${code}, found ${sentences.join(', ') || 'nothing'}`]
}

/** A sample of one domain; all of them, some 3,000 in all, with PLANGROUND_ALL_MUTANTS=1. */
const MAX_MUTANTS = 80

/** At most `most` of a list, evenly spread. */
const spread = <T>(list: readonly T[], max: number): readonly T[] =>
  list.filter(
    (_, i) => Math.floor((i * max) / list.length) !== Math.floor(((i - 1) * max) / list.length) || list.length <= max,
  )

describe('faults put in on purpose', () => {
  let all = 0
  for (const sound of sounds)
    test(`${sound.id}: each is found at its position, and nothing else`, () => {
      const every = [...inWordings(sound), ...betweenWordings(sound), ...inTexts(sound)]
      const mutants = process.env.PLANGROUND_ALL_MUTANTS ? every : spread(every, MAX_MUTANTS)
      all += mutants.length
      const task = taskOf(sound)
      expect(findingsIn(sound, sound.text, [])).toEqual([])
      expect(findingsIn(sound, sound.text, [task])).toEqual([])
      const wrong = mutants.flatMap(mutant =>
        missed(mutant, findingsIn(sound, mutant.text, mutant.needsProblem === true ? [task] : [])),
      )
      expect(wrong).toEqual([])
      expect(mutants.length).toBeGreaterThan(25)
    })

  test('there are more than five hundred of them', () => {
    expect(all).toBeGreaterThan(500)
  })
})
