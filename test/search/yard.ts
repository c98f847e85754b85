// Hands take things and stack them: facts about one exchangeable object, about two of a kind, and about two of
// two kinds.

import { makeRng } from '#base/rng'

const yard = `(define (domain yard)
  (:types thing hand place)
  (:predicates (at ?t - thing ?p - place) (holds ?h - hand ?t - thing) (on ?a ?b - thing)
    (clear ?t - thing) (free ?h - hand))
  (:action take :parameters (?h - hand ?t - thing ?p - place)
    :precondition (and (free ?h) (clear ?t) (at ?t ?p))
    :effect (and (holds ?h ?t) (not (free ?h)) (not (at ?t ?p)) (not (clear ?t))))
  (:action put :parameters (?h - hand ?t - thing ?p - place)
    :precondition (holds ?h ?t)
    :effect (and (at ?t ?p) (free ?h) (clear ?t) (not (holds ?h ?t))))
  (:action stack :parameters (?h - hand ?t ?b - thing)
    :precondition (and (holds ?h ?t) (clear ?b))
    :effect (and (on ?t ?b) (free ?h) (clear ?t) (not (clear ?b)) (not (holds ?h ?t))))
  (:action pass :parameters (?h ?g - hand ?t - thing)
    :precondition (and (holds ?h ?t) (free ?g))
    :effect (and (holds ?g ?t) (free ?h) (not (free ?g)) (not (holds ?h ?t)))))`

/** A small problem for the seed. */
export function yardWith(seed: number): { domain: string; problem: string } {
  const rng = makeRng(`yard ${seed}`)
  const things = ['a', 'b', 'c', 'd'].slice(0, 3 + rng.below(2))
  const places = ['p', 'q', 'r'].slice(0, 2 + rng.below(2))
  const goals = things.flatMap((thing, i) =>
    rng.below(3) === 0
      ? [`(at ${thing} ${rng.pick(places)})`]
      : rng.below(3) === 0 && i > 0
        ? [`(on ${thing} ${things[i - 1]})`]
        : [],
  )
  const problem = `(define (problem y) (:domain yard)
    (:objects ${things.join(' ')} - thing ${places.join(' ')} - place h g - hand)
    (:init (free h) (free g) ${things.map(t => `(clear ${t}) (at ${t} ${rng.pick(places)})`).join(' ')})
    (:goal (and ${goals.length > 0 ? goals.join(' ') : '(holds h a)'})))`
  return { domain: yard, problem }
}
