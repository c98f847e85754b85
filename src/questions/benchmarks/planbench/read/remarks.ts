// Remarks on an item that its own file does not contain: that its example reveals the answer, that the event achieves
// the goal, that prompt and instance differ.

import { listed, quoted } from '#base/words'
import { isError } from '#planning/pddl/diagnostic'
import type { Condition, Domain } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import { wordsOf } from '#planning/task/names'
import type { PlanBenchTask, ReadPrompt } from '../items'
import { sameFacts } from '../prompt/read-prompt'
import { walk } from '../prompt/walk'
import type { RecordRemark } from '../record'

export interface Remarked {
  readonly task: PlanBenchTask
  readonly prompt: ReadPrompt
  readonly domain: Domain
  /** The initial facts, or those after the event. */
  readonly init: ReadonlySet<string>
  readonly reference: unknown
  /** The PDDL of the instance, if the file contains it. */
  readonly instance: string | undefined
}

export function remarksOn(item: Remarked): RecordRemark[] {
  return [
    ...degenerate(item),
    ...item.prompt.problems.map(text => ({ code: 'unread-sentence', text })),
    ...strangers(item),
    ...disagreements(item),
    ...(item.reference === 'unsolvable'
      ? [{ code: 'unsolvable', text: 'The file says that this problem has no plan.' }]
      : []),
  ]
}

/** Reports items that can be answered without planning. */
function degenerate({ task, prompt, domain, init }: Remarked): RecordRemark[] {
  const { open, worked } = prompt
  const goal = open.goal ?? []
  if (task === 't6')
    return goal.every(fact => init.has(fact))
      ? [
          {
            code: 'goal-already-true',
            text: 'The event reaches the goal by itself: the empty plan is right.',
          },
        ]
      : []
  const [example] = worked
  if (example?.plan == null || !sameFacts(example.init, open.init)) return []
  const found: RecordRemark[] = []
  if (task === 't8_1' && goal.join() === (example.goal ?? []).join())
    found.push({
      code: 'query-equals-example',
      text:
        goal.length === 1
          ? 'The goal is one fact, so that shuffling it changed nothing: the question is its own example.'
          : 'The shuffled goal came out as it was: the question is its own example.',
    })
  let inside = goal.every(fact => init.has(fact))
  const walked = walk(domain, init, example.plan, facts => {
    inside ||= goal.every(fact => facts.has(fact))
  })
  if (walked === undefined || walked.broken !== undefined) return found
  if (goal.every(fact => walked.facts.has(fact)))
    found.push({
      code: 'example-plan-solves',
      text: 'The plan of the worked example, copied, is a right answer.',
    })
  else if (inside)
    found.push({
      code: 'prefix-of-example-solves',
      text: 'The first steps of the worked example, copied, are a right answer.',
    })
  return found
}

/**
 * Reports objects that the file's plan names and the prompt does not: its words do not distinguish them from others.
 */
function strangers({ prompt, init, reference }: Remarked): RecordRemark[] {
  const text = Array.isArray(reference) ? reference.join('\n') : reference
  if (typeof text !== 'string' || !/^\s*\(/.test(text)) return []
  const objects = new Set([...init].flatMap(fact => (wordsOf(fact) ?? []).slice(1)))
  const missing = new Set<string>()
  for (const [, inner] of text.toLowerCase().matchAll(/^\s*\(([^()\n]*)\)/gm))
    for (const name of inner!.trim().split(/\s+/).slice(1))
      if (!objects.has(name) && objectCalled(name, objects, prompt) === undefined) missing.add(name)
  if (missing.size === 0) return []
  return [
    {
      code: 'objects-collide',
      text: `The file's plan names ${listed([...missing].map(quoted))}, which the prompt does not mention: its words do not distinguish all objects. The problem is the one that the prompt describes.`,
    },
  ]
}

/** The object that a file names by some of its words: `red` for the red block. */
export function objectCalled(
  name: string,
  objects: Iterable<string>,
  { wordbook }: Pick<ReadPrompt, 'wordbook'>,
): string | undefined {
  for (const object of objects) {
    const words = wordbook.object(object)?.toLowerCase() ?? ''
    if (words === name || words.startsWith(`${name} `) || words.endsWith(` ${name}`)) return object
  }
  return undefined
}

/** Tasks that print the instance's own goal in the open block. */
const printsGoal: ReadonlySet<PlanBenchTask> = new Set(['t1', 't2', 't3', 't5', 't6', 't8_1', 't8_2'])

function disagreements({ task, prompt, domain, instance }: Remarked): RecordRemark[] {
  if (instance === undefined) return []
  const { problem, diagnostics } = parseProblem(instance, domain)
  const fault = diagnostics.find(isError)
  if (fault !== undefined) return [{ code: 'prompt-differs', text: `The instance has an error: ${fault.message}` }]
  const { open, wordbook } = prompt
  const isDescribed = (fact: string): boolean => (wordbook.predicates.get((wordsOf(fact) ?? [''])[0]!)?.length ?? 0) > 0
  const goal = factsOf(problem.goal)
  const pairs = [
    ['initial state', problem.init.map(printAtom).filter(isDescribed), open.init],
    ...(printsGoal.has(task) && goal !== undefined && open.goal !== null
      ? [['goal', goal.filter(isDescribed), open.goal] as const]
      : []),
  ] as const
  return pairs.flatMap(([what, one, other]) => {
    const names = new Set(other)
    const own = new Set(one)
    const missing = one.filter(fact => !names.has(fact))
    const extra = other.filter(fact => !own.has(fact))
    if (missing.length + extra.length === 0) return []
    const parts = [
      ...(extra.length > 0 ? [`only the prompt has ${listed(extra.map(quoted))}`] : []),
      ...(missing.length > 0 ? [`only the instance has ${listed(missing.map(quoted))}`] : []),
    ]
    return [
      {
        code: 'prompt-differs',
        text: `Prompt and instance disagree on the ${what}: ${parts.join('; ')}. The prompt counts.`,
      },
    ]
  })
}

/** The facts of a conjunctive goal; undefined for other goals. */
function factsOf(goal: Condition): string[] | undefined {
  if (goal.kind === 'atom') return [printAtom(goal.atom)]
  if (goal.kind !== 'and') return undefined
  const parts = goal.parts.map(factsOf)
  return parts.includes(undefined) ? undefined : parts.flatMap(part => part!)
}
