// One small task for the settled cases, and the verdict on an answer to it.

import type { Asked } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { judge } from '#questions/kinds/judge'
import type { Verdict } from '#questions/kinds/verdict'
import type { TinyTask } from '../../support/tasks'

export const verdictOn = (
  tiny: Pick<TinyTask, 'domain' | 'problem'> | Source,
  asked: Asked,
  text: string,
  maxStates = defaultLimits.maxStates,
): Verdict => judge({ domain: tiny.domain, problem: tiny.problem }, asked, text, { maxStates })

/** Two rooms, a lamp to be carried; some actions never become applicable. */
export const house: Source = {
  domain: `(define (domain house)
  (:requirements :strips :typing)
  (:types room lamp)
  (:predicates (door ?a ?b - room) (in ?r - room) (lies ?l - lamp ?r - room) (carried ?l - lamp))
  (:action go :parameters (?a ?b - room)
    :precondition (and (in ?a) (door ?a ?b)) :effect (and (not (in ?a)) (in ?b)))
  (:action take :parameters (?l - lamp ?r - room)
    :precondition (and (in ?r) (lies ?l ?r)) :effect (and (not (lies ?l ?r)) (carried ?l))))`,
  problem: `(define (problem two) (:domain house)
    (:objects hall attic - room lamp - lamp)
    (:init (in hall) (door hall attic) (door attic hall) (lies lamp attic))
    (:goal (carried lamp)))`,
}
export const plan = ['(go hall attic)', '(take lamp attic)']
export const detour = ['(go hall attic)', '(go attic hall)', '(go hall attic)', '(take lamp attic)', '(go attic hall)']
