// Text to plan: as planners print it, with numbers, times, durations and costs, mixed with other output; as Python libraries print plans;
// in JSON. Steps that all have a time come in the order of their times.

import type { Span } from '#base/text'
import { reportBrackets } from './read/brackets'
import { checkSteps } from './check'
import type { Diagnostic } from './diagnostic'
import type { List, Node } from './list'
import { readLists } from './lists'
import { Log } from './read/log'
import { planInJson } from './read/plan-json'
import { outOfMarkdown } from './read/plan-markdown'
import { type PlanLine, planLines, withoutMarks } from './read/plan-lines'
import { scatteredSteps } from './read/plan-scattered'
import type { Atom, Domain, Name, Problem, Term } from './model'
import { readTerm } from './read/atom'

export interface Plan {
  readonly steps: readonly Atom[]
  /** One for each step, ascending, if each step has a time before it, as in `0.001: (move a b)`; else undefined. */
  readonly times: readonly number[] | undefined
  /** True if the steps are not in the order of their times. */
  readonly isReordered: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads a plan. With domain and problem its names are looked up, which distinguishes other output of a planner from malformed steps;
 * without them each line must be a step, except in output with numbered or priced steps. `unknown`: report undeclared names? A step that
 * cannot be read is reported and left out; one with unknown names is kept.
 */
export function parsePlan(
  text: string,
  domain?: Domain,
  problem?: Problem,
  unknown: 'reported' | 'kept' = 'reported',
): Plan {
  const names = domain === undefined ? undefined : namesOf(domain, problem)
  const { text: plain, block } = outOfMarkdown(text, names && (step => couldBeStep(names, step)))
  const whole = planInJson(text)
  // null: JSON that holds no plan.
  const json = whole === undefined && block !== undefined ? planInJson(block) : whole
  if (json !== undefined) return planOfJson(text, json, domain, problem, unknown)
  const log = new Log(text)
  const timed = sorted(new PlanReading(text, plain, names, log).steps())
  const inLines = timed.map(({ step }) => step)
  const isNoList = inLines.length === 0 || inLines.some(step => names !== undefined && holdsStep(names, step))
  const scattered = isNoList && domain && names ? scatteredSteps(plain, domain, names.objects) : undefined
  if (scattered !== undefined)
    return planOfScattered(text, scattered, unknown === 'reported' ? domain : undefined, problem)
  const steps = inLines
  if (unknown === 'reported' && domain !== undefined && problem !== undefined) checkSteps(steps, domain, problem, log)
  const times = timed.flatMap(({ time }) => (time === null ? [] : [time]))
  return {
    steps,
    times: times.length === steps.length && steps.length > 0 ? times : undefined,
    isReordered: steps.some((step, i) => i > 0 && step.span.from < steps[i - 1]!.span.from),
    diagnostics: log.inOrder(),
  }
}

/** The steps within a text, with a note that all around them is left out. */
function planOfScattered(text: string, steps: readonly Atom[], domain?: Domain, problem?: Problem): Plan {
  const log = new Log(text)
  log.report('plan-scattered', steps[0]!.span, [steps.length])
  if (domain !== undefined && problem !== undefined) checkSteps(steps, domain, problem, log)
  return { steps, times: undefined, isReordered: false, diagnostics: log.inOrder() }
}

function planOfJson(text: string, found: string | null, ...more: [Domain?, Problem?, ('reported' | 'kept')?]): Plan {
  const log = new Log(text)
  // Places in the JSON are unknown.
  const whole = { from: 0, to: 1 }
  if (found === null) log.lose('plan-missing', whole, [])
  const { diagnostics, steps, ...plan } = parsePlan(found ?? '', ...more)
  return {
    ...plan,
    steps: steps.map(step => ({ ...step, span: whole })),
    diagnostics: [...log.inOrder(), ...diagnostics.map(each => ({ ...each, span: whole }))],
  }
}

interface TimedStep {
  readonly step: Atom
  readonly time: number | null
}

const sorted = (steps: readonly TimedStep[]): readonly TimedStep[] =>
  steps.some(({ time }) => time === null)
    ? steps
    : [...steps].sort((a, b) => a.time! - b.time! || a.step.span.from - b.step.span.from)

interface Names {
  readonly actions: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
}

const namesOf = (domain: Domain, problem: Problem | undefined): Names => ({
  actions: new Set(domain.actions.map(({ name }) => name)),
  objects: new Set([...domain.constants, ...(problem?.objects ?? [])].map(({ name }) => name)),
})

/** Could the words be meant as a step: of an action, or on objects of the problem? */
const isStepOf = ({ actions, objects }: Names, [head, ...args]: readonly string[]): boolean =>
  actions.has(head!) || (args.length > 0 && args.every(name => objects.has(name)))

/** True for a line of several steps, read as one: `move a b, move b a`. */
const holdsStep = ({ actions, objects }: Names, { terms }: Atom): boolean =>
  terms.some(({ name }) => actions.has(name) && !objects.has(name))

/** The same of `(move a b)` or `move(a, b)`. */
const couldBeStep = (names: Names, text: string): boolean => {
  const words = text.toLowerCase().match(/[^\s(),]+/g)
  return words !== null && isStepOf(names, words)
}

/** Planners print this for plans without steps. */
const emptyPlan = /\bplan length:?\s*0\b|\bempty plan\b/i
/** Another plan of the same output follows. */
const nextPlan = /(?:\b|_)(?:plan|solution)\b/i

class PlanReading {
  private readonly text: string
  private readonly names: Names | undefined
  private readonly log: Log
  /** Without comments and list marks. */
  private readonly bare: string
  private readonly lines: readonly PlanLine[]
  private readonly hasBrackets: boolean

  /** `plain`: the text out of Markdown. */
  constructor(text: string, plain: string, names: Names | undefined, log: Log) {
    this.text = text
    this.names = names
    this.log = log
    this.bare = withoutMarks(plain)
    this.lines = planLines(this.bare)
    this.hasBrackets = this.lines.some(({ kind }) => kind === 'lists' || kind === 'calls')
  }

  steps(): readonly TimedStep[] {
    const isStep = this.dialect()
    const parts = this.parts(isStep)
    const last = parts.at(-1)
    const isRead = new Set(parts.flat())
    const others = this.lines.filter(line => line.kind !== 'blank' && !isRead.has(line))
    if (last === undefined) {
      this.nothing(others)
      return []
    }
    this.report(others, parts)
    return isStep === isList ? this.listed(last, others) : withoutGoal(last.flatMap(atomsOf))
  }

  /** Which lines are steps, decided by the forms found. */
  private dialect(): (line: PlanLine) => boolean {
    const of = (kind: PlanLine['kind']) => this.lines.filter(line => line.kind === kind)
    const calls = of('calls')
    if (calls.length > 0) {
      const [from, to] = [calls[0]!.from, calls.at(-1)!.to]
      // Actions without arguments are written without brackets.
      return line =>
        line.kind === 'calls' ||
        (line.steps[0]?.length === 1 &&
          ((line.from > from && line.to < to) || this.isKnown([line]) || line.kind === 'numbered'))
    }
    if (of('lists').length > 0) return isList
    const numbered = of('numbered')
    if (numbered.some(({ isLabelled }) => isLabelled) || this.isKnown(numbered))
      return ({ kind }) => kind === 'numbered'
    const priced = of('priced')
    if (this.names === undefined ? nextPlan.test(this.bare) : this.isKnown(priced))
      return ({ kind }) => kind === 'priced'
    const words = of('words')
    const isAll = this.lines.every(({ kind }) => kind === 'words' || kind === 'blank')
    const isPlan = isAll && this.isKnown(words)
    return ({ kind }) => isPlan && kind === 'words'
  }

  /** True if one of the lines names an action of the domain. */
  private isKnown(lines: readonly PlanLine[]): boolean {
    return lines.some(({ steps }) => steps.some(([head]) => this.names?.actions.has(head!.name) === true))
  }

  /** The lines of steps, plan by plan, where a planner prints several. */
  private parts(isStep: (line: PlanLine) => boolean): PlanLine[][] {
    const parts: PlanLine[][] = []
    let isNext = true
    let before = Number.NEGATIVE_INFINITY
    for (const line of this.lines) {
      if (!isStep(line)) {
        isNext ||= this.names !== undefined && line.kind !== 'blank' && nextPlan.test(this.textOf(line))
        continue
      }
      if (isNext || (line.kind === 'numbered' && (line.time ?? 0) < before)) parts.push([])
      parts.at(-1)!.push(line)
      isNext = false
      before = line.time ?? before
    }
    const ofPlans = parts.filter(part => part[0]!.kind !== 'priced' || this.isKnown(part))
    return this.names === undefined ? parts : ofPlans
  }

  private textOf({ from, to }: PlanLine): string {
    return this.bare.slice(from, to)
  }

  /** No steps: the plan is empty, or the text is no plan. */
  private nothing(others: readonly PlanLine[]): void {
    const [first] = others
    if (first === undefined || emptyPlan.test(this.text)) return
    this.log.lose('plan-word', wordAt(this.bare, first), [this.wordOf(first)])
  }

  private wordOf(line: PlanLine): string {
    const { from, to } = wordAt(this.bare, line)
    return this.bare.slice(from, to).toLowerCase()
  }

  /** The text around the steps: output of a planner, or a malformed step. */
  private report(others: readonly PlanLine[], parts: readonly (readonly PlanLine[])[]): void {
    const last = parts.at(-1)![0]!
    const bad = others.find(line => this.isSuspect(line))
    if (bad !== undefined && last.kind !== 'lists')
      this.log.lose('plan-word', wordAt(this.bare, bad), [this.wordOf(bad)])
    const skipped = others.filter(line => !this.isSuspect(line))
    if (skipped.length > 0)
      this.log.report('plan-skipped', wordAt(this.bare, skipped[0]!), [
        skipped.length,
        this.text.slice(skipped[0]!.from, skipped[0]!.to).trim().slice(0, 60),
      ])
    if (parts.length > 1) this.log.report('plan-several', wordAt(this.bare, last), [parts.length])
  }

  /**
   * Could a line that is not a step be intended as one? If no names are known: any line except those around the steps
   * of FF and Fast Downward.
   */
  private isSuspect({ heads }: PlanLine): boolean {
    if (this.names === undefined) return this.hasBrackets
    const names = this.names
    return heads.some(head =>
      isStepOf(
        names,
        head.map(({ name }) => name),
      ),
    )
  }

  /** Steps in brackets, which may span lines; other text that could be meant as steps is reported. */
  private listed(last: readonly PlanLine[], others: readonly PlanLine[]): TimedStep[] {
    const kept = [...last, ...others.filter(line => this.isSuspect(line))].sort((a, b) => a.from - b.from)
    const lists = readLists(blankedBut(this.bare, kept))
    reportBrackets(this.text, lists, new Set(), this.log)
    const steps: Atom[] = []
    let reported = false
    for (const node of lists.top) {
      if (node.items !== undefined) readStep(node, steps, this.log)
      else if (!isCounter(node.text) && !reported) {
        reported = true
        this.log.lose('plan-word', node.span, [node.text])
      }
    }
    let at = 0
    return steps.map(step => {
      while (at + 1 < kept.length && kept[at + 1]!.from <= step.span.from) at++
      return { step, time: kept[at]?.time ?? null }
    })
  }
}

const isList = ({ kind }: PlanLine): boolean => kind === 'lists'

/** The first word of a line. */
function wordAt(text: string, { from, to }: Span): Span {
  const [word = ''] = /\S+/.exec(text.slice(from, to)) ?? []
  const start = text.indexOf(word, from)
  return { from: start, to: start + word.length }
}

const atomsOf = ({ steps, time }: PlanLine): TimedStep[] =>
  steps.map(([predicate, ...args]) => {
    const last = args.at(-1) ?? predicate!
    const terms = args.map((each): Term => ({ kind: 'object', ...each }))
    const span = { from: predicate!.span.from, to: last.span.to }
    return { step: { predicate: predicate as Name, terms, span }, time }
  })

/** FF ends some plans with the goal as a step of its own. */
function withoutGoal(steps: readonly TimedStep[]): readonly TimedStep[] {
  return steps.at(-1)?.step.predicate.name === 'reach-goal' ? steps.slice(0, -1) : steps
}

/** Only these lines, the rest blank, so that places stay the same. */
function blankedBut(text: string, lines: readonly Span[]): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to } of lines) {
    parts.push(text.slice(at, from).replace(/[^\n\r]/g, ' '), text.slice(from, to))
    at = to
  }
  parts.push(text.slice(at).replace(/[^\n\r]/g, ' '))
  return parts.join('')
}

/** `3:`, `3.`, `0.003:`, `:`, `step`. */
const isCounter = (text: string): boolean => /^(?:\d*\.?\d*[:.]?|step|[-*•]+)$/.test(text)

function readStep(list: List, steps: Atom[], log: Log): void {
  log.enter(list)
  const head = list.items[0]
  if (head === undefined) log.lose('empty-brackets', list.span, ['an action'])
  else if (head.items !== undefined && list.items.every(item => item.items !== undefined)) {
    for (const item of list.items) if (item.items !== undefined) readStep(item, steps, log)
  } else if (head.items !== undefined) log.lose('name-in-brackets', head.span, ['an action'])
  else {
    const terms = readObjects(list.items, head.text, log)
    if (terms !== undefined) steps.push({ predicate: { name: head.text, span: head.span }, terms, span: list.span })
  }
  log.leave(list)
}

function readObjects(items: readonly Node[], head: string, log: Log): Term[] | undefined {
  const terms: Term[] = []
  for (let i = 1; i < items.length; i++) {
    const term = readTerm(items[i]!, head, log)
    if (term === undefined) return undefined
    if (term.kind === 'variable') {
      log.lose('plan-variable', term.span, [term.name])
      return undefined
    }
    terms.push(term)
  }
  return terms
}
