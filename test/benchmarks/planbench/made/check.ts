// A made question checked by a way that shares nothing with its making: its prompt is parsed back, its plans and sequences are
// followed by the textbook, least costs are found by another search.

import { wordbookOf } from '#questions/benchmarks/planbench/gold'
import { knownDomains } from '#questions/benchmarks/planbench/known/domains'
import { readPrompt } from '#questions/benchmarks/planbench/prompt/read-prompt'
import { promptOf, recordOf } from '#questions/benchmarks/planbench/record'
import type { PromptBlock } from '#questions/benchmarks/planbench/items'
import { filledSentence, type Wordbook } from '#language/english/wordbook'
import type { Question } from '#questions/kinds/question'
import { printDomain, printProblem } from '#planning/pddl/print'
import { searchOptimal } from '#planning/search/a-star'
import { actionName } from '#planning/task/names'
import type { ActionId, Task } from '#planning/task/task'
import { taskOf } from '../../../support/task'
import { Naive, type Names, words } from './naive'

/** The fault of the question, in a few words; undefined if there is none. */
export function faultOf(question: Question): string | undefined {
  const { judged, kind } = question
  const record = recordOf(question)
  if (judged === null || record === undefined) return 'it has no PDDL or no record'
  const naive = new Naive(judged.domain, judged.problem)
  const hidden = new Set(question.asked?.hidden ?? [])
  const seen = (facts: Iterable<string>): string[] => [...facts].filter(fact => !hidden.has(words(fact)[0]!))
  const reference = record.fields.ground_truth_plan
  const plan = typeof reference === 'string' ? reference.split('\n').filter(Boolean) : []
  const task = new Check(question, naive, seen, plan)
  if (record.layout !== 'pddl') {
    const fault = task.prompt()
    if (fault !== undefined) return fault
  }
  if (kind === 't3') return task.verification()
  if (kind === 't7') return task.execution(reference)
  return task.plan() ?? (kind === 't2' ? task.least() : undefined)
}

class Check {
  private readonly question: Question
  private readonly naive: Naive
  private readonly seen: (facts: Iterable<string>) => string[]
  private readonly steps: readonly string[]

  constructor(question: Question, naive: Naive, seen: (facts: Iterable<string>) => string[], steps: readonly string[]) {
    this.question = question
    this.naive = naive
    this.seen = seen
    this.steps = steps
  }

  /** The reference reaches the goal, which does not hold before. */
  plan(): string | undefined {
    const { naive, steps } = this
    if (steps.length === 0) return 'its reference is empty'
    if (naive.isGoal(naive.initial)) return 'its goal holds already'
    const end = naive.follow(steps)
    if (end.kind === 'broken') return `its reference breaks at step ${end.step + 1}`
    return naive.isGoal(end.state) ? undefined : 'its reference does not reach the goal'
  }

  /** No plan costs less. */
  least(): string | undefined {
    const { domain, problem } = this.question.judged!
    const cost = this.naive.costOf(this.steps)
    const blind = searchOptimal(taskOf(domain, problem), {
      ...{ heuristic: 'blind', reduce: false, symmetry: false, maxStates: 400_000 },
    })
    if (blind.kind === 'stopped') return blind.lowerBound > cost ? 'its reference costs too little' : undefined
    return blind.kind === 'plan' && blind.cost === cost ? undefined : 'its reference is not a cheapest plan'
  }

  verification(): string | undefined {
    const { naive, question } = this
    const message = String(recordOf(question)!.fields.ground_truth_plan)
    return this.message(message, question.asked?.plan ?? [], naive, naive.initial)
  }

  /** Does the message state about the plan what following it shows? */
  private message(text: string, plan: readonly string[], naive: Naive, from: Names): string | undefined {
    const end = naive.follow(plan, from)
    const wordbook = wordbookOf(this.question)!
    const missing = end.kind === 'broken' ? end.missing : naive.goalLacks(end.state)
    if (missing === null) return 'its plan fails for want of no facts'
    const describesAll = missing.every(fact => text.includes(isDescribed(fact, wordbook)))
    const tail = text.trimEnd().split('\n').at(-1)!
    const length = missing.map(fact => isDescribed(fact, wordbook)).join(', ').length
    // Between facts is a comma, or an “and” before the last.
    const fits = tail.length === length + (missing.length > 1 ? 3 : 0)
    if (end.kind === 'broken')
      return describesAll &&
        fits &&
        text.includes(`step ${end.step + 1} `) &&
        text.includes(isDescribed(plan[end.step]!, wordbook, 'actions'))
        ? undefined
        : 'its message tells another failure'
    if (naive.isGoal(end.state)) return /is valid\.\s*$/.test(text) ? undefined : 'its message calls a plan invalid'
    return describesAll && fits && /unmet goal/.test(text) ? undefined : 'its message tells other unmet goals'
  }

  execution(reference: unknown): string | undefined {
    const { naive, question, seen } = this
    const end = naive.follow(question.asked?.sequence ?? [])
    if (end.kind === 'broken') return `its sequence breaks at step ${end.step + 1}`
    if (same(seen(end.state), seen(naive.initial))) return 'its sequence changes nothing'
    // Names with a line in them are described as PDDL, all others as `on_a_b`.
    const facts = (reference as string[]).map(each =>
      each.startsWith('(') ? each.slice(1, -1).replaceAll(' ', '_') : each,
    )
    const state = [...end.state].map(fact => words(fact).join('_'))
    return same(facts, state) ? undefined : 'its state is not the one after the sequence'
  }

  /** The prompt read back describes the problem that is judged by, and its worked blocks are right as far as they state. */
  prompt(): string | undefined {
    const { question, naive, seen } = this
    const wordbook = wordbookOf(question)
    const read = readPrompt(promptOf(question), wordbook, naive.domain)
    if ('problem' in read) return `its prompt cannot be read: ${read.problem}`
    if (read.problems.length > 0) return `its prompt cannot be read: ${read.problems[0]}`
    const { open, worked } = read
    if (!same(open.plan ?? [], question.asked?.plan ?? open.plan ?? [])) return 'its prompt tells another plan'
    if (question.kind !== 't7' && !same(open.goal ?? [], seen(goalOf(naive)))) return 'its prompt tells another goal'
    if (question.kind === 't7' && !list(open.executed, question.asked?.sequence))
      return 'its prompt tells another sequence'
    if (question.kind === 't6') return this.event(open)
    if (!same(open.init, seen(naive.initial))) return 'its prompt tells another initial state'
    return this.examples(open, worked)
  }

  private examples(open: PromptBlock, worked: readonly PromptBlock[]): string | undefined {
    const { kind } = this.question
    const [first] = worked
    if (kind === 't3' && worked.length === 3) {
      const kinds = worked.map(({ message }) =>
        /is valid\./.test(message!) ? 'valid' : /unmet goal/.test(message!) ? 'goal' : 'step',
      )
      if (new Set(kinds).size < 3) return 'its examples are not of all three kinds'
    }
    if (first === undefined) return undefined
    const isSame = same(first.init, open.init)
    if (kind === 't5' && first.init.length >= open.init.length) return 'its example is not smaller'
    if (
      /^t(?:4|8)/.test(kind) !== isSame &&
      (kind !== 't3' || !isSame) &&
      isSame === same(first.goal ?? [], open.goal ?? []) &&
      kind !== 't7'
    )
      return 'its example is about the wrong problem'
    if (/^t8/.test(kind) && list(first.goal, open.goal)) return 'its goal is told as in the example'
    if (kind === 't8_1' && !same(first.goal!, open.goal!)) return 'its goal is not the same'
    const [part, whole] = kind === 't8_2' ? [open.goal!, first.goal!] : [first.goal!, open.goal!]
    if (
      (kind === 't8_2' || kind === 't8_3') &&
      (!part.every(fact => whole.includes(fact)) || !same(whole, this.end(first.plan!)))
    )
      return 'its full goal is no whole state'
    if (kind === 't4' && !list(first.plan!.slice(0, this.steps.length), this.steps))
      return 'its reference is no part of the plan'
    if (kind === 't4' && !same(open.goal!, this.end(this.steps))) return 'its goal is no whole state'
    return undefined
  }

  private end(steps: readonly string[]): string[] {
    const end = this.naive.follow(steps)
    return end.kind === 'end' ? this.seen(end.state) : []
  }

  /** The event happens where the prompt says, leads to the state for judging, and breaks the rest of the plan. */
  private event({ init, plan, event }: PromptBlock): string | undefined {
    const { naive, seen } = this
    if (plan === null || event === null) return 'its prompt tells no event'
    const still = [...naive.initial].filter(fact => !seen([fact]).length)
    const start = new Set([...init, ...still])
    const before = naive.follow(plan.slice(0, event.step), start)
    if (before.kind === 'broken' || plan[event.step - 1] !== event.action) return 'its event stands at the wrong step'
    const whole = naive.follow(plan, start)
    if (whole.kind === 'broken' || !naive.isGoal(whole.state)) return 'its plan does not work before the event'
    const now = new Set(before.state)
    if (event.becameFalse.some(fact => !now.has(fact)) || event.becameTrue.some(fact => now.has(fact)))
      return 'its event changes nothing'
    for (const fact of event.becameFalse) now.delete(fact)
    for (const fact of event.becameTrue) now.add(fact)
    if (!same([...now], [...naive.initial])) return 'the state after its event is another'
    const rest = naive.follow(plan.slice(event.step), now)
    if (rest.kind === 'end' && naive.isGoal(rest.state)) return 'its event spoils nothing'
    return this.isConsistent(now) || this.comesAbout(before.state, now) ? undefined : 'its event cannot come about'
  }

  /** The event of the blocks world or of logistics: every block and package is in one place. */
  private isConsistent(state: Names): boolean {
    const facts = [...state].map(words)
    const known = knownDomains.get(recordOf(this.question)!.domain)?.obfuscation
    const plain = new Map(Object.entries(known?.predicates ?? {}).map(([old, name]) => [name, old]))
    const head = (fact: readonly string[]): string => plain.get(fact[0]!) ?? fact[0]!
    const places = facts.filter(fact => ['ontable', 'on', 'holding', 'at', 'in'].includes(head(fact)))
    const objects = places.map(fact => fact[1])
    const below = facts.filter(fact => head(fact) === 'on').map(fact => fact[2])
    const hands = facts.filter(fact => ['holding', 'handempty'].includes(head(fact)))
    return (
      places.length > 0 &&
      new Set(objects).size === objects.length &&
      new Set(below).size === below.length &&
      (below.length === 0 || hands.length === 1) &&
      ['ontable', 'in'].some(each =>
        this.naive.domain.predicates.some(({ name }) => (plain.get(name) ?? name) === each),
      )
    )
  }

  /** Up to three actions lead from one state to the other. */
  private comesAbout(from: Names, to: Names): boolean {
    const { domain, problem } = this.naive
    const at = { from: 0, to: 0 }
    const init = [...from].map(fact => {
      const [head = '', ...args] = words(fact)
      const terms = args.map(name => ({ kind: 'object' as const, name, span: at }))
      return { predicate: { name: head, span: at }, terms, span: at }
    })
    const task: Task = taskOf(printDomain(domain), printProblem({ ...problem, init }))
    const names = Array.from({ length: task.actionCount }, (_, id) => actionName(task, id as ActionId))
    const target = keyOf(to)
    let layer = [from]
    const known = new Set([keyOf(from)])
    for (let depth = 0; depth < 3; depth++) {
      const next: Names[] = []
      for (const state of layer)
        for (const step of names) {
          const after = this.naive.after(state, step)
          if (!(after instanceof Set)) continue
          const key = keyOf(after)
          if (key === target) return true
          if (known.has(key)) continue
          known.add(key)
          next.push(after)
        }
      layer = next
    }
    return false
  }
}

const keyOf = (state: Names): string => [...state].sort().join()
const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...new Set(one)].sort().join() === [...new Set(other)].sort().join()
const list = (one: readonly string[] | null | undefined, other: readonly string[] | null | undefined): boolean =>
  (one ?? []).join() === (other ?? []).join()

function goalOf({ problem: { goal } }: Naive): string[] {
  return (goal.kind === 'and' ? goal.parts : [goal]).flatMap(part =>
    part.kind === 'atom'
      ? [`(${[part.atom.predicate.name, ...part.atom.terms.map(each => each.name)].join(' ')})`]
      : [],
  )
}

function isDescribed(name: string, wordbook: Wordbook, of: 'predicates' | 'actions' = 'predicates'): string {
  const [head = '', ...args] = words(name)
  const [sentence] = wordbook[of].get(head) ?? []
  return sentence === undefined ? name : (filledSentence(sentence, args, wordbook) ?? name)
}
