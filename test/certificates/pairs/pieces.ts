// Domains and problems that the tests of evidence about two problems share.

/** Four actions on blocks. */
export const blocks = `(define (domain blocks)
  (:predicates (on ?x ?y) (on-table ?x) (clear ?x) (holding ?x) (arm-empty))
  (:action pick-up :parameters (?x)
    :precondition (and (clear ?x) (on-table ?x) (arm-empty))
    :effect (and (not (on-table ?x)) (not (clear ?x)) (not (arm-empty)) (holding ?x)))
  (:action put-down :parameters (?x)
    :precondition (holding ?x)
    :effect (and (not (holding ?x)) (clear ?x) (arm-empty) (on-table ?x)))
  (:action stack :parameters (?x ?y)
    :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (arm-empty) (on ?x ?y)))
  (:action unstack :parameters (?x ?y)
    :precondition (and (on ?x ?y) (clear ?x) (arm-empty))
    :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (arm-empty)) (not (on ?x ?y)))))`

export const blocksProblem = (objects: string, init: string, goal: string): string =>
  `(define (problem p) (:domain blocks) (:objects ${objects}) (:init ${init}) (:goal ${goal}))`

/** The same evidence with the objects of its renaming exchanged. */
export function swapped<T extends { readonly renaming: readonly (readonly string[])[] }>(given: T): T {
  const [[a, b], [c, d], ...rest] = given.renaming as [[string, string], [string, string]]
  return { ...given, renaming: [[a, d], [c, b], ...rest] }
}
