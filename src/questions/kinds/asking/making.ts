// Generates questions, block by block, for the page and the command line: the same seed gives the same problems. A
// generated question equals the one read back from its file (tested in `test/kinds/making.test.ts`).

import { recent } from '#base/recent'
import { makeRng } from '#base/rng'
import type { Size } from '#language/domain-kit'
import type { Phrases } from '#language/english/phrases'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain } from '#planning/pddl/model'
import { printGenerated } from '#planning/pddl/print-generated'
import { type Generated, generateQuestions, joined } from './generate'
import type { Source } from '#planning/pddl/source'
import type { World } from './situation'
import { walkedProblem } from './walked-problem'
import { loadTask } from '#planning/task/load'
import type { Question } from '../question'
import { madeQuestion } from './made-question'
import { type DomainFolder, domainNamed, folderOf } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'
import type { KindCode, FormatCode } from '../codes'
import type { LayoutChoice } from './planning/style'

/** The source of states: problems generated in a folder, or a problem given as text. */
export type MakeWorld =
  | { readonly kind: 'folder'; readonly domain: string; readonly size: Size }
  | { readonly kind: 'given'; readonly source: Source }

/** Questions that are generated together, from one problem. */
export interface MakeUnit {
  readonly world: MakeWorld
  readonly kind: KindCode
  readonly format: FormatCode
  readonly count: number
  readonly seed: string
  /** Distinguishes generated problems. */
  readonly block: number
  /** Number of blocks of this kind and format, default 1: each block asks only its own share of the questions. */
  readonly blocks?: number
  /** Only questions with a known goal distance in this range. */
  readonly goalDistance?: { readonly from: number; readonly to: number }
  /** Only states with at most this many applicable actions. */
  readonly maxApplicable?: number
  /**
   * `trap`: id of a wrong rule that must lead to a wrong answer, or `any` for some rule. `level`: difficulty from 1
   * to 4. See `Fits`.
   */
  readonly trap?: string
  readonly level?: number
  /** True if one question is wanted quickly: see `GenerateRequest`. */
  readonly isQuick?: boolean
  readonly isShuffled?: boolean
  /** For kinds that have layouts for their prompts. */
  readonly style?: LayoutChoice
}

/**
 * Checks a question against the unit's other conditions: null if it fits, else the reason. Kinds do not depend on
 * lessons.
 */
export type Fits = (question: Question) => string | null

export interface MadeQuestions {
  readonly questions: readonly Question[]
  /** How often each reason made a state yield no question, most frequent first. */
  readonly passedOver: readonly { readonly reason: string; readonly times: number }[]
}

export type GeneratedText =
  | { readonly kind: 'problem'; readonly source: Source }
  | { readonly kind: 'none'; readonly message: string }

/**
 * Number of generated problems without enough questions before a unit is left incomplete; fewer if one question is
 * wanted quickly.
 */
const BARREN = 8
const BARREN_QUICK = 4
const MAX_QUESTIONS = 1_000

/** The questions of a unit, at most the first thousand. */
export const makeQuestions = (unit: MakeUnit, fits?: Fits): MadeQuestions =>
  makeAll({ ...unit, count: Math.max(0, Math.min(MAX_QUESTIONS, unit.count)) }, phrasesOf, fits)

/** The English of a domain; `folder` is the shipped domain, if it is known to be one. */
export type English = (domain: Domain, folder?: DomainFolder) => Phrases

/**
 * All questions of a unit. The wordings that a seed draws depend on the order of `english`; the command line has its
 * own, so that its seeds keep producing the same texts.
 */
export function makeAll(unit: MakeUnit, english: English = phrasesOf, fits?: Fits): MadeQuestions {
  const { questions, passedOver } = generated(unit, english, fits)
  const stem = `${unit.kind}.${unit.format}/${unit.block}`
  return {
    questions: questions.map((question, index) => madeQuestion(question, `${question.domain}/${stem}.${index}`)),
    passedOver,
  }
}

function generated(unit: MakeUnit, english: English, fits: Fits | undefined): Generated {
  const { world, count, seed, block } = unit
  if (world.kind === 'given') return ask(unit, worldOf(world.source.domain, english), world.source, seed, fits)
  const folder = domainNamed(world.domain)
  if (folder === undefined) return nothing(`there is no domain ${world.domain}`)
  const parts: Generated[] = []
  const asked = new Set<string>()
  const most = unit.isQuick === true && fits !== undefined ? BARREN_QUICK : BARREN
  for (let attempt = 0, left = count; attempt < most && left > 0; attempt++) {
    const from = `${seed}/${block}.${attempt}`
    const text = generateProblem(world.domain, world.size, from)
    if (text.kind === 'none') return nothing(text.message)
    const known = worldOf(folder.domainText, english, folder)
    const made = ask({ ...unit, count: left }, known, text.source, from, fits, asked)
    parts.push(made)
    left -= made.questions.length
  }
  return joined(parts)
}

function ask(
  unit: MakeUnit,
  world: World,
  source: Source,
  seed: string,
  fits: Fits | undefined,
  asked = new Set<string>(),
): Generated {
  const { kind, format, count, block, blocks = 1, goalDistance, maxApplicable, isQuick } = unit
  const { isShuffled } = unit
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return nothing(prepared.message)
  return generateQuestions({
    world,
    task: prepared.task,
    kind,
    format,
    count,
    seed,
    asked,
    share: { index: block, of: blocks },
    ...(goalDistance === undefined ? {} : { goalDistance }),
    ...(isQuick === undefined ? {} : { isQuick }),
    ...(isShuffled === undefined ? {} : { isShuffled }),
    ...(maxApplicable === undefined ? {} : { bounds: { maxApplicable } }),
    ...(fits === undefined ? {} : { fits: made => fits(madeQuestion(made, '')) }),
  })
}

const nothing = (reason: string): Generated => ({
  questions: [],
  passedOver: [{ reason, times: 1 }],
})

/** A problem of a shipped domain; the same for the same seed and size. */
export function generateProblem(domain: string, size: Size, seed: string): GeneratedText {
  const folder = domainNamed(domain)
  if (folder === undefined) return { kind: 'none', message: `There is no domain ${domain}.` }
  const within: Record<string, number> = {}
  for (const { id, min, max } of folder.parameters) {
    const value = size[id] ?? folder.presets.small[id] ?? min
    within[id] = Math.max(min, Math.min(max, Math.round(value)))
  }
  try {
    const rng = makeRng(`${seed}/${folder.id}`)
    const problem =
      folder.generate === undefined
        ? walkedProblem(folder, rng, within)
        : printGenerated(folder.pddlName, folder.generate(rng, within))
    return { kind: 'problem', source: { domain: folder.domainText, problem } }
  } catch (error) {
    // A generator that cannot produce these sizes throws an error with a message.
    return { kind: 'none', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Number of domains cached: most units use the same few. */
const DOMAINS = 12

const parsed = recent(
  DOMAINS,
  (text: string) => [text],
  text => parseDomain(text).domain,
)

function worldOf(domainText: string, english: English, known?: DomainFolder): World {
  // Data about a domain is cached by its model object (`library/phrases.ts`).
  const domain = parsed(domainText)
  const folder = known ?? folderOf(domain)
  return { id: folder?.id ?? domain.name, domainText, domain, phrases: english(domain, folder) }
}
