// An independent, simple implementation of the published scores, written from their rules. Where the original uses its
// planner, proven verdicts are used, not the planner substitute in `src`.

import type { PlainKind } from '#questions/kinds/codes'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import { loadTask, type LoadedTask } from '#planning/task/load'
import { findAction } from '#planning/task/names'
import { validatePlan } from '#planning/task/validate'
import { parsePublished, type ParsedValue } from './published-parser'

const rules: Readonly<Record<string, readonly [string, string | null]>> = {
  app: ['action_list', null],
  prog: ['progression_list', 'pos_neg'],
  reach: ['act', null],
  areach: ['act', null],
  val: ['index', null],
  just: ['action_list', 'simplified_plan'],
  land: ['act', null],
  nexta: ['action_name', null],
}

/** The score of a raw response; `answer` is the key in the file. */
export function publishedScore(question: Question, answer: unknown, text: string, limits: Limits): 0 | 1 {
  if (question.format !== 'gen') return closedScore(question.format, String(answer), text)
  const [rule, clean] = rules[question.kind]!
  return scoreOfParse(question, answer, parsePublished(rule, text, clean), limits)
}

/** The score of a parsed answer. */
export function scoreOfParse(question: Question, answer: unknown, parse: ParsedValue, limits: Limits): 0 | 1 {
  if (parse === null) return 0
  return new Scorer(question, limits).score(answer, parse) ? 1 : 0
}

const lower = (items: readonly string[]): string[] => items.map(item => item.toLowerCase())
const sameSet = (a: readonly string[], b: readonly string[]): boolean => {
  const [left, right] = [new Set(lower(a)), new Set(lower(b))]
  return left.size === right.size && [...left].every(item => right.has(item))
}

interface Lists {
  readonly pos: readonly string[]
  readonly neg: readonly string[]
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly maybe: readonly string[]
}

class Scorer {
  private readonly question: Question
  private readonly limits: Limits
  private readonly ready: LoadedTask

  constructor(question: Question, limits: Limits) {
    this.question = question
    this.limits = limits
    const loaded = loadTask(question.judged!)
    if (loaded.kind !== 'ready') throw new Error(loaded.message)
    this.ready = loaded
  }

  score(answer: unknown, parse: Exclude<ParsedValue, null>): boolean {
    const list = answer as readonly string[]
    const lists = answer as Lists
    switch (this.question.kind as PlainKind) {
      case 'app':
        return sameSet(list, parse as string[])
      case 'prog': {
        const [pos = [], neg = []] = parse as string[][]
        return sameSet(lists.pos, pos) && sameSet(lists.neg, neg)
      }
      case 'val':
        return parse === String(answer)
      case 'land':
        return parse === 'None' ? lists.yes.length === 0 : includes(lists.yes, parse)
      case 'just':
        return this.isShorterPlan(parse as string[])
      case 'nexta':
        if (includes(lists.yes, parse)) return true
        if (includes(lists.no, parse) || !includes(lists.maybe, parse)) return false
        return this.verdictOn(parse as string).verdict === 'right'
      case 'reach':
        if (list.length === 0) return parse === 'None'
        if (list.some(fact => `(${fact.toLowerCase()})` === (parse as string).toLowerCase())) return true
        return parse !== 'None' && this.isTakenForUnreachable(parse as string)
      case 'areach':
        if (list.length === 0) return parse === 'None'
        if (list.includes((parse as string).toLowerCase())) return true
        return (
          parse !== 'None' &&
          findAction(this.ready.task, parse as string) !== undefined &&
          this.verdictOn(parse as string).verdict === 'right'
        )
    }
  }

  private verdictOn(item: string): Verdict {
    return judgeQuestion(this.question, item, this.limits)
  }

  /** Case-sensitive comparison in the order of the plan; the remaining steps must be a plan. */
  private isShorterPlan(steps: readonly string[]): boolean {
    const whole = [...this.question.question].slice(19, -147).join('').split(') (')
    const plan = whole.map((step, i) => [i > 0 ? '(' : '', step, i < whole.length - 1 ? ')' : ''].join(''))
    let at = 0
    for (const step of plan) if (step === steps[at]) at++
    const isPart = at === steps.length && steps.length < plan.length
    return isPart && steps.length > 0 && validatePlan(this.ready.task, steps).valid
  }

  /**
   * The planner is given the answer as the goal. It proves a proposition unreachable if our verdict does, considers
   * propositions unreachable that can never be true (an unknown object or one of another type, a false static fact, a
   * type that does not apply, an empty disjunction), and rejects unknown predicates and wrong numbers of objects.
   */
  private isTakenForUnreachable(item: string): boolean {
    const [head = '', ...objects] = item.slice(1, -1).toLowerCase().split(' ')
    if (head === 'or' && objects.length === 0) return true
    const { domain, problem } = this.ready
    const predicate = domain.predicates.find(({ name }) => name === head)
    if (predicate === undefined) {
      if (!domain.types.some(({ name }) => name === head) || objects.length !== 1) return false
      return !this.isOfType(objects[0]!, head)
    }
    if (predicate.parameters.length !== objects.length) return false
    const { verdict, mistakes } = this.verdictOn(item)
    if (!mistakes.includes('static-fact'))
      return verdict === 'right' || mistakes.some(code => code === 'unknown-object' || code === 'ill-typed')
    return !problem.init.some(
      ({ predicate: { name }, terms }) => name === head && terms.every((term, i) => term.name === objects[i]),
    )
  }

  private isOfType(object: string, type: string): boolean {
    const { domain, problem } = this.ready
    const own = [...domain.constants, ...problem.objects].find(({ name }) => name === object)
    const open = (own?.type ?? []).map(({ name }) => name)
    for (const each of open) {
      if (each === type) return true
      for (const declared of domain.types)
        if (declared.name === each) open.push(...declared.parents.map(({ name }) => name))
    }
    return false
  }
}

const includes = (items: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && lower(items).includes(value.toLowerCase())

const follows = ['The answer is ', 'the answer is ', 'The answer: ', 'The final answer: ']
const labels = ['..Final Answer..: ', '..answer..: ', '..Answer..: ']
const behind = (texts: readonly string[]): string => texts.map(text => `(?<=${text})(?:.*)(?=.)`).join('|')
const yesNo = new RegExp(`${behind([...follows, ...labels])}|\\b(?:Yes|No|yes|no)\\b`)
const letter = new RegExp(`(?<=[answer is ])[A-D]|[A-D]\\n|[A-D]\\.| [A-D] |\\[[A-D]\\]|[A-D]|${behind(labels)}`, 'g')

/** The first match for yes and no, the last for letters; ignores case and punctuation. */
function closedScore(format: 'bool' | 'mcq', answer: string, text: string): 0 | 1 {
  const match = format === 'bool' ? yesNo.exec(text)?.[0] : text.match(letter)?.at(-1)
  const bare = (value: string): string =>
    value
      .trim()
      .toLowerCase()
      .replace(/[!-/:-@[-`{-~]/g, '')
  return match !== undefined && bare(match) === bare(answer) ? 1 : 0
}
