// Checks that an introduction describes the preconditions and effects of the PDDL actions. Only actions with explicit
// clauses for these, as in the benchmark's introductions, are compared; hints are not judged.

import { listed, quoted } from '#base/words'
import type { ActionSchema, Domain } from '#planning/pddl/model'
import { type Literal, literalsOf } from '#language/english/starter/literals'
import { withArticle } from '#language/english/starter/words'
import { type Configuration, sentenceOf } from './config'
import { FormalReader } from './introduction-formal'
import {
  type ActionSentence,
  actionSentences,
  clausesIn,
  definitionsIn,
  type IntroductionClause,
} from './introduction-text'
import { nounsOfParameters, PredicateWords } from './introduction-words'

export interface IntroductionFinding {
  readonly code: 'cut-off' | 'missing-need' | 'missing-effect' | 'contradiction' | 'wrong-thing'
  readonly severity: 'error' | 'warning'
  /** The action and the fact concerned: `lift (on ?y ?z)`. */
  readonly about: string
  /** The sentence of the introduction that shows the fault, if any. */
  readonly quote: string
  readonly message: string
}

/** A literal of the action with its sign. */
interface Wanted {
  readonly literal: Literal
  readonly holds: boolean
}

/** Reports literals that the introduction omits, truncates or contradicts. */
export function checkIntroduction(
  introduction: string,
  config: Pick<Configuration, 'actions' | 'predicates' | 'encoded_objects'>,
  domain: Domain,
): IntroductionFinding[] {
  const sentences = actionSentences(introduction, config, domain)
  const words = new PredicateWords(config, domain, introduction)
  const formal = new FormalReader(config, domain)
  const defined = definitionsIn(introduction)
  return domain.actions.flatMap(action => {
    const own = sentences.filter(({ actions }) => actions.includes(action.name))
    const check = new ActionCheck(action, own, words, formal, config, domain)
    return [...check.findings(defined)]
  })
}

class ActionCheck {
  private readonly action: ActionSchema
  private readonly sentences: readonly ActionSentence[]
  private readonly words: PredicateWords
  private readonly formal: FormalReader
  private readonly domain: Domain
  private readonly config: Pick<Configuration, 'actions' | 'predicates'>
  private readonly nouns: ReadonlyMap<string, ReadonlySet<string>>

  constructor(
    action: ActionSchema,
    sentences: readonly ActionSentence[],
    words: PredicateWords,
    formal: FormalReader,
    config: Pick<Configuration, 'actions' | 'predicates' | 'encoded_objects'>,
    domain: Domain,
  ) {
    this.action = action
    this.sentences = sentences
    this.words = words
    this.formal = formal
    this.config = config
    this.domain = domain
    this.nouns = nounsOfParameters(action, domain, config)
  }

  *findings(defined: readonly string[]): Generator<IntroductionFinding> {
    const { needs, needsNot, adds, deletes } = literalsOf(this.action)
    const kept = deletes.filter(each => !adds.some(add => sameLiteral(add, each)))
    yield* this.wrongThings()
    yield* this.part('needs', [...signed(needs, true), ...signed(needsNot, false)], defined)
    yield* this.part('does', [...signed(adds, true), ...signed(kept, false)], defined)
  }

  /** The expected literals of one role: described, missing, or described with the wrong sign. */
  private *part(
    role: 'needs' | 'does',
    wanted: readonly Wanted[],
    defined: readonly string[],
  ): Generator<IntroductionFinding> {
    const own = this.sentences.filter(each => each.role === role)
    if (own.length === 0) return
    const cut = own.find(({ body }) => body === '')
    if (cut !== undefined) {
      yield {
        ...{ code: 'cut-off', severity: 'error', about: `${this.action.name} ${role}` },
        quote: cut.text,
        message: `The sentence about ${role === 'does' ? 'the effects' : 'the conditions'} of ${quoted(this.action.name)} is cut off: it ends before it says anything.`,
      }
      return
    }
    if (own.every(each => this.formal.canRead(each))) yield* this.formally(role, wanted, own)
    else yield* this.freely(role, wanted, own, defined)
  }

  /** `Province object, Harmony`: lists of facts, compared one by one. */
  private *formally(
    role: 'needs' | 'does',
    wanted: readonly Wanted[],
    own: readonly ActionSentence[],
  ): Generator<IntroductionFinding> {
    const { parameters } = this.action
    const stated = own.flatMap(sentence => this.formal.factsOf(sentence).map(fact => ({ ...fact, sentence })))
    for (const { literal, holds } of wanted) {
      if (!this.formal.covers(literal.predicate)) continue
      const key = this.formal.keyOf(literal, parameters)
      const right = stated.some(each => each.key === key && each.holds === holds)
      if (right) continue
      yield this.finding(role, literal, holds, own[0]!.text)
    }
    for (const { key, holds, sentence, shown } of stated) {
      const right = wanted.some(each => each.holds === holds && this.formal.keyOf(each.literal, parameters) === key)
      if (right) continue
      yield {
        ...{ code: 'contradiction', severity: 'error' },
        about: `${this.action.name} ${role} says ${holds} ${key}`,
        quote: sentence.text,
        message: `The introduction says that ${quoted(shown)} ${role === 'needs' ? 'is needed for' : holds ? 'is true after' : 'is false after'} ${quoted(this.action.name)}; the PDDL does not say so.`,
      }
    }
  }

  /** English sentences: a fact is stated if a clause contains its words and the nouns of its objects. */
  private *freely(
    role: 'needs' | 'does',
    wanted: readonly Wanted[],
    own: readonly ActionSentence[],
    defined: readonly string[],
  ): Generator<IntroductionFinding> {
    const clauses = own.flatMap(({ body }) => clausesIn(body))
    // A precondition may be implied by the description of the effect: `at the location of the truck`.
    const further =
      role === 'needs' ? this.sentences.filter(each => each.role === 'does').flatMap(({ body }) => clausesIn(body)) : []
    const title = this.sentences.filter(each => each.role !== 'lists' || true).map(({ head }) => head)
    for (const { literal, holds } of wanted) {
      const { predicate } = literal
      if (this.words.isHidden(predicate) || this.words.isSort(predicate, literal, this.nouns)) continue
      const mentions = (clause: IntroductionClause): boolean => this.words.mentions(clause, literal, this.nouns)
      if ([...clauses, ...further].some(clause => mentions(clause) && clause.negated !== holds)) continue
      if (defined.some(text => this.words.defines(text, predicate))) continue
      if (role === 'does' && this.isImplied(literal, holds, clauses, title)) continue
      yield this.finding(role, literal, holds, own.at(-1)!.text)
    }
  }

  /** True if the action's own words state the literal, or if it becomes true together with a stated fact. */
  private isImplied(
    literal: Literal,
    holds: boolean,
    clauses: readonly IntroductionClause[],
    title: readonly string[],
  ): boolean {
    const sentence = sentenceOf(this.config.actions, this.action.name) ?? ''
    if ([sentence, ...title].some(text => this.words.isInTitle(text, literal))) return true
    const { adds, deletes } = literalsOf(this.action)
    const others = holds ? deletes : adds
    return others.some(
      other =>
        this.words.arePaired(literal.predicate, other.predicate) &&
        clauses.some(clause => clause.negated === holds && this.words.mentions(clause, other, this.nouns)),
    )
  }

  private finding(role: 'needs' | 'does', literal: Literal, holds: boolean, quote: string): IntroductionFinding {
    const fact = `(${[literal.predicate, ...literal.terms].join(' ')})`
    const name = quoted(this.action.name)
    return {
      ...{ code: role === 'needs' ? 'missing-need' : 'missing-effect' },
      ...{ severity: role === 'needs' ? 'error' : 'warning', quote },
      about: `${this.action.name} ${holds ? fact : `(not ${fact})`}`,
      message:
        role === 'needs'
          ? `The introduction does not say that ${name} needs ${quoted(holds ? fact : `(not ${fact})`)}.`
          : `The introduction does not say that ${quoted(fact)} is ${holds ? 'true' : 'no longer true'} after ${name}.`,
    }
  }

  /** `from one city to another city`, for an action without a city parameter. */
  private *wrongThings(): Generator<IntroductionFinding> {
    const listing = this.sentences.find(({ role }) => role === 'lists')
    if (listing === undefined) return
    const wrong = this.words.strangersIn(listing.text, this.nouns, this.domain)
    if (wrong.length === 0) return
    yield {
      ...{ code: 'wrong-thing', severity: 'error', quote: listing.text },
      about: `${this.action.name} ${wrong.join(' ')}`,
      message: `The introduction names ${listed(wrong.map(withArticle))} as a parameter of ${quoted(this.action.name)}, which has no such parameter.`,
    }
  }
}

const signed = (literals: readonly Literal[], holds: boolean): Wanted[] => literals.map(literal => ({ literal, holds }))

const sameLiteral = (a: Literal, b: Literal): boolean =>
  a.predicate === b.predicate && a.terms.join() === b.terms.join()
