// The targets with which the benchmark's own program scores an answer. They often require less than the prompt.

import { loadTask, type LoadedTask } from '#planning/task/load'
import type { Condition } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import type { Question } from '#questions/kinds/question'
import { readPrompt } from './prompt/read-prompt'
import { type PlanBenchRecord, promptOf, referenceOf } from './record'
import { wordbookFor } from './wordbook-for'

export interface PlanTarget {
  readonly loaded: LoadedTask
  /** Facts that replace the problem's goal; undefined if the goal is used. */
  readonly goal?: readonly string[]
}

/** The problem and goal that a plan is checked against; a sentence if they are unknown. */
export function planTarget(question: Question, record: PlanBenchRecord): PlanTarget | string {
  const { judged } = question
  if (judged === null) return 'This record comes without a problem that could be checked against.'
  const loaded = loadTask(judged)
  if (loaded.kind !== 'ready') return loaded.message
  switch (record.task) {
    case 't4':
    case 't6': {
      const goal = goalOfNewInstance(record.fields.new_instance)
      if (goal !== undefined) return { loaded, goal }
      return record.task === 't4' ? { loaded, goal: goalWithoutInit(loaded) } : { loaded }
    }
    case 't8_3': {
      const goal = originalGoal(question, record, loaded)
      return goal === undefined
        ? 'The official score uses the original goal, which is in the first part of the prompt; this question does not include it.'
        : { loaded, goal }
    }
    default:
      return { loaded: fileInstance(record, judged.domain) ?? loaded }
  }
}

/** The reference answer of the file or of a recording; undefined if neither has one. */
export const officialReference = (record: PlanBenchRecord): unknown =>
  referenceOf(record) === undefined ? record.fields.reference : referenceOf(record)

/** The scored goal of t4 is the printed state without the initial facts. */
function goalWithoutInit({ problem }: LoadedTask): string[] {
  const init = new Set(problem.init.map(printAtom))
  return goalAtoms(problem.goal).filter(atom => !init.has(atom))
}

/** The facts of a conjunction, as `(on a b)`. */
function goalAtoms(goal: Condition): string[] {
  if (goal.kind === 'atom') return [printAtom(goal.atom)]
  return goal.kind === 'and' ? goal.parts.flatMap(goalAtoms) : []
}

/** `new_instance.instance.goal`: each as `[name, [args]]`. */
function goalOfNewInstance(value: unknown): string[] | undefined {
  const { instance } = fieldsOf(value)
  const { goal } = fieldsOf(instance)
  if (!Array.isArray(goal)) return undefined
  const atoms: string[] = []
  for (const each of goal) {
    if (!Array.isArray(each) || typeof each[0] !== 'string') return undefined
    const args = Array.isArray(each[1]) ? each[1] : []
    atoms.push(`(${[each[0], ...args].join(' ').toLowerCase()})`)
  }
  return atoms
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** The text of the instance, if the record contains it. */
function instanceText({ fields }: PlanBenchRecord): string | undefined {
  const { instances, instance_id: id } = fields
  const text = fieldsOf(instances)[String(id)]
  return typeof text === 'string' ? text : undefined
}

/** The goal of t8_3's worked example, or of the instance's file. */
function originalGoal(question: Question, record: PlanBenchRecord, { domain }: LoadedTask): string[] | undefined {
  const text = instanceText(record)
  if (text !== undefined) return goalAtoms(parseProblem(text, domain).problem.goal)
  const prompt = readPrompt(promptOf(question), wordbookFor(record, question.judged?.domain), domain)
  if ('problem' in prompt) return undefined
  const goal = prompt.worked[0]?.goal
  return goal === null || goal === undefined ? undefined : [...goal]
}

/** The file's own problem, if the prompt describes another one: the original program never reads prompts. */
function fileInstance(record: PlanBenchRecord, domain: string): LoadedTask | undefined {
  if (!record.remarks.some(({ code }) => code === 'prompt-differs')) return undefined
  const problem = instanceText(record)
  const loaded = problem === undefined ? undefined : loadTask({ domain, problem })
  return loaded?.kind === 'ready' ? loaded : undefined
}
