// Trucks on one-way roads that cost something, some of them only once, and parcels: facts of one object at a time, dead ends, and costs.

import { makeRng } from '#base/rng'

const domain = `(define (domain deliveries)
  (:types truck parcel place)
  (:predicates (parked ?t - truck ?p - place) (lies ?x - parcel ?p - place) (loaded ?x - parcel ?t - truck)
    (road ?p ?q - place) (ferry ?p ?q - place) (worn ?p ?q - place) (full ?t - truck))
  (:functions (length ?p ?q - place) (total-cost))
  (:action drive :parameters (?t - truck ?p ?q - place)
    :precondition (and (parked ?t ?p) (road ?p ?q))
    :effect (and (parked ?t ?q) (not (parked ?t ?p)) (increase (total-cost) (length ?p ?q))))
  (:action cross :parameters (?t - truck ?p ?q - place)
    :precondition (and (parked ?t ?p) (ferry ?p ?q) (not (worn ?p ?q)))
    :effect (and (parked ?t ?q) (worn ?p ?q) (not (parked ?t ?p)) (increase (total-cost) 1)))
  (:action load :parameters (?x - parcel ?t - truck ?p - place)
    :precondition (and (parked ?t ?p) (lies ?x ?p) (not (full ?t)))
    :effect (and (loaded ?x ?t) (full ?t) (not (lies ?x ?p)) (increase (total-cost) 1)))
  (:action drop :parameters (?x - parcel ?t - truck ?p - place)
    :precondition (and (parked ?t ?p) (loaded ?x ?t))
    :effect (and (lies ?x ?p) (not (loaded ?x ?t)) (not (full ?t)) (increase (total-cost) 1))))`

/** A small problem for the seed; some have no plan. */
export function deliveriesWith(seed: number): { domain: string; problem: string } {
  const rng = makeRng(`deliveries ${seed}`)
  const places = ['a', 'b', 'c', 'd', 'e'].slice(0, 3 + rng.below(3))
  const parcels = ['x', 'y', 'z'].slice(0, 1 + rng.below(3))
  const trucks = ['s', 't'].slice(0, 1 + rng.below(2))
  const roads = places.flatMap(p =>
    places.flatMap(q =>
      p === q || rng.below(2) === 0
        ? []
        : rng.below(4) === 0
          ? [`(ferry ${p} ${q})`]
          : [`(road ${p} ${q}) (= (length ${p} ${q}) ${rng.below(4)})`],
    ),
  )
  const init = [
    '(= (total-cost) 0)',
    ...roads,
    ...trucks.map(t => `(parked ${t} ${rng.pick(places)})`),
    ...parcels.map(x => `(lies ${x} ${rng.pick(places)})`),
  ]
  const goal = parcels.map(x => `(lies ${x} ${rng.pick(places)})`)
  const problem = `(define (problem some) (:domain deliveries)
    (:objects ${places.join(' ')} - place ${parcels.join(' ')} - parcel ${trucks.join(' ')} - truck)
    (:init ${init.join(' ')}) (:goal (and ${goal.join(' ')})) (:metric minimize (total-cost)))`
  return { domain, problem }
}
