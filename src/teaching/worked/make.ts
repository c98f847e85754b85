// Worked examples for entries of lessons, and for any question.

import type { Limits } from '#base/limits'
import { makeRng } from '#base/rng'
import { withAsked } from '#questions/benchmarks/asking'
import { makeQuestions } from '#questions/kinds/asking/making'
import type { Question } from '#questions/kinds/question'
import { readyFor } from '#questions/kinds/solutions'
import type { LessonFiles, LessonWorld, WorkedEntry } from '#teaching/lesson'
import { readLesson } from '#teaching/read/read'
import type { Worker } from './board'
import { workedKinds } from './kinds'
import { workedClosed } from './kinds/closed'
import { workedLens } from './lens'
import { workedSearch } from './search'
import type { NoExample, WorkedExample } from './worked'

/** Limits that suffice for the small problems of lessons. */
export const workedLimits: Limits = { maxStates: 200_000 }

/** Number of seeds tried to find a good question of the kind, and of questions for each. */
const TRIES = 3
const EACH = 3

/**
 * The worked example of a lesson's entry; `worldNamed` looks up the lesson's worlds. The same entry gives the same
 * example on every machine.
 */
export function workedExample(
  entry: WorkedEntry,
  worldNamed: (name: string) => LessonWorld | undefined,
): WorkedExample | NoExample {
  if ('kind' in entry) return workedKind(entry)
  const world = worldNamed(entry.world)
  if (world === undefined) return { problem: `There is no world “${entry.world}” in this lesson.` }
  return 'search' in entry ? workedSearch(entry, world) : workedLens(entry, world)
}

/** The worked example of an entry; the entry may refer to worlds in these files. */
export function worked(files: LessonFiles, entry: WorkedEntry): WorkedExample | NoExample {
  if ('kind' in entry) return workedExample(entry, () => undefined)
  const worlds = readLesson(files, 'en').lesson?.worlds ?? []
  return workedExample(entry, name => worlds.find(world => world.name === name))
}

/** Minimum and maximum number of lines of a good example. */
const MIN_LINES = 4
const MAX_LINES = 9

/** An open question of a kind, by seed: the first that makes a good example, otherwise the first. */
function workedKind({ kind, domain, size, seed }: Extract<WorkedEntry, { kind: unknown }>): WorkedExample | NoExample {
  let first: WorkedExample | undefined
  let why = ''
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { questions, passedOver } = makeQuestions({
      world: { kind: 'folder', domain, size },
      ...{ kind, format: 'gen', count: EACH, block: 0 },
      seed: attempt === 0 ? seed : `${seed}/${attempt}`,
    })
    why ||= passedOver[0]?.reason ?? ''
    for (const question of questions) {
      const found = workedQuestion(question)
      if ('problem' in found) {
        why = found.problem
        continue
      }
      const isGood = found.lines.length >= MIN_LINES && found.lines.length <= MAX_LINES
      if (isGood && found.key !== 'None') return found
      first ??= found
    }
  }
  return first ?? { problem: `No example could be made of this entry${why === '' ? '' : `: ${why}`}.` }
}

/** The worked example of any question: open ones by their kind, yes/no and choice questions option by option. */
export function workedQuestion(question: Question, limits = workedLimits): WorkedExample | NoExample {
  const ready = readyFor(question)
  if (typeof ready === 'string') return { problem: ready }
  const { asked } = withAsked(question)
  const worker: Worker | undefined = question.format === 'gen' ? workedKinds.get(question.kind) : workedClosed
  if (worker === undefined || (question.format === 'gen' && asked == null))
    return { problem: 'This question cannot be worked out line by line.' }
  const rng = makeRng(`worked/${question.id}/${question.key}`)
  const { task } = ready
  const found = worker({
    ...{ question, ready, task, rng, limits },
    asked: asked ?? { kind: question.kind },
  })
  if ('problem' in found) return found
  return {
    question,
    source: question.judged!,
    domain: question.domain,
    asks: question.question,
    ...found,
  }
}
