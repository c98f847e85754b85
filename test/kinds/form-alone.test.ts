// Made questions do not give themselves away: a guesser that sees their form only, and learns from half of them what
// right answers look like, does no better than chance on the other half.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import type { Statement } from '#planning/analysis/statement'
import { readPhrases } from '#language/english/read-phrases'
import { parseDomain } from '#planning/pddl/domain'
import { generateQuestions, type GeneratedQuestion } from '#questions/kinds/asking/generate'
import { kindCodes, type KindCode, plainKinds, wordsOfKind } from '#questions/kinds/codes'
import type { World } from '#questions/kinds/asking/situation'
import { loadTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { type Guessed, guessedRight } from './guesser'
import { generated } from '../support/generated'

/** Questions of each kind, format and domain; more make the test sharper and slower. */
const COUNT = Number(process.env.PLANGROUND_FORM_COUNT ?? 4)
/** Two thirds of the domains for each kind, unless more are requested. */
const ALL = process.env.PLANGROUND_FORM_COUNT !== undefined
/** Questions per problem: most of the time is spent finding possible questions. */
const EACH = 4
/** The allowed advantage of a guess over chance, in addition to the error for this many guesses. */
const MARGIN = 0.05
const ERRORS = 2.5

/** Problems by domain and block: all kinds are asked of the same ones, and share what is found out about them. */
const problems = new Map<string, Task>()

function problemOf(folder: (typeof domainFolders)[number], block: number): Task {
  const key = `${folder.id} ${block}`
  let task = problems.get(key)
  if (task === undefined) {
    const problem = generated(folder, `form ${block}`, folder.presets.medium)
    const ready = loadTask({ domain: folder.domainText, problem })
    if (ready.kind !== 'ready') throw new Error(ready.message)
    problems.set(key, (task = ready.task))
  }
  return task
}

function madeIn(kind: KindCode, format: 'bool' | 'mcq'): Map<string, GeneratedQuestion[]> {
  const made = new Map<string, GeneratedQuestion[]>()
  for (const [place, folder] of domainFolders.entries()) {
    if (!ALL && (place + kindCodes.indexOf(kind)) % 3 !== 0) continue
    const { domain } = parseDomain(folder.domainText)
    const { phrases } = readPhrases(folder.phrasesText, domain)
    const world: World = { id: folder.id, domainText: folder.domainText, domain, phrases }
    const list: GeneratedQuestion[] = []
    for (let block = 0; list.length < COUNT && block < 1 + COUNT / EACH; block++) {
      const task = problemOf(folder, block)
      const request = { world, task, kind, format, count: EACH, seed: `form ${block}` }
      list.push(...generateQuestions(request).questions)
    }
    made.set(folder.id, list)
  }
  return made
}

for (const kind of plainKinds())
  for (const format of wordsOfKind(kind).formats)
    if (format !== 'gen')
      test(`${kind} ${format}: form alone reveals nothing`, () => {
        const chance = format === 'bool' ? 1 / 2 : 1 / 4
        const made = madeIn(kind, format)
        let right = 0
        let all = 0
        for (const list of made.values()) {
          const cases = list.map(seenOf)
          right += guessedRight(cases, format === 'bool')
          all += cases.length
        }
        const error = Math.sqrt((chance * (1 - chance)) / all)
        expect(all).toBeGreaterThan(COUNT * made.size * 0.3)
        expect(right / all).toBeLessThan(chance + MARGIN + ERRORS * error)
      }, 240_000)

/** A question as the guesser sees it: the form of each option, and which one is right. */
function seenOf({ statements, choices, stem, key }: GeneratedQuestion): Guessed {
  const texts = choices ?? [stem]
  const lengths = texts.map(text => text.length)
  const named = statements!.map(statement => namesIn(statement).flatMap(objectsIn))
  const seen = statements!.map((statement, i) => {
    const names = namesIn(statement)
    const words = texts[i]!.toLowerCase().match(/[a-z0-9_-]+/g) ?? []
    const heads = names.map(name => name.slice(1, -1).split(' ')[0]!)
    const objects = named[i]!
    const others = new Set(named.filter((_, other) => other !== i).flat())
    return {
      kind: statement.kind,
      heads: [...heads].sort().slice(0, 3).join(' '),
      first: heads[0] ?? '',
      last: heads.at(-1) ?? '',
      facts: String(names.length),
      itself: String(names.some(name => new Set(objectsIn(name)).size < objectsIn(name).length)),
      arity: String(objects.length),
      objects: String(new Set(objects).size),
      repeated: String(words.length - new Set(words).size),
      length: String(Math.floor(texts[i]!.length / 12)),
      rank: String(lengths.filter(length => length < lengths[i]!).length),
      place: String(i),
      where: whereIn(statement),
      long: longIn(statement),
      shared: String(objects.filter(object => others.has(object)).length),
      wording: names.length > 3 ? '' : words.filter(word => !objects.includes(word)).join(' '),
    }
  })
  return {
    seen,
    right: choices === undefined ? (key === 'yes' ? 0 : -1) : 'ABCD'.indexOf(String(key)),
  }
}

function namesIn(statement: Statement): readonly string[] {
  switch (statement.kind) {
    case 'applicable':
      return [statement.action]
    case 'becomes-applicable':
      return [statement.action, ...(statement.also === undefined ? [] : [statement.also])]
    case 'holds-after':
    case 'reachable':
      return statement.facts
    case 'landmark':
      return [statement.fact]
    case 'removable':
      return statement.positions.map(position => statement.plan[position]!)
    case 'sequence':
      return statement.entries.map(entry => (entry.kind === 'action' ? entry.action : '(foreign)'))
    default:
      return ['(foreign)']
  }
}

const objectsIn = (name: string): string[] => name.slice(1, -1).split(' ').slice(1)

/** The length of the plan in an option; for four claims on one plan, with the claim. */
function longIn(statement: Statement): string {
  if (statement.kind !== 'removable' && statement.kind !== 'removability') return ''
  const long = Math.floor(statement.plan.length / 4)
  if (statement.kind === 'removable') return String(long)
  return `${long} ${statement.can.length} ${statement.cannot.length}`
}

/** The positions in the plan of the steps that an option names. */
function whereIn(statement: Statement): string {
  if (statement.kind !== 'removable') return ''
  const { positions, plan } = statement
  const ends = [positions[0] === 0, positions.at(-1) === plan.length - 1]
  return `${ends} ${Math.floor((4 * positions[0]!) / plan.length)}`
}
