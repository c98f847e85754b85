// Parses the reference answers of files, in all their layouts: plans as PDDL, as lists, with colours or as sentences;
// states as `on_a_b`; messages on plans.

import { filledSentence, type Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import type { PlanTruth } from '#questions/kinds/planning/verification-truth'
import { wordsOf } from '#planning/task/names'
import { chooser } from './prompt/choose-action'
import { sentencesOf } from './prompt/sentences'

/** The wording with which a reference is parsed. */
export interface ReferenceWords {
  readonly domain: Domain
  readonly wordbook: Wordbook | undefined
  /** Objects of the problem. */
  readonly objects: readonly string[]
  /** Facts of its initial state: they resolve sentences that match several actions. */
  readonly init: readonly string[]
}

/** The steps of a plan as PDDL in the problem's own names; undefined if the reference is not a plan. */
export function planIn(reference: unknown, words: ReferenceWords): readonly string[] | undefined {
  const text = Array.isArray(reference) ? reference.join('\n') : reference
  if (typeof text !== 'string' || text.trim() === 'unsolvable') return undefined
  const steps: string[] = []
  for (const raw of text.split('\n')) {
    const line = raw.replace(/;.*$/, '').trim()
    if (line === '') continue
    if (line === '[PLAN END]') break
    const step = line.startsWith('(') ? named(line, words) : renderLine(line, words)
    if (step === undefined) return undefined
    steps.push(step)
  }
  return steps
}

/** A step that may name objects by some of their words: `(stack red blue)`. */
function named(line: string, { wordbook, objects }: ReferenceWords): string | undefined {
  const [head, ...args] = wordsOf(line.toLowerCase()) ?? []
  if (head === undefined) return undefined
  const own = new Set(objects)
  const names = args.map(arg => {
    if (own.has(arg) || wordbook === undefined) return arg
    return (
      objects.find(object => {
        const words = wordbook.object(object)?.toLowerCase() ?? ''
        return words === arg || words.startsWith(`${arg} `) || words.endsWith(` ${arg}`)
      }) ?? arg
    )
  })
  return `(${[head, ...names].join(' ')})`
}

function renderLine(line: string, words: ReferenceWords): string | undefined {
  const { wordbook, domain, init } = words
  if (wordbook === undefined) return undefined
  return chooser(wordbook, domain)(sentencesOf(wordbook).actions(line.replace(/\.$/, '')), init)
}

/** Converts `on_a_b`, `in-city_l1-0_c1` to facts; undefined if an item is not a fact. */
export function stateIn(reference: unknown, { domain }: ReferenceWords): string[] | undefined {
  if (!Array.isArray(reference)) return undefined
  const facts = reference.map(each => (typeof each === 'string' ? factIn(each, domain) : undefined))
  return facts.includes(undefined) ? undefined : facts.map(fact => fact!)
}

function factIn(text: string, { predicates }: Domain): string | undefined {
  const lower = text.toLowerCase()
  // The playground's own form, for object names with underscores: `(at big_truck town)`.
  if (lower.startsWith('(')) return `(${wordsOf(lower)?.join(' ') ?? ''})`
  const fitting = predicates
    .filter(({ name }) => lower === name || lower.startsWith(`${name}_`))
    .sort((one, other) => other.name.length - one.name.length)
  for (const { name, parameters } of fitting) {
    const args = lower === name ? [] : lower.slice(name.length + 1).split('_')
    const full = args.length === 1 && args[0] === '' ? [] : args
    if (full.length === parameters.length) return `(${[name, ...full].join(' ')})`
  }
  return undefined
}

/** The statement of a benchmark message about a plan; null means that the plan is valid (t3_1). */
export function truthIn(reference: unknown, words: ReferenceWords): PlanTruth | undefined {
  const { wordbook } = words
  if (reference === null) return { kind: 'valid' }
  if (typeof reference !== 'string' || wordbook === undefined) return undefined
  if (/plan is valid/.test(reference)) return { kind: 'valid' }
  const reader = sentencesOf(wordbook)
  const lines = reference.trim().split('\n')
  const last = reader.facts(lines.at(-1)!)
  if (last.unread.length > 0) return undefined
  if (/unmet goal/.test(reference)) return { kind: 'goal', missing: last.items }
  const step = /action at step (\d{1,9})/.exec(reference)
  const action = renderLine(lines[1] ?? '', words)
  if (step === null || action === undefined) return undefined
  return { kind: 'precondition', step: Number(step[1]) - 1, action, missing: last.items }
}

/** The plan as an answer in the wording of its prompt. */
export function planText(steps: readonly string[], wordbook: Wordbook | undefined): string {
  const lines = steps.map(step => {
    const [head = '', ...args] = wordsOf(step) ?? []
    const sentence = wordbook?.actions.get(head)?.[0]
    return sentence === undefined ? step : (filledSentence(sentence, args, wordbook!) ?? step)
  })
  return [...lines, '[PLAN END]'].join('\n')
}

/** A state as an answer, without facts that prompts do not describe. */
export function stateText(facts: readonly string[], wordbook: Wordbook | undefined): string {
  const texts = facts.flatMap(fact => {
    const [head = '', ...args] = wordsOf(fact) ?? []
    const sentences = wordbook?.predicates.get(head)
    if (sentences === undefined) return [fact]
    const [sentence] = sentences
    return sentence === undefined ? [] : [filledSentence(sentence, args, wordbook!) ?? fact]
  })
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}
