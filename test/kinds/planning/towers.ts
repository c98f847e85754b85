// Three blocks, small enough to follow by hand, for verdicts on plans.

import type { Answer, ReadItem } from '#language/answers/reading'
import { CheckerSteps } from '#planning/certificates/steps'
import { type KindCode, kindsOf } from '#questions/kinds/codes'
import { defaultLimits, type Draft } from '#questions/kinds/judging/draft'
import type { Asked } from '#questions/kinds/question'
import { kindOf } from '#questions/kinds/registry'
import type { Conclusion } from '#questions/kinds/showing/shown'
import type { Source } from '#planning/pddl/source'
import { type LoadedTask, loadTask } from '#planning/task/load'

export const span = { from: 0, to: 0 }

const domain = `(define (domain towers) (:requirements :strips :action-costs)
  (:predicates (on ?a ?b) (table ?a) (clear ?a) (block ?a) (tag ?a))
  (:functions (total-cost))
  (:action lift :parameters (?a ?b) :precondition (and (block ?a) (block ?b) (on ?a ?b) (clear ?a))
    :effect (and (table ?a) (clear ?b) (not (on ?a ?b)) (increase (total-cost) 1)))
  (:action put :parameters (?a ?b)
    :precondition (and (block ?a) (block ?b) (table ?a) (clear ?a) (clear ?b))
    :effect (and (on ?a ?b) (not (table ?a)) (not (clear ?b)) (increase (total-cost) 3)))
  (:action shift :parameters (?a ?b ?c)
    :precondition (and (block ?a) (block ?b) (block ?c) (on ?a ?b) (clear ?a) (clear ?c))
    :effect (and (on ?a ?c) (clear ?b) (not (on ?a ?b)) (not (clear ?c)) (increase (total-cost) 5))))`

/** `a` is on `b`, `c` next to them. */
export const towers = (goal: string, metric = ''): Source => ({
  domain,
  problem: `(define (problem three) (:domain towers) (:objects a b c)
    (:init (block a) (block b) (block c) (tag c) (on a b) (table b) (table c) (clear a) (clear c))
    (:goal ${goal})${metric})`,
})

export const priced = '(:metric minimize (total-cost))'

export const items = (...texts: readonly string[]): ReadItem[] => texts.map(text => ({ text, span }))
export const steps = (...texts: readonly string[]): Answer => ({
  kind: 'list',
  items: items(...texts),
})

/** The kind by the form of its answer. */
export const kindFor = (form: 'list' | 'two-lists' | 'verification', isPriced = false): KindCode =>
  kindsOf('planbench').find(code => {
    const { answer, priced: counts = false } = kindOf(code).words
    return answer.shape.form === form && counts === isPriced
  })!

export function readyOf(source: Source): LoadedTask {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  return loaded
}

export interface Judged {
  readonly draft: Draft
  readonly shown: Conclusion
  /** Claims that the checker accepted, by kind. */
  readonly claims: readonly string[]
  /** Texts of near misses and notes. */
  readonly asides: readonly string[]
}

/** The verdict with its certificates, which all have to be checked, and the checker's own result. */
export function judgedBy(source: Source, asked: Asked, answer: Answer): Judged {
  const ready = readyOf(source)
  const kind = kindOf(asked.kind)
  const draft = kind.judge(ready, asked, answer, defaultLimits)
  if (draft === undefined) throw new Error('no answer of this kind')
  const evidence = draft.evidence ?? []
  const checker = new CheckerSteps(ready.domain, ready.problem)
  return {
    draft,
    shown: kind.shown(asked, answer, evidence, checker),
    claims: evidence.map(({ claim, checked }) => (checked ? claim.kind : `unchecked ${claim.kind}`)),
    asides: (draft.findings ?? [])
      .filter(({ role }) => role === 'near-miss' || role === 'note')
      .map(({ text }) => text),
  }
}
