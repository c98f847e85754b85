// State while a lesson is parsed: findings, worlds, plans, and expressions with the world that each refers to.

import { quoted } from '#base/words'
import { nearNames } from '#base/suggest'
import { misfitFinding } from '#questions/kinds/judging/misfits'
import { cut } from '#language/english/yaml-text'
import type { Domain, Problem } from '#planning/pddl/model'
import { classifyAction, classifyAtom } from '#planning/task/universe'
import type { LessonExpression, LessonWorld, TextPlace } from '#teaching/lesson'
import type { At, Fields } from './fields'
import { fixOf } from './fields'
import type { Findings } from './findings'

/** A world with its parsed texts; the parses are absent if the texts have errors. */
export interface KnownWorld {
  readonly world: LessonWorld
  readonly model: { readonly domain: Domain; readonly problem: Problem } | null
}

type Plan = readonly string[] | 'cheapest'
/** Maximum number of expressions, since all are computed when the lesson is opened. */
const MAX_EXPRESSIONS = 500

export class Reading {
  readonly findings: Findings
  readonly worlds: ReadonlyMap<string, KnownWorld>
  readonly plans: ReadonlyMap<string, readonly string[]>
  private readonly taken: LessonExpression[] = []
  /** Expressions of the step that precede its first live part, claim or example. */
  private waiting: number[] = []
  private isNamed = false
  private world: string
  private plan: Plan | undefined

  constructor(
    findings: Findings,
    worlds: ReadonlyMap<string, KnownWorld>,
    plans: ReadonlyMap<string, readonly string[]>,
  ) {
    this.findings = findings
    this.worlds = worlds
    this.plans = plans
    this.world = worlds.keys().next().value ?? ''
  }

  get expressions(): readonly LessonExpression[] {
    return this.taken
  }

  /**
   * Begins a step: its expressions refer to the first world named in it, or if none is named, to the last one before
   * it.
   */
  beginStep(): void {
    this.waiting = []
    this.isNamed = false
    this.plan = undefined
  }

  /** An element of the lesson about a world: the prose after it refers to that world and to the plan shown. */
  speakOf(world: string, plan?: Plan): void {
    this.world = world
    this.plan = plan
    this.isNamed = true
    for (const at of this.waiting) {
      const { text, place, role } = this.taken[at]!
      this.taken[at] = { text, place, role, world, ...(plan === undefined ? {} : { plan }) }
    }
    this.waiting = []
  }

  /** Registers an expression in prose. */
  computed(text: string, place: TextPlace): number {
    const at = this.take({
      ...{ text, world: this.world, place, role: 'inline' },
      ...(this.plan === undefined ? {} : { plan: this.plan }),
    })
    if (!this.isNamed) this.waiting.push(at)
    return at
  }

  /** Registers an expression and returns its index. */
  take(expression: LessonExpression): number {
    const { text, place } = expression
    if (text === '')
      this.findings.error('expression', place, 'An expression is missing here, such as `states` or `count(landmarks)`.')
    else if (text.length > 1_000)
      this.findings.error('expression', place, 'An expression may have 1,000 characters; this one has more.')
    if (this.taken.length === MAX_EXPRESSIONS)
      this.findings.error(
        'too-much',
        place,
        'A lesson may have 500 expressions; those from here on are not worked out.',
      )
    if (this.taken.length >= MAX_EXPRESSIONS) return MAX_EXPRESSIONS - 1
    this.taken.push(text.length > 1_000 ? { ...expression, text: '' } : expression)
    return this.taken.length - 1
  }

  /** The world that a field names; undefined, after a report, if there is none. */
  worldOf(fields: Fields): At<string> | undefined {
    const at = fields.text('world')
    const names = [...this.worlds.keys()]
    if (at === undefined) {
      if (fields.has('world')) return undefined
      // A lesson about a single world need not repeat its name.
      if (names.length === 1) return { value: names[0]!, place: fields.place }
      return fields.lacks('world', `world: ${names[0] ?? 'here'}`)
    }
    if (this.worlds.has(at.value)) return at
    const there = names.length === 0 ? 'It has none at all' : `Its worlds are called ${names.map(quoted).join(', ')}`
    const message = `The lesson has no world ${quoted(cut(at.value))}. ${there}, as \`worlds\` in the head says.`
    this.findings.error('unknown-world', at.place, message, fixOf(nearNames(at.value, names), at.place))
    return undefined
  }

  /** Actions by name, spelled as in the world; unknown ones are reported. */
  actions(statements: readonly At<string>[] | undefined, world: string): string[] {
    return (statements ?? []).map(each => this.name(each, world, 'action'))
  }

  fact(at: At<string> | undefined, world: string): string | undefined {
    return at === undefined ? undefined : this.name(at, world, 'fact')
  }

  private name({ value, place }: At<string>, world: string, sort: 'fact' | 'action'): string {
    const model = this.worlds.get(world)?.model ?? null
    if (model === null) return value
    const text = value.startsWith('(') ? value : `(${value})`
    const classify = sort === 'action' ? classifyAction : classifyAtom
    const found = classify(model.domain, model.problem, text)
    if (found.kind === 'in-universe' || found.kind === 'static' || found.kind === 'derived') return found.name
    const why =
      found.kind === 'unknown-name' && found.isOther
        ? `${quoted(found.name)} is ${sort === 'fact' ? 'an action' : 'a predicate'}.`
        : misfitFinding(sort, cut(value), found).text
    const wanted = sort === 'fact' ? 'a fact' : 'an action'
    const message = `Expected here is ${wanted} of the world ${quoted(world)}. ${why}`
    this.findings.error(`unknown-${sort}`, place, message)
    return value
  }
}
