// Extracts what a record's kind needs from its question: a sequence, a plan, or the action described in English. The
// published answer is never read.

import type { ActionId, FactId, Task } from '#planning/task/task'
import { FLUENT } from '#planning/task/task'
import { actionName, factName } from '#planning/task/names'
import { holds, isApplicable, progress } from '#planning/task/step'
import type { Asked } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import type { AskedOutcome } from '../family'
import type { RecordContent } from './record'
import { type Candidate, findActionInWords } from './action-in-words'
import { isSequence, quotedSequence, readSequence } from '#language/english/sequences'
import { publishedPlanText } from './published-plan'

/** What an open record asks; `task` avoids grounding its source again. */
export function askedOf(record: RecordContent, task?: Task): AskedOutcome {
  const { kind, question } = record
  switch (kind) {
    case 'val': {
      const sequence = quotedSequence(question)
      if (sequence.length === 0) return unclear('The question holds no sequence of actions.')
      return { kind: 'asked', asked: { kind, sequence } }
    }
    case 'just': {
      const cut = publishedPlanText(question)
      const plan = isSequence(cut) ? readSequence(cut) : quotedSequence(question)
      if (plan.length === 0) return unclear('The question holds no plan.')
      return { kind: 'asked', asked: { kind, plan } }
    }
    case 'prog':
      return progressionOf(record, task)
    default:
      return { kind: 'asked', asked: { kind } }
  }
}

/**
 * The same in the form that a question stores, if the words suffice for it. Matching an action described in English
 * against the grounded problem is deferred.
 */
export function askedByWords(record: RecordContent): {
  readonly asked?: Asked | null
  readonly askedProblem?: string
} {
  if (record.kind === 'prog') {
    const action = writtenAction(record.question)
    return action === undefined ? {} : { asked: { kind: 'prog', action } }
  }
  const found = askedOf(record)
  return found.kind === 'asked' ? { asked: found.asked } : { asked: null, askedProblem: found.reason }
}

const unclear = (reason: string): AskedOutcome => ({ kind: 'unclear', reason })

/** The action of a progression question that is written as `(name arg …)`. */
function writtenAction(question: string): string | undefined {
  const phrase = actionPhrase(question)
  const written = phrase === undefined || !isSequence(phrase) ? [] : readSequence(phrase)
  return written.length === 1 ? written[0] : undefined
}

function progressionOf(record: RecordContent, given: Task | undefined): AskedOutcome {
  const phrase = actionPhrase(record.question)
  if (phrase === undefined) return unclear('The question names no action in double quotes.')
  const written = writtenAction(record.question)
  if (written !== undefined) return { kind: 'asked', asked: { kind: 'prog', action: written } }
  if (record.source === null && given === undefined)
    return unclear('The record carries no PDDL, so the action cannot be found.')
  const task = given ?? taskOf(record.source!)
  if (typeof task === 'string') return unclear(task)
  const plain = plainAction(phrase, task)
  if (plain !== undefined) return { kind: 'asked', asked: { kind: 'prog', action: plain } }
  const actionInWords = findActionInWords(phrase, applicableNow(task), task.objects)
  return actionInWords.kind === 'found'
    ? { kind: 'asked', asked: { kind: 'prog', action: actionInWords.action } }
    : actionInWords
}

/** The text in double quotes after the word "action", else in the first double quotes. */
function actionPhrase(question: string): string | undefined {
  const match = /\baction\s*[:,]?\s*["“]([^"“”]+)["”]/i.exec(question)
  const phrase = match?.[1] ?? /["“]([^"“”]+)["”]/.exec(question)?.[1]
  return phrase?.trim() || undefined
}

/** `name arg …` without brackets, if it is a schema of the domain with the right number of known objects. */
function plainAction(phrase: string, task: Task): string | undefined {
  const [name, ...names] = phrase
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter(Boolean)
  const schema = task.domain.actions.find(one => one.name === name)
  if (schema === undefined || schema.parameters.length !== names.length) return undefined
  const known = new Set(task.objects)
  return names.every(object => known.has(object)) ? `(${[name, ...names].join(' ')})` : undefined
}

/** The grounded source, or why grounding failed. */
function taskOf(source: Source): Task | string {
  const prepared = loadTask(source)
  return prepared.kind === 'ready' ? prepared.task : prepared.message
}

/** The applicable actions of the initial state with their effects. */
export function applicableNow(task: Task): Candidate[] {
  const found: Candidate[] = []
  for (let action = 0 as ActionId; action < task.actionCount; action++) {
    if (!isApplicable(task, task.initial, action)) continue
    const after = progress(task, task.initial, action)
    const adds: string[] = []
    const deletes: string[] = []
    for (let fact = 0 as FactId; fact < task.factCount; fact++) {
      if (task.factKind[fact] !== FLUENT) continue
      const before = holds(task.initial, fact)
      if (before !== holds(after, fact)) (before ? deletes : adds).push(factName(task, fact))
    }
    const text = actionName(task, action)
    const [schema, ...objects] = text.slice(1, -1).split(' ')
    found.push({ text, schema: schema!, objects, adds, deletes })
  }
  return found
}
