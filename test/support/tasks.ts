// Six tiny tasks, solved by hand, each for a different special case.

import type { Task } from '#planning/task/task'
import { taskOf } from './task'

export interface TinyTask {
  readonly name: string
  readonly domain: string
  readonly problem: string
  /** Cost of a cheapest plan; undefined if there is none. */
  readonly optimalCost: number | undefined
  /** One cheapest plan. */
  readonly plan: readonly string[] | undefined
  /** Number of cheapest plans. */
  readonly planCount: number
  /** Number of reachable states, including the initial one. */
  readonly stateCount: number
  /** Non-trivial landmarks. */
  readonly landmarks: readonly string[]
}

const rooms = `(define (domain rooms)
  (:requirements :strips :typing)
  (:types room thing)
  (:predicates (door ?a ?b - room) (in ?r - room) (lies ?t - thing ?r - room) (carried ?t - thing))
  (:action go
    :parameters (?a ?b - room)
    :precondition (and (in ?a) (door ?a ?b))
    :effect (and (not (in ?a)) (in ?b)))
  (:action take
    :parameters (?t - thing ?r - room)
    :precondition (and (in ?r) (lies ?t ?r))
    :effect (and (not (lies ?t ?r)) (carried ?t))))`

/** There is no plan, since no door leads to the goal. */
export const noPlan: TinyTask = {
  name: 'no plan',
  domain: rooms,
  problem: `(define (problem locked) (:domain rooms)
    (:objects hall attic cellar - room)
    (:init (in hall) (door hall attic) (door attic hall))
    (:goal (in cellar)))`,
  optimalCost: undefined,
  plan: undefined,
  planCount: 0,
  stateCount: 2,
  landmarks: [],
}

/** The goal holds initially. */
export const emptyPlan: TinyTask = {
  name: 'empty plan',
  domain: rooms,
  problem: `(define (problem there) (:domain rooms)
    (:objects hall attic - room)
    (:init (in hall) (door hall attic))
    (:goal (in hall)))`,
  optimalCost: 0,
  plan: [],
  planCount: 1,
  stateCount: 2,
  landmarks: [],
}

/** Going down to the cellar is a dead end, since its door opens one way. */
export const deadEnd: TinyTask = {
  name: 'dead end',
  domain: rooms,
  problem: `(define (problem trap) (:domain rooms)
    (:objects hall attic cellar - room lamp - thing)
    (:init (in hall) (lies lamp attic) (door hall attic) (door attic hall) (door hall cellar))
    (:goal (and (carried lamp) (in hall))))`,
  optimalCost: 3,
  plan: ['(go hall attic)', '(take lamp attic)', '(go attic hall)'],
  planCount: 1,
  stateCount: 6,
  landmarks: ['(in attic)'],
}

/** Two paths around the square are equally short. */
export const twoPlans: TinyTask = {
  name: 'two optimal plans',
  domain: rooms,
  problem: `(define (problem square) (:domain rooms)
    (:objects north east south west - room)
    (:init (in north) (door north east) (door north west) (door east south) (door west south))
    (:goal (in south)))`,
  optimalCost: 2,
  plan: ['(go north east)', '(go east south)'],
  planCount: 2,
  stateCount: 4,
  landmarks: [],
}

/** `refresh` adds and deletes the same fact, which holds afterwards. */
export const addAndDelete: TinyTask = {
  name: 'adds and deletes the same fact',
  domain: `(define (domain refresh)
  (:requirements :strips)
  (:predicates (fresh) (stale) (done))
  (:action refresh
    :parameters ()
    :precondition (stale)
    :effect (and (fresh) (not (fresh)) (not (stale))))
  (:action finish
    :parameters ()
    :precondition (fresh)
    :effect (done)))`,
  problem: `(define (problem one) (:domain refresh)
    (:init (stale))
    (:goal (done)))`,
  optimalCost: 2,
  plan: ['(refresh)', '(finish)'],
  planCount: 1,
  stateCount: 3,
  landmarks: ['(fresh)'],
}

/** The goal contains a true static fact and a fact that must be achieved. */
export const staticGoal: TinyTask = {
  name: 'static goal',
  domain: rooms,
  problem: `(define (problem known) (:domain rooms)
    (:objects hall attic - room)
    (:init (in hall) (door hall attic))
    (:goal (and (door hall attic) (in attic))))`,
  optimalCost: 1,
  plan: ['(go hall attic)'],
  planCount: 1,
  stateCount: 2,
  landmarks: [],
}

export const tinyTasks: readonly TinyTask[] = [noPlan, emptyPlan, deadEnd, twoPlans, addAndDelete, staticGoal]

/** The grounded task of a tiny task. */
export const groundTiny = (tiny: TinyTask): Task => taskOf(tiny.domain, tiny.problem)
