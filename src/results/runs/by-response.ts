// Which of the open questions a response answers, by the names in it. A name counts the more the fewer questions have it.

import { wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { eachName, namesOfResponse, type ResponseNames } from './response-names'

/** An open question and its id. */
export interface Searched {
  readonly id: string
  readonly question: Question
}

/** How well a question fits a response. */
export interface Fit {
  readonly id: string
  /** Weight of the names and words of the response that the question has; 0 for none. */
  readonly weight: number
  /** Names of the response that the question has not, in their order. */
  readonly missing: readonly string[]
  /** Facts and actions of the response that the question has word for word, as in a given plan, a state or a goal. */
  readonly held: number
  /** Those that are what it asks for: actions of its domain, or facts; more than all, if a closed question is answered. */
  readonly sought: number
}

export interface ByResponse {
  /** The names in the response; with none, the question cannot be recognised by them. */
  readonly names: readonly string[]
  /** The questions that have any, the best first; questions that fit equally well in the order given. */
  readonly fits: readonly Fit[]
}

/** Number of questions looked at in one step. */
const STEP = 20
/** How much a word counts that may be a name, where a name counts 1. */
const WORD = 0.2
/** Weights that differ less are equal. */
const SAME = 1e-9
/** Maximum number of questions in which whole facts and actions are looked for. */
const MAX_CLOSE = 300

/** Ranks the questions, in steps that let other work run in between. */
export function* rankByResponse(all: readonly Searched[], response: string): Generator<undefined, ByResponse> {
  const wanted = namesOfResponse(response)
  const seen: { readonly id: string; readonly question: Question; readonly has: ReadonlySet<string> }[] = []
  const held = new Map<string, number>()
  const texts = new Map<string, ReadonlySet<string>>()
  for (const [i, { id, question }] of all.entries()) {
    if (i % STEP === STEP - 1) yield
    const has = wantedIn(question, wanted, texts)
    for (const name of has) held.set(name, (held.get(name) ?? 0) + 1)
    seen.push({ id, question, has })
  }
  const worth = (name: string): number =>
    Math.log(1 + all.length / (held.get(name) ?? 1)) * (wanted.names.has(name) ? 1 : WORD)
  const weighed = seen.map(each => ({ ...each, weight: [...each.has].reduce((sum, name) => sum + worth(name), 0) }))
  const close = new Set(
    weighed
      .filter(({ weight }) => weight > 0)
      .sort(byWeight)
      .slice(0, MAX_CLOSE),
  )
  const fits: Fit[] = []
  for (const [i, each] of [...close].entries()) {
    if (i % STEP === STEP - 1) yield
    fits.push({ ...countAtoms(each.question, wanted), ...fitOf(each, wanted) })
  }
  for (const each of weighed)
    if (each.weight > 0 && !close.has(each)) fits.push({ held: 0, sought: 0, ...fitOf(each, wanted) })
  return { names: [...wanted.names], fits: fits.sort(byWeight) }
}

const fitOf = (
  { id, weight, has }: { readonly id: string; readonly weight: number; readonly has: ReadonlySet<string> },
  { names }: ResponseNames,
): Pick<Fit, 'id' | 'weight' | 'missing'> => ({ id, weight, missing: [...names].filter(name => !has.has(name)) })

type Weighed = Pick<Fit, 'weight'> & Partial<Pick<Fit, 'held' | 'sought'>>

const byWeight = (a: Weighed, b: Weighed): number =>
  Math.abs(a.weight - b.weight) > SAME
    ? b.weight - a.weight
    : (b.sought ?? 0) - (a.sought ?? 0) || (b.held ?? 0) - (a.held ?? 0)

/** The wanted names and words that a question has. `texts`: what was found in texts that several questions share. */
function wantedIn(
  question: Question,
  { names, words }: ResponseNames,
  texts: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const { shown, judged, context, choices } = question
  const found = new Set<string>()
  const look = (text: string, isPddl: boolean): void => {
    const key = isPddl ? text : `\n${text}`
    let has = texts.get(key)
    if (has === undefined) {
      const here = new Set<string>()
      // A word of a sentence names something only in PDDL; where there is none, the English has to do.
      eachName(text, isPddl, name => {
        if (names.has(name) || (words.has(name) && (isPddl || judged === null))) here.add(name)
      })
      texts.set(key, (has = here))
    }
    for (const name of has) found.add(name)
  }
  for (const source of new Set([shown, judged]))
    if (source !== null) {
      look(source.domain, true)
      look(source.problem, true)
    }
  look(context, false)
  look(question.question, false)
  for (const text of choices?.text ?? []) look(text, false)
  return found
}

/** How answers to closed questions end. */
const closing = { bool: /\b(?:yes|no)\W{0,3}$/, mcq: /\b[a-d]\W{0,3}$/ } as const

function countAtoms(question: Question, { atoms, ending }: ResponseNames): Pick<Fit, 'held' | 'sought'> {
  const { judged, kind, format } = question
  const flat = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')
  const texts = [question.context, question.question, judged?.problem ?? ''].map(flat)
  const domain = flat(judged?.domain ?? '')
  const { shape } = wordsOfKind(kind).answer
  const isOfActions = 'sort' in shape && shape.sort === 'action'
  const actions = new Set([...domain.matchAll(/\(:action ([^\s()]+)/g)].map(([, name]) => name!))
  return {
    held: atoms.filter(atom => texts.some(text => text.includes(`(${atom})`))).length,
    sought:
      format !== 'gen'
        ? closing[format].test(ending)
          ? atoms.length + 1
          : 0
        : domain === '' || !('sort' in shape)
          ? 0
          : atoms.filter(atom => actions.has(atom.split(' ')[0]!) === isOfActions).length,
  }
}

/** How well a question fits a response. */
export type ResponseFit =
  /** The response names nothing that identifies its question. */
  | { readonly is: 'unnamed' }
  /** No other question fits better; `alike`: the number of others that fit as well. */
  | { readonly is: 'fits'; readonly alike: number }
  /** Others, the best first, have names of the response that this question has not. */
  | { readonly is: 'better'; readonly missing: readonly string[]; readonly others: readonly string[] }
  /** It has less than half of the names, and no other question fits better. */
  | { readonly is: 'foreign'; readonly missing: readonly string[] }

/** Of a response without names, another question must have this many times the weight in words. */
const BY_WORDS = 2

/** How well the question `id` fits the ranked response. */
export function responseFit({ names, fits }: ByResponse, id: string): ResponseFit {
  const { weight, missing } = fits.find(fit => fit.id === id) ?? { weight: 0, missing: names }
  const isBetter = (fit: Fit): boolean =>
    names.length === 0
      ? fit.weight > BY_WORDS * weight
      : fit.weight > weight + SAME && fit.missing.length < missing.length
  const others = fits.filter(isBetter).map(fit => fit.id)
  if (others.length > 0) return { is: 'better', missing, others }
  if (names.length === 0) return { is: 'unnamed' }
  if (missing.length * 2 > names.length) return { is: 'foreign', missing }
  return { is: 'fits', alike: fits.filter(fit => fit.id !== id && fit.weight >= weight - SAME).length }
}
