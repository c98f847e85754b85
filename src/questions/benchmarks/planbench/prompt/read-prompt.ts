// Parses a prompt of the benchmark by exact inverses of its sentences.

import type { Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import { loadDomain } from '#planning/task/load'
import type { PromptBlock, PromptLayout, ReadPrompt } from '../items'
import { domainTextFor, knownDomains } from '../known/domains'
import { knownWordbook } from '../known/wordbooks'
import { type ReadBlock, readBlock, STATEMENT } from './blocks'
import { chooser } from './choose-action'
import { objectsIn } from './described-objects'
import { sentencesOf } from './sentences'

/** Why a text could not be parsed, as a whole sentence. */
export interface NoPrompt {
  readonly problem: string
}

/** Maximum number of blocks read; prompts have at most four. */
const MAX_BLOCKS = 64
/** Maximum number of problems reported. */
const MAX_PROBLEMS = 20

/**
 * The contents of a prompt. Without a wordbook, the known domain with matching sentences is used. The domain resolves
 * sentences that may mean several actions; known wordings have theirs. Never throws; linear in the text.
 */
export function readPrompt(text: string, wordbook?: Wordbook, domain?: Domain): ReadPrompt | NoPrompt {
  const places = statementsIn(text)
  if (places.length === 0) return { problem: `This text has no ${STATEMENT}, with which each task of a prompt begins.` }
  const openAt = places.at(-1)!
  const chosen = wordbook ?? fittingWordbook(text.slice(openAt + STATEMENT.length))
  if (chosen === undefined)
    return {
      problem:
        'The sentences of this prompt are of none of the known domains. Open the configuration of its domain first.',
    }
  const reader = sentencesOf(chosen)
  const choose = chooser(chosen, domain ?? knownDomain(chosen.id))
  const open = readBlock(text.slice(openAt + STATEMENT.length), reader, true, choose)
  const worked = places
    .slice(0, -1)
    .slice(-MAX_BLOCKS)
    .map((from, i, all) => readBlock(text.slice(from + STATEMENT.length, all[i + 1] ?? openAt), reader, false, choose))
  if (open.init.length === 0)
    return {
      problem: `After its last ${STATEMENT} this prompt describes no initial state in the sentences of ${chosen.id}.`,
    }
  return {
    layout: layoutOf(open, worked),
    wordbook: chosen,
    introduction: text.slice(0, places[0]),
    worked: worked.map(bare),
    open: bare(open),
    openFrom: openAt,
    isWhole: open.problems.length === 0,
    problems: few([...open.problems, ...worked.flatMap(({ problems }) => problems)]),
  }
}

const few = (problems: readonly string[]): string[] =>
  problems.length <= MAX_PROBLEMS
    ? [...problems]
    : [...problems.slice(0, MAX_PROBLEMS), `There are ${problems.length - MAX_PROBLEMS} more faults like these.`]

function statementsIn(text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(STATEMENT); at >= 0; at = text.indexOf(STATEMENT, at + 1)) places.push(at)
  return places
}

const knownDomain = (name: string): Domain | undefined =>
  knownDomains.has(name) ? loadDomain(domainTextFor(name)).domain : undefined

const bare = ({ problems: _, signs: __, ...block }: ReadBlock): PromptBlock => block

/** Maximum number of characters of a block in which a domain is recognized. */
const MAX_PROBED = 20_000

/** The known domain that can read most of a block, the first one if there are several; undefined if none reads any. */
function fittingWordbook(block: string): Wordbook | undefined {
  let best: { readonly wordbook: Wordbook; readonly read: number } | undefined
  for (const name of knownDomains.keys()) {
    const wordbook = knownWordbook(name)!
    const { init, goal, problems } = readBlock(block.slice(0, MAX_PROBED), sentencesOf(wordbook), true)
    const read = init.length + (goal?.length ?? 0) - problems.length
    if (read > (best?.read ?? 0)) best = { wordbook, read }
  }
  return best?.wordbook
}

/** The layout by its fixed texts; if several share them, by the contents of the blocks. */
function layoutOf(open: ReadBlock, worked: readonly ReadBlock[]): PromptLayout {
  const { signs } = open
  if (signs.asksForState) return 't7'
  if (signs.asksToVerify) return 't3'
  if (open.event !== null) return 't6'
  if (signs.asksToMinimize) return 't2'
  if (signs.isZeroShot) return 't1_zero_shot'
  const [only] = worked
  if (!signs.isSpaced && worked.length > 0) return 't4'
  if (worked.length !== 1 || !sameFacts(only!.init, open.init)) return 't1'
  const before = only!.goal ?? []
  const now = open.goal ?? []
  // A goal is a whole state if it mentions every object.
  const isWhole = (goal: readonly string[]): boolean => goal.length >= new Set(objectsIn(goal)).size
  const isWithin = (part: readonly string[], whole: readonly string[]): boolean => {
    const all = new Set(whole)
    return part.every(each => all.has(each))
  }
  if (sameFacts(before, now)) return 't8_1'
  if (isWhole(before) && isWithin(now, before)) return 't8_2'
  return isWhole(now) && isWithin(before, now) ? 't8_3' : 't1'
}

export function sameFacts(one: readonly string[], other: readonly string[]): boolean {
  const set = new Set(one)
  return set.size === new Set(other).size && other.every(each => set.has(each))
}
