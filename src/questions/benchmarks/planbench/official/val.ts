// VAL, the plan checker of the benchmark (Howey, Long and Fox, ICTAI 2004), limited to validity: the plan texts that
// its scanner and grammar accept, and the execution of the plan.

import { findAction, findFact } from '#planning/task/names'
import { holds, isApplicable, isGoal, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { declarationOf } from '#planning/task/names'

/** A step in a plan's text, in lower case. */
export interface ValStep {
  readonly name: string
  readonly arguments: readonly string[]
  /** The time from a prefix `1:`; undefined if there is none. */
  readonly time?: number
}

export interface ValCheck {
  readonly valid: boolean
  /**
   * bad-plan: the text is not a plan; step: a step names no action or fails; goal: the plan is executable but the goal
   * does not hold.
   */
  readonly reason: 'valid' | 'bad-plan' | 'step' | 'goal'
  /** Index, from 0 in the order of execution, of the failing step. */
  readonly step?: number
}

/**
 * Checks whether the text is a plan of the task, or of the task with these facts as its goal. All steps must be
 * executable, even those after the goal is reached. Never throws.
 */
export function checkByVal(task: Task, text: string, goal?: readonly string[]): ValCheck {
  const steps = valSteps(text)
  if (steps === undefined) return { valid: false, reason: 'bad-plan' }
  let state = task.initial
  let done = 0
  for (const group of simultaneous(steps)) {
    const after = executed(task, state, group)
    if (after === undefined) return { valid: false, reason: 'step', step: done }
    state = after
    done += group.length
  }
  const reached =
    goal === undefined
      ? isGoal(task, state)
      : goal.every(atom => {
          const fact = findFact(task, atom)
          return fact !== undefined && holds(state, fact)
        })
  return reached ? { valid: true, reason: 'valid' } : { valid: false, reason: 'goal' }
}

/** Groups steps by time; without times, in the order of the text. */
function simultaneous(steps: readonly ValStep[]): ValStep[][] {
  if (steps.every(({ time }) => time === undefined)) return steps.map(step => [step])
  const timed = steps.map((step, i) => ({ step, time: step.time ?? i + 1 })).sort((a, b) => a.time - b.time)
  const groups: ValStep[][] = []
  timed.forEach(({ step, time }, i) => {
    if (i > 0 && timed[i - 1]!.time === time) groups.at(-1)!.push(step)
    else groups.push([step])
  })
  return groups
}

/** The state after simultaneous steps, if their order does not matter; undefined if one is not an action or fails. */
function executed(task: Task, state: State, group: readonly ValStep[]): State | undefined {
  const actions = group.map(step => actionOf(task, step))
  const forth = inOrder(task, state, actions)
  if (group.length === 1 || forth === undefined) return forth
  const back = inOrder(task, state, [...actions].reverse())
  return back?.every((word, i) => word === forth[i]) === true ? forth : undefined
}

function inOrder(task: Task, from: State, actions: readonly (ActionId | undefined)[]): State | undefined {
  let state = from
  for (const action of actions) {
    if (action === undefined || !isApplicable(task, state, action)) return undefined
    state = progress(task, state, action)
  }
  return state
}

/** Surplus arguments are ignored. */
function actionOf(task: Task, { name, arguments: given }: ValStep): ActionId | undefined {
  const schema = task.domain.actions[declarationOf(task.domain.actions, name)]
  if (schema === undefined) return undefined
  return findAction(task, `(${[name, ...given.slice(0, schema.parameters.length)].join(' ')})`)
}

type Token =
  | { readonly kind: '(' | ')' | '[' | ']' | ':' | 'time' | 'other' | 'end' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }

/**
 * The steps in a plan's text; undefined if it is not a plan. An invalid token after a complete step ends the plan;
 * within a step it invalidates the plan.
 */
export function valSteps(text: string): ValStep[] | undefined {
  const scan = scanner(text)
  const steps: ValStep[] = []
  let token = scan()
  for (;;) {
    let time: number | undefined
    if (token.kind === 'time') {
      if (scan().kind !== 'number') return undefined
      token = scan()
      continue
    }
    if (token.kind === 'number') {
      time = token.value
      if (scan().kind !== ':') return undefined
      token = scan()
      if (token.kind !== '(') return undefined
    }
    if (token.kind !== '(') return steps
    const words: string[] = []
    for (token = scan(); token.kind === 'name'; token = scan()) words.push(token.name)
    const [name, ...given] = words
    if (name === undefined || token.kind !== ')') return undefined
    steps.push({ name, arguments: given, ...(time === undefined ? {} : { time }) })
    token = scan()
    if (token.kind !== '[') continue
    if (scan().kind !== 'number' || scan().kind !== ']') return undefined
    token = scan()
  }
}

/** PDDL keywords, which cannot be names. */
const reserved = new Set(
  (
    'define domain and or exists forall imply not when either problem minimize maximize is-violated duration ' +
    'total-time number increase decrease scale-up scale-down assign preference always sometime within at-most-once ' +
    'sometime-after sometime-before always-within hold-during hold-after after supply-demand name'
  ).split(' '),
)

/** Skips blanks, comments and characters without meaning in the grammar. */
const pattern = /;|([a-z_][-a-z_0-9]*)|(-?[0-9]+(?:\.[0-9]*)?)|([()[\]])|(:[-a-z]*)|[-.+*/=<>?]|#t/i

/** Returns the next token at each call. */
function scanner(text: string): () => Token {
  const find = new RegExp(pattern, 'gi')
  const lastBreak = text.lastIndexOf('\n')
  return () => {
    for (;;) {
      const found = find.exec(text)
      if (found === null) return { kind: 'end' }
      const [whole, word, number, bracket, colon] = found
      if (whole === ';') {
        // A comment must end with a line break.
        if (found.index < lastBreak) find.lastIndex = text.indexOf('\n', found.index)
      } else if (word !== undefined) {
        const name = word.toLowerCase()
        const atLineStart = found.index === 0 || text[found.index - 1] === '\n'
        if (name === 'time' && atLineStart) return { kind: 'time' }
        return reserved.has(name) ? { kind: 'other' } : { kind: 'name', name }
      } else if (number !== undefined) return { kind: 'number', value: Number(number) }
      else if (bracket !== undefined) return { kind: bracket as '(' | ')' | '[' | ']' }
      else return { kind: colon === ':' ? ':' : 'other' }
    }
  }
}
