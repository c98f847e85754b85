// The faults that a response finds in a given plan: the steps and actions that fail, the facts that are unmet, the goals.

import { scanItems } from '../items'
import { isUnreal } from '../discourse/moods'
import type { Doc, Line } from '../lines'
import type { Names } from '../names'
import { statedPlaces } from '../plan-places'
import type { ReadItem } from '../reading'
import { type Sentences, sentencesOf } from './sentences'
import { factsIn } from './state-answer'

export interface Fault {
  /** From 1, as it is written. */
  step: number | null
  action: ReadItem | null
  facts: ReadItem[]
  /** The number of its line in a list. */
  readonly number: number | null
  /** What it wants was described, or was about to be. */
  closed?: boolean
  /** Words on what it needs of an object that fit no fact. */
  unread?: string
}

export interface Faults {
  readonly steps: readonly Fault[]
  readonly goals: readonly ReadItem[]
  readonly namesGoal: boolean
  readonly namesPrecondition: boolean
}

const goalCue =
  /(?<![a-z])goals?\b|(?<!\p{L})(?:ziel\p{L}{0,9}|le but|l'objectif|objetivo|la meta|obiettivo|doel|цел[ьи]|hedef\p{L}{0,4})(?!\p{L})|目标|目標|목표|الهدف|\bnever (?:makes?|becomes?|achieves?|establishes)\b/gu
const stepCue =
  /(?<![a-z])(?:vorbedingung\p{L}{0,3}|préconditions?|precondici[oó]n(?:es)?|precondizion[ei]|pré-?condiç(?:ão|ões)|voorwaarden?|предуслови\p{L}{1,3})(?!\p{L})|前提条件|전제 ?조건|ön ?koşul|(?<![a-z])(?:pre-?conditions?|requirements?|prerequisites?|restrictions?|rules|violat\w+|not (?:possible|applicable|executable))\b/gu
const stepNumber =
  /(?<![a-z])(?:steps?|actions?|line|move)[\s:*_"'|]{1,6}(?:number\s|no\.?\s|#)?(\d{1,4})\b|\b(\d{1,4})(?:st|nd|rd|th)\s(?:step|action|move)\b/g
const wanting =
  /(?:following|these|this) (?:is|are) (?:false|unmet|violated|missing|not (?:met|true|satisfied))|would (?:only )?be (?:valid|executable|possible|applicable) (?:only )?if|(?<!\p{L})(?:vorbedingung|voraussetzung|nicht erfüllt|non (?:remplie|satisfaite)|n'est pas (?:remplie|satisfaite|atteint|vraie?)|no se (?:cumple|satisface|alcanza)|précondition|precondici|precondizion|pré-?condiç|voorwaarde|предуслов|не выполн)|前提条件|不满足|未满足|未达成|満たされ|전제 ?조건|ön ?koşul|(?<![a-z])(?:unmet|not met|unsatisfied|not satisfied|pre-?conditions?|requires?|required|needs?|must|should|missing|violat\w+|unfulfilled|condition|goals? (?:that|of|fact|state|condition|literal)|not (?:achieved|reached|fulfilled|attained)|(?:fails?|failed|failing) to|(?:do|does|did)(?: not|n't) (?:achieve|reach|satisfy|meet|fulfil)|without (?:achieving|reaching)|never makes?)(?![a-z])/u
/** `Step 1: pick up the red block - preconditions met.` states about no fault. */
const fine =
  /^\W*(?:(?:(?:at|in|for|after|during) )?(?:steps?|actions?|moves?)?\s?#?\d{1,4}\b[.)]?(?:\s?(?:to|and|-|–|through|,)\s?\d{1,4})*[^.]*(?:\b(?:pre-?conditions?|conditions?|requirements?)\b[^.]{0,30}\b(?:met|satisfied|holds?|fulfilled|ok)|[-–—:→(]\s{0,3}(?:ok|okay|valid|applicable|executable|fine|possible|yes)\W*$|\b(?:can be|are|is) (?:all |both )?(?:executed|executable|applicable|possible|fine|ok|okay|good|correct|valid|applied|performed)\W*$)|[^.]*\b(?:(?:everything|all|it|this|that|which|step|action) (?:is|looks|works)|so (?:it|this|that|the (?:step|action))(?: is| works)?) (?:also |thus |indeed )?(?:fine|ok|okay|well|good|correct|possible|executable|applicable)\b|(?:all|every|each|both)\b[^.]{0,60}\b(?:met|satisfied|hold|executable|applicable|fine|ok|executed))|[✓✔✅]\W*$|\|\s*(?:yes|ok|okay|met|satisfied|fine|valid|applicable|holds?|true|possible|executable)\s*\|?\s*$/u
/** A state before or after a step, and no claim on it. */
const stateHead = /^\W*(?:before|after|state (?:before|after)|initial(?:ly)?\b)[^:.]{0,60}:/
/** `Initially I thought that step 2 fails`: no longer believed. */
const supposed =
  /^\W*(?:(?:initially|originally|previously|at first|first),? )?(?:i|we|you|one) (?:(?:initially|originally|previously|at first|first|had|might|may|could) ){0,2}(?:thought|believed|assumed|think|believe|assume|expected?)\b|^\W*(?:at first(?: glance| sight)?|initially),? (?:it |this |step \d+ |the )[^.]{0,30}\b(?:seem|look|appear)/u
const isFine = (low: string): boolean =>
  supposed.test(low) || isUnreal(low, { from: 0, to: low.length }) || isAllFine(low)
const isAllFine = (low: string): boolean =>
  (fine.test(low) || stateHead.test(low)) &&
  !/\b(?:not|no|un(?:met|satisfied|fulfilled|available|true)|in(?:valid|applicable)|fails?|cannot|can't|never|violat\w+)\b|n't\b|[✗✘❌✖]/.test(
    low,
  )
/** What was called wrong is not: "No, that's not correct, all steps are executable." */
const takesBack =
  /^\W*(?:(?:no|wait|actually|edit|correction|sorry|hmm|but)\b\W{0,3}){0,3}(?:that|this|it|the above|my claim)\b[^.]{0,10}\b(?:not (?:correct|right|true)|wrong|incorrect|false|mistaken)\b|^\W*(?:no|wait|actually|edit|correction|sorry)\b[^.]{0,30}\b(?:all|every|each)\b[^.]{0,40}\b(?:executable|met|satisfied|applicable|fine)\b/
/** No step is at fault. */
const noFault =
  /\b(?:no|none of the|neither|without(?: any)?|not any) (?:\w+ ){0,2}(?:actions?|steps?|moves?|pre-?conditions?|rules?)\b[^.,;]{0,30}/g

/** After a fact: `… does not hold`. */
const isUnmet =
  /^["'*_\x60)\]\s]{0,4}(?:(?:do|does)(?: not|n't) hold|(?:is|are)(?: not|n't| never) (?:met|satisfied|fulfilled|true|achieved|reached)|(?:is|are) (?:still )?(?:false|unmet|violated|unsatisfied|unfulfilled|missing)|fails?\b|[:|–—-]\s?(?:not |un)(?:met|satisfied|true|fulfilled|achieved|reached)|[:|–—-]\s?(?:false|missing|no\b|violated)|[:|–—-]?\s?[✗✘❌])/u
/** After a fact: it does. */
const isMet =
  /^["'*_\x60)\]\s]{0,4}(?:(?:is|are) (?:already )?(?:met|satisfied|fulfilled|achieved|reached|true)\b|[:|–—-]\s?(?:met|satisfied|true|fulfilled|achieved|reached|yes|ok|holds)\b|holds\b|[:|–—-]?\s?[✓✔✅])/u

/** A text may name more failing steps than any plan has. */
const MAX_FAULTS = 1_000
/** Maximum distance from a fact back to its reason. */
const REACH = 400
const reason = /\b(?:because|since|as|already|so|due to|while)\b/

/** Reads them line by line. Linear. */
export function faultsIn(doc: Doc, names: Names, from: number, to: number): Faults {
  const reader = new FaultReader(doc, names)
  for (const line of doc.lines)
    if (line.to > from && line.from < to && !line.blank)
      reader.line(line, Math.max(line.from, from), Math.min(line.to, to))
  if (reader.steps.length === 0) reader.goals.push(...reader.early)
  return { ...reader, goals: reader.goals, steps: reader.steps }
}

class FaultReader {
  readonly steps: Fault[] = []
  readonly goals: ReadItem[] = []
  /** Facts that are called unmet before any step is named. */
  readonly early: ReadItem[] = []
  namesGoal = false
  namesPrecondition = false
  private readonly doc: Doc
  private readonly names: Names
  private readonly sentences: Sentences | undefined
  private mode: 'goal' | 'step' | undefined
  /** The number of faults when preconditions were last mentioned. */
  private asked = 0
  /** True while following words name unmet facts. */
  private unmet = false

  constructor(doc: Doc, names: Names) {
    this.doc = doc
    this.names = names
    this.sentences = sentencesOf(names)
  }

  line(line: Line, from: number, to: number): void {
    // "at step 3. The unmet goal is …": sentences of one line each for themselves.
    let start = from
    const { text } = this.doc
    for (let at = from; at < to; at++) {
      const ends = /[.;]/.test(text[at]!) && (at + 1 >= to || /\s/.test(text[at + 1]!)) && at > line.content + 3
      if (!ends) continue
      this.piece(line, start, at + 1)
      start = at + 1
    }
    if (start < to) this.piece(line, start, to)
  }

  private piece(line: Line, from: number, to: number): void {
    const low = this.doc.low.slice(from, to).replace(noFault, blank)
    if (takesBack.test(low)) this.reset()
    if (isFine(low)) return
    const row = line.marker === 'table' ? /^[\s|]*(\d{1,3})\s*\|/.exec(low) : null
    const number = line.number ?? (row === null ? null : Number(row[1]))
    this.turn(low)
    const step = stepIn(low)
    const actions = this.actionsIn(
      Math.max(from, line.content > to ? from : from < line.content ? line.content : from),
      to,
    )
    const head = this.steps.at(-1)
    if (this.mode !== 'goal' || step !== null) {
      if (actions.length > 0) {
        const action = actions[0]!
        if (head !== undefined && head.action === null && head.facts.length === 0 && step === null) head.action = action
        else if (!this.steps.some(one => one.action?.text === action.text && (step === null || one.step === step)))
          this.push({ step, action, facts: [], number })
      } else if (step !== null && !this.steps.some(one => one.step === step))
        this.push({ step, action: null, facts: [], number })
    }
    this.facts(low, from, to, actions, number, step)
  }

  private reset(): void {
    for (const list of [this.steps, this.goals, this.early]) list.length = 0
    this.asked = 0
    this.namesGoal = false
    this.namesPrecondition = false
    this.unmet = false
    this.mode = undefined
  }

  private push(fault: Fault): void {
    if (this.steps.length >= MAX_FAULTS) return
    for (const one of this.steps.slice(0, this.asked)) one.closed = true
    fault.facts.push(...this.early.splice(0))
    this.steps.push(fault)
  }

  private turn(low: string): void {
    const goal = lastOf(goalCue, low)
    const before = lastOf(stepCue, low)
    if (
      goal >= 0 &&
      /\bunmet|\bnot\b|n't\b|\bfail|\bmiss|\bunsatisf|\bnever\b|\bconditions?\b|n'est|nicht|не |no (?:es|está|se)|未|[✗✘❌]/.test(
        low,
      )
    )
      this.namesGoal = true
    if (before >= 0) {
      this.namesPrecondition = true
      this.asked = this.steps.length
    }
    if (goal >= 0 || before >= 0) this.mode = goal > before ? 'goal' : 'step'
    if (wanting.test(low)) this.unmet = true
  }

  private actionsIn(from: number, to: number): ReadItem[] {
    const { sentences, doc } = this
    const found: ReadItem[] = []
    if (sentences !== undefined) {
      const tokens = sentences.tokens(doc.text, from, to)
      for (let i = 0; i < tokens.length; i++) {
        if (!sentences.isVerb(tokens[i])) continue
        const one = sentences.at(tokens, i, 'action')
        if (one === undefined) continue
        found.push({
          text: one.text,
          span: { from: tokens[i]!.from, to: tokens[one.next - 1]!.to },
        })
        i = one.next - 1
      }
    }
    if (found.length > 0) return found
    return formalActions(doc, this.names, from, to)
  }

  private facts(
    low: string,
    from: number,
    to: number,
    actions: readonly ReadItem[],
    number: number | null,
    step: number | null,
  ): void {
    const statements: { item: ReadItem; denied: boolean }[] = []
    let start = from
    let unread: string | undefined
    for (const stop of [...actions.map(({ span }) => span), { from: to, to }]) {
      if (stop.from > start)
        for (const fact of factsIn(this.doc, this.names, start, stop.from))
          if (fact.text !== undefined)
            statements.push({
              item: { text: fact.text, span: { from: fact.from, to: fact.to } },
              denied: fact.denied,
            })
      if (statements.length === 0 && stop.from > start && this.needsObject(start, stop.from))
        unread = this.doc.raw.slice(start, stop.from).trim()
      start = Math.max(start, stop.to)
    }
    const fault = this.faultFor(number, step)
    if (fault !== undefined && statements.length === 0 && unread !== undefined) fault.unread ??= unread
    const excuse = /\balready\b|\bso\b/.test(low) && !wanting.test(low)
    for (const { item, denied } of statements) {
      // "because the hand holds it": a reason and no unmet fact. "the hand is not empty": that it is empty is unmet.
      const place = Math.max(0, item.span.from - from)
      const before = low.slice(Math.max(0, place - REACH), place)
      const behind = low.slice(Math.max(0, item.span.to - from)).slice(0, 60)
      if (isMet.test(behind)) continue
      const open =
        denied ||
        isUnmet.test(behind) ||
        (this.unmet && !excuse && !(reason.test(before) && !wanting.test(before.slice(before.search(reason)))))
      if (!open) continue
      const list = this.mode === 'goal' ? this.goals : (fault?.facts ?? this.early)
      if (list === this.goals) this.namesGoal = true
      if (!list.some(({ text }) => text === item.text)) list.push(item)
    }
  }

  private needsObject(from: number, to: number): boolean {
    const at = this.doc.low.slice(from, to).search(/\b(?:needs?|requires?|must|ha(?:s|ve) to|not)\b|n't\b/)
    if (at < 0 || this.sentences === undefined) return false
    const { words } = this.sentences
    if (/\bit\b/.test(this.doc.low.slice(from, to))) return true
    return this.sentences.tokens(this.doc.text, from + at, to).some((_, i, tokens) => words.at(tokens, i).length > 0)
  }

  /** The fault that a line of facts is about. */
  private faultFor(number: number | null, step: number | null): Fault | undefined {
    const { steps } = this
    const last = steps.at(-1)
    if (step !== null) return steps.find(one => one.step === step) ?? last
    if (number !== null) {
      const same = steps.find(one => one.number === number)
      if (same !== undefined) return same
    }
    if (last === undefined) return undefined
    // Actions first, facts after: the first action has them.
    let i = steps.length - 1
    while (i > 0 && steps[i - 1]!.facts.length === 0 && steps[i - 1]!.closed !== true) i--
    return last.facts.length > 0 ? last : steps[i]
  }
}

const blank = (words: string): string => ' '.repeat(words.length)

function lastOf(pattern: RegExp, low: string): number {
  let last = -1
  for (const match of low.matchAll(pattern)) last = match.index
  return last
}

/** The first step that is named by its place, from 1. */
function stepIn(low: string): number | null {
  const [match] = low.matchAll(stepNumber)
  if (match !== undefined) return Number(match[1] ?? match[2])
  const [stated] = statedPlaces(low, LONGEST_PLAN)
  const place = stated?.places[0]
  return place === undefined || place > LONGEST_PLAN / 2 ? null : place + 1
}
const LONGEST_PLAN = 1_000

/** Actions written in PDDL. */
function formalActions({ text, raw }: Doc, names: Names, from: number, to: number): ReadItem[] {
  const words = sentencesOf(names)?.words
  return scanItems(text, raw, from, to, names)
    .map(item => words?.inOwnNames(item) ?? item)
    .filter(item => item.role === 'action' && /[(_-]/.test(text.slice(item.from, item.to)))
    .map(item => ({ text: item.text, span: { from: item.from, to: item.to } }))
}
